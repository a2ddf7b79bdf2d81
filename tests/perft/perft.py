"""Counts of action sequences: any change to what a rule allows shows in them.

As a command it counts from the start of a game, or from a ply of a record:
python tests/perft/perft.py GAME SEATS DEPTH [NAME=VALUE …]
python tests/perft/perft.py FILE.key PLY DEPTH
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from keydom import Match, Record, get_game
from keydom.core.game import Game, State


def count(game: Game[Any, Any], state: State, depth: int) -> list[int]:
    """How many sequences of one action, of two, … of `depth` actions can be played from here."""
    counts = [0] * depth
    legal = game.legal(state)
    if depth:
        counts[0] = len(legal)
    if depth > 1:
        for action in legal:
            twin = state.copy()
            game.play(twin, action)
            for place, number in enumerate(count(game, twin, depth - 1), 1):
                counts[place] += number
    return counts


def position(file: Path, ply: int) -> tuple[Game[Any, Any], State]:
    """The game of a record, and the position at this ply."""
    record = Record.parse(file.read_text("utf-8"), str(file))
    game = get_game(record.game)
    return game, Match.replay(game, record, ply).state


def main(name: str, seats: str, depth: str, *options: str) -> None:
    if name.endswith(".key"):
        game, state = position(Path(name), int(seats))
        print(count(game, state, int(depth)))
        return
    game = get_game(name)
    values = dict(option.split("=") for option in options)
    print(count(game, game.begin(int(seats), game.options(values)), int(depth)))


if __name__ == "__main__":
    main(*sys.argv[1:])
