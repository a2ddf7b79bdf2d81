"""What several commands take: a game and its options, a catalogue, a language, a record, a seat."""

from __future__ import annotations

import os
from importlib.util import find_spec
from math import isfinite
from pathlib import Path
from typing import Any

import click

from keydom.cli.files import read
from keydom.cli.words import TerminalWords
from keydom.core.errors import BadOption, BadRecord, UnknownGame
from keydom.core.game import Game, Options
from keydom.core.match import Match
from keydom.core.record import Record
from keydom.games import get_game
from keydom.words import LANGUAGES, preferred_language

USUAL_SEATS = 3

FILE = click.Path(path_type=Path)


class FiniteFloat(click.FloatRange):
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
seat_option = click.option(
    "--seat", metavar="SEAT", help="Whose eyes to look through: a seat, counted from 0, or `none` for a spectator."
)


def need(package: str, extra: str, who: str) -> None:
    """Refuse to go on without a package, and say which extra brings it."""
    if find_spec(package) is None:
        raise BadOption(f"{who} the package {package}: pip install 'keydom[{extra}]'")


def open_game(name: str, catalogue: Path | None = None) -> Game[Any, Any]:
    """The game of this name, with corrected components where a catalogue is given."""
    game = get_game(name)
    return game if catalogue is None else game.corrected(dict(read_catalogue(catalogue)))


def read_catalogue(catalogue: Path | None) -> tuple[tuple[str, str], ...]:
    """The file of corrected components by its name and its text; nothing where none is given."""
    return () if catalogue is None else ((str(catalogue), read(catalogue)),)


def open_record(file: Path, catalogue: Path | None = None) -> tuple[Game[Any, Any], Record]:
    """A record and the game it is of; whether its moves are legal is not yet known."""
    record = Record.parse(read(file), str(file))
    try:
        return open_game(record.game, catalogue).of_record(record), record
    except UnknownGame as error:
        raise BadRecord(str(error), str(file)) from None


def play_record(game: Game[Any, Any], record: Record, language: str | None, upto: int | None = None) -> Match[Any, Any]:
    """The match of a record, every move checked; a rule that forbids one is named in the reader's language."""
    try:
        return Match.replay(game, record, upto)
    except BadRecord as error:
        if error.why is None:
            raise
        raise BadRecord(terminal_words(game, language, record.players).why(error.why), error.file, error.line) from None


def check_ply(file: Path, record: Record, ply: int | None) -> int:
    """The ply, if the record has it; the last where none is given."""
    last = len(record.moves)
    if ply is not None and not 0 <= ply <= last:
        raise BadOption(f"{file} has the plies 0 to {last}, not {ply}")
    return last if ply is None else ply


def read_list(text: str) -> list[str]:
    """The names in a list with commas."""
    return [name.strip() for name in text.split(",")]


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
    game.begin(seats)
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


def terminal_words(game: Game[Any, Any], language: str | None, players: dict[int, str] | None = None) -> TerminalWords:
    """The words of a game, in the language asked for or else that of the system."""
    system = next((wish for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (wish := os.environ.get(name))), None)
    return TerminalWords(game, language or preferred_language(os.environ.get("LANGUAGE") or system), players)
