"""A table as its log makes it: the match, its people, and who is to move."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from random import SystemRandom
from typing import Any

from keydom.core.errors import KeydomError
from keydom.core.game import Event, Game
from keydom.core.match import Match
from keydom.core.record import start_of
from keydom.server.attempt import AGAIN, PUZZLE, SHOWN, Attempt
from keydom.server.beside import BESIDE, lay_beside
from keydom.server.course import LESSON, PAUSE, Course
from keydom.server.history import History
from keydom.server.people import TOLD, People, Proposal
from keydom.server.speech import Speech, speech
from keydom.server.store import LineRow, TableRow
from keydom.server.telling import Telling
from keydom.server.turnstile import Slices, Turnstile

UNDO, REDO, REWIND, END = "!undo", "!redo", "!rewind", "!end"
POSITION = "!position"  # the first line where a game begins from a position of its own, with its text behind it


class Table:
    """One table, as it is read. `version` is the number of lines in its log."""

    def __init__(
        self, row: TableRow, game: Game[Any, Any], log: Sequence[LineRow], turnstile: Turnstile | None = None
    ) -> None:
        self.id = row.id
        self.row = row
        self.game = game
        self.names = {seat.seat: seat.name for seat in row.seats if seat.name}  # the others go by their number
        self.people = People(row)
        self.bots = self.people.bots
        self.match = Match(game, len(row.seats), game.options(row.options), players=self.names, drawn=row.drawn or ())
        self.version = 0
        self.noted = 0  # characters of all that was ever written beside its moves
        self.undone: list[tuple[int, str]] = []  # moves taken back that may be made again
        self.course: Course | None = None  # where the table is a lesson
        self.attempt: Attempt | None = None  # where it is a puzzle
        self.since = row.created  # when the mover's turn began
        self.lock = asyncio.Lock()
        self.broken = False  # what is in memory may not be what is kept: to be read anew
        self._bot_waited = False  # a bot was to move when something was last written
        self.turnstile = turnstile or Turnstile()
        self.telling = Telling()
        self._words: dict[str, Speech] = {}
        for _ in self.reading(log):
            pass

    def reading(self, log: Sequence[LineRow]) -> Iterator[None]:
        """Take in a log, a step at a time; only then is NATURE's next draw up to chance."""
        history = History()
        self.match.rng = None
        for line in log:
            self._take(history, line.seat, line.text, line.at)
            yield
        yield from history.playing(self.match)
        if not self.told_by_rote:
            self.match.rng = SystemRandom()
        elif self.course is not None:
            self.course.check_log(self.match)
        self._bot_waited = self.bot_to_move

    def follow(self, lines: Sequence[LineRow]) -> Slices[None]:
        """Take in what another server has written: moves as they come; all else asks for the whole log to be read."""
        self.match.rng = None
        try:
            for line in lines:
                if line.number != self.version or line.text.startswith("!"):
                    self.broken = True
                    return
                self.match.play(line.text, line.seat)
                self.version += 1
                self.since = line.at
                self._moved(line.seat, line.at)
                yield
            self._bot_waited = self.bot_to_move
        except KeydomError:  # reading the whole log says what is wrong with it
            self.broken = True
        finally:
            self.match.rng = None if self.told_by_rote else SystemRandom()

    async def replayed(self, ply: int) -> Match[Any, Any]:
        """The match as it stood after so many lines, played anew in slices."""
        record = self.match.record()
        twin = Match.of(self.game, record)
        await self.turnstile.in_slices(twin.following(record, ply))
        return twin

    @property
    def seats(self) -> int:
        return self.match.seats

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def mover(self) -> int:
        return self.match.mover

    @property
    def told_by_rote(self) -> bool:
        """Whether it is a lesson or a puzzle: nothing is drawn there, and no bot moves."""
        return self.course is not None or self.attempt is not None

    @property
    def bot_to_move(self) -> bool:
        return not self.over and self.mover in self.bots and not self.told_by_rote

    @property
    def position(self) -> str:
        """The text of the position that the game began with; empty where that is the usual one."""
        return self.match.record().position() if self.match.start else ""

    def persons(self) -> list[int]:
        """The seats where people play themselves."""
        return [seat for seat in range(self.seats) if seat not in self.bots]

    def words(self, language: str) -> Speech:
        if language not in self._words:
            self._words[language] = speech(self.game, language, self.names)
        return self._words[language]

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
        return self.people.due(self.mover)

    def undoable(self, seat: int) -> bool:
        """Whether this seat's last decision can be taken back; after the end all secrets are out."""
        done = self.course is not None or (self.attempt is not None and self.attempt.answered(self.match))
        return not self.over and not done and self.match.undoable(seat)

    def redoable(self, seat: int) -> bool:
        return bool(self.undone) and self.undone[-1][0] == seat and self.mover == seat

    def _take(self, history: History, seat: int, text: str, at: float) -> None:
        """Read a line of the log."""
        self.version += 1
        self.since = at
        word, _, rest = text.partition(" ")
        if word == UNDO:
            self.undone.append((seat, history.undo(seat)))
            self.people.turns.took_back()
        elif word == REWIND:
            history.rewind(int(rest))
            self.undone, self.people.proposal = [], None
            self.people.turns.went_back(int(rest), at)
        elif word == REDO:
            self.undone = [*self.undone[:-1], (seat, "")]  # kept over the line that follows
        elif word == END:
            history.end()
        elif word == BESIDE:
            ply, _, text = rest.partition("\n")
            lay_beside(self.match, int(ply), text)
            self.noted += len(text)
        elif word == POSITION:
            record = self.match.record()  # its head has the options as they read under the present rules
            record.start = start_of(rest)
            options, drawn = self.match.options, self.match.drawn
            self.match = Match(self.game, self.seats, options, None, self.names, drawn, record.position())
        elif word == LESSON:
            self.course = Course.of(self.game, rest)
        elif word == PAUSE and self.course is not None:
            self.course.place = int(rest)
        elif word == PUZZLE:
            self.attempt = Attempt.of(self.game, rest)
            self.match = self.attempt.begun(self.match)
        elif word in (AGAIN, SHOWN) and self.attempt is not None:
            history.rewind(0)
            self.undone, self.attempt.shown = [], word == SHOWN
        elif self.people.take(seat, word, rest, at):
            if word in TOLD:
                history.tell(coming_or_going(word, seat))
        else:
            history.move(seat, text)
            self._moved(seat, at)

    def _moved(self, seat: int, at: float) -> None:
        self.people.stay(seat)
        self.people.turns.moved(at)
        if self.undone and self.undone[-1][1] == "":
            self.undone.pop()
        elif seat >= 0:
            self.undone = []


def coming_or_going(word: str, seat: int) -> Event:
    """What the log tells of somebody who left, resigned, was replaced or is back."""
    return Event(TOLD[word], {"seat": f"seat:{seat}"})
