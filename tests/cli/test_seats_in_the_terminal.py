"""Seats are drawn in the terminal, unless those who play want them as they stand."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from keydom import Match, Record
from keydom.core.options import is_draw
from keydom.games import games

if TYPE_CHECKING:
    from .command_line import Run


def begun(run: Run, home: Path, line: str) -> Record:
    """The record of a game that was begun and left at once."""
    for old in home.glob("a.key"):
        old.unlink()
    assert run(f"play {line} --save a.key").code == 0
    return Record.parse((home / "a.key").read_text("utf-8"))


@pytest.mark.parametrize("game", games())
def test_seats_are_drawn_in_every_game_and_the_record_shows_it(run: Run, home: Path, game: str) -> None:
    record = begun(run, home, f"{game} --seats human,random,random --seed 1")
    assert is_draw(record.drawn, 3)
    assert set(record.players) == {0, 1, 2} - {record.drawn[0]}  # bots have names, people have none


def test_the_first_who_is_named_comes_to_any_seat(run: Run, home: Path) -> None:
    found = {begun(run, home, f"pebbles --seats human,random,random --seed {seed}").drawn[0] for seed in range(12)}
    assert found == {0, 1, 2}


def test_whoever_wants_seats_as_they_stand_keeps_them(run: Run, home: Path) -> None:
    record = begun(run, home, "pebbles --seats human,random,greedy --as-seated")
    assert record.drawn == ()
    assert record.players == {1: "Random 2", 2: "Greedy 3"}


def test_the_same_seed_draws_the_same_seats(run: Run, home: Path) -> None:
    line = "pebbles --seats human,random,greedy --seed 5"
    assert str(begun(run, home, line)) == str(begun(run, home, line))


def test_it_is_told_at_the_start_who_sits_where(run: Run, home: Path) -> None:
    outcome = run("play pebbles --seats human,random,random --seed 1 --save a.key", typed="keep\n")
    record = Record.parse((home / "a.key").read_text("utf-8"))
    assert f"You are Player {record.drawn[0] + 1}." in outcome.out
    assert "Seats were drawn; round the table sit " in outcome.out


def test_several_people_at_one_keyboard_are_told_their_seats_in_the_order_they_were_named(run: Run, home: Path) -> None:
    outcome = run("play pebbles --seats human,human,human --seed 2 --save a.key")
    drawn = Record.parse((home / "a.key").read_text("utf-8")).drawn
    names = [f"Player {seat + 1}" for seat in drawn]
    assert f"you are {names[0]}, {names[1]} and {names[2]}." in outcome.out


def test_seats_as_they_stand_are_no_draw_to_tell_of(run: Run) -> None:
    outcome = run("play pebbles --as-seated --seats human,random --save a.key")
    assert "You are" not in outcome.out
    assert "drawn" not in outcome.out


def test_a_resumed_game_keeps_its_draw(run: Run, home: Path) -> None:
    drawn = begun(run, home, "pebbles --seats human,random,random --seed 1").drawn
    run("play --resume a.key", typed="keep\n")
    assert Record.parse((home / "a.key").read_text("utf-8")).drawn == drawn


def test_a_resumed_game_is_not_seated_anew(run: Run, home: Path) -> None:
    begun(run, home, "pebbles --seed 1")
    assert "--as-seated" in run("play --resume a.key --as-seated").err


def test_the_arena_stays_as_seated(run: Run, home: Path) -> None:
    run("arena pebbles --bots random,greedy --games 4 --keep kept")
    files = list((home / "kept").rglob("*.key"))
    assert files
    assert all(Record.parse(file.read_text("utf-8")).drawn == () for file in files)


@pytest.mark.parametrize("seed", range(4))
def test_whoever_is_named_as_less_experienced_has_the_green_worker_wherever_he_sits(
    run: Run, home: Path, seed: int
) -> None:
    line = f"play keyflower --seats human,random,random --option novices=0+2 --seed {seed} --save a.key"
    outcome = run(line, typed="")
    record = Record.load(home / "a.key")
    seats = sorted((record.drawn[0], record.drawn[2]))
    assert record.options["novices"] == f"{seats[0]}+{seats[1]}"
    for seat in seats:  # told at the start
        name = record.players.get(seat, f"Player {seat + 1}")
        assert f"{name} is less experienced." in outcome.out
    first = next((ply for ply, (mover, _) in enumerate(record.moves) if mover >= 0), None)  # before anybody moves
    known = Match.replay(games()["keyflower"], record, first).view(None).table.known_workers
    assert [seat for seat in range(3) if known[seat * 4 + 3]] == seats


def test_nobody_is_less_experienced_who_is_not_at_the_table(run: Run, home: Path) -> None:
    outcome = run("play keyflower --seats human,random --option novices=2 --save a.key", typed="")
    assert outcome.code != 0
    assert "novices names seat 2" in outcome.err
