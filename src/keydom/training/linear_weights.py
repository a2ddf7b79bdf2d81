"""Weights learned from self-play: what each feature proved to be worth, drawn towards what the game's author thought.

Bots play whole games. After every decision the features of the seat that took it are noted, and once the game is over
the points that the seat came to. For each phase the weights are those that minimise

    |points - features * weights|² + pull * positions * |scale * (weights - weights made by hand)|²

where `scale` is how much a feature varies. The pull is the one that foretells games it was not fitted to best.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

from keydom.arena.simulate import decisions, open_game, seeded_rng
from keydom.arena.workers import Progress, no_progress, run_tasks
from keydom.bots import make_bot
from keydom.bots.greedy import GreedyBot
from keydom.bots.judge import insight_of
from keydom.core.errors import BadOption
from keydom.core.game import Game
from keydom.core.insight import Insight
from keydom.games import get_game

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

    Matrix = NDArray[float64]

T = TypeVar("T")
Weights = tuple[tuple[float, ...], ...]  # for each phase, one a feature

BATCH = 4  # games that are summed up together; fixed, so that sums are the same however they are spread
FOLDS = 5
PULLS = (0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 100.0)
DIGITS = 4


@dataclass(frozen=True, slots=True)
class LearningSettings:
    """The games to learn from, as plain text and numbers."""

    game: str
    seats: int
    games: int
    seed: int = 0
    bot: str = "planner"
    noise: float = 0.05  # how often a bot plays anything at all, so that more is seen than it would do
    weights: Weights | None = None  # in place of the bot's own
    measures: tuple[float, ...] | None = None  # what the plans of trials stray from
    turn: int = 0  # of how many rounds, from 0
    catalogue: tuple[tuple[str, str], ...] = ()  # corrected component data: file name and TOML text


@dataclass(frozen=True, slots=True)
class WeightsFit:
    """Weights, and how well they foretell the points of games that they were not fitted to."""

    weights: Weights
    games: int
    positions: int
    pull: float
    fit: float  # the part of the variance that is explained
    fit_by_hand: float


class RegressionSums:
    """What the fit needs to know of many positions in one phase."""

    def __init__(self, width: int) -> None:
        import numpy as np

        self.square: Matrix = np.zeros((width, width))
        self.cross: Matrix = np.zeros(width)
        self.points = 0.0
        self.points_square = 0.0
        self.count = 0

    def add(self, other: RegressionSums) -> None:
        self.square = self.square + other.square
        self.cross = self.cross + other.cross
        self.points += other.points
        self.points_square += other.points_square
        self.count += other.count

    def add_rows(self, features: list[list[float]], points: Sequence[float]) -> None:
        import numpy as np

        x, y = np.array(features, dtype=float), np.array(points, dtype=float)
        self.square = self.square + x.T @ x
        self.cross = self.cross + x.T @ y
        self.points += float(y.sum())
        self.points_square += float(y @ y)
        self.count += len(points)

    def error(self, weights: Matrix) -> float:
        """The sum of the squared errors of the forecast by these weights."""
        return float(self.points_square - 2 * weights @ self.cross + weights @ self.square @ weights)


def fit_weights(
    settings: LearningSettings,
    rounds: int = 1,
    pull: float | None = None,
    blend: float = 1.0,
    workers: int = 1,
    progress: Progress = no_progress,
) -> WeightsFit:
    """Play and fit; in each further round the bots play by what they learned in the one before."""
    game, insight = game_and_insight(settings.game, settings.catalogue)
    check(settings, game)
    by_hand: Weights = tuple(tuple(phase) for phase in insight.weights(settings.seats))
    fit = None
    for turn in range(rounds):
        weights = settings.weights if fit is None else fit.weights
        folds = _folds(replace(settings, turn=turn, weights=weights), insight, workers, progress)
        fit = _fit(folds, by_hand, pull, blend, settings.games)
    assert fit is not None, "there is one round at least"
    return fit


def game_and_insight(name: str, catalogue: tuple[tuple[str, str], ...] = ()) -> tuple[Game[Any, Any], Insight[Any]]:
    """A game and what it knows of good play."""
    game = open_game(name, (), catalogue)[0] if catalogue else get_game(name)
    return game, insight_of(game)


def check(settings: LearningSettings, game: Game[Any, Any]) -> None:
    """Refuse what cannot be learned from."""
    game.begin(settings.seats)
    if settings.games < BATCH * FOLDS:
        raise BadOption(f"{settings.games} games are too few to learn from: {BATCH * FOLDS} at least")
    if not isinstance(make_bot(settings.bot, game, settings.seats), GreedyBot):
        raise BadOption(f"{settings.bot} does not weigh features: nothing can be learned from it")


def _folds(
    settings: LearningSettings, insight: Insight[Any], workers: int, progress: Progress
) -> list[list[RegressionSums]]:
    """The sums of each phase, for each fold of the games."""
    width = len(insight.names)
    folds = [[RegressionSums(width) for _ in insight.phases] for _ in range(FOLDS)]
    for batch, phases in play_batches(_play_batch, settings, workers, progress):
        for whole, part in zip(folds[batch % FOLDS], phases, strict=True):
            whole.add(part)
    return folds


def play_batches(
    work: Callable[[LearningSettings, int], tuple[int, T]], settings: LearningSettings, workers: int, progress: Progress
) -> Iterator[tuple[int, T]]:
    """What the batches of games come to, by their numbers: sums of fractions are the same only in the same order."""
    early: dict[int, T] = {}
    wanted = 0
    for batch, part in run_tasks(work, settings, range(-(-settings.games // BATCH)), workers):
        early[batch] = part
        while wanted in early:
            yield wanted, early.pop(wanted)
            wanted += 1
            progress(settings.turn * settings.games + min(wanted * BATCH, settings.games))


def games_of(settings: LearningSettings, batch: int) -> range:
    """The numbers of the games of a batch."""
    return range(batch * BATCH, min((batch + 1) * BATCH, settings.games))


def _play_batch(settings: LearningSettings, batch: int) -> tuple[int, list[RegressionSums]]:
    game, insight = game_and_insight(settings.game, settings.catalogue)
    phases = [RegressionSums(len(insight.names)) for _ in insight.phases]
    for number in games_of(settings, batch):
        noted, totals = _play(settings, game, insight, number)
        for phase, sums in enumerate(phases):
            mine = [(seat, features) for at, seat, features in noted if at == phase]
            if mine:
                sums.add_rows([features for _, features in mine], [totals[seat] for seat, _ in mine])
    return batch, phases


def _play(
    settings: LearningSettings, game: Game[Any, Any], insight: Insight[Any], number: int
) -> tuple[list[tuple[int, int, list[float]]], list[int]]:
    """Phase, seat and features after every decision of a game, and the points that the seats came to."""
    bots = [_player(settings, game) for _ in range(settings.seats)]
    nature = seeded_rng(settings.seed, settings.seats, settings.turn, number)
    own = [seeded_rng(settings.seed, settings.seats, settings.turn, number, seat) for seat in range(settings.seats)]
    state = game.begin(settings.seats)
    noted = []
    for mover, legal in decisions(game, state, nature):
        if own[mover].random() < settings.noise:
            action = own[mover].choice(legal)
        else:
            action = bots[mover].choose(game.view(state, mover), legal, own[mover])
        game.play(state, action)
        if state.frames and (game.mover(state) != mover or insight.quiescent(state)):
            noted.append((insight.phase(state), mover, insight.features(state, mover)))
    return noted, [score.total for score in game.scores(state)]


def _player(settings: LearningSettings, game: Game[Any, Any]) -> GreedyBot:
    player = make_bot(settings.bot, game, settings.seats)
    assert isinstance(player, GreedyBot), "checked before any game"
    if settings.weights is not None:
        player.judge.weights = [list(phase) for phase in settings.weights]
    return player


def _fit(
    folds: list[list[RegressionSums]], by_hand: Weights, pull: float | None, blend: float, games: int
) -> WeightsFit:
    import numpy as np

    hand = [np.array(phase) for phase in by_hand]
    errors = {one: _error(folds, hand, one, blend) for one in (PULLS if pull is None else (pull,))}
    best = min(errors, key=lambda one: (errors[one], one))
    whole = [_sum([fold[phase] for fold in folds]) for phase in range(len(hand))]
    count = sum(sums.count for sums in whole)
    mean = sum(sums.points for sums in whole) / count
    spread_of_points = sum(sums.points_square for sums in whole) - count * mean * mean
    guessed = sum(sums.error(weights) for sums, weights in zip(whole, hand, strict=True))
    weights = [_solve(sums, phase, best, blend) for sums, phase in zip(whole, hand, strict=True)]
    return WeightsFit(
        tuple(tuple(round(float(weight), DIGITS) for weight in phase) for phase in weights),
        games,
        count,
        best,
        round(1 - errors[best] / max(spread_of_points, 1e-9), DIGITS),
        round(1 - guessed / max(spread_of_points, 1e-9), DIGITS),
    )


def _error(folds: list[list[RegressionSums]], hand: list[Matrix], pull: float, blend: float) -> float:
    """How far the weights that are fitted to the other games are off, over all games."""
    total = 0.0
    for phase, own in enumerate(hand):
        for left_out in range(FOLDS):
            others = _sum([fold[phase] for number, fold in enumerate(folds) if number != left_out])
            total += folds[left_out][phase].error(_solve(others, own, pull, blend))
    return total


def _sum(parts: list[RegressionSums]) -> RegressionSums:
    whole = RegressionSums(len(parts[0].cross))
    for part in parts:
        whole.add(part)
    return whole


def _solve(sums: RegressionSums, hand: Matrix, pull: float, blend: float) -> Matrix:
    import numpy as np

    if not sums.count:
        return hand
    means = sums.square[0] / sums.count  # the first feature is 1
    variance = np.diag(sums.square) / sums.count - means * means
    # What never varies keeps the weight made by hand, but for the first: it is what all positions have.
    scale = np.where(variance > 1e-9, variance, 1e6)
    scale[0] = 1e-6
    penalty = pull * sums.count * scale
    fitted = np.linalg.solve(sums.square + np.diag(penalty), sums.cross + penalty * hand)
    mixed: Matrix = (hand + blend * (fitted - hand)).astype(np.float64)
    return mixed
