"""Bring the database to the present schema, as the server starts."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from keydom.core.errors import BadOption
from keydom.server.database import shown
from keydom.server.errors import Trouble
from keydom.server.runner import Inline
from keydom.server.settings import database_url
from keydom.server.store import Store

TURN = 0x6B657964  # PostgreSQL's lock by which servers that start together migrate one after the other


async def prepare(database: str) -> None:
    """Make or mend the database before a server starts on it, or say why it cannot be used."""
    store = Store(database_url(database), runner=Inline())  # there is nothing else to do meanwhile
    try:
        await migrate(store)
    except DBAPIError as error:
        raise BadOption(f"cannot use the database {shown(database)}: {error.orig}") from None
    except Trouble as error:
        raise BadOption(f"cannot use the database {shown(database)}: {error}") from None
    finally:
        await store.close()


async def migrate(store: Store) -> None:
    await store.write(_upgrade)
    await store.look_at_the_clock()


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # its driver would commit every new table by itself
    elif connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"select pg_advisory_xact_lock({TURN})")
    chosen = config()
    chosen.attributes["connection"] = connection
    command.upgrade(chosen, "head")


def config() -> Config:
    """Where Alembic finds the migrations."""
    found = Config()
    place = str(files("keydom.server").joinpath("migrations")).replace("%", "%%")
    found.set_main_option("script_location", place)
    return found
