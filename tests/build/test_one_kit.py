"""Games draw with one kit: what two of them need stands there, not in both."""

from __future__ import annotations

import ast
from itertools import combinations
from pathlib import Path

import keydom

GAMES = Path(keydom.__file__).parent / "games"
FOLDERS = sorted(GAMES.glob("*/draw"))
RUN = 6  # equal lines in a row that are a copy


def lines(path: Path) -> list[str]:
    """The lines of a module that say something of its own: no imports, no text about it, no blank or closing lines."""
    text = path.read_text("utf-8")
    left_out: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        about = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if isinstance(node, ast.Import | ast.ImportFrom | ast.Expr) and (about or not isinstance(node, ast.Expr)):
            left_out.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    numbered = enumerate(text.splitlines(), 1)
    return [line.strip() for number, line in numbered if number not in left_out and any(map(str.isalnum, line))]


def runs(folder: Path) -> dict[tuple[str, ...], str]:
    found: dict[tuple[str, ...], str] = {}
    for path in sorted(folder.rglob("*.py")):
        own = lines(path)
        for first in range(len(own) - RUN + 1):
            run = tuple(own[first : first + RUN])
            if not all(line.startswith("self.") or "def __init__" in line for line in run):
                found[run] = path.name
    return found


def test_no_run_of_six_equal_lines_stands_in_the_drawings_of_two_games() -> None:
    by_game = {folder.parent.name: runs(folder) for folder in FOLDERS}
    copies = [
        f"{one}/{by_game[one][run]} and {other}/{by_game[other][run]}: {run[0]}"
        for one, other in combinations(by_game, 2)
        for run in by_game[one].keys() & by_game[other].keys()
    ]

    assert copies == []


def test_every_game_of_the_house_has_the_rooms_of_a_drawing() -> None:
    rooms = {"__init__", "gallery", "palette", "pieces", "sheet", "table"}
    lacking = {str(folder): rooms - {path.stem for path in folder.glob("*.py")} for folder in FOLDERS}

    assert FOLDERS
    assert not any(lacking.values())
