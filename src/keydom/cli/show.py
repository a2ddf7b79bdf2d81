"""`keydom show`: a position of a record as a picture."""

from __future__ import annotations

from pathlib import Path

import click

from keydom.cli.options import (
    catalogue_option,
    language_option,
    open_record,
    output_option,
    play_record,
    png_option,
    read_seat,
    record_argument,
    seat_option,
    speech,
    theme_option,
)
from keydom.cli.pictures import deliver_picture
from keydom.core.errors import BadOption


@click.command()
@record_argument
@click.option("--ply", type=int, metavar="N", help="The position after so many lines; by default after all of them.")
@seat_option
@language_option
@catalogue_option
@theme_option
@png_option
@output_option
def command(
    file: Path,
    ply: int | None,
    seat: str | None,
    language: str | None,
    catalogue: Path | None,
    theme: str,
    png: Path | None,
    output: Path | None,
) -> None:
    """Draw a position of the record FILE as SVG or, with --png, as a PNG."""
    game, record = open_record(file, catalogue)
    last = len(record.moves)
    if ply is not None and not 0 <= ply <= last:
        raise BadOption(f"{file} has the plies 0 to {last}, not {ply}")
    match = play_record(game, record, language, ply)
    view = match.view(read_seat(seat, match.seats))
    deliver_picture(game.draw(view, speech(game, language, match.players)), theme, output, png)
