"""Work that is done at once where it need not wait: a task of its own, or a time limit, is for what does."""

from __future__ import annotations

from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Begun(Generic[T]):
    """A coroutine that has gone as far as it can at once: what it `said` if it is `done`, and else the `rest`."""

    said: T

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self._work = work
        self.done = False
        try:
            self._waits = work.send(None)
        except StopIteration as end:
            self.done, self.said = True, end.value

    @coroutine
    def rest(self) -> Generator[object, None, T]:
        """Once, in whatever task: it waits for what the work waits for, and goes on with it."""
        try:
            yield self._waits
        except BaseException:
            self._work.close()
            raise
        said: T = yield from self._work
        return said
