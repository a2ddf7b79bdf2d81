"""The price of a use: who can pay it with what, outbid groups go whole, and it is mixed in after the draw."""

from __future__ import annotations

from ..builders import at_work, bag_of, bid, exhaust, lots, own, play, skills, table, workers
from ..looking import bids, colour_of, in_bag, in_pile, offers, on, screen
from ..using import outbid, working

# What is paid.


def test_the_price_is_paid_besides_the_workers_of_the_use() -> None:
    state = working("peddler", blue=2, yellow=2)
    play(state, "0 use peddler", "0 in blue", "0 add 1")
    assert screen(state, 0) == {"blue": 1, "yellow": 1, "green": 1}


def test_a_paid_worker_goes_into_the_bag() -> None:
    state = working("peddler", blue=2, yellow=2)
    before = in_bag(state)["yellow"]
    play(state, "0 use peddler", "0 in blue", "0 add 1")
    assert in_bag(state)["yellow"] == before + 1


def test_a_paid_skill_goes_back_to_the_pile() -> None:
    state = working("carpenter")
    skills(state, 0, saw=1)
    before = in_pile(state)["saw"]
    play(state, "0 use carpenter", "0 in blue", "0 add 1")
    assert in_pile(state)["saw"] == before + 1


def test_without_the_price_a_tile_cannot_be_used() -> None:
    """R-KF-05."""
    assert "use peddler" not in offers(working("peddler"))


def test_without_the_right_skill_a_tile_cannot_be_used() -> None:
    """R-KF-05."""
    state = working("carpenter")
    skills(state, 0, anvil=3, pickaxe=3)
    assert "use carpenter" not in offers(state)


def test_a_worker_cannot_be_both_used_and_paid() -> None:
    assert "use peddler" not in offers(working("peddler", yellow=1))


def test_a_use_in_the_colour_of_the_price_leaves_a_worker_for_it() -> None:
    state = working("peddler", yellow=3)
    play(state, "0 use peddler", "0 in yellow")
    assert offers(state) == ["add 1", "add 2"]


def test_the_colour_that_the_price_needs_whole_is_not_offered() -> None:
    state = working("peddler", blue=2, yellow=1)
    play(state, "0 use peddler")
    assert offers(state) == ["in blue"]


def test_the_tavern_takes_a_worker_of_any_colour() -> None:
    state = working("tavern", blue=2, red=1, green=1)
    play(state, "0 use tavern", "0 in blue", "0 add 1")
    assert offers(state) == ["pay blue", "pay red", "pay green"]


def test_the_last_worker_cannot_use_the_tavern() -> None:
    assert "use tavern" not in offers(working("tavern", blue=1))


def test_a_green_worker_does_not_pay_for_another_colour() -> None:
    assert "use peddler" not in offers(working("peddler", blue=2, green=2))


def test_a_group_of_the_right_colour_can_pay() -> None:
    """R-KF-06."""
    state = outbid(1, "yellow", blue=2, yellow=1)
    play(state, "0 use peddler", "0 in blue", "0 add 1")
    assert offers(state) == ["pay yellow", "pay-group miner"]


def test_a_group_that_pays_goes_into_the_bag_whole() -> None:
    """R-KF-06."""
    state = outbid(3, "yellow", blue=2)
    before = in_bag(state)["yellow"]
    play(state, "0 use peddler", "0 in blue", "0 add 1", "0 pay-group miner")
    assert in_bag(state)["yellow"] == before + 3


def test_a_large_group_buys_no_more_than_one_worker() -> None:
    """R-KF-06."""
    state = outbid(3, "yellow", blue=2)
    play(state, "0 use peddler", "0 in blue", "0 add 1", "0 pay-group miner")
    assert screen(state, 0) == {"blue": 1, "green": 1}


def test_a_group_of_another_colour_cannot_pay() -> None:
    assert "use peddler" not in offers(outbid(2, "red", blue=2))


def test_a_leading_bid_cannot_pay() -> None:
    state = working("peddler", blue=2)
    lots(state, "miner")
    bid(state, 0, "miner", 2, "yellow")
    assert "use peddler" not in offers(state)


