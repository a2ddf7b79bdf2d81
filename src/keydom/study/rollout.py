"""Playing on from a position that is being judged: to the end of the mover's decision, and some way beyond it."""

from __future__ import annotations

from random import Random
from typing import Final

from keydom.bots.judge import Judge
from keydom.bots.tree import highest
from keydom.core.game import NATURE, OVER, State

FURTHER: Final = 30  # steps of one decision that are followed at most


def to_rest(judge: Judge, world: State, seat: int) -> None:
    """Complete the decision that the seat is in the midst of, as the judge likes it best."""
    game = judge.game
    for _ in range(FURTHER):
        if game.mover(world) != seat or judge.insight.resting(world):
            return
        legal = game.legal(world)
        if len(legal) == 1:
            game.play(world, legal[0])
            continue
        worths = judge.worths(world, seat, legal)
        game.play(world, legal[worths.index(max(worths))])


def decide(judge: Judge, world: State) -> None:
    """Let the mover take one whole decision as the judge likes it best: what was drawn shows in what it is good for."""
    game, seat = judge.game, judge.game.mover(world)
    if seat < 0:
        return
    legal = game.legal(world)
    worths = judge.worths(world, seat, legal) if len(legal) > 1 else [0.0]
    game.play(world, legal[worths.index(max(worths))])
    to_rest(judge, world, seat)


def play_on(judge: Judge, world: State, rng: Random, decisions: int) -> None:
    """Let everybody take some decisions by instinct, or with care where instinct misleads."""
    game, insight = judge.game, judge.insight
    while (mover := game.mover(world)) != OVER:
        if mover == NATURE:
            game.play(world, game.deal(world, rng))
            continue
        legal = game.legal(world)
        place = 0
        if len(legal) > 1:
            if decisions <= 0 and insight.resting(world):
                return
            decisions -= 1
            guesses = judge.worths(world, mover, legal) if insight.careful else insight.instinct(world, legal)
            place = highest(guesses, int(rng.random() * len(legal)))
        game.play(world, legal[place])
