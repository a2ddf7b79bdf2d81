"""`keydom games`: what there is to play."""

from __future__ import annotations

from collections import Counter
from typing import Any

import click

from keydom.cli.options import language_option, terminal_words
from keydom.cli.screen import Screen, text_table
from keydom.core.catalogue import STATUSES
from keydom.core.game import Game
from keydom.games import games


@click.command()
@language_option
def command(language: str | None) -> None:
    """List the games, their options and how sure their components are."""
    table = text_table("game", "name", "seats", "rules", "components", "options, the default first", left=6)
    for column in table.columns[:-1]:
        column.no_wrap = True
    for game in games().values():
        options = "\n".join(f"{choice.name}={choice.about(' | ')}" for choice in game.choices)
        name = terminal_words(game, language).say("game-name")
        seats = f"{game.seats[0]}–{game.seats[-1]}"
        table.add_row(game.id, name, seats, str(game.rules_version), "\n".join(shares(game)), options)
    Screen().print(table)


def shares(game: Game[Any, Any]) -> list[str]:
    """How many components there are, and what share of them is known in which way."""
    count = Counter(component.status for group in game.catalogue.components.values() for component in group.values())
    total = count.total()
    return [f"{total} components", *(f"{count[status] / total:.0%} {status}" for status in STATUSES if count[status])]
