"""Extensions: an upgrade icon may put one on an upgraded tile, and doubles its printed points."""

from __future__ import annotations

from keydom.core.game import Event, Listener, Value
from keydom.games.keyflower.components import ALL_GOODS, BOAT_3A, EXTENSIONS, TILES
from keydom.games.keyflower.rules.costs import Construction, bill, could_suffice, goods_suffice, people_suffice
from keydom.games.keyflower.rules.workers import Hand
from keydom.games.keyflower.state import NONE, KeyflowerState


def sites(state: KeyflowerState, seat: int) -> list[int]:
    """The tiles of a village that can take one."""
    return [tile for tile in state.maps[seat].values() if state.up[tile] and state.extended[tile] == NONE]


def fits(state: KeyflowerState, seat: int, tile: int, extension: int) -> bool:
    """Whether the goods lie there, and the colour is that of the workers on the tile."""
    if state.workers_on(tile) and state.tile_colours[tile] != state.box.extension_colour[extension]:
        return False
    cost = state.box.extension_cost[extension]
    return goods_suffice(state.goods, tile * ALL_GOODS, cost, state.owner[BOAT_3A] == seat)


def extensions(state: KeyflowerState, hand: Hand) -> list[tuple[int, int]]:
    """What a hand can pay for: a tile, and an extension of it."""
    tiles = sites(state, hand.seat)
    if not tiles:
        return []
    paid = [e for e in state.extensions_left() if people_suffice(state, hand, state.box.extension_cost[e])]
    return [(tile, e) for tile in tiles for e in paid if fits(state, hand.seat, tile, e)]


def extends(state: KeyflowerState, hand: Hand, used: int, colour: int) -> bool:
    """Whether a hand can pay for one, once workers of a colour stand on the tile that is used."""
    for tile, extension in extensions(state, hand):
        if tile != used or state.box.extension_colour[extension] == colour:
            return True
    return False


def could_extend(state: KeyflowerState, seat: int) -> bool:
    """Whether there may be one to build, whatever is behind the screen."""
    tiles = sites(state, seat)
    if not tiles:
        return False
    some = [e for e in state.extensions_left() if could_suffice(state, seat, state.box.extension_cost[e])]
    return any(fits(state, seat, tile, e) for tile in tiles for e in some)


def extend(state: KeyflowerState, seat: int, tile: int, extension: int) -> None:
    state.frames.append(Attach(seat, tile, extension))
    bill(state, seat, tile, state.box.extension_cost[extension])


class Attach(Construction):
    """The price is paid: the extension is put on the tile, for good, and its colour is the tile's from now on."""

    def __init__(self, builder: int, tile: int, extension: int) -> None:
        super().__init__(builder, tile)
        self.extension = extension

    def cost(self, state: KeyflowerState) -> list[int]:
        return state.box.extension_cost[self.extension]

    def run(self, state: KeyflowerState, tell: Listener | None) -> None:
        state.extended = state.extended[:]
        state.extended[self.tile] = self.extension
        state.recolour(self.tile, state.box.extension_colour[self.extension])
        if tell is not None:
            args: dict[str, Value] = {"seat": f"seat:{self.builder}", "tile": f"tile:{TILES[self.tile]}"}
            tell(Event("extended", {**args, "extension": f"extension:{EXTENSIONS[self.extension]}"}))
