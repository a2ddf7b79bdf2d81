"""A network taught generation by generation: self-play, learning, and a measurement against players that never change.

Everything is kept in one folder, so that a run that was stopped goes on where it was. What plays the games of the next
generation is the network that did best against the panel so far, never simply the newest.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, time
from typing import Any

from keydom.arena.contest import Contest
from keydom.arena.figures import Figures
from keydom.arena.journal import Journal
from keydom.arena.learning import knowledge
from keydom.arena.runs import run
from keydom.arena.selfplay import PART, SelfPlay, part_file, play_part
from keydom.arena.spread import spread
from keydom.arena.training import Fitted, fit, packed
from keydom.bots.net.network import Kept

PANEL = "learned@1"  # whom every generation is measured against
MANNERS = ((1.0, 1.0), (1.0, 0.0), (0.5, 1.0))  # the network's say beside the linear judge's, and the plan's


Manner = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Course:
    """What is to be learned, and how."""

    game: str
    folder: Path
    seats: tuple[int, ...]  # in turn; what is named twice is played twice as often
    generations: int = 3
    games: int = 4000  # of self-play in a generation
    minutes: float = 0.0  # that a generation plays at most; 0: no such limit
    measured: int = 120  # games against the panel, for each number of seats and each manner
    epochs: int = 2
    seed: int = 0
    workers: int = 1
    engine: str = "local"
    keep: float = 0.3  # of the positions
    taught: float = 0.0  # of the decisions that a search is asked about
    onward: bool = False  # each generation learns on top of the best so far, from its own games alone
    manners: tuple[Manner, ...] = MANNERS  # those that are tried

    @property
    def command(self) -> str:
        """What makes the same again."""
        return (
            f"keydom train {self.game} --seats {','.join(map(str, self.seats))} --generations {self.generations}"
            f" --games {self.games} --epochs {self.epochs} --keep {self.keep:g} --seed {self.seed}"
            + (f" --taught {self.taught:g}" if self.taught else "")
            + (f" --minutes {self.minutes:g}" if self.minutes else "")
            + (" --onward" if self.onward else "")
        )


@dataclass(frozen=True, slots=True)
class Step:
    """One generation: what it was taught, and how it did."""

    generation: int
    network: str
    games: int
    points: float  # of a seat in self-play, on average
    fitted: dict[str, float]
    manner: Manner
    wins: dict[str, tuple[float, float, float]]  # by the number of seats: the part won, and its interval
    strength: float  # parts won beside an even share, on average over the numbers of seats
    seconds: float


Tell = Callable[[str, int, int], None]


def train(course: Course, tell: Tell | None = None) -> list[Step]:
    """Teach so many generations; those that are in the folder already are not taught again."""
    steps: list[Step] = []
    for generation in range(course.generations):
        kept = course.folder / f"generation-{generation}.json"
        if kept.exists():
            steps.append(_read(kept))
            continue
        step = _generation(course, generation, steps, tell or _silent)
        kept.write_text(json.dumps(_plain(step), indent=1), "utf-8")
        steps.append(step)
    return steps


def best_of(steps: list[Step]) -> Step:
    """The generation that did best against the panel."""
    return max(steps, key=lambda step: step.strength)


def _generation(course: Course, generation: int, earlier: list[Step], tell: Tell) -> Step:
    begun = perf_counter()
    played, points = _self_play(course, generation, earlier, tell)
    path = course.folder / f"generation-{generation}.npz"
    told: dict[str, float] = {}
    if not path.exists():
        game, insight = knowledge(course.game)
        before = Path(best_of(earlier).network) if course.onward and earlier else None
        folders = "generation-*" if before is None else f"generation-{generation}"
        paths = sorted(course.folder.glob(f"{folders}/part-*.npz"))
        known = None if before is None else Kept(before.read_bytes(), str(before))
        fitted = fit(
            game, insight, paths, course.command, course.epochs, course.seed, known,
            progress=lambda done, total: tell(f"generation {generation}: learning", done, total),
        )  # fmt: skip
        _write(path, fitted.content)
        told = _told(fitted)
    manner, wins = _measure(course, generation, path, tell)
    strength = sum(part * int(seats) for seats, (part, _, _) in wins.items()) / len(wins)
    return Step(generation, str(path), played, points, told, manner, wins, strength, perf_counter() - begun)


def _self_play(course: Course, generation: int, earlier: list[Step], tell: Tell) -> tuple[int, float]:
    folder = course.folder / f"generation-{generation}"
    folder.mkdir(parents=True, exist_ok=True)
    order = sorted(earlier, key=lambda step: step.strength)
    plan = SelfPlay(
        course.game,
        str(folder),
        course.seats,
        course.seed * 1000 + generation,
        tuple(step.network for step in order),
        keep=course.keep,
        taught=course.taught,
        until=time() + 60 * course.minutes if course.minutes else 0.0,
    )
    parts = range(-(-course.games // PART))
    missing = [number for number in parts if not part_file(plan.folder, number).exists()]
    done = len(parts) - len(missing)
    played, points, players = PART * done, 0.0, 0
    for part in spread(play_part, plan, missing, course.workers, course.engine):
        if part is None:
            continue
        played += part.games
        points += part.points
        players += part.players
        tell(f"generation {generation}: playing", played, PART * len(parts))
    return played, points / max(players, 1)


def _measure(
    course: Course, generation: int, path: Path, tell: Tell
) -> tuple[Manner, dict[str, tuple[float, float, float]]]:
    """How it does against the panel in each manner; the file keeps the best."""
    found: list[tuple[float, Manner, dict[str, tuple[float, float, float]]]] = []
    tables = sorted(set(course.seats))
    for number, manner in enumerate(course.manners):
        draft = path.with_name(f"{path.stem}-{manner[0]:g}-{manner[1]:g}.npz")
        _write(draft, in_manner(path.read_bytes(), manner))
        wins: dict[str, tuple[float, float, float]] = {}
        for seats in tables:
            bots = (f"net:{draft}", PANEL)
            games = -(-course.measured // seats) * seats
            contest = Contest(course.game, seats, bots, games, course.seed * 1000 + 500 + generation, True)
            with Journal(path.with_name(f"{draft.stem}-{seats}.jsonl"), contest) as journal:
                run(journal, course.workers, course.engine)
                upper = Figures(contest, journal.outcomes()).standings[0].report()
            wins[str(seats)] = (upper["win_share"], upper["win_share_low"], upper["win_share_high"])
            tell(f"generation {generation}: measuring", number * len(tables) + seats, 0)
        found.append((sum(part * int(seats) for seats, (part, _, _) in wins.items()), manner, wins))
    _, manner, wins = max(found, key=lambda one: one[0])
    _write(path, in_manner(path.read_bytes(), manner))
    return manner, wins


def in_manner(content: bytes, manner: Manner) -> bytes:
    """The same network with another say beside the linear judge, and another heed of the plan."""
    kept = Kept(content, "network")
    arrays = {name: array for name, array in kept.arrays.items() if name != "about"}
    return packed(arrays, {**kept.about, "share": manner[0], "lean": manner[1]})


def _told(fitted: Fitted) -> dict[str, float]:
    return {
        "games": fitted.games,
        "rows": fitted.rows,
        "lessons": fitted.lessons,
        "inputs": fitted.inputs,
        "error": fitted.error,
        "error_linear": fitted.error_linear,
        "surprise": fitted.surprise,
        "surprise_even": fitted.surprise_even,
        "explained": fitted.explained,
    }


def _read(path: Path) -> Step:
    told = json.loads(path.read_text("utf-8"))
    wins = {seats: tuple(part) for seats, part in told["wins"].items()}
    return Step(**{**told, "manner": tuple(told["manner"]), "wins": wins})


def _plain(step: Step) -> dict[str, Any]:
    return {name: getattr(step, name) for name in Step.__slots__}


def _write(path: Path, content: bytes) -> None:
    draft = path.with_suffix(".new")
    draft.write_bytes(content)
    os.replace(draft, path)


def _silent(what: str, done: int, total: int) -> None:
    """Nobody listens."""
