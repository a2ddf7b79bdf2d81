"""Gymnasium: one seat against bots.

>>> import gymnasium
>>> seat = gymnasium.make("keydom/Pebbles-v1", opponents="greedy")
>>> observation, info = seat.reset(seed=1)
>>> [seat.unwrapped.text(index) for index in seat.unwrapped.action_masks().nonzero()[0]]
['keep', 'give']
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import gymnasium
from numpy.typing import NDArray

from keydom.bots import Bot, ask, make_bot
from keydom.core.errors import BadOption
from keydom.core.game import OVER
from keydom.envs.rewards import ILLEGAL, check_reward, outcome, rewards
from keydom.envs.spaces import Row, TableReader, action_space, board, mask_of, new_table, row_of, row_space
from keydom.games import games


class SeatEnv(TableReader, gymnasium.Env[Row, Any]):
    """A seat at a table of bots: `opponents` names one for all other seats, or one for each of them, clockwise.

    Its `action_masks` say what may be chosen; anything else ends the game, to one's own disadvantage. With `shaped`
    every step also brings so much for each point by which one's score, as it stands, has changed.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str | Bot] = "random",
        options: Mapping[str, str] | None = None,
        reward: str = "rank",
        shaped: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        self.table = new_table(game, seats, options)
        if not 0 <= seat < self.table.seats:
            raise BadOption(f"there is no seat {seat} at a table of {self.table.seats}")
        self.seat = seat
        self.bots = self._seated(opponents)
        self.reward = check_reward(reward)
        self.shaped = shaped
        self.points = 0
        self.observation_space = row_space(self.table.game, self.table.seats)
        self.action_space = action_space(self.table.game)
        self.render_mode = render_mode

    def _seated(self, opponents: str | Sequence[str | Bot]) -> dict[int, Bot]:
        """The bot of every other seat."""
        game, seats = self.table.game, self.table.seats
        others = [(self.seat + step) % seats for step in range(1, seats)]
        named = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
        if len(named) != len(others):
            raise BadOption(f"{len(named)} opponents for {len(others)} seats: name one for all, or one for each")
        return {
            other: make_bot(name, game, seats) if isinstance(name, str) else name
            for other, name in zip(others, named, strict=True)
        }

    def render(self) -> Any:
        """The table as text, as one's own seat sees it."""
        return board(self.table, self.seat)

    def action_masks(self) -> NDArray[Any]:
        """Which actions may be chosen now, as learners that mask actions ask for it."""
        return mask_of(self.table, self.seat).view(bool)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        self.deal(seed)
        return row_of(self.table, self.seat), {"action_mask": mask_of(self.table, self.seat)}

    def deal(self, seed: int | None = None) -> None:
        """Begin a new game, up to one's own first decision."""
        super().reset(seed=seed)
        self.table.reset(Random(int(self.np_random.integers(2**63))))
        self.thoughts = Random(int(self.np_random.integers(2**63)))  # the bots' own chance
        self._await_turn()
        self.points = self._own_points()

    def _await_turn(self) -> None:
        """Let the bots play until one's own seat is to move or the game is over."""
        table = self.table
        while table.mover not in (self.seat, OVER):
            table.play(ask(self.bots[table.mover], table.game, table.state, table.legal, self.thoughts))

    def _own_points(self) -> int:
        """One's score as it stands, where it counts."""
        return self.table.scores()[self.seat].total if self.shaped else 0

    def step(self, action: Any) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        earned, over, info = self.act(int(action))
        if "illegal" not in info:
            info = {"action_mask": mask_of(self.table, self.seat), **info}
        return row_of(self.table, self.seat), earned, over, False, info

    def act(self, action: int) -> tuple[float, bool, dict[str, Any]]:
        """Play an action, and let the bots answer: the reward, whether the game is over, and how it went then."""
        table = self.table
        if not table.play_index(action):
            return ILLEGAL, True, {"illegal": True}
        self._await_turn()
        before, self.points = self.points, self._own_points()
        gain = self.shaped * (self.points - before)
        if table.mover != OVER:
            return gain, False, {}
        scores = table.scores()
        return gain + rewards(self.reward, scores)[self.seat], True, outcome(scores, self.seat)


for _id, _game in games().items():
    gymnasium.register(
        f"keydom/{_id.capitalize()}-v{_game.rules_version}",
        "keydom.envs.gymnasium:SeatEnv",
        disable_env_checker=True,
        kwargs={"game": _id},
    )
