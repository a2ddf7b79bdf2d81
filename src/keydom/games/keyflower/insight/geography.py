"""The lie of a village: how far its tiles are from each other by road, and what its shape scores or may come to."""

from __future__ import annotations

from typing import Final

from keydom.core.hexes import SIDES, STEPS
from keydom.games.keyflower.components import BOAT_2A, FIRST_ORDER, FIRST_SPRING, ROAD
from keydom.games.keyflower.rules.transport import ways
from keydom.games.keyflower.scoring.river import river
from keydom.games.keyflower.state import KeyflowerState

NOWHERE: Final = 99  # steps to a tile that no road leads to


class Geography:
    """The geography of one village. A map is replaced when it changes, so this holds as long as it is the same map."""

    def __init__(self, state: KeyflowerState, seat: int) -> None:
        self.village = state.maps[seat]
        self.fields = state.owner[BOAT_2A] == seat
        self.tiles = list(self.village.values())  # the home first
        self.ends = 0  # roads that lead out of the village
        self.order_neighbours = 0  # tiles beside turn order tiles: what those score
        self._count_edges(state)
        places = {tile: place for place, tile in enumerate(self.tiles)}
        # By place, the places that a step leads to.
        self.links = [[places[other] for other in ways(state, seat, tile)] for tile in self.tiles]
        self.far = self._distances()  # by place * tiles + place
        self.core = self._core()
        self.river = river(state, self.village)

    def _count_edges(self, state: KeyflowerState) -> None:
        for spot, tile in self.village.items():
            for side in range(SIDES):
                if spot + STEPS[side] in self.village:
                    self.order_neighbours += FIRST_ORDER <= tile < FIRST_SPRING
                else:
                    self.ends += state.edge(tile, side) == ROAD

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
