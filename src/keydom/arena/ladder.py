"""The proof that each bot is better than the one below it, as a table for people.

A rung holds when a bot alone in a field of the one below wins more than an even share, the whole 95% interval of it.
A bot that meets itself is the control: its interval must hold the even share.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from keydom.arena.contest import Contest
from keydom.arena.figures import Figures

RUNGS = ("random", "greedy", "planner", "learned", "search")


@dataclass(frozen=True, slots=True)
class Rung:
    """One bot alone in a field of another, and what came of it."""

    seats: int
    bot: str
    below: str
    games: int
    share: float
    low: float
    high: float
    score: float
    score_below: float
    ms: float

    @property
    def mirror(self) -> bool:
        return self.bot == self.below

    @property
    def holds(self) -> bool:
        even = 1 / self.seats
        return self.low <= even <= self.high if self.mirror else self.low > even


def contests(
    game: str, seats: int, rungs: Sequence[str], games: int, seed: int, options: tuple[tuple[str, str], ...] = ()
) -> list[Contest]:
    """Each rung against the one below, from the lowest up, and the one below the highest against itself."""
    pairs = [*zip(rungs[1:], rungs[:-1], strict=True), (rungs[-2], rungs[-2])]
    return [Contest(game, seats, pair, games, seed, True, options) for pair in pairs]


def rung(figures: Figures) -> Rung:
    """What the figures of a contest say of the bot that was alone."""
    upper, lower = (standing.report() for standing in figures.standings)
    bot, below = figures.contest.bots
    return Rung(
        figures.contest.seats,
        bot,
        below,
        upper["games"],
        upper["win_share"],
        upper["win_share_low"],
        upper["win_share_high"],
        upper["mean_score"],
        lower["mean_score"],
        upper["ms_per_decision"],
    )


def markdown(rungs: Sequence[Rung]) -> str:
    """The table that docs/bots.md holds."""
    rows = [
        "| seats | bot | against | games | wins | 95% interval | even | score | theirs | ms/decision | holds |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for it in rungs:
        against = "itself" if it.mirror else it.below
        holds = "yes" if it.holds else "no"
        rows.append(
            f"| {it.seats} | {it.bot} | {against} | {it.games} | {it.share:.1%} | {it.low:.1%} to {it.high:.1%} "
            f"| {1 / it.seats:.1%} | {it.score:.1f} | {it.score_below:.1f} | {it.ms:.1f} | {holds} |"
        )
    return "\n".join(rows)
