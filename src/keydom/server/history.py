"""Reading a log: what was taken back is left out before anything is played, so that no line is played twice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from keydom.core.game import Event
from keydom.core.match import Match, rewound, undone


class Step(NamedTuple):
    """A move, or what was told when one was taken back or somebody came or went."""

    ply: int
    seat: int
    text: str
    event: Event | None = None


class History:
    """The moves of a log that still count, and every word of those that do not."""

    def __init__(self) -> None:
        self._steps: list[Step | None] = []  # None: taken back since
        self._moves: list[int] = []  # where the moves that count are among the steps
        self._ended = False
        self._barrier = 0  # the ply from which on something may be taken back

    def move(self, seat: int, text: str) -> None:
        self._moves.append(len(self._steps))
        self._steps.append(Step(len(self._moves) - 1, seat, text))

    def undo(self, seat: int) -> str:
        """Take back the last move; says what it was."""
        last = self._drop()
        before = self._steps[self._moves[-1]] if self._moves else None
        if before is None or before.seat != seat:  # whoever moved before has seen that this seat has moved
            self._barrier = last.ply
        self._steps.append(Step(last.ply, seat, "", undone(seat)))
        return last.text

    def rewind(self, ply: int) -> None:
        while len(self._moves) > ply:
            self._drop()
        self._barrier = ply
        self._steps.append(Step(ply, 0, "", rewound(ply)))

    def tell(self, event: Event) -> None:
        """What happened at the table and is no move."""
        self._steps.append(Step(max(0, len(self._moves) - 1), 0, "", event))

    def end(self) -> None:
        """The table has agreed to end the game as it stands."""
        self._ended = True

    def _drop(self) -> Step:
        place = self._moves.pop()
        step, self._steps[place] = self._steps[place], None
        assert step is not None, "a move that counts is there"
        return step

    def moves(self) -> list[tuple[int, str]]:
        """Those that count."""
        return [(step.seat, step.text) for step in self._steps if step is not None and step.event is None]

    def playing(self, match: Match[Any, Any]) -> Iterator[None]:
        """Play what counts, a step at a time."""
        for step in self._steps:
            if step is None:
                continue
            if step.event is not None:
                match.log.append((step.ply, step.event))
            else:
                match.play(step.text, step.seat)
            yield
        match.bar(self._barrier)
        if self._ended:
            match.end()
