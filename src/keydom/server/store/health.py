"""The health of the database: a failure is logged once when it begins and once when it is over."""

from __future__ import annotations

import os

from sqlalchemy import URL
from sqlalchemy.exc import DatabaseError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from keydom.server.errors import DatabaseUnavailable
from keydom.server.logs import log

READING, WRITING = "reading", "writing"
TROUBLES = (OperationalError, InterfaceError, InternalError, NoConnection)  # a full disk, a lock, a lost connection


class Health:
    """The health of one database. Before it has worked once, failures are raised but not logged."""

    def __init__(self, url: URL) -> None:
        self._file = database_file(url)
        self._known: tuple[int, int] | None = None  # which file it was when it worked
        self._used = False  # it has worked
        self._failing: set[str] = set()  # reading, writing: a full disk can be read from

    def check(self) -> None:
        """Refuse to go on without the file: SQLite would write to one without a name, or begin a new one."""
        if self._file is not None and self._known is not None and _identity(self._file) != self._known:
            raise DatabaseUnavailable("the file of the database is not where it was")

    def worked(self, what: str) -> None:
        """Note that something was read, or written."""
        if what in self._failing:
            self._failing.discard(what)
            if not self._failing:
                log.warning("the database answers again")
        if self._file is not None and self._known is None:
            self._known = _identity(self._file)
        self._used = True

    def failed(self, what: str, error: BaseException) -> BaseException:
        """Return the error to raise: DatabaseUnavailable in one line, or a programming error as it is."""
        if not isinstance(error, DatabaseUnavailable):
            if not isinstance(error, TROUBLES) and type(error) is not DatabaseError:  # as of a file that is none
                return error
            error = DatabaseUnavailable(first_line(error))
        if self._used and not self._failing:
            log.error("the database cannot be used: %s; what needs it is refused until it can", error)
        if self._used:
            self._failing.add(what)
        return error


def first_line(error: BaseException) -> str:
    """Return the driver's words without the statement, which may hold what was said at a table."""
    words = str(getattr(error, "orig", None) or error).strip()
    return words.splitlines()[0] if words else type(error).__name__


def database_file(url: URL) -> str | None:
    """Return the file of an SQLite database; None where there is none."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database.startswith((":", "file:")):
        return None
    return url.database


def _identity(file: str) -> tuple[int, int] | None:
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino
