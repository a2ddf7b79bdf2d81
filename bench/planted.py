"""Whether an analysis finds what is known to be in a game.

Things are planted in games of the analyser's own choices: those of bots have errors of their own. A lucky draw is
planted where no other draw favours anybody: any game has lucky draws of its own.

python bench/planted.py blunder keyflower --games 20     # the worst of a turn for the best: is it the costliest?
python bench/planted.py luck keyflower --games 20        # the luckiest outcome of a draw: is it the luckiest draw?
python bench/planted.py order keyflower --games 100      # mean regret of a stronger and of a weaker bot
python bench/planted.py own keyflower --games 2          # the analyser's own choices, analysed with other worlds

With --journal FILE every game that is done is kept there, and a run goes on where it was stopped. --workers N plays
so many games at a time.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any, NamedTuple

from analysis import played

from keydom.arena.workers import run_tasks
from keydom.bots import make_bot
from keydom.core.action import Action
from keydom.core.game import NATURE, Chance, Game
from keydom.core.match import Match
from keydom.core.record import Record
from keydom.core.score import margin
from keydom.games import get_game
from keydom.study.analysis.analysis import Analysis, plan_analysis, usual_depth
from keydom.study.analysis.evaluation import Evaluator, mean_difference
from keydom.study.analysis.steps import step

TRIES = 160  # moments that are looked at before a game is given up
MOMENTS = 40  # at which something might be planted: by far most choices and draws decide next to nothing
CLOSER = 4  # choices, or twice as many draws, those that seem to matter most, are weighed as an analysis would
OUTCOMES = 6  # of a draw that are looked at
LOOK = 2  # worlds for a look
PLAYED = 4  # worlds in which choices are tried where a game is made, unless --played says otherwise
TO_THE_END = 6  # games that bots play on from a choice, to see what it costs in truth
Fact = dict[str, Any]  # what was found of one game


def go_on(
    match: Match[Any, Any], luck: int, first: Action | None = None, even: bool = False, depth: int = PLAYED
) -> Record:
    """The game played to its end by what the analyser thinks best, after this; the same luck brings the same draws.

    Even draws are those that favour nobody: of some outcomes, the one nearest to what they come to on average.
    """
    game, evaluator = match.game, Evaluator(match.game, match.seats, LOOK if even else depth)
    match.rng = None if even else Random(luck)  # without it draws wait for whoever makes them
    if first is not None:
        match.play(first, match.mover)
    while not match.over:
        legal, rng = match.legal(), Random(f"best {luck} {match.ply}")
        if len(legal) == 1:
            match.play(legal[0], match.mover)
            continue
        if match.mover == NATURE:
            match.play(favours(evaluator, match, rng)[0][1], NATURE)
            continue
        view = match.view(match.mover)
        worths = evaluator.judge.worths(game.sample(view, rng), match.mover, legal)
        likeliest = legal[worths.index(max(worths))]
        choices = evaluator.decision(view, legal, likeliest, rng)
        match.play(choices.actions[choices.best] if choices else likeliest, match.mover)
    return match.record()


def margins(record: Record, ply: int, action: Action) -> list[float]:
    """By how much the mover is ahead of the best of the others, when bots play on from an action to the end."""
    game, found = get_game(record.game), []
    for luck in range(TO_THE_END):
        match = Match.replay(game, record, ply)
        seat, match.rng = match.mover, Random(luck)
        match.play(action, seat)
        bots = [make_bot("learned", game, match.seats) for _ in range(match.seats)]
        while not match.over:
            match.play(bots[match.mover].choose(match.view(match.mover), match.legal(), match.rng), match.mover)
        found.append(float(margin([score.total for score in match.scores()], seat)))
    return found


def with_blunder(record: Record, number: int, depth: int) -> tuple[Record, Fact] | None:
    """A game in which one move is the worst there was: of some moments, the one where that surely costs most."""
    game, rng = get_game(record.game), Random(f"blunder {number}")
    evaluator = Evaluator(game, record.seats, LOOK)
    seen: dict[int, tuple[float, Action]] = {}
    for _ in range(TRIES):
        ply = rng.randrange(len(record.moves) // 4, 3 * len(record.moves) // 4)
        match = Match.replay(game, record, ply)
        seat, legal = match.mover, match.legal()
        if ply in seen or seat == NATURE or len(legal) < 4 or not evaluator.judge.insight.quiescent(match.state):
            continue
        worths = evaluator.judge.worths(game.sample(match.view(seat), rng), seat, legal)
        worst = legal[worths.index(min(worths))]
        stake = at_stake(evaluator, match, worst, rng)
        if stake is not None:
            seen[ply] = stake[0], worst
        if len(seen) >= MOMENTS:
            break
    closer = Evaluator(game, record.seats, usual_depth(game))
    found: list[tuple[float, int, Action, Action]] = []
    for ply in sorted(seen, key=lambda one: -seen[one][0])[:CLOSER]:
        stake = at_stake(closer, Match.replay(game, record, ply), seen[ply][1], rng)
        if stake is not None:
            found.append((stake[0], ply, seen[ply][1], stake[1]))
    if not found:
        return None
    cost, ply, worst, best = max(found, key=lambda one: one[0])
    ends = zip(margins(record, ply, best), margins(record, ply, worst), strict=True)
    fact = {"ply": ply, "stake": round(cost, 4), "lost": [better - worse for better, worse in ends]}
    return go_on(Match.replay(game, record, ply), number, worst, depth=depth), fact


def at_stake(evaluator: Evaluator, match: Match[Any, Any], worst: Action, rng: Random) -> tuple[float, Action] | None:
    """The chance that a choice surely costs its mover, and the best one; None where all come to the same."""
    seat = match.mover
    weighed = evaluator.decision(match.view(seat), match.legal(), worst, rng)
    if weighed is None:
        return None
    lost, error = mean_difference(weighed.values[weighed.best].chances, weighed.values[0].chances, seat)
    return lost - error, weighed.actions[weighed.best]


def with_luck(record: Record, number: int) -> tuple[Record, Fact] | None:
    """A game in which one draw is its luckiest outcome: of all draws, the one where that surely matters most."""
    game, rng = get_game(record.game), Random(f"luck {number}")
    evaluator, closer = (Evaluator(game, record.seats, depth) for depth in (LOOK, 2 * usual_depth(game)))
    seen: list[tuple[float, int, Action]] = []
    for ply, (mover, _) in enumerate(record.moves):
        if mover == NATURE:
            favoured, outcome = favours(evaluator, Match.replay(game, record, ply), rng)[-1]
            seen.append((favoured, ply, outcome))
    found: list[tuple[float, int, Action]] = []
    for _, ply, outcome in sorted(seen, key=lambda one: -one[0])[: 2 * CLOSER]:
        weighed = closer.draw(Match.replay(game, record, ply).state, outcome, rng)
        if weighed is not None:
            came, all = weighed
            gaps = [mean_difference(came.chances, all.chances, seat) for seat in range(record.seats)]
            found.append((max(brought - error for brought, error in gaps), ply, outcome))
    if not found:
        return None
    stake, ply, outcome = max(found, key=lambda one: one[0])
    made = go_on(Match.replay(game, record, ply), number, outcome, even=True)
    return made, {"ply": ply, "stake": round(stake, 4)}


def favours(evaluator: Evaluator, match: Match[Any, Any], rng: Random) -> list[tuple[float, Action]]:
    """Some outcomes of a draw, each with the chance that it brings whom it favours most; the least first."""
    frame = match.state.frames[-1]
    assert isinstance(frame, Chance)
    offer = list(frame.offer(match.state))
    outcomes = rng.sample(offer, min(OUTCOMES, len(offer)))
    seeds = [rng.getrandbits(64) for _ in range(LOOK)]
    likely = [evaluator.drawn(match.state, seeds, outcome).mean()[1] for outcome in outcomes]
    means = [sum(column) / len(likely) for column in zip(*likely, strict=True)]
    brought = [max(one - mean for one, mean in zip(chances, means, strict=True)) for chances in likely]
    return sorted(zip(brought, outcomes, strict=True), key=lambda one: one[0])


def weighed(record: Record, depth: int, draws: bool, seed: int = 0) -> Analysis:
    """The analysis of a game's draws, or of its decisions: the others say nothing of these."""
    plan = plan_analysis(record, depth, seed)
    game = get_game(record.game)
    evaluator, match = Evaluator(game, record.seats, plan.depth), Match.replay(game, record, 0)
    found = []
    for mover, text in record.moves:
        if (mover == NATURE) is draws:
            found.append(step(evaluator, match, text, Random(f"{seed} {match.ply}")))
        match.play(text, mover)
    return Analysis(plan, [one for one in found if one is not None])


