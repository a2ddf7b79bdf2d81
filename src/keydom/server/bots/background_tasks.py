"""Runs long work for pages in bot processes: puzzle verdicts, explorer queries, position checks."""

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
    """Background tasks of visitors, with a rate limit for each and a fair queue for all."""

    def __init__(self, workers: BotPool, settings: Settings) -> None:
        self._workers = workers
        self._allowance = RateLimit(settings.background_tasks_per_minute, MINUTE, "background tasks a minute")
        self._room = ConcurrencyLimit(settings.hints_at_once, "background tasks")

    @contextmanager
    def allowed(self) -> Iterator[None]:
        """Count a task of this visitor, or refuse it above the limits."""
        visitor = VISITOR.get()
        with self._room.enter(visitor):
            self._allowance.take(visitor)
            yield

    async def ask(self, kind: type[T], queue: str, work: Callable[..., T], *arguments: Any) -> T:
        """Run work and return its result as an object of this kind."""
        return json.decode(await self.ask_json(queue, work, *arguments), type=kind)

    async def ask_json(self, queue: str, work: Callable[..., Any], *arguments: Any) -> str:
        """Run work and return its result as JSON."""
        task = Task(work.__name__, queue, work, *arguments)
        return await self._workers.ask(task, TIMEOUTS[queue], Priority.HINT, VISITOR.get())
