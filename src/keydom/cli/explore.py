"""`keydom explore`: what many games say of components, seats and first moves."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.table import Table
from rich.text import Text

from keydom.cli.files import check_writable, write
from keydom.cli.options import FILE, language_option, terminal_words
from keydom.cli.screen import Screen, text_table
from keydom.cli.words import TerminalWords
from keydom.core.errors import BadOption
from keydom.games import games
from keydom.study.explorer.explorer import BOTS, PEOPLE, Explorer, GameFilter
from keydom.study.explorer.formatting import StatisticsText
from keydom.study.explorer.packaged import packaged_statistics
from keydom.study.explorer.statistics import FEW, CollectionStatistics

ROWS = 40  # components that are printed; JSON has them all


@click.command()
@click.argument("folder", metavar="FOLDER", type=FILE)
@click.option("--seats", type=click.IntRange(min=0), default=0, metavar="N", help="Only games of so many.")
@click.option("--player", default="", metavar="NAME", help="Only games in which this bot or person played.")
@click.option("--who", type=click.Choice([BOTS, PEOPLE]), default=None, help="Only games of bots, or with people.")
@click.option("--option", default="", metavar="NAME=VALUE", help="Only games with this option.")
@click.option("--behind", metavar="DEED:THING", help="The games behind a figure, such as acquired:tile:b07.")
@click.option("--json", "data", type=FILE, metavar="FILE", help="Write all figures there as JSON.")
@language_option
def command(
    folder: Path,
    seats: int,
    player: str,
    who: str | None,
    option: str,
    behind: str | None,
    data: Path | None,
    language: str | None,
) -> None:
    """Explore the games of FOLDER, records or what `keydom dataset` wrote; a game's name is those that come with us.

    For each component: how often it is offered and taken, when and at what price, how those who took it finish, and by
    how much they are ahead of those who could have and did not in the same games; seats, first choices and lengths.
    """
    if data is not None:
        check_writable(data)
    wanted = GameFilter(seats, player, who or "", option)
    known = packaged_statistics(str(folder)) if not folder.exists() and str(folder) in games() else None
    if known is not None:
        if wanted or behind is not None:
            raise BadOption("the figures that come with us cannot be taken apart: that needs a folder of games")
        found, game = known, games()[str(folder)]
    else:
        with Explorer.of(folder, wanted) as explorer:
            if behind is not None:
                deed, _, thing = behind.partition(":")
                if not thing:
                    raise BadOption(f"a figure is written DEED:THING, such as acquired:tile:b07, not {behind!r}")
                click.echo(" ".join(explorer.games_with(deed, thing)))
                return
            found, game = explorer.explored(), explorer.game
    if data is not None:
        write(data, json.dumps(found.data(), indent=1) + "\n")
    words = terminal_words(game, language)
    _print(found, words, StatisticsText(game, words.language))


def _print(found: CollectionStatistics, words: TerminalWords, text: StatisticsText) -> None:
    console = Screen()
    lengths: dict[str, int | str] = {
        "count": found.games,
        "shortest": found.shortest,
        "mean": text.figure(found.mean_length, 0),
        "longest": found.longest,
        "defined": found.defined,
    }
    console.print(words.say("terminal-explored", lengths))
    seats = _table(words, "terminal-seat", "terminal-games", "terminal-wins", "terminal-score")
    for seat in found.seats:
        who = f"{words.name(f'seat:{seat.seat}')} ({seat.table})"
        seats.add_row(who, str(seat.games), _estimate(*text.share(seat.wins)), text.figure(seat.score))
    console.print(seats)
    things = _table(
        words, "terminal-thing", "terminal-games", "terminal-taken", "terminal-when", "terminal-price",
        "terminal-points", "terminal-place", "terminal-wins", "terminal-lead", "terminal-fair",
    )  # fmt: skip
    for one in found.things[:ROWS]:
        row = [f"{text.deed(one.deed)}: {text.thing(one.thing)}", str(one.games), _estimate(*text.share(one.share))]
        row += [text.part(one.when), text.figure(one.price), text.figure(one.points), text.figure(one.place)]
        row.append(_estimate(*text.share(one.wins)))
        cells = [Text(cell, "dim" if one.few else "") for cell in row]
        cells += [Text(_estimate(*text.lead(each)), "dim" if one.apart < FEW else "") for each in (one.lead, one.fair)]
        things.add_row(*cells)
    console.print(things)
    openings = _table(words, "terminal-opening", "terminal-games", "terminal-wins", "terminal-score")
    for opening in found.openings:
        openings.add_row(
            opening.action, str(opening.games), _estimate(*text.share(opening.wins)), text.figure(opening.score)
        )
    console.print(openings)


def _table(words: TerminalWords, *columns: str) -> Table:
    return text_table(*(words.say(column) for column in columns))


def _estimate(value: str, interval: str) -> str:
    return f"{value} ({interval})" if interval else value
