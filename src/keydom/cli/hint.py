"""`keydom hint`: the best moves at a ply of a record, by a bot that sees what the mover saw."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.text import Text

from keydom.bots import make_bot
from keydom.bots.hints import LEAST_REASON, Hint, hints
from keydom.cli.options import (
    catalogue_option,
    check_ply,
    language_option,
    open_record,
    play_record,
    record_argument,
    seed_option,
    terminal_words,
)
from keydom.cli.screen import Screen
from keydom.cli.words import TerminalWords
from keydom.core.game import Value

REASONS = 3  # of a kind that are shown


@click.command()
@record_argument
@click.option("--ply", type=int, metavar="N", help="Which position: how many lines were played; by default all.")
@click.option("--bot", default="learned", show_default=True, help="Who advises.")
@click.option("--best", type=click.IntRange(min=1), default=3, show_default=True, metavar="N", help="How many moves.")
@click.option("--json", "as_json", is_flag=True, help="Print the advice as JSON.")
@seed_option
@language_option
@catalogue_option
def command(
    file: Path,
    ply: int | None,
    bot: str,
    best: int,
    as_json: bool,
    seed: int | None,
    language: str | None,
    catalogue: Path | None,
) -> None:
    """Say what is best for whoever is to move at a ply of the record FILE, what to expect of it, and why."""
    game, record = open_record(file, catalogue)
    at = check_ply(file, record, ply)
    match = play_record(game, record, language, at)
    advice = hints(match, bot, best, seed or 0)
    if as_json:
        where = {"game": game.id, "ply": at, "seat": match.mover}
        adviser = {"bot": bot, "algorithm": make_bot(bot, game, match.seats).algorithm()}
        click.echo(json.dumps({**where, **adviser, "hints": [one.report() for one in advice]}, indent=2))
        return
    console, words = Screen(), terminal_words(game, language, match.players)
    question = words.ask(match.state.frames[-1])
    args: dict[str, Value] = {"ply": at, "seat": f"seat:{match.mover}", "question": question}
    console.print(words.say("terminal-advice-for", args), soft_wrap=True)
    for place, hint in enumerate(advice, 1):
        _print(console, place, hint, words)


def _figures(hint: Hint, words: TerminalWords) -> str:
    """What the moves are ordered by, and then what the move leads to."""
    if hint.points is None or hint.preference is None:
        return words.say("terminal-advice-none")
    args: dict[str, Value] = {"points": f"{hint.points:.1f}", "share": round(100 * hint.preference)}
    if hint.chance is None:
        return words.say("terminal-advice", args)
    return words.say("terminal-advice-chance", {**args, "chance": round(100 * hint.chance)})


def _print(console: Screen, place: int, hint: Hint, words: TerminalWords) -> None:
    figures = _figures(hint, words)
    console.print(Text.assemble(f"{place}. ", (words.do(hint.action), "bold"), (f"  {figures}", "dim")), soft_wrap=True)
    lines = [f"{words.source(line)} {change:+.1f}" for line, change in hint.lines[:REASONS]]
    telling = [(name, change) for name, change in words.features(hint.features) if abs(change) >= LEAST_REASON]
    features = [f"{name} {change:+.1f}" for name, change in telling[:REASONS]]
    for key, changes in (("terminal-advice-lines", lines), ("terminal-advice-features", features)):
        if changes:
            console.print(f"   {words.say(key, {'changes': ', '.join(changes)})}", soft_wrap=True)
