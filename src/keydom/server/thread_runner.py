"""The usual runner: threads for drawings and the database, so that the event loop is never blocked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Thread
from typing import ParamSpec, TypeVar

from keydom.server.runner import Executor, Runner

P = ParamSpec("P")
T = TypeVar("T")


class ThreadRunner(Runner):
    """A runner that does blocking work in threads."""

    files = None

    async def run(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        return await asyncio.to_thread(work, *arguments, **named)

    def executor(self, count: int, name: str) -> Executor:
        return ThreadExecutor(count, name)

    def run_in_background(self, work: Callable[[], None]) -> None:
        Thread(target=work, name="keydom-warming", daemon=True).start()


class ThreadExecutor:
    """A thread pool; with one thread it works in order."""

    def __init__(self, count: int, name: str) -> None:
        self._threads = ThreadPoolExecutor(count, name)

    async def run(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(work, *arguments, **named))

    def begin(self, work: Callable[[], object]) -> None:
        self._threads.submit(work)

    def close(self, wait: bool = True) -> None:
        self._threads.shutdown(wait=wait, cancel_futures=not wait)
