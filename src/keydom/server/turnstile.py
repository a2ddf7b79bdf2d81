"""Long work in the event loop is done in turns, a few milliseconds at a time, so that moves get their answers."""

from __future__ import annotations

import asyncio
from collections.abc import Generator, Iterable
from time import perf_counter, thread_time
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Slices: TypeAlias = Generator[None, None, T]  # long work, which stops wherever others may have their turn

SLICE = 0.01  # seconds


class Turnstile:
    """Drawings and slices of longer work go through one after the other, with a breath between them."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def pass_through(self) -> None:
        async with self._lock:
            await asyncio.sleep(0)

    async def result(self, work: Slices[T]) -> T:
        """What it comes to, done in slices."""
        found: list[T] = []
        await self.in_slices(_noting(work, found))
        return found[0]

    async def in_slices(self, work: Iterable[object]) -> None:
        """Do all of it, step by step, and let others through whenever a slice is over."""
        ends = 0.0
        for _ in work:
            if perf_counter() >= ends:
                await self.pass_through()
                ends = perf_counter() + SLICE


class Spent:
    """The processor time that a piece of work has had, of so much; what others take in its pauses does not count."""

    def __init__(self, seconds: float) -> None:
        self._ends = thread_time() + seconds

    @property
    def all(self) -> bool:
        return thread_time() > self._ends

    def pausing(self) -> Slices[None]:
        """Let others have their turn, here."""
        began = thread_time()
        yield
        self._ends += thread_time() - began


def at_once(work: Slices[T]) -> T:
    """What it comes to, done without letting anybody else through."""
    found: list[T] = []
    for _ in _noting(work, found):
        pass
    return found[0]


def _noting(work: Slices[T], found: list[T]) -> Generator[None, None, None]:
    found.append((yield from work))
