"""Whether an analysis finds what is known to be in a game.

python bench/planted.py blunder keyflower --games 20     # the worst of a turn for the best: is it the costliest?
python bench/planted.py luck keyflower --games 20        # the luckiest outcome of a draw: is it the luckiest draw?
python bench/planted.py order keyflower --games 100      # mean regret of a stronger and of a weaker bot
python bench/planted.py own keyflower --games 2          # the analyser's own choices, analysed with other worlds

With --first the numbers of the games begin elsewhere, so that a run can be taken up where it was left.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from typing import Any

from analysis import played

from keydom.bots import bot
from keydom.core.action import Action
from keydom.core.game import NATURE, Chance, Game
from keydom.core.match import Match
from keydom.core.record import Record
from keydom.games import game as registered
from keydom.study.analysis import Analysis, analyse
from keydom.study.valuing import Valuer

TRIES = 40  # moments that are looked at before a game is given up
DRAWS = 12  # moments of which the luckiest is planted
Planted = tuple[Record, int]  # a game and the ply at which something was planted


def played_on(match: Match[Any, Any], action: Action, number: int, rng: Random) -> Planted:
    """The game with this instead of what was done, played on by bots."""
    game, ply = match.game, match.ply
    match.rng = Random(number)
    match.play(action, match.mover)
    bots = [bot("learned", game, match.seats) for _ in range(match.seats)]
    while not match.over:
        match.play(bots[match.mover].choose(match.view(match.mover), match.legal(), rng), match.mover)
    return match.record(), ply


def middle(record: Record, rng: Random) -> int:
    return rng.randrange(len(record.moves) // 4, 3 * len(record.moves) // 4)


def with_blunder(record: Record, number: int) -> Planted | None:
    """A game in which one move is the worst there was."""
    game, rng = registered(record.game), Random(f"blunder {number}")
    judge = Valuer(game, record.seats, 2).judge
    for _ in range(TRIES):
        match = Match.replay(game, record, middle(record, rng))
        seat, legal = match.mover, match.legal()
        if seat == NATURE or len(legal) < 4 or not judge.insight.resting(match.state):
            continue
        worths = judge.worths(game.sample(match.view(seat), rng), seat, legal)
        if max(worths) - min(worths) >= judge.insight.swing / 2:  # else no choice here is a blunder
            return played_on(match, legal[worths.index(min(worths))], number, rng)
    return None


def with_luck(record: Record, number: int) -> Planted | None:
    """A game in which one draw is the luckiest outcome, of some draws the one where that is most above the mean."""
    game, rng = registered(record.game), Random(f"luck {number}")
    valuer = Valuer(game, record.seats, 4)
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
        if len({one[1] for one in found}) >= DRAWS:
            break
    if not found:
        return None
    _, ply, outcome = max(found, key=lambda one: one[0])
    return played_on(Match.replay(game, record, ply), outcome, number, rng)


def planted(
    game: Game[Any, Any], numbers: range, depth: int, plant: Callable[[Record, int], Planted | None], draws: bool
) -> None:
    """Count the planted things that come out as the greatest of their game."""
    first = tried = 0
    for number in numbers:
        seats = game.seats[number % min(2, len(game.seats))]
        made = plant(played(game, seats, ["learned"] * seats, number).record(), number)
        if made is None:
            continue
        record, ply = made
        tried += 1
        analysis = analyse(record, depth)
        plies = [step.ply for step in (analysis.luckiest(5) if draws else analysis.costliest(5))]
        first += plies[:1] == [ply]
        print(f"{game.id} {number}: planted at {ply}, found {plies}: {first} of {tried}", flush=True)


def order(game: Game[Any, Any], numbers: range, depth: int, strong: str, weak: str) -> None:
    """The mean regret of two bots that play each other."""
    sums = {strong: [0.0, 0.0, 0.0], weak: [0.0, 0.0, 0.0]}
    for number in numbers:
        names = [strong, weak] if number % 2 else [weak, strong]
        found: Analysis = analyse(played(game, 2, names, number).record(), depth)
        for name, one in zip(names, found.ledgers, strict=True):
            for place, change in enumerate((one.decisions, -one.points.own, -one.chances.own)):
                sums[name][place] += change
        print(f"{game.id} {number}: ", end="")
        means = [
            f"{name} {points / count:.3f} points, {chance / count:.4f}"
            for name, (count, points, chance) in sums.items()
        ]
        print(*means, sep="; ", flush=True)


def own(game: Game[Any, Any], numbers: range, depth: int) -> None:
    """Games in which everybody does what the analyser thinks best: what it says of them in other worlds."""
    for number in numbers:
        match = Match(game, 2, rng=Random(number))
        valuer = Valuer(game, 2, depth)
        while not match.over:
            legal, rng = match.legal(), Random(f"own {number} {match.ply}")
            worths = valuer.judge.worths(game.sample(match.view(match.mover), rng), match.mover, legal)
            likeliest = legal[worths.index(max(worths))]
            weighed = valuer.decision(match.view(match.mover), legal, likeliest, rng) if len(legal) > 1 else None
            match.play(weighed.actions[weighed.best] if weighed else likeliest, match.mover)
        found = analyse(match.record(), depth, seed=1)
        lost = [f"{one.mean_points:.3f} points, {one.mean_chance:.4f}" for one in found.ledgers]
        print(f"{game.id} {number}: lost a decision {'; '.join(lost)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("blunder", "luck", "order", "own"))
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--depth", type=int, default=0)
    parser.add_argument("--bots", default="learned,learned~0.25")
    told = parser.parse_args()
    game, numbers = registered(told.game), range(told.first, told.first + told.games)
    if told.what == "blunder":
        planted(game, numbers, told.depth, with_blunder, draws=False)
    elif told.what == "luck":
        planted(game, numbers, told.depth, with_luck, draws=True)
    elif told.what == "order":
        order(game, numbers, told.depth, *told.bots.split(","))
    else:
        own(game, numbers, told.depth or 4)


if __name__ == "__main__":
    main()
