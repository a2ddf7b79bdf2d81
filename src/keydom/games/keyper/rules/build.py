"""Building tiles: which, where and for what price."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Value
from keydom.games.keyper.actions import (
    BUILD,
    BUILD_HERE,
    BUILD_TILE,
    BUILD_TILE_HERE,
    ON,
    SPOT,
    KeyperAction,
    actions_in,
)
from keydom.games.keyper.components import ALL_TILES, DISCOUNTED, FARM_PLOTS, TILES
from keydom.games.keyper.rules.job import JobAction
from keydom.games.keyper.rules.prices import pay
from keydom.games.keyper.rules.sites import (
    AT_COST,
    AT_DISCOUNT,
    BY_LABOURER,
    buildable,
    buildable_here,
    builder_price,
    free_plots,
    has_room,
    sites,
)
from keydom.games.keyper.state import ALL_PLOTS, FIRST_PLOT, KeyperState, changed

ANYWHERE: Final = -1  # on any plot
ON_SPOT: Final[list[Action]] = [ON.of(FIRST_PLOT + plot) for plot in range(ALL_PLOTS)]


def start_build(state: KeyperState, seat: int, tile: int, terms: int, tell: Listener | None) -> None:
    plots = sites(state, seat, tile, terms)
    if len(plots) == 1:
        build(state, seat, tile, plots[0], terms, tell)
    else:
        state.frames.append(Site(seat, tile, terms))


def build(state: KeyperState, seat: int, tile: int, plot: int, terms: int, tell: Listener | None) -> None:
    """Lay the tile on its plot, over what is there and below the keyples, and have it paid for."""
    free = terms == BY_LABOURER or (free_plots(state, seat) >> plot) & 1
    place = seat * ALL_PLOTS + plot
    covered = state.tops[place]
    seen = state.built[seat] | 1 << tile
    if covered:
        seen &= ~(1 << (covered - 1))
        state.under = changed(state.under, place, covered)
    state.tops = changed(state.tops, place, tile + 1)
    state.built = changed(state.built, seat, seen)
    state.plans = changed(state.plans, seat, state.plans[seat] & ~(1 << tile))
    if tell is not None:
        args: dict[str, Value] = {"seat": f"seat:{seat}", "tile": f"tile:{TILES[tile]}"}
        args["spot"] = f"spot:{SPOT.write(FIRST_PLOT + plot)}"
        if covered:
            tell(Event("built-over", {**args, "covered": f"tile:{TILES[covered - 1]}"}))
        else:
            tell(Event("built", args))
    if free:
        return
    if terms == AT_COST:
        pay(state, seat, tile, tell)
    elif terms == AT_DISCOUNT:
        pay(state, seat, DISCOUNTED + tile, tell)
    else:
        pay(state, seat, builder_price(terms), tell)


def why_not_built(state: KeyperState, seat: int, tile: int, terms: int, plot: int = ANYWHERE) -> Event | None:
    """Why a seat cannot build a tile on these terms, or a keyple on the plot it is played onto."""
    if tile >= ALL_TILES:
        return None
    args: dict[str, Value] = {"tile": f"tile:{TILES[tile]}"}
    if not (state.plans[seat] >> tile) & 1:
        if state.shows(seat, tile) or tile in state.covered(seat):
            return Event("already-built", args)
        return Event("not-yours", args)
    farm = (state.box.farm >> tile) & 1 == 1
    if plot != ANYWHERE and farm != (plot < FARM_PLOTS):
        return Event("wrong-area", args)
    if plot != ANYWHERE and state.is_full(seat, plot):
        return Event("plot-has-two", {"spot": f"spot:{SPOT.write(FIRST_PLOT + plot)}"})
    if terms == BY_LABOURER and not farm:
        return Event("farm-tiles-only", args)
    if not has_room(state, seat, farm):
        return Event("no-plot-left", args)
    return Event("cannot-pay", args)


class Build(JobAction):
    """Which tile to build."""

    def __init__(self, seat: int, terms: int) -> None:
        super().__init__(seat)
        self.terms = terms

    def choices(self, state: KeyperState) -> list[Action]:
        return actions_in(buildable(state, self.seat, self.terms), BUILD_TILE)

    def act(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        start_build(state, self.seat, action.tile, self.terms, tell)

    def why_not(self, state: KeyperState, action: KeyperAction) -> Event | None:
        return why_not_built(state, self.seat, action.tile, self.terms) if action.verb is BUILD else None


class Site(Frame[KeyperState, KeyperAction]):
    """Where to build the tile."""

    def __init__(self, seat: int, tile: int, terms: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.terms = terms

    def args(self) -> dict[str, Value]:
        return {"tile": f"tile:{TILES[self.tile]}"}

    def offer(self, state: KeyperState) -> list[Action]:
        return [ON_SPOT[plot] for plot in sites(state, self.seat, self.tile, self.terms)]

    def apply(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        build(state, self.seat, self.tile, action.spot - FIRST_PLOT, self.terms, tell)

    def why_not(self, state: KeyperState, action: KeyperAction) -> Event | None:
        if action.verb is not ON or not SPOT.knows(action.spot):
            return None
        tile: dict[str, Value] = {"tile": f"tile:{TILES[self.tile]}"}
        where: dict[str, Value] = {"spot": f"spot:{SPOT.write(action.spot)}"}
        farm = (state.box.farm >> self.tile) & 1 == 1
        if action.spot < FIRST_PLOT or (action.spot < FIRST_PLOT + FARM_PLOTS) != farm:
            return Event("wrong-area", tile)
        if state.is_full(self.seat, action.spot - FIRST_PLOT):
            return Event("plot-has-two", where)
        if farm:
            return Event("plots-alike", where)
        return Event("not-free-there", {**tile, **where})


class BuildHere(Frame[KeyperState, KeyperAction]):
    """Which tile a keyple builds on the empty plot it was played onto."""

    def __init__(self, seat: int, plot: int) -> None:
        super().__init__(seat)
        self.plot = plot

    def args(self) -> dict[str, Value]:
        return {"spot": f"spot:{SPOT.write(FIRST_PLOT + self.plot)}"}

    def offer(self, state: KeyperState) -> list[Action]:
        return actions_in(buildable_here(state, self.seat, self.plot), BUILD_TILE_HERE)

    def apply(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        build(state, self.seat, action.tile, self.plot, AT_COST, tell)

    def why_not(self, state: KeyperState, action: KeyperAction) -> Event | None:
        if action.verb is not BUILD_HERE:
            return None
        return why_not_built(state, self.seat, action.tile, AT_COST, self.plot)
