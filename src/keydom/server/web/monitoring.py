"""Health and metrics of a server, for programs that watch over it."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Controller, get
from litestar.response import Response
from sqlalchemy import Connection, delete, select, update

from keydom import __version__
from keydom.server.durations import HOUR
from keydom.server.errors import DatabaseUnavailable
from keydom.server.metrics import figures
from keydom.server.store.notifications import Notifications
from keydom.server.store.schema import usage
from keydom.server.store.tables import Store
from keydom.server.table_registry import TableRegistry

HEALTH_ROW = "health"  # what is written
LIFETIME = HOUR  # what a server has left behind goes after that
FIGURES = "text/plain; version=0.0.4; charset=utf-8"


class MonitoringRoutes(Controller):
    """For programs that watch over servers; nothing here is about any table."""

    include_in_schema = False

    @get("/health")
    async def health(self, tables: TableRegistry, notifications: Notifications | None) -> Response[dict[str, Any]]:
        """200 where moves can be kept and notifications of other servers arrive, 503 where not."""
        try:
            await tables.store.read(lambda db: db.execute(select(1)).scalar())
            await tables.store.write(partial(_try, tables.store))
            database = "ok"
        except DatabaseUnavailable as error:
            database = str(error)
        listening = notifications is None or notifications.listening
        well = database == "ok" and listening
        facts: dict[str, Any] = {"status": "ok" if well else "trouble", "version": __version__, "database": database}
        facts |= {"notifications": listening}
        return Response(facts, status_code=200 if well else 503, media_type="application/json")

    @get("/metrics")
    async def metrics(self) -> Response[bytes]:
        return Response(figures(), media_type=FIGURES)


def _try(store: Store, db: Connection) -> None:
    """Write something, as a move would: a full disk can be read from."""
    db.execute(delete(usage).where(usage.c.what == HEALTH_ROW, usage.c.until < store.now()))
    own, until = (usage.c.server == store.name, usage.c.what == HEALTH_ROW), store.clock() + LIFETIME
    if db.execute(update(usage).where(*own).values(until=until)).rowcount == 0:  # else it is the first look
        store.insert_once(db, usage, server=store.name, what=HEALTH_ROW, whose="", until=until)
