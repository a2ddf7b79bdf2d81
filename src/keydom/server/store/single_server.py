"""Locks an SQLite file for one server: a second one would not hear of changes of seats."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from keydom.core.errors import BadOption
from keydom.server.settings import database_url
from keydom.server.store.health import database_file

SUFFIX = "-server"  # of a file beside the database's own, which is held as long as the server is there


@contextmanager
def only_server(database: str) -> Iterator[None]:
    """Hold the lock of the file, or refuse where another server holds it. What cannot be locked is not."""
    with ExitStack() as stack:
        try:
            file = database_file(make_url(database_url(database)))
            held = None if file is None else stack.enter_context(open(f"{file}{SUFFIX}", "a", encoding="utf-8"))
            if held is not None and sys.platform != "win32":
                import fcntl  # not on Windows

                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadOption(f"another server has its games in {file}: a file of SQLite is for one") from None
        except (ArgumentError, ImportError, OSError):
            pass  # whoever opens the database says what is wrong with it
        yield
