"""OpenSpiel: every game as a Python game with explicit chance, imperfect information and terminal rewards by place.

>>> import pyspiel
>>> table = pyspiel.load_game("keydom_pebbles(players=3,length=short)")
>>> state = table.new_initial_state()
>>> [state.action_to_string(draw) for draw, odds in state.chance_outcomes()]
['draw white', 'draw gold', 'draw coal']
"""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from keydom.core.action import OUT_OF_BOUNDS, Action
from keydom.core.errors import KeydomError
from keydom.core.game import NATURE, OVER, Chance, Game, Options, State
from keydom.core.playout import playout
from keydom.envs.rewards import ranks
from keydom.games import games

PREFIX = "keydom_"
NOBODY: dict[int, int] = {NATURE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}


class SpielPosition:
    """What OpenSpiel copies with a state: the position, and what each seat has seen of the moves that led to it."""

    def __init__(
        self, table: SpielGame, state: State, seen: list[str], moves: list[str], known: int | None = None
    ) -> None:
        self.table = table
        self.state = state
        self.seen = seen
        self.moves = moves
        self.known = known  # whose memory `seen` is: None for everybody's, one's own in a world that it imagines
        self.choices: dict[int, Action] | None = None  # what the mover can do, once somebody has asked

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielPosition:
        return SpielPosition(self.table, self.state.copy(), self.seen[:], self.moves[:], self.known)

    def __reduce__(self) -> tuple[Any, ...]:
        """Written down as its moves, which are played again by who reads it."""
        if self.known is not None:
            raise KeydomError("a world that a seat imagines has no moves to be written down by")
        return _again, (self.table.rules.id, self.table.seats, dict(self.table.options.values), self.seen, self.moves)


def _again(id: str, seats: int, options: dict[str, str], seen: list[str], moves: list[str]) -> SpielPosition:
    table: SpielGame = pyspiel.load_game(f"{PREFIX}{id}", {"players": seats, **options})
    state = table.start.copy()
    for text in moves:
        table.rules.play(state, table.rules.parse(text))
    return SpielPosition(table, state, seen, moves)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of keydom; the seat count and the options are its parameters."""

    rules: Game[Any, Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules = self.rules
        given = {**defaults(rules), **(params or {})}
        self.seats = int(given.pop("players"))
        self.options: Options = rules.options({name: str(value) for name, value in given.items()})
        self.start = rules.begin(self.seats, self.options)
        super().__init__(kind(rules), info(rules, self.seats), {"players": self.seats, **given})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position on the way."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = SpielPosition(game, game.start.copy(), [""] * game.seats, [])

    @property
    def table(self) -> SpielGame:
        return self.position.table

    def current_player(self) -> int:
        mover = self.table.rules.mover(self.position.state)
        return mover if mover >= 0 else NOBODY[mover]

    def is_terminal(self) -> bool:
        return self.table.rules.mover(self.position.state) == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.choices())

    def choices(self) -> dict[int, Action]:
        """What the mover can do, by index."""
        if self.position.choices is None:
            rules = self.table.rules
            legal = rules.legal(self.position.state)
            found = dict(zip(rules.grammar.indices(legal), legal, strict=True))
            if OUT_OF_BOUNDS in found and len(found) > 1:
                del found[OUT_OF_BOUNDS]
            self.position.choices = found
        return self.position.choices

    def chance_outcomes(self) -> list[tuple[int, float]]:
        frame = self.position.state.frames[-1]
        assert isinstance(frame, Chance), "only NATURE deals"
        odds = frame.odds(self.position.state)
        whole = sum(odds)
        draws = self.table.rules.grammar.indices(frame.offer(self.position.state))
        return [(draw, ways / whole) for draw, ways in zip(draws, odds, strict=True)]

    def _apply_action(self, index: int) -> None:
        rules, position = self.table.rules, self.position
        action = self.choices()[index]
        position.seen = [
            f"{seen}{rules.text_for(position.state, action, seat)}\n" if position.known in (None, seat) else ""
            for seat, seen in enumerate(position.seen)
        ]
        position.moves.append(str(action))
        position.choices = None
        rules.play(position.state, action)

    def _action_to_string(self, player: int, index: int) -> str:
        grammar = self.table.rules.grammar
        return str(grammar.draw(index) if player == pyspiel.PlayerId.CHANCE else grammar.action(index))

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.table.seats
        return ranks(self.table.rules.scores(self.position.state))

    def memory(self, seat: int) -> str:
        """All that a seat has seen, and what it knows by it; of the others in an imagined world, what they know there.

        The lines alone would not do: a choice that nobody could read is shown later, without a line of its own.
        """
        return self.position.seen[seat] + self.knowledge(seat)

    def knowledge(self, seat: int) -> str:
        """A digest of all that a seat knows."""
        view = self.table.rules.view(self.position.state, seat)
        return f"{seat} {blake2b(repr(view).encode(), digest_size=16).hexdigest()}"

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the player cannot tell from this one, the others' secrets dealt anew."""
        rules = self.table.rules
        rng = Random(int(sampler() * 2**53))
        seen = [lines if seat == player else "" for seat, lines in enumerate(self.position.seen)]
        twin = SpielState(self.table)
        twin.position = SpielPosition(
            self.table, rules.sample(rules.view(self.position.state, player), rng), seen, [], player
        )
        return twin

    def __str__(self) -> str:
        return "\n".join(self.position.moves)


class SpielObserver:
    """What a seat observes: the same row for both kinds of tensor, because a view forgets nothing."""

    def __init__(self, table: SpielGame, recalls: bool) -> None:
        self.recalls = recalls
        self.tensor = np.zeros(len(table.rules.observation_names(table.seats)), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        rules = state.table.rules
        self.tensor[:] = np.frombuffer(rules.observe(rules.view(state.position.state, player)), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.memory(player) if self.recalls else state.knowledge(player)


class Rollouts:
    """An evaluator for OpenSpiel's searches: a game at random from here on, played inside the rules.

    Its own does the same step by step from outside, which takes many times as long.
    """

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def evaluate(self, state: SpielState) -> NDArray[np.float64]:
        """What one such game returns."""
        rules, end = state.table.rules, state.position.state.copy()
        playout(rules, end, self.rng)
        return np.array(ranks(rules.scores(end)))

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Draws by their odds, choices all alike."""
        if state.is_chance_node():
            return state.chance_outcomes()
        choices = state.legal_actions()
        return [(choice, 1 / len(choices)) for choice in choices]


def defaults(rules: Game[Any, Any]) -> dict[str, Any]:
    """The parameters of a game, each with its default."""
    return {"players": rules.seats[0], **rules.options().values}


def kind(rules: Game[Any, Any]) -> Any:
    return pyspiel.GameType(
        short_name=PREFIX + rules.id,
        long_name=rules.id.capitalize(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(rules),
    )


def info(rules: Game[Any, Any], seats: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=rules.grammar.size,
        max_chance_outcomes=max(1, rules.grammar.draws),
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=rules.longest,
    )


for _game in games().values():
    # A class for each: OpenSpiel keeps what it is given until the very end, when Python can let go of nothing else.
    pyspiel.register_game(kind(_game), type(f"{_game.id.capitalize()}Game", (SpielGame,), {"rules": _game}))
