"""Secrets that say who may act: random, hashed where they are kept, never logged."""

from __future__ import annotations

import hashlib
import re
import secrets

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


def hashed(token: str) -> str:
    """What is kept of a token. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()
