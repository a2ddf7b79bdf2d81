"""Every registered game has every property: at a selection of tables in `make test`, at all of them in `make soak`."""

from __future__ import annotations

import pytest

from keydom import Match
from keydom.conformance import check_game, check_other_process
from keydom.core.game import Options
from keydom.games import games
from tests.sampling import few_tables, sampled, tables

TABLES = [(name, seats, options) for name, game in games().items() for seats, options in tables(game)]
FEW = [(name, seats, options) for name, game in games().items() for seats, options in few_tables(game)]


@pytest.mark.seeded
@pytest.mark.parametrize(("name", "seats", "options"), sampled(TABLES, lambda *table: table in FEW))
def test_a_game_conforms(name: str, seats: int, options: Options, seed: int) -> None:
    match = check_game(games()[name], seats, options, seed)

    assert match.over


@pytest.mark.parametrize("name", games())
def test_a_seed_gives_the_same_games_in_another_process(name: str) -> None:
    game = games()[name]

    check_other_process(game, [(seats, options, 1) for seats, options in few_tables(game)])


@pytest.mark.parametrize("name", games())
def test_another_seed_gives_another_game(name: str) -> None:
    game = games()[name]
    options = game.options()
    seats = game.seats[0]

    one, other = (check_game(game, seats, options, seed, properties=()) for seed in (1, 2))

    assert one.record().moves != other.record().moves


@pytest.mark.parametrize("name", games())
def test_the_checked_game_replays_from_its_text(name: str) -> None:
    game = games()[name]
    match = check_game(game, game.seats[0], game.options(), 1, properties=())

    assert Match.replay(game, match.record()).scores() == match.scores()
