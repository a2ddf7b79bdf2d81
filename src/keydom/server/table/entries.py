"""The entries of a table's log, one class a kind: when each is allowed and what it does.

A line is a seat and a text: a move as a record has it, or a word that begins with `!` and, mostly, an argument. Live
play makes an entry, checks it, applies it to a copy of the table and writes its text. Reading a log applies the same
entries, and checks none: what was written was allowed then.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from keydom.core.errors import BadRecord
from keydom.core.game import Event
from keydom.core.record import Record, start_of
from keydom.server.errors import NotPossibleNow, PayloadTooLarge
from keydom.server.store.tables import LineRow
from keydom.server.table.annotations import annotations_of
from keydom.server.table.chat_text import check_lines
from keydom.server.table.lesson_progress import LessonProgress
from keydom.server.table.people import LEFT, REGAINED, REPLACED, RESIGNED, RETURNED, Proposal, replaced
from keydom.server.table.puzzle_progress import PuzzleProgress
from keydom.server.table.state import TableState
from keydom.server.time_slices import Slices

MOST_ANNOTATED = 300_000  # characters: a record can still be brought in with them


@dataclass(frozen=True)
class LogEntry:
    """A line of the log."""

    word: ClassVar[str] = ""

    seat: int
    argument: str = ""

    @staticmethod
    def parse(seat: int, text: str) -> LogEntry:
        """The entry that a line of a log holds."""
        word, _, argument = text.partition(" ")
        if not word.startswith("!"):
            return MoveEntry(seat, text)
        if word not in KINDS:
            raise BadRecord(f"no line of a log begins with {word}")
        return KINDS[word](seat, argument)

    def __str__(self) -> str:
        """The text of the line."""
        return " ".join([part for part in (self.word, self.argument) if part])

    @property
    def line(self) -> tuple[int, str]:
        """The line as it is stored."""
        return self.seat, str(self)

    def check(self, table: TableState, at: float) -> None:
        """Refuse it where it is not allowed now."""

    def apply(self, table: TableState, at: float) -> None:
        """Change a table as the line says."""
        raise NotImplementedError


# Moves.


class MoveEntry(LogEntry):
    """A move of a seat or of NATURE. It has no word: the argument is the whole line."""

    def check(self, table: TableState, at: float) -> None:
        if table.lesson_progress is not None:
            table.lesson_progress.check(table.match, self.seat, self.argument)

    def apply(self, table: TableState, at: float) -> None:
        table.history.move(self.seat, self.argument, at)
        table.people.replacing.pop(self.seat, None)  # whoever plays is there
        if table.redoing:
            table.undone.pop()
            table.redoing = False
        elif self.seat >= 0:
            table.undone = []


class UndoEntry(LogEntry):
    """A seat takes back its last move."""

    word = "!undo"

    def check(self, table: TableState, at: float) -> None:
        if not table.undoable(self.seat):
            raise NotPossibleNow("nothing can be taken back beyond a draw, a reveal, another player's move or the end")

    def apply(self, table: TableState, at: float) -> None:
        table.undone.append((self.seat, table.history.undo(self.seat)))


class RedoEntry(LogEntry):
    """A seat makes the move again that it took back last: the next line."""

    word = "!redo"

    def check(self, table: TableState, at: float) -> None:
        if not table.redoable(self.seat):
            raise NotPossibleNow("there is nothing to do again")

    def apply(self, table: TableState, at: float) -> None:
        table.redoing = True


class RewindEntry(LogEntry):
    """All have agreed to go back to a ply: the argument."""

    word = "!rewind"

    def apply(self, table: TableState, at: float) -> None:
        table.go_back(int(self.argument), at)


class EndEntry(LogEntry):
    """All have agreed to end the game as it stands."""

    word = "!end"

    def apply(self, table: TableState, at: float) -> None:
        table.history.end()
        table.people.proposal = None


# How a table begins, where it does not begin as usual.


class PositionEntry(LogEntry):
    """The game begins from a position: the argument is its text."""

    word = "!position"

    def apply(self, table: TableState, at: float) -> None:
        table.history.begin_from(start_of(self.argument))


class LessonEntry(LogEntry):
    """The table is the lesson of this name."""

    word = "!lesson"

    def apply(self, table: TableState, at: float) -> None:
        table.lesson_progress = LessonProgress.of(table.game, self.argument)


class PuzzleEntry(LogEntry):
    """The table is the puzzle of this name."""

    word = "!puzzle"

    def apply(self, table: TableState, at: float) -> None:
        table.puzzle_progress = PuzzleProgress.of(table.game, self.argument)


# Lessons, puzzles and annotations.


class PauseEntry(LogEntry):
    """The lesson comes to the pause of this number."""

    word = "!pause"

    def apply(self, table: TableState, at: float) -> None:
        if table.lesson_progress is None:
            raise BadRecord("a pause, but no lesson")
        table.lesson_progress.place = int(self.argument)


class RetryEntry(LogEntry):
    """The puzzle begins again."""

    word = "!again"
    shows: ClassVar[bool] = False

    def apply(self, table: TableState, at: float) -> None:
        if table.puzzle_progress is None:
            raise BadRecord("a puzzle begins again, but there is none")
        table.go_back(0, at)
        table.puzzle_progress.shown = self.shows


class SolutionEntry(RetryEntry):
    """The solver gives up: the moves of the best plan follow."""

    word = "!shown"
    shows = True


class AnnotationEntry(LogEntry):
    """Notes and side lines of a ply are rewritten. The argument is the ply, and below it all that stands there."""

    word = "!beside"

    @classmethod
    def of(cls, seat: int, ply: int, text: str) -> AnnotationEntry:
        return cls(seat, f"{ply}\n{check_lines(text)}")

    def _parts(self) -> tuple[int, str]:
        ply, _, text = self.argument.partition("\n")
        return int(ply), text

    def check(self, table: TableState, at: float) -> None:
        check_annotated(table.annotated + len(self._parts()[1]))

    def apply(self, table: TableState, at: float) -> None:
        ply, text = self._parts()
        table.history.annotate(ply, text)
        table.annotated += len(text)


# People.


class ProposalEntry(LogEntry):
    """A seat asks the others: `rewind 57`, `end` or `bot 2`."""

    word = "!propose"

    def check(self, table: TableState, at: float) -> None:
        table.check_proposal(self.seat, self.argument)

    def apply(self, table: TableState, at: float) -> None:
        table.people.propose(Proposal(self.seat, self.argument, at, frozenset({self.seat})))


class AgreementEntry(LogEntry):
    """A seat agrees to what the whole table is asked."""

    word = "!agree"

    def check(self, table: TableState, at: float) -> None:
        proposal = table.people.proposal
        if proposal is None or self.seat not in table.people.asked(proposal.what):
            raise NotPossibleNow(f"seat {self.seat} is not asked")

    def apply(self, table: TableState, at: float) -> None:
        table.people.agree(self.seat)


class RefusalEntry(LogEntry):
    """A seat refuses what the whole table is asked, or what the argument says; whoever asked withdraws it."""

    word = "!refuse"

    def check(self, table: TableState, at: float) -> None:
        people, absent = table.people, replaced(self.argument)
        proposal = people.proposal if absent is None else people.replacing.get(absent)
        if proposal is None or self.seat not in {proposal.seat, *people.asked(proposal.what)}:
            raise NotPossibleNow(f"seat {self.seat} is not asked")

    def apply(self, table: TableState, at: float) -> None:
        table.people.refuse(self.argument)


class _PresenceEntry(LogEntry):
    """Somebody came or went, which everybody is told."""

    event: ClassVar[str]

    def apply(self, table: TableState, at: float) -> None:
        table.history.tell(Event(self.event, {"seat": f"seat:{self.seat}"}))


class LeaveEntry(_PresenceEntry):
    """A person leaves: a bot of the argument's level plays on."""

    word = "!leave"
    event = LEFT

    def check(self, table: TableState, at: float) -> None:
        table.check_running()

    def apply(self, table: TableState, at: float) -> None:
        super().apply(table, at)
        table.people.leave(self.seat, self.event, self.argument, table.history.ply)


