"""The index of actions: a fixed number for each that can be legal, and back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from keydom import InvalidAction
from keydom.conformance.options import option_sets
from keydom.core.action import OUT_OF_BOUNDS, Action, Arg, Grammar, OneOf, Verb
from keydom.core.game import NATURE, OVER, Game
from keydom.core.hexes import HexArg, cell
from keydom.games import games

PASS = Verb("pass")
BID = Verb("bid", OneOf("colour", ("red", "blue", "green")), Arg("count", within=range(1, 6)))
CARRY = Verb("carry", *[Arg("seat", name, within=range(4)) for name in ("what", "from", "to")])
DRAW = Verb("draw", OneOf("colour", ("red", "blue")))
LOOK = Verb("look", OneOf("colour", ("red", "blue")))
GRAMMAR = Grammar((PASS, BID, CARRY), nature=(DRAW, LOOK))


def test_every_index_is_that_of_its_action() -> None:
    assert [GRAMMAR.index(GRAMMAR.action(index)) for index in range(GRAMMAR.size)] == list(range(GRAMMAR.size))


def test_actions_are_numbered_in_the_order_of_their_verbs() -> None:
    assert GRAMMAR.indices([PASS.of(), BID.of(0, 1), BID.of(2, 5), CARRY.of(0, 0, 0)]) == [0, 1, 15, 16]


def test_the_draws_of_nature_have_numbers_of_their_own() -> None:
    assert [str(GRAMMAR.draw(index)) for index in range(GRAMMAR.draws)] == [
        *("draw red", "draw blue", "look red", "look blue")
    ]


@pytest.mark.parametrize("action", [BID.of(1, 6), BID.of(3, 1), CARRY.of(0, 0, 4), CARRY.of(0, 9, 1)])
def test_what_is_out_of_bounds_has_no_index(action: Action) -> None:
    assert GRAMMAR.index(action) == OUT_OF_BOUNDS


@pytest.mark.parametrize("index", [-1, 80])
def test_an_index_beyond_the_last_is_refused(index: int) -> None:
    with pytest.raises(InvalidAction, match=f"there is no action {index}: they are numbered from 0 to 79"):
        GRAMMAR.action(index)


def test_a_draw_beyond_the_last_is_refused() -> None:
    with pytest.raises(InvalidAction, match="there is no draw 4: they are numbered from 0 to 3"):
        GRAMMAR.draw(4)


def test_cells_are_indexed_as_far_as_their_radius() -> None:
    arg = HexArg("hex", radius=2)

    assert [arg.places.get(cell(*spot), OUT_OF_BOUNDS) >= 0 for spot in ((0, 0), (2, -2), (2, 0), (2, 1), (3, 0))] == [
        *(True, True, True, False, False)
    ]


@pytest.mark.parametrize("id", games())
def test_every_action_of_a_game_has_an_index_of_its_own(id: str) -> None:
    grammar = games()[id].grammar

    assert grammar.indices([grammar.action(index) for index in range(grammar.size)]) == list(range(grammar.size))


@pytest.mark.parametrize(("id", "seats"), [(id, seats) for id, game in games().items() for seats in game.seats])
def test_whatever_is_legal_has_an_index(id: str, seats: int) -> None:
    game = games()[id]

    assert [line for options in option_sets(game) for line in strays(game, seats, options, seats)] == []


def strays(game: Game[Any, Any], seats: int, options: Any, seed: int) -> list[str]:
    """The actions of a random game that the index does not give back."""
    rng = Random(seed)
    state = game.begin(seats, options)
    found = []
    while (mover := game.mover(state)) != OVER:
        legal = game.legal(state)
        back = game.grammar.draw if mover == NATURE else game.grammar.action
        for action, index in zip(legal, game.grammar.indices(legal), strict=True):
            if index == OUT_OF_BOUNDS or back(index) != action:
                found.append(f"{options}: {action}")
        game.play(state, game.deal(state, rng) if mover == NATURE else rng.choice(legal))
    return found
