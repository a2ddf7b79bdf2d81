"""`make bench`: figures against peers, and ours alone where there are none."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import keydom
from keydom.core import compiled
from keydom.games import games

SCRIPT = Path(__file__).parents[2] / "bench" / "speed.py"
sys.path.append(str(SCRIPT.parent))
import speed  # noqa: E402
from speed import AIMS, Aim, Figure, measure, table  # noqa: E402

BLINK = 0.001  # seconds
PEBBLES = keydom.get_game("pebbles")


def aim(peer: str) -> Aim:
    """The same work on both sides, ours counted as a thousand units."""
    return Aim("units", lambda game: lambda: 1000, peer, lambda: lambda: 1, compiled=(6, 15), pure=(2, 5))


def shown(figure: Figure) -> str:
    """The table of one figure, without a title."""
    page = StringIO()
    Console(file=page, width=80).print(table([figure], ""))
    return page.getvalue()


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


def test_every_game_is_measured_for_every_aim(capsys: pytest.CaptureFixture[str]) -> None:
    speed.main(["--json", "--seconds", str(BLINK)])
    measured = [(figure["game"], figure["what"]) for figure in json.loads(capsys.readouterr().out)["figures"]]
    assert measured == [(name, aim.what) for name in games() for aim in AIMS]


def test_whole_games_that_random_players_do_not_finish_are_measured_with_greedy_ones() -> None:
    whole = next(aim for aim in AIMS if aim.what == "games")
    players = {game.id: measure(replace(whole, peer="no_such_peer"), game, BLINK).players for game in games().values()}
    assert players == {name: "random" if game.ends_at_random else "greedy" for name, game in games().items()}


def test_steps_are_measured_with_random_players_in_every_game() -> None:
    steps = next(aim for aim in AIMS if aim.what == "steps")
    assert {measure(replace(steps, peer="no_such_peer"), game, BLINK).players for game in games().values()} == {
        "random"
    }


def test_what_random_players_do_not_finish_is_held_against_nobody_who_does() -> None:
    endless = next(game for game in games().values() if not game.ends_at_random)
    figure = measure(replace(aim("no_such_peer"), whole=True), endless, BLINK)
    assert (figure.must, figure.goal) == (None, None)


def test_the_table_says_who_played_where_it_was_not_chance() -> None:
    figure = replace(measure(aim("no_such_peer"), PEBBLES, BLINK), players="greedy")
    assert "pebbles units, 4 greedy" in shown(figure)


def test_the_table_says_which_build_was_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(speed, "AIMS", AIMS[:1])
    speed.main(["--seconds", str(BLINK)])
    assert capsys.readouterr().out.startswith("compiled" if compiled() else "pure Python")


def test_a_ratio_below_its_must_is_marked() -> None:
    slow = replace(measure(aim("pytest"), PEBBLES, BLINK), ratio=5.9, must=6)
    assert "! 5.9x" in shown(slow)


def test_a_ratio_that_is_as_high_as_it_must_be_is_not_marked() -> None:
    fast = replace(measure(aim("pytest"), PEBBLES, BLINK), ratio=6, must=6)
    assert "!" not in shown(fast)


def test_the_table_has_a_column_for_all_that_a_figure_is_held_against() -> None:
    head = shown(measure(aim("pytest"), PEBBLES, BLINK)).split()
    assert head[3:9] == ["ours", "peer", "ratio", "spread", "must", "goal"]


def test_pure_python_is_measured_where_the_rules_are_compiled_too() -> None:
    line = [sys.executable, str(SCRIPT), "--pure", "--json", "--seconds", str(BLINK)]
    run = subprocess.run(line, capture_output=True, text=True, check=True)
    told = json.loads(run.stdout)
    finished = [figure["must"] for figure in told["figures"] if figure["players"] == "random"]
    assert (told["build"][:11], {*finished}) == ("pure Python", {2})


@pytest.mark.parametrize("seconds", ["nan", "inf", "-inf", "0", "-1"])
def test_a_time_that_is_none_is_refused(seconds: str) -> None:
    with pytest.raises(SystemExit, match="2"):
        speed.main([f"--seconds={seconds}"])
