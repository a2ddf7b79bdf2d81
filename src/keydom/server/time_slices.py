"""Runs long work in the event loop in slices of a few milliseconds, so that requests are answered meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Generator
from time import perf_counter
from typing import TypeAlias, TypeVar, cast

T = TypeVar("T")
Slices: TypeAlias = Generator[None, None, T]  # long work, which stops wherever others may have their turn

SLICE = 0.01  # seconds

# A browser's Python has one thread, and no clock of its own for it.
processor_time: Callable[[], float] = getattr(time, "thread_time", perf_counter)


class TimeSlices:
    """A queue of slices: one runs at a time, and requests are served between them."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def wait_turn(self) -> None:
        async with self._lock:
            await asyncio.sleep(0)

    async def run(self, work: Slices[T]) -> T:
        """Run work step by step and return its result; others run whenever a slice is over."""
        ends = 0.0
        while True:
            try:
                next(work)
            except StopIteration as end:
                return cast(T, end.value)
            if perf_counter() >= ends:
                await self.wait_turn()
                ends = perf_counter() + SLICE


class TimeBudget:
    """A budget of processor time for a piece of work; what others take in its pauses does not count."""

    def __init__(self, seconds: float) -> None:
        self._ends = processor_time() + seconds

    @property
    def used_up(self) -> bool:
        return processor_time() > self._ends

    def pause(self) -> Slices[None]:
        """Let others have their turn, here."""
        began = processor_time()
        yield
        self._ends += processor_time() - began
