"""The usual runner: drawings and the database in threads, bots in processes, so that the event loop never waits."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from threading import Lock, Thread
from typing import ParamSpec, TypeVar

from keydom.arena.spread import THREADS
from keydom.server.runner import Pool, Runner, Writers
from keydom.server.thinking import NoAnswer, Question, Thinker, think

P = ParamSpec("P")
T = TypeVar("T")

START = 60.0  # seconds that a process has to start
TAKEN = "taken"  # what a worker says first


class Parallel(Runner):
    """Threads for what waits or draws, a process for each bot that thinks."""

    files = None

    async def run(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        return await asyncio.to_thread(work, *arguments, **named)

    def pool(self, count: int, name: str) -> Pool:
        return ThreadPool(count, name)

    def writers(self, count: int, ended: Callable[[], None]) -> Writers:
        return WritingThreads(count, ended)

    def thinker(self, nice: int) -> Thinker:
        return Worker(nice)

    def ahead(self, work: Callable[[], None]) -> None:
        Thread(target=work, name="keydom-warming", daemon=True).start()


class ThreadPool:
    """Threads that are started when there is something to do."""

    def __init__(self, count: int, name: str) -> None:
        self._threads = ThreadPoolExecutor(count, name)

    async def run(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(work, *arguments, **named))

    def begin(self, work: Callable[[], object]) -> None:
        self._threads.submit(work)

    def close(self, wait: bool = True) -> None:
        self._threads.shutdown(wait=wait, cancel_futures=not wait)


class WritingThreads:
    """Threads that do what they are told; a single one does it in order. Each of them says when it has ended."""

    beside = True

    def __init__(self, count: int, ended: Callable[[], None]) -> None:
        self._orders: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        names = [f"keydom-writer-{number}" for number in range(count)]
        self._threads = [Thread(target=self._work, args=(ended,), name=name, daemon=True) for name in names]
        for thread in self._threads:
            thread.start()
        self._open = True

    def tell(self, order: Callable[[], None]) -> None:
        if not self._open:
            raise RuntimeError("nothing is written any more")
        self._orders.put(order)

    def close(self) -> None:
        """Wait until all is done."""
        self._open = False
        for _ in self._threads:
            self._orders.put(None)
        for thread in self._threads:
            thread.join()

    def _work(self, ended: Callable[[], None]) -> None:
        while (order := self._orders.get()) is not None:
            order()
        ended()


class Worker:
    """One process, as the server sees it."""

    def __init__(self, nice: int) -> None:
        self._nice = nice
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._starting = Lock()

    def start(self) -> None:
        """Start the process, unless it is there already."""
        with self._starting:
            if self._process is not None:
                return
            spawn = get_context("spawn")
            self._pipe, theirs = spawn.Pipe()
            process = spawn.Process(target=_serve, args=(theirs, self._nice))
            process.start()
            theirs.close()
            self._process = process

    def ask(self, question: Question, seconds: float) -> str:
        """Wait for the answer; EOFError or OSError when the process has ended, NoAnswer when it is too slow."""
        assert self._pipe is not None, "it was started"
        self._pipe.send(question)
        if self._pipe.poll(START) and self._pipe.recv() == TAKEN and self._pipe.poll(seconds):
            return str(self._pipe.recv())
        self.end()
        raise NoAnswer(f"a bot of level {question.level} has thought for more than {seconds:g} seconds")

    def end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._process = None


def _serve(pipe: Connection, nice: int) -> None:
    """In a worker: answer until the server has no more questions, or has ended, however that was."""
    if hasattr(os, "nice"):
        os.nice(nice)
    for name in THREADS:
        os.environ.setdefault(name, "1")  # threads that wait for each other would take the cores of other processes
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server
    Thread(target=_follow, daemon=True).start()
    while True:
        try:
            question = pipe.recv()
        except EOFError:
            return
        pipe.send(TAKEN)  # from now on its time runs: starting a process takes its own
        pipe.send(think(question))


def _follow() -> None:
    server = parent_process()
    assert server is not None, "a worker has a parent"
    server.join()
    os._exit(0)
