"""A puzzle: a position, whose turn it is, the plans that are right, and how sure that is.

A plan is all that its mover decides until somebody else, or chance, has a say. Whoever finds another way to a position
that a right plan leads to has solved the puzzle too.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from keydom.core.errors import BadData, KeydomError
from keydom.core.game import Game, State

FOLDER: Final = "puzzles"  # in a game's package
FILE: Final = "puzzles.json"
FORMAT: Final = "keydom puzzles 1"

Steps = tuple[str, ...]


@dataclass(slots=True)
class PuzzlePlan:
    """A sequence of steps, with its points and its chance to win for their mover."""

    steps: Steps
    points: float
    chance: float
    behind: float = 0.0  # how much less likely to win than by the best plan, as the first judge sees it
    error: float = 0.0  # of that
    confirmed: float = 0.0  # the same as the second judge sees it, in other worlds
    confirmed_error: float = 0.0


@dataclass(slots=True)
class Puzzle:
    """A position in which some plan is best, with where it is from and who judged it."""

    name: str
    game: str
    seat: int
    position: str
    right: list[PuzzlePlan]  # the best first
    wrong: list[PuzzlePlan]  # those that come nearest, the nearest first
    undecided: float  # the chance to win of who takes any plan that looks well
    worlds: list[int]  # in which the first judge and the second tried the plans
    found_by: list[str]  # bots, from the weakest on
    missed_by: list[str]
    source: str

    @property
    def level(self) -> int:
        """How hard it is: how many of the playing strengths miss it."""
        return len(self.missed_by)

    @property
    def best(self) -> PuzzlePlan:
        return self.right[0]

    def start(self, game: Game[Any, Any]) -> State:
        state: State = game.position(self.position)
        return state

    def data(self) -> dict[str, Any]:
        """As what JSON can hold; `of` is the inverse."""
        return asdict(self)

    @classmethod
    def of(cls, data: dict[str, Any]) -> Puzzle:
        plans = {side: [PuzzlePlan(**{**one, "steps": tuple(one["steps"])}) for one in data[side]] for side in _SIDES}
        return cls(**{**data, **plans})


_SIDES: Final = ("right", "wrong")


def puzzle_name(position: str) -> str:
    """A short name that no other position has."""
    return hashlib.sha256(position.encode()).hexdigest()[:8]


def position_after(game: Game[Any, Any], start: State, seat: int, steps: Sequence[str]) -> State | None:
    """The position after some steps of a seat; None where they are no whole plan."""
    state = start.copy()
    for step in steps:
        action = game.parse(step)
        if game.mover(state) != seat or action not in game.legal(state):
            return None
        game.play(state, action)
    return None if game.mover(state) == seat else state


def matching_plan(game: Game[Any, Any], puzzle: Puzzle, steps: Sequence[str]) -> PuzzlePlan | None:
    """The plan of the puzzle that leads to where these steps do; None where it has none."""
    start = puzzle.start(game)
    mine = position_after(game, start, puzzle.seat, steps)
    plans = (*puzzle.right, *puzzle.wrong)
    return next((plan for plan in plans if mine == position_after(game, start, puzzle.seat, plan.steps)), None)


@lru_cache(maxsize=16)
def packaged_puzzles(game: Game[Any, Any]) -> dict[str, Puzzle]:
    """The puzzles that come with a game, by name, in the order in which they are given."""
    path = files(game.home).joinpath(FOLDER, FILE) if game.home else None
    if path is None or not path.is_file():
        return {}
    return {puzzle.name: puzzle for puzzle in parse_puzzles(path.read_text("utf-8"), f"{game.id}/{FOLDER}/{FILE}")}


def parse_puzzles(text: str, where: str) -> Iterator[Puzzle]:
    """The puzzles of a file."""
    try:
        content = json.loads(text)
        if content["format"] != FORMAT:
            raise ValueError(f"it is no {FORMAT!r}")
        yield from [Puzzle.of(one) for one in content["puzzles"]]
    except (KeyError, TypeError, ValueError) as error:
        raise BadData(f"no puzzles: {error}", where) from None


def format_puzzles(puzzles: Sequence[Puzzle], made_by: str) -> str:
    """The file of some puzzles: how it was made, then one puzzle a line."""
    lines = ",\n".join(json.dumps(puzzle.data(), ensure_ascii=False, separators=(",", ":")) for puzzle in puzzles)
    return f'{{"format":"{FORMAT}","made_by":{json.dumps(made_by)},"puzzles":[\n{lines}\n]}}\n'


def packaged_puzzle(game: Game[Any, Any], name: str) -> Puzzle:
    found = packaged_puzzles(game).get(name)
    if found is None:
        raise KeydomError(f"there is no puzzle {name!r} of {game.id}")
    return found
