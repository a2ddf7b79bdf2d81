"""Many games between bots, spread over processes: the result depends on the seed, never on the spreading."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from time import perf_counter
from typing import Any

from keydom.arena.workers import Progress, no_progress, run_tasks
from keydom.bots import Bot, ask, make_bot
from keydom.core.action import Action
from keydom.core.game import NATURE, OVER, Game, Options, State, places
from keydom.core.playout import playout
from keydom.core.score import win_shares
from keydom.games import get_game

LARGEST_BATCH = 100  # games that a process plays before it reports
REPORTS = 100  # about how often a process reports when there are fewer games than would fill such batches


@dataclass(frozen=True, slots=True)
class SimulationPlan:
    """The settings of a simulation, as plain text: they travel to other processes."""

    game: str
    bots: tuple[str, ...]  # one a seat
    options: tuple[tuple[str, str], ...] = ()
    catalogue: tuple[tuple[str, str], ...] = ()  # corrected component data: file name and TOML text
    seed: int = 0


@dataclass(slots=True)
class SimulationResult:
    """The figures of the games that were finished, with one entry a seat where it is a list."""

    game: str
    games: int  # asked for; fewer are finished when it is interrupted
    seats: int
    finished: int = 0
    steps: int = 0
    seconds: float = 0.0
    points: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)  # in parts of a game, so that a shared win splits exactly

    def __post_init__(self) -> None:
        self.points = self.points or [0] * self.seats
        self.wins = self.wins or [0] * self.seats

    @property
    def mean_scores(self) -> list[float]:
        return [points / max(self.finished, 1) for points in self.points]

    @property
    def win_share(self) -> list[float]:
        return [parts / (_parts(self.seats) * max(self.finished, 1)) for parts in self.wins]

    def add(self, other: SimulationResult) -> None:
        self.finished += other.finished
        self.steps += other.steps
        for seat in range(self.seats):
            self.points[seat] += other.points[seat]
            self.wins[seat] += other.wins[seat]

    def report(self) -> dict[str, Any]:
        """The result under the names that other programs read."""
        seconds = max(self.seconds, 1e-9)
        return {
            "game": self.game,
            "games": self.games,
            "finished": self.finished,
            "steps": self.steps,
            "games_per_s": round(self.finished / seconds, 2),
            "steps_per_s": round(self.steps / seconds, 2),
            "mean_scores": self.mean_scores,
            "win_share": self.win_share,
        }


def simulate(plan: SimulationPlan, games: int, workers: int = 1, progress: Progress = no_progress) -> SimulationResult:
    """Play so many games; `progress` hears how many are finished. Ctrl-C ends it with those that are.

    >>> simulate(SimulationPlan("pebbles", ("random", "random")), 10).finished
    10
    """
    open_plan(plan)  # a mistake in the plan is told here, before any process starts
    started = perf_counter()
    result = SimulationResult(plan.game, games, len(plan.bots))
    size = min(max(games // (workers * REPORTS), 1), LARGEST_BATCH)
    batches = (range(first, min(first + size, games)) for first in range(0, games, size))
    try:
        for part in run_tasks(_play, plan, batches, workers):
            result.add(part)
            progress(result.finished)
    except KeyboardInterrupt:
        pass  # the result says how far it came
    result.seconds = perf_counter() - started
    return result


def _play(plan: SimulationPlan, numbers: range) -> SimulationResult:
    """The games of these numbers; each depends on its own number and the plan alone."""
    game, options = open_plan(plan)
    seats = len(plan.bots)
    blind = all(name == "random" for name in plan.bots)
    result = SimulationResult(plan.game, len(numbers), seats)
    for number in numbers:
        state = game.begin(seats, options)
        nature = seeded_rng(plan.seed, number)
        if blind:
            result.steps += playout(game, state, nature)
        else:
            bots = [make_bot(name, game, seats) for name in plan.bots]  # new ones: none may remember an earlier game
            bot_rngs = [seeded_rng(plan.seed, number, seat) for seat in range(seats)]
            result.steps += play_out(game, state, bots, nature, bot_rngs)
        scores = game.scores(state)
        for seat, (score, share) in enumerate(zip(scores, win_shares(places(scores)), strict=True)):
            result.points[seat] += score.total
            result.wins[seat] += round(share * _parts(seats))
        result.finished += 1
    return result


def decisions(game: Game[Any, Any], state: State, nature: Random) -> Iterator[tuple[int, list[Action]]]:
    """Yield who decides and what is allowed until the game is over. The caller plays one of these each time."""
    while (mover := game.mover(state)) != OVER:
        if mover == NATURE:
            game.play(state, game.deal(state, nature))
        else:
            yield mover, game.legal(state)


def play_out(game: Game[Any, Any], state: State, bots: list[Bot], nature: Random, bot_rngs: list[Random]) -> int:
    """Play on to the end, each bot with its own source of chance; returns the number of steps."""
    steps = 0
    while (mover := game.mover(state)) != OVER:
        if mover == NATURE:
            action = game.deal(state, nature)
        else:
            action = ask(bots[mover], game, state, game.legal(state), bot_rngs[mover])
        game.play(state, action)
        steps += 1
    return steps


def open_plan(plan: SimulationPlan) -> tuple[Game[Any, Any], Options]:
    """The game and the options of a plan; it raises an error where the plan cannot be played."""
    game, options = open_game(plan.game, plan.options, plan.catalogue)
    game.begin(len(plan.bots), options)
    for name in plan.bots:
        make_bot(name, game, len(plan.bots))
    return game, options


@lru_cache(maxsize=4)
def open_game(
    name: str, options: tuple[tuple[str, str], ...], catalogue: tuple[tuple[str, str], ...]
) -> tuple[Game[Any, Any], Options]:
    """A game and its options from plain text; kept, because a process plays many batches of one plan."""
    game = get_game(name)
    if catalogue:
        game = game.corrected(dict(catalogue))
    return game, game.options(dict(options))


def seeded_rng(*parts: int) -> Random:
    """A source of chance of its own for each list of numbers."""
    digest = hashlib.sha256("/".join(map(str, parts)).encode()).digest()
    return Random(int.from_bytes(digest[:16]))


def _parts(seats: int) -> int:
    """The parts that a win is counted in, so that any number of winners shares it evenly."""
    return math.lcm(*range(1, seats + 1))
