"""A table as its log makes it: the match, its people, and who is to move. What each line does is in `entries`."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any

from keydom.core.game import Game
from keydom.core.match import Match
from keydom.server.errors import NotPossibleNow
from keydom.server.store.tables import TableRow
from keydom.server.table.history import History
from keydom.server.table.lesson_progress import LessonProgress
from keydom.server.table.people import REFUSAL_PERIOD, NotYet, Proposal, SecretsShown, TablePeople
from keydom.server.table.puzzle_progress import PuzzleProgress
from keydom.server.time_slices import Slices

if TYPE_CHECKING:
    from keydom.server.table.entries import LogEntry

# What the log of a table makes; all else was there before its first line.
LOGGED = (
    *("annotated", "history", "lesson_progress", "people", "puzzle_progress", "redoing", "since", "undone"),
    "version",
)


class TableState:
    """One table after some lines of its log. `version` is their number."""

    def __init__(self, row: TableRow, game: Game[Any, Any]) -> None:
        self.id = row.id
        self.row = row
        self.game = game
        self.seats = len(row.seats)
        self.names = {seat.seat: seat.name for seat in row.seats if seat.name}  # the others go by their number
        self.people = TablePeople(row)
        self.history = History()
        self.version = 0
        self.since = row.created  # when the mover's turn began
        self.annotated = 0  # characters of all that was ever written beside its moves
        self.undone: list[tuple[int, str]] = []  # moves taken back that may be made again
        self.redoing = False  # the next move is the last of them
        self.lesson_progress: LessonProgress | None = None  # where the table is a lesson
        self.puzzle_progress: PuzzleProgress | None = None  # where it is a puzzle

    def copy(self) -> TableState:
        """A copy to try a change on. When people were last seen is the same for both: it is not in the log."""
        twin = copy(self)
        twin.people = self.people.copy()
        twin.history = self.history.copy()
        twin.undone = self.undone[:]
        twin.lesson_progress, twin.puzzle_progress = copy(self.lesson_progress), copy(self.puzzle_progress)
        return twin

    def become(self, other: TableState) -> None:
        """Take over the state of a copy."""
        for name in LOGGED:
            setattr(self, name, getattr(other, name))

    def apply(self, entry: LogEntry, at: float) -> None:
        """Do what a line of the log says that was written then."""
        entry.apply(self, at)
        self.version += 1
        self.since = at

    def replay(self) -> Slices[None]:
        """Play the match from its first move, a step at a time, where it is not played yet."""
        if self.history.match is not None:
            return
        options = self.game.options(self.row.options)
        record = self.game.empty_record(self.seats, options)
        record.start = self.history.start
        puzzle = self.puzzle_progress
        position = record.position() if puzzle is None else puzzle.puzzle.position
        match = Match(self.game, self.seats, options, None, self.names, self.row.drawn, position)
        if puzzle is not None:
            puzzle.check_start(match)
        yield from self.history.play(match)
        if self.lesson_progress is not None:
            self.lesson_progress.check_log(match)

    def go_back(self, ply: int, at: float) -> None:
        """Take back all moves after the first ones; `replay` plays those again."""
        self.history.rewind(ply)
        self.undone = []
        self.people.proposal = None
        self.people.restarted = at  # whoever is to move there has all of their time

    @property
    def match(self) -> Match[Any, Any]:
        assert self.history.match is not None, "the log has been read, and replayed"
        return self.history.match

    @property
    def bots(self) -> dict[int, str]:
        return self.people.bots

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def mover(self) -> int:
        return self.match.mover

    @property
    def scripted(self) -> bool:
        """Whether it is a lesson or a puzzle: nothing is drawn there, and no bot moves."""
        return self.lesson_progress is not None or self.puzzle_progress is not None

    @property
    def bot_to_move(self) -> bool:
        return not self.over and self.mover in self.bots and not self.scripted

    @property
    def position(self) -> str:
        """The text of the position that the game began with; empty where that is the usual one."""
        return self.match.record().position() if self.match.start else ""

    def persons(self) -> list[int]:
        """The seats where people play themselves."""
        return [seat for seat in range(self.seats) if seat not in self.bots]

    @property
    def proposal(self) -> Proposal | None:
        """What the whole table is asked."""
        return None if self.over else self.people.proposal

    @property
    def replacing(self) -> dict[int, Proposal]:
        """For whom it is proposed that a bot plays, by seat."""
        return {} if self.over else self.people.replacing

    def asks(self, seat: int) -> bool:
        """Whether a person is asked something that they have not answered."""
        proposal = self.proposal
        asked = proposal is not None and seat in self.people.asked(proposal.what) - proposal.agreed
        return asked or seat in self.replacing

    def deadline(self) -> float | None:
        """Until when whoever is to move has time, where that was agreed."""
        if self.over or self.people.limit is None or self.mover in self.bots:
            return None
        return self.due(self.mover)

    @property
    def turn_since(self) -> float:
        """From when the mover's time is counted. Taking back gains no time."""
        return max(self.people.restarted, self.history.moved_at)

    def due(self, seat: int) -> float | None:
        """When others may put a bot there: after the time agreed, or a day after the person was asked or last seen."""
        people = self.people
        if people.limit is not None:
            return self.turn_since + people.limit
        if seat in people.replacing:
            return max(people.replacing[seat].at, people.seen[seat]) + REFUSAL_PERIOD
        return None

    def check_due(self, seat: int, now: float) -> None:
        """Refuse to put a bot there against a person's will."""
        due = self.due(seat)
        if due is None or now < due or (self.people.limit is not None and self.mover != seat):
            raise NotYet(f"seat {seat} still has time")

    def undoable(self, seat: int) -> bool:
        """Whether this seat's last decision can be taken back; after the end all secrets are out."""
        puzzle = self.puzzle_progress
        done = self.lesson_progress is not None or (puzzle is not None and puzzle.answered(self.match))
        return not self.over and not done and self.match.undoable(seat)

    def redoable(self, seat: int) -> bool:
        return bool(self.undone) and self.undone[-1][0] == seat and self.mover == seat

    def check_running(self) -> None:
        """Refuse what people do only while they play."""
        if self.scripted:
            raise NotPossibleNow("a lesson or a puzzle goes its own way: it is left by leaving the page")
        if self.over:
            raise SecretsShown("the game is over and its secrets are open: it can be looked through and forked")

    def check_proposal(self, seat: int, what: str) -> None:
        """Refuse what a seat cannot propose now."""
        self.check_running()
        words = what.split(" ")  # as it is written to the log, and read there again
        if len(words) == 2 and words[0] == "rewind" and words[1] in map(str, range(self.match.ply)):
            return
        others = [str(other) for other in self.persons() if other != seat]
        if len(words) == 2 and words[0] == "bot" and words[1] in others:
            return
        if words == ["end"]:
            return
        raise NotPossibleNow(f"nobody can propose {what!r} now")
