"""The line on which a server hears of the others."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, cast

import pytest

from keydom.server.store.database import Database
from keydom.server.store.notifications import Notifications

if TYPE_CHECKING:
    from psycopg import AsyncConnection
    from psycopg.rows import TupleRow

pytest.importorskip("psycopg")


class SlowLine:
    """A line to PostgreSQL that is open, and answers nothing."""

    async def __aenter__(self) -> SlowLine:
        return self

    async def __aexit__(self, *error: object) -> None:
        pass

    async def execute(self, question: str) -> None:
        await asyncio.Event().wait()


def test_who_listens_ends_though_the_line_opens_at_that_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    async def listen_and_end() -> bool:
        opening: asyncio.Future[SlowLine] = asyncio.get_running_loop().create_future()

        async def open_line(_notifications: Notifications) -> AsyncConnection[TupleRow]:
            return cast("AsyncConnection[TupleRow]", await opening)

        async def missed() -> None:
            pass

        monkeypatch.setattr(Notifications, "_connect", open_line)
        listening = asyncio.create_task(Notifications(Database("sqlite://"), lambda words: None, missed).listen())
        for _ in range(3):
            await asyncio.sleep(0)  # it waits for the line
        opening.set_result(SlowLine())
        await asyncio.sleep(0)
        listening.cancel()
        for _ in range(9):
            await asyncio.sleep(0)
        ended = listening.done()
        listening.cancel()
        return ended

    assert asyncio.run(listen_and_end())


def test_news_that_this_server_cannot_take_in_do_not_end_its_listening(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def listen_twice() -> int:
        opened, again = list[int](), asyncio.Event()

        async def open_line(_notifications: Notifications) -> AsyncConnection[TupleRow]:
            opened.append(1)
            if len(opened) == 2:
                again.set()
            raise ValueError("what was heard")

        async def missed() -> None:
            pass

        monkeypatch.setattr(Notifications, "_connect", open_line)
        listening = asyncio.create_task(Notifications(Database("sqlite://"), lambda words: None, missed).listen())
        await asyncio.wait([listening, asyncio.create_task(again.wait())], return_when=asyncio.FIRST_COMPLETED)
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        return len(opened)

    assert asyncio.run(listen_twice()) == 2
