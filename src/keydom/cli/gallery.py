"""`keydom gallery`: all components of a game in one picture."""

from __future__ import annotations

from pathlib import Path

import click

from keydom.cli.options import (
    catalogue_option,
    game_argument,
    language_option,
    open_game,
    output_option,
    png_option,
    speech,
    theme_option,
)
from keydom.cli.pictures import deliver_picture


@click.command()
@game_argument
@language_option
@catalogue_option
@theme_option
@png_option
@output_option
def command(
    name: str, language: str | None, catalogue: Path | None, theme: str, png: Path | None, output: Path | None
) -> None:
    """Draw every component of GAME as SVG or, with --png, as a PNG."""
    game = open_game(name, catalogue)
    deliver_picture(game.gallery(speech(game, language)), theme, output, png)
