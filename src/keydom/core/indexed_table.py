"""A game as learners play it: NATURE deals by itself, and actions are numbers of the index."""

from __future__ import annotations

from random import Random
from typing import Any

from keydom.core.action import OUT_OF_BOUNDS, Action
from keydom.core.game import NATURE, Game, Options, Score, State


class IndexedTable:
    """One game after the other: who is to move, which indices are legal, and what a seat observes.

    What lies too far out to have an index is not offered; if nothing else is left, the first of it is done.
    """

    def __init__(self, game: Game[Any, Any], seats: int, options: Options) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.reset(Random(0))

    def __reduce__(self) -> tuple[object, ...]:
        return resumed, (self.game, self.seats, self.options, self.state, self.rng)

    def reset(self, rng: Random) -> None:
        """A new game, dealt by this `rng`."""
        self.resume(self.game.begin(self.seats, self.options), rng)

    def resume(self, state: State, rng: Random) -> None:
        """Go on from a position, to be dealt by this `rng`."""
        self.rng = rng
        self.state = state
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
            for index in self.indices:
                if index == OUT_OF_BOUNDS:
                    break
            else:
                return
            near = [place for place, index in enumerate(self.indices) if index != OUT_OF_BOUNDS]
            if near:
                self.legal = [self.legal[place] for place in near]
                self.indices = [self.indices[place] for place in near]
                return
            game.play(state, self.legal[0])

    def play_index(self, index: int) -> bool:
        """The mover plays the action of this index, if it is legal; says whether it was."""
        indices = self.indices
        for place in range(len(indices)):
            if indices[place] == index:
                self.play(self.legal[place])
                return True
        return False

    def play(self, action: Action) -> None:
        """The mover plays one of the legal actions."""
        self.game.play(self.state, action)
        self._advance()

    def observe(self, seat: int) -> bytearray:
        """What a seat observes."""
        return self.game.observe(self.game.view(self.state, seat))

    def mask(self) -> bytearray:
        """A 1 at the place of every legal action."""
        marks = bytearray(self.game.grammar.size)
        for index in self.indices:
            marks[index] = 1
        return marks

    def write_mask(self, marks: memoryview, first: int, value: int) -> None:
        """Write a value at the place of every legal action, counted from `first`."""
        for index in self.indices:
            marks[first + index] = value

    def write_indices(self, choices: memoryview, first: int) -> int:
        """Write the legal indices from `first` on, in order; says how many there are."""
        for index in self.indices:
            choices[first] = index
            first += 1
        return len(self.indices)

    def scores(self) -> list[Score]:
        return self.game.scores(self.state)


def resumed(game: Game[Any, Any], seats: int, options: Options, state: State, rng: Random) -> IndexedTable:
    """A table in the middle of a game."""
    table = IndexedTable(game, seats, options)
    table.resume(state, rng)
    return table
