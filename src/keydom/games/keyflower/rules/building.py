"""Villages grow: where a tile may lie, and the players laying what they have won."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Step, Value
from keydom.core.hexes import SIDES, unpack
from keydom.games.keyflower.actions import AT, PLACE
from keydom.games.keyflower.components import BOAT_2A, TILES
from keydom.games.keyflower.state import Keyland, Table


def loose(state: Table, seat: int) -> bool:
    """Whether edges need not match: with boat 2a (R-KF-13)."""
    return state.owner[BOAT_2A] == seat


def fits(state: Table, tile: int, turn: int, barred: int) -> bool:
    """Whether a tile shows nothing that it may not."""
    return state.box.outlines[tile * SIDES + turn] & barred == 0


def fits_somewhere(state: Table, seat: int, tile: int) -> bool:
    first = tile * SIDES
    outlines = state.box.outlines[first : first + state.box.spins[tile]]
    for barred in state.fronts[seat].values():
        for outline in outlines:
            if outline & barred == 0:
                return True
    return False


def placeable(state: Table, seat: int) -> list[int]:
    """The tiles of a seat that lie beside its village and fit somewhere in it."""
    spots = state.spots
    waiting = [tile for tile, owner in enumerate(state.owner) if owner == seat and spots[tile] == 0]
    if not waiting or loose(state, seat):
        return waiting
    return [tile for tile in waiting if fits_somewhere(state, seat, tile)]


class Build(Step[Keyland]):
    """The players lay their new tiles, one player after the other from the start player (R-KF-17)."""

    __slots__ = ("order",)

    def __init__(self, order: tuple[int, ...]) -> None:
        super().__init__()
        self.order = order

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

    def args(self) -> dict[str, Value]:
        return {"tile": f"tile:{TILES[self.tile]}"}

    def offer(self, state: Keyland) -> list[Action]:
        """Every cell and turn in which the tile can be laid; turns that look the same count once."""
        front, first = state.fronts[self.seat], self.tile * SIDES
        outlines = state.box.outlines[first : first + state.box.spins[self.tile]]
        free = loose(state, self.seat)
        found: list[Action] = []
        for spot in sorted(front):
            barred = 0 if free else front[spot]
            for turn, outline in enumerate(outlines):
                if outline & barred == 0:
                    found.append(AT.of(spot, turn))
        return found

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
        front = state.fronts[self.seat]
        if action.a not in front:
            return Event("not-beside-the-village", tile)
        if loose(state, self.seat) or fits(state, self.tile, action.b, front[action.a]):
            return None  # the same as another turn that is offered
        return Event("edges-do-not-match", tile)
