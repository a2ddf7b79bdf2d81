"""`keydom restore`: a database made from a copy of all games."""

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
    """Fill an empty database from FILE, which `keydom backup` has written."""
    check_installed()
    from keydom.server.store.backup import load

    count = asyncio.run(load(file, database))
    click.echo(f"{count:,} tables restored from {file}")
