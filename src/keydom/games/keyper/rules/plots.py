"""A keyple at work on one of its owner's own tiles."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Value
from keydom.games.keyper.actions import (
    BUILD,
    BUILD_HERE,
    BUILD_TILE,
    BUILD_TILE_HERE,
    SPOT,
    STOP,
    STOPPING,
    UPGRADE,
    UPGRADE_TILE,
)
from keydom.games.keyper.components import BUILDER, FARM_LABOURER, FARM_PLOTS, FARM_UPGRADE, TILES, VILLAGE_UPGRADE
from keydom.games.keyper.rules.build import build, listed, start_build, unbuildable, unbuildable_here
from keydom.games.keyper.rules.job import forgo
from keydom.games.keyper.rules.prices import payable
from keydom.games.keyper.rules.recipes import NO_RECIPE, recipe_of
from keydom.games.keyper.rules.sites import AT_COST, BY_BUILDER, BY_LABOURER, BY_UPGRADED_BUILDER, buildable, here
from keydom.games.keyper.rules.trade import no_trade, trade, trades
from keydom.games.keyper.rules.upgrade import not_upgradable, upgradable, upgrade
from keydom.games.keyper.state import PLOTS, Keydom


class Plot(Frame[Keydom]):
    """One action of a keyple on a tile: use it, upgrade it, or, when just played, build over it."""

    __slots__ = ("played", "plot")

    def __init__(self, seat: int, plot: int, played: bool) -> None:
        super().__init__(seat)
        self.plot = plot
        self.played = played

    def tile(self, state: Keydom) -> int:
        return state.tile_on(self.seat, self.plot)

    def args(self) -> dict[str, Value]:
        return {"spot": f"spot:{SPOT.write(PLOTS + self.plot)}"}

    def offer(self, state: Keydom) -> list[Action]:
        seat, tile = self.seat, self.tile(state)
        upgraded = state.is_upgraded(seat, tile)
        found: list[Action] = []
        if tile in (BUILDER, FARM_LABOURER):
            terms = terms_of(tile, upgraded)
            listed(buildable(state, seat, terms), BUILD_TILE, found)
            if upgraded:
                listed(upgradable(state, seat, terms), UPGRADE_TILE, found)
        else:
            recipe = recipe_of(tile, upgraded)
            if recipe != NO_RECIPE:
                found = trades(state, seat, recipe)
        if not upgraded and payable(state, seat, FARM_UPGRADE if self.plot < FARM_PLOTS else VILLAGE_UPGRADE):
            found.append(UPGRADE_TILE[tile])
        if self.played:
            listed(here(state, seat, self.plot), BUILD_TILE_HERE, found)
        found.append(STOPPING)
        return found

    def apply(self, state: Keydom, action: Action, tell: Listener | None) -> None:
        seat, tile = self.seat, self.tile(state)
        upgraded = state.is_upgraded(seat, tile)
        if action.verb is STOP:
            forgo(state, seat)
        elif action.verb is BUILD_HERE:
            build(state, seat, action.a, self.plot, AT_COST, tell)
        elif action.verb is BUILD:
            start_build(state, seat, action.a, terms_of(tile, upgraded), tell)
        elif action.verb is UPGRADE:
            upgrade(state, seat, action.a, terms_of(tile, upgraded) if upgraded else AT_COST, tell)
        else:
            trade(state, seat, action, recipe_of(tile, upgraded), tell)

    def why_not(self, state: Keydom, action: Action) -> Event | None:
        seat, tile = self.seat, self.tile(state)
        upgraded = state.is_upgraded(seat, tile)
        builds = tile in (BUILDER, FARM_LABOURER)
        own: dict[str, Value] = {"tile": f"tile:{TILES[tile]}"}
        if action.verb is BUILD_HERE:
            if not self.played:
                return Event("only-when-played", own)
            return unbuildable_here(state, seat, action.a, self.plot)
        if action.verb is BUILD:
            if not builds:
                return Event("no-building-here", own)
            return unbuildable(state, seat, action.a, terms_of(tile, upgraded))
        if action.verb is UPGRADE:
            if action.a != tile and not (builds and upgraded):
                return Event("no-upgrading-here", own)
            return not_upgradable(state, seat, action.a, terms_of(tile, upgraded) if upgraded else AT_COST)
        recipe = NO_RECIPE if builds else recipe_of(tile, upgraded)
        return None if recipe == NO_RECIPE else no_trade(state, seat, action, recipe)


def terms_of(tile: int, upgraded: bool) -> int:
    """On what terms the builder and the farm labourer build."""
    if tile == FARM_LABOURER:
        return BY_LABOURER
    return BY_UPGRADED_BUILDER if upgraded else BY_BUILDER
