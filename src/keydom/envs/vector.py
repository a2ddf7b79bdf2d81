"""Gymnasium's vectors: many seats at once, each at a table of bots, in arrays that stay where they are.

>>> from keydom.envs.vector import SeatsEnv
>>> seats = SeatsEnv("pebbles", tables=2, opponents="greedy")
>>> rows, info = seats.reset(seed=1)
>>> rows.shape, seats.choices
((2, 18), [[0, 1], [0, 1]])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from keydom.bots import Bot
from keydom.core.errors import BadOption
from keydom.envs.gymnasium import SeatEnv
from keydom.envs.spaces import Row, row_of


class SeatsEnv(VectorEnv[Row, Any, Any]):
    """So many tables, at each of which one seat is the learner's; the arguments are those of `SeatEnv`.

    A game that is over is followed by the next within the same step: the last observation of it is in `final_obs`, how
    it went in `final_info`. What may be chosen is told twice: by `masks` over all actions, by `choices` as lists.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        tables: int,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str | Bot] = "random",
        options: Mapping[str, str] | None = None,
        reward: str = "rank",
        shaped: float = 0.0,
    ) -> None:
        if tables < 1:
            raise BadOption(f"{tables} tables are none to sit at: there must be one at least")
        self.envs = [SeatEnv(game, seats, seat, opponents, options, reward, shaped) for _ in range(tables)]
        self.num_envs = tables
        self.single_observation_space = self.envs[0].observation_space
        self.single_action_space = self.envs[0].action_space
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)
        self.rows: Row = np.zeros((tables, len(self.envs[0].names())), np.uint8)
        self.masks = np.zeros((tables, self.envs[0].table.game.grammar.size), np.int8)
        self.choices: list[list[int]] = [[] for _ in range(tables)]
        self._rows, self._masks = self.rows.data.cast("B"), self.masks.data.cast("B")

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """New games at all tables; from one seed each table has its own, counted up from it."""
        for place, env in enumerate(self.envs):
            env.deal(seed[place] if isinstance(seed, list) else None if seed is None else seed + place)
            self._show(place)
        return self.rows, {"action_mask": self.masks}

    def step(
        self, actions: Any
    ) -> tuple[Row, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """The learner's action at every table, and the bots' answers."""
        earned = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, np.bool_)
        infos: dict[str, Any] = {}
        for place, env in enumerate(self.envs):
            earned[place], over[place], info = env.act(int(actions[place]))
            if over[place]:
                last = row_of(env.table, env.seat)
                infos = self._add_info(infos, {"final_obs": last, "final_info": info}, place)
                env.deal()
            self._show(place)
        return self.rows, earned, over, np.zeros(self.num_envs, np.bool_), {**infos, "action_mask": self.masks}

    def _show(self, place: int) -> None:
        """Write what the learner sees at a table, and what may be chosen there, over what was there before."""
        env, size, width = self.envs[place], self.rows.shape[1], self.masks.shape[1]
        self._rows[place * size : (place + 1) * size] = env.table.observe(env.seat)
        for index in self.choices[place]:
            self._masks[place * width + index] = 0
        self.choices[place] = env.table.indices
        env.table.write_mask(self._masks, place * width, 1)
