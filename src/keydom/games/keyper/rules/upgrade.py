"""Upgrading tiles: which, and for what price."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Value
from keydom.games.keyper.actions import STOP, STOPPING, UPGRADE, UPGRADE_TILE
from keydom.games.keyper.components import ALL_TILES, FARM_UPGRADE, TILES, UPGRADED_BUILDER_PRICE, VILLAGE_UPGRADE
from keydom.games.keyper.rules.build import listed
from keydom.games.keyper.rules.job import forgo
from keydom.games.keyper.rules.prices import pay, payable
from keydom.games.keyper.rules.sites import AT_COST, BY_LABOURER, BY_UPGRADED_BUILDER
from keydom.games.keyper.state import Keydom, changed


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


def not_upgradable(state: Keydom, seat: int, tile: int, terms: int) -> Event | None:
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
