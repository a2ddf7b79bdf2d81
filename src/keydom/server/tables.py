"""All tables of a server: opened when somebody looks, kept in memory a while, and moved on by bots where they sit."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from time import monotonic
from typing import Any

from keydom.bots import levels
from keydom.core.errors import BadPosition, BadRecord, IllegalAction, InvalidAction, UnknownGame
from keydom.core.game import Game
from keydom.core.match import Match
from keydom.core.record import Record
from keydom.games import game as registered
from keydom.server.advisers import Advisers
from keydom.server.analysts import Analysts
from keydom.server.archive import record_of
from keydom.server.beside import lines_beside
from keydom.server.elsewhere import FarWorker
from keydom.server.errors import Damaged, NoSuchTable, NotNow, Outdated, ServerError, Stale, Trouble
from keydom.server.expiry import sweep
from keydom.server.holders import SEATS
from keydom.server.limits import HOUR, VISITOR, Allowance, Counted
from keydom.server.live import Live
from keydom.server.movers import Movers
from keydom.server.queue import Rank
from keydom.server.runner import Runner, usual
from keydom.server.settings import Settings
from keydom.server.store import GONE, LINES, SAID, Store, TableRow, Terms
from keydom.server.studies import Studies
from keydom.server.table import END, POSITION
from keydom.server.thinking import Thinkers
from keydom.server.tokens import hashed, new_id, new_token
from keydom.server.turnstile import Turnstile

LONGEST_NAME = 40
KEPT = 1024  # tables of earlier rules
PRESENT = 60.0  # seconds for which whoever has asked for a table counts as being there


@dataclass(frozen=True, slots=True)
class Guest:
    """Who is to sit at a seat: a name, if any, and the level of a bot or nothing for a person."""

    name: str
    bot: str | None = None


class Tables:
    """The one place where tables change. `publish` is told of every change: the table and its new version, if any."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        publish: Callable[[str, int | None], None],
        watched: Callable[[str], bool] = lambda _table: False,
        runner: Runner | None = None,
    ) -> None:
        self.runner = runner or usual()
        self.store = store
        self.settings = settings
        self.publish = publish
        self._watched = watched
        self._visited: dict[str, float] = {}  # when somebody last asked for a table
        self._told: dict[str, int] = {}  # the version that another server last told of, by table
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._turnstile = Turnstile()
        self._opening: dict[str, asyncio.Lock] = {}
        self._outdated: OrderedDict[str, str] = OrderedDict()  # tables of earlier rules, and why they cannot go on
        self._thinkers = Thinkers(
            settings.thinkers, partial(FarWorker, settings.ray) if settings.ray else None, self.runner
        )
        self._movers = Movers(store, settings, self._thinkers, self._open, publish, self._rank)
        self.advisers = Advisers(self._thinkers, settings)
        self.studies = Studies(self._thinkers, settings)
        self.analysts = Analysts(store, self._thinkers, self.runner)
        self._beside: list[asyncio.Task[None]] = []
        self._made = Allowance(settings.tables, HOUR, "tables an hour")
        self.counted: list[Counted] = [
            self._made,
            *self.advisers.counted,
            *self.analysts.counted,
            *self.studies.counted,
        ]

    async def start(self) -> None:
        """Bots whose move was interrupted take it up again, while others are served already."""
        self._beside = [
            asyncio.create_task(self._movers.take_up()),
            asyncio.create_task(self._movers.renew()),
            asyncio.create_task(sweep(self.store, self.settings, self._watched, self._drop)),
        ]

    async def stop(self) -> None:
        for task in self._beside:
            task.cancel()
        await asyncio.gather(*self._beside, return_exceptions=True)
        await self._movers.stop()
        self.advisers.stop()
        self.analysts.stop()
        self._thinkers.stop()

    async def create(
        self,
        game: Game[Any, Any],
        options: dict[str, str],
        guests: Sequence[Guest],
        holder: str,
        mine: Sequence[int],
        terms: Terms | None = None,
        moves: Sequence[tuple[int, str]] = (),
    ) -> tuple[Live, list[str]]:
        """A new table and the token of each seat; `mine` are the seats that the maker's browser acts for."""
        chosen = game.options(options)
        self._made.take(VISITOR.get())
        Match(game, len(guests), chosen, players={seat: guest.name for seat, guest in enumerate(guests) if guest.name})
        id, tokens = new_id(), [new_token() for _ in guests]
        rows = [
            (guest.name, guest.bot, None if guest.bot else hashed(token))
            for guest, token in zip(guests, tokens, strict=True)
        ]
        facts = (game.rules_version, game.catalogue.digest())
        taken = [(seat, holder) for seat in mine]
        await self.store.create(id, game.id, chosen.values, *facts, rows, taken, terms, holder, moves)
        live = await self.open(id)
        if any(guest.bot for guest in guests):
            self._thinkers.prepare()
        self._movers.wake(live)
        return live, tokens

    async def fork(
        self, live: Live, ply: int, guests: Sequence[Guest], holder: str, mine: Sequence[int]
    ) -> tuple[Live, list[str]]:
        """A table that goes on from a moment of a finished one, with other draws to come."""
        terms = Terms(stand_in=live.row.stand_in, fork_of=live.id, fork_ply=ply)
        moves = [*begun(live.position), *live.match.moves[:ply]]
        return await self.create(live.game, live.row.options, guests, holder, mine, terms, moves)

    async def bring_in(self, record: Record, holder: str) -> Live:
        """A table from a record: finished, or to be played on by the browser that brought it."""
        game = registered(record.game)
        self._made.take(VISITOR.get())
        match = Match.of(game, record)
        await self._turnstile.in_slices(match.following(record))
        names = [record.players.get(seat, "") for seat in range(record.seats)]
        if any(len(name) > LONGEST_NAME for name in names):
            raise BadRecord(f"a name at a table has at most {LONGEST_NAME} characters", record.file)
        rows = [(name, None, None) for name in names]
        id = new_id()
        facts = (game.rules_version, game.catalogue.digest())
        mine = [(seat, holder) for seat in range(record.seats)]
        lines = [
            *begun(match.record().position()),
            *match.moves,
            *([(0, END)] if match.ended else []),
            *lines_beside(record),
        ]
        terms = Terms(drawn=record.drawn)
        await self.store.create(
            id, game.id, match.options.values, *facts, rows, mine, terms, holder, lines, over=match.over
        )
        return await self.open(id)

    async def open(self, id: str, version: int | None = None) -> Live:
        """A table that somebody asks for, by its id; who says a version acts at that one or not at all."""
        live = await self._open(id, version)
        self._visited[id] = monotonic()
        return live

    async def archived(self, id: str) -> tuple[TableRow, Record]:
        """A table and its record as they are kept, however the rules have changed since."""
        row = await self.store.table(id)
        return row, record_of(row, await self.store.log(id))

    async def glance(self, id: str) -> Live:
        """A table as it stands, for whoever only reads it: it is not kept in memory."""
        live = self._live.get(id)
        return live if live is not None and not live.broken else await self._replay(id)

    async def _open(self, id: str, version: int | None = None) -> Live:
        """A table from memory, or else from its log."""
        live = self._live.get(id)
        if live is not None and self.store.shared and not live.broken and live.version != version:
            await self._catch_up(live)
        if live is None or live.broken:
            try:
                async with self._opening.setdefault(id, asyncio.Lock()):
                    live = self._live.get(id)
                    if live is None or live.broken:
                        live = await self._read(id)
            finally:
                self._opening.pop(id, None)
        self._live.move_to_end(id)
        if not self.store.shared:  # else who has moved has woken the bot, or another server will
            self._movers.wake(live)
        return live

    async def _read(self, id: str) -> Live:
        if id in self._outdated:  # it is not played through again for every look at a list
            raise Outdated(self._outdated[id])
        try:
            live = await self._replay(id)
        except Outdated as error:
            self._outdated[id] = str(error)
            while len(self._outdated) > KEPT:
                self._outdated.popitem(last=False)
            raise
        except (ServerError, UnknownGame):
            raise
        except Exception as error:  # whatever it is that cannot be read, it is this table alone
            raise Damaged("the log of this table cannot be read; other tables are not affected") from error
        try:
            await live.begin(self.store)
        except Stale:  # another server has drawn first
            return await self._read(id)
        self._live[id] = live
        self._live.move_to_end(id)
        self._put_away()
        self.publish(id, live.version)
        return live

    async def _catch_up(self, live: Live) -> None:
        """Take in what was played elsewhere; while the database does not answer a table is shown as it was."""
        try:
            told = self._told.get(live.id, 0)
            if told > live.version:
                async with live.lock:
                    if told > live.version and not live.broken:
                        await self._turnstile.in_slices(live.follow(await self.store.log(live.id, live.version)))
                        return
            version = await self.store.version(live.id)  # there may be more than was told of
            if version is None:
                self._drop(live.id)
                raise NoSuchTable(f"there is no table {live.id!r}")
            if version > live.version:
                async with live.lock:
                    if version > live.version and not live.broken:
                        await self._turnstile.in_slices(live.follow(await self.store.log(live.id, live.version)))
        except Trouble:
            return

    async def _replay(self, id: str) -> Live:
        row = await self.store.table(id)
        game = registered(row.game)
        options = game.renewed(row.options, row.rules)
        earlier = f"the table began under rules version {row.rules} of {row.game} and cannot go on under this one"
        if options is None or row.catalogue != game.catalogue.digest():
            if row.rules < game.rules_version:
                raise Outdated(earlier)
            raise NotNow(f"the table was played under rules version {row.rules} of {row.game}, which is not this one")
        live = Live(replace(row, options=dict(options)), game, [], self._turnstile)
        lines = await self.store.log(id)
        if [line.number for line in lines] != list(range(len(lines))):
            raise BadRecord("lines of the log are missing", id)
        try:
            await self._turnstile.in_slices(live.reading(lines))
        except BadPosition:
            if row.rules == game.rules_version:
                raise
            raise Outdated(f"{earlier}: the position that it began with cannot be read any more") from None
        except (IllegalAction, InvalidAction):
            if row.rules == game.rules_version:
                raise
            raise Outdated(f"{earlier}: move {live.match.ply + 1} is not allowed any more") from None
        return live

    def _put_away(self) -> None:
        """Let go of the tables that were looked at longest ago, but of none where something is going on."""
        for id in list(self._live)[:-1]:
            if len(self._live) <= self.settings.live:
                return
            live = self._live[id]
            if live.lock.locked() or self._movers.thinks(id):
                continue
            live.broken = True  # whoever still holds it must not go on with it
            del self._live[id]
            self._visited.pop(id, None)
            self._told.pop(id, None)

    def _drop(self, id: str) -> None:
        """Keep a table in memory no longer."""
        self._movers.drop(id)
        if (live := self._live.pop(id, None)) is not None:
            live.broken = True
        self._visited.pop(id, None)
        self._told.pop(id, None)

    def heard(self, news: list[str]) -> None:
        """Another server has told of something."""
        what, id, *more = news
        if what == LINES:
            if id in self._live:
                self._told[id] = int(more[0])
            self.publish(id, int(more[0]))
        elif what == SAID:
            self.store.forget_said(id)
            self.publish(id, None)
        elif what == SEATS:
            self.store.forget_seats()
            if (live := self._live.get(id)) is not None:
                live.broken = True  # read anew, it has the names and the people of now
            self.publish(id, None)
        elif what == GONE:
            self.store.forget_all()
            self._drop(id)

    async def missed(self, watched: Sequence[str]) -> None:
        """Other servers may have told of anything: whoever watches looks again."""
        self.store.forget_all()
        versions = await asyncio.gather(*(self.store.version(id) for id in watched))  # in one trip
        for id, version in zip(watched, versions, strict=True):
            self.publish(id, version)

    def changed(self, live: Live) -> None:
        """Tell everybody, and wake the bot whose turn it is."""
        self.publish(live.id, live.version)
        self._movers.wake(live)

    def _rank(self, id: str) -> Rank:
        """How urgent a bot's move is: less where nobody is there to see it."""
        here = self._watched(id) or monotonic() - self._visited.get(id, -PRESENT) < PRESENT
        return Rank.MOVE if here else Rank.ALONE

    def is_thinking(self, id: str) -> bool:
        """Whether a bot thinks about its move there, at whichever server."""
        live = self._live.get(id)
        return self._movers.thinks(id) or (self.store.shared and live is not None and live.bot_to_move)


def begun(position: str) -> list[tuple[int, str]]:
    """The line of the log with which a game begins from a position's text; none where it begins as usual."""
    return [(0, f"{POSITION} {position}")] if position else []


def check_level(level: str) -> str:
    if level not in levels():
        raise NotNow(f"there is no bot of level {level!r}: the levels are {', '.join(levels())}")
    return level
