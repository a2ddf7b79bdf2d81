"""Servers for tests: one nursery for all, one server for the tests that do not mind company, one PostgreSQL."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from .hosting import Nursery, Server, close_clients
from .postgres import Postgres, missing


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


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    """One of a test's own; skipped where there is none, unless CI=true."""
    yield from _postgres()


@pytest.fixture(scope="session")
def shared_postgres() -> Iterator[Postgres]:
    """One for the tests that do not mind company."""
    yield from _postgres()


def _postgres() -> Iterator[Postgres]:
    if (why := missing()) is not None:
        if os.environ.get("CI") == "true":
            pytest.fail(why)
        pytest.skip(why)
    postgres = Postgres()
    try:
        yield postgres
    finally:
        postgres.close()


@pytest.fixture(autouse=True)
def _clients() -> Iterator[None]:
    yield
    close_clients()
