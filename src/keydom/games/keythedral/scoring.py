"""The end of the game: what the seats of the keythedral are worth, and what breaks a tie."""

from __future__ import annotations

from keydom.core.game import Line, Score
from keydom.games.keythedral.components import ALL_CUBES, LEVELS
from keydom.games.keythedral.state import KeythedralState, KeythedralTable


def scores(state: KeythedralState) -> list[Score]:
    return [score(state, seat) for seat in range(state.seats)]


def score(state: KeythedralTable, seat: int) -> Score:
    """Seats by level; cubes left over score in 2004 and break ties in 2002. What is tied then is shared."""
    box = state.box
    lines: list[Line] = []
    for level in range(1, LEVELS + 1):
        count = sum(owner == seat and box.level[tile] == level for tile, owner in enumerate(state.owner))
        lines.append(Line(f"level-{level}", count * box.value[level], {"count": count, "value": box.value[level]}))
    purse = state.purse(seat)
    worth = sum(purse[cube] * box.worth[cube] for cube in range(ALL_CUBES))
    if box.edition == "2002":
        return Score(lines, (worth,))
    return Score([*lines, Line("cubes", worth, {"count": sum(purse)})])
