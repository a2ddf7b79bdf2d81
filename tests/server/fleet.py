"""Several servers on one PostgreSQL, and what a test does to them."""

from __future__ import annotations

import json
from pathlib import Path
from threading import Thread
from typing import Any

import httpx

from .hosting import Nursery, Party, ProcessServer, Server, client_of, until
from .postgres import Postgres


class Fleet:
    """Servers of one database. Whatever becomes of a test, all of them end with it."""

    def __init__(self, nursery: Nursery, folder: Path, postgres: Postgres) -> None:
        self._nursery = nursery
        self._folder = folder
        self.postgres = postgres
        self.servers: list[ProcessServer] = []

    def add(self, **settings: Any) -> ProcessServer:
        server = self._begin(**settings)
        until(server.answers)
        return server

    def start_together(self, count: int) -> None:
        for server in [self._begin() for _ in range(count)]:
            until(server.answers)

    def _begin(self, **settings: Any) -> ProcessServer:
        chosen = {"database": self.postgres.url, **settings}
        self.servers.append(self._nursery.begin(self._folder / f"server{len(self.servers)}.db", **chosen))
        return self.servers[-1]

    def close(self) -> None:
        for server in self.servers:
            if server.running:
                server.kill()

    def printed(self) -> str:
        return "".join(server.out.read_text() for server in self.servers)


def at(server: Server, party: Party) -> Party:
    """The same table and tokens, looked at through another server."""
    other = Party.__new__(Party)
    other.id, other.links, other.tokens = party.id, party.links, party.tokens
    other.at(server)
    return other


class Ear(Thread):
    """A line for news of a table at a server: what it was told, in order."""

    def __init__(self, server: Server, party: Party) -> None:
        super().__init__(daemon=True)
        self._client = client_of(server.address)
        self._path = f"{party.path}/stream"
        self.versions: list[int] = []
        self.start()
        until(lambda: self.versions)

    def run(self) -> None:
        try:
            with self._client.stream("GET", self._path) as stream:
                for line in stream.iter_lines():
                    if line.startswith("data: "):
                        self.versions.append(json.loads(line.removeprefix("data: ")))
        except (httpx.HTTPError, httpx.StreamError, RuntimeError, OSError):
            return  # the server has ended, or the test
