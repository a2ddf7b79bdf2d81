"""The game under examination: what every check is handed, and how it reports."""

from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random
from typing import Any, TypeAlias

from keydom.conformance.properties import PROPERTIES, Nonconformance
from keydom.core.action import Action
from keydom.core.errors import BadOption
from keydom.core.game import NATURE, OVER, Game, Options, State
from keydom.core.match import Match
from keydom.core.position import stock_differences
from keydom.core.record import Record

COPY_STEPS = 12  # how far a copy is played on, if not to the end
FOREIGN = 4  # actions from elsewhere that are tried in a position

Style: TypeAlias = Callable[[Game[Any, Any], State, list[Action], Random], Action]


class Subject:
    """One match of a game, and which properties are asked for."""

    def __init__(
        self, game: Game[Any, Any], seats: int, options: Options, seed: int, properties: Collection[str]
    ) -> None:
        unknown = [name for name in properties if name not in PROPERTIES]
        if unknown:
            raise BadOption(f"no property {unknown[0]!r}: there are {', '.join(PROPERTIES)}")
        self.game = game
        self.seats = seats
        self.seed = seed
        self.properties = properties
        self.full_game_share = min(1 / 8, 250 / game.longest)  # of copies and samples that are played to the end
        self.match = Match(game, seats, options)
        self.watchers: list[int | None] = [*range(seats), None]
        self.stock = dict(game.stock(self.match.state))
        self.lists: list[list[Action]] = []  # what was offered at each ply
        self.parsed_actions: dict[Action, None] = {}  # whose text has been read back, in the order of their coming
        self.tried_moves: list[tuple[int, str]] = []  # moves being tried out beyond those of the match
        self.tried_from = 0  # the ply from where they are tried

    def fault(self, name: str, what: str) -> None:
        """Report a property that does not hold, if it is one of those to be checked."""
        if name in self.properties:
            raise Nonconformance(name, what, self.record())

    def record(self) -> Record:
        """The moves that lead to where the examination stands, without a result: the match may be broken."""
        match = self.match
        record = self.game.empty_record(self.seats, match.options)
        record.moves = list(match.moves)
        if self.tried_from == match.ply:
            record.moves += self.tried_moves
        return record

    def explore(self, *moves: tuple[int, str]) -> list[tuple[int, str]]:
        """From now on these moves are tried out in the position of the match; more may be added to the list."""
        self.tried_from = self.match.ply
        self.tried_moves = list(moves)
        return self.tried_moves

    def asked(self, *names: str) -> bool:
        """Whether any of these properties is to be checked."""
        return any(name in self.properties for name in names)

    def rng_for(self, name: str) -> Random:
        """The lot for one check at this ply."""
        return Random(f"{name} {self.seed} {self.match.ply}")

    def foreign(self, legal: list[Action], rng: Random) -> list[Action]:
        """A few actions from elsewhere in the game, to be tried where they do not belong."""
        known = list(self.parsed_actions)
        return [action for action in rng.sample(known, min(FOREIGN, len(known))) if action not in legal]

    def missing(self, state: State) -> str:
        """What this position has too many or too few of; empty when all components are there."""
        return stock_differences(self.game.stock(state), self.stock)


def uniform(game: Game[Any, Any], state: State, legal: list[Action], rng: Random) -> Action:
    """NATURE by its odds, everybody else any choice alike."""
    if game.mover(state) == NATURE:
        return game.deal(state, rng)
    return legal[int(rng.random() * len(legal))]


def play_on(
    game: Game[Any, Any], state: State, rng: Random, steps: int, tried_moves: list[tuple[int, str]] | None = None
) -> str:
    """Play on at random, at most so many steps; says why that was not possible."""
    for _ in range(steps):
        mover = game.mover(state)
        if mover == OVER:
            break
        legal = game.legal(state)
        if not legal:
            return f"leaves seat {mover} with nothing to choose"
        action = uniform(game, state, legal, rng)
        if tried_moves is not None:
            tried_moves.append((mover, str(action)))
        game.play(state, action)
    return ""


def who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"
