"""Upgrading tiles: which, and for what price."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Event, Listener, Value
from keydom.games.keyper.actions import UPGRADE, UPGRADE_TILE, KeyperAction, actions_in
from keydom.games.keyper.components import ALL_TILES, FARM_UPGRADE, TILES, UPGRADED_BUILDER_PRICE, VILLAGE_UPGRADE
from keydom.games.keyper.rules.job import JobAction
from keydom.games.keyper.rules.prices import pay, payable
from keydom.games.keyper.rules.sites import AT_COST, BY_LABOURER, BY_UPGRADED_BUILDER
from keydom.games.keyper.state import KeyperState, changed


def upgradable(state: KeyperState, seat: int, terms: int) -> int:
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


def upgrade(state: KeyperState, seat: int, tile: int, terms: int, tell: Listener | None) -> None:
    state.upgraded = changed(state.upgraded, seat, state.upgraded[seat] | 1 << tile)
    if tell is not None:
        tell(Event("upgraded", {"seat": f"seat:{seat}", "tile": f"tile:{TILES[tile]}"}))
    if terms == BY_LABOURER:
        return
    if terms == BY_UPGRADED_BUILDER:
        pay(state, seat, UPGRADED_BUILDER_PRICE, tell)
    else:
        pay(state, seat, FARM_UPGRADE if (state.box.farm >> tile) & 1 else VILLAGE_UPGRADE, tell)


def why_not_upgraded(state: KeyperState, seat: int, tile: int, terms: int) -> Event | None:
    """Why a seat cannot upgrade a tile on these terms."""
    if tile >= ALL_TILES:
        return None
    args: dict[str, Value] = {"tile": f"tile:{TILES[tile]}"}
    if not state.shows(seat, tile):
        if tile in state.covered(seat):
            return Event("tile-covered", args)
        return Event("not-built", args)
    if state.is_upgraded(seat, tile):
        return Event("already-upgraded", args)
    if terms == BY_LABOURER:
        return Event("farm-tiles-only", args)
    return Event("cannot-pay-upgrade", args)


class Upgrade(JobAction):
    """Which tile to upgrade."""

    def choices(self, state: KeyperState) -> list[Action]:
        return actions_in(upgradable(state, self.seat, AT_COST), UPGRADE_TILE)

    def act(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        upgrade(state, self.seat, action.tile, AT_COST, tell)

    def why_not(self, state: KeyperState, action: KeyperAction) -> Event | None:
        return why_not_upgraded(state, self.seat, action.tile, AT_COST) if action.verb is UPGRADE else None
