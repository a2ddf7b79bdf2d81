"""A game as learners play it: what is legal by its index, and what a seat observes."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from keydom.core.game import OVER, Game
from keydom.core.indexed_table import IndexedTable
from keydom.games import games


def tables(game: Game[Any, Any]) -> Iterator[IndexedTable]:
    """One game at random from its first decision to its end."""
    rng = Random(2)
    table = IndexedTable(game, game.seats[0], game.options())
    table.reset(rng)
    yield table
    while table.mover != OVER:
        table.play(rng.choice(table.legal))
        yield table


@pytest.mark.parametrize("id", games())
def test_a_mask_has_what_is_legal_and_nothing_else(id: str) -> None:
    for table in tables(games()[id]):
        assert [index for index, mark in enumerate(table.mask()) if mark] == sorted(table.indices)


@pytest.mark.parametrize("id", games())
def test_a_copy_goes_on_where_its_original_stands(id: str) -> None:
    table = next(tables(games()[id]))
    table.play(table.legal[-1])
    twin = pickle.loads(pickle.dumps(table))

    assert (twin.mover, twin.indices, twin.observe(0)) == (table.mover, table.indices, table.observe(0))


def test_an_observation_is_its_readers_to_keep() -> None:
    table = IndexedTable(games()["keyper"], 2, games()["keyper"].options())
    row = table.observe(0)
    before = row[:]
    table.play(table.legal[0])
    table.observe(0)

    assert row == before
