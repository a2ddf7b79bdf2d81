"""Analyses a finished game line by line, on as many processes as it is given.

>>> import keydom
>>> from random import Random
>>> match = keydom.Match(keydom.get_game("pebbles"), 2, rng=Random(4))
>>> while not match.over:
...     match.play(match.legal()[-1])
>>> found = analyse(match.record(), depth=4)
>>> balance = found.ledgers[0].points
>>> round(balance.start + balance.draws + balance.own + balance.others + balance.remainder, 2) == balance.final
True
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import asdict
from random import Random
from typing import Any, Final, NamedTuple

from keydom.arena.workers import Progress, no_progress, run_tasks
from keydom.core.cache import Cache
from keydom.core.errors import BadRecord
from keydom.core.game import Game
from keydom.core.match import Match
from keydom.core.record import Record
from keydom.core.score import places, win_shares
from keydom.games import get_game
from keydom.study.analysis.evaluation import Evaluator
from keydom.study.analysis.ledger import Ledger, ledger
from keydom.study.analysis.steps import AnalysisStep, step

FORMAT: Final = "keydom analysis 1"
UNFINISHED: Final = "the game is not over: only a finished game can be analysed"
MIN_DEPTH: Final = 2  # worlds: with fewer nothing can be said of errors
DEPTH: Final = 8  # worlds in which choices are tried, unless somebody says otherwise
WEIGHED_DEPTH: Final = 5  # the same where playing on takes ten times as long (`Insight.weighed_playouts`)
PART_PLIES: Final = 12  # lines that are weighed in one go
SHOWN_STEPS: Final = 5  # decisions that a report shows

AnalysisPart = tuple[int, list[dict[str, Any]]]  # the ply it begins at, and its steps as data
Corrections = dict[str, str]  # catalogue files of corrected components: name and text


class AnalysisPlan(NamedTuple):
    """The settings of an analysis."""

    record: str
    depth: int
    seed: int
    corrections: tuple[tuple[str, str], ...] = ()

    def game(self) -> Game[Any, Any]:
        record = Record.parse(self.record)
        game = get_game(record.game)
        return (game.corrected(dict(self.corrections)) if self.corrections else game).of_record(record)


class Analysis:
    """The result: a step for every decision and draw that mattered, and a ledger for every seat."""

    def __init__(self, plan: AnalysisPlan, steps: Iterable[AnalysisStep]) -> None:
        self.plan = plan
        self.record = Record.parse(plan.record)
        self.game = plan.game()
        self.steps = sorted(steps, key=lambda step: step.ply)
        match = Match.replay(self.game, self.record)
        scores = match.scores()
        self.final = [float(score.total) for score in scores]
        self.won = win_shares(places(scores))
        self.ledgers: list[Ledger] = [
            ledger(seat, self.steps, self.final, self.won) for seat in range(self.record.seats)
        ]

    def costliest(self, most: int = SHOWN_STEPS) -> list[AnalysisStep]:
        """The decisions that surely cost their mover most chance; of equal ones most points."""
        found = [step for step in self.steps if not step.is_draw and step.separable]
        found.sort(key=lambda step: (-step.sure_regret, step.points(step.mover), step.ply))
        return found[:most]

    def luckiest(self, most: int = SHOWN_STEPS) -> list[AnalysisStep]:
        """The draws that surely brought somebody most chance; of equal ones most points."""
        found = [(step.luck, step) for step in self.steps if step.is_draw]
        found.sort(key=lambda one: (-one[0], -max(map(one[1].points, range(self.record.seats))), one[1].ply))
        return [step for luck, step in found[:most] if luck > 0]

    def report(self) -> dict[str, Any]:
        """The analysis under the names that other programs read."""
        record, game = self.record, self.game
        return {
            "format": FORMAT,
            "game": record.game,
            "rules": record.rules,
            "catalogue": game.catalogue.digest(),
            "seats": record.seats,
            "players": {str(seat): name for seat, name in sorted(record.players.items())},
            "depth": self.plan.depth,
            "seed": self.plan.seed,
            "plies": len(record.moves),
            "final": self.final,
            "won": self.won,
            "ledgers": [asdict(one) for one in self.ledgers],
            "costliest": [step.ply for step in self.costliest()],
            "luckiest": [step.ply for step in self.luckiest()],
            "steps": [{**step.data(), "label": step.label, "separable": step.separable} for step in self.steps],
        }


def usual_depth(game: Game[Any, Any]) -> int:
    """The number of worlds that are tried by default."""
    insight = game.insight()
    return WEIGHED_DEPTH if insight is not None and insight.weighed_playouts else DEPTH


def analyse(
    record: Record,
    depth: int = 0,
    seed: int = 0,
    workers: int = 1,
    progress: Progress = no_progress,
    corrections: Corrections | None = None,
) -> Analysis:
    """Weigh every decision and every draw of a finished game; the same seed gives the same answer."""
    plan = plan_analysis(record, depth, seed, corrections)
    found = []
    for done, part in enumerate(run_tasks(analyse_part, plan, part_plies(record), workers), 1):
        found.append(part)
        progress(min(done * PART_PLIES, len(record.moves)))
    return finish_analysis(plan, found)


def finish_analysis(plan: AnalysisPlan, found: Iterable[AnalysisPart]) -> Analysis:
    """The analysis from all parts of a plan."""
    return Analysis(plan, [AnalysisStep.of(data) for _, steps in found for data in steps])


def plan_analysis(
    record: Record, depth: int = 0, seed: int = 0, corrections: Corrections | None = None
) -> AnalysisPlan:
    """The plan to analyse a record. It raises BadRecord where the record cannot be replayed to its end."""
    plan = AnalysisPlan(str(record), depth, seed, tuple((corrections or {}).items()))
    game = plan.game()
    if not Match.replay(game, record).over:
        raise BadRecord(UNFINISHED, record.file)
    return plan._replace(depth=max(MIN_DEPTH, depth or usual_depth(game)))


def checkpoint_name(plan: AnalysisPlan) -> str:
    """The name of a checkpoint file, which is the same only for the same analysis by the same version."""
    from keydom import __version__

    return hashlib.sha256(repr((FORMAT, __version__, *plan)).encode()).hexdigest()[:24] + ".jsonl"


def part_plies(record: Record) -> range:
    """The plies at which the parts of an analysis begin, which can be weighed in any order."""
    return range(0, len(record.moves), PART_PLIES)


def analyse_part(plan: AnalysisPlan, first: int) -> AnalysisPart:
    """The steps of some lines from this ply on, as data."""
    record = Record.parse(plan.record)
    game = plan.game()
    match = _match_at(plan, game, record, first)
    evaluator = Evaluator(game, record.seats, plan.depth)
    found = []
    for mover, text in record.moves[first : first + PART_PLIES]:
        weighed = step(evaluator, match, text, Random(f"{plan.seed} {match.ply}"))
        if weighed is not None:
            found.append(weighed.data())
        match.play(text, mover)
    _match_cache[plan] = match
    return first, found


# In a process: how far it has played the game that it is weighing.
_match_cache: Cache[AnalysisPlan, Match[Any, Any]] = Cache(1)


def _match_at(plan: AnalysisPlan, game: Game[Any, Any], record: Record, ply: int) -> Match[Any, Any]:
    match = _match_cache.pop(plan)
    if match is None or match.ply > ply:
        return Match.replay(game, record, ply)
    for mover, text in record.moves[match.ply : ply]:
        match.play(text, mover)
    return match
