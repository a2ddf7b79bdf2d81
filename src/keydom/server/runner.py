"""Where work is done that the event loop would have to wait for: in threads and processes, or in the loop itself.

A server has one runner, which is chosen as it starts. `keydom.server.parallel` has the usual one; `Inline` needs
neither threads nor processes, and does everything in the event loop, one after the other.
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

    from keydom.server.settings import Settings
    from keydom.server.thinking import Thinker

P = ParamSpec("P")
T = TypeVar("T")


class Pool(Protocol):
    """So many pieces of work at a time."""

    async def run(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T: ...

    def begin(self, work: Callable[[], object]) -> None:
        """Have it done without waiting for it."""

    def close(self, wait: bool = True) -> None: ...


class Writers(Protocol):
    """Whoever carries out what is told, in order."""

    beside: bool  # the event loop goes on meanwhile

    def tell(self, order: Callable[[], None]) -> None: ...

    def close(self) -> None:
        """Wait until all is done."""


class Runner(ABC):
    """What a server leaves work to."""

    files: FileSystemProtocol | None  # how static files are read; None: as the framework does

    @abstractmethod
    async def run(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """What it comes to: a page's drawings, a game's scores."""

    @abstractmethod
    def pool(self, count: int, name: str) -> Pool: ...

    @abstractmethod
    def writers(self, count: int, ended: Callable[[], None]) -> Writers:
        """Those who write to a database; each of them says when it has ended."""

    @abstractmethod
    def thinker(self, nice: int) -> Thinker:
        """What a bot thinks in, giving way to others by so much."""

    @abstractmethod
    def ahead(self, work: Callable[[], None]) -> None:
        """Have something done before it is needed, where nobody has to wait for it."""


def runner_of(settings: Settings) -> Runner:
    """The runner that these settings want."""
    if settings.inline:
        return Inline()
    return usual()


def usual() -> Runner:
    """Threads and processes; where there are none they are not even imported."""
    from keydom.server.parallel import Parallel

    return Parallel()


class Inline(Runner):
    """Everything in the event loop, in order: no thread, no process. Before each piece of work others have a turn."""

    def __init__(self) -> None:
        self.files = Files()

    async def run(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        await asyncio.sleep(0)
        return work(*arguments, **named)

    def pool(self, count: int, name: str) -> Pool:
        return InlinePool()

    def writers(self, count: int, ended: Callable[[], None]) -> Writers:
        return InlineWriters(ended)

    def thinker(self, nice: int) -> Thinker:
        from keydom.server.thinking import InlineThinker  # which imports what is above

        return InlineThinker()

    def ahead(self, work: Callable[[], None]) -> None:
        """Not at all: everybody would have to wait for it."""


class InlinePool:
    """One piece of work at a time, in the event loop."""

    async def run(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        await asyncio.sleep(0)
        return work(*arguments, **named)

    def begin(self, work: Callable[[], object]) -> None:
        work()

    def close(self, wait: bool = True) -> None:
        pass


class InlineWriters:
    """Writes in the event loop, at once."""

    beside = False

    def __init__(self, ended: Callable[[], None]) -> None:
        self._ended = ended
        self._open = True

    def tell(self, order: Callable[[], None]) -> None:
        if not self._open:
            raise RuntimeError("nothing is written any more")
        order()

    def close(self) -> None:
        self._open = False
        self._ended()


class Files:
    """The local file system as the framework wants it, without its threads: for the small files of a page."""

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
