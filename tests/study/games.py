"""Finished games to be analysed, short enough to be weighed in a test."""

from __future__ import annotations

from functools import cache
from random import Random

import keydom
from keydom import Match, Record
from keydom.bots import make_bot
from keydom.study.analysis.analysis import Analysis, analyse

DEPTH = 6
# What spoils a record: other rules, a line that is no action, another result, no head.
BAD = [("rules 1", "rules 99"), (" keep", " kepe"), (" total=", " total=9"), ("keydom 1", "hello")]


def played(seed: int, seats: int = 2, name: str = "greedy", planted: str = "", at: int = -1) -> Record:
    """A game of pebbles by bots; at a ply another action may be planted."""
    game = keydom.get_game("pebbles")
    match = Match(game, seats, rng=Random(seed), players=dict.fromkeys(range(seats), name))
    player, rng = make_bot(name, game, seats), Random(seed)
    while not match.over:
        seat, legal = match.mover, match.legal()
        action = player.choose(match.view(seat), legal, rng)
        match.play(planted if match.ply == at else action, seat)
    return match.record()


@cache
def analysed(seed: int, name: str = "greedy") -> Analysis:
    return analyse(played(seed, name=name), DEPTH)
