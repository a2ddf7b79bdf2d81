"""`keydom bench`: figures against peers, and ours alone where there are none."""

from __future__ import annotations

import json

from click.testing import CliRunner

import keydom
from keydom.arena.bench import AIMS, Aim, compiled, measure
from keydom.cli import cli
from keydom.games import games

BLINK = 0.001  # seconds
PEBBLES = keydom.game("pebbles")


def aim(peer: str) -> Aim:
    """The same work on both sides, ours counted as a thousand units."""
    return Aim("units", lambda game: lambda: 1000, peer, lambda: lambda: 1, compiled=(6, 15), pure=(2, 5))


def test_the_ratio_is_ours_over_the_peers() -> None:
    ratio = measure(aim("pytest"), PEBBLES, BLINK).ratio
    assert ratio is not None
    assert ratio > 10


def test_without_the_peer_ours_is_measured_alone() -> None:
    figure = measure(aim("no_such_peer"), PEBBLES, BLINK)
    assert (figure.ours > 0, figure.theirs, figure.ratio) == (True, None, None)


def test_a_build_is_held_against_its_own_aims() -> None:
    figure = measure(aim("no_such_peer"), PEBBLES, BLINK)
    assert (figure.must, figure.goal) == ((6, 15) if compiled() else (2, 5))


def test_every_game_is_measured_for_every_aim() -> None:
    run = CliRunner().invoke(cli, ["bench", "--json", "--seconds", str(BLINK)])
    measured = [(figure["game"], figure["what"]) for figure in json.loads(run.stdout)["figures"]]
    assert measured == [(name, aim.what) for name in games() for aim in AIMS]


def test_the_table_says_which_build_was_measured() -> None:
    run = CliRunner().invoke(cli, ["bench", "--seconds", str(BLINK)])
    assert run.stdout.startswith("compiled" if compiled() else "pure Python")
