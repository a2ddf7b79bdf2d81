"""From one season to the next: keyples come home, boards are folded anew in secret, teams are made up."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Chance, Event, Frame, Listener, Step, Value, ask
from keydom.games.keyper.actions import ASIDE, BOARDS, DISPLAY, FOLD, SPARE, KeyperAction
from keydom.games.keyper.components import ALL_COLOURS, ALL_DISPLAYS, BOATS, COLOURS, SEASONS, SPRING, WINTER
from keydom.games.keyper.rules.fairs import FairRound
from keydom.games.keyper.rules.housing import Shelter
from keydom.games.keyper.rules.market import Fill
from keydom.games.keyper.rules.rounds import SeatRound
from keydom.games.keyper.rules.turns import Next
from keydom.games.keyper.state import (
    ALL_PLOTS,
    FIRST_PLOT,
    KEYPLE_BITS,
    NOBODY,
    KeyperState,
    bits,
    changed,
    colour_of,
    field_spot,
    set_of,
)

ALL_BOATS: Final = 0b111111


class Season(Step[KeyperState]):
    """Turns until the season ends; then fairs, housing, and the way home."""

    def run(self, state: KeyperState, tell: Listener | None) -> None:
        if tell is not None:
            tell(Event("season", {"season": f"season:{SEASONS[state.season]}", "seat": f"seat:{state.start}"}))
        state.frames.append(Homecoming())
        state.frames.append(Shelter())
        state.frames.append(FairRound())
        state.frames.append(Next(state.next_to(state.start, state.seats - 1)))


class Homecoming(Step[KeyperState]):
    """Everybody takes the claimed board's keyples and those at home; after winter the game is over."""

    def run(self, state: KeyperState, tell: Listener | None) -> None:
        retrieve(state)
        if state.season == WINTER:
            return
        state.discards |= state.market
        state.market = 0
        if state.season == SPRING:
            state.bag |= state.aside
            state.aside = 0
        state.season = WINTER if state.short else state.season + 1  # R-KR-37
        state.start = state.last
        state.last = NOBODY
        state.boats = 0
        state.moored = [NOBODY] * state.seats
        state.frames.append(Season())
        state.frames.append(MakeUp())
        state.frames.append(Folding())
        state.frames.append(Aside())
        state.frames.append(Fill())


def retrieve(state: KeyperState) -> None:
    """Keypers and keyples go back to the keyps. What a board shows, and who claimed it, stays."""
    for board in range(state.seats):
        for field in state.fields_on(board):
            _pick_up(state, state.claimed[board], field_spot(board, field))
    for place in range(state.seats * ALL_PLOTS):
        _pick_up(state, place // ALL_PLOTS, FIRST_PLOT + place)
    for place in range(state.seats * ALL_COLOURS):
        state.team[place] += state.resting[place]
    state.resting = [0] * len(state.resting)
    state.keypers = (1 << state.seats) - 1
    for seat in range(state.seats):
        state.left[seat] = 1 + sum(state.keyp(seat))


def _pick_up(state: KeyperState, seat: int, spot: int) -> None:
    there = state.spots[spot]
    if there:
        state.spots[spot] = 0
    while there:
        state.team[seat * ALL_COLOURS + colour_of(there)] += 1
        there >>= KEYPLE_BITS


class Aside(Chance[KeyperState, KeyperAction]):
    """The two boats of six that are left out this season."""

    def offer(self, state: KeyperState) -> list[Action]:
        return [ASIDE.of(one, other) for one in range(BOATS) for other in range(one + 1, BOATS)]

    def apply(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        state.boats = ALL_BOATS & ~(1 << action.boat) & ~(1 << action.other)
        if tell is not None:
            boats = " ".join([f"boat:boat-{boat + 1}" for boat in bits(state.boats)])
            tell(Event("boats", {"boats": boats}))


class Folding(SeatRound):
    """One after the other the players choose, in secret, what their boards show; then all are laid out."""

    def serve(self, state: KeyperState, seat: int, tell: Listener | None) -> None:
        state.frames.append(Fold(seat))

    def run(self, state: KeyperState, tell: Listener | None) -> None:
        super().run(state, tell)
        if self.served < state.seats:
            return
        first = set_of(state.season)
        state.displays = [first + state.folds[seat] for seat in state.claimed]
        for board, seat in enumerate(state.claimed):
            if tell is not None:
                display = f"display:{DISPLAY.write(state.displays[board])}"
                tell(Event("folded", {"seat": f"seat:{seat}", "board": f"board:{BOARDS[board]}", "display": display}))
        state.folds = [NOBODY] * state.seats
        state.claimed = [NOBODY] * state.seats


class Fold(Frame[KeyperState, KeyperAction]):
    """What a player's board is to show this season."""

    def offer(self, state: KeyperState) -> list[Action]:
        first = set_of(state.season)
        return [FOLD.of(first + number) for number in range(ALL_DISPLAYS)]

    def apply(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        state.folds = changed(state.folds, self.seat, action.display % ALL_DISPLAYS)

    def text_for(self, state: KeyperState, action: KeyperAction, seat: int | None) -> str:
        return str(action) if seat == self.seat else "fold ?"

    def reveals(self, state: KeyperState, action: KeyperAction) -> bool:
        return state.folds.count(NOBODY) == 1  # the last one: now all are shown

    def why_not(self, state: KeyperState, action: KeyperAction) -> Event | None:
        if action.verb is not FOLD or action.display >= len(DISPLAY.names):
            return None
        return Event("display-of-another-season", {"display": f"display:{DISPLAY.write(action.display)}"})


class MakeUp(SeatRound):
    """Teams that are too large send keyples to rest on the keyp tile, player by player (R-KR-30)."""

    def serve(self, state: KeyperState, seat: int, tell: Listener | None) -> None:
        reduce_team(state, seat, 0, tell)


def reduce_team(state: KeyperState, seat: int, floor: int, tell: Listener | None) -> None:
    """Bring a team down to its cap; colours are chosen in a fixed order, so that each choice appears once."""
    if state.left[seat] - 1 > state.cap:
        ask(state, Spare(seat, floor), tell)


class Spare(Frame[KeyperState, KeyperAction]):
    """Which keyple is to rest on the keyp tile."""

    def __init__(self, seat: int, floor: int) -> None:
        super().__init__(seat)
        self.floor = floor

    def offer(self, state: KeyperState) -> list[Action]:
        surplus = state.left[self.seat] - 1 - state.cap
        found: list[Action] = []
        behind = 0
        for colour in range(ALL_COLOURS - 1, self.floor - 1, -1):
            count = state.in_keyp(self.seat, colour)
            behind += count
            if count and behind >= surplus:
                found.append(SPARE.of(colour))
        found.reverse()
        return found

    def apply(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        state.leave_keyp(self.seat, action.colour)
        place = self.seat * ALL_COLOURS + action.colour
        state.resting = changed(state.resting, place, state.resting[place] + 1)
        if tell is not None:
            tell(Event("rested", {"seat": f"seat:{self.seat}", "colour": f"keyple:{COLOURS[action.colour]}"}))
        reduce_team(state, self.seat, action.colour, tell)

    def why_not(self, state: KeyperState, action: KeyperAction) -> Event | None:
        if action.verb is not SPARE or action.colour >= ALL_COLOURS:
            return None
        colour: dict[str, Value] = {"colour": f"keyple:{COLOURS[action.colour]}"}
        if state.in_keyp(self.seat, action.colour) == 0:
            return Event("no-such-keyple", colour)
        return Event("out-of-order", colour)
