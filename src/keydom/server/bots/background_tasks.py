"""Long work for a page goes where bots think: verdicts on puzzles, the explorer's figures, looks at positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from msgspec import json

from keydom.server.access.limits import VISITOR, ConcurrencyLimit, RateLimit
from keydom.server.bots.pool import LONG, SHORT, BotPool, Task
from keydom.server.bots.queue import Priority
from keydom.server.durations import MINUTE
from keydom.server.settings import Settings

TIMEOUTS = {LONG: 60.0, SHORT: 5.0}  # seconds that it may take there

T = TypeVar("T")


class BackgroundTasks:
    """What visitors have worked out for them: each only so much of it, and all in turn."""

    def __init__(self, workers: BotPool, settings: Settings) -> None:
        self._workers = workers
        self._allowance = RateLimit(settings.background_tasks_per_minute, MINUTE, "background tasks a minute")
        self._room = ConcurrencyLimit(settings.hints_at_once, "background tasks")

    @contextmanager
    def allowed(self) -> Iterator[None]:
        """One more for this visitor, as long as it is entered."""
        visitor = VISITOR.get()
        with self._room.enter(visitor):
            self._allowance.take(visitor)
            yield

    async def ask(self, kind: type[T], queue: str, work: Callable[..., T], *arguments: Any) -> T:
        """What it comes to, as an object of this kind."""
        return json.decode(await self.ask_json(queue, work, *arguments), type=kind)

    async def ask_json(self, queue: str, work: Callable[..., Any], *arguments: Any) -> str:
        """The same as JSON, for who hands it on."""
        task = Task(work.__name__, queue, work, *arguments)
        return await self._workers.ask(task, TIMEOUTS[queue], Priority.HINT, VISITOR.get())
