"""What is begun at once goes on in a task as if it had begun there."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from keydom.server.begun import Begun

from .hosting import awaited


class Work:
    """Says yes when it may."""

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.ended = False

    async def do(self) -> str:
        try:
            await self.may.wait()
            await asyncio.sleep(0)
            return "yes"
        finally:
            self.ended = True


async def yes() -> str:
    return "yes"


def test_what_need_not_wait_is_done_at_once() -> None:
    assert Begun(yes()).said == "yes"


def test_what_waits_says_the_same_in_the_end() -> None:
    async def run() -> str:
        work = Work()
        begun = Begun(work.do())
        asyncio.get_running_loop().call_soon(work.may.set)

        async def rest() -> str:
            return await begun.rest()

        return await asyncio.create_task(rest())

    assert awaited(run()) == "yes"


def test_what_could_go_on_before_anybody_awaited_it_goes_on() -> None:
    async def run() -> str:
        work = Work()
        begun = Begun(work.do())
        work.may.set()
        await asyncio.sleep(0)
        return await begun.rest()

    assert awaited(run()) == "yes"


def test_what_is_given_up_ends() -> None:
    async def run() -> bool:
        work = Work()
        begun = Begun(work.do())
        with suppress(TimeoutError):
            async with asyncio.timeout(0.01):
                await begun.rest()
        return work.ended

    assert awaited(run())


def test_what_goes_wrong_at_once_is_told_at_once() -> None:
    async def wrong() -> None:
        raise ValueError("wrong")

    with pytest.raises(ValueError, match="wrong"):
        Begun(wrong())
