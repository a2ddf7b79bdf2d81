"""Supervises server processes behind one socket: replaces those that end or hang, and renews them one by one."""

from __future__ import annotations

import faulthandler
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

from keydom.server.heartbeat import CHECK_INTERVAL, Heartbeat, HeartbeatMonitor
from keydom.server.logs import log, write_logs
from keydom.server.metrics import METRICS_FOLDER
from keydom.server.settings import Settings
from keydom.server.store.database import is_shared

READY_TIMEOUT = 60.0  # seconds that a process has to get ready before the next one is renewed
END_TIMEOUT = 15.0  # seconds that it has to end by itself
SHORTEST_LIFE = 2.0  # seconds: whoever lives no longer is not replaced at once
TRACEBACK_TIME = 5.0  # seconds that it has to say where it hangs; it ends as soon as it has
POSIX = os.name == "posix"

Serve = Callable[[Settings, Sequence[socket.socket], Callable[[], None]], None]


class ServerProcess:
    """A server process, with its heartbeat and the time by which it has to end."""

    def __init__(self, serve: Serve, settings: Settings, socks: Sequence[socket.socket]) -> None:
        spawn = get_context("spawn")
        self._ready, theirs = spawn.Pipe(duplex=False)
        self._heart, self._listener = Heartbeat(), HeartbeatMonitor(settings.hang_timeout)
        self._ends: float | None = None
        self.started = monotonic()
        self.process: SpawnProcess = spawn.Process(target=_work, args=(serve, settings, socks, theirs, self._heart))
        self.process.start()
        theirs.close()

    @property
    def alive(self) -> bool:
        return self.process.is_alive()

    @property
    def starting(self) -> bool:
        """Whether it is still to say that it is ready; one that has ended never will."""
        return self.alive and not self._ready.poll() and monotonic() - self.started < READY_TIMEOUT

    def end(self) -> None:
        """Tell it to end; by when it must have is settled the first time."""
        if self._ends is None and self.alive:
            self._ends = monotonic() + END_TIMEOUT
            self.process.terminate()

    def check(self) -> None:
        """Kill it where its event loop hangs, or where it does not end."""
        if self._listener.stopped(self._heart.count, monotonic()) and self.alive:
            log.error("server process %s: its event loop hangs", self.process.pid)
            self._print_traceback()
            self.process.kill()
        elif self._ends is not None and monotonic() > self._ends:
            self.process.kill()

    def close(self) -> None:
        """Release what belongs to a process that has ended."""
        self.process.join()
        self._ready.close()
        mark_process_dead(self.process.pid)  # type: ignore[no-untyped-call]

    def _print_traceback(self) -> None:
        if POSIX and self.process.pid is not None:
            os.kill(self.process.pid, signal.SIGUSR1)
            self.process.join(TRACEBACK_TIME)


class Supervisor:
    """Keeps so many processes at work until it is told to end (SIGTERM, Ctrl+C); SIGHUP renews them in turn."""

    def __init__(self, serve: Serve, settings: Settings, socks: Sequence[socket.socket]) -> None:
        self._arguments = (serve, settings, socks)
        self._logs = settings.log_format
        self._alone = not is_shared(settings.database)  # two servers cannot share it, not even for a moment
        self._ending = self._renewing = False
        self._processes: list[ServerProcess] = []
        self._leaving: list[ServerProcess] = []

    def run(self, count: int) -> None:
        write_logs(self._logs)
        with TemporaryDirectory(prefix="keydom-") as folder:  # of the figures of all of them
            os.environ[METRICS_FOLDER] = folder
            self._run(count)

    def _run(self, count: int) -> None:
        for number in (signal.SIGINT, signal.SIGTERM, *((signal.SIGHUP,) if POSIX else ())):
            signal.signal(number, self._on_signal)
        self._processes = [ServerProcess(*self._arguments) for _ in range(count)]
        try:
            while not self._ending:
                self._check()
                if self._renewing:
                    self._renew()
        finally:
            self._ending = True
            while self._processes:
                self._end(self._processes.pop())
            while self._leaving:
                self._check()

    def _on_signal(self, number: int, _frame: FrameType | None) -> None:
        if number in (signal.SIGINT, signal.SIGTERM):
            self._ending = True
        else:
            self._renewing = True

    def _check(self) -> None:
        """Wait until a process ends, but no longer than till the next look; see to all of them."""
        everybody = [*self._processes, *self._leaving]
        wait([one.process.sentinel for one in everybody if one.alive], CHECK_INTERVAL)
        for one in everybody:
            one.check()
        for one in [one for one in self._leaving if not one.alive]:
            one.close()
            self._leaving.remove(one)
        self._replace_ended()

    def _end(self, one: ServerProcess) -> None:
        one.end()
        self._leaving.append(one)

    def _replace_ended(self) -> None:
        for place, one in enumerate(self._processes):
            if self._ending or one.alive or monotonic() - one.started < SHORTEST_LIFE:
                continue
            log.warning(
                "server process %s has ended (%s): another one is started", one.process.pid, _exit_reason(one.process)
            )
            one.close()
            self._processes[place] = ServerProcess(*self._arguments)

    def _renew(self) -> None:
        """Each goes when its successor is ready: the socket stays open, and who was connected connects again.

        Where only one can be there at a time it goes first. Who comes meanwhile waits.
        """
        self._renewing = False
        for place in range(len(self._processes)):
            if self._alone:
                self._leave(self._processes.pop(place))
            if self._ending:
                return
            self._processes.append(ServerProcess(*self._arguments))
            while self._processes[-1].starting and not self._ending:
                self._check()
            if not self._alone and not self._ending:
                leaving, self._processes[place] = self._processes[place], self._processes.pop()
                self._leave(leaving)

    def _leave(self, one: ServerProcess) -> None:
        self._end(one)
        while one in self._leaving and not self._ending:
            self._check()


def _exit_reason(process: SpawnProcess) -> str:
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
    Thread(target=_end_with_supervisor, daemon=True).start()

    def ready() -> None:
        report.send(True)
        heart.beat(settings.hang_timeout)

    serve(settings, socks, ready)


def _end_with_supervisor() -> None:
    supervisor = parent_process()
    assert supervisor is not None, "a server process has a parent here"
    supervisor.join()
    os.kill(os.getpid(), signal.SIGTERM)
