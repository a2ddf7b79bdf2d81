"""Whether an analysis finds what is known to be in a game.

Things are planted in games of the analyser's own choices: those of bots have errors of their own.

python bench/planted.py blunder keyflower --games 20     # the worst of a turn for the best: is it the costliest?
python bench/planted.py luck keyflower --games 20        # the luckiest outcome of a draw: is it the luckiest draw?
python bench/planted.py order keyflower --games 100      # mean regret of a stronger and of a weaker bot
python bench/planted.py own keyflower --games 2          # the analyser's own choices, analysed with other worlds

With --journal FILE every game that is done is kept there, and a run goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any

from analysis import played

from keydom.bots import bot
from keydom.core.action import Action
from keydom.core.game import NATURE, Chance, Game
from keydom.core.match import Match
from keydom.core.record import Record
from keydom.games import game as registered
from keydom.study.analysis import Analysis, planned
from keydom.study.steps import step
from keydom.study.valuing import Valuer

TRIES = 40  # moments that are looked at before a game is given up
MOMENTS = 12  # of which the one is planted where most is at stake
LOOK = 2  # worlds in which choices are tried where a game is made
TO_THE_END = 6  # games that bots play on from a choice, to see what it costs in truth
Fact = dict[str, Any]  # what was found of one game


def go_on(match: Match[Any, Any], depth: int, luck: int, first: Action | None = None) -> Record:
    """The game played to its end by what the analyser thinks best, after this; the same luck brings the same draws."""
    game, valuer = match.game, Valuer(match.game, match.seats, depth)
    match.rng = Random(luck)
    if first is not None:
        match.play(first, match.mover)
    while not match.over:
        legal, rng = match.legal(), Random(f"best {luck} {match.ply}")
        if len(legal) == 1:
            match.play(legal[0], match.mover)
            continue
        view = match.view(match.mover)
        worths = valuer.judge.worths(game.sample(view, rng), match.mover, legal)
        likeliest = legal[worths.index(max(worths))]
        choices = valuer.decision(view, legal, likeliest, rng)
        match.play(choices.actions[choices.best] if choices else likeliest, match.mover)
    return match.record()


def margins(record: Record, ply: int, action: Action) -> list[float]:
    """By how much the mover is ahead of the best of the others, when bots play on from an action to the end."""
    game, found = registered(record.game), []
    for luck in range(TO_THE_END):
        match = Match.replay(game, record, ply)
        seat, match.rng = match.mover, Random(luck)
        match.play(action, seat)
        bots = [bot("learned", game, match.seats) for _ in range(match.seats)]
        while not match.over:
            match.play(bots[match.mover].choose(match.view(match.mover), match.legal(), match.rng), match.mover)
        totals = [float(score.total) for score in match.scores()]
        found.append(totals[seat] - max(total for other, total in enumerate(totals) if other != seat))
    return found


def with_blunder(record: Record, number: int) -> tuple[Record, Fact] | None:
    """A game in which one move is the worst there was: of some moments, the one where that costs most."""
    game, rng = registered(record.game), Random(f"blunder {number}")
    valuer = Valuer(game, record.seats, LOOK)
    found: dict[int, tuple[float, Action, Action]] = {}
    for _ in range(TRIES):
        ply = rng.randrange(len(record.moves) // 4, 3 * len(record.moves) // 4)
        match = Match.replay(game, record, ply)
        seat, legal = match.mover, match.legal()
        if ply in found or seat == NATURE or len(legal) < 4 or not valuer.judge.insight.resting(match.state):
            continue
        worths = valuer.judge.worths(game.sample(match.view(seat), rng), seat, legal)
        worst = legal[worths.index(min(worths))]
        weighed = valuer.decision(match.view(seat), legal, worst, rng)
        if weighed is not None:
            best, lost = weighed.values[weighed.best], weighed.values[weighed.played]
            stake = best.mean()[1][seat] - lost.mean()[1][seat]
            found[ply] = (stake, worst, weighed.actions[weighed.best])
        if len(found) >= MOMENTS:
            break
    if not found:
        return None
    ply = max(found, key=lambda one: found[one][0])
    stake, worst, best_choice = found[ply]
    ends = zip(margins(record, ply, best_choice), margins(record, ply, worst), strict=True)
    fact = {"ply": ply, "stake": round(stake, 4), "lost": [best - worst for best, worst in ends]}
    return go_on(Match.replay(game, record, ply), LOOK, number, worst), fact


def with_luck(record: Record, number: int) -> tuple[Record, Fact] | None:
    """A game in which one draw is the luckiest outcome: of some draws, the one where that is most above the mean."""
    game, rng = registered(record.game), Random(f"luck {number}")
    valuer = Valuer(game, record.seats, LOOK)
    found: list[tuple[float, int, Action]] = []
    draws = [ply for ply, (mover, _) in enumerate(record.moves) if mover == NATURE]
    draws = [ply for ply in draws if 4 * ply in range(len(record.moves), 3 * len(record.moves))]
    for ply in rng.sample(draws, min(TRIES, len(draws))):
        match = Match.replay(game, record, ply)
        frame = match.state.frames[-1]
        assert isinstance(frame, Chance)
        offer = list(frame.offer(match.state))
        if len(offer) < 2:
            continue
        for outcome in rng.sample(offer, min(4, len(offer))):
            weighed = valuer.draw(match.state, outcome, Random(number))
            if weighed is not None:
                came, all = (value.mean()[1] for value in weighed)
                found.append((max(one - other for one, other in zip(came, all, strict=True)), ply, outcome))
        if len({one[1] for one in found}) >= MOMENTS:
            break
    if not found:
        return None
    stake, ply, outcome = max(found, key=lambda one: one[0])
    made = go_on(Match.replay(game, record, ply), LOOK, number, outcome)
    return made, {"ply": ply, "stake": round(stake, 4)}


def weighed(record: Record, depth: int, draws: bool, seed: int = 0) -> Analysis:
    """The analysis of a game's draws, or of its decisions: the others say nothing of these."""
    plan = planned(record, depth, seed)
    game = registered(record.game)
    valuer, match = Valuer(game, record.seats, plan.depth), Match.replay(game, record, 0)
    found = []
    for mover, text in record.moves:
        if (mover == NATURE) is draws:
            found.append(step(valuer, match, text, Random(f"{seed} {match.ply}")))
        match.play(text, mover)
    return Analysis(plan, [one for one in found if one is not None])


