"""What is done at a table: moves, and what its players ask of each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from keydom.core.errors import KeydomError
from keydom.core.game import NATURE
from keydom.server.beside import BESIDE, checked_beside, lay_beside, stands_beside
from keydom.server.draft import Draft
from keydom.server.errors import NotNow, Stale, TooLong
from keydom.server.people import (
    AGREE,
    BOT,
    LEAVE,
    PERSON,
    PROPOSE,
    REFUSE,
    REGAIN,
    RESIGN,
    RESIGNED,
    TOLD,
    Open,
    replaced,
)
from keydom.server.store import Store
from keydom.server.table import END, REDO, REWIND, UNDO, Table, coming_or_going

MOST_NOTED = 300_000  # characters: a record can still be brought in with them


class Live(Table):
    """A table that is played at. Whatever is done is written to its log before anybody sees it; whoever acts says which
    version of the table it was looking at.
    """

    async def begin(self, store: Store) -> None:
        """The draws that come before the first decision, of the game or of the rest of a record."""
        async with self.lock:
            if self.course is not None:
                if self.match.ply == 0:
                    await self._keep(store, self.course.begin(self.match))
            elif self.mover == NATURE and self.attempt is None:
                before = self.match.ply
                self.match.deal()
                await self._keep(store, self.match.moves[before:])

    async def play(self, store: Store, seat: int, action: str, version: int) -> None:
        """One action of a seat, with whatever NATURE does then."""
        async with self.lock:
            self._check(version)
            if self.course is not None:
                self.course.check(self.match, seat, action)
            lines = self._play(seat, (action,))
            await self._keep(store, [*lines, *self.course.follow(self.match)] if self.course else lines)

    async def play_on(self, store: Store, seat: int, steps: Sequence[str], version: int, fence: str) -> None:
        """What a bot does on end, kept together, with whatever NATURE does then; only while its lease lasts."""
        async with self.lock:
            self._check(version)
            await self._keep(store, self._play(seat, steps), fence=fence)

    def _play(self, seat: int, steps: Sequence[str]) -> list[tuple[int, str]]:
        """Actions of a seat, and the lines that they are in the log."""
        before = self.match.ply
        try:
            for step in steps:
                self.match.play(step, seat)
        except BaseException as error:  # a part of it may be in memory, and is not kept
            self.broken = self.match.ply > before or not isinstance(error, KeydomError)
            raise
        self.undone = []
        self.people.stay(seat)
        return self.match.moves[before:]

    async def turn(self, store: Store, version: int) -> None:
        """Leave a pause of a lesson that only tells."""
        async with self.lock:
            self._check(version)
            if self.course is None:
                raise NotNow("this table is no lesson")
            await self._keep(store, self.course.turn(self.match))

    async def retry(self, store: Store, version: int, show: bool) -> None:
        """Begin a puzzle again, or give up and be shown what was best."""
        async with self.lock:
            self._check(version)
            if self.attempt is None:
                raise NotNow("this table is no puzzle")
            await self._go_back(0)
            self.undone = []
            await self._keep(store, self.attempt.begin_again(self.match, show))

    async def play_turn(self, store: Store, seat: int, steps: Sequence[str], version: int) -> None:
        """Several actions of a seat, all or none: as many as can be chosen before anything is drawn or shown."""
        async with self.lock:
            self._check(version)
            if self.course is not None:
                raise NotNow("a lesson is played step by step")
            Draft(self.match, seat, steps)  # refuses what is not allowed before anything has happened
            await self._keep(store, self._play(seat, steps))

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
            *undone, (_, last) = self.undone
            lines = self._play(seat, (last,))
            self.undone = undone
            await self._keep(store, [(seat, REDO), *lines])

    async def propose(self, store: Store, seat: int, what: str, version: int) -> None:
        """Ask the others: to go back to a ply, to end the game, or to let a bot play for somebody who is away."""
        async with self.lock:
            self._check(version)
            self._check_proposal(seat, what)
            absent = replaced(what)
            if absent is not None and self.people.limit is not None:  # agreed when the table was made
                await self._replace(store, absent)
                return
            await self._settle(store, [self._says(seat, f"{PROPOSE} {what}", store.clock())])

    async def answer(self, store: Store, seat: int, agree: bool, version: int, what: str | None = None) -> None:
        """Agree to what was proposed, or refuse. Whoever asked may withdraw it."""
        async with self.lock:
            self._check(version)
            self._check_running()
            proposal = self.people.answered(seat, what)
            if agree:
                self._check_proposal(proposal.seat, proposal.what)  # the game may have gone back since
            absent, asked = replaced(proposal.what), self.people.asked(proposal.what)
            if agree and absent is not None and seat != absent:
                await self._replace(store, absent)
            elif seat not in asked and (agree or seat != proposal.seat):
                raise NotNow(f"seat {seat} is not asked")
            elif not agree:
                named = "" if absent is None else f" {proposal.what}"
                await self._keep(store, [self._says(seat, REFUSE + named, store.clock())])
            elif absent is not None:
                await self._keep(store, [self._says(seat, f"{LEAVE} {self.row.stand_in}", store.clock())], self.bots)
            else:
                await self._settle(store, [self._says(seat, AGREE, store.clock())])

    async def _replace(self, store: Store, absent: int) -> None:
        """Put a bot in the seat of somebody whose time is over; who was seen at another server was seen."""
        if store.shared:
            for seat, at in (await store.seen(self.id)).items():
                self.people.seen[seat] = max(at, self.people.seen[seat])
        self.people.check_due(absent, self.mover, store.clock())
        await self._keep(store, [self._says(absent, f"{BOT} {self.row.stand_in}", store.clock())], self.bots)

    async def leave(self, store: Store, seat: int, version: int) -> None:
        """Let a bot play on. Whoever has left may come back."""
        await self._part(store, seat, version, LEAVE)

    async def resign(self, store: Store, seat: int, version: int) -> None:
        """Give up: a bot plays on, for the last place."""
        await self._part(store, seat, version, RESIGN)

    async def _part(self, store: Store, seat: int, version: int, how: str) -> None:
        async with self.lock:
            self._check(version)
            self._check_running()
            await self._settle(store, [self._says(seat, f"{how} {self.row.stand_in}", store.clock())], self.bots)

    async def take_back(self, store: Store, seat: int, version: int) -> None:
        """A person returns to a seat that a bot has played for."""
        async with self.lock:
            self._check(version)
            self._check_running()
            if seat not in self.bots:
                raise NotNow("no bot plays for this seat")
            if seat in self.people.gone and self.people.gone[seat].how == RESIGNED:
                raise NotNow("whoever has resigned does not come back")
            await self._keep(store, [self._says(seat, PERSON, store.clock())], self.bots)

    async def tell_regained(self, store: Store, seat: int) -> None:
        """All others have agreed that somebody has a seat again."""
        async with self.lock:
            self.check_sound()
            await self._keep(store, [self._says(seat, REGAIN, store.clock())])

    async def annotate(self, store: Store, seat: int, ply: int, text: str) -> None:
        """Rewrite what stands beside a ply of a finished game."""
        async with self.lock:
            self.check_sound()
            if self.noted + len(text) > MOST_NOTED:
                raise TooLong(f"notes of one game have {MOST_NOTED} characters, those that were rewritten included")
            if not text and not stands_beside(self.match, ply):
                return  # nothing takes the place of nothing
            await self.turnstile.in_slices(checked_beside(self.match, ply, text))
            lay_beside(self.match, ply, text)
            await self._keep(store, [(seat, f"{BESIDE} {ply}\n{text}")])
            self.noted += len(text)

    # The log.

    def check_sound(self) -> None:
        """Refuse to go on with a table that another has taken the place of."""
        if self.broken:
            raise Stale("the table is being read anew")

    def _check(self, version: int) -> None:
        self.check_sound()
        if version != self.version:
            raise Stale(f"the table is at version {self.version}, not {version}")

    def _check_running(self) -> None:
        if self.told_by_rote:
            raise NotNow("a lesson or a puzzle goes its own way: it is left by leaving the page")
        if self.over:
            raise Open("the game is over and its secrets are open: it can be looked through and forked")

    def _check_proposal(self, seat: int, what: str) -> None:
        self._check_running()
        words = what.split()
        if len(words) == 2 and words[0] == "rewind" and words[1] in map(str, range(self.match.ply)):
            return
        others = [str(other) for other in self.persons() if other != seat]
        if len(words) == 2 and words[0] == "bot" and words[1] in others:
            return
        if words == ["end"]:
            return
        raise NotNow(f"nobody can propose {what!r} now")

    async def _settle(self, store: Store, lines: list[tuple[int, str]], bots: Mapping[int, str] | None = None) -> None:
        """Do what was proposed when all who are asked agree."""
        proposal, agreed = self.people.proposal, self.people.agreed()
        if proposal is not None and agreed is not None:
            self.people.proposal = None
            words = agreed.split()
            if words[0] == "end":
                self.match.end()
                lines.append((proposal.seat, END))
            else:
                await self._go_back(int(words[1]))
                self.undone = []
                self.people.turns.went_back(int(words[1]), store.clock())
                lines.append((proposal.seat, f"{REWIND} {words[1]}"))
                lines += self.match.moves[int(words[1]) :]
        await self._keep(store, lines, bots)

    async def _go_back(self, ply: int) -> None:
        try:
            twin = await self.replayed(ply)
        except BaseException:  # given up: what was agreed to is in memory and not kept
            self.broken = True
            raise
        self.match.go_back(twin)

    def _says(self, seat: int, text: str, at: float) -> tuple[int, str]:
        """A line about people, done here as it will be when the log is read."""
        word, _, rest = text.partition(" ")
        if word in TOLD:
            self.match.tell(coming_or_going(word, seat))
        self.people.take(seat, word, rest, at)
        return seat, text

    async def _keep(
        self,
        store: Store,
        lines: Sequence[tuple[int, str]],
        bots: Mapping[int, str] | None = None,
        fence: str | None = None,
    ) -> None:
        """Write to the log what was done here. A request that is given up does not stop it half-way."""
        next = None if self.bot_to_move is self._bot_waited else self.bot_to_move
        try:
            over = self.over and not self.told_by_rote
            self.since = await store.append(self.id, self.version, lines, over, bots, next, fence)
        except BaseException:  # given up or refused: what is kept may differ from what is here
            self.broken = True
            raise
        self.version += len(lines)
        self._bot_waited = self.bot_to_move
        for _ in range(self.people.turns.ply, self.match.ply):
            self.people.turns.moved(self.since)

    def _undo(self, seat: int) -> None:
        self.telling.clear()
        self.undone.append((seat, self.match.moves[-1][1]))
        self.match.undo(seat)
        self.people.turns.took_back()
