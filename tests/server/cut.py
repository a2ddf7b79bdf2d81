"""A line to PostgreSQL that can be cut half-way: nothing comes through any more, and nobody is told."""

from __future__ import annotations

import socket
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread

SOCKET = ".s.PGSQL.5432"
PIECE = 65536


class Cutter:
    """Stands between servers and PostgreSQL, in a folder of its own."""

    def __init__(self, folder: Path, behind: Path) -> None:
        self._behind = str(behind / SOCKET)
        self._pairs: list[Pair] = []
        self._door = socket.socket(socket.AF_UNIX)
        self._door.bind(str(folder / SOCKET))
        self._door.listen()
        Thread(target=self._let_in, daemon=True).start()

    def _let_in(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                far = socket.socket(socket.AF_UNIX)
                far.connect(self._behind)
                self._pairs.append(Pair(near, far))

    def listening(self) -> int:
        """How many lines for news are open and whole."""
        return sum(pair.listens and not pair.cut.is_set() for pair in self._pairs)

    def cut_news(self) -> None:
        for pair in self._pairs:
            if pair.listens:
                pair.cut.set()

    def close(self) -> None:
        self._door.close()
        for pair in self._pairs:
            pair.close()


class Pair:
    """One line, both ways."""

    def __init__(self, near: socket.socket, far: socket.socket) -> None:
        self._near, self._far = near, far
        self.cut = Event()
        self.listens = False
        for source, target in ((near, far), (far, near)):
            Thread(target=self._pass_on, args=(source, target), daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while piece := source.recv(PIECE):
                if b"listen keydom" in piece:
                    self.listens = True
                if not self.cut.is_set():
                    target.sendall(piece)
            if not self.cut.is_set():
                target.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        self._near.close()
        self._far.close()
