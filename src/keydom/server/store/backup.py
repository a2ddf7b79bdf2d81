"""Backs up a database to a file while servers run, and restores an empty one from it.

The file is the same for every database: a line of JSON a row, compressed. So games also move from SQLite to PostgreSQL.
"""

from __future__ import annotations

import gzip
import json
import os
from base64 import b64decode, b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Table, insert, inspect, select, text

from keydom import __version__
from keydom.core.errors import BadOption, BadRecord
from keydom.server.store import schema
from keydom.server.store.database import without_password
from keydom.server.store.migrate import config, open_store, prepare

BATCH = 1000  # rows at a time
BYTES = "base64"


async def save(database: str, file: Path) -> int:
    """Write all rows to a file and return how many tables there are. A half-written file never bears the name."""
    draft = file.with_name(f"{file.name}.part")
    try:
        draft.unlink(missing_ok=True)  # it would keep its mode
        with open(draft, "xb", opener=_private) as raw, gzip.open(raw, "wt", encoding="utf-8") as out:
            async with open_store(database) as source:
                count = await source.read(lambda db: _write(db, out, database))
        draft.replace(file)
    except OSError as error:
        raise BadOption(f"cannot write {file}: {error.strerror or error}") from None
    finally:
        draft.unlink(missing_ok=True)
    return count


def _private(path: str, flags: int) -> int:
    """Games have secrets, and rows say who holds which seat: nobody else may read the file."""
    return os.open(path, flags, 0o600)


def _write(db: Connection, out: IO[str], database: str) -> int:
    """Write all rows in one transaction, which sees one moment."""
    if not inspect(db).has_table("alembic_version"):
        raise BadOption(f"the database {without_password(database)} is empty")
    if db.execute(text("select version_num from alembic_version")).scalar() != head():
        raise BadOption(f"the database {without_password(database)} is of another version of keydom: use that one")
    db.rollback()
    if db.dialect.name == "postgresql":
        db.exec_driver_sql("set transaction isolation level repeatable read read only")
    else:
        db.exec_driver_sql("begin")
    out.write(json.dumps({"keydom": __version__, "schema": head()}) + "\n")
    count = 0
    for table in schema.metadata.sorted_tables:
        for row in db.execute(select(table)).yield_per(BATCH).mappings():
            count += table is schema.tables
            out.write(json.dumps([table.name, {name: _to_json(value) for name, value in row.items()}]) + "\n")
    return count


async def load(file: Path, database: str) -> int:
    """Restore an empty database from a file, all of it or nothing, and return how many tables there are."""
    await prepare(database)
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            async with open_store(database) as target:
                return await target.write(lambda db: _fill(db, lines, file, database))
    except (OSError, EOFError, ValueError) as error:
        raise BadRecord(f"not a whole backup: {error}", str(file)) from None


def _fill(db: Connection, lines: IO[str], file: Path, database: str) -> int:
    if db.execute(select(schema.tables.c.id).limit(1)).first() is not None:
        raise BadOption(f"the database {without_password(database)} has games already: restore into an empty one")
    first = json.loads(lines.readline())
    if not isinstance(first, dict) or first.get("schema") != head():
        raise BadRecord("it was made by another version of keydom: restore it with that one", str(file))
    count = 0
    for table, rows in _batches(lines):
        db.execute(insert(table), rows)
        count += len(rows) if table is schema.tables else 0
    db.execute(text("update jobs set holder = null, until = null"))  # whoever held them is elsewhere
    return count


def _batches(lines: IO[str]) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """Read the rows of one table, so many at a time."""
    name, rows = "", list[dict[str, Any]]()
    for line in lines:
        table, row = json.loads(line)
        if rows and (table != name or len(rows) >= BATCH):
            yield schema.metadata.tables[name], rows
            rows = []
        name = table
        rows.append({column: _from_json(value) for column, value in row.items()})
    if rows:
        yield schema.metadata.tables[name], rows


def head() -> str:
    """Return the schema revision that this version of keydom uses."""
    return str(ScriptDirectory.from_config(config()).get_current_head())


def _to_json(value: Any) -> Any:
    return {BYTES: b64encode(value).decode()} if isinstance(value, bytes) else value


def _from_json(value: Any) -> Any:
    return b64decode(value[BYTES]) if isinstance(value, dict) and set(value) == {BYTES} else value
