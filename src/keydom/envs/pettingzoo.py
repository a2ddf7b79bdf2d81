"""PettingZoo: all seats as agents that take turns.

>>> table = env("pebbles", seats=2)
>>> table.reset(seed=1)
>>> observation, reward, termination, truncation, info = table.last()
>>> table.agent_selection, [table.text(index) for index in observation["action_mask"].nonzero()[0]]
('seat_0', ['keep', 'give'])
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from keydom.core.game import OVER
from keydom.core.stage import Stage
from keydom.envs.rewards import ILLEGAL, check_reward, outcome, rewards
from keydom.envs.spaces import Looks, action_space, board, mask_space, row_space
from keydom.games import game as find_game


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    reward: str = "rank",
    render_mode: str | None = None,
) -> TableEnv:
    """A table of a game: for as few as can play it unless told otherwise."""
    return TableEnv(game, seats, options, reward, render_mode)


class TableEnv(AECEnv):  # type: ignore[misc]
    """One table. Rewards come when the game is over: by place (`rank`), or by the lead in points (`margin`).

    An illegal action ends the game, to the disadvantage of whoever tried it.
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
        rules = find_game(game)
        self.stage = Stage(rules, rules.seats[0] if seats is None else seats, rules.options(options))
        self.looks = Looks(self.stage)
        self.reward = check_reward(reward)
        self.metadata = {**self.metadata, "name": f"{game}_v{rules.rules_version}"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.stage.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        rows, marks = row_space(rules, self.stage.seats), mask_space(rules)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": rows, "action_mask": marks}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(rules) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def text(self, index: int) -> str:
        """An action as people read it."""
        return str(self.stage.game.grammar.action(int(index)))

    @property
    def choices(self) -> list[int]:
        """What the agent to move may choose, as the indices that its mask marks."""
        return self.stage.indices

    def names(self) -> tuple[str, ...]:
        """What each number of an observation says."""
        return self.stage.game.observation_names(self.stage.seats)

    def render(self) -> str:
        """The open table as text."""
        return board(self.stage, None)

    def close(self) -> None:
        """Nothing has to be closed."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.stage.reset(Random(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.stage.mover]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Whose turn it is, again and again until all agents are gone: it is for a loop with a `step` in each turn."""
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def observe(self, agent: str) -> dict[str, Any]:
        return self.looks.both(self.seat_of[agent])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if not self.stage.take(int(action)):
            self._end({other: ILLEGAL if other == agent else 0.0 for other in self.agents})
            self.infos[agent] = {"illegal": True}
            return
        if self.stage.mover != OVER:
            self.agent_selection = self.possible_agents[self.stage.mover]
            return
        scores = self.stage.scores()
        self._end(dict(zip(self.possible_agents, rewards(self.reward, scores), strict=True)))
        self.infos = {agent: outcome(scores, seat) for agent, seat in self.seat_of.items()}

    def _end(self, earned: dict[str, float]) -> None:
        self.rewards = earned
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]
