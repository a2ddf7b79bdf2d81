"""The history of a table: what was taken back is left out before anything is played.

So no line of a log is played twice, and a match that was gone back in is played as if the log were read.
"""

from __future__ import annotations

from copy import copy
from typing import Any, NamedTuple

from keydom.core.game import Event
from keydom.core.match import Match, rewound, undone
from keydom.core.notes import MoveTree
from keydom.server.table.annotations import annotate
from keydom.server.time_slices import Slices


class HistoryStep(NamedTuple):
    """A move, or an event that is told besides. Without text and event it ends the game by consent."""

    ply: int
    seat: int = 0
    text: str | None = None
    event: Event | None = None
    at: float = 0.0  # when a move was made

    def play(self, match: Match[Any, Any]) -> None:
        """Play this step in a match that has come to it."""
        if self.event is not None:
            match.log.append((self.ply, self.event))
        elif self.text is not None:
            match.play(self.text, self.seat)
        else:
            match.end()


class History:
    """The moves of a log that have not been undone, with what was undone. `match` has played them; None: not yet."""

    def __init__(self) -> None:
        self.match: Match[Any, Any] | None = None
        self.start: tuple[str, ...] = ()  # the position that it begins with, as a record has it; none: the usual one
        self.notes: dict[int, list[str]] = {}
        self.sides: list[MoveTree] = []
        self.ended = False
        self._steps: list[HistoryStep | None] = []  # None: taken back since
        self._moves: list[int] = []  # where the moves that count are among the steps
        self._barrier = 0  # the ply from which on something may be taken back

    def copy(self) -> History:
        twin = copy(self)
        twin.match = None if self.match is None else self.match.copy()
        twin._steps = self._steps[:]
        twin._moves = self._moves[:]
        return twin

    def begin_from(self, start: tuple[str, ...]) -> None:
        self.start = start
        self.match = None

    @property
    def ply(self) -> int:
        """How many moves count."""
        return len(self._moves)

    @property
    def moved_at(self) -> float:
        """When the last move was made that counts; 0 where there is none."""
        last = self._steps[self._moves[-1]] if self._moves else None
        return 0.0 if last is None else last.at

    def move(self, seat: int, text: str, at: float = 0.0) -> None:
        self._add(HistoryStep(self.ply, seat, text, at=at))
        self._moves.append(len(self._steps) - 1)

    def undo(self, seat: int) -> str:
        """Take back the last move; says what it was."""
        if self.match is not None:
            self.match.undo(seat)
        last = self._drop()
        before = self._steps[self._moves[-1]] if self._moves else None
        if before is None or before.seat != seat:  # whoever moved before has seen that this seat has moved
            self._barrier = last.ply
        self._steps.append(HistoryStep(last.ply, event=undone(seat)))  # the match has told it itself
        return last.text or ""

    def rewind(self, ply: int) -> None:
        self.match = None
        while self.ply > ply:
            self._drop()
        self._barrier = ply
        self._add(HistoryStep(ply, event=rewound(ply)))

    def tell(self, event: Event) -> None:
        """Add an event that is no move."""
        self._add(HistoryStep(max(0, self.ply - 1), event=event))

    def end(self) -> None:
        """End the game as it stands, as the table has agreed."""
        self._add(HistoryStep(self.ply))
        self.ended = True

    def annotate(self, ply: int, text: str) -> None:
        """Put this in the place of the notes and side lines beside a ply."""
        self.notes, self.sides = annotate(self.notes, self.sides, ply, text)
        if self.match is not None:
            self.match.notes, self.match.sides = self.notes, self.sides

    def _add(self, step: HistoryStep) -> None:
        if self.match is not None:
            step.play(self.match)
        self._steps.append(step)

    def _drop(self) -> HistoryStep:
        place = self._moves.pop()
        step, self._steps[place] = self._steps[place], None
        assert step is not None, "a move that counts is there"
        self.notes = {ply: texts for ply, texts in self.notes.items() if ply <= step.ply}
        self.sides = [side for side in self.sides if side.ply < step.ply]
        return step

    def moves(self) -> list[tuple[int, str]]:
        """Return the moves that count."""
        return [(step.seat, step.text) for step in self._steps if step is not None and step.text is not None]

    def play(self, match: Match[Any, Any]) -> Slices[None]:
        """Play what counts in a match that has just begun, a step at a time."""
        self.match = match
        for step in self._steps:
            if step is not None:
                step.play(match)
                yield
        match.forbid_undo_before(self._barrier)
        match.notes, match.sides = self.notes, self.sides
