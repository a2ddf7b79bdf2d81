"""The country tiles and winter fairs on display: taking them, and drawing new ones from the bag."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Chance, Event, Listener, Step
from keydom.games.keyper.actions import (
    DRAW,
    DRAW_TO_MARKET,
    TAKE,
    TAKE_FAIR,
    TAKE_FROM_MARKET,
    KeyperAction,
    actions_in,
)
from keydom.games.keyper.components import ALL_TILES, COUNTRY_TILES, FAIRS, FIRST_WINTER_FAIR, MARKET_SIZE, TILES
from keydom.games.keyper.rules.job import JobAction
from keydom.games.keyper.state import KeyperState, changed, market_place


class TakeTile(JobAction):
    """Which tile or winter fair to take from the market."""

    def choices(self, state: KeyperState) -> list[Action]:
        return actions_in(state.market, TAKE_FROM_MARKET)

    def act(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        if action.verb is TAKE:
            state.market &= ~(1 << market_place(action.tile))
            state.plans = changed(state.plans, self.seat, state.plans[self.seat] | 1 << action.tile)
            if tell is not None:
                tell(Event("took", {"seat": f"seat:{self.seat}", "tile": f"tile:{TILES[action.tile]}"}))
        else:
            fair = action.fair - FIRST_WINTER_FAIR
            state.market &= ~(1 << (COUNTRY_TILES + fair))
            state.winter = changed(state.winter, self.seat, state.winter[self.seat] | 1 << fair)
            if tell is not None:
                tell(Event("took-fair", {"seat": f"seat:{self.seat}", "fair": f"fair:{FAIRS[action.fair]}"}))

    def why_not(self, state: KeyperState, action: KeyperAction) -> Event | None:
        if action.verb is TAKE and action.tile < ALL_TILES:
            return Event("not-on-display", {"tile": f"tile:{TILES[action.tile]}"})
        if action.verb is TAKE_FAIR and action.fair < len(FAIRS):
            return Event("fair-not-on-display", {"fair": f"fair:{FAIRS[action.fair]}"})
        return None


def can_fill(state: KeyperState) -> bool:
    """Whether the market is short of tiles and there are any to draw."""
    return state.market.bit_count() < MARKET_SIZE and (state.bag | state.aside | state.discards) != 0


class Fill(Step[KeyperState]):
    """Draw tiles until eight are on display; a bag that is empty takes in the other tiles, later the discards."""

    def run(self, state: KeyperState, tell: Listener | None) -> None:
        if state.bag == 0:  # at once, and not when the next tile is due (R-KR-31)
            refill(state)
        if can_fill(state):
            state.frames.append(Fill())
            state.frames.append(Draw())


def refill(state: KeyperState) -> None:
    if state.aside:
        state.bag = state.aside
        state.aside = 0
    else:
        state.bag = state.discards
        state.discards = 0


class Draw(Chance[KeyperState, KeyperAction]):
    """A tile or winter fair out of the bag."""

    def offer(self, state: KeyperState) -> list[Action]:
        return actions_in(state.bag, DRAW_TO_MARKET)

    def odds(self, state: KeyperState) -> list[int]:
        return [1] * state.bag.bit_count()

    def apply(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        drawn = market_place(action.tile) if action.verb is DRAW else COUNTRY_TILES + action.fair - FIRST_WINTER_FAIR
        state.bag &= ~(1 << drawn)
        state.market |= 1 << drawn
        if tell is not None:
            if action.verb is DRAW:
                tell(Event("drew", {"tile": f"tile:{TILES[action.tile]}"}))
            else:
                tell(Event("drew-fair", {"fair": f"fair:{FAIRS[action.fair]}"}))
