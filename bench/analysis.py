"""How far an analysis can be trusted: chances fitted and checked against games, regrets against what became of them.

python bench/analysis.py fit keyflower --games 300       # swings and their calibration, into study/data
python bench/analysis.py weigh keyflower --games 12      # how much of a judged loss is one, into the same file
python bench/analysis.py planted keyflower --games 20    # planted blunders and lucky draws: how many are found
python bench/analysis.py order keyflower --games 20      # mean regret of a stronger and of a weaker bot
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

from keydom.bots import bot
from keydom.core.game import NATURE, Game, places
from keydom.core.match import Match
from keydom.core.record import Record
from keydom.games import game as registered
from keydom.study.analysis import Analysis, analyse
from keydom.study.scale import DATA, fits, shares
from keydom.study.valuing import Valuer

HOME = Path(__file__).parents[1] / "src/keydom/study" / DATA
FIELD = ("greedy", "planner", "learned")  # who plays: chances are to hold among players of different strength
STRAY = "~"
GRADES = ("learned", "learned~0.1", "learned~0.25", "learned~0.5")  # players whose losses are known to differ
EVERY = 9  # plies between the positions that are looked at: neighbours tell the same
TENTHS = 10


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
    bots = [bot(name.partition(STRAY)[0], game, seats) for name in names]
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
    judge = Valuer(game, match.seats, 2).judge
    scores = match.scores()
    final, won = [float(score.total) for score in scores], shares(places(scores))
    twin = Match(game, match.seats, match.options)
    found = []
    for mover, text in match.moves:
        if mover != NATURE and twin.ply % EVERY == 0 and judge.insight.resting(twin.state):
            expected = judge.expected(twin.state, match.seats)
            found.append(Sample(match.seats, judge.insight.phase(twin.state), expected, final, won))
        twin.play(text, mover)
    return found


def likely(expected: list[float], swing: float) -> list[float]:
    best = max(expected)
    parts = [exp((points - best) / swing) for points in expected]
    return [part / sum(parts) for part in parts]


def best_swing(found: list[Sample]) -> float:
    """The swing under which what happened was likeliest."""
    grid = [0.5 * 1.12**step for step in range(48)]

    def cost(swing: float) -> float:
        total = 0.0
        for sample in found:
            total -= sum(
                part * log(max(chance, 1e-9))
                for part, chance in zip(sample.won, likely(sample.expected, swing), strict=True)
            )
        return total

    found_best: float = min(grid, key=cost)
    return round(found_best, 2)


def fit(game: Game[Any, Any], games: int) -> dict[str, Any]:
    """Swings by seats and phase from one half of the games, and how well they do in the other half."""
    halves: tuple[list[Sample], list[Sample]] = ([], [])
    for number, match in enumerate(tables(game, games)):
        halves[(number // len(game.seats)) % 2].extend(samples(game, match))
        if number % 20 == 19:
            print(f"{game.id}: {number + 1} games", flush=True)
    phases = Valuer(game, game.seats[0], 2).judge.insight.phases
    swings: dict[str, list[float]] = {}
    for seats in game.seats:
        mine = [sample for sample in halves[0] if sample.seats == seats]
        alone = [
            best_swing([sample for sample in mine if sample.phase == phase] or mine) for phase in range(len(phases))
        ]
        # A lead early in the game never decides more than the same one later; by chance a fit may say so.
        swings[str(seats)] = [max(alone[phase:]) for phase in range(len(phases))]
    tenths = [[0.0, 0.0, 0.0] for _ in range(TENTHS)]  # how many, chances told, shares won
    errors: dict[str, list[float]] = {name: [] for name in phases}
    for sample in halves[1]:
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
        "swings": swings,
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


def weigh(game: Game[Any, Any], games: int, depth: int) -> dict[str, Any]:
    """How much of a judged loss is one: the slope of what players came to over what was judged to be lost and won.

    Players go astray more or less often, so that losses differ; what the judge always gets wrong is no part of it.
    """
    seen: list[tuple[float, float]] = []
    was = float(fits(game.id).get("weight", 1.0))
    for number in range(games):
        names = [GRADES[number % 4], GRADES[(number + 1 + number // 4) % 4]]
        for one in analyse(played(game, 2, names, number).record(), depth).ledgers:
            account = one.points
            judged = (account.own + account.others) / was
            seen.append((judged, account.final - account.start - account.draws))
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


def with_blunder(record: Record, number: int) -> tuple[Record, int] | None:
    """The game up to a move that is replaced by the worst there is, played on by bots; and the ply of that move."""
    game = registered(record.game)
    rng = Random(f"blunder {number}")
    judge = Valuer(game, record.seats, 2).judge
    for _ in range(40):
        ply = rng.randrange(len(record.moves) // 4, 3 * len(record.moves) // 4)
        match = Match.replay(game, record, ply)
        seat, legal = match.mover, match.legal()
        if seat == NATURE or len(legal) < 4 or not judge.insight.resting(match.state):
            continue
        worths = judge.worths(game.sample(match.view(seat), rng), seat, legal)
        if max(worths) - min(worths) < judge.insight.swing / 2:
            continue  # no choice here is a blunder
        match.rng = Random(number)
        match.play(legal[worths.index(min(worths))], seat)
        bots = [bot("learned", game, record.seats) for _ in range(record.seats)]
        while not match.over:
            match.play(bots[match.mover].choose(match.view(match.mover), match.legal(), rng), match.mover)
        return match.record(), ply
    return None


def planted(game: Game[Any, Any], games: int, depth: int) -> None:
    """Count the planted blunders that come out as the costliest decision of their game."""
    found = tried = 0
    for number in range(games):
        seats = game.seats[number % min(2, len(game.seats))]
        made = with_blunder(played(game, seats, ["learned"] * seats, number).record(), number)
        if made is None:
            continue
        record, ply = made
        tried += 1
        costly = [step.ply for step in analyse(record, depth).costliest(5)]
        found += costly[:1] == [ply]
        print(f"{game.id}: planted at {ply}, costliest {costly}: {found} of {tried}", flush=True)


def order(game: Game[Any, Any], games: int, depth: int, strong: str, weak: str) -> None:
    """The mean regret of two bots that play each other."""
    sums = {strong: [0.0, 0.0, 0.0], weak: [0.0, 0.0, 0.0]}
    for number in range(games):
        names = [strong, weak] if number % 2 else [weak, strong]
        found: Analysis = analyse(played(game, 2, names, number).record(), depth)
        for name, one in zip(names, found.ledgers, strict=True):
            sums[name][0] += one.decisions
            sums[name][1] -= one.points.own
            sums[name][2] -= one.chances.own
        for name, (count, points, chance) in sums.items():
            print(
                f"{game.id} {number + 1}: {name} {points / count:.3f} points, {chance / count:.4f} a decision",
                flush=True,
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("fit", "weigh", "planted", "order"))
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--depth", type=int, default=0)
    parser.add_argument("--bots", default="learned,learned~0.25")
    told = parser.parse_args()
    game = registered(told.game)
    if told.what == "fit":
        keep(game.id, fit(game, told.games))
    elif told.what == "weigh":
        keep(game.id, weigh(game, told.games, told.depth))
    elif told.what == "planted":
        planted(game, told.games, told.depth)
    else:
        order(game, told.games, told.depth, *told.bots.split(","))


if __name__ == "__main__":
    main()
