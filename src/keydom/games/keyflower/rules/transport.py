"""Transport and upgrades in one's own village: one good one step, one tile turned over, in any mix and order."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Step, Value
from keydom.core.hexes import SIDES, STEPS, opposite
from keydom.games.keyflower.actions import CARRY, DONE, EXTEND, TRADE, UPGRADE, KeyflowerAction
from keydom.games.keyflower.components import (
    ALL_GOODS,
    ALL_TILES,
    BOAT_2A,
    BOAT_3A,
    COST_WORKER,
    FIELD,
    GOODS,
    ROAD,
    TILES,
    of_good,
)
from keydom.games.keyflower.rules.costs import Construction, bill, could_suffice, goods_suffice, people_suffice
from keydom.games.keyflower.rules.workers import Hand, known_hand, true_hand
from keydom.games.keyflower.state import NOBODY, KeyflowerState, KeyflowerTable


def ask_transport(state: KeyflowerState, seat: int, moves: int, icons: int, fresh: bool) -> None:
    """Ask what to do with these steps and icons, unless everybody can see that there is nothing to do."""
    if moves + icons == 0:
        return
    if nothing_to_transport(state, seat, moves, icons):
        return
    state.frames.append(Haul(seat, moves, icons, fresh))


def nothing_to_transport(state: KeyflowerState, seat: int, moves: int, icons: int) -> bool:
    """Whether, whatever is behind the screen, nothing can be carried or upgraded."""
    village = state.maps[seat]
    for tile in village.values():
        if icons and upgradable(state, seat, tile) and could_suffice(state, seat, state.box.cost[tile]):
            return False
        if moves and state.goods_on(tile) and ways(state, seat, tile):
            return False
    if icons and state.hooks.could_extend(state, seat):
        return False
    return not state.contracts_of(seat)


def can_carry(state: KeyflowerState, seat: int) -> bool:
    """Whether there is a good that can be carried a step."""
    goods, village = state.goods, state.maps[seat]
    if len(village) == 1:
        return False
    fields = state.owner[BOAT_2A] == seat
    for spot, tile in village.items():
        first = tile * ALL_GOODS
        if goods[first] or goods[first + 1] or goods[first + 2] or goods[first + 3]:
            for side in range(SIDES):
                if way(state, village, spot, tile, side, fields) >= 0:
                    return True
    return False


def can_build(state: KeyflowerState, hand: Hand, used: int, colour: int) -> bool:
    """Whether a hand pays for an upgrade or an extension, once workers of a colour stand on the tile that is used."""
    cost, due, up = state.box.cost, state.box.due, state.up
    for tile in state.maps[hand.seat].values():
        if cost[tile] and not up[tile] and state.goods_on(tile) >= due[tile] and can_upgrade(state, hand, tile):
            return True
    return state.hooks.extends(state, hand.seat, hand.workers, hand.skills, hand.joined, used, colour)


def ways(state: KeyflowerTable, seat: int, tile: int) -> list[int]:
    """The tiles that a good on this one can be carried to in a step: over roads, with boat 2a over fields (R-KF-13)."""
    village, spot = state.maps[seat], state.spots[tile]
    fields = state.owner[BOAT_2A] == seat
    found: list[int] = []
    for side in range(SIDES):
        other = way(state, village, spot, tile, side, fields)
        if other >= 0:
            found.append(other)
    return found


def way(state: KeyflowerTable, village: dict[int, int], spot: int, tile: int, side: int, fields: bool) -> int:
    """The tile that a good on this one can be carried to over a side, or NOBODY."""
    edges, turns = state.box.edges, state.turns
    here = edges[(tile * SIDES + turns[tile]) * SIDES + side]
    if here != ROAD and not (fields and here == FIELD):
        return NOBODY
    other = village.get(spot + STEPS[side], NOBODY)
    if other >= 0:
        there = edges[(other * SIDES + turns[other]) * SIDES + opposite(side)]
        if there == ROAD or (fields and there == FIELD):
            return other
    return NOBODY


def upgradable(state: KeyflowerState, seat: int, tile: int) -> bool:
    """Whether a tile has another side to turn up, and the goods for it lie there."""
    cost = state.box.cost[tile]
    if not cost or state.up[tile]:
        return False
    return goods_suffice(state.goods, tile * ALL_GOODS, cost, state.owner[BOAT_3A] == seat)


def can_upgrade(state: KeyflowerState, hand: Hand, tile: int) -> bool:
    return upgradable(state, hand.seat, tile) and people_suffice(state, hand, state.box.cost[tile])


class Haul(Frame[KeyflowerState, KeyflowerAction]):
    """The next step or upgrade; `done` leaves the rest, once something was carried or built (R-KF-05)."""

    def __init__(self, seat: int, moves: int, icons: int, fresh: bool) -> None:
        super().__init__(seat)
        self.moves = moves
        self.icons = icons
        self.fresh = fresh  # nothing was carried or built yet

    def args(self) -> dict[str, Value]:
        return {"moves": self.moves, "icons": self.icons}

    def offer(self, state: KeyflowerState) -> list[Action]:
        seat = self.seat
        found: list[Action] = []
        village = state.maps[seat]
        if self.moves:
            for tile in village.values():
                if state.goods_on(tile):
                    for other in ways(state, seat, tile):
                        for good in range(ALL_GOODS):
                            if state.goods[tile * ALL_GOODS + good]:
                                found.append(CARRY.of(good, tile, other))
        if self.icons:
            hand = true_hand(state, seat)
            found.extend([UPGRADE.of(tile) for tile in village.values() if can_upgrade(state, hand, tile)])
            found.extend(state.hooks.extensions(state, seat))
        leaves = not self.fresh or not found
        found.extend(state.hooks.trades(state, seat))
        if leaves:
            found.append(DONE.of())
        return found

    def apply(self, state: KeyflowerState, action: KeyflowerAction, tell: Listener | None) -> None:
        verb, seat = action.verb, self.seat
        if verb is DONE:
            return
        if verb is CARRY:
            state.move_good(action.good, action.from_, action.to)
            if tell is not None:
                route = {"from": f"tile:{TILES[action.from_]}", "to": f"tile:{TILES[action.to]}"}
                tell(Event("carried", {"seat": f"seat:{seat}", "good": f"good:{GOODS[action.good]}", **route}))
            ask_transport(state, seat, self.moves - 1, self.icons, False)
        elif verb is TRADE:
            state.frames.append(self)
            state.hooks.trade(state, seat, action.contract, action.thing, tell)
        else:
            state.frames.append(Resume(seat, self.moves, self.icons - 1))
            if verb is EXTEND:
                state.hooks.extend(state, seat, action.tile, action.extension)
            else:
                state.frames.append(TurnOver(seat, action.tile))
                bill(state, seat, action.tile, state.box.cost[action.tile])

    def reveals(self, state: KeyflowerState, action: KeyflowerAction) -> bool:
        if action.verb is UPGRADE:
            return not can_upgrade(state, known_hand(state, self.seat), action.tile)
        if action.verb is EXTEND:
            return state.hooks.extending_shows(state, self.seat, action.tile, action.extension)
        return action.verb is TRADE and state.hooks.trading_shows(state, self.seat, action.contract, action.thing)

    def why_not(self, state: KeyflowerState, action: KeyflowerAction) -> Event | None:
        if action.verb is CARRY:
            return self.why_not_carry(state, action)
        if action.verb is DONE:
            return Event("nothing-done-yet", {})
        if action.verb is not UPGRADE or action.tile >= ALL_TILES or state.owner[action.tile] != self.seat:
            return None
        tile: dict[str, Value] = {"tile": f"tile:{TILES[action.tile]}"}
        if self.icons == 0:
            return Event("no-icon-left", {})
        if not state.box.cost[action.tile] or state.up[action.tile]:
            return Event("no-other-side", tile)
        if not state.spots[action.tile]:
            return Event("beside-the-village", tile)
        if not upgradable(state, self.seat, action.tile):
            return Event("goods-not-there", tile)
        if any(state.box.cost[action.tile][COST_WORKER:]):
            return Event("no-such-workers", tile)
        return Event("no-such-skill", tile)

    def why_not_carry(self, state: KeyflowerState, action: KeyflowerAction) -> Event | None:
        good, here, there = action.good, action.from_, action.to
        if good >= ALL_GOODS or max(here, there) >= ALL_TILES or state.owner[here] != self.seat:
            return None
        if self.moves == 0:
            return Event("no-step-left", {})
        if state.goods[of_good(here, good)] == 0:
            return Event("good-not-there", {"good": f"good:{GOODS[good]}", "tile": f"tile:{TILES[here]}"})
        return Event("no-road", {"from": f"tile:{TILES[here]}", "to": f"tile:{TILES[there]}"})


class Resume(Step[KeyflowerState]):
    """Back to what is left of the steps and icons."""

    def __init__(self, hauler: int, moves: int, icons: int) -> None:
        super().__init__()
        self.hauler = hauler
        self.moves = moves
        self.icons = icons

    def run(self, state: KeyflowerState, tell: Listener | None) -> None:
        ask_transport(state, self.hauler, self.moves, self.icons, False)


class TurnOver(Construction):
    """The price is paid: the tile is turned over where it lies."""

    def cost(self, state: KeyflowerState) -> list[int]:
        return state.box.cost[self.tile]

    def run(self, state: KeyflowerState, tell: Listener | None) -> None:
        state.turn_over(self.tile)
        if tell is not None:
            tell(Event("upgraded", {"seat": f"seat:{self.builder}", "tile": f"tile:{TILES[self.tile]}"}))
