"""Bring the database to the present schema, as the server starts."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from keydom.core.errors import BadOption
from keydom.server.errors import DatabaseUnavailable
from keydom.server.runner import InlineRunner
from keydom.server.settings import database_url
from keydom.server.store.database import without_password
from keydom.server.store.tables import Store

MIGRATION_LOCK = 0x6B657964  # PostgreSQL's lock by which servers that start together migrate one after the other


@asynccontextmanager
async def open_store(database: str) -> AsyncGenerator[Store, None]:
    """The database of a command, which has nothing else to do meanwhile. BadOption says why it cannot be used."""
    store = Store(database_url(database), runner=InlineRunner())
    try:
        yield store
    except (SQLAlchemyError, DatabaseUnavailable) as error:
        reason = getattr(error, "orig", error)
        raise BadOption(f"cannot use the database {without_password(database)}: {reason}") from None
    finally:
        await store.close()


async def prepare(database: str) -> None:
    """Make or mend the database before a server starts on it, or say why it cannot be used."""
    async with open_store(database) as store:
        await migrate(store)


async def migrate(store: Store) -> None:
    await store.write(_upgrade)
    await store.sync_clock()


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # its driver would commit every new table by itself
    elif connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"select pg_advisory_xact_lock({MIGRATION_LOCK})")
    chosen = config()
    chosen.attributes["connection"] = connection
    command.upgrade(chosen, "head")


def config() -> Config:
    """Where Alembic finds the migrations."""
    found = Config()
    place = str(files("keydom.server.store").joinpath("migrations")).replace("%", "%%")
    found.set_main_option("script_location", place)
    return found
