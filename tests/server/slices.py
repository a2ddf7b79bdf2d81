"""Long work of the server, done in one go."""

from __future__ import annotations

from typing import TypeVar, cast

from keydom.server.time_slices import Slices

T = TypeVar("T")


def run_at_once(work: Slices[T]) -> T:
    """What it comes to, done without letting anybody else through."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            return cast(T, end.value)
