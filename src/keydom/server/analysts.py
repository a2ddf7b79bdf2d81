"""Finished games are analysed once, part by part, behind everything that somebody waits for; what is found is kept."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from keydom.core.errors import KeydomError
from keydom.server import schema
from keydom.server.limits import HOUR, VISITOR, Allowance, Counted
from keydom.server.live import Live
from keydom.server.queue import Lane, Rank
from keydom.server.runner import Runner
from keydom.server.store import Store
from keydom.server.thinking import Thinkers, Weighing
from keydom.study.analysis import Part, Plan, finished, parts, planned

log = logging.getLogger("keydom.server")

LONGEST = 600.0  # seconds that a part may take
LEVEL = "hard"  # whose processes are used: those for long thoughts
MOST = 30  # analyses that a visitor may begin in an hour
EDITIONS = 8  # finished parts are kept of so many analyses that were broken off


class Job:
    """An analysis that is being made: the plies at which its parts begin, and those that are done."""

    def __init__(self, plan: Plan, firsts: range, done: dict[int, Part]) -> None:
        self.plan = plan
        self.firsts = firsts
        self.done = done
        self.task: asyncio.Task[None] | None = None
        self.failed = ""


class Analysts:
    """The analyses that are being made: one part at a time, so that a process is left for whoever plays, and visitors
    in turn, however many games each has brought.
    """

    def __init__(self, store: Store, thinkers: Thinkers, runner: Runner) -> None:
        self._runner = runner
        self._store = store
        self._thinkers = thinkers
        self._jobs: dict[str, Job] = {}
        self._turns: Lane[str] = Lane([LEVEL])
        self._allowance = Allowance(MOST, HOUR, "analyses an hour")
        self.counted: list[Counted] = [self._allowance]

    def stop(self) -> None:
        for job in self._jobs.values():
            if job.task is not None:
                job.task.cancel()

    async def kept(self, id: str) -> dict[str, Any] | None:
        """What was found of a table's game, if it was analysed."""
        query = select(schema.analyses.c.report).where(schema.analyses.c.table_id == id)
        return await self._store.read(lambda db: db.execute(query).scalar())

    def progress(self, id: str) -> Job | None:
        return self._jobs.get(id)

    async def begin(self, live: Live) -> None:
        """Have a finished game analysed, unless it is being done; one that was broken off goes on where it was."""
        job = self._jobs.get(live.id)
        if job is not None and job.task is not None and not job.task.done():
            return
        self._allowance.take(VISITOR.get())
        record = live.match.record()
        plan = await self._runner.run(planned, record)
        again = self._jobs.pop(live.id, None)
        done = again.done if again is not None and again.plan == plan else {}
        job = self._jobs[live.id] = Job(plan, parts(record), done)
        while len(self._jobs) > EDITIONS and (old := self._finished()) is not None:
            del self._jobs[old]
        job.task = asyncio.create_task(self._make(live.id, job, VISITOR.get()))

    def _finished(self) -> str | None:
        return next((id for id, job in self._jobs.items() if job.task is not None and job.task.done()), None)

    async def _make(self, id: str, job: Job, visitor: str) -> None:
        try:
            for first in job.firsts:
                if first not in job.done:
                    job.done[first] = await self._part(id, job.plan, first, visitor)
            report = (await self._runner.run(finished, job.plan, job.done.values())).report()
            await self._store.write(lambda db: _keep(db, id, report, self._store.clock()))
            del self._jobs[id]
        except IntegrityError:  # another server was faster: its answer is the same
            self._jobs.pop(id, None)
        except KeydomError as error:
            job.failed = str(error)
            log.warning("the game of table %s cannot be analysed: %s", id, error)

    async def _part(self, id: str, plan: Plan, first: int, visitor: str) -> Part:
        question = Weighing(f"{id} analysed", plan, first, LEVEL)
        turn = await self._turns.turn(Rank.STUDY, visitor, id)
        try:
            told = json.loads(await self._thinkers.ask(question, LONGEST, Rank.STUDY, visitor))
        finally:
            self._turns.release(turn)
        return told[0], told[1]


def _keep(db: Connection, id: str, report: dict[str, Any], now: float) -> None:
    db.execute(insert(schema.analyses).values(table_id=id, report=report, at=now))
