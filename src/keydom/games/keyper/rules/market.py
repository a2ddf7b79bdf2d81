"""The country tiles and winter fairs on display: taking them, and drawing new ones from the bag."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Chance, Event, Frame, Listener, Step
from keydom.games.keyper.actions import DRAW, DRAW_FAIR, DRAW_TILE, STOP, STOPPING, TAKE, TAKE_FAIR, TAKE_TILE
from keydom.games.keyper.components import (
    ALL_TILES,
    COUNTRY,
    FAIRS,
    FIRST_WINTER_FAIR,
    HOME_TILES,
    MARKET,
    TILES,
    WINTER_FAIRS,
)
from keydom.games.keyper.rules.job import forgo
from keydom.games.keyper.state import Keydom, changed, market_place


class TakeTile(Frame[Keydom]):
    """Which tile or winter fair to take from the market."""

    __slots__ = ()

    def offer(self, state: Keydom) -> list[Action]:
        found = [TAKE_TILE[HOME_TILES + place] for place in range(COUNTRY) if (state.market >> place) & 1]
        if state.market >> COUNTRY:
            for fair in range(WINTER_FAIRS):
                if (state.market >> (COUNTRY + fair)) & 1:
                    found.append(TAKE_FAIR.of(FIRST_WINTER_FAIR + fair))
        found.append(STOPPING)
        return found

    def apply(self, state: Keydom, action: Action, tell: Listener | None) -> None:
        if action.verb is STOP:
            forgo(state, self.seat)
        elif action.verb is TAKE:
            state.market &= ~(1 << market_place(action.a))
            state.plans = changed(state.plans, self.seat, state.plans[self.seat] | 1 << action.a)
            if tell is not None:
                tell(Event("took", {"seat": f"seat:{self.seat}", "tile": f"tile:{TILES[action.a]}"}))
        else:
            fair = action.a - FIRST_WINTER_FAIR
            state.market &= ~(1 << (COUNTRY + fair))
            state.winter = changed(state.winter, self.seat, state.winter[self.seat] | 1 << fair)
            if tell is not None:
                tell(Event("took-fair", {"seat": f"seat:{self.seat}", "fair": f"fair:{FAIRS[action.a]}"}))

    def why_not(self, state: Keydom, action: Action) -> Event | None:
        if action.verb is TAKE and action.a < ALL_TILES:
            return Event("not-on-display", {"tile": f"tile:{TILES[action.a]}"})
        if action.verb is TAKE_FAIR and action.a < len(FAIRS):
            return Event("fair-not-on-display", {"fair": f"fair:{FAIRS[action.a]}"})
        return None


def can_fill(state: Keydom) -> bool:
    """Whether the market is short of tiles and there are any to draw."""
    return state.market.bit_count() < MARKET and (state.bag | state.aside | state.discards) != 0


class Fill(Step[Keydom]):
    """Draw tiles until eight are on display; a bag that is empty takes in the other tiles, later the discards."""

    __slots__ = ()

    def run(self, state: Keydom, tell: Listener | None) -> None:
        if state.bag == 0:  # at once, and not when the next tile is due (R-KR-31)
            refill(state)
        if can_fill(state):
            state.frames.append(Fill())
            state.frames.append(Draw())


def refill(state: Keydom) -> None:
    if state.aside:
        state.bag = state.aside
        state.aside = 0
    else:
        state.bag = state.discards
        state.discards = 0


class Draw(Chance[Keydom]):
    """A tile or winter fair out of the bag."""

    __slots__ = ()

    def offer(self, state: Keydom) -> list[Action]:
        bag = state.bag
        found = [DRAW_TILE[HOME_TILES + place] for place in range(COUNTRY) if (bag >> place) & 1]
        if bag >> COUNTRY:
            for fair in range(WINTER_FAIRS):
                if (bag >> (COUNTRY + fair)) & 1:
                    found.append(DRAW_FAIR.of(FIRST_WINTER_FAIR + fair))
        return found

    def odds(self, state: Keydom) -> list[int]:
        return [1] * state.bag.bit_count()

    def apply(self, state: Keydom, action: Action, tell: Listener | None) -> None:
        drawn = market_place(action.a) if action.verb is DRAW else COUNTRY + action.a - FIRST_WINTER_FAIR
        state.bag &= ~(1 << drawn)
        state.market |= 1 << drawn
        if tell is not None:
            if action.verb is DRAW:
                tell(Event("drew", {"tile": f"tile:{TILES[action.a]}"}))
            else:
                tell(Event("drew-fair", {"fair": f"fair:{FAIRS[action.a]}"}))
