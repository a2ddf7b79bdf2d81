"""A puzzle at a table: the position it begins from, whether it has been answered, and what the answer is worth."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

from keydom.core.errors import KeydomError
from keydom.core.game import Game
from keydom.core.match import Match
from keydom.games import game as registered
from keydom.server.errors import NotNow
from keydom.study.puzzle import Puzzle, known, named
from keydom.study.puzzle_judges import Tried, lead, players
from keydom.study.puzzle_mining import TOLERANCE

PUZZLE, AGAIN, SHOWN = "!puzzle", "!again", "!shown"  # lines of the log: which it is, begun again, given up
WORLDS = 16  # in which an answer is tried beside the best plan
SLIGHT = 0.3  # points: what differs by less is not told
MOST = 5  # differences that are told
KEPT = 64  # answers


class Attempt:
    """What one reader makes of a puzzle. All of it is in the log."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.shown = False  # given up: what is on the table is the best plan

    @classmethod
    def of(cls, game: Game[Any, Any], name: str) -> Attempt:
        try:
            return cls(named(game, name))
        except KeydomError as error:
            raise NotNow(str(error)) from None

    def begun(self, match: Match[Any, Any]) -> Match[Any, Any]:
        """The match that the puzzle is, for who sits at this one."""
        begins = Match(match.game, match.seats, match.options, players=match.players, position=self.puzzle.position)
        if begins.mover != self.puzzle.seat:
            raise NotNow(f"the puzzle {self.puzzle.name} is not seat {self.puzzle.seat}'s")
        return begins

    def begin_again(self, match: Match[Any, Any], show: bool) -> list[tuple[int, str]]:
        """Leave the puzzle to be solved, or play the best plan; says the lines."""
        self.shown = show
        for step in self.puzzle.best.steps if show else ():
            match.play(step, self.puzzle.seat)
        return [(self.puzzle.seat, SHOWN if show else AGAIN), *match.moves]

    def answered(self, match: Match[Any, Any]) -> bool:
        return match.ply > 0 and match.mover != self.puzzle.seat


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an answer is worth beside the best plan: chances to win, points, and where the points differ."""

    right: bool
    chance: float
    best_chance: float
    points: float
    best_points: float
    error: float  # of the difference of the chances
    lines: tuple[tuple[str, float, float], ...]  # sources of points: by this answer, and by the best plan


@lru_cache(maxsize=KEPT)
def verdict(name: str, puzzle: str, steps: tuple[str, ...]) -> Verdict:
    """Whether an answer is right: as the puzzle knows it, or else as its first judge finds now, in the same worlds."""
    game: Game[Any, Any] = registered(name)
    found = named(game, puzzle)
    start = found.start(game)
    judge, _ = players(game, game.setting(start)[0])
    plan = known(game, found, steps)
    rival = found.wrong[0] if plan in found.right else found.best  # whoever is right sees what else there was
    mine, other = (Tried(tuple(game.parse(step) for step in way)) for way in (steps, rival.steps))
    judge.tries([mine, other], game.view(start, found.seat), WORLDS, Random(found.name))
    best, behind = (mine, other) if plan in found.right else (other, mine)
    difference, error = lead(best, behind)
    right = plan in found.right if plan is not None else difference <= TOLERANCE
    chances = (plan.chance, rival.chance) if plan is not None else (mine.chance(), other.chance())
    told = [(source, mine.brings(source), other.brings(source)) for source in {**mine.lines, **other.lines}]
    telling = [line for line in told if abs(line[1] - line[2]) >= SLIGHT]
    telling.sort(key=lambda line: -abs(line[1] - line[2]))
    return Verdict(right, *chances, mine.mean_points(), other.mean_points(), error, tuple(telling[:MOST]))
