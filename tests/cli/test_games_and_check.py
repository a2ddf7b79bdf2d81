"""What there is to play, and whether its data and words are in order."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from keydom.cli.games import shares
from keydom.core.catalogue import Catalogue, Component
from keydom.core.game import Game
from keydom.games import games
from keydom.games.pebbles.game import Pebbles
from keydom.words import LANGUAGES
from keydom.words.check import MessageFile

if TYPE_CHECKING:
    from .command_line import Run

CORRECTED = """
[source.mine]
title = "My own copy"
[pebble.gold]
points = 4
count = 9
source = ["mine"]
status = "public"
"""


def test_every_game_is_listed_with_its_options(run: Run) -> None:
    outcome = run("games")
    assert all(f"\n {name} " in outcome.out for name in games())
    assert "length=full | short" in outcome.out


def test_the_share_of_each_status_is_told() -> None:
    statuses = ("rulebook", "reconstructed", "rulebook", "rulebook")
    tiles = {str(n): Component("tile", str(n), {}, (), status, "") for n, status in enumerate(statuses)}
    game = Pebbles()
    game.catalogue = Catalogue({"tile": tiles}, {})
    assert shares(game) == ["4 components", "75% rulebook", "25% reconstructed"]


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games whose words were asked for; what is wrong with them, tests/words says, and it takes long."""
    asked: list[str] = []

    def nothing_wrong(game: Game[Any, Any]) -> list[str]:
        asked.append(game.id)
        return []

    monkeypatch.setattr(import_module("keydom.cli.check"), "problems", nothing_wrong)
    return asked


def test_every_game_is_in_order(run: Run, checked: list[str]) -> None:
    outcome = run("check")
    assert (outcome.code, outcome.err) == (0, "")
    assert [line.split(":")[0] for line in outcome.out.splitlines()] == checked == list(games())


def test_one_game_is_checked_alone(run: Run) -> None:
    assert run("check pebbles").out.startswith("pebbles: in order;")


@pytest.mark.usefixtures("checked")
def test_a_corrected_catalogue_finds_its_game(run: Run, home: Path) -> None:
    (home / "my.toml").write_text(CORRECTED)
    outcome = run("check --catalogue my.toml")
    assert outcome.code == 0
    assert "pebbles with my.toml: in order; 3 components, 67% rulebook, 33% public" in outcome.out


@pytest.mark.usefixtures("checked")
def test_a_catalogue_is_told_change_by_change_with_its_doubts(run: Run, home: Path) -> None:
    (home / "my.toml").write_text("[pebble.gold]\npoints = 4\n[pebble.coal]\npoints = -2\n")
    assert run("check pebbles --catalogue my.toml").out.splitlines()[:2] == [
        "my.toml: pebble.gold: points is 4, shipped as 3",
        "my.toml: pebble.gold: doubt: points: the rulebook has 3",
    ]


@pytest.mark.usefixtures("checked")
def test_the_changes_and_doubts_of_a_catalogue_are_counted(run: Run, home: Path) -> None:
    (home / "my.toml").write_text("[pebble.gold]\npoints = 4\n[pebble.coal]\npoints = -2\n")
    assert "; facts changed: 1, in doubt: 1; " in run("check pebbles --catalogue my.toml").out


def test_all_faults_of_a_catalogue_are_told_at_once(run: Run, home: Path) -> None:
    (home / "my.toml").write_text(
        "[pebble.gold]\npoints = 4.5\n[pebble.coal]\ncount = -1\n[pebble.white]\ncount = 30\n"
    )
    assert run("check --catalogue my.toml").err.splitlines() == [
        "keydom: my.toml: pebble.gold: points must be a whole number, not 4.5",
        "keydom: my.toml: pebble.coal: count cannot be below 0",
    ]


def test_what_is_in_order_is_told_beside_the_faults(run: Run, home: Path) -> None:
    (home / "my.toml").write_text("[pebble.gold]\npoints = 4\n[pebble.coal]\ncount = -1\n")
    assert "my.toml: pebble.gold: points is 4, shipped as 3\n" in run("check --catalogue my.toml").out


@pytest.mark.parametrize(("kinds", "game"), [("[tile.b01]\n[field.f01]\n", "keythedral"), ("[tile.dock]\n", "keyper")])
@pytest.mark.usefixtures("checked")
def test_a_catalogue_is_of_the_game_that_has_its_components(run: Run, home: Path, kinds: str, game: str) -> None:
    (home / "my.toml").write_text(f"[hat.top]\n{kinds}")
    assert f"expected one of {', '.join(games()[game].shape)}" in run("check --catalogue my.toml").err


class Wordless(Pebbles):
    id = "wordless"
    home = "keydom.games"  # a folder without words


def test_each_problem_is_one_line_and_the_exit_code_two(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "wordless", Wordless(Pebbles().catalogue))
    outcome = run("check wordless")
    assert outcome.code == 2
    assert outcome.err.count("\n") == outcome.err.count("wordless: keydom.games has no words in") == len(LANGUAGES)
    assert outcome.out.startswith(f"wordless: {len(LANGUAGES)} problems;")


def test_the_words_of_the_terminal_are_the_same_in_all_languages() -> None:
    english, *others = [MessageFile("keydom.cli", language) for language in LANGUAGES]
    wanted = {key: english.variables(key) for key in english.own}
    for texts in (english, *others):
        assert texts.faults == []
        assert {key: texts.variables(key) for key in texts.own} == wanted
