"""`keydom catalogue`: a file of component data to be filled in by whoever owns the game."""

from __future__ import annotations

from pathlib import Path

import click

from keydom.cli.files import deliver
from keydom.cli.options import FILE, catalogue_option, game_argument, language_option, open_game, terminal_words
from keydom.core.catalogue import RECONSTRUCTED, STATUSES
from keydom.words.catalogue_template import template


@click.command()
@game_argument
@click.option("--all", "everything", is_flag=True, help="All components, and not only what is reconstructed.")
@language_option
@catalogue_option
@click.option("-o", "--output", type=FILE, metavar="FILE", help="Write here and not to standard output.")
def command(name: str, everything: bool, language: str | None, catalogue: Path | None, output: Path | None) -> None:
    """Write a catalogue of GAME in TOML, to be filled in with the figures of your own box.

    It has what keydom has reconstructed. As it is written it changes nothing; see CONTRIBUTING.md.
    """
    game = open_game(name, catalogue)
    statuses = STATUSES if everything else (RECONSTRUCTED,)
    words = terminal_words(game, language)
    deliver(template(game.id, game.catalogue, game.shape, statuses, words.say), output)
