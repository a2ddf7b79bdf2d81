"""The settings of a server: their names, units and defaults, and how a file or the command line gives them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from math import isfinite
from pathlib import Path
from time import time
from typing import Any

from keydom.core.errors import BadOption
from keydom.server.logs import FORMS

# What settings were called before, so that a file with an old name is told the new one.
RENAMED = {
    "abandoned": "abandoned_retention_days",
    "head": "header_timeout",
    "heartbeat": "hang_timeout",
    "hints": "hints_per_minute",
    "lease": "job_lease",
    "live": "table_cache_size",
    "logs": "log_format",
    "patience": "request_timeout",
    "pause": "bot_move_delay",
    "requests": "requests_per_minute",
    "studies": "background_tasks_per_minute",
    "tables": "tables_per_hour",
    "thinkers": "bot_processes",
    "unstarted": "unstarted_retention_days",
}


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a server; a limit counts at each process."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///keydom.db"
    bot_processes: int = 1  # for long thoughts of bots; one more is kept for those that answer at once
    bot_move_delay: float = 0.0  # seconds between a bot's moves: the page shows them at its reader's pace
    table_cache_size: int = 1000  # usual tables in memory, a third of a megabyte each; a long one counts as several
    requests_per_minute: int = 1200  # from one address
    streams: int = 200  # open at once, from one address
    tables_per_hour: int = 200  # made by one address
    hints_per_minute: int = 60  # for one address
    hints_at_once: int = 4  # hints, and background tasks, for one address
    background_tasks_per_minute: int = 120  # puzzle verdicts, explorer queries, position checks, PNGs, for one address
    connections: int = 300  # open at once at one process, from one address that is no proxy
    header_timeout: float = 10.0  # seconds for the head of a request
    request_timeout: float = 20.0  # seconds for a whole request
    unstarted_retention_days: float = 30.0  # for a table at which no person has moved; 0: for ever
    abandoned_retention_days: float = 365.0  # for an unfinished table, after its last move; 0: for ever
    ray: str = ""  # the address of a Ray cluster for hard bots; empty: they think in processes of this machine
    log_format: str = "text"  # or json
    proxies: str = "127.0.0.1, ::1"  # whose word is taken for the address of a visitor: addresses and networks
    metrics: str = ""  # host and port where figures are; else they are beside the pages
    hang_timeout: float = 10.0  # seconds after which a process is replaced whose event loop hangs; 0: never
    job_lease: float = 20.0  # seconds after which another server takes over a bot's move
    inline: bool = False  # everything in the event loop, without threads and processes: for one reader, and for tests
    clock: Callable[[], float] = time  # what the time is, by which people are waited for

    @property
    def address(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"

    @property
    def metrics_port(self) -> int | None:
        return host_and_port(self.metrics)[1] if self.metrics else None


def read_settings(texts: Iterable[str]) -> dict[str, int | float]:
    """Read numeric settings from texts such as `streams=50`."""
    kinds = {field.name: type(field.default) for field in fields(Settings) if field.name != "port"}
    numbers = {name: kind for name, kind in kinds.items() if kind in (int, float)}
    found: dict[str, int | float] = {}
    for text in texts:
        name, _, value = text.partition("=")
        if name not in numbers:
            raise BadOption(_unknown(name, numbers))
        try:
            number = numbers[name](value)
        except ValueError:
            raise BadOption(f"{name} is a number, not {value!r}") from None
        if not isfinite(number) or number < (numbers[name] is int):
            raise BadOption(f"{name} cannot be {value}")
        found[name] = number
    return found


def read_file(path: Path) -> dict[str, Any]:
    """Read settings from a TOML file, `workers` among them, and check their types."""
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadOption(f"cannot read {path}: {error.strerror or error}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadOption(f"{path}: {error}") from None
    kinds = {field.name: type(field.default) for field in fields(Settings) if field.name != "clock"} | {"workers": int}
    chosen: dict[str, Any] = {}
    for name, value in found.items():
        place, kind = f"{path}: {name}", kinds.get(name)
        if kind is None:
            raise BadOption(f"{path}: {_unknown(name, kinds)}")
        if kind is bool and not isinstance(value, bool):
            raise BadOption(f"{place} is true or false, not {value!r}")
        if kind is str and not isinstance(value, str):
            raise BadOption(f"{place} is a text, not {value!r}")
        if kind in (int, float) and (isinstance(value, bool) or not isinstance(value, int | float)):
            raise BadOption(f"{place} is a number, not {value!r}")
        if name == "log_format" and value not in FORMS:
            raise BadOption(f"{place} is {' or '.join(FORMS)}, not {value!r}")
        if kind in (bool, str) or name in ("port", "workers"):
            chosen[name] = value
        else:
            chosen |= read_settings([f"{name}={value}"])
    return chosen


def _unknown(name: str, known: Iterable[str]) -> str:
    if name in RENAMED:
        return f"the setting {name!r} is called {RENAMED[name]!r} now"
    return f"there is no setting {name!r}: there are {', '.join(known)}"


def database_url(text: str) -> str:
    """Return the URL for SQLAlchemy: PostgreSQL is reached through psycopg unless another driver is named."""
    for short in ("postgresql:", "postgres:"):
        if text.startswith(short):
            return f"postgresql+psycopg:{text.removeprefix(short)}"
    return text


def host_and_port(text: str) -> tuple[str, int]:
    """Read a host and a port from a text such as `127.0.0.1:9100` or `[::1]:9100`."""
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        raise BadOption(f"{text!r} is no address to listen at, such as 127.0.0.1:9100")
    return host.strip("[]"), int(port)
