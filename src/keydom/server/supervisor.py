"""Several server processes behind one socket: the dead are replaced, and all can be renewed one after the other."""

from __future__ import annotations

import logging
import os
import signal
import socket
from collections.abc import Callable
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from tempfile import TemporaryDirectory
from threading import Thread
from time import monotonic, sleep
from types import FrameType

from prometheus_client.multiprocess import mark_process_dead

from keydom.server.metrics import TOGETHER
from keydom.server.settings import Settings

log = logging.getLogger("keydom.server")

START = 60.0  # seconds that a process has to get ready before the next one is renewed
END = 15.0  # seconds that it has to end by itself
SHORT = 2.0  # seconds: whoever lives no longer is not replaced at once
LOOK = 0.5  # seconds between looks at what was asked of us

Serve = Callable[[Settings, socket.socket, Callable[[], None]], None]


class Staff:
    """One server process, and when it was begun."""

    def __init__(self, serve: Serve, settings: Settings, sock: socket.socket) -> None:
        spawn = get_context("spawn")
        self._ready, theirs = spawn.Pipe(duplex=False)
        self.begun = monotonic()
        self.process: SpawnProcess = spawn.Process(target=_work, args=(serve, settings, sock, theirs))
        self.process.start()
        theirs.close()

    def await_ready(self) -> None:
        wait([self._ready, self.process.sentinel], START)

    def end(self) -> None:
        if self.process.is_alive():
            self.process.terminate()

    def await_end(self) -> None:
        self.process.join(END)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self._ready.close()
        mark_process_dead(self.process.pid)  # type: ignore[no-untyped-call]


class Supervisor:
    """Keeps so many processes at work until it is told to end (SIGTERM, Ctrl+C); SIGHUP renews them in turn."""

    def __init__(self, serve: Serve, settings: Settings, sock: socket.socket) -> None:
        self._facts = (serve, settings, sock)
        self._ending = self._renewing = False
        self._staff: list[Staff] = []

    def run(self, count: int) -> None:
        with TemporaryDirectory(prefix="keydom-") as folder:  # of the figures of all of them
            os.environ[TOGETHER] = folder
            self._run(count)

    def _run(self, count: int) -> None:
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, self._told)
        self._staff = [Staff(*self._facts) for _ in range(count)]
        try:
            while not self._ending:
                wait([one.process.sentinel for one in self._staff], LOOK)
                self._replace_the_dead()
                if self._renewing:
                    self._renew()
        finally:
            for one in self._staff:
                one.end()
            for one in self._staff:
                one.await_end()

    def _told(self, number: int, _frame: FrameType | None) -> None:
        if number == signal.SIGHUP:
            self._renewing = True
        else:
            self._ending = True

    def _replace_the_dead(self) -> None:
        for place, one in enumerate(self._staff):
            if one.process.is_alive() or self._ending:
                continue
            log.warning("server process %s has ended (%s): another one is started", one.process.pid, _how(one.process))
            if monotonic() - one.begun < SHORT:
                sleep(SHORT)
            one.await_end()
            self._staff[place] = Staff(*self._facts)

    def _renew(self) -> None:
        """Each goes when its successor is ready: the socket stays open, and who was connected connects again."""
        self._renewing = False
        for place, one in enumerate(self._staff):
            if self._ending:
                return
            successor = Staff(*self._facts)
            successor.await_ready()
            self._staff[place] = successor
            one.end()
            one.await_end()


def _how(process: SpawnProcess) -> str:
    code = process.exitcode or 0
    return f"signal {-code}" if code < 0 else f"status {code}"


def _work(serve: Serve, settings: Settings, sock: socket.socket, ready: Connection) -> None:
    """In a server process: serve until told to end, or until the supervisor has ended, however that was."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the supervisor
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    Thread(target=_follow, daemon=True).start()
    serve(settings, sock, partial(ready.send, True))


def _follow() -> None:
    supervisor = parent_process()
    assert supervisor is not None, "a server process has a parent here"
    supervisor.join()
    os.kill(os.getpid(), signal.SIGTERM)
