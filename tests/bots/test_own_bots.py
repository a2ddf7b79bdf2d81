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

from keydom.bots import LEVELS, BotFailed, ask, is_bot, levels, make_bot
from keydom.bots.registry import bot_entry_points, offered
from keydom.core.errors import BadOption
from keydom.games.pebbles import GAME
from keydom.games.pebbles.game import Pebbles
from keydom.games.pebbles.state import PebblesState
from keydom.games.pebbles.view import PebblesView

MODULE = """
from keydom.bots import BlindBot, Bot
from keydom.bots.greedy import GreedyBot

class Last(BlindBot):
    def __init__(self, game, seats, budget="1"):
        super().__init__(game, seats)
        self.budget = budget
    def choose_blind(self, legal, rng):
        return legal[-1]

class Faulty(Bot):
    def choose(self, view, legal, rng):
        return legal[len(legal) // len(view.opened[5:])]

class Cheat(Bot):
    def choose(self, view, legal, rng):
        return self.game.parse("to 1")

class Quitter(Bot):
    def choose(self, view, legal, rng):
        raise SystemExit("enough")

class Unready(Bot):
    def __init__(self, game, seats):
        super().__init__(game, seats)
        self.weights = {}["weights"]

class Eager(GreedyBot):
    pass

class Unlicensed(Bot):
    def __init__(self, game, seats):
        raise SystemExit("no licence")

class Undecided(GreedyBot):
    def opinions(self, view, legal, rng):
        return {}["opinions"]

class Silent(GreedyBot):
    def opinions(self, view, legal, rng):
        raise SystemExit("no opinion")

class Brief(GreedyBot):
    def opinions(self, view, legal, rng):
        return super().opinions(view, legal, rng)[:1]

def nobody(game, seats):
    return "nobody"
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a module of bots, and a package that registers one of them as `last`."""
    (tmp_path / "ownbots.py").write_text(MODULE)
    (tmp_path / "broken.py").write_text("\nhalf = 1 / 0\n")
    (tmp_path / "quitting.py").write_text("import sys\n\nsys.exit(3)\n")
    (tmp_path / "misspelt.py").write_text("clas Bot:\n")
    info = tmp_path / "own-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: own\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[keydom.bots]\nlast = ownbots:Last\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    bot_entry_points.cache_clear()
    offered.cache_clear()
    yield tmp_path
    sys.modules.pop("ownbots", None)
    bot_entry_points.cache_clear()
    offered.cache_clear()


@pytest.mark.parametrize("name", ["last", "ownbots:Last"])
def test_a_bot_goes_by_its_registered_name_and_by_its_place(here: Path, name: str) -> None:
    legal = [GAME.parse("keep"), GAME.parse("give")]
    state = GAME.begin(2)
    GAME.play(state, GAME.parse("draw gold"))
    assert str(make_bot(name, GAME, 2).choose(GAME.view(state, 0), legal, Random(1))) == "give"


@pytest.mark.parametrize("name", ["last:50", "ownbots:Last:50"])
def test_a_budget_stands_behind_the_name(here: Path, name: str) -> None:
    assert make_bot(name, GAME, 2).budget == "50"  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nowhere:Last", "cannot be loaded: No module named 'nowhere'"),
        ("ownbots:First", "cannot be loaded: module 'ownbots' has no attribute 'First'"),
        ("ownbots:nobody", "is no bot: it makes a str"),
        ("ownbots:Unready", r"cannot be made: KeyError: 'weights' \(.*ownbots.py:27\)"),
        ("ownbots:Unlicensed", r"cannot be made: SystemExit: no licence \(.*ownbots.py:34\)"),
        ("quitting:Bot", r"cannot be loaded: SystemExit: 3 \(.*quitting.py:3\)"),
        ("broken:Bot", r"cannot be loaded: ZeroDivisionError: division by zero \(.*broken.py:2\)"),
        ("misspelt:Bot", r"cannot be loaded: SyntaxError: .* \(.*misspelt.py:1\)"),
        ("first", "no bot 'first': there are random, greedy, planner, learned, net, search, last, and yours"),
    ],
)
def test_what_is_no_bot_is_refused_with_the_reason(here: Path, name: str, reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        make_bot(name, GAME, 2)


BROKEN = [
    "broken = broken:Bot",
    "missing = nowhere:Bot",
    "none = ownbots:nothing",
    "number = ownbots:__name__",
    "quitting = quitting:Bot",
]


@pytest.mark.parametrize("line", BROKEN)
def test_one_that_cannot_be_loaded_is_not_offered_and_the_reason_is_told_once(
    here: Path, line: str, caplog: pytest.LogCaptureFixture
) -> None:
    (here / "own-1.0.dist-info/entry_points.txt").write_text(f"[keydom.bots]\nlast = ownbots:Last\n{line}\n")
    assert [*levels(), *levels()] == [*LEVELS, "last"] * 2
    assert [record.getMessage().partition(":")[0] for record in caplog.records] == [
        f"the bot {line.split()[0]!r} is not offered"
    ]


class Unseen(Pebbles):
    def view(self, state: PebblesState, seat: int | None) -> PebblesView:
        raise AssertionError("a view is made")


def test_one_that_plays_blindly_is_spared_a_view(here: Path) -> None:
    state = GAME.begin(2)
    GAME.play(state, GAME.parse("draw gold"))
    assert str(ask(make_bot("last", GAME, 2), Unseen(), state, GAME.legal(state), Random(1))) == "give"


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("ownbots:Faulty", "ZeroDivisionError: integer division or modulo by zero"),
        ("ownbots:Quitter", "SystemExit: enough"),
        ("ownbots:Cheat", "it chose `to 1`, which is not legal"),
    ],
)
def test_an_error_of_a_bot_is_told_with_its_name(here: Path, name: str, fault: str) -> None:
    state = GAME.begin(2)
    GAME.play(state, GAME.parse("draw gold"))
    with pytest.raises(BotFailed, match=f"the bot {name} failed: {fault}"):
        ask(make_bot(name, GAME, 2), GAME, state, GAME.legal(state), Random(1))


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_error_in_the_arena_is_one_line_that_names_the_place(here: Path, workers: str) -> None:
    line = ("arena", "pebbles", "--bots", "ownbots:Faulty,random", "--games", "4", "--seats", "2", "--workers", workers)
    told = keydom(here, *line, ends=2)
    assert told.count("\n") == 1
    assert "the bot ownbots:Faulty failed: ZeroDivisionError" in told
    assert f"({here}/ownbots.py:14)" in told


