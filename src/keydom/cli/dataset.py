"""`keydom dataset`: records as a table for learning, one row a decision."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import click

from keydom.arena.dataset import build, records
from keydom.cli.files import check_writable
from keydom.cli.options import FILE
from keydom.cli.progress import watched
from keydom.core.errors import BadOption


@click.command()
@click.argument("folder", metavar="DIR", type=FILE)
@click.option("--out", type=FILE, required=True, metavar="FILE", help="The Parquet file to write.")
def command(folder: Path, out: Path) -> None:
    """Make a Parquet file of all records in DIR, one row a decision.

    `keydom arena --keep DIR` makes records by the thousand.
    """
    if find_spec("pyarrow") is None:
        raise BadOption("data sets need the package pyarrow: pip install 'keydom[research]'")
    paths = records(folder)
    check_writable(out)
    with watched(str(folder), len(paths)) as progress:
        count = build(folder, out, progress)
    click.echo(f"{count:,} decisions of {len(paths):,} games written to {out}")
