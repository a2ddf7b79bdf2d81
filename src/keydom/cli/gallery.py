"""`keydom gallery`: all components of a game in one picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from keydom.cli.options import game_argument, open_game, terminal_words
from keydom.cli.pictures import deliver_picture, picture_options


@click.command()
@game_argument
@picture_options
def command(name: str, language: str | None, catalogue: Path | None, **delivery: Any) -> None:
    """Draw every component of GAME as SVG or, with --png, as a PNG."""
    game = open_game(name, catalogue)
    deliver_picture(game.gallery(terminal_words(game, language)), **delivery)
