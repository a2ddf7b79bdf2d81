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
from keydom.core.record import Record

AHEAD = 12  # how far a copy is played on, if not to the end
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
        self.whole = min(1 / 8, 250 / game.longest)  # how often a copy or a sample is played on to the very end
        self.match = Match(game, seats, options)
        self.watchers: list[int | None] = [*range(seats), None]
        self.rows = [bytearray(len(game.observation_names(seats))) for _ in range(seats)]
        self.watches = [game.watch(seats, seat, row) for seat, row in enumerate(self.rows)]
        self.stock = dict(game.stock(self.match.state))
        self.lists: list[list[Action]] = []  # what was offered at each ply
        self.spelt: dict[Action, None] = {}  # actions whose text has been read back, in the order of their coming
        self.trail: list[tuple[int, str]] = []  # moves being tried out beyond those of the match
        self.fork = 0  # the ply from where they are tried

    def fault(self, name: str, what: str) -> None:
        """Report a property that does not hold, if it is one of those to be checked."""
        if name in self.properties:
            raise Nonconformance(name, what, self.record())

    def record(self) -> Record:
        """The moves that lead to where the examination stands, without a result: the match may be broken."""
        game, match = self.game, self.match
        record = Record(game.id, self.seats, match.options.values, game.rules_version, game.catalogue.digest())
        record.moves = list(match.moves)
        if self.fork == match.ply:
            record.moves += self.trail
        return record

    def explore(self, *moves: tuple[int, str]) -> list[tuple[int, str]]:
        """From now on these moves are tried out in the position of the match; more may be added to the list."""
        self.fork = self.match.ply
        self.trail = list(moves)
        return self.trail

    def asked(self, *names: str) -> bool:
        """Whether any of these properties is to be checked."""
        return any(name in self.properties for name in names)

    def dice(self, name: str) -> Random:
        """The lot for one check at this ply."""
        return Random(f"{name} {self.seed} {self.match.ply}")

    def foreign(self, legal: list[Action], rng: Random) -> list[Action]:
        """A few actions from elsewhere in the game, to be tried where they do not belong."""
        known = list(self.spelt)
        return [action for action in rng.sample(known, min(FOREIGN, len(known))) if action not in legal]

    def missing(self, state: State) -> str:
        """What this position has too many or too few of; empty when all components are there."""
        stock = dict(self.game.stock(state))
        if stock == self.stock:
            return ""
        names = [name for name in {**self.stock, **stock} if self.stock.get(name) != stock.get(name)]
        return ", ".join(f"{stock.get(name, 0)} {name} instead of {self.stock.get(name, 0)}" for name in names)


def uniform(game: Game[Any, Any], state: State, legal: list[Action], rng: Random) -> Action:
    """NATURE by its odds, everybody else any choice alike."""
    if game.mover(state) == NATURE:
        return game.deal(state, rng)
    return legal[int(rng.random() * len(legal))]


def stroll(
    game: Game[Any, Any], state: State, rng: Random, steps: int, trail: list[tuple[int, str]] | None = None
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
        if trail is not None:
            trail.append((mover, str(action)))
        game.play(state, action)
    return ""


def who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"
