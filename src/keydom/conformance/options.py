"""Which sets of options to try: all of them, or a selection in which every two values meet."""

from __future__ import annotations

from itertools import combinations, product
from math import prod
from typing import Any, TypeAlias

from keydom.core.game import Game, Options

MOST = 24

Cell: TypeAlias = tuple[int, str]  # the place of an option and one of its values


def option_sets(game: Game[Any, Any]) -> list[Options]:
    """All combinations of option values, the defaults first.

    Where there are more than MOST it is a selection in which every two values of different options meet at least once:
    each new set starts from a pair that has not met, and takes of every other option the value that makes most pairs.
    """
    names = [choice.name for choice in game.choices]
    values = [choice.samples() for choice in game.choices]
    rows = list(product(*values)) if prod(map(len, values)) <= MOST else _covering(values)
    return [game.options(dict(zip(names, row, strict=True))) for row in rows]


def _covering(values: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    cells = [[(place, value) for value in some] for place, some in enumerate(values)]
    unmet = dict.fromkeys(pair for one, other in combinations(cells, 2) for pair in product(one, other))
    rows: list[tuple[str, ...]] = []
    row = [some[0] for some in cells]
    while True:
        rows.append(tuple(value for _, value in row))
        for pair in combinations(row, 2):
            unmet.pop(pair, None)
        if not unmet:
            return rows
        row = _row(cells, unmet)


def _row(cells: list[list[Cell]], unmet: dict[tuple[Cell, Cell], None]) -> list[Cell]:
    row = list(next(iter(unmet)))
    fixed = {place for place, _ in row}
    for place, some in enumerate(cells):
        if place not in fixed:
            row.append(max(some, key=lambda cell: sum((min(cell, k), max(cell, k)) in unmet for k in row)))
    return sorted(row)
