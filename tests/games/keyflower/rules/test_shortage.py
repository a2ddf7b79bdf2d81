"""Shortages: a tile is not used for nothing, and gives as much as is left of what it shows."""

from __future__ import annotations

from keydom.games.keyflower import GAME
from keydom.games.keyflower.actions import TILE

from ..builders import at_work, bag_of, bid, exhaust, goods, lots, nature, own, play, skills, table, workers
from ..looking import goods_on, offers, screen
from ..using import working


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


# Transport tiles.


def test_transport_that_can_carry_and_upgrade_nothing_cannot_be_used() -> None:
    """R-KF-05."""
    assert "use home-1" not in offers(working())


def test_transport_can_be_used_when_there_is_something_to_carry() -> None:
    """R-KF-05."""
    state = working("keywood")
    goods(state, "keywood", wood=1)
    assert "use home-1" in offers(state)


def test_goods_that_no_road_leads_away_from_are_nothing_to_carry() -> None:
    """R-KF-05: there is only the home."""
    state = working()
    goods(state, "home-1", iron=1)
    assert "use home-1" not in offers(state)


def test_with_boat_2a_goods_can_be_carried_over_fields() -> None:
    """R-KF-05, R-KF-13."""
    state = working()
    own(state, 0, "boat-2a", beside=True)
    own(state, 0, "barn", at="0,-1", turn=2)
    goods(state, "home-1", iron=1)
    with_boat = "use home-1" in offers(state)
    state.give_tile(TILE.read("boat-2a"), 1)
    assert (with_boat, "use home-1" in offers(state)) == (True, False)


def test_transport_can_be_used_when_there_is_something_to_upgrade() -> None:
    """R-KF-05."""
    state = working("keywood")
    skills(state, 0, saw=1)
    assert "use home-1" in offers(state)


def test_the_skill_for_an_upgrade_must_be_the_right_one() -> None:
    """R-KF-05."""
    state = working("keywood")
    skills(state, 0, anvil=1)
    assert "use home-1" not in offers(state)


def test_goods_and_skills_of_others_are_nothing_to_use_transport_for() -> None:
    """R-KF-05."""
    state = working("keywood", seat=1)
    skills(state, 1, saw=1)
    goods(state, "keywood", wood=2)
    assert [offer for offer in offers(state) if offer.startswith("use home")] == []


def test_transport_of_another_player_serves_the_own_village() -> None:
    """R-KF-05."""
    state = working("keywood")
    goods(state, "keywood", wood=1)
    assert "use home-3" in offers(state)


def test_with_boat_3a_any_resource_makes_an_upgrade_possible() -> None:
    """R-KF-05."""
    state = working()
    goods(state, "home-1", iron=2)
    before = "use home-1" in offers(state)
    own(state, 0, "boat-3a", beside=True)
    assert (before, "use home-1" in offers(state)) == (False, True)


def test_workers_for_an_upgrade_must_be_left_when_the_tile_is_used() -> None:
    """R-KF-05: Talton Lodge is turned over for two workers, and one works at home."""
    counts = []
    for count in (2, 3):
        state = table(3, promos="all")
        own(state, 0, "talton-lodge")
        workers(state, 0, blue=count)
        counts.append("use home-1" in offers(state))
    assert counts == [False, True]


def test_no_more_workers_are_put_on_transport_than_leaves_enough_for_the_upgrade() -> None:
    """R-KF-05."""
    state = table(3, promos="all")
    own(state, 0, "talton-lodge")
    workers(state, 0, blue=4)
    play(state, "0 use home-1", "0 in blue")
    assert offers(state) == ["add 1", "add 2"]


def test_a_group_that_pays_for_an_upgrade_is_not_moved_onto_transport() -> None:
    """R-KF-05: of the four workers two are in a group, which stays whole."""
    state = table(3, promos="all")
    own(state, 0, "talton-lodge")
    lots(state, "miner")
    workers(state, 0, blue=1)
    bid(state, 0, "miner", 2, "blue")
    bid(state, 1, "miner", 3, "blue")
    play(state, "0 use home-1", "0 in blue")
    assert offers(state) == ["add 1"]


def test_with_boat_4b_too_workers_for_an_upgrade_must_be_left() -> None:
    """R-KF-05, R-KF-10."""
    found = []
    for count in (3, 4):
        state = table(3, promos="all")
        own(state, 0, "talton-lodge")
        own(state, 0, "boat-4b", beside=True)
        at_work(state, "home-1", red=1)
        workers(state, 0, blue=count - 1, yellow=1)
        found.append("use home-1" in offers(state))
    assert found == [False, True]


def test_transport_can_be_used_for_an_extension_alone() -> None:
    """R-KF-05."""
    state = table(merchants="full")
    own(state, 0, "keywood", up=True)
    workers(state, 0, blue=1)
    before = "use home-1" in offers(state)
    skills(state, 0, saw=1)
    assert (before, "use home-1" in offers(state)) == (False, True)


def test_an_extension_in_the_colour_of_the_workers_on_its_own_tile_is_enough() -> None:
    """R-KF-05: a blue worker on the Stable allows a blue extension there, which an anvil pays for, and no red one."""
    found = []
    for skill in ("saw", "anvil"):
        state = table(merchants="full")
        own(state, 0, "stable", up=True)
        workers(state, 0, blue=1)
        skills(state, 0, **{skill: 1})
        found.append("use stable" in offers(state))
    assert found == [False, True]


def test_to_use_transport_for_an_upgrade_with_a_hidden_skill_tells_the_others() -> None:
    """R-KF-05: the announcement shows that there is such a skill, so it is not taken back."""
    shows = []
    for hidden in (False, True):
        state = working("keywood")
        skills(state, 0, hidden=hidden, saw=1)
        shows.append(state.frames[-1].reveals(state, GAME.parse("use home-1")))
    assert shows == [False, True]


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
