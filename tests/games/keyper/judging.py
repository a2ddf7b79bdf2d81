"""How tests ask what the bots know of Keyper."""

from __future__ import annotations

from functools import cache
from random import Random

from keydom.bots import make_bot
from keydom.core.game import NATURE, OVER
from keydom.games.keyper import GAME
from keydom.games.keyper.insight.features import KeyperInsight
from keydom.games.keyper.state import KeyperState

from .builders import alone, bereave, mover, offers

INSIGHT = KeyperInsight()


def best(state: KeyperState, name: str = "greedy") -> str:
    """What the bot of this name plays."""
    seat = mover(state)
    return str(make_bot(name, GAME, state.seats).choose(GAME.view(state, seat), GAME.legal(state), Random(1)))


def by_policy(state: KeyperState) -> str:
    legal = GAME.legal(state)
    guesses = INSIGHT.policy(state, legal)
    return str(legal[guesses.index(max(guesses))])


def feature(state: KeyperState, name: str, seat: int = 0) -> float:
    return INSIGHT.features(state, seat)[KeyperInsight.names.index(name)]


def leaning(state: KeyperState, text: str) -> float:
    """What the plan adds to an action."""
    return INSIGHT.plan(state, GAME.legal(state), INSIGHT.default_measures(state.seats))[offers(state).index(text)]


def bare(season: str = "spring", *displays: int, seats: int = 3) -> KeyperState:
    """Nobody can join seat 0, and it has no goods."""
    state = alone(season, *displays, seats=seats)
    bereave(state, 0)
    return state


@cache
def positions(seats: int, options: tuple[tuple[str, str], ...]) -> list[KeyperState]:
    """The positions of a game in which most decisions are made by the policy."""
    rng = Random(seats)
    state = GAME.begin(seats, GAME.options(dict(options)))
    found = []
    while (seat := GAME.mover(state)) != OVER:
        legal = GAME.legal(state)
        if seat == NATURE:
            GAME.play(state, GAME.deal(state, rng))
            continue
        found.append(state.copy())
        guesses = INSIGHT.policy(state, legal)
        sensible = rng.random() < 0.7
        GAME.play(state, legal[guesses.index(max(guesses))] if sensible else rng.choice(legal))
    return found
