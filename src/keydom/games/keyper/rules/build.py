"""Building and upgrading tiles: which, where and for what price."""

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
    STOP,
    STOPPING,
    UPGRADE,
    UPGRADE_TILE,
)
from keydom.games.keyper.components import (
    ALL_TILES,
    BUILDER_PRICE,
    BUILDING_PLOT,
    DISCOUNTED,
    FARM_PLOTS,
    FARM_UPGRADE,
    TILES,
    UPGRADED_BUILDER_PRICE,
    VILLAGE_UPGRADE,
)
from keydom.games.keyper.rules.job import forgo
from keydom.games.keyper.rules.prices import affordable, pay, payable
from keydom.games.keyper.state import ALL_PLOTS, PLOTS, Keydom, changed

# On what terms a tile is built or upgraded.
AT_COST: Final = 0
AT_DISCOUNT: Final = 1
BY_BUILDER: Final = 2
BY_UPGRADED_BUILDER: Final = 3
BY_LABOURER: Final = 4

EVERYTHING: Final = 0xFFFFFFFFFFFFFFF  # all 60 tiles
ON_SPOT: Final[list[Action]] = [ON.of(PLOTS + plot) for plot in range(ALL_PLOTS)]


def payable_tiles(state: Keydom, seat: int, terms: int) -> int:
    """The tiles, a bit each, that a seat could pay for on these terms."""
    if terms == AT_COST:
        return affordable(state, seat, False)
    if terms == AT_DISCOUNT:
        return affordable(state, seat, True)
    if terms == BY_LABOURER:
        return state.box.farm
    return EVERYTHING if payable(state, seat, _builder_price(terms)) else 0


def buildable(state: Keydom, seat: int, terms: int) -> int:
    """The tiles, a bit each, that a seat can build now."""
    plans = state.plans[seat]
    mask = payable_tiles(state, seat, terms) & plans
    if terms != BY_LABOURER and free_plots(state, seat):
        mask |= plans & state.box.village
    if mask & state.box.farm and not has_room(state, seat, True):
        mask &= state.box.village
    if mask & state.box.village and not has_room(state, seat, False):
        mask &= state.box.farm
    return mask


def has_room(state: Keydom, seat: int, farm: bool) -> bool:
    """Whether a plot of the area is empty or holds a tile that can be built over: each plot takes two (R-KR-14)."""
    place = seat * ALL_PLOTS
    for plot in range(0 if farm else FARM_PLOTS, FARM_PLOTS if farm else ALL_PLOTS):
        if state.under[place + plot] == 0:
            return True
    return False


def free_plots(state: Keydom, seat: int) -> int:
    """The empty plots, a bit each, on which the building plot lets its owner build for nothing (R-KR-15)."""
    if not state.shows(seat, BUILDING_PLOT):
        return 0
    plot = state.plot_of(seat, BUILDING_PLOT)
    place = seat * ALL_PLOTS
    columns = state.box.columns
    mask = 0
    if (plot - FARM_PLOTS) % columns < columns - 1 and state.tops[place + plot + 1] == 0:
        mask |= 1 << (plot + 1)
    if state.is_upgraded(seat, BUILDING_PLOT):
        if plot - columns >= FARM_PLOTS and state.tops[place + plot - columns] == 0:
            mask |= 1 << (plot - columns)
        if plot + columns < ALL_PLOTS and state.tops[place + plot + columns] == 0:
            mask |= 1 << (plot + columns)
    return mask


def sites(state: Keydom, seat: int, tile: int, terms: int) -> list[int]:
    """The plots where a seat can build a tile; empty plots of the farm are all alike (R-KR-13)."""
    place = seat * ALL_PLOTS
    found: list[int] = []
    if (state.box.farm >> tile) & 1:
        empty = False
        for plot in range(FARM_PLOTS):
            if state.tops[place + plot] == 0 and not empty:
                empty = True
                found.append(plot)
            elif state.tops[place + plot] and state.under[place + plot] == 0:
                found.append(plot)
        return found
    paid = (payable_tiles(state, seat, terms) >> tile) & 1
    free = free_plots(state, seat)
    for plot in range(FARM_PLOTS, ALL_PLOTS):
        if state.under[place + plot] == 0 and (paid or (free >> plot) & 1):
            found.append(plot)
    return found


def here(state: Keydom, seat: int, plot: int) -> int:
    """The tiles, a bit each, that a keyple can build on the plot it is played onto."""
    if state.under[seat * ALL_PLOTS + plot]:
        return 0
    area = state.box.farm if plot < FARM_PLOTS else state.box.village
    free = plot >= FARM_PLOTS and (free_plots(state, seat) >> plot) & 1
    payable = EVERYTHING if free else affordable(state, seat, False)
    return state.plans[seat] & area & payable


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
        pay(state, seat, _builder_price(terms), tell)


