"""A finished game weighed, line by line: `analyse` makes an Analysis, on as many processes as it is given.

>>> import keydom
>>> from random import Random
>>> match = keydom.Match(keydom.game("pebbles"), 2, rng=Random(4))
>>> while not match.over:
...     match.play(match.legal()[-1])
>>> found = analyse(match.record(), depth=4)
>>> account = found.ledgers[0].points
>>> round(account.start + account.draws + account.own + account.others + account.remainder, 2) == account.final
True
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import fields
from random import Random
from typing import Any, Final, NamedTuple

from keydom.arena.spread import spread
from keydom.core.errors import BadRecord
from keydom.core.game import Game
from keydom.core.match import Match
from keydom.core.record import Record
from keydom.core.score import places
from keydom.games import game as registered
from keydom.study.ledger import Ledger, ledger
from keydom.study.scale import shares
from keydom.study.steps import Step, step
from keydom.study.valuing import Valuer

FORMAT: Final = "keydom analysis 1"
UNFINISHED: Final = "the game is not over: only a finished game can be analysed"
LEAST: Final = 2  # worlds: with fewer nothing can be said of errors
DEPTH: Final = 8  # worlds in which choices are tried, unless somebody says otherwise
CAREFUL: Final = 5  # the same where playing on takes ten times as long (`Insight.careful`)
PART: Final = 12  # lines that are weighed in one go
COSTLY: Final = 5  # decisions that a report shows

Part = tuple[int, list[dict[str, Any]]]  # the ply it begins at, and its steps as data
Corrections = dict[str, str]  # catalogue files of corrected components: name and text


class Plan(NamedTuple):
    """All that decides what an analysis says."""

    record: str
    depth: int
    seed: int
    corrections: tuple[tuple[str, str], ...] = ()

    def game(self) -> Game[Any, Any]:
        game = registered(Record.parse(self.record).game)
        return game.corrected(dict(self.corrections)) if self.corrections else game


class Analysis:
    """What was found: a step for every decision and draw that mattered, and a ledger for every seat."""

    def __init__(self, plan: Plan, steps: Iterable[Step]) -> None:
        self.plan = plan
        self.record = Record.parse(plan.record)
        self.game = plan.game()
        self.steps = sorted(steps, key=lambda step: step.ply)
        match = Match.replay(self.game, self.record)
        scores = match.scores()
        self.final = [float(score.total) for score in scores]
        self.won = shares(places(scores))
        self.ledgers: list[Ledger] = [
            ledger(seat, self.steps, self.final, self.won) for seat in range(self.record.seats)
        ]

    def costliest(self, most: int = COSTLY) -> list[Step]:
        """The decisions that surely cost their mover most: in chance and, where that is alike, in points."""
        found = [step for step in self.steps if not step.is_draw and step.separable]
        found.sort(key=lambda step: (-step.surely, step.points(step.mover), step.ply))
        return found[:most]

    def luckiest(self, most: int = COSTLY) -> list[Step]:
        """The draws that surely brought somebody most: in chance and, where that is alike, in points."""
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
            "ledgers": [one.data() for one in self.ledgers],
            "costliest": [step.ply for step in self.costliest()],
            "luckiest": [step.ply for step in self.luckiest()],
            "steps": [{**step.data(), "label": step.label, "separable": step.separable} for step in self.steps],
        }


def usual_depth(game: Game[Any, Any]) -> int:
    """How many worlds are tried when nobody says."""
    insight = game.insight()
    return CAREFUL if insight is not None and insight.careful else DEPTH


def analyse(
    record: Record,
    depth: int = 0,
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    corrections: Corrections | None = None,
) -> Analysis:
    """Weigh every decision and every draw of a finished game; the same seed gives the same answer."""
    plan = planned(record, depth, seed, corrections)
    found = []
    for done, part in enumerate(weigh(plan, parts(record), workers), 1):
        found.append(part)
        if progress is not None:
            progress(min(done * PART, len(record.moves)))
    return finished(plan, found)


def weigh(plan: Plan, firsts: Iterable[int], workers: int = 1) -> Iterator[Part]:
    """The parts that begin at these plies, as they get done."""
    return spread(part, plan, firsts, workers)


def finished(plan: Plan, found: Iterable[Part]) -> Analysis:
    """The analysis that is made of all parts of a plan."""
    return Analysis(plan, [Step.of(dict(data)) for _, steps in found for data in steps])


def planned(record: Record, depth: int = 0, seed: int = 0, corrections: Corrections | None = None) -> Plan:
    """The plan to analyse a record; refused where that cannot be replayed to its end."""
    game = registered(record.game)
    if corrections:
        game = game.corrected(corrections)
    if not Match.replay(game, record).over:
        raise BadRecord(UNFINISHED, record.file)
    return Plan(str(record), max(LEAST, depth or usual_depth(game)), seed, tuple((corrections or {}).items()))


def parts(record: Record) -> range:
    """The plies at which the parts of an analysis begin, which can be weighed in any order."""
    return range(0, len(record.moves), PART)


def part(plan: Plan, first: int) -> Part:
    """The steps of some lines, from this ply on, as data; in whatever process it is asked for."""
    record = Record.parse(plan.record)
    game = plan.game()
    match = _at(plan, game, record, first)
    valuer = Valuer(game, record.seats, plan.depth)
    found = []
    for mover, text in record.moves[first : first + PART]:
        weighed = step(valuer, match, text, Random(f"{plan.seed} {match.ply}"))
        if weighed is not None:
            found.append(weighed.data())
        match.play(text, mover)
    _reached[plan] = match
    return first, found


_reached: dict[Plan, Match[Any, Any]] = {}  # in a process: how far it has played the game that it is weighing


def _at(plan: Plan, game: Game[Any, Any], record: Record, ply: int) -> Match[Any, Any]:
    match = _reached.pop(plan, None)
    _reached.clear()
    if match is None or match.ply > ply:
        return Match.replay(game, record, ply)
    for mover, text in record.moves[match.ply : ply]:
        match.play(text, mover)
    return match


def steps_of(data: Sequence[dict[str, Any]]) -> list[Step]:
    """The steps that a report or a journal holds."""
    kept = {field.name for field in fields(Step)}
    return [Step.of({name: value for name, value in one.items() if name in kept}) for one in data]
