"""What extensions cost: the price of each, what stands in for what, and where it is paid from."""

from __future__ import annotations

import pytest

from keydom.games.keyflower.state import KeyflowerState

from ..builders import at_work, bid, goods, lots, own, play, skills, turn, workers
from ..looking import asked, colour_of, goods_on, in_bag, in_pile, offers, screen
from .extensions import COSTS, extension_of, extensions, go_home, yard

WORKERS = ("blue", "red", "yellow", "green")
SKILLS = ("saw", "pickaxe", "anvil")


def provide(state: KeyflowerState, cost: str) -> None:
    """Just what an extension of the Keywood costs; wood and a red worker where any will do."""
    for word in cost.replace("resource", "wood").replace("worker", "red").split():
        if word in WORKERS:
            workers(state, 0, **{word: 1})
        elif word in SKILLS:
            skills(state, 0, hidden=False, **{word: 1})
        else:
            goods(state, "keywood", **{word: 1})


def pay_up(state: KeyflowerState) -> None:
    """Where a price can be paid in several ways, the first one."""
    while asked(state) in ("0 Pay", "0 PayGood"):
        play(state, f"0 {offers(state)[0]}")


@pytest.mark.parametrize("extension", COSTS)
def test_an_extension_is_to_be_had_for_its_price(extension: str) -> None:
    state = yard()
    provide(state, COSTS[extension][1])
    go_home(state)
    assert extension in extensions(state)


@pytest.mark.parametrize("extension", COSTS)
def test_an_extension_takes_all_of_its_price(extension: str) -> None:
    state = yard()
    provide(state, COSTS[extension][1])
    go_home(state)
    play(state, f"0 extend keywood {extension}")
    pay_up(state)
    assert (screen(state, 0), goods_on(state, "keywood")) == ({}, {})


@pytest.mark.parametrize("extension", COSTS)
def test_an_extension_lies_on_the_tile_and_gives_it_its_colour(extension: str) -> None:
    state = yard()
    provide(state, COSTS[extension][1])
    go_home(state)
    play(state, f"0 extend keywood {extension}")
    pay_up(state)
    assert (extension_of(state, "keywood"), colour_of(state, "keywood")) == (extension, COSTS[extension][0])


@pytest.mark.parametrize(
    ("cost", "bought"),
    [
        ("", []),
        ("blue", ["e01", "e02", "e07", "e12"]),
        ("red", ["e02", "e06", "e07", "e12"]),
        ("yellow", ["e02", "e07", "e11", "e12"]),
        ("green", ["e02", "e07", "e12", "e16"]),
        ("wood", ["e08"]),
        ("stone", ["e13"]),
        ("iron", ["e03"]),
        ("wood stone", ["e08", "e09", "e13", "e14"]),
        ("wood iron", ["e03", "e04", "e08", "e09"]),
        ("saw", ["e10"]),
        ("pickaxe", ["e15"]),
        ("anvil", ["e05"]),
    ],
)
def test_just_what_can_be_paid_is_offered(cost: str, bought: list[str]) -> None:
    state = yard("keywood", "key-mine")  # on the mine there is nothing to pay with
    goods(state, "home-1", gold=1)  # something to carry, so that the seat is asked
    provide(state, cost)
    go_home(state)
    assert extensions(state) == bought


def test_gold_stands_in_for_any_resource_of_an_extension() -> None:
    state = yard()
    goods(state, "keywood", gold=2)
    go_home(state)
    assert extensions(state) == ["e03", "e04", "e08", "e09", "e13", "e14", "e17", "e18"]  # R-KM-10


def test_nothing_stands_in_for_gold() -> None:
    state = yard()
    goods(state, "keywood", wood=2, stone=2, iron=2)
    go_home(state)
    assert not {"e17", "e18"} & set(extensions(state))


def test_with_boat_3a_any_resource_pays_for_any_other() -> None:
    state = yard("keywood")
    own(state, 0, "boat-3a", beside=True)
    goods(state, "keywood", stone=2)
    go_home(state)
    assert extensions(state) == ["e03", "e04", "e08", "e09", "e13", "e14", "e17", "e18"]  # R-KM-10


