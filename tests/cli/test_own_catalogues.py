"""Every command that plays, or looks at what was played, takes the figures of an own box."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from keydom.cli import COMMANDS
from keydom.core.match import Match
from keydom.games.pebbles import GAME
from keydom.training.generations import TrainingRun

if TYPE_CHECKING:
    from .command_line import Run

TEXT = "[pebble.gold]\npoints = 300\n"
NO_GAMES = ("catalogue", "completion", "games", "backup", "restore")  # what plays nothing, or shows what it is given
SHIPPED = ("serve", "explore")  # what knows the components as they are shipped alone


@pytest.fixture(autouse=True)
def mine(home: Path) -> Path:
    path = home / "my.toml"
    path.write_text(TEXT)
    return path


@pytest.mark.parametrize("command", [name for name in COMMANDS if name not in (*NO_GAMES, *SHIPPED)])
def test_a_command_takes_a_catalogue(command: str) -> None:
    options = [option for each in import_module(f"keydom.cli.{command}").command.params for option in each.opts]
    assert "--catalogue" in options


@pytest.mark.needs("numpy")
def test_weights_are_learned_by_the_figures_of_the_catalogue(run: Run, home: Path) -> None:
    line = "learn pebbles --games 20 --seats 2 --seed 1 --blend 1 --pull 0.001"
    run(f"{line} --out shipped.json")
    run(f"{line} --out own.json --catalogue my.toml")
    shipped, own = (json.loads((home / name).read_text()) for name in ("shipped.json", "own.json"))
    assert own["weights"] != shipped["weights"]


@pytest.mark.needs("numpy")
def test_weights_say_with_which_catalogue_they_were_learned(run: Run, home: Path) -> None:
    run("learn pebbles --games 20 --seats 2 --out own.json --catalogue my.toml")
    assert json.loads((home / "own.json").read_text())["made_by"].endswith(" --catalogue my.toml")


@pytest.mark.needs("numpy")
def test_the_weights_of_a_game_are_not_learned_from_an_own_catalogue(run: Run) -> None:
    assert "name it with --out" in run("learn pebbles --games 20 --catalogue my.toml").err


def test_a_ladder_is_played_with_the_figures_of_the_catalogue(run: Run) -> None:
    row = run("ladder pebbles --seats 2 --games 4 --bots random,greedy --catalogue my.toml").out.splitlines()[2]
    assert float(row.split(" | ")[7]) > 100


def test_plans_are_of_what_is_shipped(run: Run) -> None:
    assert "as keydom ships them" in run("ladder pebbles --plans --catalogue my.toml").err


def test_puzzles_are_mined_with_the_figures_of_the_catalogue(run: Run, home: Path) -> None:
    digest = GAME.corrected({"my.toml": TEXT}).catalogue.digest()
    run("puzzles pebbles --games 1 --seats 2 --workers 1 --out found --catalogue my.toml")
    assert [path.name for path in (home / "found").glob("*.jsonl")] == [f"pebbles-2-0-{digest}.jsonl"]


def test_a_network_says_with_which_catalogue_it_was_trained(home: Path) -> None:
    run = TrainingRun("pebbles", home, (2,), catalogue=(("my.toml", TEXT),))
    assert run.command.endswith(" --catalogue my.toml")


def test_a_record_is_analysed_with_what_it_carries(run: Run, home: Path) -> None:
    match = Match(GAME.corrected({"my.toml": TEXT}), 2, rng=Random(4))
    while not match.over:
        match.play(match.legal()[0])
    match.record().save(home / "own.key")
    assert run("analyse own.key --depth 2 --json -").code == 0


def test_a_record_is_replayed_with_what_it_carries(run: Run, home: Path) -> None:
    match = Match(GAME.corrected({"my.toml": TEXT}), 2, rng=Random(4))
    match.record().save(home / "own.key")
    (home / "my.toml").unlink()
    assert run("replay own.key --no-step").code == 0


def test_a_record_with_a_bare_digest_is_replayed_with_the_file(run: Run, home: Path) -> None:
    record = Match(GAME.corrected({"my.toml": TEXT}), 2, rng=Random(4)).record()
    record.box, record.corrections = "", ()
    record.save(home / "own.key")
    assert (run("replay own.key --no-step").code, run("replay own.key --no-step --catalogue my.toml").code) == (2, 0)
