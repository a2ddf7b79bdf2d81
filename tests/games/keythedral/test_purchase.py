"""Action 1: seats of the keythedral, stage by stage to the last."""

from __future__ import annotations

import pytest

from keydom.games.keythedral.actions import TILE
from keydom.games.keythedral.state import KeythedralState

from .builders import (
    asked,
    at_phase,
    give,
    hold,
    in_store,
    mover,
    offers,
    on_sale,
    over,
    owner,
    play,
    purse,
    spending,
    table,
)


def stage(*tiles: str, **cubes: int) -> KeythedralState:
    """Seat 0 is to act and has these cubes; just these tiles are on sale."""
    state = table()
    on_sale(state, *tiles)
    give(state, 0, **cubes)
    at_phase(state, 3)
    return state


def test_a_seat_costs_exactly_the_cubes_that_its_tile_shows() -> None:
    state = stage("b11", stone=3, timber=1, food=1, gold=1)
    play(state, "0 buy b11", "0 acquire")
    assert purse(state, 0) == {"stone": 1, "gold": 1}


def test_the_price_of_a_seat_goes_to_the_store_craft_cubes_too() -> None:
    state = stage("b23", "b24", glass=1, iron=1, food=1)
    play(state, "0 buy b24", "0 acquire")
    assert (in_store(state, "glass"), in_store(state, "iron"), in_store(state, "food")) == (1, 1, 15)


def test_the_buyer_has_the_tile() -> None:
    state = stage("b01", "b02", stone=1, timber=1)
    play(state, "0 buy b01", "0 acquire")
    assert owner(state, "b01") == 0


def test_a_tile_that_is_sold_is_no_longer_on_sale() -> None:
    state = stage("b01", "b02", stone=2, timber=2, food=2)
    play(state, "0 buy b01", "0 acquire")
    assert [TILE.write(tile) for tile in state.on_sale()] == ["b02"]


def test_other_cubes_do_not_pay_for_a_seat() -> None:
    state = stage("b01", "b02", stone=1, food=1, gold=4)
    assert [offer for offer in offers(state) if offer.startswith("buy")] == ["buy b02"]


def test_a_seat_of_a_later_stage_is_not_on_sale() -> None:
    state = stage("b01", "b02", stone=1, timber=1, food=1)
    assert {offer for offer in offers(state) if offer.startswith("buy")} == {"buy b01", "buy b02"}


def test_buying_a_seat_is_the_turns_action() -> None:
    state = table()
    give(state, 0, stone=2, timber=2)
    give(state, 1, stone=2, timber=2)
    at_phase(state, 3)
    play(state, "0 buy b01", "0 acquire")
    assert asked(state) == "1 Turn"


def test_without_a_law_there_is_no_way_back_from_an_announcement() -> None:
    """R-KT-17."""
    state = spending(stone=1, timber=1)
    play(state, "0 buy b01")
    assert offers(state) == ["acquire"]


# Stages.


@pytest.mark.parametrize(
    ("last", "cubes", "tiles", "spaces"),
    [
        ("b01", {"stone": 1, "timber": 1}, "b07 b08 b09 b10 b11 b12 b13 b14", 4),
        ("b07", {"stone": 1, "timber": 1, "food": 1}, "b15 b16 b17 b18 b19 b20 b21 b22", 4),
        ("b19", {"iron": 2, "food": 1}, "b23 b24 b25 b26 b27 b28", 3),
        ("b24", {"glass": 1, "iron": 1, "food": 1}, "b29 b30 b31 b32 b33 b34", 2),
    ],
)
def test_when_a_stage_is_sold_out_the_next_is_turned_up_at_once(
    last: str, cubes: dict[str, int], tiles: str, spaces: int
) -> None:
    state = stage(last, **cubes)
    play(state, f"0 buy {last}", "0 acquire")
    assert offers(state) == [f"reveal {tile}" for tile in tiles.split()]
    play(state, *[f"* reveal {tile}" for tile in tiles.split()[:spaces]])
    assert [TILE.write(tile) for tile in state.on_sale()] == tiles.split()[:spaces]


def test_while_a_seat_of_the_stage_is_left_nothing_is_turned_up() -> None:
    state = stage("b01", "b02", stone=1, timber=1)
    play(state, "0 buy b01", "0 acquire")
    assert (state.level, [TILE.write(tile) for tile in state.face_up()]) == (1, ["b02"])


def test_the_new_stage_lies_open_before_the_next_player_acts() -> None:
    state = stage("b01", stone=1, timber=1)
    give(state, 1, stone=1, timber=1, food=1)
    play(state, "0 buy b01", "0 acquire", "* reveal b07", "* reveal b09", "* reveal b13", "* reveal b14")
    assert (mover(state), "buy b07" in offers(state)) == (1, True)


@pytest.mark.parametrize(("edition", "spaces"), [("2002", [4, 4, 4, 3, 2]), ("2004", [5, 5, 5, 4, 3])])
def test_each_stage_has_so_many_seats(edition: str, spaces: list[int]) -> None:
    assert table(edition=edition).box.spaces[1:] == spaces


# The end.


def test_the_game_ends_at_once_when_the_last_seat_is_acquired() -> None:
    state = stage("b30", gold=1, iron=1, food=1)
    play(state, "0 buy b30", "0 acquire")
    assert over(state)


def test_the_game_goes_on_while_a_seat_is_left() -> None:
    state = stage("b30", "b31", gold=1, iron=1, food=1)
    play(state, "0 buy b30", "0 acquire")
    assert not over(state)


def test_the_last_seat_is_scored() -> None:
    state = stage("b30", gold=1, iron=1, food=1)
    play(state, "0 buy b30", "0 acquire")
    assert owner(state, "b30") == 0


def test_a_price_increase_can_keep_the_last_seat_from_its_buyer() -> None:
    state = table()
    on_sale(state, "b30")
    give(state, 0, gold=1, iron=1, food=1)
    hold(state, 1, "price-increase")
    at_phase(state, 3)
    play(state, "1 decline", "0 buy b30", "1 price-increase", "0 withdraw")
    assert (over(state), asked(state)) == (False, "0 Turn")


def test_a_design_change_can_keep_the_last_seat_from_its_buyer() -> None:
    state = table()
    on_sale(state, "b30")
    give(state, 0, gold=1, iron=1, food=1)
    hold(state, 1, "design-change")
    at_phase(state, 3)
    play(state, "1 decline", "0 buy b30", "1 design-change b30", "* reveal b31")
    assert (over(state), asked(state)) == (False, "0 Turn")


# Open design.


def test_with_open_design_all_stages_are_seen_but_sold_in_order() -> None:
    """R-KT-05."""
    state = table(design="open")
    give(state, 0, stone=1, timber=1, food=2, iron=1, water=1)
    at_phase(state, 3)
    assert len(state.face_up()) == 17
    assert {offer for offer in offers(state) if offer.startswith("buy")} == {"buy b01", "buy b02", "buy b03", "buy b04"}


def test_with_open_design_the_next_stage_is_on_sale_without_a_draw() -> None:
    """R-KT-05."""
    state = table(design="open")
    on_sale(state, "b01")
    give(state, 0, stone=1, timber=1)
    give(state, 1, stone=1, timber=1, food=1)
    at_phase(state, 3)
    play(state, "0 buy b01", "0 acquire")
    assert (mover(state), "buy b07" in offers(state)) == (1, True)
