"""`keydom check`: whether the component data and the words of the games are in order."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import click

from keydom.cli import MISUSED
from keydom.cli.files import read
from keydom.cli.games import shares
from keydom.cli.options import FILE, open_game, read_catalogue
from keydom.cli.words import TERMINAL
from keydom.conformance import rulebook
from keydom.core.catalogue import plain
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
    """Check the data and the words of GAME, or of all games.

    With a catalogue it tells all that it changes, what a rulebook has otherwise, and what cannot be played.
    """
    corrected, told = None, ""
    if catalogue is not None:
        files = dict(read_catalogue(catalogue))
        subject = _subject(name, catalogue)
        told = _tell_changes(subject, files)
        corrected = subject.corrected(files)
    chosen = list(games().values()) if name is None else [open_game(name)]
    faults = 0
    for game in chosen:
        new = corrected is not None and corrected.id == game.id
        faults += _report(corrected if corrected and new else game, f" with {catalogue}" if new else "", told)
    for front, package in FRONTS.items():
        for problem in differences(package):
            click.echo(f"{front}: {problem}", err=True)
            faults += 1
    return MISUSED if faults else 0


def _tell_changes(game: Game[Any, Any], files: dict[str, str]) -> str:
    """Tell component by component what a catalogue changes and what is doubtful, and sum it up."""
    catalogue, faults = game.catalogue.corrected(files, game.shape)
    try:
        game.corrected(files)
    except BadData as error:
        faults = [error, *error.others]
    wrong = {(fault.component, fault.fact) for fault in faults}
    doubts = [doubt for doubt in rulebook.doubts(game, catalogue) if (doubt.component, doubt.fact) not in wrong]
    changes = [(part, fact) for part, fact in catalogue.changes() if (f"{part.kind}.{part.id}", fact) not in wrong]
    for part, fact in changes:
        name, before = f"{part.kind}.{part.id}", game.catalogue.components[part.kind][part.id].facts[fact]
        click.echo(f"{part.file}: {name}: {fact} is {plain(part.facts[fact])}, shipped as {plain(before)}")
        for doubt in doubts:
            if (doubt.component, doubt.fact) == (name, fact):
                click.echo(f"{doubt.file}: {name}: doubt: {doubt.fact}: {doubt.reason}")
    return f"; facts changed: {len(changes)}, in doubt: {len(doubts)}"


def _report(game: Game[Any, Any], source: str, told: str) -> int:
    found = [*_unplayable(game), *problems(game)]
    found += [] if source else [str(doubt) for doubt in rulebook.doubts(game, game.catalogue)]
    for problem in found:
        click.echo(f"{game.id}: {problem}", err=True)
    state = f"{len(found)} problem{'s' if len(found) > 1 else ''}" if found else "in order"
    known = f"{state}; {', '.join(shares(game))}{told if source else ''}"
    click.echo(f"{game.id}{source}: {known}; words in {', '.join(LANGUAGES)}")
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


def _subject(name: str | None, catalogue: Path) -> Game[Any, Any]:
    """The game that a catalogue corrects: the one named, or the one that has most of such components."""
    if name is not None:
        return open_game(name)
    try:
        document = tomllib.loads(read(catalogue))
    except (ValueError, RecursionError) as error:
        raise BadData(f"no TOML: {error}", str(catalogue)) from None
    ids = [(kind, id) for kind, group in document.items() if isinstance(group, dict) for id in group]
    fits = {game: _fit(game, ids) for game in games().values()}
    fitting = [game for game, fit in fits.items() if fit == max(fits.values()) and fit > (0, 0)]
    if len(fitting) != 1:
        which = f"could be of {', '.join(game.id for game in fitting)}" if fitting else "is of no game we have"
        raise BadOption(f"{catalogue} {which}: name the game, as in `keydom check GAME --catalogue FILE`")
    return fitting[0]


def _fit(game: Game[Any, Any], ids: list[tuple[str, str]]) -> tuple[int, int]:
    """How many of these components a game has, and of how many it has the kind."""
    return sum(id in game.catalogue.components.get(kind, {}) for kind, id in ids), sum(
        kind in game.shape for kind, _ in ids
    )
