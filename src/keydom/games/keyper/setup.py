"""Setting up: boards for spring, the first tiles and boats, teams, three private fairs each, and who starts."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Chance, Event, Listener, Options, Step, settle
from keydom.games.keyper.actions import DEAL, FAIR, NINTH, START, KeyperAction
from keydom.games.keyper.components import (
    ALL_COLOURS,
    ALL_RESOURCES,
    ALL_SEASONS,
    COLOURS,
    COUNTRY_TILES,
    FAIR_SEASONS,
    HOME_TILES,
    PRIVATE_FAIRS,
    SPRING,
    WINTER_FAIRS,
    Box,
    fair_number,
)
from keydom.games.keyper.rules.market import Fill
from keydom.games.keyper.rules.seasons import Aside, Season
from keydom.games.keyper.state import ALL_PLOTS, FIRST_PLOT, NOBODY, KeyperState, changed, fair_place, set_of

PLENTY: Final = 1_000  # of each resource, where the supply is unlimited: more than any game can use
TEAM: Final = 8
PAIR_TEAM: Final = 9  # of two players


def start(box: Box, seats: int, options: Options) -> KeyperState:
    """The table before the first tile is drawn."""
    state = KeyperState()
    nine = seats == 2 and options["pair"] == "nine"
    state.frames = []
    state.box = box
    state.seats = seats
    state.cap = PAIR_TEAM if nine else TEAM
    state.short = options["length"] == "short"
    state.season = SPRING
    state.start = NOBODY
    state.last = NOBODY
    state.displays = [set_of(SPRING) + board for board in range(seats)]
    state.claimed = [NOBODY] * seats
    state.boats = 0
    state.moored = [NOBODY] * seats
    _teams(state)
    _tiles(state)
    state.supply = box.supply[:] if options["supply"] == "finite" else [PLENTY] * ALL_RESOURCES
    state.goods = [0] * (seats * ALL_RESOURCES)
    for seat in range(seats):
        for resource in range(ALL_RESOURCES):
            for _ in range(box.start[resource]):
                state.gain(seat, resource)
    state.shipping = [0] * seats
    state.private = [NOBODY] * (seats * FAIR_SEASONS)
    state.folds = [NOBODY] * seats
    state.frames.extend([Season(), StartPlayer(), Dealing(0)])
    if nine:
        state.frames.extend([Ninth(1), Ninth(0)])
    state.frames.extend([Aside(), Fill()])
    settle(state, None)
    return state


def _teams(state: KeyperState) -> None:
    state.spots = [0] * (FIRST_PLOT + state.seats * ALL_PLOTS)
    state.team = state.box.team * state.seats
    state.resting = [0] * (state.seats * ALL_COLOURS)
    state.reserve = [state.box.keyples[colour] - state.seats * state.box.team[colour] for colour in range(ALL_COLOURS)]
    state.left = [1 + sum(state.box.team)] * state.seats
    state.keypers = (1 << state.seats) - 1


def _tiles(state: KeyperState) -> None:
    seats = state.seats
    state.tops = [0] * (seats * ALL_PLOTS)
    state.under = [0] * (seats * ALL_PLOTS)
    state.built = [0] * seats
    state.upgraded = [0] * seats
    state.plans = [(1 << HOME_TILES) - 1] * seats
    state.market = 0
    state.bag = state.box.spring
    state.discards = 0
    state.aside = ((1 << (COUNTRY_TILES + WINTER_FAIRS)) - 1) & ~state.bag
    state.winter = [0] * seats
    state.held = [0] * (seats * ALL_SEASONS)
    state.shown = [NOBODY] * (seats * FAIR_SEASONS)


class Ninth(Chance[KeyperState, KeyperAction]):
    """The ninth keyple of each of two players."""

    def __init__(self, drawer: int) -> None:
        super().__init__()
        self.drawer = drawer

    def odds(self, state: KeyperState) -> list[int]:
        return [count for count in self.counts(state) if count]

    def counts(self, state: KeyperState) -> list[int]:
        """What is left to draw: all, less what the first player has drawn."""
        other = 1 - self.drawer
        return [
            state.box.ninth[colour] + state.box.team[colour] - state.in_keyp(other, colour)
            for colour in range(ALL_COLOURS)
        ]

    def offer(self, state: KeyperState) -> list[Action]:
        return [NINTH.of(colour) for colour, count in enumerate(self.counts(state)) if count]

    def apply(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        state.team[self.drawer * ALL_COLOURS + action.colour] += 1
        state.left[self.drawer] += 1
        state.reserve = changed(state.reserve, action.colour, state.reserve[action.colour] - 1)
        if tell is not None:
            tell(Event("ninth", {"seat": f"seat:{self.drawer}", "colour": f"keyple:{COLOURS[action.colour]}"}))


class Dealing(Step[KeyperState]):
    """Private fairs: season by season, one for each seat; in the short game for spring alone (R-KR-37)."""

    def __init__(self, dealt: int) -> None:
        super().__init__()
        self.dealt = dealt

    def run(self, state: KeyperState, tell: Listener | None) -> None:
        if self.dealt < (1 if state.short else FAIR_SEASONS) * state.seats:
            state.frames.append(Dealing(self.dealt + 1))
            state.frames.append(DealFair(self.dealt % state.seats, self.dealt // state.seats))


class DealFair(Chance[KeyperState, KeyperAction]):
    """A private fair, seen by its owner alone."""

    def __init__(self, owner: int, season: int) -> None:
        super().__init__()
        self.owner = owner
        self.season = season

    def offer(self, state: KeyperState) -> list[Action]:
        dealt = [state.private[fair_place(seat, self.season)] for seat in range(state.seats)]
        return [DEAL.of(fair_number(self.season, fair)) for fair in range(PRIVATE_FAIRS) if fair not in dealt]

    def apply(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        place = fair_place(self.owner, self.season)
        state.private = changed(state.private, place, action.fair % PRIVATE_FAIRS)
        if tell is not None:
            tell(Event("dealt", {"fair": f"fair:{FAIR.write(action.fair)}"}, (self.owner,)))

    def text_for(self, state: KeyperState, action: KeyperAction, seat: int | None) -> str:
        return str(action) if seat == self.owner else "deal ?"


class StartPlayer(Chance[KeyperState, KeyperAction]):
    """Who starts in spring (R-KR-02)."""

    def offer(self, state: KeyperState) -> list[Action]:
        return [START.of(seat) for seat in range(state.seats)]

    def apply(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        state.start = action.seat
        if tell is not None:
            tell(Event("start-player", {"seat": f"seat:{action.seat}"}))
