"""What two games need stands in core or in the drawing kit, not in both games."""

from __future__ import annotations

import ast
from itertools import combinations
from pathlib import Path

import keydom

GAMES = Path(keydom.__file__).parent / "games"
FOLDERS = sorted(folder for folder in GAMES.iterdir() if (folder / "game.py").exists())
DRAWINGS = sorted(GAMES.glob("*/draw"))
RUN = 6  # equal lines in a row that are a copy
SHORT = 6  # lines of a constructor, its head included, that only keeps what it is given


def says_nothing(node: ast.stmt, module: str) -> bool:
    """Imports, text about the code, short constructors; in game.py, the table of the functions of its modules."""
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Expr(ast.Constant()):
            return True
        case ast.FunctionDef(name="__init__"):
            return len(span(node)) <= SHORT
        case ast.Assign(value=ast.Call(func=ast.Name(id="GameFunctions"))):
            return module == "game.py"
    return False


def span(node: ast.stmt) -> range:
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)


def lines(path: Path) -> list[str]:
    """The lines of a module that say something of its own; no blank or closing ones either."""
    text = path.read_text("utf-8")
    nodes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.stmt)]
    silent = {number for node in nodes if says_nothing(node, path.name) for number in span(node)}
    numbered = enumerate(text.splitlines(), 1)
    return [line.strip() for number, line in numbered if number not in silent and any(map(str.isalnum, line))]


def runs(folder: Path) -> dict[tuple[str, ...], str]:
    found: dict[tuple[str, ...], str] = {}
    for path in sorted(folder.rglob("*.py")):
        own = lines(path)
        for first in range(len(own) - RUN + 1):
            found[tuple(own[first : first + RUN])] = str(path.relative_to(folder))
    return found


def test_no_run_of_six_equal_lines_stands_in_two_games_but_constructors_and_tables_of_functions() -> None:
    by_game = {folder.name: runs(folder) for folder in FOLDERS}
    copies = [
        f"{one}/{by_game[one][run]} and {other}/{by_game[other][run]}: {run[0]}"
        for one, other in combinations(by_game, 2)
        for run in by_game[one].keys() & by_game[other].keys()
    ]

    assert copies == []


def test_every_game_of_the_house_has_the_rooms_of_a_drawing() -> None:
    rooms = {"__init__", "gallery", "palette", "pieces", "sheet", "table"}
    lacking = {str(folder): rooms - {path.stem for path in folder.glob("*.py")} for folder in DRAWINGS}

    assert DRAWINGS
    assert not any(lacking.values())
