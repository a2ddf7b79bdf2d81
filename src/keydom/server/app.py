"""The server: what is put together here is written in the modules beside it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope

from keydom import __version__
from keydom.core.errors import BadOption, IllegalAction, InvalidAction, KeydomError
from keydom.server.analysing import Analysing, AnalysisPages
from keydom.server.api import Api
from keydom.server.database import shared
from keydom.server.errors import NotAllowed, NotOver, ServerError
from keydom.server.exploring import Exploring
from keydom.server.guests import Guests
from keydom.server.limits import FILES, Limit
from keydom.server.metrics import count
from keydom.server.migrate import migrate
from keydom.server.news import News
from keydom.server.notes import Notes
from keydom.server.packing import Packing
from keydom.server.pages import ENV, Pages
from keydom.server.parting import Parting
from keydom.server.positions import PositionPages, Positions
from keydom.server.puzzling import Puzzling
from keydom.server.readers import language_of, provide_reader
from keydom.server.regaining import Regaining
from keydom.server.runner import runner_of
from keydom.server.schooling import School
from keydom.server.settings import Settings, database_url
from keydom.server.sharing import Sharing
from keydom.server.speech import speech
from keydom.server.store import Store
from keydom.server.stream import Streams
from keydom.server.tables import Tables
from keydom.server.warming import warm_and_settle
from keydom.server.watch import Watch
from keydom.server.worth import Worth

log = logging.getLogger("keydom.server")

BODY = 1_000_000  # bytes: the longest record is far shorter
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; script-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),  # links to a seat are secrets
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
PRIVATE = (b"cache-control", b"no-store")
STORED = "/static/"  # all else may hold what is for one reader only


def create_app(settings: Settings | None = None) -> Litestar:
    settings = settings or Settings()
    if settings.inline and (settings.ray or shared(settings.database)):
        raise BadOption("inline is for one server with SQLite whose bots think there: without PostgreSQL and Ray")
    runner = runner_of(settings)
    store = Store(database_url(settings.database), settings.clock, runner)
    streams = Streams()
    tables = Tables(store, settings, streams.publish, streams.watched, runner)

    limit = Limit(settings)
    sharing = Sharing(store, [*limit.counted, *tables.counted])
    news = News(store, tables.heard, lambda: tables.missed(streams.tables())) if store.shared else None

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncGenerator[None, None]:
        await migrate(store)
        runner.ahead(partial(warm_and_settle, ENV))
        beside = [asyncio.create_task(work) for work in ((news.listen(), sharing.run()) if news is not None else ())]
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
            await tables.stop()
            await store.close()

    return Litestar(
        route_handlers=[
            Api,
            Parting,
            Guests,
            Regaining,
            Analysing,
            AnalysisPages,
            Exploring,
            PositionPages,
            Positions,
            Notes,
            Pages,
            School,
            Puzzling,
            Watch,
            Worth,
            create_static_files_router(
                path="/static",
                directories=[FILES],
                name="static",
                file_system=runner.files,
                exception_handlers={ValueError: no_file, InternalServerException: no_file},  # no file can have the name
            ),
        ],
        dependencies={
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "streams": Provide(lambda: streams, sync_to_thread=False),
            "news": Provide(lambda: news, sync_to_thread=False),
            "runner": Provide(lambda: runner, sync_to_thread=False),
            "reader": Provide(provide_reader),
        },
        state=State({"tables": tables, "streams": streams, "limit": limit, "settings": settings}),
        lifespan=[running],
        on_startup=[tables.start],
        middleware=[limit, Packing()],
        openapi_config=OpenAPIConfig(
            title="keydom", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        exception_handlers={
            KeydomError: complain,
            HTTPException: complain,
            RecursionError: complain,  # JSON that is nested thousands deep
        },
        before_send=[protect, count],
        after_exception=[note],
        logging_config=None,  # Python's own: what goes wrong is printed
        request_max_body_size=BODY,
        debug=False,
    )


async def protect(message: Message, scope: Scope) -> None:
    """The headers of every answer, errors and files included."""
    if message["type"] != "http.response.start":
        return
    headers = [*message["headers"], *HEADERS]
    if not scope["path"].startswith(STORED) and not any(name == PRIVATE[0] for name, _ in headers):
        headers.append(PRIVATE)
    message["headers"] = headers


async def note(error: Exception, _scope: Scope) -> None:
    """Print a mistake of ours; not the address that was asked for, which may hold the token of a seat."""
    if not isinstance(error, KeydomError | HTTPException | RecursionError):
        log.error("a request failed", exc_info=error)


def no_file(request: Request[Any, Any, Any], _error: Exception) -> Response[Any]:
    return complain(request, NotFoundException())


def complain(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """One clear answer: a status and a sentence, for a program as JSON, for a person as a page."""
    status, key = 400, "error-bad-request"
    if isinstance(error, ServerError):
        status, key = error.status, error.key
    elif isinstance(error, IllegalAction | InvalidAction):
        status, key = 422, "error-illegal"
    elif isinstance(error, HTTPException):
        status, key = error.status_code, f"error-{error.status_code}"
    said = error.detail if isinstance(error, HTTPException) else str(error)
    words = speech(None, language_of(request))
    message = words.say(key) if words.has(key) else words.say("error-bad-request")
    path = request.scope["path"]
    if path.startswith("/api") or request.headers.get("accept") == "application/json":  # as our pages ask
        body = {"status": status, "error": message, "detail": said}
        if isinstance(error, NotAllowed):
            body |= {"reason": error.reason, "why": error.why}
        return Response(body, status_code=status, media_type="application/json", headers=_retry(error))
    said = "" if isinstance(error, NotOver) else said
    return Pages.error_page(message, said, status, language_of(request), _retry(error))


def _retry(error: Exception) -> dict[str, str]:
    """When it may be asked for again, where that helps."""
    if isinstance(error, HTTPException):
        return dict(error.headers or {})
    return {"retry-after": str(error.retry)} if isinstance(error, ServerError) and error.retry else {}
