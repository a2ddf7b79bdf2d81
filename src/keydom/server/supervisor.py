"""Server processes behind one socket: the dead and the hung are replaced, and all can be renewed one by one."""

from __future__ import annotations

import faulthandler
import logging
import os
import signal
import socket
from collections.abc import Callable, Sequence
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from tempfile import TemporaryDirectory
from threading import Thread
from time import monotonic
from types import FrameType

from prometheus_client.multiprocess import mark_process_dead

from keydom.server.database import shared
from keydom.server.heartbeat import LOOK, Heartbeat, Listener
from keydom.server.logs import write_logs
from keydom.server.metrics import TOGETHER
from keydom.server.settings import Settings

log = logging.getLogger("keydom.server")

START = 60.0  # seconds that a process has to get ready before the next one is renewed
END = 15.0  # seconds that it has to end by itself
SHORT = 2.0  # seconds: whoever lives no longer is not replaced at once
TELL = 5.0  # seconds that it has to say where it hangs; it ends as soon as it has
POSIX = os.name == "posix"

Serve = Callable[[Settings, Sequence[socket.socket], Callable[[], None]], None]


class Staff:
    """One server process: since when it is there, whether its event loop goes on, and until when it has to end."""

    def __init__(self, serve: Serve, settings: Settings, socks: Sequence[socket.socket]) -> None:
        spawn = get_context("spawn")
        self._ready, theirs = spawn.Pipe(duplex=False)
        self._heart, self._listener = Heartbeat(), Listener(settings.heartbeat)
        self._ends: float | None = None
        self.begun = monotonic()
        self.process: SpawnProcess = spawn.Process(target=_work, args=(serve, settings, socks, theirs, self._heart))
        self.process.start()
        theirs.close()

    @property
    def alive(self) -> bool:
        return self.process.is_alive()

    @property
    def starting(self) -> bool:
        """Whether it is still to say that it is ready; one that has ended never will."""
        return self.alive and not self._ready.poll() and monotonic() - self.begun < START

    def end(self) -> None:
        """Tell it to end; by when it must have is settled the first time."""
        if self._ends is None and self.alive:
            self._ends = monotonic() + END
            self.process.terminate()

    def look(self) -> None:
        """Kill it where its event loop hangs, or where it does not end."""
        if self._listener.stopped(self._heart.count, monotonic()) and self.alive:
            log.error("server process %s: its event loop hangs", self.process.pid)
            self._tell_where()
            self.process.kill()
        elif self._ends is not None and monotonic() > self._ends:
            self.process.kill()

    def close(self) -> None:
        """When it has ended."""
        self.process.join()
        self._ready.close()
        mark_process_dead(self.process.pid)  # type: ignore[no-untyped-call]

    def _tell_where(self) -> None:
        if POSIX and self.process.pid is not None:
            os.kill(self.process.pid, signal.SIGUSR1)
            self.process.join(TELL)


class Supervisor:
    """Keeps so many processes at work until it is told to end (SIGTERM, Ctrl+C); SIGHUP renews them in turn."""

    def __init__(self, serve: Serve, settings: Settings, socks: Sequence[socket.socket]) -> None:
        self._facts = (serve, settings, socks)
        self._logs = settings.logs
        self._alone = not shared(settings.database)  # two servers cannot share it, not even for a moment
        self._ending = self._renewing = False
        self._staff: list[Staff] = []
        self._leaving: list[Staff] = []

    def run(self, count: int) -> None:
        write_logs(self._logs)
        with TemporaryDirectory(prefix="keydom-") as folder:  # of the figures of all of them
            os.environ[TOGETHER] = folder
            self._run(count)

    def _run(self, count: int) -> None:
        for number in (signal.SIGINT, signal.SIGTERM, *((signal.SIGHUP,) if POSIX else ())):
            signal.signal(number, self._told)
        self._staff = [Staff(*self._facts) for _ in range(count)]
        try:
            while not self._ending:
                self._look()
                if self._renewing:
                    self._renew()
        finally:
            self._ending = True
            while self._staff:
                self._dismiss(self._staff.pop())
            while self._leaving:
                self._look()

    def _told(self, number: int, _frame: FrameType | None) -> None:
        if number in (signal.SIGINT, signal.SIGTERM):
            self._ending = True
        else:
            self._renewing = True

    def _look(self) -> None:
        """Wait until a process ends, but no longer than till the next look; see to all of them."""
        everybody = [*self._staff, *self._leaving]
        wait([one.process.sentinel for one in everybody if one.alive], LOOK)
        for one in everybody:
            one.look()
        for one in [one for one in self._leaving if not one.alive]:
            one.close()
            self._leaving.remove(one)
        self._replace_the_dead()

    def _dismiss(self, one: Staff) -> None:
        one.end()
        self._leaving.append(one)

    def _replace_the_dead(self) -> None:
        for place, one in enumerate(self._staff):
            if self._ending or one.alive or monotonic() - one.begun < SHORT:
                continue
            log.warning("server process %s has ended (%s): another one is started", one.process.pid, _how(one.process))
            one.close()
            self._staff[place] = Staff(*self._facts)

    def _renew(self) -> None:
        """Each goes when its successor is ready: the socket stays open, and who was connected connects again.

        Where only one can be there at a time it goes first. Who comes meanwhile waits.
        """
        self._renewing = False
        for place in range(len(self._staff)):
            if self._alone:
                self._leave(self._staff.pop(place))
            if self._ending:
                return
            self._staff.append(Staff(*self._facts))
            while self._staff[-1].starting and not self._ending:
                self._look()
            if not self._alone and not self._ending:
                leaving, self._staff[place] = self._staff[place], self._staff.pop()
                self._leave(leaving)

    def _leave(self, one: Staff) -> None:
        self._dismiss(one)
        while one in self._leaving and not self._ending:
            self._look()


def _how(process: SpawnProcess) -> str:
    code = process.exitcode or 0
    return f"signal {-code}" if code < 0 else f"status {code}"


def _work(
    serve: Serve, settings: Settings, socks: Sequence[socket.socket], report: Connection, heart: Heartbeat
) -> None:
    """In a server process: serve until told to end, or until the supervisor has ended, however that was."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the supervisor
    if POSIX:
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        # Prints where it hangs, files and lines and nothing that is in them, and ends.
        faulthandler.register(signal.SIGUSR1, chain=True)
    Thread(target=_follow, daemon=True).start()

    def ready() -> None:
        report.send(True)
        heart.go_on(settings.heartbeat)

    serve(settings, socks, ready)


def _follow() -> None:
    supervisor = parent_process()
    assert supervisor is not None, "a server process has a parent here"
    supervisor.join()
    os.kill(os.getpid(), signal.SIGTERM)
