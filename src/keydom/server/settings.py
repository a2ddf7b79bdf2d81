"""What can be set when a server starts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import time


@dataclass(frozen=True, slots=True)
class Settings:
    """Where the server listens and what it keeps where."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///keydom.db"
    thinkers: int = 1  # processes in which bots think
    pause: float = 0.35  # seconds between a bot's moves, so that people can follow
    live: int = 500  # tables kept in memory
    requests: int = 1200  # a minute, from one address
    clock: Callable[[], float] = time  # what the time is, by which people are waited for

    @property
    def address(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"


def database_url(text: str) -> str:
    """The URL as SQLAlchemy wants it: PostgreSQL is spoken to through psycopg unless another driver is named."""
    for short in ("postgresql:", "postgres:"):
        if text.startswith(short):
            return f"postgresql+psycopg:{text.removeprefix(short)}"
    return text
