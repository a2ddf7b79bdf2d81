"""A village as a map of text: hexagons with what runs over their edges, at the coordinates that actions use."""

from __future__ import annotations

from typing import Final

from keydom.core.game import Words
from keydom.core.hexes import BOTTOM, LOWER_LEFT, SIDES, STEPS, TOP, UPPER_LEFT, UPPER_RIGHT, opposite, unpack
from keydom.drawing.text import WIDTH, TextCanvas
from keydom.games.keyflower.components import FIELD, GOODS, ROAD, WATER, by_good
from keydom.games.keyflower.draw.reading import cell_id
from keydom.games.keyflower.state import KeyflowerTable
from keydom.games.keyflower.text.tiles import name

SIGNS: Final = {FIELD: ".", ROAD: "=", WATER: "~"}
HIGH: Final = 4  # lines from a tile to the one below; the next column lies half as far down
WIDEST: Final = 15  # columns of letters from a tile to the one on its right


class VillageMap:
    """A canvas with a hexagon for each of these cells, as wide as they can be."""

    def __init__(self, cells: list[int]) -> None:
        spots = [unpack(cell) for cell in cells]
        self.left = min([q for q, _ in spots])
        self.top = min([2 * r + q for q, r in spots])
        across = max([q for q, _ in spots]) - self.left + 1
        self.wide = min(WIDEST, (WIDTH - 2) // across)
        self.canvas = TextCanvas()

    def put(self, cell: int, line: int, column: int, text: str) -> None:
        """Write at a line and column of a hexagon, both counted from its upper left corner."""
        q, r = unpack(cell)
        self.canvas.put((2 * r + q - self.top) * HIGH // 2 + line, (q - self.left) * self.wide + column, text)

    def label(self, cell: int, line: int, text: str) -> None:
        """Write inside a hexagon, where the middle line is the widest."""
        room = self.wide - (1 if line == HIGH // 2 else 3)
        self.put(cell, line, 2, text if len(text) <= room else text[: room - 1] + "…")

    def edge(self, cell: int, side: int, sign: str) -> None:
        wide = self.wide
        if side in (TOP, BOTTOM):
            self.put(cell, 0 if side == TOP else HIGH, 2, sign * (wide - 3))
        else:
            line = 1 if side in (UPPER_LEFT, UPPER_RIGHT) else HIGH - 1
            self.put(cell, line, 0 if side in (UPPER_LEFT, LOWER_LEFT) else wide, sign)

    def text(self) -> list[str]:
        lines = self.canvas.lines
        return ["".join(lines.get(line, [])) for line in range(min(lines), max(lines) + 1)]


def village_map(table: KeyflowerTable, words: Words, seat: int, free: dict[int, list[int]]) -> list[str]:
    """The map of a village, with the cells that a tile fits into and the turns it can be laid in there."""
    village = table.maps[seat]
    drawn = VillageMap([*village, *free])
    for cell, turns in free.items():
        drawn.label(cell, 1, cell_id(cell))
        drawn.label(cell, 2, f"({''.join([str(turn) for turn in turns])})")
    for cell, tile in village.items():
        drawn.label(cell, 1, cell_id(cell))
        drawn.label(cell, 2, name(table, words, tile))
        drawn.label(cell, 3, _goods(table, words, tile))
        for side in range(SIDES):
            drawn.edge(cell, side, _sign(table, village, cell, side))
    return drawn.text()


def _sign(table: KeyflowerTable, village: dict[int, int], cell: int, side: int) -> str:
    """What runs over an edge; `!` where two tiles do not match, as boat 2a allows."""
    kinds = [table.edge(village[cell], side)]
    other = village.get(cell + STEPS[side], -1)
    if other >= 0:
        kinds.append(table.edge(other, opposite(side)))
    return SIGNS[kinds[0]] if kinds[0] == kinds[-1] else "!"


def _goods(table: KeyflowerTable, words: Words, tile: int) -> str:
    """What lies on a tile: `2wo1go`, by the first letters of their names."""
    counts = by_good(table.goods, tile)
    names = [words.say(f"good-{good}")[:2] for good in GOODS]
    return "".join([f"{count}{short}" for count, short in zip(counts, names, strict=True) if count])
