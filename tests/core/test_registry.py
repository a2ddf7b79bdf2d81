"""The registry: games are found by entry point, so that one can come from another package."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from keydom import UnknownGame, get_game
from keydom.games import games

MODULE = '''"""A game of another package: pebbles under another name."""

from keydom.games.pebbles.game import Pebbles


class Marbles(Pebbles):
    id = "marbles"
    seats = range(2, 4)


GAME = Marbles()
'''
METADATA = "Metadata-Version: 2.1\nName: marbles\nVersion: 1.0\n"
ENTRY = "[keydom.games]\nmarbles = marbles:GAME\n"


def install(folder: Path, entry: str = ENTRY) -> None:
    info = folder / "marbles-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(METADATA)
    (info / "entry_points.txt").write_text(entry)
    (folder / "marbles.py").write_text(MODULE)


def complaint(folder: Path) -> str:
    """The last line that `keydom games` says of what is wrong with this folder on its path."""
    path = os.pathsep.join([str(folder), *filter(None, sys.path)])
    command = [sys.executable, "-m", "keydom", "games"]
    answer = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True)
    return answer.stderr.strip()


def ask(folder: Path, question: str) -> str:
    """What a fresh interpreter answers with this folder on its path."""
    path = os.pathsep.join([str(folder), *filter(None, sys.path)])
    answer = subprocess.run(
        [sys.executable, "-c", f"import keydom; print({question})"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    return answer.stdout.strip()


def test_a_game_is_found_by_its_id() -> None:
    assert get_game("pebbles").id == "pebbles"


def test_games_come_in_the_order_of_their_ids() -> None:
    assert list(games()) == sorted(games())


def test_a_game_is_registered_under_its_own_id() -> None:
    assert all(found.id == name for name, found in games().items())


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=f"no game 'ludo': there are {', '.join(games())}"):
        get_game("ludo")


def test_a_game_of_another_package_is_found(tmp_path: Path) -> None:
    install(tmp_path)

    assert ask(tmp_path, "'marbles' in keydom.games.games()") == "True"


def test_a_game_of_another_package_stands_beside_the_shipped_ones(tmp_path: Path) -> None:
    install(tmp_path)

    assert ask(tmp_path, "'pebbles' in keydom.games.games()") == "True"


def test_a_game_of_another_package_is_played_like_any_other(tmp_path: Path) -> None:
    install(tmp_path)
    question = "keydom.playout((g := keydom.get_game('marbles')), g.begin(3), __import__('random').Random(1)) > 0"

    assert ask(tmp_path, question) == "True"


def test_without_the_package_there_is_no_such_game(tmp_path: Path) -> None:
    assert ask(tmp_path, "'marbles' in keydom.games.games()") == "False"


def test_a_game_registered_under_another_id_is_refused(tmp_path: Path) -> None:
    install(tmp_path, "[keydom.games]\nchess = marbles:GAME\n")

    assert complaint(tmp_path) == "keydom: marbles:GAME is registered as the game 'chess', and is none of that id"


def test_two_games_of_one_id_are_refused(tmp_path: Path) -> None:
    install(tmp_path, "[keydom.games]\npebbles = marbles:GAME\n")

    assert complaint(tmp_path).startswith("keydom: two packages register a game 'pebbles'")


def test_a_game_that_cannot_be_imported_is_named(tmp_path: Path) -> None:
    install(tmp_path, "[keydom.games]\nmarbles = glass_marbles:GAME\n")

    assert complaint(tmp_path).startswith("keydom: the game 'marbles' cannot be loaded from glass_marbles:GAME")
