"""What one line of a game changed for every seat, with the error of that."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from random import Random
from typing import Any, Final

from keydom.core.game import NATURE
from keydom.core.match import Match
from keydom.study.analysis.evaluation import Evaluator, Row, mean_difference, separable, t_quantile

DIGITS: Final = 3  # of points that are kept
FINE: Final = 5  # of chances
LUCK_ERRORS: Final = 1.0  # standard errors that are taken off what a draw brought, before draws are compared
LABELS: Final = (("blunder", 0.15), ("mistake", 0.10), ("inaccuracy", 0.05))  # by the chance to win that was lost


@dataclass(slots=True)
class AnalysisStep:
    """A decision or a draw, compared with the best choice or with the mean over what could come."""

    ply: int
    mover: int
    text: str
    phase: int
    options: int  # legal actions, or outcomes
    points_before: Row
    points_after: Row
    chances_before: Row
    chances_after: Row
    points_error: Row  # of what it changed, for each seat
    chances_error: Row
    best: str = ""  # the best choice of a decision, as an action's text
    tried: list[tuple[str, float, float]] | None = None  # choices with the mover's points and chance, the best first
    points_lost: float = 0.0  # by the mover, as measured, inside the error or not
    chance_lost: float = 0.0
    worlds: int = 0  # in which it was tried

    @property
    def is_draw(self) -> bool:
        return self.mover == NATURE

    @property
    def separable(self) -> bool:
        """Whether the best choice proved to be better than the one that was played."""
        return not self.is_draw and (
            separable(self.chance_lost, self.chances_error[self.mover], self.worlds)
            or separable(self.points_lost, self.points_error[self.mover], self.worlds)
        )

    @property
    def regret(self) -> float:
        """The chance to win that the mover lost; none where the choices are not separable."""
        return 0.0 if self.is_draw else max(0.0, round(-self.chances(self.mover), FINE))

    @property
    def sure_regret(self) -> float:
        """The regret less its error: what the mover lost at the least."""
        return 0.0 if self.is_draw else self.regret - t_quantile(self.worlds) * self.chances_error[self.mover]

    @property
    def luck(self) -> float:
        """The chance that a draw brought to whom it favoured most, less its error."""
        if not self.is_draw:
            return 0.0
        return max(self.chances(seat) - LUCK_ERRORS * error for seat, error in enumerate(self.chances_error))

    @property
    def label(self) -> str:
        """The name of a mistake of this size; empty for a small one."""
        return next((label for label, lost in LABELS if self.regret >= lost), "")

    def points(self, seat: int) -> float:
        """What it changed for a seat."""
        return self.points_after[seat] - self.points_before[seat]

    def chances(self, seat: int) -> float:
        return self.chances_after[seat] - self.chances_before[seat]

    def data(self) -> dict[str, Any]:
        """As what JSON can hold; `of` is the inverse, and passes over what a report adds."""
        return asdict(self)

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> AnalysisStep:
        known = {field.name: data[field.name] for field in fields(cls) if field.name in data}
        tried = known["tried"] and [tuple(choice) for choice in known["tried"]]
        return cls(**{**known, "tried": tried})


def step(evaluator: Evaluator, match: Match[Any, Any], text: str, rng: Random) -> AnalysisStep | None:
    """What the next line of a match changed; None where nobody had a choice and nothing else could come."""
    if match.mover == NATURE:
        return _draw(evaluator, match, text, rng)
    return _decision(evaluator, match, text, rng)


def _draw(evaluator: Evaluator, match: Match[Any, Any], text: str, rng: Random) -> AnalysisStep | None:
    found = evaluator.draw(match.state, match.game.parse(text), rng)
    if found is None:
        return None
    came, all = found
    (points, chances), (points_before, chances_before) = came.mean(), all.mean()
    seats = range(match.seats)
    return AnalysisStep(
        match.ply,
        NATURE,
        text,
        evaluator.judge.insight.phase(match.state),
        len(match.legal()),
        _points(points_before),
        _points(points),
        _chances(chances_before),
        _chances(chances),
        _points([mean_difference(came.points, all.points, seat)[1] for seat in seats]),
        _chances([mean_difference(came.chances, all.chances, seat)[1] for seat in seats]),
    )


def _decision(evaluator: Evaluator, match: Match[Any, Any], text: str, rng: Random) -> AnalysisStep | None:
    seat, legal = match.mover, match.legal()
    if len(legal) < 2:
        return None
    weighed = evaluator.decision(match.view(seat), legal, match.game.parse(text), rng)
    if weighed is None:
        return None
    best, played = weighed.values[weighed.best], weighed.values[0]
    (points_before, chances_before), (points, chances) = best.mean(), played.mean()
    seats, worlds = range(match.seats), len(played.points)
    points_gaps = [mean_difference(best.points, played.points, other) for other in seats]
    chances_gaps = [mean_difference(best.chances, played.chances, other) for other in seats]
    order = sorted(range(len(weighed.actions)), key=lambda place: place != weighed.best)
    means = [value.mean() for value in weighed.values]
    tried = [
        (str(weighed.actions[at]), round(means[at][0][seat], DIGITS), round(means[at][1][seat], FINE)) for at in order
    ]
    return AnalysisStep(
        match.ply,
        seat,
        text,
        evaluator.judge.insight.phase(match.state),
        len(legal),
        _points(points_before if separable(*points_gaps[seat], worlds=worlds) else points),
        _points(points),
        _chances(chances_before if separable(*chances_gaps[seat], worlds=worlds) else chances),
        _chances(chances),
        _points([error for _, error in points_gaps]),
        _chances([error for _, error in chances_gaps]),
        str(weighed.actions[weighed.best]),
        [tried[0], *sorted(tried[1:], key=lambda one: (-one[2], -one[1]))],
        round(points_gaps[seat][0], DIGITS),
        round(chances_gaps[seat][0], FINE),
        worlds,
    )


def _points(row: Row) -> Row:
    return [round(value, DIGITS) for value in row]


def _chances(row: Row) -> Row:
    return [round(value, FINE) for value in row]
