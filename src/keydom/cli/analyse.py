"""`keydom analyse`: a finished game explained, decision by decision and draw by draw."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.text import Text

from keydom.arena.workers import run_tasks
from keydom.cli.files import app_folder, check_writable, read, write
from keydom.cli.options import (
    FILE,
    catalogue_option,
    language_option,
    open_record,
    play_record,
    record_argument,
    terminal_words,
)
from keydom.cli.progress import count_bar, resumable
from keydom.cli.scores import score_sheet
from keydom.cli.screen import Screen
from keydom.cli.workers import cores_option
from keydom.study.analysis.analysis import (
    MIN_DEPTH,
    PART_PLIES,
    Analysis,
    analyse_part,
    checkpoint_name,
    finish_analysis,
    part_plies,
    plan_analysis,
)
from keydom.study.analysis.page import BALANCE_LINES, better, entry, page, turning, verdict
from keydom.study.checkpoint import Checkpoint
from keydom.study.words import StudyWords


@click.command()
@record_argument
@click.option("--json", "data", type=FILE, metavar="FILE", help="Write all figures there as JSON.")
@click.option("--html", type=FILE, metavar="FILE", help="Write the analysis there as one page that needs nothing else.")
@click.option("--depth", type=click.IntRange(min=MIN_DEPTH), metavar="N", help="Worlds in which every choice is tried.")
@click.option("--seed", type=click.IntRange(min=0), default=0, metavar="N", help="The same seed, the same answer.")
@cores_option
@click.option("--anew", is_flag=True, help="Begin anew, where an analysis that was stopped would go on.")
@language_option
@catalogue_option
def command(
    file: Path,
    data: Path | None,
    html: Path | None,
    depth: int | None,
    seed: int,
    workers: int,
    anew: bool,
    language: str | None,
    catalogue: Path | None,
) -> None:
    """Explain the finished game of the record FILE.

    What every decision and every draw was worth to whom, and the ledger of each player; an analysis that was stopped
    goes on where it was.
    """
    for place in (data, html):
        if place is not None:
            check_writable(place)
    game, record = open_record(file, catalogue)
    play_record(game, record, language)
    corrections = None if catalogue is None else {str(catalogue): read(catalogue)}
    plan = plan_analysis(record, depth or 0, seed, corrections)
    path = app_folder("analyses") / checkpoint_name(plan)
    if anew:
        path.unlink(missing_ok=True)
    done = Checkpoint(path)
    with resumable("analyse"), count_bar(file.name, len(record.moves)) as tell:
        missing = [first for first in part_plies(record) if first not in done.parts]
        for part in run_tasks(analyse_part, plan, missing, workers):
            done.add(part)
            tell(min(PART_PLIES * len(done.parts), len(record.moves)))
        found = finish_analysis(plan, done.parts.items())
        spoken = terminal_words(game, language).language
        words = StudyWords(game, spoken, record.players)
        if data is not None:
            write(data, json.dumps(found.report(), ensure_ascii=False, indent=1) + "\n")
        if html is not None:
            write(html, page(found, words))
        done.remove()
    _print(found, words)


def _print(found: Analysis, words: StudyWords) -> None:
    console = Screen()
    for one in found.ledgers:
        console.print(Text(verdict(one, words)))
        console.print(Text(turning(one, found, words), "dim"))
    table = score_sheet(words, found.record.seats)
    for what in BALANCE_LINES:
        table.add_row(words.say(f"study-{what}"), *(entry(one.points, what, words.points) for one in found.ledgers))
    console.print(table)
    for step in found.costliest():
        label = words.say(f"study-{step.label or 'small'}")
        where = f"{words.name(f'seat:{step.mover}')}, {words.say('study-ply', {'ply': step.ply + 1})}, {label}"
        console.print(Text.assemble((where, "bold"), ". ", better(step, words)))
