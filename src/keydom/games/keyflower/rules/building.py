"""Villages grow: where a tile may lie, and the players laying what they have won."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Step, Value
from keydom.core.hexes import SIDES, unpack
from keydom.games.keyflower.actions import AT, PLACE, KeyflowerAction
from keydom.games.keyflower.components import BOAT_2A, TILES
from keydom.games.keyflower.state import KeyflowerState, KeyflowerTable


def ignores_edges(state: KeyflowerTable, seat: int) -> bool:
    """Whether edges need not match: with boat 2a (R-KF-13)."""
    return state.owner[BOAT_2A] == seat


def fits_somewhere(state: KeyflowerTable, seat: int, tile: int) -> bool:
    first = tile * SIDES
    outlines = state.box.outlines[first : first + state.box.spins[tile]]
    for barred in state.free_cells[seat].values():
        for outline in outlines:
            if outline & barred == 0:
                return True
    return False


def placeable(state: KeyflowerTable, seat: int) -> list[int]:
    """The tiles of a seat that lie beside its village and fit somewhere in it."""
    spots = state.spots
    waiting = [tile for tile, owner in enumerate(state.owner) if owner == seat and spots[tile] == 0]
    if not waiting or ignores_edges(state, seat):
        return waiting
    return [tile for tile in waiting if fits_somewhere(state, seat, tile)]


class Build(Step[KeyflowerState]):
    """The players lay their new tiles, one player after the other from the start player (R-KF-17)."""

    def __init__(self, order: tuple[int, ...]) -> None:
        super().__init__()
        self.order = order

    def run(self, state: KeyflowerState, tell: Listener | None) -> None:
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


class Place(Frame[KeyflowerState, KeyflowerAction]):
    """Which tile to lay next."""

    def offer(self, state: KeyflowerState) -> list[Action]:
        return [PLACE.of(tile) for tile in placeable(state, self.seat)]

    def apply(self, state: KeyflowerState, action: KeyflowerAction, tell: Listener | None) -> None:
        state.frames.append(Site(self.seat, action.tile))

    def why_not(self, state: KeyflowerState, action: KeyflowerAction) -> Event | None:
        if action.verb is not PLACE or action.tile >= len(TILES):
            return None
        if state.owner[action.tile] != self.seat or state.spots[action.tile]:
            return None
        return Event("fits-nowhere", {"tile": f"tile:{TILES[action.tile]}"})


class Site(Frame[KeyflowerState, KeyflowerAction]):
    """Where the tile goes, and how it is turned."""

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def args(self) -> dict[str, Value]:
        return {"tile": f"tile:{TILES[self.tile]}"}

    def offer(self, state: KeyflowerState) -> list[Action]:
        """Every cell and turn in which the tile can be laid; turns that look the same count once."""
        front, first = state.free_cells[self.seat], self.tile * SIDES
        outlines = state.box.outlines[first : first + state.box.spins[self.tile]]
        free = ignores_edges(state, self.seat)
        found: list[Action] = []
        for spot in sorted(front):
            barred = 0 if free else front[spot]
            for turn, outline in enumerate(outlines):
                if outline & barred == 0:
                    found.append(AT.of(spot, turn))
        return found

    def apply(self, state: KeyflowerState, action: KeyflowerAction, tell: Listener | None) -> None:
        state.lay_tile(self.seat, self.tile, action.hex, action.turn)
        if tell is not None:
            q, r = unpack(action.hex)
            args: dict[str, Value] = {"seat": f"seat:{self.seat}", "tile": f"tile:{TILES[self.tile]}"}
            tell(Event("placed", {**args, "hex": f"hex:{q},{r}"}))

    def why_not(self, state: KeyflowerState, action: KeyflowerAction) -> Event | None:
        if action.verb is not AT or not 0 <= action.turn < SIDES:
            return None
        tile: dict[str, Value] = {"tile": f"tile:{TILES[self.tile]}"}
        if action.hex in state.maps[self.seat]:
            return Event("cell-taken", tile)
        front = state.free_cells[self.seat]
        if action.hex not in front:
            return Event("not-beside-the-village", tile)
        outline = state.box.outlines[self.tile * SIDES + action.turn]
        if ignores_edges(state, self.seat) or outline & front[action.hex] == 0:
            return None  # the same as another turn that is offered
        return Event("edges-do-not-match", tile)
