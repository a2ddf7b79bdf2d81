"""The measures of a plan, learned from trials: every seat plays by measures of its own, and what helped is kept.

In each game every seat multiplies each measure by a factor drawn for it. The lead of the seats over the mean of their
table is then explained by what they had drawn, each measure by a parabola: as the draws depend on nothing, what comes
along with more points is also what brings them. A measure moves towards the top of its parabola, the less the less
certain it is that it slopes at all. Another round of games begins where that has led to.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import exp
from typing import TYPE_CHECKING, Any

from keydom.arena.learning import BATCH, DIGITS, Lesson, Sums, in_order, knowledge
from keydom.arena.simulate import chance, play_out
from keydom.arena.spread import spread
from keydom.bots import bot
from keydom.bots.greedy import GreedyBot
from keydom.core.errors import BadOption
from keydom.core.game import Game
from keydom.core.insight import Insight

if TYPE_CHECKING:
    from keydom.arena.learning import Matrix

REACH = 0.6  # how far factors stray from 1: so much is one deviation of their logarithm
FLATTEST = 0.02  # of the deviation of leads: parabolas are thought to bend at least so much
FARTHEST = 2.0  # deviations that a measure moves, at most


@dataclass(frozen=True, slots=True)
class Trial:
    """Measures by name, and the part of the variance of leads that they explain."""

    measures: dict[str, float]
    games: int
    fit: float


def try_out(lesson: Lesson, rounds: int = 1, workers: int = 1, progress: Callable[[int], None] | None = None) -> Trial:
    """Play the games of the lesson, each seat by measures of its own, and say which would have been best."""
    _, insight = knowledge(lesson.game)
    width = len(insight.measures)
    if not width:
        raise BadOption(f"{lesson.game} has no plan that could be learned")
    if lesson.games * (lesson.seats - 1) <= 2 * width:
        raise BadOption(f"{lesson.games} games are too few for {width} measures")
    measures, fit = insight.measured(lesson.seats), 0.0
    for turn in range(rounds):
        sums = _sums(replace(lesson, turn=turn, measures=tuple(measures)), width, workers, progress)
        steps, fit = _solve(sums, lesson.seats)
        measures = [round(one * exp(REACH * step), DIGITS) for one, step in zip(measures, steps, strict=True)]
    return Trial(dict(zip(insight.measures, measures, strict=True)), rounds * lesson.games, fit)


def _sums(lesson: Lesson, width: int, workers: int, progress: Callable[[int], None] | None) -> Sums:
    """What the games of one round come to."""
    sums = Sums(2 * width)
    for batch, part in in_order(spread(_play_batch, lesson, range(-(-lesson.games // BATCH)), workers)):
        sums.add(part)
        if progress is not None:
            progress(lesson.turn * lesson.games + min((batch + 1) * BATCH, lesson.games))
    return sums


def _play_batch(lesson: Lesson, batch: int) -> tuple[int, Sums]:
    game, insight = knowledge(lesson.game)
    sums = Sums(2 * len(insight.measures))
    for number in range(batch * BATCH, min((batch + 1) * BATCH, lesson.games)):
        sums.take(*_play(lesson, game, insight, lesson.turn * lesson.games + number))
    return batch, sums


def _play(
    lesson: Lesson, game: Game[Any, Any], insight: Insight[Any], number: int
) -> tuple[list[list[float]], list[float]]:
    """What each seat had drawn and by how much it led, both beside the mean of the table."""
    seats = range(lesson.seats)
    drawn = [_draw(lesson, insight, number, seat) for seat in seats]
    assert lesson.measures is not None, "what the draws of a round stray from"
    bots = [bot(lesson.bot, game, lesson.seats) for _ in seats]
    for player, draws in zip(bots, drawn, strict=True):
        assert isinstance(player, GreedyBot), "checked before any game"
        player.judge.measures = [one * exp(REACH * draw) for one, draw in zip(lesson.measures, draws, strict=True)]
    state = game.begin(lesson.seats)
    nature = chance(lesson.seed, lesson.seats, number)
    play_out(game, state, bots, nature, [chance(lesson.seed, lesson.seats, number, seat) for seat in seats])
    points = [float(score.total) for score in game.scores(state)]
    rows = [[*draws, *(draw * draw for draw in draws)] for draws in drawn]
    means = [sum(column) / lesson.seats for column in zip(*rows, strict=True)]
    mean = sum(points) / lesson.seats
    beside = [[value - usual for value, usual in zip(row, means, strict=True)] for row in rows]
    return beside, [one - mean for one in points]


def _draw(lesson: Lesson, insight: Insight[Any], number: int, seat: int) -> list[float]:
    rng = chance(lesson.seed, lesson.seats, number, seat, 1)
    return [rng.gauss(0.0, 1.0) for _ in insight.measures]


def _solve(sums: Sums, seats: int) -> tuple[Matrix, float]:
    """How many deviations each measure should move, and how much of the leads is explained."""
    import numpy as np

    width = len(sums.cross) // 2
    inverse = np.linalg.inv(sums.square)
    found = inverse @ sums.cross
    noise = sums.error(found) / (
        sums.count * (seats - 1) / seats - 2 * width
    )  # what each game's mean took away is lost
    doubt = noise * np.diag(inverse)[:width]
    slope, bend = found[:width], found[width:]
    sure = np.maximum(0.0, 1.0 - doubt / np.maximum(slope * slope, 1e-12))
    top = slope * sure / (2 * np.maximum(-bend, FLATTEST * np.sqrt(sums.points_square / sums.count)))
    return np.clip(top, -FARTHEST, FARTHEST), round(1 - sums.error(found) / sums.points_square, DIGITS)
