"""The headers of all answers, and the answers to errors."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, NotFoundException
from litestar.types import Message, Scope

from keydom.core.errors import IllegalAction, InvalidAction, KeydomError
from keydom.server.access.requester import language_of
from keydom.server.durations import DAY
from keydom.server.errors import ActionRefused, NotOver, ServerError
from keydom.server.logs import log
from keydom.server.show.wire import Problem
from keydom.server.static_files import STATIC
from keydom.server.web.pages import PageRoutes
from keydom.server.words import PageWords

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
NO_STORE = (b"cache-control", b"no-store")  # what is no static file may hold what is for one reader only
KEEP = (b"cache-control", b"public, max-age=%d" % (30 * DAY))
KEPT = "/static/fonts/"  # what hardly ever changes
LONGEST_DETAIL = 1_000  # characters: what was sent may be in it


async def add_headers(message: Message, scope: Scope) -> None:
    """The headers of every answer, errors and files included."""
    if message["type"] != "http.response.start":
        return
    headers = [*message["headers"], *HEADERS]
    if not scope["path"].startswith(STATIC) and not any(name == NO_STORE[0] for name, _ in headers):
        headers.append(NO_STORE)
    if scope["path"].startswith(KEPT) and message["status"] == 200:
        headers.append(KEEP)
    message["headers"] = headers


async def log_error(error: Exception, scope: Scope) -> None:
    """Print a mistake of ours; not the address that was asked for, which may hold the token of a seat."""
    no_file = isinstance(error, ValueError) and scope["path"].startswith(STATIC)  # no file can have the name
    if not no_file and not isinstance(error, KeydomError | HTTPException | RecursionError):
        log.error("a request failed", exc_info=error)


def missing_file(request: Request[Any, Any, Any], _error: Exception) -> Response[Any]:
    return error_response(request, NotFoundException())


def error_response(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """One clear answer: a status and a sentence, for a program as JSON, for a person as a page."""
    status, key = 400, "error-bad-request"
    if isinstance(error, ServerError):
        status, key = error.status, error.key
    elif isinstance(error, IllegalAction | InvalidAction):
        status, key = 422, "error-illegal"
    elif isinstance(error, HTTPException):
        status, key = error.status_code, f"error-{error.status_code}"
    detail = shorten(error.detail if isinstance(error, HTTPException) else str(error))
    words = PageWords(None, language_of(request))
    message = words.say(key) if words.has(key) else words.say("error-bad-request")
    path = request.scope["path"]
    if path.startswith("/api") or request.headers.get("accept") == "application/json":  # as our pages ask
        body = Problem(status, message, detail)
        if isinstance(error, ActionRefused):
            body.reason, body.why = error.reason, error.why
        return Response(body, status_code=status, media_type="application/json", headers=_retry(error))
    detail = "" if isinstance(error, NotOver) else detail
    return PageRoutes.error_page(message, detail, status, language_of(request), _retry(error))


def shorten(detail: str) -> str:
    """Leave out the middle of what is too long: what was sent, mostly."""
    half = LONGEST_DETAIL // 2
    return detail if len(detail) <= LONGEST_DETAIL else f"{detail[:half]} … {detail[-half:]}"


def _retry(error: Exception) -> dict[str, str]:
    """When it may be asked for again, where that helps."""
    if isinstance(error, HTTPException):
        return dict(error.headers or {})
    return {"retry-after": str(error.retry)} if isinstance(error, ServerError) and error.retry else {}
