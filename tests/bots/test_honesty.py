"""No bot knows more than its seat: what is hidden from it is dealt anew, and it thinks and plays the same."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from keydom.bots import BOTS, Bot, make_bot
from keydom.core.action import Action
from keydom.core.game import NATURE, OVER, Game, State, View
from keydom.games import games, get_game
from keydom.games.pebbles.game import Pebbles
from keydom.games.pebbles.state import PebblesState
from keydom.games.pebbles.view import PebblesView
from tests.sampling import sampled

MOMENTS = 4  # of a game
WORLDS = 12  # that a search of a tree tries
ROUNDS = 1  # worlds that are looked ahead through by a network: a round of many players takes long,
FEW = 2  # and so it is asked at fewer moments
TRIES = 30  # to find a twin
SLOW = f"search:{ROUNDS}"
THINKERS = [SLOW if name == "search" else name for name in BOTS if name != "random"]
THINKERS.append(f"search@1:{WORLDS}")
TABLES = [(id, seats) for id, rules in games().items() for seats in rules.seats]


def often(id: str, seats: int, name: str) -> bool:
    """Whether a bot is tried at this table in every run: once in each game, at numbers of seats that take turns."""
    numbers = get_game(id).seats
    return seats == numbers[(1 + THINKERS.index(name)) % len(numbers)]  # the slowest where it is quickest


THOUGHT = sampled([(*table, name) for table in TABLES for name in THINKERS], often)

Moment = tuple[State, State]  # a position, and a twin of it


def decisions(rules: Game[Any, Any], seats: int) -> list[State]:
    """The positions of a random game in which somebody has a choice."""
    rng, found = Random(1), []
    state: State = rules.begin(seats)
    while (mover := rules.mover(state)) != OVER:
        legal = rules.legal(state)
        if mover != NATURE and len(legal) > 1:
            found.append(state.copy())
        rules.play(state, rules.deal(state, rng) if mover == NATURE else rng.choice(legal))
    return found


def twin(rules: Game[Any, Any], seats: int, state: State, rng: Random) -> State | None:
    """A position that looks the same to the mover and different to somebody else."""
    mover = rules.mover(state)
    others = [seat for seat in range(seats) if seat != mover]
    for _ in range(TRIES):
        world: State = rules.sample(rules.view(state, mover), rng)
        if any(rules.view(world, seat) != rules.view(state, seat) for seat in others):
            return world
    return None


def moments(rules: Game[Any, Any], seats: int) -> list[Moment]:
    """Positions of a game, drawn by lot, in which something is hidden from the mover, each with a twin."""
    rng, found = Random(5), []
    choices = decisions(rules, seats)
    rng.shuffle(choices)
    for state in choices:
        other = twin(rules, seats, state, rng)
        if other is not None:
            found.append((state, other))
        if len(found) == MOMENTS:
            break
    return found


@cache
def moments_of(id: str, seats: int) -> list[Moment]:
    return moments(get_game(id), seats)


def thoughts(player: Bot, state: State) -> tuple[str, list[tuple[str, float | None, float]]]:
    """What a bot plays, and what it thinks of every choice."""
    rules = player.game
    view: View = rules.view(state, rules.mover(state))
    legal = rules.legal(state)
    opinions = player.opinions(view, legal, Random(7))
    move = player.choose(view, legal, Random(7))
    return str(move), [(str(opinion.action), opinion.points, opinion.weight) for opinion in opinions]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_there_is_something_hidden_at_moments_all_over_a_game(id: str, seats: int) -> None:
    assert len(moments_of(id, seats)) == MOMENTS


@pytest.mark.parametrize(("id", "seats", "name"), THOUGHT)
def test_what_a_bot_cannot_know_changes_neither_its_move_nor_its_mind(id: str, seats: int, name: str) -> None:
    some = moments_of(id, seats)[: FEW if name == SLOW else MOMENTS]
    told = [[thoughts(make_bot(name, get_game(id), seats), state) for state in moment] for moment in some]

    assert [true for true, _ in told] == [imagined for _, imagined in told]


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize("id", games())
def test_bots_have_a_mind(id: str, name: str) -> None:
    opinions = (thoughts(make_bot(name, get_game(id), 3), state)[1] for state, _ in moments_of(id, 3))

    assert any(len({weight for _, _, weight in opinion}) > 1 for opinion in opinions)


class Glass(PebblesView):
    """A view that lets the true position through, though it looks like any other."""

    def __init__(self, state: PebblesState, seat: int | None) -> None:
        super().__init__(state, seat)
        self.truth = state


class GlassBowls(Pebbles):
    def view(self, state: PebblesState, seat: int | None) -> PebblesView:
        return Glass(state, seat)


class Peeker(Bot):
    """Gives away a pebble when somebody hides gold."""

    def choose(self, view: View, legal: list[Action], rng: Random) -> Action:
        assert isinstance(view, Glass)
        return legal[min(1, sum(bowl[1] for bowl in view.truth.hidden))]


def test_a_bot_that_peeks_would_be_found_out() -> None:
    peeker = Peeker(GlassBowls(), 3)

    assert any(thoughts(peeker, state) != thoughts(peeker, other) for state, other in moments(peeker.game, 3))
