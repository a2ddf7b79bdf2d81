"""Alembic's way in: run by the server as it starts, on the connection it is handed."""

from alembic import context
from sqlalchemy import Connection

from keydom.server.store.schema import metadata

connection: Connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