@pytest.mark.parametrize(
    ("name", "place"), [("ownbots:Unlicensed", "ownbots.py:34"), ("quitting:Bot", "quitting.py:3")]
)
def test_a_bot_that_exits_before_it_plays_is_told_in_the_arena_in_one_line(here: Path, name: str, place: str) -> None:
    line = ("arena", "pebbles", "--bots", f"{name},random", "--games", "4", "--seats", "2")
    told = keydom(here, *line, ends=2)
    assert (told.count("\n"), f"the bot {name!r} cannot be" in told, f"({here}/{place})" in told) == (1, True, True)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_with_debug_the_arena_shows_how_an_error_came_about(here: Path, workers: str) -> None:
    line = ("arena", "pebbles", "--bots", "ownbots:Faulty,random", "--games", "4", "--seats", "2", "--debug")
    told = keydom(here, *line, "--workers", workers, ends=2)
    assert "Traceback (most recent call last)" in told
    assert "return legal[len(legal) // len(view.opened[5:])]" in told


def test_an_error_at_the_terminal_is_one_line(here: Path) -> None:
    line = ("play", "pebbles", "--as-seated", "--seats", "ownbots:Faulty,human", "--save", "game.key")
    assert keydom(here, *line, ends=2).count("\n") == 1


def test_to_ask_whether_a_name_is_a_bots_loads_no_module(here: Path) -> None:
    assert (is_bot("last"), is_bot("search:2s"), is_bot("ownbots:Last")) == (True, True, False)
    assert "ownbots" not in sys.modules


def keydom(here: Path, *line: str, typed: str = "", ends: int = 0) -> str:
    home = {"HOME": str(here), "XDG_CONFIG_HOME": str(here)}
    environment = {**os.environ, **home, "PYTHONPATH": os.pathsep.join(filter(None, sys.path[1:]))}
    code = "import sys; from keydom.cli import main; sys.path.remove(''); sys.exit(main())"
    run = subprocess.run(
        [sys.executable, "-c", code, *line], cwd=here, env=environment, input=typed, capture_output=True, text=True
    )
    assert run.returncode == ends, run.stderr
    return run.stdout if ends == 0 else run.stderr


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


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("Undecided", "KeyError: 'opinions' ({}/ownbots.py:38)"),
        ("Silent", "SystemExit: no opinion ({}/ownbots.py:42)"),
        ("Brief", "it has 1 opinions of 2 actions"),
    ],
)
def test_an_error_in_its_opinions_is_one_line(here: Path, name: str, fault: str) -> None:
    (here / "game.key").write_text("keydom 1\ngame pebbles\nrules 1\nseats 2\n\n* draw gold\n")
    told = keydom(here, "hint", "game.key", "--bot", f"ownbots:{name}", ends=2)
    assert told == f"keydom: the bot ownbots:{name} failed: {fault.format(here)}\n"


def test_a_record_alone_makes_no_module_be_loaded(here: Path) -> None:
    (here / "spy.py").write_text("open('seen', 'w')\n")
    text = "keydom 1\ngame pebbles\nrules 1\nseats 2\nplayer 1 spy:Bot 2\n\n* draw gold\n"
    (here / "game.key").write_text(text)
    keydom(here, "play", "--resume", "game.key", typed="quit\n")
    assert not (here / "seen").exists()
