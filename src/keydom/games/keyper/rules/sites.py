"""Where a seat can build which tiles, and on what terms."""

from __future__ import annotations

from typing import Final

from keydom.games.keyper.components import BUILDER_PRICE, BUILDING_PLOT, FARM_PLOTS, UPGRADED_BUILDER_PRICE
from keydom.games.keyper.rules.prices import affordable, payable
from keydom.games.keyper.state import ALL_PLOTS, KeyperState

# On what terms a tile is built or upgraded.
AT_COST: Final = 0
AT_DISCOUNT: Final = 1
BY_BUILDER: Final = 2
BY_UPGRADED_BUILDER: Final = 3
BY_LABOURER: Final = 4

EVERYTHING: Final = 0xFFFFFFFFFFFFFFF  # all 60 tiles


def payable_tiles(state: KeyperState, seat: int, terms: int) -> int:
    """The tiles, a bit each, that a seat could pay for on these terms."""
    if terms == AT_COST:
        return affordable(state, seat, False)
    if terms == AT_DISCOUNT:
        return affordable(state, seat, True)
    if terms == BY_LABOURER:
        return state.box.farm
    return EVERYTHING if payable(state, seat, builder_price(terms)) else 0


def buildable(state: KeyperState, seat: int, terms: int) -> int:
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


def has_room(state: KeyperState, seat: int, farm: bool) -> bool:
    """Whether a plot of the area is empty or holds a tile that can be built over: each plot takes two (R-KR-14)."""
    place = seat * ALL_PLOTS
    for plot in range(0 if farm else FARM_PLOTS, FARM_PLOTS if farm else ALL_PLOTS):
        if state.under[place + plot] == 0:
            return True
    return False


def free_plots(state: KeyperState, seat: int) -> int:
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


def sites(state: KeyperState, seat: int, tile: int, terms: int) -> list[int]:
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


def buildable_here(state: KeyperState, seat: int, plot: int) -> int:
    """The tiles, a bit each, that a keyple can build on the plot it is played onto."""
    if state.is_full(seat, plot):
        return 0
    area = state.box.farm if plot < FARM_PLOTS else state.box.village
    free = plot >= FARM_PLOTS and (free_plots(state, seat) >> plot) & 1
    payable = EVERYTHING if free else affordable(state, seat, False)
    return state.plans[seat] & area & payable


def builder_price(terms: int) -> int:
    """What the builder asks for, or the upgraded one."""
    return BUILDER_PRICE if terms == BY_BUILDER else UPGRADED_BUILDER_PRICE
