"""All tables of a server: makes and opens them, and lets bots move there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import Any

from msgspec import Struct

from keydom.bots import levels
from keydom.core.errors import BadRecord, KeydomError
from keydom.core.forms import reason
from keydom.core.game import Game
from keydom.core.match import Match
from keydom.core.options import Options
from keydom.core.position import MOST_TEXT
from keydom.core.record import Record
from keydom.games import get_game
from keydom.server.access.limits import VISITOR, RateLimit
from keydom.server.bots.analyses import AnalysisQueue
from keydom.server.bots.background_tasks import BackgroundTasks
from keydom.server.bots.hints import HintCache
from keydom.server.bots.moves import BotMoves
from keydom.server.bots.pool import SHORT, BotPool
from keydom.server.bots.queue import Priority
from keydom.server.bots.ray_worker import RayWorker
from keydom.server.durations import HOUR, MINUTE
from keydom.server.errors import NotPossibleNow
from keydom.server.runner import Runner, default_runner
from keydom.server.settings import Settings
from keydom.server.store.expiry import sweep
from keydom.server.store.tables import Store, TableTerms
from keydom.server.store.tokens import hashed, new_id, new_token
from keydom.server.table.entries import EndEntry, LogEntry, annotation_entries, first_entries
from keydom.server.table.replays import Replays
from keydom.server.table.table import GameTable
from keydom.server.table.table_cache import TableCache
from keydom.server.time_slices import TimeSlices

LONGEST_NAME = 40
PRESENCE = MINUTE  # for which whoever has asked for a table counts as being there


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """The setup of a seat: a name, if any, and the level of a bot or None for a person."""

    name: str
    bot: str | None = None


class StartLines(Struct):
    """The lines of the position that a record begins with, or what is wrong with it."""

    lines: tuple[str, ...] = ()
    wrong: str = ""


def _read_start(text: str) -> StartLines:
    record = Record.parse(text)
    try:
        match = Match.of(get_game(record.game), record)
    except KeydomError as error:
        return StartLines(wrong=reason(error))
    return StartLines(match.record().start)


class TableRegistry:
    """The tables of a server. `publish` is told of every change: the table and its new version, if any."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        publish: Callable[[str, int | None], None],
        watched: Callable[[str], bool] = lambda _table: False,
        runner: Runner | None = None,
    ) -> None:
        self.runner = runner or default_runner()
        self.store = store
        self.settings = settings
        self.publish = publish
        self._watched = watched
        self._visited: dict[str, float] = {}  # when somebody last asked for a table
        self._slices = TimeSlices()
        self._workers = BotPool(
            settings.bot_processes, partial(RayWorker, settings.ray) if settings.ray else None, self.runner
        )
        self._bot_moves = BotMoves(store, settings, self._workers, self._open, publish, self._rank)
        self.cache = TableCache(
            store, settings.table_cache_size, self._slices, publish, self._bot_moves.thinks, self._drop
        )
        self.hints = HintCache(self._workers, settings)
        self.tasks = BackgroundTasks(self._workers, settings)
        self.replays = Replays(self.tasks.allowed, self._slices)
        self.analyses = AnalysisQueue(store, self._workers, self.runner)
        self._loops: list[asyncio.Task[None]] = []
        self._table_limit = RateLimit(settings.tables_per_hour, HOUR, "tables an hour")

    async def start(self) -> None:
        """Start the background loops: free jobs of bots, renewal of their leases, removal of expired tables."""
        self._loops = [
            asyncio.create_task(self._bot_moves.run_free_jobs()),
            asyncio.create_task(self._bot_moves.renew()),
            asyncio.create_task(sweep(self.store, self.settings, self._watched, self.cache.drop)),
        ]

    async def stop(self) -> None:
        for task in self._loops:
            task.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        await self._bot_moves.stop()
        self.hints.stop()
        self.analyses.stop()
        self._workers.stop()

    async def create(
        self,
        game: Game[Any, Any],
        options: dict[str, str],
        setups: Sequence[SeatSetup],
        holder: str,
        mine: Sequence[int],
        terms: TableTerms | None = None,
        entries: Sequence[LogEntry] = (),
    ) -> tuple[GameTable, list[str]]:
        """Make a table and return it with the token of each seat; `mine` are the seats of the maker's browser."""
        chosen = game.options(options)
        self._table_limit.take(VISITOR.get())
        Match(game, len(setups), chosen, players={seat: setup.name for seat, setup in enumerate(setups) if setup.name})
        tokens = [new_token() for _ in setups]
        rows = [
            (setup.name, setup.bot, None if setup.bot else hashed(token))
            for setup, token in zip(setups, tokens, strict=True)
        ]
        table = await self._store_table(game, chosen, rows, holder, mine, terms, entries)
        if any(setup.bot for setup in setups):
            self._workers.prepare()
        self._bot_moves.wake(table)
        return table, tokens

    async def import_record(self, text: str, holder: str) -> GameTable:
        """Make a table from a record: finished, or to be played on by the browser that brought it."""
        self._table_limit.take(VISITOR.get())  # to read what is no record takes as long
        record = await self.runner.run(Record.parse, text)
        annotations = await self.runner.run(annotation_entries, record)
        game = get_game(record.game)
        if record.start:
            record.start = await self._checked_start(record)
        match = Match.of(game, record)
        await self._slices.run(match.play_lines(record))
        names = [record.players.get(seat, "") for seat in range(record.seats)]
        if any(len(name) > LONGEST_NAME for name in names):
            raise BadRecord(f"a name at a table has at most {LONGEST_NAME} characters", record.file)
        rows = [(name, None, None) for name in names]
        entries = first_entries(match.record().position(), match.moves)
        entries += [EndEntry(0)] if match.ended else []
        entries += annotations
        terms, mine = TableTerms(drawn=record.drawn), range(record.seats)
        return await self._store_table(game, match.options, rows, holder, mine, terms, entries, match.over)

    async def _checked_start(self, record: Record) -> tuple[str, ...]:
        """Check the position that a record begins with in a bot process: a text can be slow to read."""
        if sum(map(len, record.start)) > MOST_TEXT:
            raise BadRecord(f"a position has at most {MOST_TEXT} characters", record.file)
        head = Record(record.game, record.seats, record.options, record.rules, record.catalogue)
        head.start = record.start
        with self.tasks.allowed():
            found = await self.tasks.ask(StartLines, SHORT, _read_start, str(head))
        if found.wrong:
            raise BadRecord(found.wrong, record.file)
        return found.lines

    async def _store_table(
        self,
        game: Game[Any, Any],
        options: Options,
        seats: Sequence[tuple[str, str | None, str | None]],
        holder: str,
        mine: Sequence[int],
        terms: TableTerms | None,
        entries: Sequence[LogEntry],
        over: bool = False,
    ) -> GameTable:
        id, facts = new_id(), (game.rules_version, game.catalogue.digest())
        taken, lines = [(seat, holder) for seat in mine], [entry.line for entry in entries]
        await self.store.create(id, game.id, options.values, *facts, seats, taken, terms, holder, lines, over)
        return await self.open(id)

    async def open(self, id: str, version: int | None = None) -> GameTable:
        """Open a table that somebody asks for; who says a version acts at that one or not at all."""
        table = await self._open(id, version)
        self._visited[id] = monotonic()
        return table

    async def _open(self, id: str, version: int | None = None) -> GameTable:
        table = await self.cache.open(id, version)
        if not self.store.shared:  # else who has moved has woken the bot, or another server will
            self._bot_moves.wake(table)
        return table

    def _drop(self, id: str) -> None:
        """Forget what belongs to a table that the cache drops."""
        self._bot_moves.drop(id)
        self._visited.pop(id, None)

    async def rename(self, id: str, seat: int, name: str) -> None:
        """Rename a seat. The table is then read anew, even if nobody waits for the end any more."""
        await self.store.rename(id, seat, name, partial(self.cache.mark_stale, id))

    def changed(self, table: GameTable) -> dict[str, int]:
        """Publish a change, wake the bot whose turn it is, and return the version for the answer."""
        self.publish(table.id, table.version)
        self._bot_moves.wake(table)
        return {"version": table.version}

    def _rank(self, id: str) -> Priority:
        """Return the priority of a bot's move: lower where nobody is there to see it."""
        attended = self._watched(id) or monotonic() - self._visited.get(id, -PRESENCE) < PRESENCE
        return Priority.MOVE if attended else Priority.ALONE

    def is_thinking(self, id: str) -> bool:
        """Whether a bot thinks about its move there, at whichever server."""
        table = self.cache.get(id)
        return self._bot_moves.thinks(id) or (self.store.shared and table is not None and table.bot_to_move)


def check_level(level: str) -> str:
    if level not in levels():
        raise NotPossibleNow(f"there is no bot of level {level!r}: the levels are {', '.join(levels())}")
    return level
