"""Puts the server together as a Litestar application."""

from __future__ import annotations

import asyncio
import mimetypes
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router

from keydom import __version__
from keydom.core.errors import BadOption, KeydomError
from keydom.server.access.limits import RequestLimit
from keydom.server.access.requester import Requester, requester_of
from keydom.server.metrics import count
from keydom.server.runner import InlineRunner, default_runner
from keydom.server.settings import Settings, database_url
from keydom.server.show.warm_up import warm_and_settle
from keydom.server.static_files import STATIC_FOLDER
from keydom.server.store.database import is_shared
from keydom.server.store.migrate import migrate
from keydom.server.store.notifications import Notifications
from keydom.server.store.tables import Store
from keydom.server.table_registry import TableRegistry
from keydom.server.web.analyses import AnalysisRoutes
from keydom.server.web.api import TableRoutes
from keydom.server.web.component_values import ComponentValueRoutes
from keydom.server.web.compression import Compression
from keydom.server.web.explorer import ExplorerRoutes
from keydom.server.web.forks import ForkRoutes
from keydom.server.web.lessons import LessonRoutes
from keydom.server.web.lost_seats import LostSeatRoutes
from keydom.server.web.monitoring import MonitoringRoutes
from keydom.server.web.notes import NoteRoutes
from keydom.server.web.pages import ENV, PageRoutes
from keydom.server.web.positions import PositionRoutes
from keydom.server.web.puzzles import PuzzleRoutes
from keydom.server.web.responses import add_headers, error_response, log_error, missing_file
from keydom.server.web.rules import RulesRoutes
from keydom.server.web.seats import SeatRoutes
from keydom.server.web.stream import Streams

mimetypes.add_type("font/woff2", ".woff2")  # not every system says so
LONGEST_BODY = 1_000_000  # bytes: the longest record is far shorter


def create_app(settings: Settings | None = None) -> Litestar:
    settings = settings or Settings()
    if settings.inline and (settings.ray or is_shared(settings.database)):
        raise BadOption("inline is for one server with SQLite whose bots think there: without PostgreSQL and Ray")
    runner = InlineRunner() if settings.inline else default_runner()
    store = Store(database_url(settings.database), settings.clock, runner)
    streams = Streams()
    tables = TableRegistry(store, settings, streams.publish, streams.watched, runner)

    async def requester(request: Request[Any, Any, Any]) -> Requester:
        return await requester_of(request, store)

    limit = RequestLimit(settings)
    notifications = (
        Notifications(store, tables.cache.notified, lambda: tables.cache.notifications_missed(streams.tables()))
        if store.shared
        else None
    )

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncGenerator[None, None]:
        await migrate(store)
        runner.run_in_background(partial(warm_and_settle, ENV))
        tasks = [] if notifications is None else [asyncio.create_task(notifications.listen())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await tables.stop()
            await store.close()

    return Litestar(
        route_handlers=[
            TableRoutes,
            ForkRoutes,
            SeatRoutes,
            LostSeatRoutes,
            AnalysisRoutes,
            ExplorerRoutes,
            PositionRoutes,
            NoteRoutes,
            PageRoutes,
            LessonRoutes,
            RulesRoutes,
            PuzzleRoutes,
            MonitoringRoutes,
            ComponentValueRoutes,
            create_static_files_router(
                path="/static",
                directories=[STATIC_FOLDER],
                name="static",
                file_system=runner.files,
                exception_handlers={
                    ValueError: missing_file,
                    InternalServerException: missing_file,
                },  # no file can have the name
            ),
        ],
        dependencies={
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "streams": Provide(lambda: streams, sync_to_thread=False),
            "notifications": Provide(lambda: notifications, sync_to_thread=False),
            "runner": Provide(lambda: runner, sync_to_thread=False),
            "requester": Provide(requester),
        },
        state=State({"tables": tables, "streams": streams, "limit": limit, "settings": settings}),
        lifespan=[running],
        on_startup=[tables.start],
        middleware=[limit, Compression()],
        openapi_config=OpenAPIConfig(
            title="keydom", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        exception_handlers={
            KeydomError: error_response,
            HTTPException: error_response,
            RecursionError: error_response,  # JSON that is nested thousands deep
        },
        before_send=[add_headers, count],
        after_exception=[log_error],
        logging_config=None,  # Python's own: what goes wrong is printed
        request_max_body_size=LONGEST_BODY,
        debug=False,
    )
