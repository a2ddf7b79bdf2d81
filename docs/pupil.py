"""A learner in NumPy: it plays by itself, and a small network learns from observations what positions come to.

    python docs/pupil.py keyflower --out pupil.npz
    PYTHONPATH=docs keydom arena keyflower --bots pupil:Pupil,greedy --seats 2 --option length=short --games 400

It chooses as `greedy` does among the positions in which a decision can come to rest. Weights made by hand say what
they are worth to each seat, and the network by how much the lead at the end will differ from what is made of that.
"""

from __future__ import annotations

import argparse
import os
from random import Random
from time import process_time
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from keydom import get_game
from keydom.bots import Bot
from keydom.bots.greedy import GreedyBot
from keydom.core.action import Action
from keydom.core.game import OVER, Game, State, View
from keydom.core.indexed_table import IndexedTable

UNITS = 64
EACH, MOST = 2, 16  # positions that are compared: of one action, and in all
MINDED = 0.5  # of what the best of the others is expected to have: all of it would trust the weights too far
KEPT = 0.5  # of the positions that were chosen
DROPPED = 0.3  # of the inputs, so that none is relied on alone
BATCH, RATE, DECAY = 128, 1e-3, 1e-2
NOISE = (0.0, 1.0, 3.0)  # points of error in a judgement: one for each game that is learned from
WHIMS = (0.0, 0.0, 0.05, 0.15)  # how often an action is by lot, likewise
FILE = "pupil.npz"

Floats = NDArray[np.float32]
Bytes = NDArray[np.uint8]


class Network:
    """One hidden layer over those numbers of an observation that vary, taught by Adam."""

    def __init__(self, rows: Bytes, unit: float) -> None:
        """Fit for rows like these; its answers are in points when multiplied with the unit."""
        sample = rows.astype(np.float32)
        spread = sample.std(axis=0)
        self.used = np.nonzero(spread > 0.03)[0]
        self.mean = sample.mean(axis=0)[self.used]
        self.scale = 1 / (spread[self.used] + np.float32(0.1))
        self.unit = unit
        self.chance = np.random.default_rng(1)
        first = self.chance.normal(0, len(self.used) ** -0.5, (len(self.used), UNITS)).astype(np.float32)
        self.weights = [first, *(np.zeros(shape, np.float32) for shape in (UNITS, (UNITS, 1), 1))]
        self.slopes = [np.zeros_like(weight) for weight in self.weights]  # as they were of late
        self.bumps = [np.zeros_like(weight) for weight in self.weights]  # their squares
        self.steps = 0

    def inputs(self, rows: Bytes) -> Floats:
        scaled: Floats = (rows[:, self.used].astype(np.float32) - self.mean) * self.scale
        return scaled

    def __call__(self, rows: Bytes) -> Floats:
        """How many points more than expected the lead will be."""
        first, bias, last, more = self.weights
        said: Floats = (np.maximum(self.inputs(rows) @ first + bias, 0) @ last + more)[:, 0] * np.float32(self.unit)
        return said

    def learn(self, rows: Bytes, errors: Floats) -> None:
        """Go through all rows once, in another order every time."""
        order = self.chance.permutation(len(rows))
        for begin in range(0, len(rows) - BATCH + 1, BATCH):
            some = order[begin : begin + BATCH]
            seen = self.inputs(rows[some])
            seen *= (self.chance.random(seen.shape, np.float32) > DROPPED) / np.float32(1 - DROPPED)
            self._step(seen, errors[some, None] / np.float32(self.unit))

    def _step(self, seen: Floats, target: Floats) -> None:
        first, bias, last, more = self.weights
        lit = np.maximum(seen @ first + bias, 0)
        off = (lit @ last + more - target) * np.float32(2 / BATCH)
        back = (off @ last.T) * (lit > 0)
        self.steps += 1
        slopes = (seen.T @ back, back.sum(axis=0), lit.T @ off, off.sum(axis=0))
        for weight, slope, late, bump in zip(self.weights, slopes, self.slopes, self.bumps, strict=True):
            late += 0.1 * (slope - late)
            bump += 0.001 * (slope * slope - bump)
            pace = late / (1 - 0.9**self.steps) / (np.sqrt(bump / (1 - 0.999**self.steps)) + 1e-8)
            weight -= RATE * (pace + DECAY * weight)

    def save(self, file: str) -> None:
        first, bias, last, more = self.weights
        np.savez(
            file,
            used=self.used,
            mean=self.mean,
            scale=self.scale,
            unit=np.float32(self.unit),
            first=first,
            bias=bias,
            last=last,
            more=more,
        )

    @staticmethod
    def load(file: str) -> Network:
        kept = np.load(file)
        network = Network.__new__(Network)
        network.used, network.mean, network.scale, network.unit = (kept[n] for n in ("used", "mean", "scale", "unit"))
        network.weights = [kept[name] for name in ("first", "bias", "last", "more")]
        return network


class Found(NamedTuple):
    """A choice, with the position it leads to as its seat will observe it and what was expected of it."""

    action: Action
    row: Bytes
    worth: float


