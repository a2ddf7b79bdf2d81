"""Servers for tests: one nursery for all, one server for the tests that do not mind company, one PostgreSQL."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from .hosting import Nursery, close_clients, close_host, shared_host
from .inline import Host, InlineServer, memory_folder
from .postgres import Cluster, Postgres, missing


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


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL for all tests; they are skipped where there is none, unless CI=true."""
    _need_postgres()
    cluster = Cluster()
    yield cluster
    cluster.close()


@pytest.fixture
def postgres(cluster: Cluster) -> Postgres:
    """A database of a test's own, with all tables and no rows."""
    return Postgres(cluster)


@pytest.fixture
def empty_postgres(cluster: Cluster) -> Postgres:
    """A database of a test's own without any table."""
    return Postgres(cluster, empty=True)


@pytest.fixture(scope="session")
def shared_postgres(cluster: Cluster) -> Postgres:
    """One for the tests that do not mind company."""
    return Postgres(cluster)


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One in a cluster of its own, which may be stopped."""
    _need_postgres()
    postgres = Postgres()
    try:
        yield postgres
    finally:
        postgres.close()


def _need_postgres() -> None:
    if (why := missing()) is not None:
        if os.environ.get("CI") == "true":
            pytest.fail(why)
        pytest.skip(why)


@pytest.fixture(autouse=True)
def _clients() -> Iterator[None]:
    yield
    close_clients()
