"""Who is asking: the browser behind a cookie or the holder of a seat's token, and the language they read."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException

from keydom.server.errors import NotYours
from keydom.server.store import Store
from keydom.server.tokens import hashed, new_token
from keydom.words import LANGUAGES, pick

COOKIE, LANGUAGE = "keydom", "keydom-language"
YEAR = 365 * 24 * 3600
GUARD = "x-keydom"  # a header that no other site's page can make a browser send along


class Reader:
    """One asker. A browser is known by its cookie; a program may send a seat's token instead."""

    def __init__(self, store: Store, cookie: str | None, bearer: tuple[str, int] | None, language: str) -> None:
        self.store = store
        self.fresh = cookie is None
        self.token = cookie or new_token()
        self.holder = hashed(self.token)
        self.bearer = bearer
        self.language = language

    async def seats(self, table: str) -> list[int]:
        """The seats of a table that this reader may act for."""
        if self.bearer is not None:
            return [self.bearer[1]] if self.bearer[0] == table else []
        return [] if self.fresh else await self.store.held(table, self.holder)

    async def check(self, table: str, seat: int) -> None:
        if seat not in await self.seats(table):
            raise NotYours(f"seat {seat} of this table is not yours")

    def cookies(self) -> list[Cookie]:
        """What makes this browser known from now on."""
        if not self.fresh or self.bearer is not None:
            return []
        return [Cookie(COOKIE, value=self.token, max_age=YEAR, httponly=True, samesite="lax", path="/")]


async def provide_reader(request: Request[Any, Any, Any], store: Store) -> Reader:
    """The asker of a request. What changes something must come from our own pages, or with a token."""
    bearer = await _bearer(request, store)
    cookie = request.cookies.get(COOKIE)
    unsafe = request.method not in ("GET", "HEAD", "OPTIONS")
    if unsafe and bearer is None and cookie is not None and GUARD not in request.headers:
        raise NotYours("the request does not come from a page of this server")
    return Reader(store, cookie, bearer, language_of(request))


async def _bearer(request: Request[Any, Any, Any], store: Store) -> tuple[str, int] | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if not scheme:
        return None
    seat = await store.seat_of(hashed(token.strip())) if scheme.lower() == "bearer" else None
    if seat is None:
        raise NotAuthorizedException("no seat has this token")
    return seat


def language_of(request: Request[Any, Any, Any]) -> str:
    """What was chosen with the switch, or else what the browser asks for."""
    chosen = request.cookies.get(LANGUAGE, "")
    return chosen if chosen in LANGUAGES else pick(request.headers.get("accept-language"))
