"""Bring the database to the present schema, as the server starts."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from keydom.core.errors import BadOption
from keydom.server.errors import Trouble
from keydom.server.settings import database_url
from keydom.server.store import Store, shown


async def prepare(database: str) -> None:
    """Make or mend the database before a server starts on it, or say why it cannot be used."""
    store = Store(database_url(database))
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


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # its driver would commit every new table by itself
    config = Config()
    place = str(files("keydom.server").joinpath("migrations")).replace("%", "%%")
    config.set_main_option("script_location", place)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
