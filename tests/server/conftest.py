"""Servers for tests: one nursery for all, one server for the tests that do not mind company, one PostgreSQL."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from .hosting import Nursery, close_clients, close_host, shared_host
from .inline import Host, InlineServer, memory_folder
from .postgres import Postgres, missing


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    yield nursery
    nursery.close()


@pytest.fixture(scope="session")
def host() -> Iterator[Host]:
    yield shared_host()
    close_host()


@pytest.fixture(scope="session")
def server(host: Host) -> Iterator[InlineServer]:
    folder = memory_folder()
    server = host.server(folder / "keydom.db")
    yield server
    server.stop()
    shutil.rmtree(folder)


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    """In main memory where there is such a place, and gone afterwards."""
    folder = memory_folder()
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


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
