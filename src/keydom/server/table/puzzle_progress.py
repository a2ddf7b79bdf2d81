"""A puzzle at a table: whether it has been answered, and what the answer is worth."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

from keydom.core.errors import KeydomError
from keydom.core.game import Game
from keydom.core.match import Match
from keydom.games import get_game
from keydom.server.errors import NotPossibleNow
from keydom.study.puzzles.judges import TriedPlan, lead, puzzle_judges
from keydom.study.puzzles.mining import TOLERANCE
from keydom.study.puzzles.puzzle import Puzzle, matching_plan, packaged_puzzle

WORLDS = 16  # in which an answer is tried beside the best plan
LEAST_DIFFERENCE = 0.3  # points: what differs by less is not told
MOST_DIFFERENCES = 5  # differences that are told
CACHE_SIZE = 64  # answers


class PuzzleProgress:
    """The progress of one solver in a puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.shown = False  # given up: what is on the table is the best plan

    @classmethod
    def of(cls, game: Game[Any, Any], name: str) -> PuzzleProgress:
        try:
            return cls(packaged_puzzle(game, name))
        except KeydomError as error:
            raise NotPossibleNow(str(error)) from None

    def check_start(self, match: Match[Any, Any]) -> None:
        """Refuse a match that begins with another's decision."""
        if match.mover != self.puzzle.seat:
            raise NotPossibleNow(f"the puzzle {self.puzzle.name} is not seat {self.puzzle.seat}'s")

    def answered(self, match: Match[Any, Any]) -> bool:
        return match.ply > 0 and match.mover != self.puzzle.seat


@dataclass(frozen=True, slots=True)
class PuzzleVerdict:
    """What an answer is worth beside the best plan: chances to win, points, and where the points differ."""

    right: bool
    chance: float
    best_chance: float
    points: float
    best_points: float
    error: float  # of the difference of the chances
    lines: tuple[tuple[str, float, float], ...]  # sources of points: by this answer, and by the best plan


@lru_cache(maxsize=CACHE_SIZE)
def verdict(name: str, puzzle: str, steps: tuple[str, ...]) -> PuzzleVerdict:
    """Whether an answer is right: as the puzzle knows it, or else as its first judge finds now, in the same worlds."""
    game: Game[Any, Any] = get_game(name)
    found = packaged_puzzle(game, puzzle)
    start = found.start(game)
    judge, _ = puzzle_judges(game, game.setting(start)[0])
    plan = matching_plan(game, found, steps)
    rival = found.wrong[0] if plan in found.right else found.best  # whoever is right sees what else there was
    mine, other = (TriedPlan(tuple(game.parse(step) for step in plan_steps)) for plan_steps in (steps, rival.steps))
    judge.try_plans([mine, other], game.view(start, found.seat), WORLDS, Random(found.name))
    best, behind = (mine, other) if plan in found.right else (other, mine)
    difference, error = lead(best, behind)
    right = plan in found.right if plan is not None else difference <= TOLERANCE
    chances = (plan.chance, rival.chance) if plan is not None else (mine.chance(), other.chance())
    sources = {**mine.lines, **other.lines}
    told = [(source, mine.mean_points_for(source), other.mean_points_for(source)) for source in sources]
    telling = [line for line in told if abs(line[1] - line[2]) >= LEAST_DIFFERENCE]
    telling.sort(key=lambda line: -abs(line[1] - line[2]))
    return PuzzleVerdict(
        right, *chances, mine.mean_points(), other.mean_points(), error, tuple(telling[:MOST_DIFFERENCES])
    )
