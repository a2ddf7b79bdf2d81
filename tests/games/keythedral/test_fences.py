"""Action 3: fences, and cottages that are fenced in."""

from __future__ import annotations

from keydom.games.keythedral import GAME
from keydom.games.keythedral.actions import UNFENCE
from keydom.games.keythedral.components import edge
from keydom.games.keythedral.rules.fences import free_squares

from .builders import (
    asked,
    at_phase,
    fence,
    fences,
    give,
    house,
    in_store,
    is_house,
    lay,
    offers,
    play,
    purse,
    spending,
    square,
    table,
    words,
)

# Building.


def test_a_fence_costs_a_timber() -> None:
    state = spending(timber=2)
    play(state, "0 fence", "0 beside yellow1", "0 toward 0,0")
    assert (purse(state, 0), in_store(state, "timber")) == ({"timber": 1}, 19)


def test_a_fence_stands_between_a_cottage_and_a_field_and_is_its_builders() -> None:
    state = spending(timber=2)
    play(state, "0 fence", "0 beside yellow1", "0 toward 0,0")
    assert fences(state) == {"-1,1>0,0": 0}


def test_without_timber_there_is_no_fence() -> None:
    assert "fence" not in words(spending(stone=3))


def test_a_fence_may_stand_beside_any_cottage_or_house_ones_own_too() -> None:
    state = table()
    house(state, "yellow1")
    give(state, 0, timber=1)
    at_phase(state, 3)
    play(state, "0 fence")
    everything = {f"beside {colour}{number}" for colour in ("blue", "yellow", "black") for number in range(1, 6)}
    assert set(offers(state)) == everything


def test_two_fences_do_not_stand_on_the_same_side() -> None:
    state = table()
    fence(state, 1, "-1,1>0,0")
    give(state, 0, timber=1)
    at_phase(state, 3)
    play(state, "0 fence", "0 beside yellow1")
    assert set(offers(state)) == {"toward -2,0", "toward -2,2", "toward 0,2"}


def test_a_player_builds_three_fences_in_a_game() -> None:
    state = table()
    fence(state, 0, "1,-1>0,0", "-1,1>0,0", "3,1>2,0")
    give(state, 0, timber=3)
    at_phase(state, 3)
    assert "fence" not in words(state)


def test_a_fence_that_was_removed_is_not_built_again() -> None:
    state = table()
    fence(state, 0, "1,-1>0,0", "-1,1>0,0", "3,1>2,0")
    give(state, 0, wine=2, timber=3)
    at_phase(state, 3)
    play(state, "0 unfence 1,-1>0,0", "0 pass")
    assert state.fences_left[0] == 0
    assert state.fences_gone[0] == 1


# Removing.


def test_removing_a_fence_costs_two_wine() -> None:
    state = table()
    fence(state, 1, "1,-1>0,0")
    give(state, 0, wine=3)
    at_phase(state, 3)
    play(state, "0 unfence 1,-1>0,0")
    assert (purse(state, 0), in_store(state, "wine"), fences(state)) == ({"wine": 1}, 14, {})


def test_with_one_wine_no_fence_is_removed() -> None:
    state = table()
    fence(state, 1, "1,-1>0,0")
    give(state, 0, wine=1, food=3)
    at_phase(state, 3)
    assert "unfence" not in words(state)


def test_a_fence_of_any_colour_may_be_removed() -> None:
    state = table()
    fence(state, 0, "-1,1>0,0")
    fence(state, 1, "1,-1>0,0")
    fence(state, 2, "3,1>2,0")
    give(state, 0, wine=2)
    at_phase(state, 3)
    removable = {offer for offer in offers(state) if offer.startswith("unfence")}
    assert removable == {"unfence -1,1>0,0", "unfence 1,-1>0,0", "unfence 3,1>2,0"}


def test_a_removed_fence_is_lost_to_its_builder_not_to_whoever_removed_it() -> None:
    state = table()
    fence(state, 1, "1,-1>0,0")
    give(state, 0, wine=2)
    at_phase(state, 3)
    play(state, "0 unfence 1,-1>0,0")
    assert state.fences_gone == [0, 1, 0]


# Fencing in.


def test_a_cottage_cut_off_from_all_its_fields_is_moved_by_its_owner_at_once() -> None:
    state = table()
    fence(state, 0, "5,1>4,0")
    give(state, 0, timber=1)
    at_phase(state, 3)
    play(state, "0 fence", "0 beside yellow4")
    assert asked(state) == "1 Move"
    play(state, "1 at 5,3")
    assert square(state, "yellow4") == "5,3"


