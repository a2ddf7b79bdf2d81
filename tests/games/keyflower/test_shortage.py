"""Shortages: a tile is not used for nothing, and gives as much as is left of what it shows."""

from __future__ import annotations

from .builders import bag_of, exhaust, lots, nature, own, play, skills, table, workers
from .looking import asked, goods_on, offers, screen
from .using import working


def test_a_tile_that_can_give_nothing_cannot_be_used() -> None:
    """R-KF-05."""
    state = working("keywood")
    exhaust(state, "wood")
    assert "use keywood" not in offers(state)


def test_a_tile_that_can_give_part_of_what_it_shows_can_be_used() -> None:
    """R-KF-05."""
    state = working("woodcutter")
    exhaust(state, "wood", but=1)
    play(state, "0 use woodcutter", "0 in blue", "0 add 1")
    assert goods_on(state, "woodcutter") == {"wood": 1}


def test_a_tile_that_shows_two_kinds_gives_the_one_that_is_there() -> None:
    state = table()
    lots(state)
    own(state, 0, "woodcutter", up=True)
    workers(state, 0, blue=5)
    exhaust(state, "gold")
    play(state, "0 use woodcutter", "0 in blue", "0 add 1")
    assert goods_on(state, "woodcutter") == {"wood": 1}


def test_transport_tiles_can_always_be_used() -> None:
    """R-KF-05."""
    assert "use home-1" in offers(working())


def test_transport_that_can_do_nothing_asks_nothing() -> None:
    state = working()
    workers(state, 1, red=1)
    play(state, "0 use home-1", "0 in blue", "0 add 1")
    assert asked(state) == "1 Turn"


def test_of_a_choice_only_what_is_there_is_offered() -> None:
    state = working("workshop")
    exhaust(state, "stone")
    play(state, "0 use workshop", "0 in blue", "0 add 1")
    assert offers(state) == ["take wood", "take iron"]


def test_a_choice_of_one_thing_is_not_asked() -> None:
    state = working("workshop")
    for good in ("stone", "wood"):
        exhaust(state, good)
    play(state, "0 use workshop", "0 in blue", "0 add 1")
    assert goods_on(state, "workshop") == {"iron": 1}


def test_a_choice_of_nothing_cannot_be_used() -> None:
    state = working("workshop")
    for good in ("stone", "wood", "iron"):
        exhaust(state, good)
    assert "use workshop" not in offers(state)


def test_with_an_empty_bag_a_tile_that_draws_workers_cannot_be_used() -> None:
    state = working("alehouse")
    exhaust(state, "bag")
    assert "use alehouse" not in offers(state)


def test_with_an_empty_bag_the_tavern_cannot_be_used_to_fill_it() -> None:
    state = working("tavern")
    exhaust(state, "bag")
    assert "use tavern" not in offers(state)


def test_with_an_empty_pile_the_hiring_fair_cannot_be_used_to_fill_it() -> None:
    state = working("hiring-fair")
    skills(state, 0, saw=1)
    exhaust(state, "pile")
    assert "use hiring-fair" not in offers(state)


def test_with_no_green_worker_left_the_peddler_cannot_be_used() -> None:
    state = working("peddler", blue=1, yellow=1)
    exhaust(state, "green")
    assert "use peddler" not in offers(state)


def test_green_workers_in_the_bag_are_no_supply_of_green_workers() -> None:
    state = working("peddler", blue=1, yellow=1)
    workers(state, 1, green=20)
    state.lose_workers(1, 3, 20)
    state.into_bag(3, 20)
    assert "use peddler" not in offers(state)


def test_the_last_worker_of_the_bag_is_all_there_is_to_draw() -> None:
    state = working("tavern")
    bag_of(state, yellow=1)
    play(state, "0 use tavern", "0 in blue", "0 add 1", "0 pay blue", "* draw yellow")
    assert screen(state, 0) == {"blue": 7, "red": 9, "yellow": 1}


def test_the_last_skill_of_the_pile_is_all_there_is_to_draw() -> None:
    state = working("apprentice-hall")
    own(state, 0, "hiring-fair")
    skills(state, 0, saw=1)
    exhaust(state, "pile", but=1)
    play(state, "0 use hiring-fair", "0 in blue", "0 add 1", "0 pay-skill saw")
    nature(state)
    assert sum(state.skills[:3]) == 1


def test_the_last_green_worker_is_all_there_is_to_take() -> None:
    state = table()
    lots(state)
    own(state, 0, "peddler", up=True)
    workers(state, 0, blue=2, yellow=1)
    exhaust(state, "green", but=1)
    play(state, "0 use peddler", "0 in blue", "0 add 1")
    assert screen(state, 0) == {"blue": 1, "green": 1}
