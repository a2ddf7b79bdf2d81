"""Every game of ours has the same rooms."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from keydom.games import games

ROOT = Path(__file__).parents[2]
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
LAYERS = " ".join(next(one["layers"] for one in CONTRACTS if one.get("containers") == ["keydom.games.*"]))
OPTIONAL = set(re.findall(r"\((\w+)\)", LAYERS))
ROOMS = (set(re.findall(r"\w+", LAYERS)) - OPTIONAL) | {"data", "lessons", "locale", "plans", "puzzles"}
HOMES = [game.home for game in games().values() if game.home.startswith("keydom.games.")]


def rooms(home: str) -> set[str]:
    """The modules and folders of a game."""
    names = {place.name.partition(".")[0] for place in files(home).iterdir()}
    return {name for name in names if not name.startswith("_")}


@pytest.mark.parametrize("home", HOMES)
def test_a_game_has_the_rooms_that_every_game_has(home: str) -> None:
    assert rooms(home) - OPTIONAL == ROOMS
