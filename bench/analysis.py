"""How far an analysis can be trusted: chances fitted and checked against games, regrets against what became of them.

python bench/analysis.py fit keyflower --games 300       # swings and their calibration, into study/analysis/data
python bench/analysis.py weigh keyflower --games 12      # how much of a judged loss is one, into the same file
python bench/analysis.py tell                            # what is known of all games, into docs/lab.md

Whether it finds what was planted in a game is tried by bench/planted.py.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import combinations
from math import exp, log
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

from keydom.bots import make_bot
from keydom.core.game import NATURE, Game, places
from keydom.core.match import Match
from keydom.core.score import win_shares
from keydom.games import games, get_game
from keydom.study.analysis.analysis import analyse
from keydom.study.analysis.evaluation import Evaluator
from keydom.study.analysis.win_chances import DATA, fitted_scale

HOME = Path(__file__).parents[1] / "src/keydom/study/analysis" / DATA
GUIDE = Path(__file__).parents[1] / "docs/lab.md"
MARKS = ("<!-- figures -->", "<!-- end of figures -->")
TUTORIAL = "pebbles"
FIELD = ("greedy", "planner", "learned")  # who plays: chances are to hold among players of different strength
STRAY = "~"
GRADES = ("learned", "learned~0.1", "learned~0.25", "learned~0.5")  # players whose losses are known to differ
EVERY = 9  # plies between the positions that are looked at: neighbours tell the same
TENTHS = 10
ROUNDS = 2  # of fitting phases and seats in turn
COARSE = [0.1 * 1.5**step for step in range(16)]
FINE = [1.04**step for step in range(-8, 9)]


class Sample(NamedTuple):
    """A position as it was judged, and what became of it."""

    seats: int
    phase: int
    expected: list[float]
    final: list[float]
    won: list[float]


def played(game: Game[Any, Any], seats: int, names: list[str], seed: int) -> Match[Any, Any]:
    """A whole game of these bots; `learned~0.2` plays anything once in five decisions."""
    match = Match(game, seats, rng=Random(seed), players=dict(enumerate(names)))
    bots = [make_bot(name.partition(STRAY)[0], game, seats) for name in names]
    strays = [float(name.partition(STRAY)[2] or 0) for name in names]
    chances = [Random(f"{seed} {seat}") for seat in range(seats)]
    while not match.over:
        seat, legal = match.mover, match.legal()
        if chances[seat].random() < strays[seat]:
            match.play(chances[seat].choice(legal), seat)
        else:
            match.play(bots[seat].choose(match.view(seat), legal, chances[seat]), seat)
    return match


def tables(game: Game[Any, Any], games: int) -> Iterator[Match[Any, Any]]:
    """Games with every number of seats in turn, each seat taken by any of the field."""
    for number in range(games):
        seats = game.seats[number % len(game.seats)]
        rng = Random(f"table {number}")
        yield played(game, seats, [rng.choice(FIELD) for _ in range(seats)], number)


def samples(game: Game[Any, Any], match: Match[Any, Any]) -> list[Sample]:
    judge = Evaluator(game, match.seats, 2).judge
    scores = match.scores()
    final, won = [float(score.total) for score in scores], win_shares(places(scores))
    twin = Match(game, match.seats, match.options)
    found = []
    for mover, text in match.moves:
        if mover != NATURE and twin.ply % EVERY == 0 and judge.insight.quiescent(twin.state):
            expected = judge.expected(twin.state, match.seats)
            found.append(Sample(match.seats, judge.insight.phase(twin.state), expected, final, won))
        twin.play(text, mover)
    return found


def likely(expected: list[float], swing: float) -> list[float]:
    best = max(expected)
    parts = [exp((points - best) / swing) for points in expected]
    return [part / sum(parts) for part in parts]


def best_swing(
    found: list[Sample], factors: dict[int, float] | None = None, by_phase: list[float] | None = None
) -> float:
    """The swing, or the factor of swings by phase, under which what happened was likeliest."""
    units = [(factors[one.seats] if factors else 1.0) * (by_phase[one.phase] if by_phase else 1.0) for one in found]

    def cost(swing: float) -> float:
        total = 0.0
        for sample, unit in zip(found, units, strict=True):
            chances = likely(sample.expected, swing * unit)
            total -= sum(part * log(max(chance, 1e-9)) for part, chance in zip(sample.won, chances, strict=True))
        return total

    best: float = min(COARSE, key=cost)
    return min((best * step for step in FINE), key=cost)


def fit(game: Game[Any, Any], games: int) -> dict[str, Any]:
    """Swings by seats and phase from all games; how well they do is told of each half by the swings of the other."""
    halves: tuple[list[Sample], list[Sample]] = ([], [])
    for number, match in enumerate(tables(game, games)):
        halves[(number // len(game.seats)) % 2].extend(samples(game, match))
        if number % 20 == 19:
            print(f"{game.id}: {number + 1} games", flush=True)
    phases = Evaluator(game, game.seats[0], 2).judge.insight.phases
    tenths = [[0.0, 0.0, 0.0] for _ in range(TENTHS)]  # how many, chances told, shares won
    errors: dict[str, list[float]] = {name: [] for name in phases}
    for told, learned in (halves, halves[::-1]):
        swings = swings_of(game, learned, len(phases))
        for sample in told:
            chances = likely(sample.expected, swings[str(sample.seats)][sample.phase])
            for chance, part in zip(chances, sample.won, strict=True):
                tenth = tenths[min(TENTHS - 1, int(chance * TENTHS))]
                tenth[0] += 1
                tenth[1] += chance
                tenth[2] += part
            errors[phases[sample.phase]] += [
                points - total for points, total in zip(sample.expected, sample.final, strict=True)
            ]
    return {
        "rules_version": game.rules_version,
        "made_by": f"python bench/analysis.py fit {game.id} --games {games}",
        "games": games,
        "phases": list(phases),
        "swings": swings_of(game, halves[0] + halves[1], len(phases)),
        "tenths": [
            {"count": int(count), "told": round(told / count, 3), "won": round(won / count, 3)} if count else None
            for count, told, won in tenths
        ],
        "errors": {
            name: {"mean": round(sum(some) / len(some), 2), "mean_absolute": round(sum(map(abs, some)) / len(some), 2)}
            for name, some in errors.items()
            if some
        },
    }


def swings_of(game: Game[Any, Any], found: list[Sample], phases: int) -> dict[str, list[float]]:
    """One swing a phase and one factor a number of seats.

    A swing for each of both followed single games where there were few.
    """
    factors = dict.fromkeys(game.seats, 1.0)
    alone: list[float] = []
    for _ in range(ROUNDS):
        alone = [
            best_swing([sample for sample in found if sample.phase == phase] or found, factors=factors)
            for phase in range(phases)
        ]
        # A lead early in the game never decides more than the same one later; by chance a fit may say so.
        alone = [max(alone[phase:]) for phase in range(phases)]
        for seats in game.seats:
            factors[seats] = best_swing([sample for sample in found if sample.seats == seats] or found, by_phase=alone)
    return {str(seats): [round(swing * factor, 2) for swing in alone] for seats, factor in factors.items()}


def weigh(game: Game[Any, Any], games: int, depth: int) -> dict[str, Any]:
    """How much of a judged loss is one: the slope of what players came to over what was judged to be lost and won.

    Players go astray more or less often, so that losses differ; what the judge always gets wrong is no part of it.
    """
    seen: list[tuple[float, float]] = []
    was = float(fitted_scale(game.id).get("weight", 1.0))
    for number in range(games):
        names = [GRADES[number % 4], GRADES[(number + 1 + number // 4) % 4]]
        for one in analyse(played(game, 2, names, number).record(), depth).ledgers:
            balance = one.points
            judged = (balance.own + balance.others) / was
            seen.append((judged, balance.final - balance.start - balance.draws))
        print(f"{game.id}: {number + 1} games, {names}, {seen[-2:]}, slope {slope(seen):.3f}", flush=True)
    return {"weight": round(min(1.0, max(0.05, slope(seen))), 3), "weighed_over": games}


def slope(seen: list[tuple[float, float]]) -> float:
    """The median of the slopes between any two: one game that went wild does not decide."""
    rises = [(b - y) / (a - x) for (a, b), (x, y) in combinations(seen, 2) if abs(a - x) > 1]
    return median(rises) if rises else 1.0


def keep(game: str, facts: dict[str, Any]) -> None:
    path = HOME / f"{game}.json"
    known = json.loads(path.read_text("utf-8")) if path.exists() else {}
    path.write_text(json.dumps(known | facts, indent=1) + "\n", "utf-8")


def tell() -> None:
    """Put the figures of all games into the guide."""
    known = {id.capitalize(): fitted_scale(id) for id in games() if id != TUTORIAL}
    heads = [f"{tenth * 10}–{tenth * 10 + 10}" for tenth in range(TENTHS)]
    lines = [f"| told / won, in % | {' | '.join(heads)} |", "|---" * (TENTHS + 1) + "|"]
    for name, facts in known.items():
        cells = [f"{100 * one['told']:.0f} / {100 * one['won']:.0f}" if one else "–" for one in facts["tenths"]]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    lines += ["", "Mean error of expected points by phase (mean absolute error), and the weight of judged losses:", ""]
    lines += ["| title | games | expected less final | weight |", "|---|---|---|---|"]
    for name, facts in known.items():
        errors = [f"{phase} {one['mean']:+.1f} ({one['mean_absolute']:.1f})" for phase, one in facts["errors"].items()]
        lines.append(f"| {name} | {facts['games']} | {', '.join(errors)} | {facts['weight']} |")
    before, _, rest = GUIDE.read_text("utf-8").partition(MARKS[0])
    GUIDE.write_text(f"{before}{MARKS[0]}\n\n{chr(10).join(lines)}\n\n{MARKS[1]}{rest.partition(MARKS[1])[2]}", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("fit", "weigh", "tell"))
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--depth", type=int, default=0)
    told = parser.parse_args()
    if told.what == "tell":
        tell()
        return
    game = get_game(told.game)
    keep(game.id, fit(game, told.games) if told.what == "fit" else weigh(game, told.games, told.depth))


if __name__ == "__main__":
    main()
