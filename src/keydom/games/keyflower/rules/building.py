"""Villages grow: where a tile may lie, and the players laying what they have won."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Step, Value
from keydom.core.hexes import SIDES, STEPS, opposite, unpack
from keydom.games.keyflower.actions import AT, PLACE
from keydom.games.keyflower.components import BOAT_2A, FIRST_BOAT, TILES
from keydom.games.keyflower.state import Keyland, Table


def clear_cells(state: Table, seat: int) -> list[int]:
    """The cells beside a village, in a fixed order."""
    village = state.maps[seat]
    found = {spot + step for spot in village for step in STEPS}
    return sorted([spot for spot in found if spot not in village])


def surroundings(state: Table, seat: int, spot: int) -> list[int]:
    """What the tiles around a cell show to it, by side; -1 where there is none."""
    village, edges, turns = state.maps[seat], state.box.edges, state.turns
    found = []
    for side in range(SIDES):
        other = village.get(spot + STEPS[side], -1)
        found.append(-1 if other < 0 else edges[(other * SIDES + turns[other]) * SIDES + opposite(side)])
    return found


def fits(state: Table, tile: int, turn: int, around: list[int]) -> bool:
    """Whether every edge is met by its like."""
    place = (tile * SIDES + turn) * SIDES
    edges = state.box.edges
    for other in around:
        if other >= 0 and other != edges[place]:
            return False
        place += 1
    return True


class Frontier:
    """The cells around a village, and what its tiles show to them."""

    __slots__ = ("around", "free", "spots")

    def __init__(self, state: Table, seat: int) -> None:
        self.spots = clear_cells(state, seat)
        self.around = [surroundings(state, seat, spot) for spot in self.spots]
        self.free = state.owner[BOAT_2A] == seat  # edges need not match (R-KF-13)

    def takes(self, state: Table, tile: int) -> bool:
        """Whether a tile fits somewhere."""
        if self.free:
            return True
        for around in self.around:
            for turn in range(state.box.spins[tile]):
                if fits(state, tile, turn, around):
                    return True
        return False


def sites(state: Table, seat: int, tile: int) -> list[tuple[int, int]]:
    """Every cell and turn in which a tile can be laid; turns that look the same count once."""
    frontier = Frontier(state, seat)
    spins = state.box.spins[tile]
    found = []
    for place in range(len(frontier.spots)):
        for turn in range(spins):
            if frontier.free or fits(state, tile, turn, frontier.around[place]):
                found.append((frontier.spots[place], turn))
    return found


def placeable(state: Table, seat: int) -> list[int]:
    """The tiles of a seat that lie beside its village and fit somewhere in it."""
    owner, spots = state.owner, state.spots
    waiting = [tile for tile in range(FIRST_BOAT, len(owner)) if owner[tile] == seat and spots[tile] == 0]
    if not waiting:
        return waiting
    frontier = Frontier(state, seat)
    return [tile for tile in waiting if frontier.takes(state, tile)]


class Build(Step[Keyland]):
    """The players lay their new tiles, one player after the other from the start player (R-KF-17)."""

    __slots__ = ("order",)

    def __init__(self, order: tuple[int, ...]) -> None:
        super().__init__()
        self.order = order

    def fields(self) -> tuple[object, ...]:
        return (self.order,)

    def run(self, state: Keyland, tell: Listener | None) -> None:
        if not self.order:
            return
        tiles = placeable(state, self.order[0])
        if not tiles:  # a tile that fits nowhere stays beside the village (R-KF-18)
            state.frames.append(Build(self.order[1:]))
            return
        state.frames.append(self)
        if len(tiles) == 1:
            state.frames.append(Site(self.order[0], tiles[0]))
        else:
            state.frames.append(Place(self.order[0]))


class Place(Frame[Keyland]):
    """Which tile to lay next."""

    __slots__ = ()

    def offer(self, state: Keyland) -> list[Action]:
        return [PLACE.of(tile) for tile in placeable(state, self.seat)]

    def apply(self, state: Keyland, action: Action, tell: Listener | None) -> None:
        state.frames.append(Site(self.seat, action.a))

    def why_not(self, state: Keyland, action: Action) -> Event | None:
        if action.verb is not PLACE or action.a >= len(TILES):
            return None
        if state.owner[action.a] != self.seat or state.spots[action.a]:
            return None
        return Event("fits-nowhere", {"tile": f"tile:{TILES[action.a]}"})


class Site(Frame[Keyland]):
    """Where the tile goes, and how it is turned."""

    __slots__ = ("tile",)

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.tile

    def args(self) -> dict[str, Value]:
        return {"tile": f"tile:{TILES[self.tile]}"}

    def offer(self, state: Keyland) -> list[Action]:
        return [AT.of(spot, turn) for spot, turn in sites(state, self.seat, self.tile)]

    def apply(self, state: Keyland, action: Action, tell: Listener | None) -> None:
        state.lay_tile(self.seat, self.tile, action.a, action.b)
        if tell is not None:
            q, r = unpack(action.a)
            args: dict[str, Value] = {"seat": f"seat:{self.seat}", "tile": f"tile:{TILES[self.tile]}"}
            tell(Event("placed", {**args, "hex": f"hex:{q},{r}"}))

    def why_not(self, state: Keyland, action: Action) -> Event | None:
        if action.verb is not AT or not 0 <= action.b < SIDES:
            return None
        tile: dict[str, Value] = {"tile": f"tile:{TILES[self.tile]}"}
        if action.a in state.maps[self.seat]:
            return Event("cell-taken", tile)
        around = surroundings(state, self.seat, action.a)
        if max(around) < 0:
            return Event("not-beside-the-village", tile)
        if state.owner[BOAT_2A] == self.seat or fits(state, self.tile, action.b, around):
            return None  # the same as another turn that is offered
        return Event("edges-do-not-match", tile)
