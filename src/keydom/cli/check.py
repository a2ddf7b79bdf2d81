"""`keydom check`: whether the component data and the words of the games are in order."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import click

from keydom.cli import MISUSED
from keydom.cli.files import read
from keydom.cli.games import shares
from keydom.cli.options import FILE, open_game
from keydom.cli.words import TERMINAL
from keydom.core.errors import BadData, BadOption, KeydomError
from keydom.core.game import Game
from keydom.games import games
from keydom.words import LANGUAGES
from keydom.words.check import differences, problems

FRONTS = {"the terminal": TERMINAL, "the pages": "keydom.server"}  # what speaks besides the games


@click.command()
@click.argument("name", metavar="[GAME]", required=False)
@click.option("--catalogue", type=FILE, metavar="FILE", help="A TOML file of corrected components to try out.")
def command(name: str | None, catalogue: Path | None) -> int:
    """Check the data and the words of GAME, or of all games."""
    corrected = _corrected(name, catalogue) if catalogue else None
    chosen = list(games().values()) if name is None else [open_game(name)]
    faults = 0
    for game in chosen:
        new = corrected is not None and corrected.id == game.id
        faults += _report(corrected if corrected and new else game, str(catalogue) if new else "")
    for front, package in FRONTS.items():
        for problem in differences(package):
            click.echo(f"{front}: {problem}", err=True)
            faults += 1
    return MISUSED if faults else 0


def _report(game: Game[Any, Any], catalogue: str) -> int:
    found = [*_unplayable(game), *problems(game)]
    for problem in found:
        click.echo(f"{game.id}: {problem}", err=True)
    state = f"{len(found)} problem{'s' if len(found) > 1 else ''}" if found else "in order"
    source = f" with {catalogue}" if catalogue else ""
    click.echo(f"{game.id}{source}: {state}; {', '.join(shares(game))}; words in {', '.join(LANGUAGES)}")
    return len(found)


def _unplayable(game: Game[Any, Any]) -> list[str]:
    """The seat counts and options that a game cannot begin with."""
    found = []
    for choice in game.choices or (None,):
        for value in choice.samples() if choice else ("",):
            for seats in game.seats:
                try:
                    game.begin(seats, game.options({choice.name: value} if choice else {}))
                except KeydomError as error:
                    found.append(str(error))
    return found


def _corrected(name: str | None, catalogue: Path) -> Game[Any, Any]:
    """The game that a catalogue corrects: the one named, or the one that has such components."""
    if name is not None:
        return open_game(name, catalogue)
    text = read(catalogue)
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"no TOML: {error}", str(catalogue)) from None
    ids = {(kind, id) for kind, group in document.items() if kind != "source" for id in group}
    fitting = [game for game in games().values() if {kind for kind, _ in ids} <= game.shape.keys()]
    if len(fitting) > 1:  # kinds that several games have: whose components are they?
        fitting = [
            game for game in fitting if all(id in game.catalogue.components[kind] for kind, id in ids)
        ] or fitting
    if len(fitting) != 1:
        which = f"could be of {', '.join(game.id for game in fitting)}" if fitting else "is of no game we have"
        raise BadOption(f"{catalogue} {which}: name the game, as in `keydom check GAME --catalogue FILE`")
    return fitting[0].corrected({str(catalogue): text})
