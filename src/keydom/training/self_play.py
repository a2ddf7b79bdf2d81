"""Games that a network learns from: players of many styles, and what each of them was shown on the way.

Seats differ in their weights and plans, in how closely they follow their own judgement, and some are weaker. Now and
then a seat does anything at all, so that positions are seen that nobody of sense would choose: what they lead to has
to be known too, since a judge is asked about them.
"""

from __future__ import annotations

import io
from dataclasses import dataclass
from math import exp, log
from pathlib import Path
from random import Random
from time import time
from typing import TYPE_CHECKING, Any

from keydom.arena.files import write_atomically
from keydom.arena.simulate import decisions, seeded_rng
from keydom.bots.judge import Judge, hand_judge
from keydom.bots.learned import learned_judge
from keydom.bots.net.judge import NetJudge
from keydom.bots.net.network import load_network
from keydom.core.game import NATURE, Game, Options, places
from keydom.core.insight import Insight
from keydom.core.score import win_shares
from keydom.training.linear_weights import game_and_insight
from keydom.training.rollout_targets import RolloutTargets
from keydom.training.samples import SampleRecorder

if TYPE_CHECKING:
    from keydom.core.action import Action
    from keydom.core.game import View

PART = 8  # games that are kept in one file

STYLED = 0.7  # of the seats weigh and plan in a way of their own
STYLE = 0.3  # by how much, as the deviation of a factor's logarithm
TEMPERATURES = (0.0, 0.0133, 0.0333)  # how much is left to chance, in parts of the spread of scores
RANDOM_MOVE_RATES = (0.0, 0.01, 0.03)  # how often a seat does anything at all
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
    catalogue: tuple[tuple[str, str], ...] = ()  # corrected component data: file name and TOML text


@dataclass(frozen=True, slots=True)
class SelfPlayPart:
    """What one part came to."""

    games: int
    points: float  # of all seats, added up
    players: int


class SelfPlayer:
    """One seat of one game."""

    def __init__(self, judge: Judge, temperature: float, random_rate: float) -> None:
        self.judge = judge
        self.temperature = temperature
        self.random_rate = random_rate
        self.path: list[Action] = []

    def choose(self, game: Game[Any, Any], view: View, legal: list[Action], rng: Random) -> tuple[Action, bool]:
        """What it does, and whether that was anything at all."""
        if self.random_rate and rng.random() < self.random_rate:
            self.path = []
            return legal[int(rng.random() * len(legal))], True
        step = self.path.pop(0) if self.path else None
        if step is not None and step in legal:
            return step, False
        self.path = []
        world = game.sample(view, rng)
        if isinstance(self.judge, NetJudge):
            weighed = self.judge.weigh(world, view.mover, legal)
            leaf = weighed.leaves[_highest([each.worth for each in weighed.expectations], self.temperature, rng)]
            self.path = list(leaf.path)
            return legal[leaf.place], False
        return legal[_highest(self.judge.worths(world, view.mover, legal), self.temperature, rng)], False


def _highest(worths: list[float], temperature: float, rng: Random) -> int:
    if temperature:
        worths = [worth - temperature * log(-log(rng.random() + 1e-12) + 1e-12) for worth in worths]
    return worths.index(max(worths))


def play_part(plan: SelfPlay, number: int) -> SelfPlayPart | None:
    """Play the games of one part and write what was seen; None when the time is up."""
    import numpy as np

    if plan.until and time() > plan.until:
        return None
    game, insight = game_and_insight(plan.game, plan.catalogue)
    samples = SampleRecorder(game, insight)
    points, players = 0.0, 0
    for at in range(number * PART, (number + 1) * PART):
        rng = seeded_rng(plan.seed, at)
        totals = _play(plan, game, insight, at, rng, samples)
        points += sum(totals)
        players += len(totals)
    path = part_file(plan.folder, number)
    path.parent.mkdir(parents=True, exist_ok=True)
    file = io.BytesIO()
    np.savez(file, **samples.arrays())
    write_atomically(path, file.getvalue())
    return SelfPlayPart(PART, points, players)


def part_file(folder: str, number: int) -> Path:
    """Where a part is kept."""
    return Path(folder) / f"part-{number:06}.npz"


def _play(
    plan: SelfPlay, game: Game[Any, Any], insight: Insight[Any], number: int, rng: Random, samples: SampleRecorder
) -> list[float]:
    seats = plan.seats[number % len(plan.seats)]
    players = [_player(plan, game, insight, seats, rng) for _ in range(seats)]
    targets = RolloutTargets(game, seats)
    nature = seeded_rng(plan.seed, number, NATURE)
    state = game.begin(seats, _options(game, rng))
    due = [False] * seats  # whose next resting position is noted in any case
    for mover, legal in decisions(game, state, nature):
        action = legal[0]
        if len(legal) > 1:
            if plan.taught and rng.random() < plan.taught and insight.foreseeable(state):
                targets.record(game.sample(game.view(state, mover), rng), mover, legal, number, rng, samples)
            action, random_rate = players[mover].choose(game, game.view(state, mover), legal, rng)
            due[mover] = due[mover] or random_rate
        game.play(state, action)
        if not state.frames or (len(legal) == 1 and not due[mover]):
            continue
        if game.mover(state) == mover and not insight.quiescent(state):
            continue
        if due[mover] or rng.random() < plan.keep:
            due[mover] = False
            samples.add(game.sample(game.view(state, mover), rng), seats, mover, number)
    final = game.scores(state)
    totals = [float(score.total) for score in final]
    samples.finish_game(totals, win_shares(places(final)))
    return totals


def _options(game: Game[Any, Any], rng: Random) -> Options:
    if rng.random() >= VARIED:
        return game.options()
    return game.options({choice.name: rng.choice(choice.samples()) for choice in game.choices})


def _player(plan: SelfPlay, game: Game[Any, Any], insight: Insight[Any], seats: int, rng: Random) -> SelfPlayer:
    plain = not plan.networks or rng.random() < plan.linear
    by_hand = plain and rng.random() < WEAKER
    base = hand_judge(game, seats, planning=True) if by_hand else learned_judge(game, seats)
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
        net = load_network(game, seats, plan.networks[-1] if newest else rng.choice(plan.networks[:-1]))
        spread = net.spread
        judge = NetJudge(judge, net)
    return SelfPlayer(judge, rng.choice(TEMPERATURES) * spread, rng.choice(RANDOM_MOVE_RATES))
