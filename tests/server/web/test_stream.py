"""News: who reads hears the last version at once and in order; who does not read holds up nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import aclosing, suppress

from keydom.server.web import stream
from keydom.server.web.stream import ALIVE, Streams

from ..inline import without_waiting

TABLE = "table"


def line(version: int) -> bytes:
    return b"event: version\r\ndata: %d\r\n\r\n" % version


class Reader:
    """One at the end of a line, which takes what it is sent while it has room, as a server's connection does."""

    def __init__(self) -> None:
        self.got: list[bytes] = []
        self.room = asyncio.Event()
        self.room.set()
        self.broken = False

    async def take(self, line: bytes) -> None:
        await self.room.wait()
        if self.broken:
            raise RuntimeError("the line is cut")
        self.got.append(line)


def watched(use: Callable[[Streams, Reader, Reader], Awaitable[None]], version: int = 3) -> list[list[bytes]]:
    """What two readers of one table were sent."""

    async def run() -> list[list[bytes]]:
        streams, readers = Streams(), (Reader(), Reader())
        watching = [asyncio.create_task(read(streams, reader, version)) for reader in readers]
        await settled()
        await use(streams, *readers)
        for task in watching:
            task.cancel()
        await asyncio.wait(watching)
        return [reader.got for reader in readers]

    return without_waiting(run())


async def read(streams: Streams, reader: Reader, version: int = 3) -> None:
    """Send a reader one line after the other, as the framework does."""
    async with aclosing(streams.lines(TABLE, lambda: version)) as lines:
        async for one in lines:
            await reader.take(one)


async def settled() -> None:
    """Whatever can go on has."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_whoever_reads_has_the_news_in_a_moment() -> None:
    async def use(streams: Streams, *_readers: Reader) -> None:
        streams.publish(TABLE, 4)
        await settled()

    assert watched(use) == [[line(3), line(4)]] * 2


def test_who_moved_is_answered_before_anybody_hears() -> None:
    async def use(streams: Streams, reader: Reader, _other: Reader) -> None:
        streams.publish(TABLE, 4)
        reader.got.append(b"answer")
        await settled()

    assert watched(use)[0] == [line(3), b"answer", line(4)]


def test_something_else_that_is_new_is_told_as_the_same_version() -> None:
    async def use(streams: Streams, *_readers: Reader) -> None:
        streams.publish(TABLE, None)
        await settled()

    assert watched(use)[0] == [line(3), line(3)]


def test_something_else_that_is_new_is_told_apart_from_a_version_that_is_told_at_the_same_time() -> None:
    """A page that made the version itself looks for nothing when it hears of it."""

    async def use(streams: Streams, *_readers: Reader) -> None:
        streams.publish(TABLE, 4)
        streams.publish(TABLE, 4)
        await settled()

    assert watched(use)[0] == [line(3), line(4), line(4)]


def test_whoever_does_not_read_keeps_no_news_from_others() -> None:
    async def use(streams: Streams, slow: Reader, _other: Reader) -> None:
        slow.room.clear()
        for version in (4, 5):
            streams.publish(TABLE, version)
            await settled()

    assert watched(use) == [[line(3)], [line(3), line(4), line(5)]]


def test_whoever_reads_again_hears_of_what_was_on_its_way_and_of_the_last_version_alone() -> None:
    async def use(streams: Streams, slow: Reader, _other: Reader) -> None:
        slow.room.clear()
        for version in range(4, 100):
            streams.publish(TABLE, version)
            await settled()
        slow.room.set()
        await settled()

    assert watched(use)[0] == [line(3), line(4), line(99)]


def test_news_that_come_while_somebody_catches_up_are_told_after_it() -> None:
    async def use(streams: Streams, slow: Reader, _other: Reader) -> None:
        slow.room.clear()
        streams.publish(TABLE, 4)
        await settled()
        slow.room.set()
        streams.publish(TABLE, 5)
        await settled()

    assert watched(use)[0] == [line(3), line(4), line(5)]


def test_whoever_has_caught_up_hears_at_once_again() -> None:
    async def use(streams: Streams, slow: Reader, _other: Reader) -> None:
        slow.room.clear()
        streams.publish(TABLE, 4)
        await settled()
        slow.room.set()
        await settled()
        streams.publish(TABLE, 5)
        await settled()

    assert watched(use)[0] == [line(3), line(4), line(5)]


def test_a_stream_that_is_closed_leaves_nothing_behind() -> None:
    async def run() -> tuple[int, bool]:
        streams, slow = Streams(), Reader()
        slow.room.clear()
        watching = asyncio.create_task(read(streams, slow))
        await settled()
        watching.cancel()
        await asyncio.wait([watching])
        return len(asyncio.all_tasks()), streams.watched(TABLE)

    assert without_waiting(run()) == (1, False)


def test_a_stream_where_nothing_can_be_sent_ends() -> None:
    async def run() -> bool:
        streams, reader = Streams(), Reader()
        watching = asyncio.create_task(read(streams, reader))
        await settled()
        reader.broken = True
        streams.publish(TABLE, 4)
        with suppress(RuntimeError):
            await asyncio.wait_for(watching, 60)
        return streams.watched(TABLE)

    assert not without_waiting(run())


def test_a_silent_stream_says_that_it_is_alive_again_and_again() -> None:
    async def use(_streams: Streams, _reader: Reader, _other: Reader) -> None:
        await asyncio.sleep(2.5 * stream.BEAT)

    assert watched(use)[0] == [line(3), ALIVE, ALIVE]


def test_a_stream_says_that_it_is_alive_only_when_it_has_been_silent() -> None:
    async def use(streams: Streams, _reader: Reader, _other: Reader) -> None:
        for _ in range(4):
            await asyncio.sleep(0.8 * stream.BEAT)
            streams.publish(TABLE, 4)
            await settled()

    assert watched(use)[0] == [line(3), *[line(4)] * 4]


def test_a_full_stream_is_sent_no_sign_of_life_besides() -> None:
    async def use(streams: Streams, slow: Reader, other: Reader) -> None:
        slow.room.clear()
        streams.publish(TABLE, 4)
        await asyncio.sleep(2.5 * stream.BEAT)
        assert ALIVE in other.got
        slow.room.set()
        await settled()

    assert watched(use)[0] == [line(3), line(4)]
