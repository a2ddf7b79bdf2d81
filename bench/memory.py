"""Whether memory stays flat however many games are played: what the process holds at each tenth of a run.

    python bench/memory.py                              # everything, 100,000 games each: a quarter of an hour
    python bench/memory.py arena --games 10000          # one of simulate, arena and dataset
    python bench/memory.py simulate keyper greedy       # another game, other bots

`simulate` plays Keythedral, `arena` lets bots of Pebbles meet and draws up the figures, `dataset` makes a table of
records of Pebbles; all play the short form with two seats in this one process, as `--workers 1` does.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path
from resource import RUSAGE_SELF, getrusage
from sys import platform
from time import process_time

from speed import build

from keydom.arena.contest import Contest, play_game
from keydom.arena.contest_runner import record_path, run_contest
from keydom.arena.journal import ContestJournal
from keydom.arena.simulate import SimulationPlan, simulate
from keydom.arena.statistics import ContestStatistics
from keydom.training.dataset import build as build_dataset

SHORT = (("length", "short"),)
STATM = Path("/proc/self/statm")


def resident() -> float:
    """Megabytes that the process holds now; where the system does not say, the most it ever held."""
    if STATM.exists():
        return int(STATM.read_text().split()[1]) * 4096 / 1e6
    return getrusage(RUSAGE_SELF).ru_maxrss / (1e6 if platform == "darwin" else 1e3)


class Tenths:
    """Tells of memory at each tenth of a run."""

    def __init__(self, what: str, games: int) -> None:
        self.games = games
        self.told = 0
        self.begun = process_time()
        print(what)

    def __call__(self, finished: int) -> None:
        while finished * 10 >= self.games * (self.told + 1):
            self.told += 1
            seconds = process_time() - self.begun
            print(f"{self.games * self.told // 10:9,} games  {resident():6.1f} MB  {seconds:6.1f} s", flush=True)


def simulation(game: str, bots: tuple[str, ...], games: int) -> None:
    simulate(SimulationPlan(game, bots, SHORT), games, progress=Tenths(f"simulate {game}", games))


def arena(game: str, bots: tuple[str, ...], games: int) -> None:
    contest = Contest(game, 2, bots, games, options=SHORT)
    with tempfile.TemporaryDirectory() as folder, ContestJournal(Path(folder) / "arena.jsonl", contest) as journal:
        run_contest(journal, progress=Tenths(f"arena {game}", games))
        ContestStatistics(contest, journal.outcomes()).report()
        print(f"          figures  {resident():6.1f} MB")


def dataset(game: str, bots: tuple[str, ...], games: int) -> None:
    contest = Contest(game, 2, bots, games, options=SHORT)
    with tempfile.TemporaryDirectory() as folder:
        for number in range(games):
            record_path(Path(folder), number).write_text(play_game(contest, number, keep=True).record)
        build_dataset(Path(folder), Path(folder) / "decisions.parquet", Tenths(f"dataset {game}", games))


RUNS: dict[str, tuple[Callable[[str, tuple[str, ...], int], None], str]] = {
    "simulate": (simulation, "keythedral"),
    "arena": (arena, "pebbles"),
    "dataset": (dataset, "pebbles"),
}


def main() -> None:
    parser = argparse.ArgumentParser(description="What a long run holds in memory.")
    parser.add_argument("run", nargs="?", choices=RUNS)
    parser.add_argument("game", nargs="?")
    parser.add_argument("bot", nargs="?", default="random")
    parser.add_argument("--games", type=int, default=100_000)
    asked = parser.parse_args()
    print(build())
    for name in [asked.run] if asked.run else RUNS:
        work, usual = RUNS[name]
        work(asked.game or usual, (asked.bot, asked.bot), asked.games)


if __name__ == "__main__":
    main()
