"""The long runs of `make soak`: every game at every table, thousands of times."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from keydom.cli import main
from keydom.conformance import check_game, option_sets
from keydom.core.game import NATURE, OVER, Game, Options
from keydom.games import games

GAMES = 2000
EXAMINED = 3
FUZZ_SECONDS = 300

pytestmark = pytest.mark.soak

tables = pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        pytest.param(game, seats, options, id=f"{game.id}-{seats}-{options}")
        for game in games().values()
        for seats in game.seats
        for options in option_sets(game)
    ],
)


@tables
def test_thousands_of_games_end_without_a_dead_end_or_a_lost_component(
    game: Game[Any, Any], seats: int, options: Options
) -> None:
    for seed in range(GAMES):
        rng = Random(seed)
        state = game.begin(seats, options)
        stock = game.stock(state)
        steps = 0
        while (mover := game.mover(state)) != OVER:
            legal = game.legal(state)
            assert legal, f"seed {seed}: a dead end after {steps} steps"
            game.play(state, game.deal(state, rng) if mover == NATURE else rng.choice(legal))
            steps += 1
            assert game.stock(state) == stock, f"seed {seed}: a component is lost at step {steps}"
            assert steps <= game.longest, f"seed {seed}: the game goes on and on"


@tables
def test_every_property_holds_at_every_ply(game: Game[Any, Any], seats: int, options: Options) -> None:
    for seed in range(EXAMINED):
        check_game(game, seats, options, seed, stride=1)


@pytest.mark.parametrize("id", games())
def test_fuzzing_for_minutes_finds_nothing(id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # where a finding would be written
    assert main(["fuzz", id, "--seconds", str(FUZZ_SECONDS)]) == 0
