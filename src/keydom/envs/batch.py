"""Many tables at once: all of them take a step together, and what comes of it is written into arrays that stay.

>>> with Batch("pebbles", 3, seats=2) as batch:
...     batch.reset(seed=1)
...     while not batch.dones.all():
...         batch.step(batch.masks.argmax(axis=1))
>>> batch.rewards.sum(axis=1).tolist()
[0.0, 0.0, 0.0]
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from keydom.core.errors import BadOption, KeydomError
from keydom.core.game import OVER, Game
from keydom.core.indexed_table import IndexedTable
from keydom.envs.rewards import ILLEGAL, check_reward, rewards
from keydom.games import get_game

CONTEXT = get_context("spawn")  # nothing of this process comes along but what is handed over


class BatchSettings(NamedTuple):
    """What is played at all tables."""

    game: str
    seats: int
    options: dict[str, str]
    reward: str
    tables: int

    def rules(self) -> Game[Any, Any]:
        return get_game(self.game)


class Arrays:
    """One block of memory, cut into arrays with a row for each table."""

    def __init__(self, settings: BatchSettings, memory: Any) -> None:
        self.observations: NDArray[np.uint8]
        self.masks: NDArray[np.bool_]
        self.choices: NDArray[np.int32]
        self.counts: NDArray[np.int32]
        self.rewards: NDArray[np.float32]
        self.scores: NDArray[np.int32]
        self.movers: NDArray[np.int32]
        self.actions: NDArray[np.int32]
        self.dones: NDArray[np.bool_]
        first = 0
        for name, (shape, kind) in shapes(settings).items():
            count = int(np.prod(shape))
            setattr(self, name, np.frombuffer(memory, kind, count, first).reshape(shape))
            first += count * np.dtype(kind).itemsize


def shapes(settings: BatchSettings) -> dict[str, tuple[tuple[int, ...], Any]]:
    """The arrays, those of wide numbers first, so that each lies where its kind wants to lie."""
    rules, tables = settings.rules(), settings.tables
    return {
        "rewards": ((tables, settings.seats), np.float32),
        "scores": ((tables, settings.seats), np.int32),
        "movers": ((tables,), np.int32),
        "actions": ((tables,), np.int32),
        "counts": ((tables,), np.int32),
        "choices": ((tables, rules.grammar.size), np.int32),
        "observations": ((tables, len(rules.observation_names(settings.seats))), np.uint8),
        "masks": ((tables, rules.grammar.size), np.bool_),
        "dones": ((tables,), np.bool_),
    }


def size_of(settings: BatchSettings) -> int:
    return sum(int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in shapes(settings).values())


class TableGroup:
    """Some of the tables: those that one process looks after."""

    def __init__(self, settings: BatchSettings, arrays: Arrays, places: range) -> None:
        rules = settings.rules()
        self.reward = settings.reward
        self.arrays = arrays
        self.places = places
        self.tables = [IndexedTable(rules, settings.seats, rules.options(settings.options)) for _ in places]
        self.games = [0] * len(places)  # how many each table has begun
        self.seed = 0
        self.rows = arrays.observations.data.cast("B")
        self.marks = arrays.masks.data.cast("B")
        self.choices = arrays.choices.data.cast("B").cast("i")
        self.width, self.size = arrays.observations.shape[1], arrays.masks.shape[1]

    def reset(self, seed: int) -> None:
        self.seed = seed
        self.games = [0] * len(self.places)
        first, last = self.places.start, self.places.stop
        self.arrays.masks[first:last] = False
        self.arrays.rewards[first:last] = 0
        self.arrays.scores[first:last] = 0
        self.arrays.dones[first:last] = False
        for place, table in zip(self.places, self.tables, strict=True):
            self._begin(place, table)
            self._show(place, table)

    def _begin(self, place: int, table: IndexedTable) -> None:
        """The next game of a table; what it deals depends on the seed, the table and the number of the game alone."""
        number = self.games[place - self.places.start]
        self.games[place - self.places.start] += 1
        table.reset(Random(f"{self.seed} {place} {number}"))

    def _show(self, place: int, table: IndexedTable) -> None:
        self.arrays.movers[place] = table.mover
        self.rows[place * self.width : (place + 1) * self.width] = table.observe(table.mover)
        table.write_mask(self.marks, place * self.size, 1)
        self.arrays.counts[place] = table.write_indices(self.choices, place * self.size)

    def step(self) -> None:
        arrays = self.arrays
        actions = arrays.actions[self.places.start : self.places.stop].tolist()
        over = arrays.dones[self.places.start : self.places.stop].tolist()
        for place, table, action, was_over in zip(self.places, self.tables, actions, over, strict=True):
            if was_over:
                arrays.dones[place] = False
                arrays.rewards[place] = 0
            table.write_mask(self.marks, place * self.size, 0)
            if not table.play_index(action):
                arrays.rewards[place, table.mover] = ILLEGAL
                self._end(place, table)
            elif table.mover == OVER:
                arrays.rewards[place] = rewards(self.reward, table.scores())
                self._end(place, table)
            self._show(place, table)

    def _end(self, place: int, table: IndexedTable) -> None:
        self.arrays.scores[place] = [score.total for score in table.scores()]
        self.arrays.dones[place] = True
        self._begin(place, table)


class Batch(Arrays):
    """Tables of one game. After `reset` and every `step` the arrays hold, in a row for each table:

    - `movers`: the seat that is to move, and so whose are its `observations` and `masks` (what it may choose);
    - `choices`: what those masks mark, as indices, of which the first `counts` of a row are meant;
    - `dones`: whether a game ended with this step: then `rewards` and `scores` are what each seat got in it, and
      mover, observation and mask already those of the next.

    An illegal action ends a game, to the disadvantage of whoever tried it. With several `processes` the tables are
    divided among them; what is dealt is the same however many there are.
    """

    def __init__(
        self,
        game: str,
        tables: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "rank",
        processes: int = 1,
    ) -> None:
        if not 1 <= processes <= tables:
            raise BadOption(f"{tables} tables cannot be divided among {processes} processes")
        rules = get_game(game)
        chosen = rules.seats[0] if seats is None else seats
        rules.begin(chosen, rules.options(options))
        self.rules = rules
        self.settings = BatchSettings(game, chosen, rules.options(options).values, check_reward(reward), tables)
        memory = CONTEXT.RawArray("B", size_of(self.settings))
        super().__init__(self.settings, memory)
        bounds = [tables * part // processes for part in range(processes + 1)]
        parts = [range(first, last) for first, last in pairwise(bounds)]
        self.group = TableGroup(self.settings, self, parts[0])  # the first part is this process's own
        self.workers = [BatchWorker(self.settings, memory, part) for part in parts[1:]]

    def names(self) -> tuple[str, ...]:
        """What each number of an observation says."""
        return self.rules.observation_names(self.settings.seats)

    def reset(self, seed: int) -> None:
        """A new game at every table."""
        for worker in self.workers:
            worker.ask(seed)
        self.group.reset(seed)
        for worker in self.workers:
            worker.wait()

    def step(self, actions: ArrayLike) -> None:
        """At every table, the mover plays the action of this index."""
        self.actions[:] = actions
        for worker in self.workers:
            worker.ask(None)
        self.group.step()
        for worker in self.workers:
            worker.wait()

    def close(self) -> None:
        """Send the other processes home; the arrays keep what they hold."""
        for worker in self.workers:
            worker.close()
        self.workers = []

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


class BatchWorker:
    """Another process that looks after some of the tables."""

    def __init__(self, settings: BatchSettings, memory: Any, places: range) -> None:
        self.pipe, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=_work, args=(settings, memory, places, theirs), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, seed: int | None) -> None:
        """A new game at every table with a seed, a step without one."""
        self.pipe.send((True, seed))

    def wait(self) -> None:
        try:
            self.pipe.recv()
        except EOFError:
            raise KeydomError("a process ended before its tables did") from None

    def close(self) -> None:
        self.pipe.send((False, None))
        self.process.join()
        self.pipe.close()


def _work(settings: BatchSettings, memory: Any, places: range, pipe: Connection) -> None:
    group = TableGroup(settings, Arrays(settings, memory), places)
    while True:
        go_on, seed = pipe.recv()
        if not go_on:
            break
        if seed is None:
            group.step()
        else:
            group.reset(seed)
        pipe.send(True)
