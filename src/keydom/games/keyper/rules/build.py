"""Building tiles: which, where and for what price."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Value
from keydom.games.keyper.actions import BUILD, BUILD_HERE, BUILD_TILE, BUILD_TILE_HERE, ON, SPOT, STOP, STOPPING
from keydom.games.keyper.components import ALL_TILES, DISCOUNTED, FARM_PLOTS, TILES
from keydom.games.keyper.rules.job import forgo
from keydom.games.keyper.rules.prices import pay
from keydom.games.keyper.rules.sites import (
    AT_COST,
    AT_DISCOUNT,
    BY_LABOURER,
    buildable,
    builder_price,
    free_plots,
    has_room,
    here,
    sites,
)
from keydom.games.keyper.state import ALL_PLOTS, PLOTS, Keydom, changed

ON_SPOT: Final[list[Action]] = [ON.of(PLOTS + plot) for plot in range(ALL_PLOTS)]


def start_build(state: Keydom, seat: int, tile: int, terms: int, tell: Listener | None) -> None:
    plots = sites(state, seat, tile, terms)
    if len(plots) == 1:
        build(state, seat, tile, plots[0], terms, tell)
    else:
        state.frames.append(Site(seat, tile, terms))


def build(state: Keydom, seat: int, tile: int, plot: int, terms: int, tell: Listener | None) -> None:
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
        args["spot"] = f"spot:{SPOT.write(PLOTS + plot)}"
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


def listed(mask: int, actions: list[Action], found: list[Action]) -> None:
    """Add the actions of the tiles in a set."""
    for tile in range(ALL_TILES):
        if (mask >> tile) & 1:
            found.append(actions[tile])


# Why not.


def not_at_hand(state: Keydom, seat: int, tile: int) -> Event:
    """Why a tile is not among those that a seat can still build."""
    args: dict[str, Value] = {"tile": f"tile:{TILES[tile]}"}
    if state.shows(seat, tile) or tile in state.covered(seat):
        return Event("already-built", args)
    return Event("not-yours", args)


def unbuildable(state: Keydom, seat: int, tile: int, terms: int) -> Event | None:
    """Why a seat cannot build a tile on these terms."""
    if tile >= ALL_TILES:
        return None
    if not (state.plans[seat] >> tile) & 1:
        return not_at_hand(state, seat, tile)
    args: dict[str, Value] = {"tile": f"tile:{TILES[tile]}"}
    farm = (state.box.farm >> tile) & 1 == 1
    if terms == BY_LABOURER and not farm:
        return Event("farm-tiles-only", args)
    if not has_room(state, seat, farm):
        return Event("no-plot-left", args)
    return Event("cannot-pay", args)


def unbuildable_here(state: Keydom, seat: int, tile: int, plot: int) -> Event | None:
    """Why a keyple cannot build a tile on the plot it is played onto."""
    if tile >= ALL_TILES:
        return None
    if not (state.plans[seat] >> tile) & 1:
        return not_at_hand(state, seat, tile)
    args: dict[str, Value] = {"tile": f"tile:{TILES[tile]}"}
    if ((state.box.farm >> tile) & 1 == 1) != (plot < FARM_PLOTS):
        return Event("wrong-area", args)
    if state.is_full(seat, plot):
        return Event("plot-has-two", {"spot": f"spot:{SPOT.write(PLOTS + plot)}"})
    return Event("cannot-pay", args)


# The decisions.


class Build(Frame[Keydom]):
    """Which tile to build."""

    __slots__ = ("terms",)

    def __init__(self, seat: int, terms: int) -> None:
        super().__init__(seat)
        self.terms = terms

    def offer(self, state: Keydom) -> list[Action]:
        found: list[Action] = []
        listed(buildable(state, self.seat, self.terms), BUILD_TILE, found)
        found.append(STOPPING)
        return found

    def apply(self, state: Keydom, action: Action, tell: Listener | None) -> None:
        if action.verb is STOP:
            forgo(state, self.seat)
        else:
            start_build(state, self.seat, action.a, self.terms, tell)

    def why_not(self, state: Keydom, action: Action) -> Event | None:
        return unbuildable(state, self.seat, action.a, self.terms) if action.verb is BUILD else None


class Site(Frame[Keydom]):
    """Where to build the tile."""

    __slots__ = ("terms", "tile")

    def __init__(self, seat: int, tile: int, terms: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.terms = terms

    def args(self) -> dict[str, Value]:
        return {"tile": f"tile:{TILES[self.tile]}"}

    def offer(self, state: Keydom) -> list[Action]:
        return [ON_SPOT[plot] for plot in sites(state, self.seat, self.tile, self.terms)]

    def apply(self, state: Keydom, action: Action, tell: Listener | None) -> None:
        build(state, self.seat, self.tile, action.a - PLOTS, self.terms, tell)

    def why_not(self, state: Keydom, action: Action) -> Event | None:
        if action.verb is not ON or not SPOT.knows(action.a):
            return None
        tile: dict[str, Value] = {"tile": f"tile:{TILES[self.tile]}"}
        where: dict[str, Value] = {"spot": f"spot:{SPOT.write(action.a)}"}
        farm = (state.box.farm >> self.tile) & 1 == 1
        if action.a < PLOTS or (action.a < PLOTS + FARM_PLOTS) != farm:
            return Event("wrong-area", tile)
        if state.is_full(self.seat, action.a - PLOTS):
            return Event("plot-has-two", where)
        if farm:
            return Event("plots-alike", where)
        return Event("not-free-there", {**tile, **where})


class BuildHere(Frame[Keydom]):
    """Which tile a keyple builds on the empty plot it was played onto."""

    __slots__ = ("plot",)

    def __init__(self, seat: int, plot: int) -> None:
        super().__init__(seat)
        self.plot = plot

    def args(self) -> dict[str, Value]:
        return {"spot": f"spot:{SPOT.write(PLOTS + self.plot)}"}

    def offer(self, state: Keydom) -> list[Action]:
        found: list[Action] = []
        listed(here(state, self.seat, self.plot), BUILD_TILE_HERE, found)
        return found

    def apply(self, state: Keydom, action: Action, tell: Listener | None) -> None:
        build(state, self.seat, action.a, self.plot, AT_COST, tell)

    def why_not(self, state: Keydom, action: Action) -> Event | None:
        return unbuildable_here(state, self.seat, action.a, self.plot) if action.verb is BUILD_HERE else None