def test_a_cottage_in_the_middle_takes_four_fences() -> None:
    state = table()
    fence(state, 0, "1,-1>0,0", "1,-1>2,0")
    fence(state, 1, "1,-1>0,-2")
    give(state, 1, timber=1)
    at_phase(state, 3)
    play(state, "1 fence", "1 beside blue1")
    assert asked(state) == "0 Move"


def test_a_cottage_with_a_field_left_stays() -> None:
    state = table()
    fence(state, 0, "1,-1>0,0", "1,-1>2,0")
    give(state, 1, timber=1)
    at_phase(state, 3)
    play(state, "1 fence", "1 beside blue1", "1 toward 0,-2")
    assert (square(state, "blue1"), asked(state)) == ("1,-1", "1 Naming")


def test_after_the_move_the_turn_goes_on_to_the_left_of_the_builder() -> None:
    state = table()
    fence(state, 0, "5,1>4,0")
    give(state, 0, timber=1)
    give(state, 1, stone=1, timber=1)
    at_phase(state, 3)
    play(state, "0 fence", "0 beside yellow4", "1 at 5,3")
    assert asked(state) == "1 Turn"


def test_a_moved_house_stays_a_house() -> None:
    state = table()
    house(state, "yellow4")
    fence(state, 0, "5,1>4,0")
    give(state, 0, timber=1)
    at_phase(state, 3)
    play(state, "0 fence", "0 beside yellow4", "1 at 5,3")
    assert is_house(state, "yellow4")


def test_a_moved_cottage_stays_a_cottage() -> None:
    state = table()
    fence(state, 0, "5,1>4,0")
    give(state, 0, timber=1)
    at_phase(state, 3)
    play(state, "0 fence", "0 beside yellow4", "1 at 5,3")
    assert not is_house(state, "yellow4")


def test_the_fences_of_a_moved_cottage_stay_where_they_are() -> None:
    """R-KT-08."""
    state = table()
    fence(state, 0, "5,1>4,0")
    give(state, 0, timber=1)
    at_phase(state, 3)
    play(state, "0 fence", "0 beside yellow4", "1 at 5,3")
    assert fences(state) == {"5,1>4,0": 0, "5,1>4,2": 0}


def test_a_player_may_fence_in_an_own_cottage_to_move_it() -> None:
    state = table()
    fence(state, 1, "5,1>4,0")
    give(state, 1, timber=1)
    at_phase(state, 3)
    play(state, "1 fence", "1 beside yellow4", "1 at -3,3")
    assert square(state, "yellow4") == "-3,3"


def test_a_moved_cottage_cannot_stay_on_its_square_nor_go_to_the_keythedral_or_to_another_cottage() -> None:
    state = table()
    fence(state, 0, "5,1>4,0")
    give(state, 0, timber=1)
    at_phase(state, 3)
    play(state, "0 fence", "0 beside yellow4")
    assert not {"at 5,1", "at 1,1", "at 1,-1"} & set(offers(state))


def test_a_moved_cottage_needs_a_field_that_no_fence_bars() -> None:
    """R-KT-08: the square at 5,3 touches the fields 4,2 and 4,4."""
    state = table()
    fence(state, 0, "5,1>4,0")
    fence(state, 2, "5,3>4,2", "5,3>4,4")
    give(state, 0, timber=1)
    at_phase(state, 3)
    play(state, "0 fence", "0 beside yellow4")
    assert "at 5,3" not in offers(state)


def test_a_fence_beside_an_empty_square_bars_whatever_is_laid_there_later() -> None:
    """R-KT-08."""
    state = table()
    fence(state, 0, "5,1>4,0")
    fence(state, 2, "5,3>4,2")
    give(state, 0, timber=1)
    at_phase(state, 3)
    play(state, "0 fence", "0 beside yellow4", "1 at 5,3", "1 name 1", "1 order 4")
    assert asked(state) == "2 Place"  # yellow4 had only 4,4 to go to, and went there by itself


def test_a_fence_beside_an_empty_square_can_be_removed() -> None:
    state = table()
    fence(state, 0, "5,1>4,0", "5,1>4,2")
    lay(state, "yellow4", "5,3")
    give(state, 1, wine=2)
    at_phase(state, 3)
    assert "unfence 5,1>4,0" in offers(state)


def test_with_nowhere_to_go_a_fenced_in_cottage_stays() -> None:
    """R-KT-08: a position of no real game, for there are too few fences to bar every free square."""
    state = spending(timber=1)
    walled = [edge(square, side) for square in free_squares(state) for side in range(4)]
    state.fences = dict.fromkeys([*walled, UNFENCE.args[0].read("5,1>4,0")], 0)
    for line in ("fence", "beside yellow4"):
        GAME.play(state, GAME.parse(line))
    assert (square(state, "yellow4"), asked(state)) == ("5,1", "1 Naming")
