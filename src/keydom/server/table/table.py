"""A table that is played at: moves, and what its players ask of each other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from copy import copy
from random import SystemRandom
from typing import Any

from keydom.core.errors import KeydomError
from keydom.core.game import NATURE, Game
from keydom.server.errors import NotPossibleNow, StaleVersion, TableReloading
from keydom.server.store.tables import LineRow, Store, TableRow
from keydom.server.table import entries
from keydom.server.table.annotations import check_annotation, has_annotation
from keydom.server.table.draft import Draft
from keydom.server.table.entries import LogEntry, MoveEntry, apply_lines
from keydom.server.table.lesson_progress import WrongChoice
from keydom.server.table.people import replaced
from keydom.server.table.state import TableState
from keydom.server.time_slices import Slices, TimeSlices
from keydom.server.words import PageWords

CHANCE = SystemRandom()
MOST_LINES = 100_000  # of a table's log; the longest games have some thousand


class TableFull(NotPossibleNow):
    """The log of a table is as long as it may be: moves were taken back again and again."""

    key = "error-table-full"


class TableChange:
    """Entries that are written together, or not at all: applied to a copy of the table as they are added."""

    def __init__(self, table: TableState, at: float) -> None:
        self.table = table.copy()
        self.at = at
        self.entries: list[LogEntry] = []

    def request(self, entry: LogEntry) -> None:
        """Check an entry that somebody wants, and add it."""
        entry.check(self.table, self.at)
        self.add(entry)

    def add(self, entry: LogEntry) -> None:
        """Apply an entry without a check."""
        self.table.apply(entry, self.at)
        self.entries.append(entry)

    def move(self, seat: int, action: str) -> None:
        """Add an action of a seat, with whatever NATURE does then."""
        if self.table.mover == seat:  # else it is refused, whatever it says
            action = str(self.table.game.parse(action))
        self.request(MoveEntry(seat, action))
        self.draw()

    def draw(self) -> None:
        """Let NATURE draw as long as it is to move; a lesson or a puzzle has its draws already."""
        table = self.table
        while table.mover == NATURE and not table.scripted:
            self.add(MoveEntry(NATURE, str(table.game.deal(table.match.state, CHANCE))))

    def play_record(self, moves: Iterable[tuple[int, str]]) -> None:
        for seat, text in moves:
            self.add(MoveEntry(seat, text))

    def follow_lesson(self) -> None:
        """Play on to where the learner is asked or told something."""
        lesson = self.table.lesson_progress
        while lesson is not None and lesson.pause.do:
            self.play_record(lesson.played_by_itself(self.table.match))
            if lesson.asks(self.table.match):
                return
            self.next_pause()

    def next_pause(self) -> None:
        lesson = self.table.lesson_progress
        assert lesson is not None, "the table is a lesson"
        self.add(entries.PauseEntry(lesson.lesson.seat, str(lesson.place + 1)))


class GameTable(TableState):
    """A table that is played at. Whoever acts says which version of the table it was looking at.

    A change is applied to a copy, written to the log, and only then shown: the copy takes the table's place. Where the
    write fails, or nobody waits for its end, the log may have lines that are not here: the table is `stale`, nobody
    goes on with it, and whoever opens it next has it read from its log.
    """

    def __init__(
        self, row: TableRow, game: Game[Any, Any], log: Sequence[LineRow], slices: TimeSlices | None = None
    ) -> None:
        super().__init__(row, game)
        self.lock = asyncio.Lock()
        self.stale = False
        self.slices = slices or TimeSlices()
        self.mistake = ""  # what a lesson says to the last choice, until a right one comes: a message key
        self._words: dict[str, PageWords] = {}
        for _ in self.read(log):
            pass

    def words(self, language: str) -> PageWords:
        if language not in self._words:
            self._words[language] = PageWords(self.game, language, self.names)
        return self._words[language]

    def snapshot(self) -> GameTable:
        """The table as it stands now, for who looks: a change puts others in the place of its parts."""
        return copy(self)

    # The log.

    def read(self, lines: Sequence[LineRow]) -> Slices[None]:
        """Take in a log, a step at a time."""
        self.history.match = None
        yield from apply_lines(self, lines)

    def follow(self, lines: Sequence[LineRow]) -> Slices[None]:
        """Take in what another server has written since."""
        table = self.copy()
        try:
            if any(line.number != self.version + place for place, line in enumerate(lines)):
                self.stale = True
                return
            yield from apply_lines(table, lines)
        except KeydomError:  # reading the whole log says what is wrong with it
            self.stale = True
        else:
            self.become(table)

    def check_current(self) -> None:
        """Refuse to go on with a table that another has taken the place of; whoever asks again has that one."""
        if self.stale:
            raise TableReloading("the table is being read anew")

    @asynccontextmanager
    async def _change(
        self, store: Store, version: int | None = None, fence: str | None = None
    ) -> AsyncIterator[TableChange]:
        """A change of the table at this version, written at the end of the block; an error in it changes nothing."""
        async with self.lock:
            self.check_current()
            if version is not None and version != self.version:
                raise StaleVersion(f"the table is at version {self.version}, not {version}")
            if fence is None and self.version >= MOST_LINES:  # what a bot does has an end
                raise TableFull(f"a table takes {MOST_LINES} lines of its log")
            change = TableChange(self, store.clock())
            yield change
            if change.entries:
                await self._write(store, change, fence)

    async def _write(self, store: Store, change: TableChange, fence: str | None) -> None:
        table, lines = change.table, [entry.line for entry in change.entries]
        bots = None if table.bots == self.bots else table.bots
        bot_next = None if table.bot_to_move is self.bot_to_move else table.bot_to_move
        written = False
        try:
            over = table.over and not table.scripted
            await store.append(self.id, self.version, lines, over, bots, bot_next, fence, change.at)
            written = True
        finally:
            if not written:  # the log may have the lines all the same
                self.stale = True
        self.become(table)
        self.mistake = ""

    # Moves.

    async def begin(self, store: Store) -> None:
        """The moves that come before the first decision: draws, or the beginning of a lesson."""
        async with self._change(store) as change:
            lesson = self.lesson_progress
            if lesson is None:
                change.draw()
            elif self.match.ply == 0:
                change.play_record(lesson.lesson.record.moves[: lesson.lesson.pauses[0].at])
                change.follow_lesson()

    async def play(self, store: Store, seat: int, action: str, version: int) -> None:
        """One action of a seat, with whatever NATURE does then."""
        try:
            async with self._change(store, version) as change:
                change.move(seat, action)
                change.follow_lesson()
        except WrongChoice as wrong:
            self.mistake = wrong.answer
            raise

    async def play_turn(self, store: Store, seat: int, steps: Sequence[str], version: int) -> None:
        """Several actions of a seat, all or none: as many as can be chosen before anything is drawn or shown."""
        async with self._change(store, version) as change:
            if self.lesson_progress is not None:
                raise NotPossibleNow("a lesson is played step by step")
            Draft(self.match, seat, steps)  # refuses what may not be chosen together
            for step in steps:
                change.move(seat, step)

    async def play_on(self, store: Store, seat: int, steps: Sequence[str], version: int, fence: str) -> None:
        """What a bot does on end, written together, with whatever NATURE does then; only while its lease lasts."""
        async with self._change(store, version, fence) as change:
            for step in steps:
                change.move(seat, step)

    async def undo(self, store: Store, seat: int, version: int, whole_turn: bool = False) -> None:
        """Take back a seat's last decision, or all of its turn as far as nothing has been learned."""
        async with self._change(store, version) as change:
            change.request(entries.UndoEntry(seat))
            while whole_turn and change.table.undoable(seat):
                change.add(entries.UndoEntry(seat))

    async def redo(self, store: Store, seat: int, version: int) -> None:
        """Make the move again that was taken back last."""
        async with self._change(store, version) as change:
            change.request(entries.RedoEntry(seat))
            change.move(seat, self.undone[-1][1])

    async def next_pause(self, store: Store, version: int) -> None:
        """Leave a pause of a lesson that only tells."""
        async with self._change(store, version) as change:
            lesson = self.lesson_progress
            if lesson is None:
                raise NotPossibleNow("this table is no lesson")
            if lesson.last or lesson.pause.do:
                raise NotPossibleNow("the lesson asks for a move, or is over")
            change.play_record(lesson.played_by_itself(self.match))
            change.next_pause()
            change.follow_lesson()

    async def retry(self, store: Store, version: int, show: bool) -> None:
        """Begin a puzzle again, or give up and be shown what was best."""
        async with self._change(store, version) as change:
            puzzle = self.puzzle_progress
            if puzzle is None:
                raise NotPossibleNow("this table is no puzzle")
            found = puzzle.puzzle
            change.add(entries.SolutionEntry(found.seat) if show else entries.RetryEntry(found.seat))
            await self.slices.run(change.table.replay())
            for step in found.best.steps if show else ():
                change.move(found.seat, step)

    async def annotate(self, store: Store, seat: int, ply: int, text: str, version: int) -> None:
        """Rewrite what stands beside a ply of a finished game."""
        async with self._change(store, version) as change:
            entry = entries.AnnotationEntry.of(seat, ply, text)
            entry.check(self, change.at)
            if text or has_annotation(self.match, ply):  # nothing takes the place of nothing
                await self.slices.run(check_annotation(self.match, ply, text))
                change.add(entry)

    # People.

    async def propose(self, store: Store, seat: int, what: str, version: int) -> None:
        """Ask the others: to go back to a ply, to end the game, or to let a bot play for somebody who is away."""
        async with self._change(store, version) as change:
            absent = replaced(what)
            proposal = entries.ProposalEntry(seat, what)
            if absent is None or self.people.limit is None:
                change.request(proposal)
                await self._settle(change)
                return
            proposal.check(self, change.at)
            await self._replace(store, change, absent)  # agreed when the table was made

    async def answer(self, store: Store, seat: int, agree: bool, version: int, what: str | None = None) -> None:
        """Agree to what was proposed, or refuse. Whoever asked may withdraw it."""
        async with self._change(store, version) as change:
            self.check_running()
            proposal = self.people.answered(seat, what)
            absent = replaced(proposal.what)
            if not agree:
                change.request(entries.RefusalEntry(seat, "" if absent is None else proposal.what))
                return
            self.check_proposal(proposal.seat, proposal.what)  # the game may have gone back since
            if absent is None:
                change.request(entries.AgreementEntry(seat))
                await self._settle(change)
            elif absent == seat:
                change.request(entries.LeaveEntry(seat, self.row.stand_in))
            else:
                await self._replace(store, change, absent)

    async def leave(self, store: Store, seat: int, version: int) -> None:
        """Let a bot play on. Whoever has left may come back."""
        async with self._change(store, version) as change:
            change.request(entries.LeaveEntry(seat, self.row.stand_in))

    async def resign(self, store: Store, seat: int, version: int) -> None:
        """Give up: a bot plays on, for the last place. The others may have waited for no more to end the game."""
        async with self._change(store, version) as change:
            change.request(entries.ResignationEntry(seat, self.row.stand_in))
            await self._settle(change)

    async def take_back(self, store: Store, seat: int, version: int) -> None:
        """A person returns to a seat that a bot has played for."""
        async with self._change(store, version) as change:
            change.request(entries.ReturnEntry(seat))

    async def tell_regained(self, store: Store, seat: int) -> None:
        """All others have agreed that somebody has a seat again."""
        async with self._change(store) as change:
            change.request(entries.RegainEntry(seat))

    async def read_seen(self, store: Store) -> None:
        """When people were last seen, at whichever server."""
        for seat, at in (await store.seen(self.id)).items():
            self.people.seen[seat] = max(at, self.people.seen[seat])

    async def _replace(self, store: Store, change: TableChange, absent: int) -> None:
        """Put a bot in the seat of somebody whose time is over; who was seen at another server was seen."""
        if store.shared:
            await self.read_seen(store)
        change.request(entries.ReplacementEntry(absent, self.row.stand_in))

    async def _settle(self, change: TableChange) -> None:
        """Do what was proposed when all who are asked agree."""
        proposal, agreed = change.table.people.proposal, change.table.people.agreed()
        if proposal is None or agreed is None:
            return
        if agreed == "end":
            change.add(entries.EndEntry(proposal.seat))
        else:
            change.add(entries.RewindEntry(proposal.seat, agreed.split()[1]))
            await self.slices.run(change.table.replay())
            change.draw()
