"""PettingZoo: all seats as agents that take turns.

>>> table = env("pebbles", seats=2)
>>> table.reset(seed=1)
>>> observation, reward, termination, truncation, info = table.last()
>>> table.agent_selection, [table.text(index) for index in observation["action_mask"].nonzero()[0]]
('seat_0', ['keep', 'give'])
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from keydom.core.game import OVER
from keydom.envs.rewards import ILLEGAL, check_reward, outcome, rewards
from keydom.envs.spaces import TableReader, action_space, board, mask_of, mask_space, new_table, row_of, row_space


class TableEnv(TableReader, AECEnv):  # type: ignore[misc]
    """One table, for as few as can play the game unless `seats` says otherwise.

    Rewards come when the game is over: by place (`rank`), or by the lead in points (`margin`). An illegal action ends
    the game, to the disadvantage of whoever tried it.
    """

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "rank",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = new_table(game, seats, options)
        rules = self.table.game
        self.reward = check_reward(reward)
        self.metadata = {**self.metadata, "name": f"{game}_v{rules.rules_version}"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        rows, marks = row_space(rules, self.table.seats), mask_space(rules)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": rows, "action_mask": marks}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(rules) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str:
        """The open table as text."""
        return board(self.table, None)

    def close(self) -> None:
        """Nothing has to be closed."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.reset(Random(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.mover]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        return {"observation": row_of(self.table, seat), "action_mask": mask_of(self.table, seat)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if not self.table.play_index(int(action)):
            self._end({other: ILLEGAL if other == agent else 0.0 for other in self.agents})
            self.infos[agent] = {"illegal": True}
            return
        if self.table.mover != OVER:
            self.agent_selection = self.possible_agents[self.table.mover]
            return
        scores = self.table.scores()
        self._end(dict(zip(self.possible_agents, rewards(self.reward, scores), strict=True)))
        self.infos = {agent: outcome(scores, seat) for agent, seat in self.seat_of.items()}

    def _end(self, earned: dict[str, float]) -> None:
        self.rewards = earned
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]


env = TableEnv  # as modules of PettingZoo call what makes an environment