class Pupil(Bot):
    """Plays by what its network says; by the weights made by hand alone as long as it has none."""

    def __init__(self, game: Game[Any, Any], seats: int, network: Network | None = None, file: str = "") -> None:
        super().__init__(game, seats)
        self.judge = GreedyBot(game, seats).judge
        file = file or os.environ.get("PUPIL", FILE)
        self.network = network or (Network.load(file) if os.path.exists(file) else None)

    def choose(self, view: View, legal: list[Action], rng: Random) -> Action:
        return legal[0] if len(legal) == 1 else self.find(view, legal, rng).action

    def find(self, view: View, legal: list[Action], rng: Random, noise: float = 0.0, alone: bool = False) -> Found:
        """The best choice in a world like this one; with `alone`, as `greedy` has it, each minding his own."""
        seat, rules = view.mover, self.game
        leaves = self.judge.leaves(rules.sample(view, rng), seat, legal, EACH, MOST, whole_turn=False)
        if alone:
            leaves = [max(leaves, key=lambda leaf: leaf.worth + rng.gauss(0, noise))]
        guesses = np.array([self._guess(leaf.state, seat) for leaf in leaves], np.float32)
        rows = np.array([np.frombuffer(rules.observe(rules.view(leaf.state, seat)), np.uint8) for leaf in leaves])
        worths = guesses.copy()
        if self.network is not None:
            unsure = np.array([bool(leaf.state.frames) for leaf in leaves])  # when all is over, the score is known
            worths += self.network(rows) * unsure
        if noise:
            worths += np.array([rng.gauss(0, noise) for _ in leaves], np.float32)
        best = int(worths.argmax())
        return Found(legal[leaves[best].place], rows[best].copy(), float(guesses[best]))

    def _guess(self, state: State, seat: int) -> float:
        """What weights made by hand make of a position: one's own points, less a part of the best of the others'."""
        expected = self.judge.expected(state, self.seats)
        return (1 - MINDED) * expected[seat] + MINDED * lead(expected, seat)


def lead(points: list[float], seat: int) -> float:
    """By how much a seat is ahead of the best of the others."""
    return points[seat] - max(points[:seat] + points[seat + 1 :])


class Lessons:
    """All that games have shown: rows, and by how much the leads at the end were other than expected."""

    def __init__(self, rules: Game[Any, Any], seats: int, options: dict[str, str], seed: int) -> None:
        self.table = IndexedTable(rules, seats, rules.options(options))
        self.rng = Random(seed)
        self.rows: list[Bytes] = []
        self.errors: list[float] = []

    def game(self, pupil: Pupil, own: float) -> None:
        """One game, in which each seat is the pupil's own, or else `greedy`'s."""
        table, rng = self.table, self.rng
        rules, seats = table.game, range(table.seats)
        noise, whim = rng.choice(NOISE), rng.choice(WHIMS)
        alone = [rng.random() >= own for _ in seats]
        shown: list[list[Found]] = [[] for _ in seats]
        table.reset(rng)
        while table.mover != OVER:
            seat = table.mover
            if len(table.legal) == 1 or rng.random() < whim:
                table.play(rng.choice(table.legal))
                continue
            found = pupil.find(rules.view(table.state, seat), table.legal, rng, noise, alone[seat])
            if rng.random() < KEPT:
                shown[seat].append(found)
            table.play(found.action)
        totals = [float(score.total) for score in table.scores()]
        for seat in seats:
            self.rows += [found.row for found in shown[seat]]
            self.errors += [lead(totals, seat) - found.worth for found in shown[seat]]

    def teach(self, network: Network | None, rounds: int) -> Network:
        rows, errors = np.array(self.rows), np.array(self.errors, np.float32)
        network = network or Network(rows[:: max(1, len(rows) // 10_000)], float(errors.std()))
        for _ in range(rounds):
            network.learn(rows, errors)
        return network


def learn(
    id: str, seats: int, options: dict[str, str], first: int, games: int, generations: int, seed: int = 1
) -> Network:
    """Games of `greedy` first, then so many generations of games that are mostly the pupil's own."""
    begun, rules = process_time(), get_game(id)
    lessons = Lessons(rules, seats, options, seed)
    pupil = Pupil(rules, seats)
    pupil.network = None
    for generation in range(generations + 1):
        for _ in range(games if generation else first):
            lessons.game(pupil, own=0.8 if generation else 0.0)
        pupil.network = lessons.teach(pupil.network, rounds=1 if generation else 3)
        print(f"generation {generation}: {len(lessons.rows)} positions, {process_time() - begun:.0f} s", flush=True)
    assert pupil.network is not None
    return pupil.network


if __name__ == "__main__":
    told = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    told.add_argument("game")
    told.add_argument("--seats", type=int, default=2)
    told.add_argument("--length", default="short")
    told.add_argument("--first", type=int, default=300, help="games of greedy")
    told.add_argument("--games", type=int, default=200, help="in a generation")
    told.add_argument("--generations", type=int, default=14)
    told.add_argument("--out", default=FILE)
    given = told.parse_args()
    taught = learn(given.game, given.seats, {"length": given.length}, given.first, given.games, given.generations)
    taught.save(given.out)
