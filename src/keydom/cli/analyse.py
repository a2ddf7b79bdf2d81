"""`keydom analyse`: a finished game explained, decision by decision and draw by draw."""

from __future__ import annotations

import json
import os
from pathlib import Path

import click
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from keydom.cli.files import check_writable, folder, read, write
from keydom.cli.options import (
    FILE,
    catalogue_option,
    language_option,
    open_record,
    play_record,
    record_argument,
    speech,
)
from keydom.cli.progress import resumable, watched
from keydom.cli.screen import Screen
from keydom.study.analysis import LEAST, PART, Analysis, finished, parts, planned, weigh
from keydom.study.journal import Journal, name_of
from keydom.study.page import page, turning, verdict
from keydom.study.speech import Speech

ACCOUNT = ("start", "draws", "own", "others", "remainder", "final")


@click.command()
@record_argument
@click.option("--json", "data", type=FILE, metavar="FILE", help="Write all figures there as JSON.")
@click.option("--html", type=FILE, metavar="FILE", help="Write the analysis there as one page that needs nothing else.")
@click.option("--depth", type=click.IntRange(min=LEAST), metavar="N", help="Worlds in which every choice is tried.")
@click.option("--seed", type=click.IntRange(min=0), default=0, metavar="N", help="The same seed, the same answer.")
@click.option("--workers", type=click.IntRange(min=1), metavar="N", help="Processes; by default one for each core.")
@click.option("--anew", is_flag=True, help="Begin anew, where an analysis that was stopped would go on.")
@language_option
@catalogue_option
def command(
    file: Path,
    data: Path | None,
    html: Path | None,
    depth: int | None,
    seed: int,
    workers: int | None,
    anew: bool,
    language: str | None,
    catalogue: Path | None,
) -> None:
    """Explain the finished game of the record FILE.

    What every decision and every draw was worth to whom, and the account of each player; an analysis that was stopped
    goes on where it was.
    """
    for place in (data, html):
        if place is not None:
            check_writable(place)
    game, record = open_record(file, catalogue)
    play_record(game, record, language)
    corrections = None if catalogue is None else {str(catalogue): read(catalogue)}
    plan = planned(record, depth or 0, seed, corrections)
    path = folder(Path(click.get_app_dir("keydom")) / "analyses") / name_of(plan)
    if anew:
        path.unlink(missing_ok=True)
    with Journal(path) as journal, resumable("analyse"), watched(file.name, len(record.moves)) as tell:
        missing = [first for first in parts(record) if first not in journal.parts]
        for part in weigh(plan, missing, workers or os.cpu_count() or 1):
            journal.add(part)
            tell(min(PART * len(journal.parts), len(record.moves)))
        found = finished(plan, journal.parts.items())
        spoken = speech(game, language).language
        words = Speech(game, spoken, record.players)
        if data is not None:
            write(data, json.dumps(found.report(), ensure_ascii=False, indent=1) + "\n")
        if html is not None:
            write(html, page(found, words))
        journal.remove()
    _print(found, words)


def _print(found: Analysis, words: Speech) -> None:
    console = Screen()
    for one in found.ledgers:
        console.print(Text(verdict(one, found, words)))
        console.print(Text(turning(one, found, words), "dim"))
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for seat in range(found.record.seats):
        table.add_column(Text(words.name(f"seat:{seat}")), justify="right")
    for what in ACCOUNT:
        cells = [
            words.points(
                getattr(one.points, what),
                getattr(one.points, f"{what}_error", None),
                signed=what not in ("start", "final"),
            )
            for one in found.ledgers
        ]
        table.add_row(words.say(f"study-{what}"), *cells)
    console.print(table)
    for step in found.costliest():
        facts = {
            "played": words.do(found.game.parse(step.text)),
            "better": words.do(found.game.parse(step.best)),
            "points": words.points(step.points_lost, step.points_error[step.mover], signed=False),
            "chance": words.percent(step.chance_lost, step.chances_error[step.mover]),
        }
        label = words.say(f"study-{step.label or 'small'}")
        where = f"{words.name(f'seat:{step.mover}')}, {words.say('study-ply', {'ply': step.ply + 1})}, {label}"
        console.print(Text.assemble((where, "bold"), ". ", words.say("study-better", facts)))
