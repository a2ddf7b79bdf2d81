"""`keydom play`: a whole game in the terminal, against bots or with others at the same keyboard."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

import click

from keydom.bots import BOTS, Bot, is_bot, make_bot
from keydom.cli.files import new_file, read, write_new
from keydom.cli.options import (
    FILE,
    catalogue_option,
    check_ply,
    check_seats,
    choices_option,
    language_option,
    open_game,
    open_record,
    play_record,
    read_choices,
    read_list,
    seed_option,
    terminal_words,
    usual_seats,
)
from keydom.cli.terminal_table import TerminalTable
from keydom.core.errors import BadOption, BadPosition
from keydom.core.game import NATURE, Game
from keydom.core.match import Match
from keydom.core.options import draw_seats, seated
from keydom.core.position import game_of
from keydom.core.record import Record

HUMAN = "human"
OPPONENT = "planner"  # when nobody says against whom


@click.command()
@click.argument("name", metavar="[GAME]", required=False)
@click.option(
    "--seats",
    "who",
    metavar="WHO,WHO,…",
    help=f"Who plays: {HUMAN} or the name of a bot ({', '.join(BOTS)}) for each player, "
    f"or a number: you and so many of {OPPONENT} as make it up. search takes a budget: search:500, search:2s. "
    "Your own bots are package.module:Class.",
)
@click.option("--as-seated", is_flag=True, help="Everybody sits as --seats says; otherwise seats are drawn.")
@seed_option
@choices_option
@language_option
@catalogue_option
@click.option("--save", type=FILE, metavar="FILE", help="Keep the record of the game here.")
@click.option("--resume", type=FILE, metavar="FILE", help="Continue a game that was kept, in the same file.")
@click.option(
    "--from", "origin", type=FILE, metavar="FILE", help="Play on from a moment of this record, as a new game."
)
@click.option("--ply", type=click.IntRange(min=0), metavar="N", help="That moment: after so many lines.")
@click.option("--position", type=FILE, metavar="FILE", help="Begin with the position that this text tells.")
def command(
    name: str | None,
    who: str | None,
    as_seated: bool,
    seed: int | None,
    choices: tuple[str, ...],
    language: str | None,
    catalogue: Path | None,
    save: Path | None,
    resume: Path | None,
    origin: Path | None,
    ply: int | None,
    position: Path | None,
) -> None:
    """Play GAME in the terminal.

    The game is kept on disk at every step: leave when you like, and continue with `keydom play --resume FILE`.
    """
    if (ply is None) != (origin is None) or (origin is not None and resume is not None):
        raise BadOption("--from takes a record and --ply a moment of it: both, and no --resume")
    if position is not None:
        if choices or as_seated or resume is not None or origin is not None:
            raise BadOption("--position says what is played: it takes no --option, --as-seated, --resume or --from")
        match = _start_position(position, name, who, seed, catalogue)
    elif origin is not None and ply is not None:
        if choices or as_seated:
            raise BadOption("--from plays on as the game was begun: it takes no --option or --as-seated")
        match = _continue_from(origin, ply, name, who, seed, language, catalogue)
    elif resume is not None:
        if choices or seed is not None or as_seated:
            raise BadOption("--resume continues a game as it was begun: it takes no --option, --seed or --as-seated")
        match = _resume(resume, name, who, language, catalogue)
    elif name is not None:
        game = open_game(name, catalogue)
        players = _players(who or str(usual_seats(game)), game)
        drawn = () if as_seated else draw_seats(len(players), Random(None if seed is None else f"{seed} seats"))
        names = _names(seated(players, drawn))
        options = game.seated(read_choices(game, choices), drawn)
        match = Match(game, len(players), options, Random(seed), names, drawn)
    else:
        raise BadOption("name a game to play, or a record to continue with --resume; `keydom games` lists the games")
    path = save or _writable_record(resume) or new_file("games", match.game.id, ".key")
    if path != resume:
        write_new(path, str(match.record()))
    again = ["keydom", "play", "--resume", str(path)]
    again += ["--catalogue", str(catalogue)] if catalogue else []
    again += ["--language", language] if language else []
    called = read_list(who or "")
    again += ["--seats", str(who)] if any(":" in name and not is_bot(name) for name in called) else []
    table = TerminalTable(
        match, _bots(match, seed, called), terminal_words(match.game, language, match.players), path, again
    )
    if match.over:
        table.finish()
    else:
        table.play()


def _resume(
    file: Path, name: str | None, who: str | None, language: str | None, catalogue: Path | None
) -> Match[Any, Any]:
    game, record = _open_named(file, name, catalogue)
    match = play_record(game, record, language)
    if who is not None:
        match.players = _names(_seat_players(match, who, f"{file} is a game"))
    match.rng = Random()  # the draws to come are new: nobody can have looked them up
    if match.mover == NATURE:
        match.play(game.deal(match.state, match.rng), NATURE)
    return match


def _continue_from(
    file: Path,
    ply: int,
    name: str | None,
    who: str | None,
    seed: int | None,
    language: str | None,
    catalogue: Path | None,
) -> Match[Any, Any]:
    """The game of a record after so many lines, with other draws to come; whoever is to move there is you."""
    game, record = _open_named(file, name, catalogue)
    match = play_record(game, record, language, check_ply(file, record, ply))
    match.rng = Random(seed)
    match.ended = False
    match.deal()
    if match.over:
        raise BadOption(f"nothing is to be decided after ply {ply} of {file}: the game is over")
    match.players = _names(_seat_players(match, who, f"{file} is a game"))
    return match


def _start_position(
    file: Path, name: str | None, who: str | None, seed: int | None, catalogue: Path | None
) -> Match[Any, Any]:
    """A game that begins with a position's text; whoever is to move there is you."""
    text = read(file)
    try:
        game = open_game(game_of(text), catalogue)
        match = Match.from_position(game, text, Random(seed))
    except BadPosition as error:
        raise BadOption(f"{file}: {error}") from None
    if name is not None and name != game.id:
        raise BadOption(f"{file} is a position of {game.id}, not of {name}")
    if match.over:
        raise BadOption(f"nothing is to be decided in {file}: the game is over")
    match.players = _names(_seat_players(match, who, f"{file} is a position"))
    return match


