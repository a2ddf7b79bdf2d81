"""Bots from elsewhere: by the name they are registered under, or by where their class stands."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from keydom.bots import bot, is_bot
from keydom.bots.registry import registered
from keydom.core.errors import BadOption
from keydom.games.pebbles import GAME

MODULE = """
from keydom.bots import Bot
from keydom.bots.greedy import GreedyBot

class Last(Bot):
    looks = False
    def __init__(self, game, seats, budget="1"):
        super().__init__(game, seats)
        self.budget = budget
    def choose(self, view, legal, rng):
        return legal[-1]

class Eager(GreedyBot):
    pass

def nobody(game, seats):
    return "nobody"
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a module of bots, and a package that registers one of them as `last`."""
    (tmp_path / "ownbots.py").write_text(MODULE)
    info = tmp_path / "own-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: own\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[keydom.bots]\nlast = ownbots:Last\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    registered.cache_clear()
    yield tmp_path
    sys.modules.pop("ownbots", None)
    registered.cache_clear()


@pytest.mark.parametrize("name", ["last", "ownbots:Last"])
def test_a_bot_goes_by_its_registered_name_and_by_its_place(here: Path, name: str) -> None:
    legal = [GAME.parse("keep"), GAME.parse("give")]
    assert str(bot(name, GAME, 2).choose(None, legal, Random(1))) == "give"


@pytest.mark.parametrize("name", ["last:50", "ownbots:Last:50"])
def test_a_budget_stands_behind_the_name(here: Path, name: str) -> None:
    assert bot(name, GAME, 2).budget == "50"  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nowhere:Last", "cannot be loaded: No module named 'nowhere'"),
        ("ownbots:First", "cannot be loaded: module 'ownbots' has no attribute 'First'"),
        ("ownbots:nobody", "is no bot: it makes a str"),
        ("first", "no bot 'first': there are random, greedy, planner, learned, net, search, last, and yours"),
    ],
)
def test_what_is_no_bot_is_refused_with_the_reason(here: Path, name: str, reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        bot(name, GAME, 2)


def test_to_ask_whether_a_name_is_a_bots_loads_no_module(here: Path) -> None:
    assert (is_bot("last"), is_bot("search:2s"), is_bot("ownbots:Last")) == (True, True, False)
    assert "ownbots" not in sys.modules


def keydom(here: Path, *line: str, typed: str = "") -> str:
    home = {"HOME": str(here), "XDG_CONFIG_HOME": str(here)}
    environment = {**os.environ, **home, "PYTHONPATH": os.pathsep.join(filter(None, sys.path[1:]))}
    code = "import sys; from keydom.cli import main; sys.path.remove(''); sys.exit(main())"
    run = subprocess.run(
        [sys.executable, "-c", code, *line], cwd=here, env=environment, input=typed, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_the_arena_compares_it(here: Path) -> None:
    line = ("arena", "pebbles", "--bots", "ownbots:Last,random", "--games", "4", "--seats", "2", "--json")
    told = json.loads(keydom(here, *line))
    assert [standing["bot"] for standing in told["bots"]] == ["ownbots:Last", "random"]


def test_it_plays_in_the_terminal_and_goes_on_when_it_is_called_again(here: Path) -> None:
    said = keydom(
        here,
        "play",
        "pebbles",
        "--as-seated",
        "--seats",
        "human,ownbots:Last",
        "--save",
        "game.key",
        typed="keep\nquit\n",
    )
    assert "--seats human,ownbots:Last" in said
    assert "player 1 ownbots:Last 2" in (here / "game.key").read_text()
    keydom(here, "play", "--resume", "game.key", "--seats", "human,ownbots:Last", typed="quit\n")


def test_it_gives_hints(here: Path) -> None:
    (here / "game.key").write_text("keydom 1\ngame pebbles\nrules 1\nseats 2\n\n* draw gold\n")
    told = json.loads(keydom(here, "hint", "game.key", "--bot", "ownbots:Eager", "--json"))
    assert told["hints"][0]["action"] == "keep"


def test_a_record_alone_makes_no_module_be_loaded(here: Path) -> None:
    (here / "spy.py").write_text("open('seen', 'w')\n")
    text = "keydom 1\ngame pebbles\nrules 1\nseats 2\nplayer 1 spy:Bot 2\n\n* draw gold\n"
    (here / "game.key").write_text(text)
    keydom(here, "play", "--resume", "game.key", typed="quit\n")
    assert not (here / "seen").exists()
