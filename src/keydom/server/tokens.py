"""Secrets that say who may act: random, hashed where they are kept, never logged."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections import OrderedDict

TABLE_BYTES, TOKEN_BYTES = 9, 24
TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")  # as many bytes in base 64
REMEMBERED = 100_000  # browsers that have been here and sat down nowhere


def new_id() -> str:
    """The public name of a table: whoever has it may watch."""
    return secrets.token_urlsafe(TABLE_BYTES)


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def is_token(text: str) -> bool:
    """Whether it looks like one of ours."""
    return TOKEN.fullmatch(text) is not None


class Issued:
    """The hashes of the cookies given out last. Who holds a seat is known by that; the others lose nothing."""

    def __init__(self) -> None:
        self._hashes: OrderedDict[str, None] = OrderedDict()

    def add(self, hash: str) -> None:
        self._hashes[hash] = None
        while len(self._hashes) > REMEMBERED:
            self._hashes.popitem(last=False)

    def __contains__(self, hash: str) -> bool:
        return hash in self._hashes


def hashed(token: str) -> str:
    """What is kept of a token. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()
