"""Servers for the measurements: `keydom serve` itself, on SQLite in a folder or on a PostgreSQL of their own."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

MANY = 10**9  # all come from one address
UNLIMITED = [
    f"--set={name}={MANY}" for name in ("requests_per_minute", "streams", "tables_per_hour", "hints_per_minute")
]


class Host:
    """One `keydom serve`, with all of its processes."""

    def __init__(self, database: str, workers: int = 1) -> None:
        command = [sys.executable, "-m", "keydom", "serve", "--no-open", "--port", "0", "--database", database]
        self._process = subprocess.Popen(
            [*command, "--workers", str(workers), *UNLIMITED], stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        found = re.search(r"http://\S+:(\d+) ", self._process.stdout.readline())
        assert found is not None, "the server did not start"
        self.port = int(found[1])

    @property
    def processes(self) -> list[int]:
        """Those that serve: bots think in others, and a supervisor does nothing."""
        pid = self._process.pid
        servers = [child for child in _children(pid) if _children(child) or _threads(child) > 2]
        return servers or [pid]

    def memory(self) -> int:
        """What the server holds, in bytes."""
        return sum(_memory(pid) for pid in self.processes)

    def processor(self) -> float:
        """Seconds of processor time that the server has used."""
        return sum(_processor(pid) for pid in self.processes)

    def end(self) -> None:
        self._process.terminate()
        try:
            self._process.communicate(timeout=30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.communicate()


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL that is made for this and gone afterwards, as the tests have it."""
    sys.path.append(str(Path(__file__).parents[1]))
    from tests.server.postgres import Postgres

    made = Postgres()
    try:
        yield made.url
    finally:
        made.close()


def _children(pid: int) -> list[int]:
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def _status(pid: int, name: str) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith(name)))


def _threads(pid: int) -> int:
    return _status(pid, "Threads")


def _memory(pid: int) -> int:
    return _status(pid, "VmRSS") * 1000


def _processor(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100
