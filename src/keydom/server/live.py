"""A table in memory: the match that its log makes, and what its players have asked of each other."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import Any

from keydom.core.game import NATURE, Event, Game
from keydom.core.match import Match
from keydom.server.errors import NotNow, Stale
from keydom.server.speech import Speech, speech
from keydom.server.store import LineRow, Store, TableRow

UNDO, REDO, AGREE, REFUSE = "!undo", "!redo", "!agree", "!refuse"
PROPOSE, REWIND, BOT, PERSON = "!propose", "!rewind", "!bot", "!person"


class Proposal:
    """Something that needs the consent of every person at the table: `rewind 57` or `bot 2 easy`."""

    def __init__(self, seat: int, what: str) -> None:
        self.seat = seat
        self.what = what
        self.agreed = {seat}


class Turnstile:
    """Drawings are made one after the other, with a breath between them in which moves get their answers."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def pass_through(self) -> None:
        async with self._lock:
            await asyncio.sleep(0)


class Live:
    """One table. `version` is the number of lines in its log: whoever acts says which version it was looking at."""

    def __init__(
        self, row: TableRow, game: Game[Any, Any], log: Sequence[LineRow], turnstile: Turnstile | None = None
    ) -> None:
        self.id = row.id
        self.row = row
        self.game = game
        self.names = {seat.seat: seat.name for seat in row.seats if seat.name}  # the others go by their number
        self.bots = {seat.seat: seat.bot for seat in row.seats if seat.bot}
        self.match = Match(game, len(row.seats), game.options(row.options), players=self.names, drawn=row.drawn or ())
        self.version = 0
        self.undone: list[tuple[int, str]] = []  # moves taken back that may be made again
        self.proposal: Proposal | None = None
        self.since = row.created  # when the mover's turn began
        self.lock = asyncio.Lock()
        self.broken = False  # what is in memory may not be what is kept: to be read anew
        self.turnstile = turnstile or Turnstile()
        self.told: dict[str, dict[int, tuple[Event, str]]] = {}  # by language and by event: lines of the log as HTML
        self._words: dict[str, Speech] = {}
        for line in log:
            self._take(line.seat, line.text, line.at)
        self.match.rng = SystemRandom()

    # Reading.

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
    def bot_to_move(self) -> bool:
        return not self.over and self.mover in self.bots

    def persons(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.bots]

    def words(self, language: str) -> Speech:
        if language not in self._words:
            self._words[language] = speech(self.game, language, self.names)
        return self._words[language]

    def undoable(self, seat: int) -> bool:
        """Whether this seat's last decision can be taken back; after the end all secrets are out."""
        return not self.over and self.match.undoable(seat)

    def redoable(self, seat: int) -> bool:
        return bool(self.undone) and self.undone[-1][0] == seat and self.mover == seat

    # Acting. Every one of these writes what it does to the log before anybody sees it.

    async def begin(self, store: Store) -> None:
        """The draws that come before the first decision, of the game or of the rest of a record."""
        async with self.lock:
            if self.mover == NATURE:
                before = self.match.ply
                self.match.deal()
                await self._keep(store, self.match.moves[before:])

    async def play(self, store: Store, seat: int, action: str, version: int) -> None:
        """One action of a seat, with whatever NATURE does then."""
        async with self.lock:
            self._check(version)
            before = self.match.ply
            self.match.play(action, seat)
            self.undone = []
            await self._keep(store, self.match.moves[before:])

    async def undo(self, store: Store, seat: int, version: int, whole_turn: bool = False) -> None:
        """Take back a seat's last decision, or all of its turn as far as nothing has been learned."""
        async with self.lock:
            self._check(version)
            if not self.undoable(seat):
                raise NotNow("nothing can be taken back beyond a draw, a reveal, another player's move or the end")
            lines = []
            while self.match.undoable(seat):
                self._undo(seat)
                lines.append((seat, UNDO))
                if not whole_turn:
                    break
            await self._keep(store, lines)

    async def redo(self, store: Store, seat: int, version: int) -> None:
        """Make the move again that was taken back last."""
        async with self.lock:
            self._check(version)
            if not self.redoable(seat):
                raise NotNow("there is nothing to do again")
            undone = self.undone[:-1]
            before = self.match.ply
            self.match.play(self.undone[-1][1], seat)
            self.undone = undone
            await self._keep(store, [(seat, REDO), *self.match.moves[before:]])

    async def propose(self, store: Store, seat: int, what: str, version: int) -> None:
        """Ask the others: to go back to a ply, or to let a bot play for somebody."""
        async with self.lock:
            self._check(version)
            self._check_proposal(what)
            lines = [(seat, f"{PROPOSE} {what}")]
            self.proposal = Proposal(seat, what)
            await self._settle(store, lines)

    async def answer(self, store: Store, seat: int, agree: bool, version: int) -> None:
        async with self.lock:
            self._check(version)
            if self.proposal is None:
                raise NotNow("nothing has been proposed")
            if not agree:
                self.proposal = None
                await self._keep(store, [(seat, REFUSE)])
                return
            self._check_proposal(self.proposal.what)  # the game may have gone back since
            self.proposal.agreed.add(seat)
            await self._settle(store, [(seat, AGREE)])

    async def take_back(self, store: Store, seat: int, version: int) -> None:
        """A person returns to a seat that a bot has played for."""
        async with self.lock:
            self._check(version)
            if seat not in self.bots:
                raise NotNow("no bot plays for this seat")
            del self.bots[seat]
            await self._keep(store, [(seat, PERSON)], self.bots)

    # The log.

    def check_sound(self) -> None:
        """Refuse to go on with a table that another has taken the place of."""
        if self.broken:
            raise Stale("the table is being read anew")

    def _check(self, version: int) -> None:
        self.check_sound()
        if version != self.version:
            raise Stale(f"the table is at version {self.version}, not {version}")

    def _check_proposal(self, what: str) -> None:
        words = what.split()
        if len(words) == 2 and words[0] == "rewind" and words[1] in map(str, range(self.match.ply + 1)):
            return
        seats = [str(seat) for seat in self.persons()]
        if len(words) == 3 and words[0] == "bot" and words[1] in seats and not self.over:
            return
        raise NotNow(f"nobody can propose {what!r} now")

    async def _settle(self, store: Store, lines: list[tuple[int, str]]) -> None:
        """Do what was proposed when all persons agree; whoever is to be replaced is not asked."""
        proposal = self.proposal
        assert proposal is not None
        words = proposal.what.split()
        absent = {int(words[1])} if words[0] == "bot" else set()
        if proposal.agreed >= set(self.persons()) - absent:
            self.proposal = None
            if words[0] == "bot":
                self.bots[int(words[1])] = words[2]
                await self._keep(store, [*lines, (int(words[1]), f"{BOT} {words[2]}")], self.bots)
                return
            self.match.rewind(int(words[1]))
            self.undone = []
            lines.append((proposal.seat, f"{REWIND} {words[1]}"))
            lines += self.match.moves[int(words[1]) :]
        await self._keep(store, lines)

    async def _keep(
        self, store: Store, lines: Sequence[tuple[int, str]], bots: Mapping[int, str] | None = None
    ) -> None:
        """Write to the log what was done here. A request that is given up does not stop it half-way."""
        try:
            self.since = await store.append(self.id, self.version, lines, self.over, bots)
        except BaseException:  # given up or refused: what is kept may differ from what is here
            self.broken = True
            raise
        self.version += len(lines)

    def _undo(self, seat: int) -> None:
        self.told.clear()
        self.undone.append((seat, self.match.moves[-1][1]))
        self.match.undo(seat)

    def _take(self, seat: int, text: str, at: float) -> None:
        """Read a line of the log."""
        self.version += 1
        self.since = at
        word, _, rest = text.partition(" ")
        if word == UNDO:
            self._undo(seat)
        elif word == REWIND:
            self.match.rewind(int(rest))
            self.undone, self.proposal = [], None
        elif word == REDO:
            self.undone = [*self.undone[:-1], (seat, "")]  # kept over the line that follows
        elif word == PROPOSE:
            self.proposal = Proposal(seat, rest)
        elif word == AGREE and self.proposal is not None:
            self.proposal.agreed.add(seat)
        elif word == REFUSE:
            self.proposal = None
        elif word == BOT:
            self.bots[seat] = rest
            self.proposal = None
        elif word == PERSON:
            self.bots.pop(seat, None)
        else:
            self._move(seat, text)

    def _move(self, seat: int, text: str) -> None:
        self.match.play(text, seat)
        if self.undone and self.undone[-1][1] == "":
            self.undone.pop()
        elif seat >= 0:
            self.undone = []
