"""A contest being run: spread over processes, written to its journal game by game, its records kept if asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from keydom.arena.contest import Contest, Outcome, play_game
from keydom.arena.journal import Journal
from keydom.arena.spread import check_engine, spread
from keydom.core.errors import KeydomError

JOURNAL = "arena.jsonl"  # in the folder of the records, where there is one


def run(
    journal: Journal,
    workers: int = 1,
    engine: str = "local",
    keep: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> None:
    """Play what the journal lacks; `progress` hears how many are finished. Ctrl-C ends it with those that are."""
    contest = journal.contest
    contest.check()
    check_engine(engine)
    done = contest.games - sum(1 for _ in _missing(journal, keep))
    if progress is not None:
        progress(done)
    work = _play_and_tell if keep is not None else _play
    try:
        for outcome in spread(work, contest, _missing(journal, keep), workers, engine):
            if keep is not None:
                _keep(record_path(keep, outcome.number), outcome.record)
            journal.add(outcome)
            done += 1
            if progress is not None:
                progress(done)
    except KeyboardInterrupt:
        pass  # the journal says how far it came


def record_path(folder: Path, number: int) -> Path:
    """Where the record of a game is kept."""
    return folder / f"{number:06}.key"


def _missing(journal: Journal, keep: Path | None) -> Iterator[int]:
    """The games that are still to be played, or to be played again because their record is lost."""
    for number in range(journal.contest.games):
        if number not in journal or (keep is not None and not record_path(keep, number).exists()):
            yield number


def _play(contest: Contest, number: int) -> Outcome:
    return play_game(contest, number)


def _play_and_tell(contest: Contest, number: int) -> Outcome:
    return play_game(contest, number, keep=True)


def _keep(path: Path, record: str) -> None:
    draft = path.with_suffix(".part")
    try:
        draft.write_text(record, encoding="utf-8", newline="\n")
        draft.replace(path)
    except OSError as error:
        raise KeydomError(f"cannot keep the record {path}: {(error.strerror or str(error)).lower()}") from None
