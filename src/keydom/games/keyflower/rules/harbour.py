"""Boats: what they bring at the start of a season, and who takes which at its end."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Chance, Event, Frame, Listener, Step, ask
from keydom.core.state import place_by_odds
from keydom.games.keyflower.actions import BOARD, LOAD, LOAD_SKILL, KeyflowerAction
from keydom.games.keyflower.components import (
    A_SKILL,
    A_WORKER,
    ALL_COLOURS,
    ALL_SKILLS,
    BOAT_1A,
    BOAT_1B,
    BOAT_7B,
    FIRST_BOAT,
    GOLD,
    TILES,
    WINTER,
    of_colour,
    of_skill,
)
from keydom.games.keyflower.rules.gains import draw_workers, put_goods, take_greens
from keydom.games.keyflower.state import NOBODY, KeyflowerState
from keydom.games.keyflower.state.full_state import more


def load_of(state: KeyflowerState, place: int) -> list[int]:
    """What a boat brings this season, as counts of items."""
    return state.box.load[(state.boats[place] - FIRST_BOAT) * WINTER + state.season]


def shares(wanted: list[int], there: int) -> list[int]:
    """What each boat gets: all it wants, or, when that is too much, one at a time in the boats' order (R-KF-04)."""
    got = [0] * len(wanted)
    while there:
        before = there
        for place in range(len(wanted)):
            if got[place] < wanted[place] and there:
                got[place] += 1
                there -= 1
        if before == there:
            break
    return got


def load_boats(state: KeyflowerState) -> None:
    """The season's boats come in."""
    places = range(len(state.boats))
    state.docked = (1 << len(state.boats)) - 1
    workers = shares([load_of(state, place)[A_WORKER] for place in places], state.bag_size)
    skills = shares([load_of(state, place)[A_SKILL] for place in places], state.pile_size)
    for place in places:
        state.hooks.ship(state, place)
    for place in reversed(places):
        if skills[place]:
            state.frames.append(LoadSkills(place, skills[place]))
        if workers[place]:
            state.frames.append(LoadWorkers(place, workers[place]))


class OnBoard(Chance[KeyflowerState, KeyflowerAction]):
    """Draws onto a boat, for all to see."""

    def __init__(self, place: int, left: int) -> None:
        super().__init__()
        self.place = place
        self.left = left


class LoadWorkers(OnBoard):
    """A worker from the bag."""

    def offer(self, state: KeyflowerState) -> list[Action]:
        return [LOAD.of(colour) for colour in range(ALL_COLOURS) if state.bag[colour]]

    def odds(self, state: KeyflowerState) -> list[int]:
        return [count for count in state.bag if count]

    def deal(self, state: KeyflowerState, luck: float) -> Action:
        return LOAD.of(place_by_odds(state.bag, luck))

    def apply(self, state: KeyflowerState, action: KeyflowerAction, tell: Listener | None) -> None:
        state.draw_worker(action.colour)
        state.cargo = more(state.cargo, of_colour(self.place, action.colour), 1)
        if self.left > 1:
            state.frames.append(LoadWorkers(self.place, self.left - 1))


class LoadSkills(OnBoard):
    """A skill from the pile, laid face up."""

    def offer(self, state: KeyflowerState) -> list[Action]:
        return [LOAD_SKILL.of(skill) for skill in range(ALL_SKILLS) if state.pile[skill]]

    def odds(self, state: KeyflowerState) -> list[int]:
        return [count for count in state.pile if count]

    def deal(self, state: KeyflowerState, luck: float) -> Action:
        return LOAD_SKILL.of(place_by_odds(state.pile, luck))

    def apply(self, state: KeyflowerState, action: KeyflowerAction, tell: Listener | None) -> None:
        state.draw_skill(action.skill)
        state.crates = more(state.crates, of_skill(self.place, action.skill), 1)
        if self.left > 1:
            state.frames.append(LoadSkills(self.place, self.left - 1))


