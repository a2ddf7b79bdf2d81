"""The measures of a plan, learned from trials: every seat plays by measures of its own, and what helped is kept.

In each game every seat multiplies each measure by a factor drawn for it. The lead of the seats over the mean of their
table is then explained by what they had drawn, each measure by a parabola: as the draws depend on nothing, what comes
along with more points is also what brings them. A measure moves towards the top of its parabola, the less the less
certain it is that it slopes at all. Another round of games begins where that has led to.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp
from typing import TYPE_CHECKING, Any

from keydom.arena.simulate import play_out, seeded_rng
from keydom.arena.workers import Progress, no_progress
from keydom.bots import make_bot
from keydom.bots.greedy import GreedyBot
from keydom.core.errors import BadOption
from keydom.core.game import Game
from keydom.core.insight import Insight
from keydom.training.linear_weights import (
    DIGITS,
    LearningSettings,
    RegressionSums,
    game_and_insight,
    games_of,
    play_batches,
)

if TYPE_CHECKING:
    from keydom.training.linear_weights import Matrix

REACH = 0.6  # how far factors stray from 1: so much is one deviation of their logarithm
FLATTEST = 0.02  # of the deviation of leads: parabolas are thought to bend at least so much
FARTHEST = 2.0  # deviations that a measure moves, at most


@dataclass(frozen=True, slots=True)
class MeasuresFit:
    """Measures by name, and the part of the variance of leads that they explain."""

    measures: dict[str, float]
    games: int
    fit: float


def fit_measures(
    settings: LearningSettings, rounds: int = 1, workers: int = 1, progress: Progress = no_progress
) -> MeasuresFit:
    """Play the games of the settings, each seat by measures of its own, and say which would have been best."""
    _, insight = game_and_insight(settings.game, settings.catalogue)
    width = len(insight.measures)
    if not width:
        raise BadOption(f"{settings.game} has no plan that could be learned")
    if settings.games * (settings.seats - 1) <= 2 * width:
        raise BadOption(f"{settings.games} games are too few for {width} measures")
    measures, fit = insight.default_measures(settings.seats), 0.0
    for turn in range(rounds):
        sums = _sums(replace(settings, turn=turn, measures=tuple(measures)), width, workers, progress)
        steps, fit = _solve(sums, settings.seats)
        measures = [round(one * exp(REACH * step), DIGITS) for one, step in zip(measures, steps, strict=True)]
    return MeasuresFit(dict(zip(insight.measures, measures, strict=True)), rounds * settings.games, fit)


def _sums(settings: LearningSettings, width: int, workers: int, progress: Progress) -> RegressionSums:
    """What the games of one round come to."""
    sums = RegressionSums(2 * width)
    for _, part in play_batches(_play_batch, settings, workers, progress):
        sums.add(part)
    return sums


def _play_batch(settings: LearningSettings, batch: int) -> tuple[int, RegressionSums]:
    game, insight = game_and_insight(settings.game, settings.catalogue)
    sums = RegressionSums(2 * len(insight.measures))
    for number in games_of(settings, batch):
        sums.add_rows(*_play(settings, game, insight, settings.turn * settings.games + number))
    return batch, sums


def _play(
    settings: LearningSettings, game: Game[Any, Any], insight: Insight[Any], number: int
) -> tuple[list[list[float]], list[float]]:
    """What each seat had drawn and by how much it led, both beside the mean of the table."""
    seats = range(settings.seats)
    drawn = [_draw(settings, insight, number, seat) for seat in seats]
    assert settings.measures is not None, "what the draws of a round stray from"
    bots = [make_bot(settings.bot, game, settings.seats) for _ in seats]
    for player, draws in zip(bots, drawn, strict=True):
        assert isinstance(player, GreedyBot), "checked before any game"
        player.judge.measures = [one * exp(REACH * draw) for one, draw in zip(settings.measures, draws, strict=True)]
    state = game.begin(settings.seats)
    nature = seeded_rng(settings.seed, settings.seats, number)
    play_out(game, state, bots, nature, [seeded_rng(settings.seed, settings.seats, number, seat) for seat in seats])
    points = [float(score.total) for score in game.scores(state)]
    rows = [[*draws, *(draw * draw for draw in draws)] for draws in drawn]
    means = [sum(column) / settings.seats for column in zip(*rows, strict=True)]
    mean = sum(points) / settings.seats
    beside = [[value - usual for value, usual in zip(row, means, strict=True)] for row in rows]
    return beside, [one - mean for one in points]


def _draw(settings: LearningSettings, insight: Insight[Any], number: int, seat: int) -> list[float]:
    rng = seeded_rng(settings.seed, settings.seats, number, seat, 1)
    return [rng.gauss(0.0, 1.0) for _ in insight.measures]


def _solve(sums: RegressionSums, seats: int) -> tuple[Matrix, float]:
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
