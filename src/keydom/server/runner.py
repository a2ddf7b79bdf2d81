"""Runners: where blocking work is done, in threads and processes or in the event loop itself.

A server has one runner, which is chosen as it starts. `keydom.server.thread_runner` has the usual one; `InlineRunner`
needs neither threads nor processes, and does everything in the event loop, one after the other.
"""

from __future__ import annotations

import asyncio
import os
import stat
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import IO, TYPE_CHECKING, Any, ParamSpec, Protocol, TypeVar

if TYPE_CHECKING:
    from litestar.types import FileSystemProtocol
    from litestar.types.file_types import FileInfo


P = ParamSpec("P")
T = TypeVar("T")


class Executor(Protocol):
    """A pool that does at most so many pieces of work at a time."""

    async def run(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T: ...

    def begin(self, work: Callable[[], object]) -> None:
        """Start work without waiting for its end."""

    def close(self, wait: bool = True) -> None: ...


class Runner(ABC):
    """The interface for work that would block the event loop."""

    files: FileSystemProtocol | None  # how static files are read; None: as the framework does

    @abstractmethod
    async def run(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Do work and return its result, such as a page's drawings or a game's scores."""

    @abstractmethod
    def executor(self, count: int, name: str) -> Executor: ...

    @abstractmethod
    def run_in_background(self, work: Callable[[], None]) -> None:
        """Do work ahead of time, where nobody has to wait for it."""


class InlineRunner(Runner):
    """A runner that works in the event loop, without threads or processes. Other tasks run before each piece of work.

    It is its own executor.
    """

    def __init__(self) -> None:
        self.files = LocalFiles()

    async def run(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        await asyncio.sleep(0)
        return work(*arguments, **named)

    def begin(self, work: Callable[[], object]) -> None:
        work()

    def close(self, wait: bool = True) -> None:
        pass

    def executor(self, count: int, name: str) -> Executor:
        return self

    def run_in_background(self, work: Callable[[], None]) -> None:
        """Skip the work: here everybody would have to wait for it."""


def default_runner() -> Runner:
    """Return a runner with threads. Only here is its module imported: not every Python has threads."""
    from keydom.server.thread_runner import ThreadRunner

    return ThreadRunner()


class LocalFiles:
    """The local file system for the framework, read without threads."""

    async def info(self, path: str | os.PathLike[str], **_options: Any) -> FileInfo:
        found = os.stat(path)
        return {
            "created": found.st_ctime,
            "gid": found.st_gid,
            "ino": found.st_ino,
            "islink": False,  # what a link leads to is what is told of
            "mode": found.st_mode,
            "mtime": found.st_mtime,
            "name": str(path),
            "nlink": found.st_nlink,
            "size": found.st_size,
            "type": "directory" if stat.S_ISDIR(found.st_mode) else "file",
            "uid": found.st_uid,
        }

    async def open(self, file: str | os.PathLike[str], mode: str, buffering: int = -1) -> Any:
        return OpenFile(open(file, mode, buffering))


class OpenFile:
    """A file that is read in the event loop."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file

    async def __aenter__(self) -> OpenFile:
        return self

    async def __aexit__(self, *_error: object) -> None:
        self._file.close()

    async def read(self, size: int = -1) -> bytes:
        return self._file.read(size)
