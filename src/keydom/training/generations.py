"""A network taught generation by generation: self-play, learning, and a measurement against players that never change.

Everything is kept in one folder, so that a run that was stopped goes on where it was. What plays the games of the next
generation is the network that did best against the opponent so far, never simply the newest.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter, time
from typing import NamedTuple

from keydom.arena.contest import Contest
from keydom.arena.contest_runner import run_contest
from keydom.arena.files import write_atomically
from keydom.arena.journal import ContestJournal
from keydom.arena.statistics import ContestStatistics
from keydom.arena.workers import run_tasks
from keydom.bots.net.network import NetworkFile
from keydom.training.linear_weights import game_and_insight
from keydom.training.network_fit import fit_network, pack_network
from keydom.training.self_play import PART, SelfPlay, part_file, play_part

OPPONENT = "learned@1"  # whom every generation is measured against


class BlendWeights(NamedTuple):
    """How much a network counts beside the linear judge, and how much of the plan it heeds."""

    share: float
    plan_weight: float


BLENDS = (BlendWeights(1.0, 1.0), BlendWeights(1.0, 0.0), BlendWeights(0.5, 1.0))


@dataclass(frozen=True, slots=True)
class TrainingRun:
    """What is to be learned, and how."""

    game: str
    folder: Path
    seats: tuple[int, ...]  # in turn; what is named twice is played twice as often
    generations: int = 3
    games: int = 4000  # of self-play in a generation
    minutes: float = 0.0  # that a generation plays at most; 0: no such limit
    measured: int = 120  # games against the opponent, for each number of seats and each blend
    epochs: int = 2
    seed: int = 0
    workers: int = 1
    engine: str = "local"
    keep: float = 0.3  # of the positions
    taught: float = 0.0  # of the decisions that a search is asked about
    onward: bool = False  # each generation learns on top of the best so far, from its own games alone
    blends: tuple[BlendWeights, ...] = BLENDS  # those that are tried
    catalogue: tuple[tuple[str, str], ...] = ()  # corrected component data: file name and TOML text

    @property
    def command(self) -> str:
        """What makes the same again."""
        return (
            f"keydom train {self.game} --seats {','.join(map(str, self.seats))} --generations {self.generations}"
            f" --games {self.games} --epochs {self.epochs} --keep {self.keep:g} --seed {self.seed}"
            + (f" --taught {self.taught:g}" if self.taught else "")
            + (f" --minutes {self.minutes:g}" if self.minutes else "")
            + (" --onward" if self.onward else "")
            + "".join([f" --catalogue {name}" for name, _ in self.catalogue])
        )


@dataclass(frozen=True, slots=True)
class Generation:
    """One generation: what it was taught, and how it did."""

    generation: int
    network: str
    games: int
    points: float  # of a seat in self-play, on average
    fitted: dict[str, float]
    blend: BlendWeights
    wins: dict[str, tuple[float, float, float]]  # by the number of seats: the part won, and its interval
    strength: float  # parts won beside an even share, on average over the numbers of seats
    seconds: float


StageProgress = Callable[[str, int, int], None]


def train(run: TrainingRun, progress: StageProgress = lambda what, done, total: None) -> list[Generation]:
    """Teach so many generations; those that are in the folder already are not taught again."""
    steps: list[Generation] = []
    for generation in range(run.generations):
        stored = run.folder / f"generation-{generation}.json"
        if stored.exists():
            steps.append(_read(stored))
            continue
        step = _generation(run, generation, steps, progress)
        stored.write_text(json.dumps(asdict(step), indent=1), "utf-8")
        steps.append(step)
    return steps


def best_of(steps: list[Generation]) -> Generation:
    """The generation that did best against the opponent."""
    return max(steps, key=lambda step: step.strength)


def _generation(run: TrainingRun, generation: int, earlier: list[Generation], progress: StageProgress) -> Generation:
    started = perf_counter()
    played, points = _self_play(run, generation, earlier, progress)
    path = run.folder / f"generation-{generation}.npz"
    figures: dict[str, float] = {}
    if not path.exists():
        game, insight = game_and_insight(run.game, run.catalogue)
        before = Path(best_of(earlier).network) if run.onward and earlier else None
        folders = "generation-*" if before is None else f"generation-{generation}"
        paths = sorted(run.folder.glob(f"{folders}/part-*.npz"))
        known = None if before is None else NetworkFile(before.read_bytes(), str(before))
        content, figures = fit_network(
            game, insight, paths, run.command, run.epochs, run.seed, known,
            progress=lambda done, total: progress(f"generation {generation}: learning", done, total),
        )  # fmt: skip
        write_atomically(path, content)
    blend, wins = _measure(run, generation, path, progress)
    strength = sum(part * int(seats) for seats, (part, _, _) in wins.items()) / len(wins)
    return Generation(generation, str(path), played, points, figures, blend, wins, strength, perf_counter() - started)


def _self_play(
    run: TrainingRun, generation: int, earlier: list[Generation], progress: StageProgress
) -> tuple[int, float]:
    folder = run.folder / f"generation-{generation}"
    folder.mkdir(parents=True, exist_ok=True)
    order = sorted(earlier, key=lambda step: step.strength)
    plan = SelfPlay(
        run.game,
        str(folder),
        run.seats,
        run.seed * 1000 + generation,
        tuple(step.network for step in order),
        keep=run.keep,
        taught=run.taught,
        until=time() + 60 * run.minutes if run.minutes else 0.0,
        catalogue=run.catalogue,
    )
    parts = range(-(-run.games // PART))
    missing = [number for number in parts if not part_file(plan.folder, number).exists()]
    done = len(parts) - len(missing)
    played, points, players = PART * done, 0.0, 0
    for part in run_tasks(play_part, plan, missing, run.workers, run.engine):
        if part is None:
            continue
        played += part.games
        points += part.points
        players += part.players
        progress(f"generation {generation}: playing", played, PART * len(parts))
    return played, points / max(players, 1)


def _measure(
    run: TrainingRun, generation: int, path: Path, progress: StageProgress
) -> tuple[BlendWeights, dict[str, tuple[float, float, float]]]:
    """How it does against the opponent in each blend; the file keeps the best."""
    found: list[tuple[float, BlendWeights, dict[str, tuple[float, float, float]]]] = []
    tables = sorted(set(run.seats))
    for number, blend in enumerate(run.blends):
        draft = path.with_name(f"{path.stem}-{blend.share:g}-{blend.plan_weight:g}.npz")
        write_atomically(draft, with_blend(path.read_bytes(), blend))
        wins: dict[str, tuple[float, float, float]] = {}
        for seats in tables:
            bots = (f"net:{draft}", OPPONENT)
            games = -(-run.measured // seats) * seats
            contest = Contest(run.game, seats, bots, games, run.seed * 1000 + 500 + generation, True, (), run.catalogue)
            with ContestJournal(path.with_name(f"{draft.stem}-{seats}.jsonl"), contest) as journal:
                run_contest(journal, run.workers, run.engine)
                upper = ContestStatistics(contest, journal.outcomes()).standings[0].report()
            wins[str(seats)] = (upper["win_share"], upper["win_share_low"], upper["win_share_high"])
            progress(f"generation {generation}: measuring", number * len(tables) + seats, 0)
        found.append((sum(part * int(seats) for seats, (part, _, _) in wins.items()), blend, wins))
    _, blend, wins = max(found, key=lambda one: one[0])
    write_atomically(path, with_blend(path.read_bytes(), blend))
    return blend, wins


def with_blend(content: bytes, blend: BlendWeights) -> bytes:
    """The same network with other weights of its blend."""
    stored = NetworkFile(content, "network")
    arrays = {name: array for name, array in stored.arrays.items() if name != "about"}
    return pack_network(arrays, {**stored.about, "share": blend.share, "lean": blend.plan_weight})


def _read(path: Path) -> Generation:
    data = json.loads(path.read_text("utf-8"))
    wins = {seats: tuple(part) for seats, part in data["wins"].items()}
    return Generation(**{**data, "blend": BlendWeights(*data["blend"]), "wins": wins})
