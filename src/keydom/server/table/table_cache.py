"""The cache of tables in memory, read from their logs on demand and again after a change by another server.

A table is marked stale when what is in memory may not be what the database has. It is read anew when it is next opened.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace

from keydom.core.cache import Cache
from keydom.core.errors import BadPosition, BadRecord, IllegalAction, InvalidAction, UnknownGame
from keydom.games import get_game
from keydom.server.errors import (
    DamagedLog,
    DatabaseUnavailable,
    NoSuchTable,
    NotPossibleNow,
    Outdated,
    ServerError,
    StaleVersion,
)
from keydom.server.store.seat_holders import SEATS
from keydom.server.store.tables import CHAT, GONE, LINES, Store
from keydom.server.table.table import GameTable
from keydom.server.time_slices import TimeSlices

MOST_OUTDATED = 1024  # tables of earlier rules
LINES_OF_ONE, NOTES_OF_ONE = 256, 20_000  # lines of a log, characters of notes: some third of a megabyte each


class PendingLoad:
    """A table that is being read from its log, by one of those who ask for it."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.asking = 0  # how many ask for it: the last one ends the load
        self.changed = False  # its seats have changed meanwhile


class TableCache:
    """A cache of the tables that were opened last."""

    def __init__(
        self,
        store: Store,
        size: int,
        slices: TimeSlices,
        publish: Callable[[str, int | None], None],
        in_use: Callable[[str], bool],
        dropped: Callable[[str], None],
    ) -> None:
        self._store = store
        self._size = size
        self._slices = slices
        self._publish = publish
        self._in_use = in_use
        self._dropped = dropped
        self._tables: OrderedDict[str, GameTable] = OrderedDict()
        self._announced: dict[str, int] = {}  # the version that another server last told of, by table
        self._pending: dict[str, PendingLoad] = {}
        self._outdated: Cache[str, str] = Cache(MOST_OUTDATED)  # tables of earlier rules, and why they cannot go on

    def get(self, id: str) -> GameTable | None:
        """Return a table from memory, if it is there."""
        return self._tables.get(id)

    async def open(self, id: str, version: int | None = None) -> GameTable:
        """Return a table from memory, or else from its log."""
        table = self._tables.get(id)
        if table is not None and self._store.shared and not table.stale and table.version != version:
            await self._catch_up(table)
        if table is None or table.stale:
            pending = self._pending.setdefault(id, PendingLoad())
            pending.asking += 1
            try:
                async with pending.lock:
                    table = self._tables.get(id)
                    if table is None or table.stale:
                        table = await self._read(id, pending)
            finally:
                pending.asking -= 1
                if not pending.asking:
                    del self._pending[id]
        self._tables.move_to_end(id)
        return table

    async def read_only(self, id: str) -> GameTable:
        """Return a table as it stands without keeping it in memory."""
        table = self._tables.get(id)
        return await self._replay(id) if table is None or table.stale else table

    async def _read(self, id: str, pending: PendingLoad) -> GameTable:
        if id in self._outdated:  # it is not played through again for every look at a list
            raise Outdated(self._outdated[id])
        pending.changed = False
        try:
            table = await self._replay(id)
        except Outdated as error:
            self._outdated[id] = str(error)
            raise
        except (ServerError, UnknownGame):
            raise
        except Exception as error:  # whatever it is that cannot be read, it is this table alone
            raise DamagedLog("the log of this table cannot be read; other tables are not affected") from error
        try:
            await table.begin(self._store)
        except StaleVersion:  # another server has drawn first
            return await self._read(id, pending)
        if pending.changed:  # the names that were read may be those of before
            return await self._read(id, pending)
        self._tables[id] = table
        self._tables.move_to_end(id)
        self._evict()
        self._publish(id, table.version)
        return table

    async def _catch_up(self, table: GameTable) -> None:
        """Take in what was played elsewhere; while the database does not answer a table is shown as it was."""
        try:
            version: int | None = self._announced.get(table.id)
            if version is None or version <= table.version:  # not all is told at once
                version = await self._store.version(table.id)
            if version is None:
                self.drop(table.id)
                raise NoSuchTable(f"there is no table {table.id!r}")
            if version > table.version:
                async with table.lock:
                    if not table.stale:
                        await self._slices.run(table.follow(await self._store.log(table.id, table.version)))
        except DatabaseUnavailable:
            return

    async def _replay(self, id: str) -> GameTable:
        row = await self._store.table(id)
        game = get_game(row.game)
        options = game.renewed(row.options, row.rules)
        earlier = f"the table began under rules version {row.rules} of {row.game} and cannot go on under this one"
        if options is None or row.catalogue != game.catalogue.digest():
            if row.rules < game.rules_version:
                raise Outdated(earlier)
            raise NotPossibleNow(
                f"the table was played under rules version {row.rules} of {row.game}, which is not this one"
            )
        table = GameTable(replace(row, options=dict(options)), game, [], self._slices)
        lines = await self._store.log(id)
        if [line.number for line in lines] != list(range(len(lines))):
            raise BadRecord("lines of the log are missing", id)
        try:
            await self._slices.run(table.read(lines))
        except BadPosition:
            if row.rules == game.rules_version:
                raise
            raise Outdated(f"{earlier}: the position that it began with cannot be read any more") from None
        except (IllegalAction, InvalidAction):
            if row.rules == game.rules_version:
                raise
            raise Outdated(f"{earlier}: move {table.match.ply + 1} is not allowed any more") from None
        return table

    def _evict(self) -> None:
        """Drop the tables that were opened longest ago, but none where something is going on."""
        used = sum(map(_weight, self._tables.values()))
        for id in list(self._tables)[:-1]:
            if used <= self._size:
                return
            table = self._tables[id]
            if table.lock.locked() or self._in_use(id):
                continue
            used -= _weight(table)
            self.drop(id)

    def drop(self, id: str) -> None:
        """Remove a table from memory."""
        self._dropped(id)
        if (table := self._tables.pop(id, None)) is not None:
            table.stale = True  # whoever still holds it must not go on with it
        self._announced.pop(id, None)

    def notified(self, words: list[str]) -> None:
        """Take in a notification of another server."""
        what, id, *more = words
        if what == LINES:
            if id in self._tables:
                self._announced[id] = int(more[0])
            self._publish(id, int(more[0]))
        elif what == CHAT:
            self._store.forget_chat(id)
            self._publish(id, None)
        elif what == SEATS:
            self._store.forget_seats()
            self.mark_stale(id)
            self._publish(id, None)
        elif what == GONE:
            self._store.forget_all()
            self.drop(id)

    async def notifications_missed(self, watched: Sequence[str]) -> None:
        """Other servers may have told of anything: all is read anew, and whoever watches looks again."""
        self._store.forget_all()
        for id in {*self._tables, *self._pending}:
            self.mark_stale(id)
        versions = await asyncio.gather(*(self._store.version(id) for id in watched))  # in one trip
        for id, version in zip(watched, versions, strict=True):
            self._publish(id, version)

    def mark_stale(self, id: str) -> None:
        """Read a table anew when it is next opened: names and people are no lines of its log."""
        if (table := self._tables.get(id)) is not None:
            table.stale = True
        if (pending := self._pending.get(id)) is not None:
            pending.changed = True


def _weight(table: GameTable) -> int:
    """For how many usual tables one counts: what it takes in memory grows with its log and its notes."""
    return 1 + table.version // LINES_OF_ONE + table.annotated // NOTES_OF_ONE
