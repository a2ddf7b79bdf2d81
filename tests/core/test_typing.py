"""What a type checker and an editor know of a match: the views and positions of its own game."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import keydom

mypy = pytest.importorskip("mypy.api", reason="mypy is not installed")

SOURCES = Path(keydom.__file__).parents[1]
CODE = """
from keydom import Match, Record
from keydom.games.pebbles import GAME as PEBBLES
from keydom.games.keyflower import GAME as KEYFLOWER

reveal_type(Match(PEBBLES, 2).view(0).bowls)
reveal_type(Match(PEBBLES, 2).state.turns)
reveal_type(Match(KEYFLOWER, 2).view(0).workers)
reveal_type(Match(KEYFLOWER, 2).copy().state.season)
reveal_type(Match.replay(KEYFLOWER, Record("keyflower", 2, {}, 1)).view(None).table.greens)
Match(KEYFLOWER, 2).view(0).wrokers
"""


def test_a_match_knows_the_views_and_positions_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    if SOURCES.name == "src":  # what is installed is found without, and must not be named
        monkeypatch.setenv("MYPYPATH", str(SOURCES))
    told, _, _ = mypy.run(["--config-file", os.devnull, "--strict", "--no-error-summary", "--no-pretty", "-c", CODE])
    revealed = [line.partition("Revealed type is ")[2].strip('"') for line in told.splitlines() if "Revealed" in line]
    assert [kind.replace("builtins.", "") for kind in revealed] == [
        "list[list[int]]",
        "int",
        "list[int]",
        "int",
        "int",
    ]
    assert '"KeyflowerView" has no attribute "wrokers"' in told
