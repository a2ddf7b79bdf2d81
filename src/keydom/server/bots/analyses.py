"""Analyses finished games in bot processes, part by part at the lowest priority, and stores the reports."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from keydom.core.errors import KeydomError
from keydom.server.access.limits import VISITOR, RateLimit
from keydom.server.bots.pool import LONG, BotPool, Task
from keydom.server.bots.queue import Priority, WorkerQueue
from keydom.server.durations import HOUR
from keydom.server.logs import log
from keydom.server.runner import Runner
from keydom.server.store import schema
from keydom.server.store.tables import Store
from keydom.server.table.table import GameTable
from keydom.study.analysis.analysis import (
    AnalysisPart,
    AnalysisPlan,
    analyse_part,
    finish_analysis,
    part_plies,
    plan_analysis,
)

PART_TIMEOUT = 600.0  # seconds that a part may take
ANALYSES_PER_HOUR = 30  # analyses that a visitor may begin in an hour
MOST_UNFINISHED = 8  # finished parts are kept of so many analyses that were broken off


@dataclass
class AnalysisJob:
    """An analysis that is being made: the plies at which its parts begin, and those that are done."""

    plan: AnalysisPlan
    firsts: range
    done: dict[int, AnalysisPart]
    task: asyncio.Task[None] | None = None
    failed: str = ""


class AnalysisQueue:
    """A queue of analyses. One part runs at a time, so that a process is left for whoever plays, and visitors take
    turns.
    """

    def __init__(self, store: Store, workers: BotPool, runner: Runner) -> None:
        self._runner = runner
        self._store = store
        self._workers = workers
        self._jobs: dict[str, AnalysisJob] = {}
        self._turns: WorkerQueue[str] = WorkerQueue([LONG])
        self._allowance = RateLimit(ANALYSES_PER_HOUR, HOUR, "analyses an hour")

    def stop(self) -> None:
        for job in self._jobs.values():
            if job.task is not None:
                job.task.cancel()

    async def stored_report(self, id: str) -> dict[str, Any] | None:
        """Return the report of a table's game, if it was analysed."""
        query = select(schema.analyses.c.report).where(schema.analyses.c.table_id == id)
        return await self._store.read(lambda db: db.execute(query).scalar())

    def progress(self, id: str) -> AnalysisJob | None:
        return self._jobs.get(id)

    async def begin(self, table: GameTable) -> None:
        """Begin the analysis of a finished game, unless it is running; one that was broken off goes on where it was."""
        job = self._jobs.get(table.id)
        if job is not None and job.task is not None and not job.task.done():
            return
        self._allowance.take(VISITOR.get())
        record = table.match.record()
        plan = await self._runner.run(plan_analysis, record)
        again = self._jobs.pop(table.id, None)
        done = again.done if again is not None and again.plan == plan else {}
        job = self._jobs[table.id] = AnalysisJob(plan, part_plies(record), done)
        while len(self._jobs) > MOST_UNFINISHED and (old := self._finished()) is not None:
            del self._jobs[old]
        job.task = asyncio.create_task(self._make(table.id, job, VISITOR.get()))

    def _finished(self) -> str | None:
        return next((id for id, job in self._jobs.items() if job.task is not None and job.task.done()), None)

    async def _make(self, id: str, job: AnalysisJob, visitor: str) -> None:
        try:
            for first in job.firsts:
                if first not in job.done:
                    job.done[first] = await self._part(id, job.plan, first, visitor)
            report = (await self._runner.run(finish_analysis, job.plan, job.done.values())).report()
            await self._store.write(lambda db: _store_report(db, id, report, self._store.clock()))
            del self._jobs[id]
        except IntegrityError:  # another server was faster: its answer is the same
            self._jobs.pop(id, None)
        except KeydomError as error:
            job.failed = str(error)
            log.warning("the game of table %s cannot be analysed: %s", id, error)

    async def _part(self, id: str, plan: AnalysisPlan, first: int, visitor: str) -> AnalysisPart:
        question = Task(f"{id} analysed", LONG, analyse_part, plan, first)
        turn = await self._turns.acquire(Priority.STUDY, visitor, id)
        try:
            answer = json.loads(await self._workers.ask(question, PART_TIMEOUT, Priority.STUDY, visitor))
        finally:
            self._turns.release(turn)
        return answer[0], answer[1]


def _store_report(db: Connection, id: str, report: dict[str, Any], now: float) -> None:
    db.execute(insert(schema.analyses).values(table_id=id, report=report, at=now))
