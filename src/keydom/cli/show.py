"""`keydom show`: a position of a record as a picture."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import click

from keydom.cli.options import (
    check_ply,
    open_record,
    play_record,
    read_seat,
    record_argument,
    seat_option,
    terminal_words,
)
from keydom.cli.pictures import deliver_picture, picture_options
from keydom.core.errors import BadOption
from keydom.core.scene import WindowSize
from keydom.drawing.compose import LEAST, MOST


@click.command()
@record_argument
@click.option("--ply", type=int, metavar="N", help="The position after so many lines; by default after all of them.")
@seat_option
@click.option(
    "--window",
    metavar="WxH",
    help="Compose the table as a window of this size shows it; a phone's tabs lie side by side.",
)
@picture_options
def command(
    file: Path,
    ply: int | None,
    seat: str | None,
    window: str | None,
    language: str | None,
    catalogue: Path | None,
    **delivery: Any,
) -> None:
    """Draw a position of the record FILE as SVG or, with --png, as a PNG."""
    game, record = open_record(file, catalogue)
    check_ply(file, record, ply)
    match = play_record(game, record, language, ply)
    view = match.view(read_seat(seat, match.seats))
    size = None if window is None else read_window(window)
    scores = match.scores() if match.over else ()
    words = terminal_words(game, language, match.players)
    deliver_picture(game.draw(view, words, scores, size), **delivery)


def read_window(text: str) -> WindowSize:
    """The window that `--window` says."""
    said = re.fullmatch(r"(\d{1,5})x(\d{1,5})", text, re.ASCII)
    window = WindowSize(int(said[1]), int(said[2])) if said else WindowSize(0, 0)
    if not all(least <= size <= most for least, size, most in zip(LEAST, window, MOST, strict=True)):
        least, most = (f"{width}x{height}" for width, height in (LEAST, MOST))
        raise BadOption(f"a window is as large as from {least} to {most}, not {text!r}")
    return window
