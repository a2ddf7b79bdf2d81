"""Phase 1: the order of the numbers, and workers going to the fields."""

from __future__ import annotations

from keydom.core.game import Event

from .builders import asked, at_phase, fence, fields_of, heard, house, mover, offers, play, table


def choosers(seats: int, start: int = 0) -> list[str | int]:
    """Who places an order marker in one round, in turn."""
    state = table(seats)
    at_phase(state, 1, start)
    told: list[Event] = []
    while len(heard(told, "ordered")) < 5:
        told += play(state, f"{mover(state)} {offers(state)[0]}")
    return [args["seat"] for args in heard(told, "ordered")]


def test_the_start_player_chooses_the_first_number_and_places_first_the_others_follow_clockwise() -> None:
    state = table()
    at_phase(state, 1, start=1)
    play(state, "1 order 1", "1 work -2,0", "2 work 4,0", "0 work 0,0")
    assert asked(state) == "2 ChooseOrder"


def test_whoever_chose_the_last_number_places_last_for_the_next() -> None:
    state = table()
    play(state, "0 order 1", "0 work 0,0", "1 work -2,0", "2 work 2,0", "1 order 3", "1 work 2,2", "2 work 0,-4")
    assert asked(state) == "0 Place"


def test_the_right_to_choose_goes_round_until_all_five_numbers_are_out() -> None:
    assert choosers(3) == ["seat:0", "seat:1", "seat:2", "seat:0", "seat:1"]


def test_with_two_players_the_choosers_alternate() -> None:
    assert choosers(2, start=1) == ["seat:1", "seat:0", "seat:1", "seat:0", "seat:1"]


def test_a_number_that_is_out_cannot_be_chosen_again() -> None:
    state = table()
    play(state, "0 order 4", "0 work -4,0", "1 work 4,0", "2 work 0,4")
    assert offers(state) == ["order 1", "order 2", "order 3", "order 5"]


def test_a_worker_goes_to_a_field_beside_its_cottage() -> None:
    state = table()
    play(state, "0 order 1")
    assert set(offers(state)) == {"work 0,-2", "work 2,-2", "work 0,0", "work 2,0"}


def test_a_field_takes_one_worker_only() -> None:
    state = table()
    play(state, "0 order 1", "0 work 0,0")
    assert set(offers(state)) == {"work -2,0", "work -2,2", "work 0,2"}


def test_a_fence_bars_the_way_from_its_cottage() -> None:
    state = table()
    fence(state, 2, "1,-1>0,0")
    play(state, "0 order 1")
    assert "work 0,0" not in offers(state)


def test_a_fence_bars_its_own_builder_too() -> None:
    state = table()
    fence(state, 0, "1,-1>0,0")
    play(state, "0 order 1")
    assert "work 0,0" not in offers(state)


def test_a_fence_does_not_bar_the_way_from_another_cottage() -> None:
    state = table()
    fence(state, 2, "1,-1>0,0")
    play(state, "0 order 1", "0 work 2,0")
    assert "work 0,0" in offers(state)


def test_a_worker_that_can_be_placed_is_placed() -> None:
    """R-KT-06."""
    state = table()
    play(state, "0 order 4")
    assert set(offers(state)) == {"work -4,0", "work -2,0", "work -2,2"}


def test_a_house_sends_two_workers_to_different_fields_in_the_same_turn() -> None:
    """R-KT-06."""
    state = table()
    house(state, "blue1")
    play(state, "0 order 1", "0 work 0,0", "0 work 2,0")
    assert (fields_of(state, 0), mover(state)) == ({"0,0", "2,0"}, 1)


def test_the_second_worker_of_a_house_cannot_follow_the_first() -> None:
    state = table()
    house(state, "blue1")
    play(state, "0 order 1", "0 work 0,0")
    assert "work 0,0" not in offers(state)


def test_a_cottage_sends_one_worker() -> None:
    state = table()
    play(state, "0 order 1", "0 work 0,0")
    assert mover(state) == 1


def test_a_house_with_one_free_field_sends_one_worker() -> None:
    state = table()
    house(state, "black4")
    fence(state, 0, "1,5>0,4")
    play(state, "0 order 4", "0 work -4,0", "1 work 4,0")
    assert (fields_of(state, 2), asked(state)) == ({"2,4"}, "1 ChooseOrder")


def test_a_worker_without_a_free_field_stays_idle() -> None:
    state = table()
    play(state, "0 order 2", "0 work 2,4", "1 work -2,-2", "2 work 4,0")
    play(state, "1 order 3", "1 work 4,4", "2 work 0,-4", "0 work 0,4")
    told = play(state, "2 order 4")
    assert heard(told, "idle") == [{"seat": "seat:2", "cottage": "cottage:black4"}]


def test_a_worker_with_a_single_free_field_goes_there_by_itself() -> None:
    state = table()
    play(state, "0 order 1", "0 work 0,0", "1 work -2,0", "2 work 4,0", "1 order 4")
    assert fields_of(state, 1) == {"-2,0", "4,2"}


def test_the_last_number_is_not_asked_for() -> None:
    state = table()
    choices = 0
    while state.round == 1 and len(state.order) < 5:
        choices += asked(state).endswith("ChooseOrder")
        play(state, f"{mover(state)} {offers(state)[0]}")
    assert choices == 4