def test_boat_3a_serves_its_owner_only() -> None:
    state = yard("keywood")
    own(state, 1, "boat-3a", beside=True)
    goods(state, "keywood", stone=1)
    go_home(state)
    assert extensions(state) == ["e13"]


def test_boat_3a_does_not_turn_one_resource_into_two() -> None:
    state = yard("keywood")
    own(state, 0, "boat-3a", beside=True)
    goods(state, "keywood", gold=1)
    go_home(state)
    assert not {"e04", "e09", "e14", "e18"} & set(extensions(state))


def test_the_builder_chooses_which_good_to_give() -> None:
    state = yard()
    goods(state, "keywood", wood=2, gold=1)
    go_home(state)
    play(state, "0 extend keywood e08", "0 pay-good gold")
    assert goods_on(state, "keywood") == {"wood": 2}


def test_resources_must_lie_on_the_tile_that_gets_the_extension() -> None:
    state = yard("keywood")
    goods(state, "home-1", wood=1)
    go_home(state)
    assert extensions(state) == []


def test_resources_may_be_carried_there_in_the_same_use() -> None:
    state = yard("keywood")
    goods(state, "home-1", wood=1)
    go_home(state)
    play(state, "0 carry wood home-1 keywood", "0 extend keywood e08")
    assert extension_of(state, "keywood") == "e08"


def test_goods_that_are_not_part_of_the_price_stay_on_the_tile() -> None:
    state = yard()
    goods(state, "keywood", wood=3)
    go_home(state)
    play(state, "0 extend keywood e08")
    assert goods_on(state, "keywood") == {"wood": 2}


def test_workers_paid_go_into_the_bag() -> None:
    state = yard()
    workers(state, 0, red=1)
    before = in_bag(state)["red"]
    go_home(state)
    play(state, "0 extend keywood e06")
    assert in_bag(state)["red"] == before + 1


def test_a_skill_paid_goes_back_to_the_pile() -> None:
    state = yard()
    skills(state, 0, saw=1)
    before = in_pile(state)["saw"]
    go_home(state)
    play(state, "0 extend keywood e10")
    assert in_pile(state)["saw"] == before + 1


def test_workers_at_work_do_not_pay() -> None:
    state = yard("keywood", "key-mine")
    at_work(state, "key-mine", red=2)
    goods(state, "home-1", gold=1)
    go_home(state)
    assert extensions(state) == []


def test_workers_in_a_leading_bid_do_not_pay() -> None:
    state = yard("keywood")
    lots(state, "stable")
    bid(state, 0, "stable", 2, "red")
    goods(state, "home-1", gold=1)
    go_home(state)
    assert extensions(state) == []


def outbid() -> KeyflowerState:
    """Seat 0 has a group of three red workers that was outbid, and none but the one at home."""
    state = yard("keywood")
    lots(state, "stable")
    bid(state, 0, "stable", 3, "red")
    bid(state, 1, "stable", 4, "red")
    turn(state, 0)
    go_home(state)
    return state


def test_an_outbid_group_pays_for_a_worker_of_its_colour_or_of_any() -> None:
    assert extensions(outbid()) == ["e02", "e06", "e07", "e12"]


def test_an_outbid_group_pays_whole_though_it_is_too_much() -> None:
    state = outbid()
    before = in_bag(state)["red"]
    play(state, "0 extend keywood e06", "0 pay-group stable")
    assert (in_bag(state)["red"], screen(state, 0)) == (before + 3, {})  # R-KF-06


def test_whoever_has_both_chooses_between_a_worker_and_a_group() -> None:
    state = outbid()
    workers(state, 0, red=1, blue=1)
    play(state, "0 extend keywood e02")
    assert offers(state) == ["pay blue", "pay red", "pay-group stable"]


def test_without_a_group_a_particular_worker_is_paid_without_asking() -> None:
    state = yard()
    workers(state, 0, red=2, blue=2)
    go_home(state)
    play(state, "0 extend keywood e06")
    assert screen(state, 0) == {"red": 1, "blue": 2}


def test_green_workers_do_not_stand_in_for_another_colour() -> None:
    state = yard(users=4)
    go_home(state)
    assert not {"e01", "e06", "e11"} & set(extensions(state))
