"""Jobs that one of several servers does once: a row a job, and a lease for its holder.

A lease ends by the database's clock unless its holder makes it longer; then another may take the job. What is written
on behalf of a job names its fence in the same transaction, so that a holder who comes too late writes nothing.
"""

from __future__ import annotations

from secrets import token_hex

from sqlalchemy import Connection, delete, or_, select, text, update

from keydom.server.errors import LeaseLost
from keydom.server.store.database import Database
from keydom.server.store.schema import jobs

BOT = "bot"  # the kind of job that is a bot's move; its subject is the table
BATCH = 50  # jobs that are looked at in one go
INSERT_JOB = text("insert into jobs (kind, subject) values (:kind, :subject) on conflict do nothing")
RESET_JOB = text(
    "insert into jobs (kind, subject) values (:kind, :subject) "
    "on conflict (kind, subject) do update set holder = null, fence = null, until = null, due = 0"
)


def add_job(db: Connection, kind: str, subject: str) -> None:
    """Add a job that nobody holds. Where it is there already its lease ends, or its holder would end this one too."""
    db.execute(RESET_JOB, {"kind": kind, "subject": subject})


def remove_job(db: Connection, kind: str, subject: str) -> None:
    db.execute(delete(jobs).where(jobs.c.kind == kind, jobs.c.subject == subject))


def check_lease(db: Connection, kind: str, subject: str, fence: str) -> None:
    """Refuse to write for a job that another has taken over; until this is kept nobody else can."""
    held = update(jobs).where(jobs.c.kind == kind, jobs.c.subject == subject, jobs.c.fence == fence)
    if db.execute(held.values(fence=fence)).rowcount != 1:
        raise LeaseLost("another server has taken this over")


class Jobs:
    """The jobs of one kind, as one server sees them."""

    def __init__(self, database: Database, kind: str, lease: float) -> None:
        self._database = database
        self._kind = kind
        self._lease = lease  # seconds

    async def take(self, subject: str) -> str | None:
        """Take a job for the time of a lease and return its fence; None where another holds it."""
        now = self._database.now()
        free = or_(jobs.c.until.is_(None), jobs.c.until < now)
        taken = update(jobs).where(jobs.c.kind == self._kind, jobs.c.subject == subject, free)
        fence = token_hex(8)  # never used again
        values = {"holder": self._database.name, "fence": fence, "until": now + self._lease}

        def act(db: Connection) -> str | None:
            db.execute(INSERT_JOB, {"kind": self._kind, "subject": subject})
            return fence if db.execute(taken.values(values)).rowcount else None

        return await self._database.write(act)

    async def free(self) -> list[str]:
        """Return some jobs that nobody holds and that are due, the one that has waited longest first."""
        now = self._database.now()
        free = or_(jobs.c.until.is_(None), jobs.c.until < now)
        query = select(jobs.c.subject).where(jobs.c.kind == self._kind, jobs.c.due <= now, free)
        return await self._database.read(lambda db: list(db.execute(query.order_by(jobs.c.due).limit(BATCH)).scalars()))

    async def renew(self) -> None:
        """Renew all leases of this server."""
        mine = (jobs.c.kind == self._kind) & (jobs.c.holder == self._database.name)
        longer = update(jobs).where(mine).values(until=self._database.now() + self._lease)
        await self._database.write(lambda db: db.execute(longer))

    async def give_back(self, subject: str, fence: str, later: float = 0.0) -> None:
        """Give a job back, for others to take at once or after so many seconds."""
        mine = (jobs.c.kind == self._kind) & (jobs.c.subject == subject) & (jobs.c.fence == fence)
        back = update(jobs).where(mine).values(holder=None, until=None, due=self._database.now() + later)
        await self._database.write(lambda db: db.execute(back))

    async def done(self, subject: str, fence: str) -> None:
        mine = (jobs.c.kind == self._kind) & (jobs.c.subject == subject) & (jobs.c.fence == fence)
        await self._database.write(lambda db: db.execute(delete(jobs).where(mine)))

    async def end_all(self) -> None:
        """End all leases: this server is the only one, and whoever held them is gone."""
        held = update(jobs).where(jobs.c.kind == self._kind).values(holder=None, until=None)
        await self._database.write(lambda db: db.execute(held))