def _open_named(file: Path, name: str | None, catalogue: Path | None) -> tuple[Game[Any, Any], Record]:
    """A record, which is of the game of this name if one is named."""
    game, record = open_record(file, catalogue)
    if name is not None and name != record.game:
        raise BadOption(f"{file} is a game of {record.game}, not of {name}")
    return game, record


def _seat_players(match: Match[Any, Any], who: str | None, what: str) -> list[str]:
    """Who takes each seat of a match; by default you the seat that is to move, and bots the others."""
    if who is None:
        return [HUMAN if seat == match.mover else OPPONENT for seat in range(match.seats)]
    players = _players(who, match.game)
    if len(players) != match.seats:
        raise BadOption(f"{what} of {match.seats} seats, not of {len(players)}")
    return players


def _players(who: str, game: Game[Any, Any]) -> list[str]:
    """`human` or a bot's name for each seat."""
    if who.isdecimal():
        return [HUMAN, *[OPPONENT] * (check_seats(game, int(who)) - 1)]
    players = read_list(who)
    for player in players:
        if player != HUMAN and not is_bot(player) and ":" not in player:
            raise BadOption(f"nobody called {player!r} can take a seat: there are {', '.join((HUMAN, *BOTS))}")
    check_seats(game, len(players))
    for player in players:
        if player != HUMAN:
            make_bot(player, game, len(players))  # a budget that makes no sense is told now
    return players


def _names(players: list[str]) -> dict[int, str]:
    """The names that the record knows the bots by: whoever resumes it sees from them who is one."""
    named = [player.capitalize() if player.partition(":")[0] in BOTS else player for player in players]
    return {seat: f"{player} {seat + 1}" for seat, player in enumerate(named) if player != HUMAN}


def _bots(match: Match[Any, Any], seed: int | None, called: list[str]) -> dict[int, tuple[Bot, Random]]:
    """The bots at the table, each with a source of chance of its own.

    A record alone makes no module be loaded: who is named by a place in one has to be called again.
    """
    bots = {}
    for seat, name in match.players.items():
        own = name.split(" ")[0]
        kind = next((kind for kind in (own.lower(), own) if is_bot(kind)), own if own in called else None)
        if kind is not None:
            rng = Random(None if seed is None else f"{seed} {seat}")
            bots[seat] = (make_bot(kind, match.game, match.seats), rng)
    return bots


def _writable_record(file: Path | None) -> Path | None:
    """The file of a record, if the game can go on in it: it is ours to write, and holds no remarks to lose."""
    if file is None:
        return None
    text = read(file)
    return file if os.access(file, os.W_OK) and text == str(Record.parse(text)) else None
