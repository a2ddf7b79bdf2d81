"""`keydom play --from`: a new game from a moment of an old one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from keydom.core.match import Match
from keydom.core.record import Record
from keydom.games.pebbles import GAME

if TYPE_CHECKING:
    from .command_line import Run

KEEP_ALL = "keep\n" * 20


def test_the_new_game_begins_with_the_lines_up_to_the_moment(run: Run, finished: Path, home: Path) -> None:
    run("play --from finished.key --ply 7 --save new.key --seats random,random")
    old, new = Record.load(finished), Record.load(home / "new.key")
    assert (new.moves[:7], len(new.results)) == (old.moves[:7], 2)


def test_the_old_record_stays_as_it_was(run: Run, finished: Path) -> None:
    before = finished.read_text("utf-8")
    run("play --from finished.key --ply 7", typed=KEEP_ALL)
    assert finished.read_text("utf-8") == before


def test_whoever_is_to_move_is_played_by_you_and_the_others_by_bots(run: Run, finished: Path, home: Path) -> None:
    run("play --from finished.key --ply 7 --save new.key", typed="quit\n")
    mover = Record.load(finished).moves[7][0]
    assert set(Record.load(home / "new.key").players) == {0, 1} - {mover}


def test_the_same_seed_draws_the_same(run: Run, finished: Path, home: Path) -> None:
    for name in ("one", "two"):
        run(f"play --from finished.key --ply 6 --seed 3 --save {name}.key --seats random,random")
    assert Record.load(home / "one.key").moves == Record.load(home / "two.key").moves


@pytest.mark.parametrize(
    "line",
    [
        "--from finished.key",
        "--ply 3",
        "--from finished.key --ply 999",
        "--from finished.key --ply 60",
        "--from finished.key --ply 3 --resume finished.key",
        "--from finished.key --ply 3 --seats human,human,human",
        "keyper --from finished.key --ply 3",
        "--from nowhere.key --ply 3",
    ],
)
def test_what_cannot_be_played_on_is_one_line_and_leaves_no_file(
    run: Run, finished: Path, home: Path, line: str
) -> None:
    last = len(Record.load(finished).moves)
    outcome = run(f"play {line.replace('60', str(last))} --save new.key")
    assert (outcome.code, outcome.err.count("\n"), (home / "new.key").exists()) == (2, 1, False)


@pytest.fixture
def position(finished: Path, home: Path) -> Path:
    """The text of a position in the middle of a game."""
    record = Record.load(finished)
    path = home / "position.txt"
    path.write_text(GAME.text(Match.replay(GAME, record, 7).state), "utf-8")
    return path


def test_a_game_begins_with_a_position_and_its_record_says_so(run: Run, position: Path, home: Path) -> None:
    run("play --position position.txt --seats random,random --save new.key")
    record = Record.load(home / "new.key")
    assert (record.position(), Match.replay(GAME, record).over) == (position.read_text("utf-8"), True)


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ("keydom position 1", "keydom 1"),
        ("game pebbles", "game chess"),
        ("turns ", "turns x"),
        ("rules 1", "rules 99"),
        ("white:", "white:9"),
    ],
)
def test_a_position_that_is_none_is_one_line(run: Run, position: Path, home: Path, was: str, now: str) -> None:
    position.write_text(position.read_text("utf-8").replace(was, now), "utf-8")
    outcome = run("play --position position.txt --save new.key")
    assert (outcome.code, outcome.err.count("\n"), (home / "new.key").exists()) == (2, 1, False)