class Embark(Step[KeyflowerState]):
    """The end of a season: the start player's piece finds its owner, and boats are taken in turn order."""

    def __init__(self, winners: tuple[int, ...]) -> None:
        super().__init__()
        self.winners = winners  # of each turn order tile, or NOBODY

    def run(self, state: KeyflowerState, tell: Listener | None) -> None:
        if self.winners[-1] == NOBODY:  # R-KF-15: it goes on to the left, but after the boats
            state.frames.append(PassMarker())
        else:
            hand_marker(state, self.winners[-1], tell)
        order: list[int] = []
        for seat in [*self.winners, *state.clockwise(state.start)]:
            if seat != NOBODY and seat not in order:
                order.append(seat)
        state.frames.append(Boarding(tuple(order)))


def hand_marker(state: KeyflowerState, seat: int, tell: Listener | None) -> None:
    if tell is not None and seat != state.start:
        tell(Event("took-start", {"seat": f"seat:{seat}"}))
    state.start = seat


class PassMarker(Step[KeyflowerState]):
    """Nobody bid for the start player's piece: it goes to the left."""

    def run(self, state: KeyflowerState, tell: Listener | None) -> None:
        hand_marker(state, state.next_to(state.start), tell)


class Boarding(Step[KeyflowerState]):
    """The next in order takes a boat; the last one has no choice."""

    def __init__(self, order: tuple[int, ...]) -> None:
        super().__init__()
        self.order = order

    def run(self, state: KeyflowerState, tell: Listener | None) -> None:
        if not self.order:
            return
        state.frames.append(Boarding(self.order[1:]))
        ask(state, Board(self.order[0]), tell)


class Board(Frame[KeyflowerState, KeyflowerAction]):
    """Which boat: for what it carries, in winter for itself."""

    def offer(self, state: KeyflowerState) -> list[Action]:
        return [BOARD.of(boat) for place, boat in enumerate(state.boats) if (state.docked >> place) & 1]

    def apply(self, state: KeyflowerState, action: KeyflowerAction, tell: Listener | None) -> None:
        seat, place = self.seat, state.boats.index(action.tile)
        if tell is not None:
            tell(Event("took-boat", {"seat": f"seat:{seat}", "tile": f"tile:{TILES[action.tile]}"}))
        if state.season == WINTER:
            state.boarding_rank = state.boarding_rank[:]
            state.boarding_rank[seat] = len(state.boats) - state.docked.bit_count()
            state.docked &= ~(1 << place)
            state.give_tile(action.tile, seat)
            return
        state.docked &= ~(1 << place)
        state.cargo, workers = unloaded(state.cargo, of_colour(place, 0), ALL_COLOURS)
        for colour in range(ALL_COLOURS):
            state.gain_workers(seat, colour, workers[colour])
        state.crates, skills = unloaded(state.crates, of_skill(place, 0), ALL_SKILLS)
        for skill in range(ALL_SKILLS):
            state.gain_skill(seat, skill, skills[skill])
        state.hooks.unship(state, place, seat)


def unloaded(loads: list[int], first: int, kinds: int) -> tuple[list[int], list[int]]:
    """What is on all boats once this many kinds, from the first on, are taken from one, and what was taken."""
    left = loads[:]
    for place in range(first, first + kinds):
        left[place] = 0
    return left, loads[first : first + kinds]


class SummerBoats(Step[KeyflowerState]):
    """Boats 1 and 7 bring their owners what they bring at the end of a season, winter included (R-KF-16)."""

    def run(self, state: KeyflowerState, tell: Listener | None) -> None:
        if state.owner[BOAT_7B] >= 0:
            seat = state.owner[BOAT_7B]
            put_goods(state, seat, state.homes[seat], [int(good != GOLD) for good in range(GOLD + 1)], tell)
        if state.owner[BOAT_1B] >= 0:
            take_greens(state, state.owner[BOAT_1B], 1, tell)
        if state.owner[BOAT_1A] >= 0:
            draw_workers(state, state.owner[BOAT_1A], 2, tell)
