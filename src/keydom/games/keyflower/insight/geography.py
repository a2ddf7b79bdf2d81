"""The lie of a village: how far its tiles are from each other by road, and what its shape scores or may come to."""

from __future__ import annotations

from typing import Final

from keydom.core.hexes import SIDES, STEPS, opposite
from keydom.games.keyflower.components import BOAT_2A, FIELD, FIRST_ORDER, FIRST_SPRING, ROAD
from keydom.games.keyflower.scoring.river import river
from keydom.games.keyflower.state import Keyland

NOWHERE: Final = 99  # steps to a tile that no road leads to


class Geography:
    """The geography of one village. A map is replaced when it changes, so this holds as long as it is the same map."""

    __slots__ = ("beside", "core", "ends", "far", "fields", "links", "river", "tiles", "village")

    def __init__(self, state: Keyland, seat: int) -> None:
        self.village = state.maps[seat]
        self.fields = state.owner[BOAT_2A] == seat
        self.tiles = list(self.village.values())  # the home first
        self.ends = 0  # roads that lead out of the village
        self.beside = 0  # tiles beside turn order tiles: what those score
        self.links = self._links(state)
        self.far = self._distances()  # by place * tiles + place
        self.core = self._core()
        self.river = river(state, self.village)

    def _links(self, state: Keyland) -> list[list[int]]:
        """By place, the places that a step leads to."""
        places = {tile: place for place, tile in enumerate(self.tiles)}
        links: list[list[int]] = []
        for spot, tile in self.village.items():
            ways: list[int] = []
            for side in range(SIDES):
                here = state.edge(tile, side)
                other = self.village.get(spot + STEPS[side], -1)
                if other < 0:
                    self.ends += here == ROAD
                    continue
                self.beside += FIRST_ORDER <= tile < FIRST_SPRING
                there = state.edge(other, opposite(side))
                open_here = here == ROAD or (self.fields and here == FIELD)
                if open_here and (there == ROAD or (self.fields and there == FIELD)):
                    ways.append(places[other])
            links.append(ways)
        return links

    def _distances(self) -> list[int]:
        count = len(self.tiles)
        far = [NOWHERE] * (count * count)
        for start in range(count):
            first = start * count
            far[first + start] = 0
            ready = [start]
            for here in ready:
                step = far[first + here] + 1
                for other in self.links[here]:
                    if far[first + other] == NOWHERE:
                        far[first + other] = step
                        ready.append(other)
        return far

    def _core(self) -> int:
        """How many tiles are left when all dead ends are cut off: about as many as a loop can have."""
        ways = [len(links) for links in self.links]
        ready = [place for place in range(len(ways)) if ways[place] < 2]
        left = len(ways) - len(ready)
        for place in ready:
            ways[place] = 0
            for other in self.links[place]:
                if ways[other] > 1:
                    ways[other] -= 1
                    if ways[other] == 1:
                        ready.append(other)
                        left -= 1
        return left
