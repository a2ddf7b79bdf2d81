"""Runs a contest on many processes, writes its journal game by game, and keeps records if asked to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from keydom.arena.contest import Contest, ContestOutcome, play_game
from keydom.arena.files import reason, write_atomically
from keydom.arena.journal import ContestJournal
from keydom.arena.workers import Progress, check_engine, no_progress, run_tasks
from keydom.core.errors import KeydomError

JOURNAL = "arena.jsonl"  # in the folder of the records, where there is one


def run_contest(
    journal: ContestJournal,
    workers: int = 1,
    engine: str = "local",
    keep: Path | None = None,
    progress: Progress = no_progress,
    enough: Callable[[ContestOutcome], bool] = lambda outcome: False,
) -> None:
    """Play what the journal lacks; `progress` hears how many are finished. Ctrl-C ends it with those that are.

    `enough` is told every outcome, those in the journal first, and ends the run when it says so.
    """
    contest = journal.contest
    contest.check()
    check_engine(engine)
    done = contest.games - sum(1 for _ in _missing(journal, keep))
    progress(done)
    if any(enough(outcome) for outcome in journal.outcomes()):
        return
    work = play_game if keep is None else _play_and_record
    try:
        for outcome in run_tasks(work, contest, _missing(journal, keep), workers, engine):
            if keep is not None:
                _keep(record_path(keep, outcome.number), outcome.record)
            journal.add(outcome)
            done += 1
            progress(done)
            if enough(outcome):
                break
    except KeyboardInterrupt:
        pass  # the journal says how far it came


def record_path(folder: Path, number: int) -> Path:
    """Where the record of a game is kept."""
    return folder / f"{number:06}.key"


def _missing(journal: ContestJournal, keep: Path | None) -> Iterator[int]:
    """The games that are still to be played, or to be played again because their record is lost."""
    for number in range(journal.contest.games):
        if number not in journal or (keep is not None and not record_path(keep, number).exists()):
            yield number


def _play_and_record(contest: Contest, number: int) -> ContestOutcome:
    return play_game(contest, number, keep=True)


def _keep(path: Path, record: str) -> None:
    try:
        write_atomically(path, record.encode())
    except OSError as error:
        raise KeydomError(f"cannot keep the record {path}: {reason(error)}") from None
