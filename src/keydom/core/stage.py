"""A game as learners play it: NATURE deals by itself, and actions are numbers of the index."""

from __future__ import annotations

from random import Random
from typing import Any

from keydom.core.action import NOWHERE, Action
from keydom.core.errors import IllegalAction
from keydom.core.game import NATURE, Game, Options, Score, State


class Stage:
    """One game after the other: who is to move, which indices are legal, and what a seat observes.

    What lies too far out to have an index is not offered; if nothing else is left, the first of it is done.
    """

    __slots__ = ("game", "indices", "legal", "mover", "options", "rng", "seats", "state")

    def __init__(self, game: Game[Any, Any], seats: int, options: Options) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.reset(Random(0))

    def reset(self, rng: Random) -> None:
        """A new game, dealt by this `rng`."""
        self.rng = rng
        self.state: State = self.game.begin(self.seats, self.options)
        self._advance()

    def _advance(self) -> None:
        """Go on to the next decision, and find out what can be decided."""
        game, state = self.game, self.state
        while True:
            self.mover = game.mover(state)
            if self.mover == NATURE:
                game.play(state, game.deal(state, self.rng))
                continue
            self.legal: list[Action] = game.legal(state)
            self.indices: list[int] = game.grammar.indices(self.legal)
            if NOWHERE not in self.indices:
                return
            near = [place for place, index in enumerate(self.indices) if index != NOWHERE]
            if near:
                self.legal = [self.legal[place] for place in near]
                self.indices = [self.indices[place] for place in near]
                return
            game.play(state, self.legal[0])

    def step(self, index: int) -> None:
        """The mover plays the action of this index."""
        if index not in self.indices:
            raise IllegalAction(f"seat {self.mover} may not play action {index} now")
        self.play(self.legal[self.indices.index(index)])

    def play(self, action: Action) -> None:
        """The mover plays one of the legal actions."""
        self.game.play(self.state, action)
        self._advance()

    def observe(self, seat: int) -> bytearray:
        """What a seat observes."""
        row: bytearray = self.game.observe(self.game.view(self.state, seat))
        return row

    def mark(self, marks: memoryview, first: int, value: int) -> None:
        """Write a value at the place of every legal action, counted from `first`."""
        for index in self.indices:
            marks[first + index] = value

    def scores(self) -> list[Score]:
        return self.game.scores(self.state)
