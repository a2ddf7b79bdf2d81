"""A contest being run: spread over processes, written to its journal game by game, its records kept if asked for."""

from __future__ import annotations

from collections.abc import Callable
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
) -> list[Outcome]:
    """Play what the journal lacks; `progress` hears how many are finished. Ctrl-C ends it with those that are."""
    contest = journal.contest
    contest.check()
    check_engine(engine)
    missing = [number for number in range(contest.games) if _is_missing(journal, keep, number)]
    if progress is not None:
        progress(contest.games - len(missing))
    work = _play_and_tell if keep is not None else _play
    try:
        for done, outcome in enumerate(spread(work, contest, missing, workers, engine), contest.games - len(missing)):
            if keep is not None:
                _keep(record_path(keep, outcome.number), outcome.record)
            journal.add(outcome)
            if progress is not None:
                progress(done + 1)
    except KeyboardInterrupt:
        pass  # the journal says how far it came
    return [journal.finished[number] for number in sorted(journal.finished)]


def record_path(folder: Path, number: int) -> Path:
    """Where the record of a game is kept."""
    return folder / f"{number:06}.key"


def _is_missing(journal: Journal, keep: Path | None, number: int) -> bool:
    return number not in journal.finished or (keep is not None and not record_path(keep, number).exists())


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
