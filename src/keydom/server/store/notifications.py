"""Listens for notifications of the other servers on a PostgreSQL, and says when some may have been missed."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from keydom.server.errors import DatabaseUnavailable
from keydom.server.logs import log
from keydom.server.metrics import LISTENING
from keydom.server.store.database import CHANNEL, CONNECT_ARGUMENTS, Database
from keydom.server.store.health import first_line

if TYPE_CHECKING:
    from psycopg import AsyncConnection, AsyncCursor
    from psycopg.rows import TupleRow

PING_INTERVAL = 3.0  # seconds after which a silent connection is asked whether it is alive
PING_TIMEOUT = 3.0  # seconds that it has to say so
RECONNECT_DELAY = 0.2  # seconds before the connection is opened anew
NAME = "keydom notifications"  # by which whoever looks after PostgreSQL knows these connections
TIME = "select date_part('epoch', clock_timestamp())"


class Notifications:
    """One connection to the database, for listening alone; it is opened anew for ever.

    `heard` is told the words of every notification that another server has sent, `missed` that some may have been.
    """

    def __init__(
        self, database: Database, heard: Callable[[list[str]], None], missed: Callable[[], Awaitable[None]]
    ) -> None:
        self._database = database
        self._heard = heard
        self._missed = missed
        self.listening = False

    async def listen(self) -> None:
        import psycopg  # comes with PostgreSQL alone

        cut = False
        while True:
            try:
                async with asyncio.timeout(CONNECT_ARGUMENTS["connect_timeout"]):
                    opened = await self._connect()
                async with opened as connection:
                    await self._begin(connection)
                    if cut:
                        log.warning("notifications of the other servers come again")
                    cut = False
                    while True:
                        await self._follow(connection)
            except (psycopg.Error, OSError, TimeoutError, DatabaseUnavailable) as error:
                if not cut:
                    log.warning("the connection for notifications of the other servers is cut: %s", first_line(error))
                cut = True
            except Exception:  # whatever this server made of one: it looks at all anew, and listens on
                log.exception("a notification of another server could not be taken in")
                cut = True
            finally:
                self.listening = False
                LISTENING.set(0)
            await asyncio.sleep(RECONNECT_DELAY)

    async def _connect(self) -> AsyncConnection[TupleRow]:
        from psycopg import AsyncConnection

        engine = self._database.engine
        _, facts = engine.dialect.create_connect_args(engine.url)
        return await AsyncConnection.connect(**{**facts, **CONNECT_ARGUMENTS}, application_name=NAME, autocommit=True)

    async def _begin(self, connection: AsyncConnection[TupleRow]) -> None:
        """Listen first, and only then look at what was missed: between the two nothing is."""
        await _answer(connection, f"listen {CHANNEL}")
        await self._tell_time(connection)
        await self._missed()
        self.listening = True
        LISTENING.set(1)

    async def _follow(self, connection: AsyncConnection[TupleRow]) -> None:
        """Hear what comes; when nothing does, ask for the time: a connection that is half open never answers."""
        async for notification in connection.notifies(timeout=PING_INTERVAL):
            sender, *words = notification.payload.split(" ")
            if sender != self._database.name:
                self._heard(words)
        await self._tell_time(connection)

    async def _tell_time(self, connection: AsyncConnection[TupleRow]) -> None:
        before = self._database.local_clock()
        cursor = await _answer(connection, TIME)
        row = await cursor.fetchone()
        assert row is not None, "there is always a time"
        self._database.adjust_clock(before, float(row[0]), self._database.local_clock())


async def _answer(connection: AsyncConnection[TupleRow], question: str) -> AsyncCursor[TupleRow]:
    """What the database says to it in time. A half open connection is shut: its waiter then hears of its end."""
    asked = asyncio.create_task(connection.execute(question))
    done, _ = await asyncio.wait({asked}, timeout=PING_TIMEOUT)
    if not done:
        with socket.socket(fileno=os.dup(connection.pgconn.socket)) as same:  # its number stays in use
            same.shutdown(socket.SHUT_RDWR)
    return await asked
