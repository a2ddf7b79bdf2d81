"""News: who reads hears the last version at once and in order; who does not read holds up nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress

import pytest

from keydom.server import stream
from keydom.server.stream import ALIVE, Streams

from .inline import without_waiting

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
        with ExitStack() as lines:
            for reader in readers:
                lines.enter_context(streams.watching(TABLE, lambda: version, reader.take))
            await use(streams, *readers)
        return [reader.got for reader in readers]

    return without_waiting(run())


async def settled() -> None:
    """Whatever can go on has."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_whoever_reads_has_the_news_in_a_moment() -> None:
    async def use(streams: Streams, *_readers: Reader) -> None:
        streams.publish(TABLE, 4)
        await asyncio.sleep(0)

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


def test_whoever_does_not_read_keeps_no_news_from_others() -> None:
    async def use(streams: Streams, slow: Reader, _other: Reader) -> None:
        slow.room.clear()
        streams.publish(TABLE, 4)
        streams.publish(TABLE, 5)
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
        await asyncio.sleep(0)
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
        await asyncio.sleep(0)

    assert watched(use)[0] == [line(3), line(4), line(5)]


def test_a_full_line_that_is_closed_leaves_nothing_behind() -> None:
    async def run() -> int:
        streams, slow = Streams(), Reader()
        with streams.watching(TABLE, lambda: 3, slow.take):
            slow.room.clear()
            streams.publish(TABLE, 4)
            await settled()
        await settled()
        return len(asyncio.all_tasks())

    assert without_waiting(run()) == 1


@pytest.mark.parametrize("full", [False, True])
def test_a_line_where_nothing_can_be_sent_ends(full: bool) -> None:
    async def run() -> bool:
        streams, reader = Streams(), Reader()

        async def listen() -> None:
            with streams.watching(TABLE, lambda: 3, reader.take):
                await asyncio.Event().wait()

        listening = asyncio.create_task(listen())
        await settled()
        if full:
            reader.room.clear()
        reader.broken = True
        streams.publish(TABLE, 4)
        await settled()
        reader.room.set()
        with suppress(asyncio.CancelledError):
            await asyncio.wait_for(listening, 60)
        return streams.watched(TABLE)

    assert not without_waiting(run())


def test_a_line_that_is_cut_keeps_no_news_from_others() -> None:
    async def run() -> list[bytes]:
        streams, cut, other = Streams(), Reader(), Reader()

        async def listen(reader: Reader) -> None:
            with streams.watching(TABLE, lambda: 3, reader.take):
                await asyncio.Event().wait()

        both = [asyncio.create_task(listen(reader)) for reader in (cut, other)]
        await settled()
        cut.broken = True
        streams.publish(TABLE, 4)
        await settled()
        both[1].cancel()
        await asyncio.wait(both)
        return other.got

    assert without_waiting(run()) == [line(3), line(4)]


def test_a_silent_line_says_that_it_is_alive_again_and_again() -> None:
    async def use(_streams: Streams, _reader: Reader, _other: Reader) -> None:
        await asyncio.sleep(2.5 * stream.BEAT)

    assert watched(use)[0] == [line(3), ALIVE, ALIVE]


def test_a_line_says_that_it_is_alive_only_when_it_has_been_silent() -> None:
    async def use(streams: Streams, _reader: Reader, _other: Reader) -> None:
        for _ in range(4):
            await asyncio.sleep(0.8 * stream.BEAT)
            streams.publish(TABLE, 4)
            await settled()

    assert watched(use)[0] == [line(3), *[line(4)] * 4]


def test_a_full_line_is_sent_no_sign_of_life_besides() -> None:
    async def use(streams: Streams, slow: Reader, other: Reader) -> None:
        slow.room.clear()
        streams.publish(TABLE, 4)
        await asyncio.sleep(2.5 * stream.BEAT)
        assert ALIVE in other.got
        slow.room.set()
        await settled()

    assert watched(use)[0] == [line(3), line(4)]


def test_the_framework_tells_the_same_lines() -> None:
    async def run() -> list[bytes]:
        streams = Streams()
        lines = streams.lines(TABLE, lambda: 3)
        first = await anext(lines)
        streams.publish(TABLE, 4)
        return [first, await anext(lines)]

    assert without_waiting(run()) == [line(3), line(4)]
