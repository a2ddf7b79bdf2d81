"""Observations that go with a game: written where something has changed, and never other than those made anew."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from keydom.conformance.options import option_sets
from keydom.core.game import OVER, Game, Options
from keydom.core.observation import clear, move_bits, move_counts, move_mark, move_shares
from keydom.core.stage import Stage
from keydom.games import games

TABLES = [(id, seats) for id, game in games().items() for seats in game.seats]


def stages(game: Game[Any, Any], seats: int, options: Options) -> Iterator[Stage]:
    """One game at random from its first decision to its end."""
    rng = Random(seats)
    stage = Stage(game, seats, options)
    stage.reset(rng)
    yield stage
    while stage.mover != OVER:
        stage.play(rng.choice(stage.legal))
        yield stage


def stale(stage: Stage, seat: int) -> list[str]:
    """What a seat observes otherwise than it would if it had never looked before."""
    game = stage.game
    anew = game.observe(game.view(stage.state, seat))
    names = game.observation_names(stage.seats)
    return [name for name, left, new in zip(names, stage.observe(seat), anew, strict=True) if left != new]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_what_a_mover_has_watched_is_what_it_would_see_anew(id: str, seats: int) -> None:
    sets = option_sets(games()[id])
    for ply, stage in enumerate(stages(games()[id], seats, sets[seats % len(sets)])):
        if ply % 5 == 0 and stage.mover != OVER:  # what goes stale in between stays so
            assert not stale(stage, stage.mover)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_so_is_what_all_others_have_watched_however_long_ago(id: str, seats: int) -> None:
    for ply, stage in enumerate(stages(games()[id], seats, option_sets(games()[id])[-1])):
        if ply % 9 == 0 or stage.mover == OVER:
            assert not stale(stage, ply % seats)


@pytest.mark.parametrize("id", games())
def test_the_next_game_begins_with_nothing_of_the_last(id: str) -> None:
    game = games()[id]
    stage = list(stages(game, game.seats[-1], game.options()))[-1]
    stage.observe(0)
    stage.reset(Random(1))

    assert not stale(stage, 0)


@pytest.mark.parametrize("id", [id for id, game in games().items() if game.watch(2, 0, bytearray()) is not None])
def test_an_entry_that_nothing_has_changed_is_not_written(id: str) -> None:
    game = games()[id]
    stage = Stage(game, 2, game.options())
    last = len(stage.observe(0)) - 1
    stage.rows[0][last] = 99

    assert stale(stage, 0) == [game.observation_names(2)[last]]


def test_a_row_stays_where_it_is() -> None:
    stage = Stage(games()["keyper"], 2, games()["keyper"].options())
    row = stage.observe(0)
    stage.play(stage.legal[0])

    assert stage.observe(0) is row


@pytest.mark.parametrize("id", games())
def test_a_mask_has_what_is_legal_and_nothing_that_was(id: str) -> None:
    game = games()[id]
    for stage in stages(game, game.seats[0], game.options()):
        assert [index for index, mark in enumerate(stage.mask()) if mark] == sorted(stage.indices)


def test_a_cleared_section_has_nothing_in_it() -> None:
    row = bytearray([1, 2, 3, 4])
    clear(row, 1, 3)

    assert list(row) == [1, 0, 0, 4]


def test_a_mark_moves() -> None:
    row = bytearray([7, 1, 0, 0])
    move_mark(row, 1, 0, 2)

    assert list(row) == [7, 0, 0, 1]


def test_a_mark_can_come_from_nowhere_and_go_there() -> None:
    row = bytearray([0, 1])
    move_mark(row, 0, -1, 0)
    move_mark(row, 0, 1, -1)

    assert list(row) == [1, 0]


def test_bits_move() -> None:
    row = bytearray([9, 1, 1, 0])
    move_bits(row, 1, 0b011, 0b110)

    assert list(row) == [9, 0, 1, 1]


def test_a_count_that_grows_too_large_is_as_large_as_it_can_be() -> None:
    row = bytearray([3, 5])
    kept = move_counts(row, 0, [3, 5], [3, 1000])

    assert (list(row), kept) == ([3, 255], [3, 1000])


def test_the_counts_of_a_seat_lie_at_its_distance() -> None:
    row = bytearray(6)
    move_shares(row, 0, 3, [0, 0, 0, 0], [1, 2, 3, 4], [1, 0])  # seat 1 watches

    assert list(row) == [3, 4, 0, 1, 2, 0]
