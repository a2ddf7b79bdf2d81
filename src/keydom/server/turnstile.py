"""Long work in the event loop is done in turns, a few milliseconds at a time, so that moves get their answers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from time import perf_counter

SLICE = 0.01  # seconds


class Turnstile:
    """Drawings and slices of longer work go through one after the other, with a breath between them."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def pass_through(self) -> None:
        async with self._lock:
            await asyncio.sleep(0)

    async def in_slices(self, work: Iterable[object]) -> None:
        """Do all of it, step by step, and let others through whenever a slice is over."""
        ends = 0.0
        for _ in work:
            if perf_counter() >= ends:
                await self.pass_through()
                ends = perf_counter() + SLICE
