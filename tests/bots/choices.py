"""What bots chose at two hundred positions of every game, as `choices.json` holds it.

    python -m tests.bots.choices    # write the file anew

Choices and the way to each position are places in the list of legal actions, so no bot is needed to get there.
Networks are asked too where NumPy is installed. Searches try few worlds: it is the same code.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from keydom.bots import make_bot
from keydom.core.game import NATURE, OVER, Game, State
from keydom.games import games, get_game

FILE = Path(__file__).with_name("choices.json")
POSITIONS = 200  # of a game
SEATS = (2, 3, 4)
EACH = 34  # positions of a table
LONGEST = 500  # decisions of a table
PANEL = ("greedy@1", "planner@1", "learned@1", "search@1:4")  # these never change
PEOPLE = ("greedy", "planner", "learned", "net", "search:2")  # what people choose, and what their levels play by
BOTS = (*PANEL, *PEOPLE)


class Table(NamedTuple):
    """One game: where in the list of legal actions each decision stood, at which of them bots were asked, and what
    each answered."""

    seats: int
    seed: int
    path: list[int]
    asked: list[int]
    answers: dict[str, list[int]]


class Position(NamedTuple):
    state: State
    seats: int
    seed: int  # of the bot's own chance
    answers: dict[str, int]


def decisions(rules: Game[Any, Any], table: Table) -> Iterator[State]:
    """Every position of a table in which there is a choice, for as long as its path says which was taken."""
    nature, state = Random(table.seed), rules.begin(table.seats)
    place = 0
    while (mover := rules.mover(state)) != OVER and place <= len(table.path):
        if mover == NATURE:
            rules.play(state, rules.deal(state, nature))
            continue
        legal = rules.legal(state)
        if len(legal) > 1:
            yield state
            if place == len(table.path):
                return
            rules.play(state, legal[table.path[place]])
            place += 1
        else:
            rules.play(state, legal[0])


@cache
def tables(id: str) -> list[Table]:
    return [Table(*row) for row in json.loads(FILE.read_text(encoding="utf-8"))[id]]


@cache
def positions(id: str) -> list[Position]:
    """All positions of a game at which bots were asked."""
    found = []
    for number, table in enumerate(tables(id)):
        for place, state in enumerate(decisions(get_game(id), table)):
            if place in table.asked:
                at = table.asked.index(place)
                answers = {name: chosen[at] for name, chosen in table.answers.items()}
                found.append(Position(state.copy(), table.seats, 1000 * number + place, answers))
    return found


def choice(id: str, name: str, position: Position) -> int:
    """The place of what a bot chooses among the legal actions."""
    rules, state = get_game(id), position.state
    legal = rules.legal(state)
    view = rules.view(state, rules.mover(state))
    return legal.index(make_bot(name, rules, position.seats).choose(view, legal, Random(position.seed)))


def played(id: str, number: int) -> Table:
    """A table at which everybody plays by chance, or by `greedy@1` with a stray move now and then."""
    rules, rng = get_game(id), Random(number)
    seats, greedy = SEATS[number % len(SEATS)], number // len(SEATS) % 2 == 1
    table = Table(seats, number, [], [], {})
    player = make_bot("greedy@1", rules, seats)
    for state in decisions(rules, table):
        legal = rules.legal(state)
        chosen = rng.choice(legal)
        if greedy and rng.random() >= 0.1:
            chosen = player.choose(rules.view(state, rules.mover(state)), legal, rng)
        table.path.append(legal.index(chosen))
        if len(table.path) == LONGEST:
            break
    return table


def made(id: str) -> list[Table]:
    """Tables with enough positions, and what every bot chooses there."""
    found: list[Table] = []
    left = POSITIONS
    while left:
        table = played(id, len(found))
        count = min(EACH, left, len(table.path))
        asked = [len(table.path) * turn // count for turn in range(count)]
        table = Table(table.seats, table.seed, table.path[: asked[-1]], asked, {name: [] for name in BOTS})
        for place, state in enumerate(decisions(get_game(id), table)):
            if place in asked:
                position = Position(state.copy(), table.seats, 1000 * len(found) + place, {})
                for name, answers in table.answers.items():
                    answers.append(choice(id, name, position))
        found.append(table)
        left -= count
        print(id, len(found), left, flush=True)
    return found


if __name__ == "__main__":
    kept = {id: made(id) for id in games()}
    rows = ",\n".join(
        f'"{id}": [\n' + ",\n".join(json.dumps(table, separators=(",", ":")) for table in tables) + "\n]"
        for id, tables in kept.items()
    )
    FILE.write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")