def planted(
    game: Game[Any, Any],
    number: int,
    depth: int,
    plant: Callable[[Record, int], tuple[Record, Fact] | None],
    luck: bool,
    play: int,
) -> Fact:
    """One game with something planted, and what comes out as the greatest of its kind."""
    seats = game.seats[number % min(2, len(game.seats))]
    match = Match(game, seats, rng=None if luck else Random(number))
    made = plant(go_on(match, number, even=luck, depth=play), number)
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
    strong, weak = sorted(facts[0], key=len)  # who strays has a longer name
    said = []
    for name in (strong, weak):
        count = sum(fact[name][0] for fact in facts)
        sums = [sum(fact[name][place] for fact in facts) / count for place in (1, 2)]
        said.append(f"{name} lost {sums[0]:.4f} points, {sums[1]:.5f} a decision")
    apart = [fact[weak][2] / fact[weak][0] - fact[strong][2] / fact[strong][0] for fact in facts]
    return f"{'; '.join(said)}; apart by {mean(apart):.5f} ± {error(apart):.5f}"


def own(game: Game[Any, Any], number: int, depth: int) -> Fact:
    """A game in which everybody does what the analyser thinks best: what it says of that in other worlds."""
    found = weighed(go_on(Match(game, 2, rng=Random(number)), number), depth, draws=False, seed=1)
    return {str(one.seat): [one.decisions, -one.points.own, -one.chances.own] for one in found.ledgers}


