"""A bot process: the server's handle of it, and the loop that runs inside."""

from __future__ import annotations

import os
import signal
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Lock, Thread

from keydom.arena.workers import THREADS
from keydom.games import games
from keydom.server.bots.pool import START_TIMEOUT, Question, Task, WorkerAnswer, WorkerFailed, think

RECEIVED = "taken"  # what a worker says first


class ProcessWorker:
    """A bot process, as the server sees it."""

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

    def ask(self, question: Question | Task, seconds: float) -> WorkerAnswer:
        """Wait for the answer; EOFError or OSError when the process has ended, WorkerFailed when it is too slow."""
        assert self._pipe is not None, "it was started"
        self._pipe.send(question)
        if self._pipe.poll(START_TIMEOUT) and self._pipe.recv() == RECEIVED and self._pipe.poll(seconds):
            answer: WorkerAnswer = self._pipe.recv()
            return answer
        self.end()
        raise WorkerFailed(f"{question} has thought for more than {seconds:g} seconds")

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
    Thread(target=_end_with_parent, daemon=True).start()
    games()  # loaded now: the first question has no more time than any other
    while True:
        try:
            question = pipe.recv()
        except EOFError:
            return
        pipe.send(RECEIVED)  # from now on its time runs: starting a process takes its own
        pipe.send(think(question))


def _end_with_parent() -> None:
    server = parent_process()
    assert server is not None, "a worker has a parent"
    server.join()
    os._exit(0)
