"""The sender of a request: the browser behind a cookie or the program with a seat's token, and its language."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException

from keydom.server.durations import HOUR, YEAR
from keydom.server.errors import SeatForbidden
from keydom.server.store.tables import Store
from keydom.server.store.tokens import hashed, is_token, new_token
from keydom.words import LANGUAGES, preferred_language

COOKIE, LANGUAGE = "keydom", "keydom-language"
FIRST_COOKIE = "keydom-first-"  # begins the names of cookies that are given out beside a first one
HASH_LENGTH = 8  # characters of the hash in such a name
MOST_COOKIES = 10  # cookies that are looked at
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")  # which change nothing
GUARD_HEADER = "x-keydom"  # a header that no other site's page can make a browser send along


class Requester:
    """Whoever sent a request. A browser is known by its cookie; a program may send a seat's token instead.

    Where two first requests of a browser are answered at once, it keeps the cookie of the later answer only. So each
    is given out under a name of its own besides, for an hour: whoever comes back with both is one visitor.
    """

    def __init__(self, request: Request[Any, Any, Any], store: Store, bearer: str | None, cookie: str | None) -> None:
        self.request = request
        self.store = store
        self.fresh = cookie is None and bearer is None
        self.by_token = bearer is not None
        self.token = bearer or cookie or new_token()

    @cached_property
    def holder(self) -> str:
        """The hash by which it is stored."""
        return hashed(self.token)

    @cached_property
    def language(self) -> str:
        return language_of(self.request)

    @property
    def from_our_page(self) -> bool:
        """Whether one of our own pages asks; a mere look may come from anywhere."""
        return self.request.method in SAFE_METHODS or GUARD_HEADER in self.request.headers

    async def seats(self, table: str) -> list[int]:
        """Return the seats of a table that this requester may act for; a token is good for rematches too."""
        return [] if self.fresh else await self.store.seats_held(table, self.holder)

    async def check(self, table: str, seat: int) -> None:
        check_seat(seat, await self.seats(table))

    def cookies(self) -> list[Cookie]:
        """Return the cookies by which this browser is known for a year from now on."""
        if self.by_token or not self.from_our_page:
            return []
        by_tls = self.request.scope["scheme"] == "https"
        flags: dict[str, Any] = {"httponly": True, "samesite": "lax", "secure": by_tls, "path": "/"}
        own = Cookie(COOKIE, value=self.token, max_age=YEAR, **flags)
        if self.fresh:
            self.store.issued[self.holder] = None
            return [own, Cookie(FIRST_COOKIE + self.holder[:HASH_LENGTH], value=self.token, max_age=HOUR, **flags)]
        return [own]


def check_seat(seat: int, mine: Collection[int]) -> None:
    """Refuse a seat that is not among those that the requester holds."""
    if seat not in mine:
        raise SeatForbidden(f"seat {seat} of this table is not yours")


async def requester_of(request: Request[Any, Any, Any], store: Store) -> Requester:
    """Return the sender of a request. What changes something must come from our own pages, or with a token."""
    bearer = await _bearer(request, store)
    cookies = await _cookies(request, store) if bearer is None else []
    cookie = cookies[0] if cookies else None
    if len(cookies) > 1:
        await store.merge_holders([hashed(other) for other in cookies[1:]], hashed(cookies[0]))
    requester = Requester(request, store, bearer, cookie)
    if bearer is None and not requester.from_our_page:
        raise SeatForbidden(f"the request does not come from a page of this server: it has no header {GUARD_HEADER}")
    return requester


async def _bearer(request: Request[Any, Any, Any], store: Store) -> str | None:
    """Return the seat's token that a request has. What authorizes a proxy or another program is ignored.

    The first use of a token is sitting down, and it is no link any more. Where a browser was first it is worth nothing.
    """
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    token = token.strip()
    if scheme.lower() != "bearer" or not is_token(token):
        return None
    holder = hashed(token)
    if await store.is_known(holder) or await store.sit(holder, holder, program=True) is not None:
        return token
    if not await store.is_known(holder):  # else it was used twice in the same moment
        raise NotAuthorizedException("no seat has this token")
    return token


async def _cookies(request: Request[Any, Any, Any], store: Store) -> list[str]:
    """Return the values of our cookies that were given out here: others hold no seat, and are ignored."""
    sent = cookies_of(request)
    found = {sent.get(COOKIE, ""): None}
    found |= {value: None for name, value in sent.items() if name.startswith(FIRST_COOKIE)}
    holders = {token: hashed(token) for token in [*found][:MOST_COOKIES] if is_token(token)}
    return [token for token, holder in holders.items() if holder in store.issued or await store.is_known(holder)]


def cookies_of(request: Request[Any, Any, Any]) -> dict[str, str]:
    """Return the cookies of a request as they were sent.

    Ours have no quotation marks. Python takes half a minute to read one of others that is nothing but backslashes.
    """
    parts = (part.partition("=") for part in request.headers.get("cookie", "").split(";"))
    return {name.strip(): value.strip() for name, _, value in parts}


def language_of(request: Request[Any, Any, Any]) -> str:
    """Return the language that was chosen with the switch, or else the one that the browser asks for."""
    chosen = cookies_of(request).get(LANGUAGE, "")
    return chosen if chosen in LANGUAGES else preferred_language(request.headers.get("accept-language"))
