"""Servers for tests: one nursery for all, one server for the tests that do not mind company."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hosting import Nursery, Server, close_clients


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    yield nursery
    nursery.close()


@pytest.fixture(scope="session")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = nursery.server(tmp_path_factory.mktemp("server") / "keydom.db")
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def _clients() -> Iterator[None]:
    yield
    close_clients()
