"""All tables of a server: opened when somebody looks, kept in memory a while, and moved on by bots where they sit."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

from keydom.core.errors import KeydomError
from keydom.core.game import Game
from keydom.core.match import Match
from keydom.core.record import Record
from keydom.games import game as registered
from keydom.server.errors import NotNow
from keydom.server.live import Live
from keydom.server.settings import Settings
from keydom.server.store import Store
from keydom.server.thinking import LEVELS, Question, pool, think
from keydom.server.tokens import hashed, new_id, new_token

log = logging.getLogger("keydom.server")


@dataclass(frozen=True, slots=True)
class Guest:
    """Who is to sit at a seat: a name, and the level of a bot or nothing for a person."""

    name: str
    bot: str | None = None


class Tables:
    """The one place where tables change. `publish` is told of every change: the table and its new version."""

    def __init__(self, store: Store, settings: Settings, publish: Callable[[str, int], None]) -> None:
        self.store = store
        self.settings = settings
        self.publish = publish
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._pool: ProcessPoolExecutor | None = None

    async def start(self) -> None:
        """Bots whose move was interrupted take it up again."""
        for id in await self.store.with_bots():
            try:
                await self.open(id)
            except KeydomError as error:  # one table that cannot be read must not keep the others from opening
                log.error("table %s cannot be opened: %s", id, error)

    async def stop(self) -> None:
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def create(
        self, game: Game[Any, Any], options: dict[str, str], guests: Sequence[Guest], holder: str, mine: Sequence[int]
    ) -> tuple[Live, list[str]]:
        """A new table and the token of each seat; `mine` are the seats that the maker's browser acts for."""
        chosen = game.options(options)
        Match(game, len(guests), chosen, players={seat: guest.name for seat, guest in enumerate(guests)})
        id, tokens = new_id(), [new_token() for _ in guests]
        rows = [(guest.name, guest.bot, hashed(token)) for guest, token in zip(guests, tokens, strict=True)]
        facts = (game.rules_version, game.catalogue.digest())
        await self.store.create(id, game.id, chosen.values, *facts, rows, [(seat, holder) for seat in mine])
        return await self.open(id), tokens

    async def bring_in(self, record: Record, holder: str) -> Live:
        """A table from a record: finished, or to be played on by the browser that brought it."""
        game = registered(record.game)
        match = Match.replay(game, record)
        names = [record.players.get(seat, f"{seat + 1}") for seat in range(record.seats)]
        rows = [(name, None, hashed(new_token())) for name in names]
        id = new_id()
        facts = (game.rules_version, game.catalogue.digest())
        mine = [(seat, holder) for seat in range(record.seats)]
        await self.store.create(id, game.id, match.options.values, *facts, rows, mine)
        if match.moves:
            await self.store.append(id, 0, match.moves, match.over)
        return await self.open(id)

    async def open(self, id: str) -> Live:
        """A table by its id, read from its log if it is not in memory."""
        live = self._live.get(id)
        if live is None or live.broken:
            async with self._opening.setdefault(id, asyncio.Lock()):
                live = self._live.get(id)
                if live is None or live.broken:
                    live = await self._read(id)
            self._opening.pop(id, None)
        self._live.move_to_end(id)
        return live

    async def _read(self, id: str) -> Live:
        row = await self.store.table(id)
        game = registered(row.game)
        if row.rules != game.rules_version or row.catalogue != game.catalogue.digest():
            raise NotNow(f"the table was played under rules version {row.rules} of {row.game}, which is not this one")
        live = Live(row, game, await self.store.log(id))
        await live.begin(self.store)
        self._live[id] = live
        while len(self._live) > self.settings.live:
            self._live.popitem(last=False)
        self.changed(live)
        return live

    def changed(self, live: Live) -> None:
        """Tell everybody, and wake the bot whose turn it is."""
        self.publish(live.id, live.version)
        if live.over or live.mover not in live.bots or live.id in self._thinking:
            return
        task = asyncio.create_task(self._think(live))
        self._thinking[live.id] = task
        task.add_done_callback(lambda _: self._thinking.pop(live.id, None))

    def is_thinking(self, id: str) -> bool:
        return id in self._thinking

    async def _think(self, live: Live) -> None:
        """Play for bots until a person is to move."""
        while not live.over and live.mover in live.bots:
            async with live.lock:
                seat, version = live.mover, live.version
                question = Question(
                    live.id, live.game.id, live.seats, live.row.options, list(live.match.moves), live.bots[seat]
                )
            started = asyncio.get_running_loop().time()
            action = await asyncio.get_running_loop().run_in_executor(self._workers(), think, question)
            pause = self.settings.pause - (asyncio.get_running_loop().time() - started)
            await asyncio.sleep(max(0.0, pause))
            try:
                await live.play(self.store, seat, action, version)
            except KeydomError as error:  # somebody was faster: look again
                log.info("a bot's move at %s came too late: %s", live.id, error)
                if live.broken:
                    return
            self.publish(live.id, live.version)

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = pool(self.settings.thinkers)
        return self._pool


def check_level(level: str) -> str:
    if level not in LEVELS:
        raise NotNow(f"there is no bot of level {level!r}: the levels are {', '.join(LEVELS)}")
    return level
