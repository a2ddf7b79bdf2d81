"""A sequential test of two bots: games are played until it is clear whether the first is stronger.

The first bot plays alone in a field of the second. A deal is one piece of evidence: the share of the wins that the bot
takes while it sits in every seat once. Two claims about the mean of these shares are compared, and the test ends when
one of them is so much more likely than the other that the stated rates of error hold (Wald's bounds; the ratio is that
of the generalised test, with the variance of the deals as it was found).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import Any

from keydom.arena.contest import Contest, ContestOutcome
from keydom.core.errors import BadOption
from keydom.core.score import win_shares

STRONGER = "stronger"
NOT_STRONGER = "not stronger"
UNDECIDED = "undecided"


@dataclass(frozen=True, slots=True)
class SequentialTest:
    """Two claims, as multiples of an even share of the wins, and how often the test may be wrong."""

    low: float = 1.0  # the bot is no stronger than this
    high: float = 1.2  # it is at least as strong as this
    alpha: float = 0.05  # how often `stronger` may be said of a bot of the low share
    beta: float = 0.05  # how often `not stronger` may be said of a bot of the high share

    @property
    def bounds(self) -> tuple[float, float]:
        """The logarithms of the likelihood ratio at which the test ends.

        >>> [round(bound, 2) for bound in SequentialTest().bounds]
        [-2.94, 2.94]
        """
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def check(self, seats: int) -> None:
        """Refuse claims that cannot be told apart."""
        if not 0 < self.low < self.high < seats:
            raise BadOption(f"a test between {self.low:g} and {self.high:g} times even: 0 < first < second < {seats}")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise BadOption(f"rates of error of {self.alpha:g} and {self.beta:g}: both lie between 0 and 0.5")


class SequentialRun:
    """A test in progress. Outcomes come in any order, and deals count in the order of their numbers."""

    def __init__(self, contest: Contest, test: SequentialTest) -> None:
        self.contest = contest
        self.test = test
        self.deals = 0  # that count so far
        self.verdict = UNDECIDED
        self._waiting: dict[int, dict[int, float]] = {}  # by deal and game: shares of wins that do not count yet
        self._sum = 0.0
        self._squares = 0.0

    @property
    def games(self) -> int:
        """The number of games that the verdict rests on: those with the lowest numbers."""
        return self.deals * self.contest.rotation

    def add(self, outcome: ContestOutcome) -> bool:
        """Add a game, and return whether the test is over."""
        deal = self.contest.deal(outcome.number)
        share = win_shares(outcome.places)[outcome.lineup.index(0)]
        self._waiting.setdefault(deal, {})[outcome.number] = share
        while self.verdict == UNDECIDED and len(self._waiting.get(self.deals, ())) == self.contest.rotation:
            self._count(sum(self._waiting.pop(self.deals).values()) / self.contest.rotation)
        return self.verdict != UNDECIDED

    def ratio(self) -> float:
        """The logarithm of how much more likely the high share is than the low one.

        For the variance one more deal counts as won in every seat, and one as lost: a few alike prove little.
        """
        if not self.deals:
            return 0.0
        low, high = self.test.low / self.contest.seats, self.test.high / self.contest.seats
        mean = (self._sum + 1) / (self.deals + 2)
        variance = (self._squares + 1) / (self.deals + 2) - mean * mean
        return (high - low) * (2 * self._sum - self.deals * (low + high)) / (2 * variance)

    def report(self) -> dict[str, Any]:
        """The figures under the names that other programs read."""
        return {
            "low": self.test.low,
            "high": self.test.high,
            "alpha": self.test.alpha,
            "beta": self.test.beta,
            "ratio": self.ratio(),
            "bounds": list(self.test.bounds),
            "deals": self.deals,
            "games": self.games,
            "verdict": self.verdict,
        }

    def reason(self) -> str:
        """Why the test ended, in a sentence."""
        lower, upper = self.test.bounds
        bot, other = self.contest.bots
        ratio = f"the log likelihood ratio is {self.ratio():.2f}"
        asked = f"{self.test.high:g} rather than {self.test.low:g} times an even share"
        after = f"after {self.games:,} games"
        if self.verdict == STRONGER:
            return f"{bot} is stronger than {other}: {asked} {after}; {ratio}, the upper bound {upper:.2f}"
        if self.verdict == NOT_STRONGER:
            return f"{bot} is not shown to be stronger than {other}: {ratio} {after}, the lower bound {lower:.2f}"
        return f"undecided {after}: {ratio}, between the bounds {lower:.2f} and {upper:.2f}"

    def _count(self, share: float) -> None:
        self.deals += 1
        self._sum += share
        self._squares += share * share
        ratio = self.ratio()
        lower, upper = self.test.bounds
        if ratio >= upper:
            self.verdict = STRONGER
        elif ratio <= lower:
            self.verdict = NOT_STRONGER
