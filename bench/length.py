"""Whether a step costs more the longer a game has gone on: steps a second in each quarter of random games.

    python bench/length.py

Each game is played once at random, then played again along its record, quarter by quarter: by the rules alone (the
legal actions, then the chosen one), through a Match (with its checks, log, lines for every seat and undo), and through
OpenSpiel, where that is installed. Processor time, all games together. What a position is like decides what a step
costs, and positions are fullest in the middle of a game; what went before must not.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

from speed import build

from keydom.core.action import Action
from keydom.core.game import NATURE, OVER, Game, State
from keydom.core.match import Match
from keydom.games import games

GAMES, SEATS, QUARTERS = 20, 4, 4

Game_ = Game[Any, Any]
Step = Callable[[Action], None]


def moves(game: Game_, seed: int) -> list[Action]:
    """All draws and choices of a random game."""
    rng, found = Random(seed), []
    state: State = game.begin(SEATS)
    while (mover := game.mover(state)) != OVER:
        found.append(game.deal(state, rng) if mover == NATURE else rng.choice(game.legal(state)))
        game.play(state, found[-1])
    return found


def by_the_rules(game: Game_) -> Step:
    state = game.begin(SEATS)

    def step(action: Action) -> None:
        game.legal(state)
        game.play(state, action)

    return step


def through_a_match(game: Game_) -> Step:
    return Match(game, SEATS).play


def through_open_spiel(game: Game_) -> Step:
    import pyspiel

    import keydom.envs.open_spiel  # noqa: F401  # registers the games

    state = pyspiel.load_game(f"keydom_{game.id}(players={SEATS})").new_initial_state()

    def step(action: Action) -> None:
        state.apply_action(game.grammar.index(action))

    return step


def quarters(game: Game_, records: list[list[Action]], begin: Callable[[Game_], Step]) -> list[float]:
    """Microseconds a step in each quarter, all games together."""
    taken = [0.0] * QUARTERS
    for record in records:
        step = begin(game)
        for quarter in range(QUARTERS):
            part = record[len(record) * quarter // QUARTERS : len(record) * (quarter + 1) // QUARTERS]
            begun = process_time()
            for action in part:
                step(action)
            taken[quarter] += process_time() - begun
    steps = sum(map(len, records)) / QUARTERS
    return [1e6 * seconds / steps for seconds in taken]


def main(names: list[str]) -> None:
    ways = [by_the_rules, through_a_match]
    if find_spec("pyspiel"):
        ways.append(through_open_spiel)
    print(f"{build()}; microseconds a step in each quarter of {GAMES} random games, {SEATS} seats")
    for name in names or games():
        game = games()[name]
        records = [moves(game, seed) for seed in range(GAMES)]
        for way in ways:
            figures = "  ".join(f"{figure:6.2f}" for figure in quarters(game, records, way))
            mean = sum(map(len, records)) / len(records)
            print(f"{name:11} {mean:5.0f} steps  {way.__name__.replace('_', ' '):19} {figures}")


if __name__ == "__main__":
    main(sys.argv[1:])