def test_workers_on_tiles_cannot_pay() -> None:
    state = working("peddler", blue=2)
    at_work(state, "home-1", yellow=2)
    assert "use peddler" not in offers(state)


def test_a_group_that_is_used_cannot_pay_as_well() -> None:
    state = outbid(2, "yellow", blue=1)
    play(state, "0 use peddler")
    assert offers(state) == ["in blue"]


def test_one_group_can_be_used_while_another_pays() -> None:
    state = outbid(2, "yellow", red=1)
    at_work(state, "peddler", yellow=1)
    bid(state, 0, "stable", 1, "yellow")
    bid(state, 1, "stable", 2, "yellow")
    play(state, "0 use peddler", "0 move miner", "0 add 0", "0 pay-group stable")
    assert (on(state, "peddler"), bids(state, "stable")) == ({"yellow": 3}, {1: "2 yellow"})


def test_the_group_at_the_tile_itself_can_pay_for_its_use() -> None:
    state = working(blue=1, yellow=1)
    lots(state, "peddler")
    bid(state, 0, "peddler", 1, "yellow")
    bid(state, 1, "peddler", 2, "yellow")
    play(state, "0 use peddler", "0 add 1", "0 pay-group peddler")
    assert (screen(state, 0), bids(state, "peddler")) == ({"blue": 1, "green": 1}, {1: "2 yellow"})


def test_the_tavern_is_paid_with_a_whole_group_too() -> None:
    """R-KF-06."""
    state = working("tavern", blue=2)
    lots(state, "miner")
    bid(state, 0, "miner", 2, "red")
    bid(state, 1, "miner", 3, "red")
    before = in_bag(state)["red"]
    play(state, "0 use tavern", "0 in blue", "0 add 1", "0 pay-group miner", "* draw blue", "* draw blue")
    assert in_bag(state)["red"] == before + 2


def test_a_paid_group_leaves_its_tile_to_the_others() -> None:
    state = outbid(3, "yellow", blue=2)
    play(state, "0 use peddler", "0 in blue", "0 add 1", "0 pay-group miner")
    assert (bids(state, "miner"), colour_of(state, "miner")) == ({1: "4 yellow"}, "yellow")


# What is paid is mixed in after the draw.


def test_the_tavern_does_not_draw_the_worker_that_was_paid() -> None:
    """R-KF-07."""
    state = working("tavern")
    bag_of(state, blue=2)
    play(state, "0 use tavern", "0 in blue", "0 add 1", "0 pay red")
    assert offers(state) == ["draw blue"]


def test_the_worker_paid_to_the_tavern_is_in_the_bag_after_the_draw() -> None:
    """R-KF-07."""
    state = working("tavern")
    bag_of(state, blue=2)
    play(state, "0 use tavern", "0 in blue", "0 add 1", "0 pay red", "* draw blue", "* draw blue")
    assert in_bag(state) == {"red": 1}


def test_the_hiring_fair_does_not_draw_the_skill_that_was_paid() -> None:
    """R-KF-07."""
    state = working("hiring-fair")
    skills(state, 0, saw=in_pile(state)["saw"])
    play(state, "0 use hiring-fair", "0 in blue", "0 add 1", "0 pay-skill saw")
    assert offers(state) == ["draw-skill pickaxe", "draw-skill anvil"]


def test_the_skill_paid_to_the_hiring_fair_is_in_the_pile_after_the_draw() -> None:
    """R-KF-07."""
    state = table()
    lots(state)
    own(state, 0, "hiring-fair")
    workers(state, 0, blue=9)
    skills(state, 0, saw=1)
    exhaust(state, "pile", but=0)
    state.lose_skill(2, 1)
    state.lose_skill(2, 1)
    state.onto_pile(1, 2)
    play(state, "0 use hiring-fair", "0 in blue", "0 add 1", "0 pay-skill saw")
    play(state, "* draw-skill pickaxe", "* draw-skill pickaxe")
    assert in_pile(state) == {"saw": 1}
