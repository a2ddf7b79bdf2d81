"""A game as learners play it: NATURE deals by itself, and actions are numbers of the index."""

from __future__ import annotations

from random import Random
from typing import Any

from keydom.core.action import NOWHERE, Action
from keydom.core.errors import IllegalAction
from keydom.core.game import NATURE, Game, Options, Score, State
from keydom.core.observation import Watch


class Stage:
    """One game after the other: who is to move, which indices are legal, and what a seat observes.

    What lies too far out to have an index is not offered; if nothing else is left, the first of it is done. A seat's
    row and the mask are the stage's own: they stay, and are written over where something has changed.
    """

    __slots__ = (
        *("game", "indices", "legal", "marked", "marks", "mover", "options", "rng", "rows", "seats", "state"),
        "watches",
    )

    def __init__(self, game: Game[Any, Any], seats: int, options: Options) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.watches: list[Watch[Any] | None] = [None] * seats
        self.rows: list[bytearray] = [bytearray(len(game.observation_names(seats))) for _ in range(seats)]
        self.marks = bytearray(game.grammar.size)
        self.marked: list[int] = []
        self.reset(Random(0))

    def __reduce__(self) -> tuple[object, ...]:
        """What is copied is the game; rows and mask follow from it."""
        return resumed, (self.game, self.seats, self.options, self.state, self.rng)

    def reset(self, rng: Random) -> None:
        """A new game, dealt by this `rng`."""
        self.resume(self.game.begin(self.seats, self.options), rng)

    def resume(self, state: State, rng: Random) -> None:
        """Go on from a position, to be dealt by this `rng`."""
        self.rng = rng
        self.state = state
        for seat in range(self.seats):
            self.watches[seat] = self.game.watch(self.seats, seat, self.rows[seat])
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
                if index == NOWHERE:
                    break
            else:
                return
            near = [place for place, index in enumerate(self.indices) if index != NOWHERE]
            if near:
                self.legal = [self.legal[place] for place in near]
                self.indices = [self.indices[place] for place in near]
                return
            game.play(state, self.legal[0])

    def step(self, index: int) -> None:
        """The mover plays the action of this index."""
        if not self.take(index):
            raise IllegalAction(f"seat {self.mover} may not play action {index} now")

    def take(self, index: int) -> bool:
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
        """What a seat observes; the next look of this seat is written into the same row."""
        row, watch = self.rows[seat], self.watches[seat]
        if watch is not None:
            watch.look(self.state)
        else:
            row[:] = self.game.observe(self.game.view(self.state, seat))
        return row

    def mask(self) -> bytearray:
        """A 1 at the place of every legal action; the next one is written over it."""
        marks, indices = self.marks, self.indices
        if self.marked is not indices:
            for index in self.marked:
                marks[index] = 0
            for index in indices:
                marks[index] = 1
            self.marked = indices
        return marks

    def mark(self, marks: memoryview, first: int, value: int) -> None:
        """Write a value at the place of every legal action, counted from `first`."""
        for index in self.indices:
            marks[first + index] = value

    def tell(self, choices: memoryview, first: int) -> int:
        """Write the legal indices from `first` on, in order; says how many there are."""
        for index in self.indices:
            choices[first] = index
            first += 1
        return len(self.indices)

    def scores(self) -> list[Score]:
        return self.game.scores(self.state)


def resumed(game: Game[Any, Any], seats: int, options: Options, state: State, rng: Random) -> Stage:
    """A stage in the middle of a game."""
    stage = Stage(game, seats, options)
    stage.resume(state, rng)
    return stage
