"""Every registered game has every property, at every table."""

from __future__ import annotations

import pytest

from keydom import Match
from keydom.conformance import check_elsewhere, check_game, option_sets
from keydom.core.game import Options
from keydom.games import games

TABLES = [
    pytest.param(name, seats, options, id=f"{name}-{seats}-{str(options).replace(' ', '-')}")
    for name, game in games().items()
    for seats in game.seats
    for options in option_sets(game)
]


@pytest.mark.seeded
@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_game_conforms(name: str, seats: int, options: Options, seed: int) -> None:
    match = check_game(games()[name], seats, options, seed)

    assert match.over


@pytest.mark.parametrize("name", games())
def test_a_seed_gives_the_same_games_in_another_process(name: str) -> None:
    game = games()[name]
    cases = [(seats, options, 1) for seats in game.seats for options in option_sets(game)]

    check_elsewhere(game, cases)


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
