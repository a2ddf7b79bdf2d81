"""Secrets that say who may act: random, hashed where they are kept, never logged."""

from __future__ import annotations

import hashlib
import secrets

TABLE_BYTES, TOKEN_BYTES = 9, 24


def new_id() -> str:
    """The public name of a table: whoever has it may watch."""
    return secrets.token_urlsafe(TABLE_BYTES)


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is kept of a token. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()
