"""`keydom backup`: a copy of all games, while the server runs."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from keydom.cli.options import FILE
from keydom.cli.serve import DATABASE, check_installed


@click.command()
@click.argument("file", metavar="FILE", type=FILE)
@DATABASE
def command(file: Path, database: str) -> None:
    """Write all that a server keeps to FILE, as it is at this moment; the server goes on.

    `keydom restore` makes a database from it, of the same kind or another.
    """
    check_installed()
    from keydom.server.store.backup import save

    count = asyncio.run(save(database, file))
    click.echo(f"{count:,} tables written to {file}")