class ResignationEntry(LeaveEntry):
    """A person gives up: a bot plays on, for the last place."""

    word = "!resign"
    event = RESIGNED


class ReplacementEntry(LeaveEntry):
    """Others put a bot in the seat of a person whose time is over."""

    word = "!bot"
    event = REPLACED

    def check(self, table: TableState, at: float) -> None:
        table.check_running()
        table.check_due(self.seat, at)


class ReturnEntry(_PresenceEntry):
    """A person comes back to a seat that a bot has played for."""

    word = "!person"
    event = RETURNED

    def check(self, table: TableState, at: float) -> None:
        table.check_running()
        if self.seat not in table.bots:
            raise NotPossibleNow("no bot plays for this seat")
        gone = table.people.gone.get(self.seat)
        if gone is not None and gone.how == RESIGNED:
            raise NotPossibleNow("whoever has resigned does not come back")

    def apply(self, table: TableState, at: float) -> None:
        super().apply(table, at)
        table.people.come_back(self.seat, at)


class RegainEntry(_PresenceEntry):
    """All others have agreed that somebody has a seat again. Who may act for it is not in the log: this only tells."""

    word = "!regain"
    event = REGAINED


KINDS: dict[str, type[LogEntry]] = {
    kind.word: kind
    for kind in (
        *(UndoEntry, RedoEntry, RewindEntry, EndEntry, PositionEntry, LessonEntry, PuzzleEntry, PauseEntry),
        *(RetryEntry, SolutionEntry, AnnotationEntry, ProposalEntry, AgreementEntry, RefusalEntry),
        *(LeaveEntry, ResignationEntry, ReplacementEntry, ReturnEntry, RegainEntry),
    )
}


def apply_lines(table: TableState, lines: Sequence[LineRow]) -> Slices[None]:
    """Apply lines of the log, a step at a time; what they take back is not played."""
    for line in lines:
        table.apply(LogEntry.parse(line.seat, line.text), line.at)
        yield
    yield from table.replay()


def check_annotated(characters: int) -> None:
    """Refuse more than may be written beside the moves of a game."""
    if characters > MOST_ANNOTATED:
        raise PayloadTooLarge(f"notes of one game have {MOST_ANNOTATED} characters, those that were rewritten included")


def annotation_entries(record: Record) -> list[LogEntry]:
    """The entries of what stands beside the moves of a record. Many notes take long."""
    found = annotations_of(record)
    check_annotated(sum(map(len, found.values())))
    return [AnnotationEntry.of(0, ply, text) for ply, text in found.items()]


def first_entries(position: str, moves: Sequence[tuple[int, str]]) -> list[LogEntry]:
    """The entries of a game that begins from a position's text, or as usual where there is none."""
    entries: list[LogEntry] = [PositionEntry(0, position)] if position else []
    return [*entries, *(MoveEntry(seat, text) for seat, text in moves)]
