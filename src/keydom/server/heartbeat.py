"""The heartbeat of a server process: its event loop counts in shared memory, and the supervisor watches the count.

Code that hangs may hold Python's lock, so no other thread of the process could answer for the loop.
"""

from __future__ import annotations

import asyncio
from ctypes import c_uint64
from multiprocessing import get_context

CHECK_INTERVAL = 0.5  # seconds between two looks of the supervisor, at most
BEATS = 10  # in the time after which a loop counts as hung


class Heartbeat:
    """A number in shared memory: to write it takes no lock and waits for nobody."""

    def __init__(self) -> None:
        self._number = get_context("spawn").RawValue(c_uint64, 0)

    @property
    def count(self) -> int:
        return int(self._number.value)

    def beat(self, limit: float) -> None:
        """In the event loop: beat now, and as long as the loop goes on."""
        self._number.value += 1
        if limit:
            asyncio.get_running_loop().call_later(limit / BEATS, self.beat, limit)


class HeartbeatMonitor:
    """Says when a heartbeat has stopped; the time before the first beat does not count.

    A look counts for the time since the look before, but for no more than there should be between two: where the
    supervisor itself was suspended or came late, so were its processes.
    """

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self._count = 0
        self._looked = 0.0
        self._silent = 0.0

    def stopped(self, count: int, now: float) -> bool:
        """Whether it has been silent for too long, now that it has come to this count."""
        if count != self._count or not count:
            self._count, self._silent = count, 0.0
        else:
            self._silent += min(now - self._looked, CHECK_INTERVAL)
        self._looked = now
        return 0 < self._limit <= self._silent
