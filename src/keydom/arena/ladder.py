"""Shows as a table that each bot is better than the one below it.

A rung holds when a bot alone in a field of the one below wins more than an even share, the whole 95% interval of it.
A bot that meets itself is the control: its interval must hold the even share.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from keydom.arena.contest import Contest
from keydom.arena.statistics import ContestStatistics

LADDER_BOTS = ("random", "greedy", "planner", "learned", "search")


@dataclass(frozen=True, slots=True)
class Rung:
    """One bot alone in a field of another, and the figures of both, as `Standing.report` names them."""

    contest: Contest
    upper: dict[str, Any]
    lower: dict[str, Any]

    @classmethod
    def of(cls, figures: ContestStatistics) -> Rung:
        """What the figures of a contest say of the bot that was alone."""
        upper, lower = (standing.report() for standing in figures.standings)
        return cls(figures.contest, upper, lower)

    @property
    def mirror(self) -> bool:
        upper, lower = self.contest.bots
        return upper == lower

    @property
    def holds(self) -> bool:
        even, low, high = (self.upper[name] for name in ("even_share", "win_share_low", "win_share_high"))
        return bool(low <= even <= high if self.mirror else low > even)


def contests(
    game: str,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: tuple[tuple[str, str], ...] = (),
    catalogue: tuple[tuple[str, str], ...] = (),
) -> list[Contest]:
    """Each bot against the one below, from the lowest up, and the one below the highest against itself."""
    pairs = [*zip(bots[1:], bots[:-1], strict=True), (bots[-2], bots[-2])]
    return [Contest(game, seats, pair, games, seed, True, options, catalogue) for pair in pairs]


def markdown(rungs: Sequence[Rung]) -> str:
    """The table that docs/lab.md holds."""
    rows = [
        "| seats | bot | against | games | wins | 95% interval | even | score | theirs | ms/decision | holds |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for it in rungs:
        bot, below = it.contest.bots
        against = "itself" if it.mirror else below
        holds = "yes" if it.holds else "no"
        rows.append(
            f"| {it.contest.seats} | {bot} | {against} | {it.upper['games']} | {it.upper['win_share']:.1%} "
            f"| {it.upper['win_share_low']:.1%} to {it.upper['win_share_high']:.1%} | {it.upper['even_share']:.1%} "
            f"| {it.upper['mean_score']:.1f} | {it.lower['mean_score']:.1f} | {it.upper['ms_per_decision']:.1f} "
            f"| {holds} |"
        )
    return "\n".join(rows)
