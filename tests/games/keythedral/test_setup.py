"""Set-up: the centre, the stack of fields, and the board that the players lay."""

from __future__ import annotations

import pytest

from keydom.games.keythedral import GAME
from keydom.games.keythedral.components import KINDS, unpack
from keydom.games.keythedral.setup import Back, Face
from keydom.games.keythedral.state import KeythedralState

from .builders import asked, in_shop, in_store, mover, offers, play, table


def begin(seats: int = 3) -> KeythedralState:
    return GAME.begin(seats)


def board(state: KeythedralState) -> dict[tuple[int, int], str]:
    return {unpack(cell): KINDS[kind] for cell, kind in zip(state.cells, state.kinds, strict=True)}


def test_four_fields_lie_around_the_keythedral_the_quarries_opposite_each_other() -> None:
    assert board(begin(3)) == {(0, 0): "quarry", (2, 0): "wood", (0, 2): "wood", (2, 2): "quarry"}


def test_with_two_players_a_quarry_and_a_wood_lie_side_by_side() -> None:
    """R-KT-03."""
    assert board(begin(2)) == {(0, 0): "quarry", (2, 0): "wood"}


def test_with_two_players_the_square_between_the_first_fields_is_free() -> None:
    """R-KT-03."""
    state = begin(2)
    play(state, "* back 2", "* face lake", "* back 2", "0 field -2,0", "0 cottage blue1")
    assert "at 1,1" in offers(state)


def test_with_two_players_one_law_lies_ready_else_two() -> None:
    """R-KT-03."""
    assert [begin(seats).spaces for seats in (2, 3, 4, 5)] == [1, 2, 2, 2]


@pytest.mark.parametrize(("seats", "fields"), [(2, 12), (3, 19), (4, 24), (5, 29)])
def test_fields_with_numbers_up_to_the_number_of_players_are_used(seats: int, fields: int) -> None:
    state = begin(seats)
    assert len(state.cells) + sum(state.stack) == fields


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_player_lays_five_fields_and_five_cottages_and_no_field_is_left(seats: int) -> None:
    state = table(seats)
    assert (sum(state.stack), len([square for square in state.squares if square])) == (0, 5 * seats)


def test_the_top_of_the_stack_shows_its_number_but_not_its_kind() -> None:
    """R-KT-02."""
    state = begin(3)
    play(state, "* back 3")
    assert (state.top, offers(state)) == (3, [f"face {kind}" for kind in KINDS])


def test_the_next_number_is_seen_as_soon_as_the_top_field_is_drawn() -> None:
    """R-KT-02."""
    state = begin(3)
    play(state, "* back 2", "* face wood", "* back 3")
    assert (state.top, asked(state)) == (3, "0 LayField")


def test_every_field_of_the_stack_is_as_likely_to_lie_on_top() -> None:
    state = begin(3)
    frame = state.frames[-1]
    assert isinstance(frame, Back)
    assert frame.odds(state) == [10, 5]


def test_every_field_of_the_number_on_top_is_as_likely_to_be_drawn() -> None:
    state = begin(3)
    play(state, "* back 2")
    frame = state.frames[-1]
    assert isinstance(frame, Face)
    assert dict(zip(offers(state), frame.odds(state), strict=True)) == {
        "face quarry": 1,
        "face wood": 3,
        "face lake": 2,
        "face farm": 2,
        "face vineyard": 2,
    }


def test_a_drawn_field_is_not_drawn_again() -> None:
    state = begin(3)
    play(state, "* back 2", "* face quarry", "* back 2", "0 field -2,0", "0 cottage blue1", "0 at -1,1")
    assert "face quarry" not in offers(state)


def test_the_first_field_goes_beside_a_field() -> None:
    """R-KT-04."""
    state = begin(3)
    play(state, "* back 2", "* face lake", "* back 2")
    spots = {"-2,0", "-2,2", "0,-2", "2,-2", "4,0", "4,2", "0,4", "2,4"}
    assert {offer.removeprefix("field ") for offer in offers(state)} == spots


