"""Bring the database to the present schema, as the server starts."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from keydom.server.store import Store


async def migrate(store: Store) -> None:
    async with store.engine.begin() as db:
        await db.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("keydom.server").joinpath("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
