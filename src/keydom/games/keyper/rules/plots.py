"""A keyple at work on one of its owner's own tiles."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Event, Listener, Value
from keydom.games.keyper.actions import (
    BUILD,
    BUILD_HERE,
    BUILD_TILE,
    BUILD_TILE_HERE,
    SPOT,
    UPGRADE,
    UPGRADE_TILE,
    KeyperAction,
    actions_in,
)
from keydom.games.keyper.components import BUILDER, FARM_LABOURER, FARM_PLOTS, FARM_UPGRADE, TILES, VILLAGE_UPGRADE
from keydom.games.keyper.rules.build import build, start_build, why_not_built
from keydom.games.keyper.rules.job import JobAction
from keydom.games.keyper.rules.prices import payable
from keydom.games.keyper.rules.recipes import NO_RECIPE, recipe_of
from keydom.games.keyper.rules.sites import (
    AT_COST,
    BY_BUILDER,
    BY_LABOURER,
    BY_UPGRADED_BUILDER,
    buildable,
    buildable_here,
)
from keydom.games.keyper.rules.trade import trade, trades, why_not_traded
from keydom.games.keyper.rules.upgrade import upgradable, upgrade, why_not_upgraded
from keydom.games.keyper.state import FIRST_PLOT, KeyperState


class Plot(JobAction):
    """One action of a keyple on a tile: use it, upgrade it, or, when just played, build over it."""

    def __init__(self, seat: int, plot: int, played: bool) -> None:
        super().__init__(seat)
        self.plot = plot
        self.played = played

    def tile(self, state: KeyperState) -> int:
        return state.tile_on(self.seat, self.plot)

    def args(self) -> dict[str, Value]:
        return {"spot": f"spot:{SPOT.write(FIRST_PLOT + self.plot)}"}

    def choices(self, state: KeyperState) -> list[Action]:
        seat, tile = self.seat, self.tile(state)
        upgraded = state.is_upgraded(seat, tile)
        found: list[Action] = []
        if tile in (BUILDER, FARM_LABOURER):
            terms = terms_of(tile, upgraded)
            found = actions_in(buildable(state, seat, terms), BUILD_TILE)
            if upgraded:
                found.extend(actions_in(upgradable(state, seat, terms), UPGRADE_TILE))
        else:
            recipe = recipe_of(tile, upgraded)
            if recipe != NO_RECIPE:
                found = trades(state, seat, recipe)
        if not upgraded and payable(state, seat, FARM_UPGRADE if self.plot < FARM_PLOTS else VILLAGE_UPGRADE):
            found.append(UPGRADE_TILE[tile])
        if self.played:
            found.extend(actions_in(buildable_here(state, seat, self.plot), BUILD_TILE_HERE))
        return found

    def act(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        seat, tile = self.seat, self.tile(state)
        upgraded = state.is_upgraded(seat, tile)
        if action.verb is BUILD_HERE:
            build(state, seat, action.tile, self.plot, AT_COST, tell)
        elif action.verb is BUILD:
            start_build(state, seat, action.tile, terms_of(tile, upgraded), tell)
        elif action.verb is UPGRADE:
            upgrade(state, seat, action.tile, terms_of(tile, upgraded) if upgraded else AT_COST, tell)
        else:
            trade(state, seat, action, recipe_of(tile, upgraded), tell)

    def why_not(self, state: KeyperState, action: KeyperAction) -> Event | None:
        seat, tile = self.seat, self.tile(state)
        upgraded = state.is_upgraded(seat, tile)
        builds = tile in (BUILDER, FARM_LABOURER)
        own: dict[str, Value] = {"tile": f"tile:{TILES[tile]}"}
        if action.verb is BUILD_HERE:
            if not self.played:
                return Event("only-when-played", own)
            return why_not_built(state, seat, action.tile, AT_COST, self.plot)
        if action.verb is BUILD:
            if not builds:
                return Event("no-building-here", own)
            return why_not_built(state, seat, action.tile, terms_of(tile, upgraded))
        if action.verb is UPGRADE:
            if action.tile != tile and not (builds and upgraded):
                return Event("no-upgrading-here", own)
            return why_not_upgraded(state, seat, action.tile, terms_of(tile, upgraded) if upgraded else AT_COST)
        recipe = NO_RECIPE if builds else recipe_of(tile, upgraded)
        return None if recipe == NO_RECIPE else why_not_traded(state, seat, action, recipe)


def terms_of(tile: int, upgraded: bool) -> int:
    """On what terms the builder and the farm labourer build."""
    if tile == FARM_LABOURER:
        return BY_LABOURER
    return BY_UPGRADED_BUILDER if upgraded else BY_BUILDER
