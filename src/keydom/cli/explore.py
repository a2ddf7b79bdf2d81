"""`keydom explore`: what many games say of components, seats and first moves."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from keydom.cli.files import check_writable, write
from keydom.cli.options import FILE, language_option, speech
from keydom.cli.screen import Screen
from keydom.cli.speech import Speech
from keydom.core.errors import BadOption
from keydom.games import games
from keydom.study.explorer import Explored, Explorer, Mean
from keydom.study.shipped import shipped

ROWS = 40  # components that are printed; JSON has them all


@click.command()
@click.argument("folder", metavar="FOLDER", type=FILE)
@click.option("--seats", type=click.IntRange(min=0), default=0, metavar="N", help="Only games of so many.")
@click.option("--player", default="", metavar="NAME", help="Only games in which this bot or person played.")
@click.option("--behind", metavar="VERB:THING", help="The numbers of the games behind a figure, such as buy:tile:b07.")
@click.option("--json", "data", type=FILE, metavar="FILE", help="Write all figures there as JSON.")
@language_option
def command(folder: Path, seats: int, player: str, behind: str | None, data: Path | None, language: str | None) -> None:
    """Explore the games of FOLDER, Parquet files that `keydom dataset` wrote; a game's name is those that come with us.

    For each component: how often and when it is taken, how those who took it finish, and by how much they are ahead of
    those who did not in the same games; seats, first moves and lengths.
    """
    if data is not None:
        check_writable(data)
    known = shipped(str(folder)) if not folder.exists() and str(folder) in games() else None
    if known is not None:
        if seats or player or behind is not None:
            raise BadOption("the figures that come with us cannot be taken apart: that needs a folder of games")
        if data is not None:
            write(data, json.dumps(known.data(), indent=1) + "\n")
        _print(known, speech(games()[str(folder)], language))
        return
    with Explorer(folder, seats, player) as explorer:
        if behind is not None:
            verb, _, thing = behind.partition(":")
            if not thing:
                raise BadOption(f"a figure is written VERB:THING, such as buy:tile:b07, not {behind!r}")
            click.echo(" ".join(str(number) for number in explorer.behind(verb, thing)))
            return
        found, game = explorer.explored(), explorer.game
    if data is not None:
        write(data, json.dumps(found.data(), indent=1) + "\n")
    _print(found, speech(game, language))


def _print(found: Explored, words: Speech) -> None:
    console = Screen()
    lengths: dict[str, int | str] = {
        "count": found.games,
        "shortest": found.shortest,
        "mean": f"{found.mean_length:.0f}",
        "longest": found.longest,
        "defined": found.defined,
    }
    console.print(words.say("terminal-explored", lengths))
    seats = _table(words, "terminal-seat", "terminal-games", "terminal-wins", "terminal-score")
    for seat in found.seats:
        seats.add_row(words.name(f"seat:{seat.seat}"), str(seat.games), share(seat.wins), f"{seat.score:.1f}")
    console.print(seats)
    things = _table(
        words, "terminal-thing", "terminal-games", "terminal-taken", "terminal-when", "terminal-place", "terminal-wins",
        "terminal-lead", "terminal-fair",
    )  # fmt: skip
    for one in found.things[:ROWS]:
        row = [f"{one.verb} {words.name(one.thing)}", str(one.games), share(one.share), f"{one.when:.0%}"]
        row += [f"{one.place:.2f}", share(one.wins), mean(one.lead), mean(one.fair)]
        things.add_row(*[Text(cell, "dim" if one.few else "") for cell in row])
    console.print(things)
    openings = _table(words, "terminal-opening", "terminal-games", "terminal-wins", "terminal-score")
    for opening in found.openings:
        openings.add_row(opening.action, str(opening.games), share(opening.wins), f"{opening.score:.1f}")
    console.print(openings)


def _table(words: Speech, *columns: str) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for place, column in enumerate(columns):
        table.add_column(words.say(column), justify="right" if place else "left")
    return table


def share(one: Mean) -> str:
    if one.value is None or one.low is None or one.high is None:
        return "–"
    return f"{one.value:.0%} ({one.low:.0%} … {one.high:.0%})"


def mean(one: Mean) -> str:
    if one.value is None:
        return "–"
    if one.low is None or one.high is None:
        return f"{one.value:+.1f}"
    return f"{one.value:+.1f} ({one.low:+.1f} … {one.high:+.1f})"
