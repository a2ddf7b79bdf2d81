"""What a contest shows: shares of wins with their intervals, margins, ratings, and where the points came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib.util import find_spec
from math import sqrt
from typing import Any

from keydom.arena.contest import Contest, ContestOutcome
from keydom.core.score import margin, win_shares

Z = 1.959963984540054  # standard deviations to either side that hold 95%
MIN_TIMES_OWNED = 20  # times that a component must have been owned before anything is said of it


@dataclass(slots=True)
class Standing:
    """The figures of one bot. They count seats: a bot in two seats of a game took part twice."""

    bot: str
    seats: int
    games: int = 0
    wins: float = 0.0  # a shared win counts in part
    points: int = 0
    margin: float = 0.0
    ranks: float = 0.0
    seconds: float = 0.0
    decisions: int = 0
    scores: Counter[int] = field(default_factory=Counter)
    sources: Counter[str] = field(default_factory=Counter)
    seat_games: list[int] = field(default_factory=list)
    seat_wins: list[float] = field(default_factory=list)
    mu: float | None = None
    sigma: float | None = None

    def __post_init__(self) -> None:
        self.seat_games = [0] * self.seats
        self.seat_wins = [0.0] * self.seats

    def report(self) -> dict[str, Any]:
        games = max(self.games, 1)
        low, high = wilson(self.wins, self.games)
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": round(self.wins, 4),
            "win_share": self.wins / games,
            "win_share_low": low,
            "win_share_high": high,
            "even_share": 1 / self.seats,
            "mean_score": self.points / games,
            "mean_margin": self.margin / games,
            "mean_rank": self.ranks / games,
            "ms_per_decision": 1000 * self.seconds / max(self.decisions, 1),
            "rating": self.mu,
            "rating_sigma": self.sigma,
            "win_share_by_seat": [
                wins / count if count else None for wins, count in zip(self.seat_wins, self.seat_games, strict=True)
            ],
            "points_by_source": {source: points / games for source, points in self.sources.most_common()},
            "scores": {str(score): count for score, count in sorted(self.scores.items())},
        }


@dataclass(slots=True)
class OwnedComponent:
    """A component that stands in the scores: how often it did, and how often its owner won."""

    times: int = 0
    wins: float = 0.0
    points: int = 0


class ContestStatistics:
    """Everything that a contest shows, from the outcomes of its games in the order of their numbers."""

    def __init__(self, contest: Contest, outcomes: Iterable[ContestOutcome]) -> None:
        self.contest = contest
        self.finished = 0
        self.steps = 0
        self.standings = [Standing(label, contest.seats) for label in contest.labels]
        size = len(contest.bots)
        self.ahead = [[0.0] * size for _ in range(size)]
        self.met = [[0] * size for _ in range(size)]
        self.owned: dict[str, OwnedComponent] = {}
        ratings = Ratings(size) if find_spec("openskill") else None
        for outcome in outcomes:
            self._add(outcome)
            if ratings is not None:
                ratings.add(outcome)
        if ratings is not None:
            for standing, (mu, sigma) in zip(self.standings, ratings.by_bot, strict=True):
                standing.mu, standing.sigma = mu, sigma

    def _add(self, outcome: ContestOutcome) -> None:
        self.finished += 1
        self.steps += outcome.steps
        shares = win_shares(outcome.places)
        for seat, who in enumerate(outcome.lineup):
            won = shares[seat]
            self._add_seat(self.standings[who], outcome, seat, won)
            self._add_owned(outcome.lines[seat], won)
            for other, rival in enumerate(outcome.lineup):
                if rival != who:
                    self.met[who][rival] += 1
                    self.ahead[who][rival] += _ahead(outcome.places[seat], outcome.places[other])

    def _add_seat(self, standing: Standing, outcome: ContestOutcome, seat: int, won: float) -> None:
        total, place = outcome.totals[seat], outcome.places[seat]
        standing.games += 1
        standing.wins += won
        standing.points += total
        standing.margin += margin(outcome.totals, seat)
        standing.ranks += place + (outcome.places.count(place) - 1) / 2  # those who share places share their mean
        standing.seconds += outcome.seconds[seat]
        standing.decisions += outcome.decisions[seat]
        standing.scores[total] += 1
        standing.sources.update(outcome.lines[seat])
        standing.seat_games[seat] += 1
        standing.seat_wins[seat] += won

    def _add_owned(self, lines: dict[str, int], won: float) -> None:
        for source, points in lines.items():
            if ":" in source:
                owned = self.owned.setdefault(source, OwnedComponent())
                owned.times += 1
                owned.wins += won
                owned.points += points

    def report(self) -> dict[str, Any]:
        """The figures under the names that other programs read."""
        contest = self.contest
        return {
            "game": contest.game,
            "seats": contest.seats,
            "games": self.finished,
            "seed": contest.seed,
            "method": "field" if contest.alone else "mixed",
            "options": dict(contest.options),
            "asked": contest.games,
            "bots": [standing.report() for standing in self.standings],
            "algorithms": contest.algorithms(),
            "payoff": [
                [self.ahead[a][b] / count if count else None for b, count in enumerate(row)]
                for a, row in enumerate(self.met)
            ],
            "payoff_games": self.met,
            "owned": [
                {"component": ref, "times": it.times, "win_share": it.wins / it.times, "points": it.points / it.times}
                for ref, it in sorted(self.owned.items(), key=lambda item: (-item[1].wins / item[1].times, item[0]))
                if it.times >= MIN_TIMES_OWNED
            ],
        }


class Ratings:
    """Ratings over tables of any size, by Bradley and Terry: each seat is compared with those that finished near it."""

    def __init__(self, bots: int) -> None:
        from openskill.models import BradleyTerryPart

        self.model = BradleyTerryPart()
        start = self.model.rating()
        self.by_bot = [(start.mu, start.sigma)] * bots

    def add(self, outcome: ContestOutcome) -> None:
        teams = [[self.model.rating(*self.by_bot[who])] for who in outcome.lineup]
        rated = self.model.rate(teams, ranks=[float(place) for place in outcome.places])
        for who in set(outcome.lineup):
            mine = [team[0] for team, other in zip(rated, outcome.lineup, strict=True) if other == who]
            self.by_bot[who] = (  # a bot in several seats learns from all of them
                sum(one.mu for one in mine) / len(mine),
                sum(one.sigma for one in mine) / len(mine),
            )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds the true share of wins with 95% certainty.

    >>> [round(end, 3) for end in wilson(50, 100)]
    [0.404, 0.596]
    """
    if not games:
        return 0.0, 1.0
    share, square = wins / games, Z * Z / games
    middle = (share + square / 2) / (1 + square)
    half = Z * sqrt(share * (1 - share) / games + square / games / 4) / (1 + square)
    return max(middle - half, 0.0), min(middle + half, 1.0)


def _ahead(mine: int, theirs: int) -> float:
    return 0.5 if mine == theirs else float(mine < theirs)
