"""A server process whose event loop hangs is replaced, and does not keep the others from ending."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from keydom.server.heartbeat import CHECK_INTERVAL, HeartbeatMonitor
from keydom.server.settings import Settings

from .hanging import PLACE
from .hosting import PATIENCE, born, fetch, until
from .kills import children

SHORT, LONG = 2.0, 10.0 * PATIENCE  # seconds


class Hanging:
    """A server of which a process hangs as soon as it is told to."""

    def __init__(self, folder: Path, way: str, heartbeat: float, end: float, processes: int) -> None:
        self._sign = folder / "hangs"
        self.printed = folder / "printed"
        command = [sys.executable, "-m", "tests.server.hanging", f"sqlite:///{folder}/k.db"]
        command += [str(heartbeat), str(end), str(processes)]
        with self.printed.open("w") as out:
            self.process = subprocess.Popen(
                command,
                cwd=Path(__file__).parents[2],
                env={**os.environ, PLACE: f"{self._sign} {way}"},
                stdout=subprocess.PIPE,
                stderr=out,
                text=True,
            )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.healthy()
        self.workers = {pid: born(pid) for pid in children(self.process.pid)}

    def healthy(self) -> bool:
        return fetch(f"{self.address}/health").is_success

    def hang(self) -> int:
        """Ask for what hangs, and do not wait for an answer; says which process it is."""
        host, port = self.address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), PATIENCE) as line:
            line.sendall(b"GET /metrics HTTP/1.1\r\nhost: x\r\n\r\n")
            until(self._sign.exists)
        return int(self._sign.read_text())

    def close(self) -> None:
        for pid in children(self.process.pid) if self.process.poll() is None else []:
            os.kill(pid, signal.SIGKILL)
        self.process.kill()
        self.process.communicate()


Start = Callable[..., Hanging]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    started: list[Hanging] = []

    def run(way: str, heartbeat: float = SHORT, end: float = LONG, processes: int = 1) -> Hanging:
        started.append(Hanging(tmp_path, way, heartbeat, end, processes))
        return started[-1]

    yield run
    for one in started:
        one.close()


@pytest.mark.parametrize(
    ("way", "place", "processes"),
    [("python", "in spin", 1), ("compiled", "in compute", 2)],
    ids=["python, alone", "compiled, one of two"],
)
def test_a_server_process_whose_event_loop_hangs_is_replaced_and_says_where(
    start: Start, way: str, place: str, processes: int
) -> None:
    server = start(way, processes=processes)
    hung = server.hang()
    until(lambda: not born(hung))
    until(lambda: len(children(server.process.pid)) == processes)
    others = {pid: name for pid, name in server.workers.items() if pid != hung}
    assert (len(others), {pid: born(pid) for pid in others}) == (processes - 1, others)
    assert (server.healthy(), place in server.printed.read_text()) == (True, True)


def test_a_server_process_may_hang_for_ten_seconds_where_nobody_says_otherwise() -> None:
    assert Settings().hang_timeout == 10.0


@pytest.mark.parametrize(
    ("number", "heartbeat", "end"),
    [(signal.SIGTERM, SHORT, LONG), (signal.SIGINT, 0.0, SHORT)],
    ids=["SIGTERM, silent", "Ctrl+C, late"],
)
def test_a_server_whose_event_loop_hangs_can_be_ended(start: Start, number: int, heartbeat: float, end: float) -> None:
    server = start("compiled", heartbeat, end)
    hung = server.hang()
    server.process.send_signal(number)
    assert (server.process.wait(PATIENCE), born(hung)) == (0, "")


# Who is not to be replaced.


def silent_looks(listener: HeartbeatMonitor, looks: list[float]) -> int:
    """How many looks it takes until the process counts as hung, with so many seconds between them."""
    now = 0.0
    listener.stopped(7, now)
    for number, seconds in enumerate(looks, 1):
        now += seconds
        if listener.stopped(7, now):
            return number
    return 0


def test_a_process_is_hung_after_so_many_seconds_of_silence() -> None:
    assert silent_looks(HeartbeatMonitor(10.0), [CHECK_INTERVAL] * 100) * CHECK_INTERVAL == 10.0


def test_a_machine_that_was_suspended_has_no_hung_processes() -> None:
    assert silent_looks(HeartbeatMonitor(10.0), [CHECK_INTERVAL, 3600.0, CHECK_INTERVAL, 3600.0, CHECK_INTERVAL]) == 0


def test_a_beat_ends_the_silence() -> None:
    listener = HeartbeatMonitor(10.0)
    assert not any(listener.stopped(look // 19, look * CHECK_INTERVAL) for look in range(19, 500))


def test_a_process_that_is_still_starting_is_not_hung() -> None:
    listener = HeartbeatMonitor(10.0)
    assert not any(listener.stopped(0, look * CHECK_INTERVAL) for look in range(500))
