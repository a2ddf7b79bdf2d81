"""Games that a network learns from: players of many styles, and what each of them was shown on the way.

Seats differ in their weights and plans, in how closely they follow their own judgement, and some are weaker. Now and
then a seat does anything at all, so that positions are seen that nobody of sense would choose: what they lead to has
to be known too, since a judge is asked about them.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log
from pathlib import Path
from random import Random
from time import perf_counter, time
from typing import TYPE_CHECKING, Any

from keydom.arena.learning import knowledge
from keydom.arena.rows import Rows
from keydom.arena.simulate import chance
from keydom.arena.teaching import Teacher
from keydom.bots import bot
from keydom.bots.greedy import GreedyBot
from keydom.bots.judge import Judge
from keydom.bots.net.judge import NetJudge
from keydom.bots.net.network import network
from keydom.core.game import NATURE, OVER, Game, Options, places
from keydom.core.insight import Insight

if TYPE_CHECKING:
    from keydom.core.action import Action
    from keydom.core.game import View

PART = 8  # games that are kept in one file
NATURES = -1  # where chance is named by numbers: what belongs to NATURE

STYLED = 0.7  # of the seats weigh and plan in a way of their own
STYLE = 0.3  # by how much, as the deviation of a factor's logarithm
HEATS = (0.0, 0.0133, 0.0333)  # how much is left to chance, in parts of the spread of scores
STRAYS = (0.0, 0.01, 0.03)  # how often a seat does anything at all
WEAKER = 0.15  # of the seats without a network play by weights made by hand
RIVALROUS = 0.25  # of the seats without a network mind what the others come to
VARIED = 0.2  # of the games are played with options drawn by lot
SPREAD = 10.0  # points, where no network says how far scores lie apart


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """What is to be played, as plain text and numbers, and where it goes."""

    game: str
    folder: str
    seats: tuple[int, ...]  # in turn; what is named twice is played twice as often
    seed: int
    networks: tuple[str, ...] = ()  # files, the newest last
    linear: float = 0.3  # of the seats that play without a network
    keep: float = 0.35  # of the positions
    taught: float = 0.0  # of the decisions that are played on from in every way, to learn the differences
    until: float = 0.0  # the time of day after which no further part is begun; 0: no such limit


@dataclass(frozen=True, slots=True)
class Part:
    """What one part came to."""

    number: int
    games: int
    rows: int
    points: float  # of all seats, added up
    players: int
    seconds: float


class Player:
    """One seat of one game."""

    def __init__(self, judge: Judge, heat: float, stray: float) -> None:
        self.judge = judge
        self.heat = heat
        self.stray = stray
        self.path: list[Action] = []

    def choose(self, game: Game[Any, Any], view: View, legal: list[Action], rng: Random) -> tuple[Action, bool]:
        """What it does, and whether that was anything at all."""
        if self.stray and rng.random() < self.stray:
            self.path = []
            return legal[int(rng.random() * len(legal))], True
        step = self.path.pop(0) if self.path else None
        if step is not None and step in legal:
            return step, False
        self.path = []
        world = game.sample(view, rng)
        if isinstance(self.judge, NetJudge):
            weighed = self.judge.weigh(world, view.mover, legal)
            leaf = weighed.leaves[_highest(weighed.worths, self.heat, rng)]
            self.path = list(leaf.path)
            return legal[leaf.place], False
        return legal[_highest(self.judge.worths(world, view.mover, legal), self.heat, rng)], False


def _highest(worths: list[float], heat: float, rng: Random) -> int:
    if heat:
        worths = [worth - heat * log(-log(rng.random() + 1e-12) + 1e-12) for worth in worths]
    return worths.index(max(worths))


def play_part(plan: SelfPlay, number: int) -> Part | None:
    """Play the games of one part and write what was seen; None when the time is up."""
    import numpy as np

    begun = perf_counter()
    if plan.until and time() > plan.until:
        return None
    game, insight = knowledge(plan.game)
    rows = Rows(game, insight)
    points, players = 0.0, 0
    for at in range(number * PART, (number + 1) * PART):
        rng = chance(plan.seed, at)
        totals = _play(plan, game, insight, at, rng, rows)
        points += sum(totals)
        players += len(totals)
    path = part_file(plan.folder, number)
    path.parent.mkdir(parents=True, exist_ok=True)
    waiting = path.with_suffix(".new")
    with waiting.open("wb") as file:
        np.savez(file, **rows.arrays())
    waiting.replace(path)
    return Part(number, PART, len(rows.games), points, players, perf_counter() - begun)


def part_file(folder: str, number: int) -> Path:
    """Where a part is kept."""
    return Path(folder) / f"part-{number:06}.npz"


def _play(
    plan: SelfPlay, game: Game[Any, Any], insight: Insight[Any], number: int, rng: Random, rows: Rows
) -> list[float]:
    seats = plan.seats[number % len(plan.seats)]
    players = [_player(plan, game, insight, seats, rng) for _ in range(seats)]
    teacher = Teacher(game, seats)
    nature = chance(plan.seed, number, NATURES)
    state = game.begin(seats, _options(game, rng))
    due = [False] * seats  # whose next resting position is noted in any case
    while (mover := game.mover(state)) != OVER:
        if mover == NATURE:
            game.play(state, game.deal(state, nature))
            continue
        legal = game.legal(state)
        action = legal[0]
        if len(legal) > 1:
            if plan.taught and rng.random() < plan.taught and insight.foreseeable(state):
                teacher.teach(game.sample(game.view(state, mover), rng), mover, legal, number, rng, rows)
            action, stray = players[mover].choose(game, game.view(state, mover), legal, rng)
            due[mover] = due[mover] or stray
        game.play(state, action)
        if not state.frames or (len(legal) == 1 and not due[mover]):
            continue
        if game.mover(state) == mover and not insight.resting(state):
            continue
        if due[mover] or rng.random() < plan.keep:
            due[mover] = False
            rows.note(game.sample(game.view(state, mover), rng), seats, mover, number)
    final = game.scores(state)
    order = places(final)
    totals = [float(score.total) for score in final]
    rows.close(totals, [float(place == 1) / order.count(1) for place in order])
    return totals


def _options(game: Game[Any, Any], rng: Random) -> Options:
    if rng.random() >= VARIED:
        return game.options()
    return game.options({choice.name: rng.choice(choice.samples()) for choice in game.choices})


def _player(plan: SelfPlay, game: Game[Any, Any], insight: Insight[Any], seats: int, rng: Random) -> Player:
    plain = not plan.networks or rng.random() < plan.linear
    kind = "planner" if plain and rng.random() < WEAKER else "learned"
    linear = bot(kind, game, seats)
    assert isinstance(linear, GreedyBot)
    base = linear.judge
    weights, measures = base.weights, base.measures
    if rng.random() < STYLED:
        factors = [exp(rng.gauss(0.0, STYLE)) for _ in insight.names]
        if plain:
            weights = [[w * factor for w, factor in zip(phase, factors, strict=True)] for phase in weights]
        if measures is not None:
            measures = [measure * exp(rng.gauss(0.0, STYLE)) for measure in measures]
    rivalry = base.rivalry if rng.random() < RIVALROUS else 0.0  # it takes long where there are many
    judge: Judge = Judge(game, base.insight, weights, measures, rivalry, seats)
    spread = SPREAD
    if not plain:
        newest = rng.random() < 0.75 or len(plan.networks) == 1
        net = network(game, seats, plan.networks[-1] if newest else rng.choice(plan.networks[:-1]))
        spread = net.spread
        judge = NetJudge(game, base.insight, weights, measures, net)
    return Player(judge, rng.choice(HEATS) * spread, rng.choice(STRAYS))
