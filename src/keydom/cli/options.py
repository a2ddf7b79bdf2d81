"""What several commands take: a game and its options, a catalogue, a language, a record, a seat."""

from __future__ import annotations

import os
from math import isfinite
from pathlib import Path
from typing import Any

import click

from keydom.cli.files import read
from keydom.cli.speech import Speech
from keydom.core.errors import BadOption, BadRecord, UnknownGame
from keydom.core.game import Game, Options
from keydom.core.match import Match
from keydom.core.record import Record
from keydom.drawing.theme import THEMES
from keydom.games import game as registered
from keydom.words import LANGUAGES, pick

USUAL_SEATS = 3

FILE = click.Path(path_type=Path)


class Finite(click.FloatRange):
    """A number within bounds; what is no number has none."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        number = float(super().convert(value, param, ctx))
        if not isfinite(number):
            self.fail(f"{value} is no number.", param, ctx)
        return number


game_argument = click.argument("name", metavar="GAME")
record_argument = click.argument("file", metavar="FILE", type=FILE)
catalogue_option = click.option(
    "--catalogue", type=FILE, metavar="FILE", help="Play with the components of this TOML file in place of our own."
)
choices_option = click.option(
    "--option", "choices", multiple=True, metavar="NAME=VALUE", help="An option of the game; `keydom games` lists them."
)
language_option = click.option(
    "--language", type=click.Choice(LANGUAGES), help="The language of all words; by default your system's."
)
seed_option = click.option("--seed", type=click.IntRange(min=0), metavar="N", help="The same seed, the same chance.")
output_option = click.option("-o", "--output", type=FILE, metavar="FILE", help="Write here and not to standard output.")
theme_option = click.option(
    "--theme", type=click.Choice(THEMES), default=THEMES[0], show_default=True, help="The colours of the picture."
)
png_option = click.option("--png", type=FILE, metavar="FILE", help="Write a PNG there, and SVG only with --output.")
seat_option = click.option(
    "--seat", metavar="SEAT", help="Whose eyes to look through: a seat, counted from 0, or `none` for a spectator."
)


def open_game(name: str, catalogue: Path | None = None) -> Game[Any, Any]:
    """The game of this name, with corrected components where a catalogue is given."""
    game = registered(name)
    return game if catalogue is None else game.corrected({str(catalogue): read(catalogue)})


def open_record(file: Path, catalogue: Path | None = None) -> tuple[Game[Any, Any], Record]:
    """A record and the game it is of; whether its moves are legal is not yet known."""
    record = Record.parse(read(file), str(file))
    try:
        return open_game(record.game, catalogue), record
    except UnknownGame as error:
        raise BadRecord(str(error), str(file)) from None


def play_record(game: Game[Any, Any], record: Record, language: str | None, upto: int | None = None) -> Match[Any, Any]:
    """The match of a record, every move checked; a rule that forbids one is named in the reader's language."""
    try:
        return Match.replay(game, record, upto)
    except BadRecord as error:
        if error.why is None:
            raise
        raise BadRecord(speech(game, language, record.players).why(error.why), error.file, error.line) from None


def read_choices(game: Game[Any, Any], choices: tuple[str, ...]) -> Options:
    """The options of a game from texts such as `length=short`."""
    values: dict[str, str] = {}
    for text in choices:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadOption(f"an option is written name=value, not {text!r}")
        if values.setdefault(name, value) != value:
            raise BadOption(f"{name} cannot be both {values[name]} and {value}")
    return game.options(values)


def read_seat(text: str | None, seats: int) -> int | None:
    """The seat that `--seat` names; None is the spectator."""
    if text is None or text == "none":
        return None
    if not text.isdecimal() or int(text) not in range(seats):
        raise BadOption(f"there is no seat {text!r}: the seats are 0 to {seats - 1}, and `none` is a spectator")
    return int(text)


def check_seats(game: Game[Any, Any], seats: int) -> int:
    """The seat count, if the game has it."""
    if seats not in game.seats:
        raise BadOption(f"{game.id} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}")
    return seats


def seat_counts(game: Game[Any, Any], text: str | None) -> list[int]:
    """The numbers of seats that a list names; all that the game is for where nobody says."""
    if text is None:
        return list(game.seats)
    for part in text.split(","):
        if not part.strip().isdecimal():
            raise BadOption(f"{part!r} is no number of seats")
    return [check_seats(game, int(part)) for part in text.split(",")]


def usual_seats(game: Game[Any, Any]) -> int:
    """How many play when nobody says: three, or as near to it as the game allows."""
    return min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])


def speech(game: Game[Any, Any], language: str | None, players: dict[int, str] | None = None) -> Speech:
    """The words of a game, in the language asked for or else that of the system."""
    system = next((wish for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (wish := os.environ.get(name))), None)
    return Speech(game, language or pick(os.environ.get("LANGUAGE") or system), players)
