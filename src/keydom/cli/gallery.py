"""`keydom gallery`: all components of a game in one picture."""

from __future__ import annotations

from pathlib import Path

import click

from keydom.cli.files import deliver
from keydom.cli.options import catalogue_option, game_argument, language_option, open_game, output_option, speech


@click.command()
@game_argument
@language_option
@catalogue_option
@output_option
def command(name: str, language: str | None, catalogue: Path | None, output: Path | None) -> None:
    """Draw every component of GAME as SVG."""
    game = open_game(name, catalogue)
    deliver(game.gallery(speech(game, language)), output)