def _builder_price(terms: int) -> int:
    return BUILDER_PRICE if terms == BY_BUILDER else UPGRADED_BUILDER_PRICE


def upgradable(state: Keydom, seat: int, terms: int) -> int:
    """The tiles, a bit each, that a seat can upgrade now."""
    mask = state.built[seat] & ~state.upgraded[seat]
    if mask == 0:
        return 0
    if terms == BY_LABOURER:
        return mask & state.box.farm
    if terms == BY_UPGRADED_BUILDER:
        return mask if payable(state, seat, UPGRADED_BUILDER_PRICE) else 0
    if mask & state.box.farm and not payable(state, seat, FARM_UPGRADE):
        mask &= state.box.village
    if mask & state.box.village and not payable(state, seat, VILLAGE_UPGRADE):
        mask &= state.box.farm
    return mask


def upgrade(state: Keydom, seat: int, tile: int, terms: int, tell: Listener | None) -> None:
    state.upgraded = changed(state.upgraded, seat, state.upgraded[seat] | 1 << tile)
    if tell is not None:
        tell(Event("upgraded", {"seat": f"seat:{seat}", "tile": f"tile:{TILES[tile]}"}))
    if terms == BY_LABOURER:
        return
    if terms == BY_UPGRADED_BUILDER:
        pay(state, seat, UPGRADED_BUILDER_PRICE, tell)
    else:
        pay(state, seat, FARM_UPGRADE if (state.box.farm >> tile) & 1 else VILLAGE_UPGRADE, tell)


def listed(mask: int, actions: list[Action], found: list[Action]) -> None:
    """Add the actions of the tiles in a set."""
    for tile in range(ALL_TILES):
        if (mask >> tile) & 1:
            found.append(actions[tile])


# Why not.


def not_at_hand(state: Keydom, seat: int, tile: int) -> Event:
    """Why a tile is not among those that a seat can still build."""
    args: dict[str, Value] = {"tile": f"tile:{TILES[tile]}"}
    place = seat * ALL_PLOTS
    own = state.tops[place : place + ALL_PLOTS] + state.under[place : place + ALL_PLOTS]
    if tile + 1 in own:
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
    if state.under[seat * ALL_PLOTS + plot]:
        return Event("plot-has-two", {"spot": f"spot:{SPOT.write(PLOTS + plot)}"})
    return Event("cannot-pay", args)


def not_upgradable(state: Keydom, seat: int, tile: int, terms: int) -> Event | None:
    """Why a seat cannot upgrade a tile on these terms."""
    if tile >= ALL_TILES:
        return None
    args: dict[str, Value] = {"tile": f"tile:{TILES[tile]}"}
    if not state.shows(seat, tile):
        if tile + 1 in state.under[seat * ALL_PLOTS : (seat + 1) * ALL_PLOTS]:
            return Event("tile-covered", args)
        return Event("not-built", args)
    if state.is_upgraded(seat, tile):
        return Event("already-upgraded", args)
    if terms == BY_LABOURER:
        return Event("farm-tiles-only", args)
    return Event("cannot-pay-upgrade", args)


# The decisions.


class Build(Frame[Keydom]):
    """Which tile to build."""

    __slots__ = ("terms",)

    def __init__(self, seat: int, terms: int) -> None:
        super().__init__(seat)
        self.terms = terms

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.terms

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


class Upgrade(Frame[Keydom]):
    """Which tile to upgrade."""

    __slots__ = ()

    def offer(self, state: Keydom) -> list[Action]:
        found: list[Action] = []
        listed(upgradable(state, self.seat, AT_COST), UPGRADE_TILE, found)
        found.append(STOPPING)
        return found

    def apply(self, state: Keydom, action: Action, tell: Listener | None) -> None:
        if action.verb is STOP:
            forgo(state, self.seat)
        else:
            upgrade(state, self.seat, action.a, AT_COST, tell)

    def why_not(self, state: Keydom, action: Action) -> Event | None:
        return not_upgradable(state, self.seat, action.a, AT_COST) if action.verb is UPGRADE else None


class Site(Frame[Keydom]):
    """Where to build the tile."""

    __slots__ = ("terms", "tile")

    def __init__(self, seat: int, tile: int, terms: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.terms = terms

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.tile, self.terms

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
        if state.under[self.seat * ALL_PLOTS + action.a - PLOTS]:
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

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.plot

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