def planted(
    game: Game[Any, Any],
    number: int,
    depth: int,
    plant: Callable[[Record, int], tuple[Record, Fact] | None],
    luck: bool,
) -> Fact:
    """One game with something planted, and what comes out as the greatest of its kind."""
    seats = game.seats[number % min(2, len(game.seats))]
    made = plant(go_on(Match(game, seats, rng=Random(number)), LOOK, number), number)
    if made is None:
        return {}
    record, fact = made
    analysis = weighed(record, depth, luck)
    plies = [one.ply for one in (analysis.luckiest(5) if luck else analysis.costliest(5))]
    return {**fact, "found": plies, "first": plies[:1] == [fact["ply"]]}


def sum_up_planted(facts: list[Fact]) -> str:
    tried = [fact for fact in facts if fact]
    losses = [lost for fact in tried for lost in fact.get("lost", ())]
    said = f"first in {sum(fact['first'] for fact in tried)} of {len(tried)}"
    among = sum(fact["ply"] in fact["found"] for fact in tried)
    cost = (
        f"; played to the end it cost {mean(losses):.1f} ± {error(losses):.1f} points of the lead"
        if len(losses) > 1
        else ""
    )
    return f"{said}, among the first five in {among}{cost}"


def order(game: Game[Any, Any], number: int, depth: int, names: list[str]) -> Fact:
    """What two bots that play each other lost a decision, in points and in chance."""
    seated = names if number % 2 else names[::-1]
    found = weighed(played(game, 2, seated, number).record(), depth, draws=False)
    losses = zip(seated, found.ledgers, strict=True)
    return {name: [one.decisions, -one.points.own, -one.chances.own] for name, one in losses}


def sum_up_order(facts: list[Fact]) -> str:
    said = []
    for name in facts[0]:
        count = sum(fact[name][0] for fact in facts)
        sums = [sum(fact[name][place] for fact in facts) / count for place in (1, 2)]
        said.append(f"{name} lost {sums[0]:.4f} points, {sums[1]:.5f} a decision")
    strong, weak = facts[0]
    apart = [fact[weak][2] / fact[weak][0] - fact[strong][2] / fact[strong][0] for fact in facts]
    return f"{'; '.join(said)}; apart by {mean(apart):.5f} ± {error(apart):.5f}"


def own(game: Game[Any, Any], number: int, depth: int) -> Fact:
    """A game in which everybody does what the analyser thinks best: what it says of that in other worlds."""
    found = weighed(go_on(Match(game, 2, rng=Random(number)), depth, number), depth, draws=False, seed=1)
    return {str(one.seat): [one.decisions, -one.points.own, -one.chances.own] for one in found.ledgers}


def sum_up_own(facts: list[Fact]) -> str:
    rows = [row for fact in facts for row in fact.values()]
    count = sum(row[0] for row in rows)
    return (
        f"lost {sum(row[1] for row in rows) / count:.4f} points, {sum(row[2] for row in rows) / count:.5f} a decision"
    )


def error(some: list[float]) -> float:
    return stdev(some) / sqrt(len(some)) if len(some) > 1 else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("blunder", "luck", "order", "own"))
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--depth", type=int, default=0)
    parser.add_argument("--bots", default="learned,learned~0.25")
    parser.add_argument("--journal", type=Path)
    told = parser.parse_args()
    game = registered(told.game)
    kept = told.journal.read_text("utf-8").splitlines() if told.journal and told.journal.exists() else []
    done: dict[int, Fact] = dict(map(json.loads, kept))
    for number in range(told.games):
        if number not in done:
            if told.what == "blunder":
                done[number] = planted(game, number, told.depth, with_blunder, luck=False)
            elif told.what == "luck":
                done[number] = planted(game, number, told.depth, with_luck, luck=True)
            elif told.what == "order":
                done[number] = order(game, number, told.depth, told.bots.split(","))
            else:
                done[number] = own(game, number, told.depth or LOOK)
            if told.journal:
                with told.journal.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([number, done[number]]) + "\n")
        facts = [done[one] for one in range(number + 1)]
        summed = {"order": sum_up_order, "own": sum_up_own}.get(told.what, sum_up_planted)(facts)
        print(f"{told.what} {game.id} {number}: {done[number]}; {summed}", flush=True)


if __name__ == "__main__":
    main()