def test_a_field_may_be_laid_beyond_a_cottage() -> None:
    """R-KT-04."""
    state = begin(3)
    play(state, "* back 2", "* face lake", "* back 2", "0 field -2,0", "0 cottage blue5", "0 at 3,3", "* face farm")
    play(state, "* back 2")
    assert "field 4,4" in offers(state)


def test_no_field_is_laid_on_another() -> None:
    state = begin(3)
    play(state, "* back 2", "* face lake", "* back 2", "0 field -2,0", "0 cottage blue5", "0 at 3,3", "* face farm")
    play(state, "* back 2")
    assert not {"field -2,0", "field 0,0"} & set(offers(state))


def test_a_cottage_goes_on_any_square_that_touches_a_field_but_not_on_the_keythedral() -> None:
    """R-KT-04."""
    state = begin(3)
    play(state, "* back 2", "* face lake", "* back 2", "0 field -2,0", "0 cottage blue5")
    around = {f"at {x},{y}" for x in (-1, 1, 3) for y in (-1, 1, 3)} - {"at 1,1"}
    assert set(offers(state)) == around | {"at -3,-1", "at -3,1"}


def test_two_cottages_do_not_share_a_square() -> None:
    state = begin(3)
    play(state, "* back 2", "* face lake", "* back 2", "0 field -2,0", "0 cottage blue5", "0 at -1,1", "* face farm")
    play(state, "* back 2", "1 field 4,0", "1 cottage yellow1")
    assert "at -1,1" not in offers(state)


def test_each_of_a_players_cottages_is_laid_once() -> None:
    state = begin(2)
    play(state, "* back 2", "* face lake", "* back 2", "0 field -2,0", "0 cottage blue4", "0 at 1,1", "* face farm")
    play(state, "* back 2", "1 field 4,0", "1 cottage yellow4", "1 at 3,1", "* face lake", "* back 2", "0 field 0,2")
    assert offers(state) == ["cottage blue1", "cottage blue2", "cottage blue3", "cottage blue5"]


def test_the_players_lay_in_turn_from_seat_0_a_field_and_then_a_cottage() -> None:
    """R-KT-30."""
    state = begin(3)
    turns = []
    while state.round == 0:
        if mover(state) >= 0:
            turns.append(asked(state))
        play(state, f"{'*' if mover(state) < 0 else mover(state)} {offers(state)[0]}")
    circle = [f"{seat} {step}" for seat in range(3) for step in ("LayField", "Settle", "Site")]
    assert turns == circle * 5


def test_cottages_are_laid_as_cottages() -> None:
    assert table(3).houses == 0


def test_nobody_starts_with_cubes() -> None:
    """R-KT-30."""
    assert sum(table(4).cubes) == 0


def test_seat_0_is_the_first_start_player() -> None:
    """R-KT-30."""
    assert table(4).start == 0


def test_the_resources_lie_in_the_store_and_the_crafts_at_their_craftsmen() -> None:
    state = begin(5)
    assert [in_store(state, cube) for cube in ("stone", "timber", "water", "food", "wine")] == [20, 20, 15, 15, 15]
    assert [in_shop(state, cube) for cube in ("iron", "glass", "gold")] == [10, 10, 10]
    assert [in_store(state, cube) for cube in ("iron", "glass", "gold")] == [0, 0, 0]


def test_everybody_has_three_fences() -> None:
    assert begin(4).fences_left == [3, 3, 3, 3]


def test_the_first_stage_is_turned_up_once_the_board_is_built() -> None:
    state = begin(2)
    while offers(state)[0] != "reveal b01":
        assert state.face_up() == []
        play(state, f"{'*' if mover(state) < 0 else mover(state)} {offers(state)[0]}")
    play(state, "* reveal b06", "* reveal b02", "* reveal b03", "* reveal b01")
    assert [GAME.grammar.verbs["buy"].args[0].write(tile) for tile in state.on_sale()] == ["b01", "b02", "b03", "b06"]


def test_after_set_up_the_first_round_begins() -> None:
    state = table(3)
    assert (state.round, asked(state)) == (1, "0 ChooseOrder")