def sum_up_own(facts: list[Fact]) -> str:
    rows = [row for fact in facts for row in fact.values()]
    count = sum(row[0] for row in rows)
    return (
        f"lost {sum(row[1] for row in rows) / count:.4f} points, {sum(row[2] for row in rows) / count:.5f} a decision"
    )


def error(some: list[float]) -> float:
    return stdev(some) / sqrt(len(some)) if len(some) > 1 else 0.0


class Trial(NamedTuple):
    """What is tried, as plain text and numbers."""

    what: str
    game: str
    depth: int
    bots: tuple[str, ...]
    play: int = PLAYED


def tried(trial: Trial, number: int) -> tuple[int, Fact]:
    """One game of a trial."""
    game = get_game(trial.game)
    if trial.what == "blunder":
        return number, planted(game, number, trial.depth, partial(with_blunder, depth=trial.play), False, trial.play)
    if trial.what == "luck":
        return number, planted(game, number, trial.depth, with_luck, True, trial.play)
    if trial.what == "order":
        return number, order(game, number, trial.depth, list(trial.bots))
    return number, own(game, number, trial.depth or LOOK)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("blunder", "luck", "order", "own"))
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--depth", type=int, default=0)
    parser.add_argument("--played", type=int, default=PLAYED, metavar="N", help="worlds by which the games are played")
    parser.add_argument("--bots", default="learned,learned~0.25")
    parser.add_argument("--journal", type=Path)
    parser.add_argument("--workers", type=int, default=1)
    told = parser.parse_args()
    kept = told.journal.read_text("utf-8").splitlines() if told.journal and told.journal.exists() else []
    done: dict[int, Fact] = dict(map(json.loads, kept))
    trial = Trial(told.what, told.game, told.depth, tuple(told.bots.split(",")), told.played)
    missing = [number for number in range(told.games) if number not in done]
    for number, fact in run_tasks(tried, trial, missing, told.workers):
        done[number] = fact
        if told.journal:
            with told.journal.open("a", encoding="utf-8") as file:
                file.write(json.dumps([number, fact]) + "\n")
        summed = {"order": sum_up_order, "own": sum_up_own}.get(told.what, sum_up_planted)(list(done.values()))
        print(f"{told.what} {told.game} {number}: {fact}; {summed}", flush=True)


if __name__ == "__main__":
    main()
