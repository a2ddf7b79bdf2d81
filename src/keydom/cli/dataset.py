"""`keydom dataset`: records as a table for learning, one row a decision."""

from __future__ import annotations

from pathlib import Path

import click

from keydom.cli.files import check_writable
from keydom.cli.options import FILE, catalogue_option, need, read_catalogue
from keydom.cli.progress import count_bar
from keydom.training.dataset import build, records


@click.command()
@click.argument("folder", metavar="DIR", type=FILE)
@click.option("--out", type=FILE, required=True, metavar="FILE", help="The Parquet file to write.")
@catalogue_option
def command(folder: Path, out: Path, catalogue: Path | None) -> None:
    """Make a Parquet file of all records in DIR, one row a decision.

    `keydom arena --keep DIR` makes records by the thousand.
    """
    need("pyarrow", "research", "data sets need")
    paths = records(folder)
    check_writable(out)
    with count_bar(str(folder), len(paths)) as progress:
        count = build(folder, out, progress, read_catalogue(catalogue))
    click.echo(f"{count:,} decisions of {len(paths):,} games written to {out}")
