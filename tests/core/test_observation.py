"""Observations: a view as a row of named numbers, the same for views that are the same, and nothing else in them."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from keydom.conformance.options import option_sets
from keydom.core.action import Arg, OneOf
from keydom.core.forms import (
    COUNT,
    SEAT,
    YES_NO,
    ArgForm,
    BitsForm,
    CountsForm,
    Form,
    Forms,
    OptionalForm,
    SeatForm,
    put_bits,
    put_counts,
)
from keydom.core.game import NATURE, OVER, Game, GameFunctions, State, View
from keydom.core.list_forms import ByNameForm, FixedListForm, FlatRowsForm, ListForm, RowsForm, SeatBitsForm
from keydom.core.observation import Legend, seat_distances
from keydom.games import games
from keydom.games.pebbles.game import Pebbles

TABLES = [(id, seats) for id, game in games().items() for seats in game.seats]


def test_a_section_has_an_entry_for_every_combination() -> None:
    legend = Legend()
    legend.add(["round"])

    assert (legend.add(["has"], ["seat+0", "seat+1"], ["wood", "gold"]), legend.names[1:]) == (
        1,
        ["has.seat+0.wood", "has.seat+0.gold", "has.seat+1.wood", "has.seat+1.gold"],
    )


def test_seats_are_counted_clockwise_from_ones_own() -> None:
    assert seat_distances(2, 4) == [2, 3, 0, 1]


def test_a_spectator_looks_on_from_the_first_seat() -> None:
    assert seat_distances(None, 3) == [0, 1, 2]


def test_bits_are_entries() -> None:
    row = bytearray(6)
    put_bits(row, 1, 0b1101)

    assert list(row) == [0, 1, 0, 1, 1, 0]


def test_a_count_that_is_too_large_is_as_large_as_it_can_be() -> None:
    row = bytearray(3)
    put_counts(row, 1, [1000, 7])

    assert list(row) == [0, 255, 7]


KIND = OneOf("kind", ("wood", "gold"))
FORMED: list[tuple[Form, object, dict[str, int]]] = [
    (COUNT, 1000, {"": 255}),
    (YES_NO, True, {"": 1}),
    (ArgForm(KIND, {-1: "none"}), 1, {"gold": 1}),
    (ArgForm(KIND, {-1: "none"}), -1, {}),
    (ArgForm(Arg("level", within=range(1, 4))), 2, {"2": 1}),
    (SEAT, 1, {"seat+0": 1}),
    (SEAT, -1, {}),
    (SeatForm({-1: "unseen", -2: "shown", -3: "gone"}), -3, {"gone": 1}),
    (BitsForm(KIND.names), 0b11, {"wood": 1, "gold": 1}),
    (SeatBitsForm(4), 0b101, {"seat+1": 1, "seat+2": 1}),
    (CountsForm(KIND.names), [0, 7], {"gold": 7}),
    (OptionalForm(CountsForm(KIND.names), [], "?"), [], {}),
    (ListForm(ArgForm(KIND)), [1, 1], {"gold": 1}),
    (FixedListForm(COUNT), [4, 5, 6], {"seat+2": 4, "seat+0": 5, "seat+1": 6}),
    (ByNameForm(KIND, SEAT, -1), [-1, 0], {"gold.seat+2": 1}),
    (RowsForm(BitsForm(KIND.names)), [1, 2, 0], {"seat+2.wood": 1, "seat+0.gold": 1}),
    (FlatRowsForm(CountsForm(KIND.names), 2), [1, 0, 0, 2, 0, 0], {"seat+2.wood": 1, "seat+0.gold": 2}),
    (FlatRowsForm(CountsForm(KIND.names), 2, OneOf("place", "ab"), "-"), [1, 0, 0, 2], {"a.wood": 1, "b.gold": 2}),
    (
        FlatRowsForm(CountsForm(KIND.names), 2, OneOf("place", "ab"), "-"),
        bytes([1, 0, 0, 2]),
        {"a.wood": 1, "b.gold": 2},
    ),
]


@pytest.mark.parametrize(("form", "value", "seen"), FORMED)
def test_a_form_says_what_a_learner_sees_of_a_value(form: Form, value: object, seen: dict[str, int]) -> None:
    names = form.entry_names(["seat+0", "seat+1", "seat+2"])
    row = bytearray(1 + len(names))
    form.put(row, 1, len(names), value, seat_distances(1, 3))

    assert {name: number for name, number in zip(names, row[1:], strict=True) if number} == seen


def test_the_entries_of_a_field_follow_from_its_form() -> None:
    legend = Legend(Forms({"store": CountsForm(KIND.names), "good": COUNT}, view={"hand": ArgForm(KIND)}), [])
    legend.field("good-harvest", "good")
    legend.field("store")
    legend.field("hand")

    assert legend.names == ["good-harvest", "store.wood", "store.gold", "hand.wood", "hand.gold"]
    assert [(part.field, part.first, part.count, part.of_view) for part in legend.by_form] == [
        ("good", 0, 1, False),
        ("store", 1, 2, False),
        ("hand", 3, 2, True),
    ]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_every_entry_has_a_name_of_its_own(id: str, seats: int) -> None:
    names = games()[id].observation_names(seats)

    assert len(set(names)) == len(names)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_an_observation_has_a_number_for_each_name(id: str, seats: int) -> None:
    game = games()[id]
    lengths = {len(game.observe(view)) for options in option_sets(game)[::4] for view in views(game, seats, options)}

    assert lengths == {len(game.observation_names(seats))}


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_worlds_that_look_the_same_are_observed_as_the_same(id: str, seats: int) -> None:
    game, rng = games()[id], Random(seats)
    for view in views(game, seats, game.options(), every=20):
        twin = game.view(game.sample(view, rng), view.seat)

        assert game.observe(twin) == game.observe(view)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_every_move_of_ones_own_shows(id: str, seats: int) -> None:
    game = games()[id]

    assert all(before != after for before, after in around_moves(game, seats))


def test_ones_own_seat_comes_first() -> None:
    game = games()["pebbles"]
    state = game.begin(3)
    game.play(state, game.parse("draw gold"))
    names = game.observation_names(3)
    row = game.observe(game.view(state, 2))

    assert {name: count for name, count in zip(names, row, strict=True) if count} == {
        "turns-left": 15,
        "seat+1.to-move": 1,
    }


def test_a_game_that_says_nothing_shows_whose_move_it_is() -> None:
    game = Pebbles()
    full = game.functions
    game.functions = GameFunctions(full.view, full.sample, full.scores, full.stock)
    state = game.begin(2)
    game.play(state, game.parse("draw gold"))

    assert game.observation_names(2) == ("my-move",)
    assert [list(game.observe(game.view(state, seat))) for seat in (0, 1)] == [[1], [0]]


def views(game: Game[Any, Any], seats: int, options: Any, every: int = 60) -> list[View]:
    """What all seats and a spectator see, every so many plies of a random game."""
    seen = []
    for ply, state in enumerate(positions(game, seats, options)):
        if ply % every == 0:
            seen += [game.view(state, seat) for seat in [*range(seats), None]]
    return seen


def around_moves(game: Game[Any, Any], seats: int) -> list[tuple[bytearray, bytearray]]:
    """What a mover observes before and after its own move."""
    pairs = []
    states = positions(game, seats, game.options())
    for before, after in pairwise(states):
        mover = game.mover(before)
        if mover >= 0:
            pairs.append((game.observe(game.view(before, mover)), game.observe(game.view(after, mover))))
    return pairs


def positions(game: Game[Any, Any], seats: int, options: Any) -> list[State]:
    rng = Random(seats)
    state = game.begin(seats, options)
    found = []
    while (mover := game.mover(state)) != OVER:
        found.append(state.copy())
        game.play(state, game.deal(state, rng) if mover == NATURE else rng.choice(game.legal(state)))
    return [*found, state]
