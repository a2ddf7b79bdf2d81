"""Extensions: what each costs, where it may lie, its colour, and the upgrade icon that it uses."""

from __future__ import annotations

import pytest

from keydom.games.keyflower import GAME
from keydom.games.keyflower.actions import EXTENSION, TILE
from keydom.games.keyflower.components import EXTENSIONS
from keydom.games.keyflower.state import Keyland

from .builders import (
    asked,
    at_work,
    bid,
    cabin,
    colour_of,
    contract,
    extend,
    goods,
    goods_on,
    in_bag,
    in_pile,
    lots,
    mover,
    offers,
    on,
    own,
    pass_all,
    play,
    screen,
    season,
    skills,
    table,
    told,
    turn,
    upgraded,
    words,
    workers,
)

# Colour and cost of the eighteen; `worker` and `resource` are of any kind.
COSTS = {
    "e01": ("blue", "blue"),
    "e02": ("blue", "worker"),
    "e03": ("blue", "iron"),
    "e04": ("blue", "iron resource"),
    "e05": ("blue", "anvil"),
    "e06": ("red", "red"),
    "e07": ("red", "worker"),
    "e08": ("red", "wood"),
    "e09": ("red", "wood resource"),
    "e10": ("red", "saw"),
    "e11": ("yellow", "yellow"),
    "e12": ("yellow", "worker"),
    "e13": ("yellow", "stone"),
    "e14": ("yellow", "stone resource"),
    "e15": ("yellow", "pickaxe"),
    "e16": ("green", "green"),
    "e17": ("green", "gold"),
    "e18": ("green", "gold resource"),
}
WORKERS = ("blue", "red", "yellow", "green")
SKILLS = ("saw", "pickaxe", "anvil")
GOODS = ("wood", "stone", "iron", "gold")


def yard(*tiles: str, users: int = 1) -> Keyland:
    """Seat 0 owns these tiles, upgraded, and has green workers to use its home with; seat 1 has a blue one."""
    state = table(merchants="full")
    for tile in tiles or ("keywood",):
        own(state, 0, tile, up=True)
    workers(state, 1, blue=1)
    workers(state, 0, green=users)
    return state


def go_home(state: Keyland, colour: str = "green", count: int = 1) -> None:
    """Seat 0 uses its home; where a colour lies there already it is not asked for one."""
    play(state, "0 use home-1")
    if asked(state) == "0 Colour":
        play(state, f"0 in {colour}")
    play(state, f"0 add {count}")


def provide(state: Keyland, cost: str) -> None:
    """Just what an extension of the Keywood costs; wood and a red worker where any will do."""
    for word in cost.replace("resource", "wood").replace("worker", "red").split():
        if word in WORKERS:
            workers(state, 0, **{word: 1})
        elif word in SKILLS:
            skills(state, 0, hidden=False, **{word: 1})
        else:
            goods(state, "keywood", **{word: 1})


def pay_up(state: Keyland) -> None:
    """Where a price can be paid in several ways, the first one."""
    while asked(state) in ("0 Pay", "0 PayGood"):
        play(state, f"0 {offers(state)[0]}")


def extensions(state: Keyland, tile: str = "keywood") -> list[str]:
    """The extensions that can be built on a tile."""
    return [offer.split()[2] for offer in offers(state) if offer.startswith(f"extend {tile} ")]


def extension_of(state: Keyland, tile: str) -> str:
    number = state.extended[TILE.read(tile)]
    return EXTENSION.write(number) if number >= 0 else "none"


# What they cost.


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


def outbid() -> Keyland:
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


# Where they lie.


def test_only_an_upgraded_tile_takes_an_extension() -> None:
    state = yard("keywood")
    own(state, 0, "key-mine")
    workers(state, 0, red=1)
    go_home(state)
    assert {offer.split()[1] for offer in offers(state) if offer.startswith("extend")} == {"keywood"}


def test_an_upgraded_home_takes_an_extension() -> None:
    state = table(merchants="full")
    upgraded(state, "home-1")
    workers(state, 0, green=2)
    go_home(state)
    assert extensions(state, "home-1") == ["e16"]


def test_a_cabin_and_an_extension_lie_on_one_home() -> None:
    state = table(merchants="full")
    upgraded(state, "home-1")
    cabin(state, 0)
    workers(state, 0, green=2)
    go_home(state)
    play(state, "0 extend home-1 e16")
    assert (state.cabins[0], extension_of(state, "home-1")) == (1, "e16")


def test_a_tile_takes_one_extension_only() -> None:
    state = yard("keywood", "key-mine")
    extend(state, "keywood", "e06")
    workers(state, 0, red=1)
    go_home(state)
    assert (extensions(state), extensions(state, "key-mine")) == ([], ["e02", "e07", "e12"])


def test_each_extension_is_there_once() -> None:
    state = yard("keywood")
    own(state, 1, "key-mine", up=True)
    extend(state, "key-mine", "e02")
    workers(state, 0, red=1)
    go_home(state)
    assert extensions(state) == ["e06", "e07", "e12"]


def test_nobody_extends_the_tile_of_another() -> None:
    state = yard("keywood")
    own(state, 1, "key-mine", up=True)
    workers(state, 0, red=1)
    go_home(state)
    assert extensions(state, "key-mine") == []


def test_the_home_of_another_serves_to_extend_ones_own_tile() -> None:
    state = yard("keywood")
    workers(state, 0, red=1)
    play(state, "0 use home-2", "0 in green", "0 add 1", "0 extend keywood e06")
    assert extension_of(state, "keywood") == "e06"


def test_boats_turn_order_tiles_and_winter_tiles_take_no_extension() -> None:
    state = yard("keywood")
    own(state, 0, "keythedral", beside=False)
    own(state, 0, "boat-2a", beside=False)
    workers(state, 0, red=1)
    go_home(state)
    assert {offer.split()[1] for offer in offers(state) if offer.startswith("extend")} == {"keywood"}


def test_a_tile_beside_the_village_takes_no_extension() -> None:
    state = yard("keywood")
    own(state, 0, "key-mine", up=True, beside=True)
    workers(state, 0, red=1)
    go_home(state)
    assert extensions(state, "key-mine") == []


@pytest.mark.parametrize("tile", ["alehouse", "barn", "inn"])
def test_an_extension_may_lie_on_an_upgraded_tile_without_points(tile: str) -> None:
    state = yard(tile)
    workers(state, 0, red=1)
    go_home(state)
    assert extensions(state, tile) == ["e02", "e06", "e07", "e12"]  # R-KM-07


def test_all_that_are_built_are_gone_and_the_rest_is_left() -> None:
    state = yard("keywood", "key-mine")
    extend(state, "keywood", "e18")
    assert GAME.stock(state)["extensions"] == len(EXTENSIONS)


# Colour.


def test_workers_on_the_tile_say_which_colour_an_extension_must_have() -> None:
    state = yard()
    at_work(state, "keywood", yellow=1)
    goods(state, "keywood", wood=2, stone=2, iron=2, gold=2)
    skills(state, 0, saw=1, pickaxe=1, anvil=1)
    workers(state, 0, blue=1, red=1, yellow=1)
    go_home(state)
    assert extensions(state) == ["e11", "e12", "e13", "e14", "e15"]


def test_an_extension_of_the_home_in_use_has_the_colour_of_its_user() -> None:
    state = table(merchants="full")
    upgraded(state, "home-1")
    workers(state, 0, red=3)
    go_home(state, "red")
    assert extensions(state, "home-1") == ["e06", "e07"]


def test_without_workers_on_the_tile_any_colour_will_do() -> None:
    state = yard()
    goods(state, "keywood", wood=1, stone=1, iron=1, gold=1)
    go_home(state)
    assert {COSTS[extension][0] for extension in extensions(state)} == {"blue", "red", "yellow", "green"}


def test_from_then_on_only_workers_of_its_colour_use_the_tile() -> None:
    state = yard()
    extend(state, "keywood", "e06")
    assert "use keywood" not in offers(state)
    workers(state, 0, red=1)
    play(state, "0 use keywood", "0 add 1")
    assert on(state, "keywood") == {"red": 1}


def test_the_colour_binds_the_other_players_too() -> None:
    state = yard()
    extend(state, "keywood", "e06")
    turn(state, 1)
    assert "use keywood" not in offers(state)


def test_a_tile_with_an_extension_gives_what_it_gave_before() -> None:
    state = yard()
    extend(state, "keywood", "e06")
    workers(state, 0, red=1)
    play(state, "0 use keywood", "0 add 1")
    assert goods_on(state, "keywood") == {"wood": 3}


def test_the_colour_outlasts_the_season() -> None:
    state = yard()
    extend(state, "keywood", "e06")
    lots(state)
    workers(state, 0, red=1)
    play(state, "0 use keywood", "0 add 1")
    pass_all(state)
    while "pass" not in offers(state):
        play(state, f"{'*' if mover(state) < 0 else mover(state)} {offers(state)[0]}")
    assert (state.season, colour_of(state, "keywood"), on(state, "keywood")) == (1, "red", {})


def test_an_extension_outlasts_the_season() -> None:
    state = yard()
    extend(state, "keywood", "e06")
    season(state, "winter")
    assert extension_of(state, "keywood") == "e06"


def test_boat_4b_ignores_the_colour_of_an_extension() -> None:
    state = yard()
    extend(state, "keywood", "e06")
    own(state, 0, "boat-4b", beside=True)
    workers(state, 0, blue=1)
    play(state, "0 use keywood", "0 worker blue", "0 worker green", "0 enough")
    assert on(state, "keywood") == {"blue": 1, "green": 1}


def test_workers_of_boat_4b_do_not_change_the_colour_of_an_extended_tile() -> None:
    state = yard()
    extend(state, "keywood", "e06")
    own(state, 0, "boat-4b", beside=True)
    workers(state, 0, blue=1)
    play(state, "0 use keywood", "0 worker blue", "0 enough")
    assert colour_of(state, "keywood") == "red"


def test_boat_4b_serves_its_owner_only() -> None:
    state = yard()
    extend(state, "keywood", "e06")
    own(state, 1, "boat-4b", beside=True)
    workers(state, 0, blue=1)
    assert "use keywood" not in offers(state)


def test_the_colour_of_an_extension_is_why_other_workers_are_refused() -> None:
    state = yard()
    extend(state, "keywood", "e06")
    reason = GAME.why_not(state, GAME.parse("use keywood"))
    assert reason is not None
    assert reason.args["colour"] == "colour:red"


# Icons.


def test_an_extension_uses_an_upgrade_icon() -> None:
    state = yard("keywood", "key-mine")
    goods(state, "keywood", wood=1)
    goods(state, "key-mine", iron=1)
    go_home(state)
    play(state, "0 extend keywood e08")
    assert "extend" not in words(state)


def test_one_icon_does_not_both_upgrade_and_extend() -> None:
    state = yard(users=1)
    own(state, 0, "woodcutter")
    skills(state, 0, saw=1)
    goods(state, "keywood", wood=1)
    goods(state, "home-1", gold=1)
    go_home(state)
    play(state, "0 upgrade woodcutter")
    assert "extend" not in words(state)


def test_with_two_icons_a_tile_is_upgraded_and_extended_in_one_use() -> None:
    state = table(merchants="full")
    own(state, 0, "woodcutter")
    cabin(state, 0)
    workers(state, 0, green=1)
    skills(state, 0, saw=1)
    goods(state, "woodcutter", wood=1)
    go_home(state)
    play(state, "0 upgrade woodcutter", "0 extend woodcutter e08")
    assert extension_of(state, "woodcutter") == "e08"


def test_with_two_icons_two_tiles_are_extended_in_one_use() -> None:
    state = yard("keywood", "key-mine")
    cabin(state, 0)
    goods(state, "keywood", wood=1)
    goods(state, "key-mine", iron=1)
    go_home(state)
    play(state, "0 extend keywood e08", "0 extend key-mine e03")
    assert (extension_of(state, "keywood"), extension_of(state, "key-mine")) == ("e08", "e03")


def test_after_the_last_icon_goods_can_still_be_carried() -> None:
    state = yard()
    goods(state, "keywood", wood=2)
    go_home(state)
    play(state, "0 extend keywood e08")
    assert words(state) == {"carry", "done"}


def test_everybody_hears_of_an_extension() -> None:
    state = yard()
    goods(state, "keywood", wood=1)
    go_home(state)
    events = play(state, "0 extend keywood e08")
    assert told(events, "extended") == [{"seat": "seat:0", "tile": "tile:keywood", "extension": "extension:e08"}]


def test_building_with_a_hidden_worker_shows_it() -> None:
    state = yard()
    workers(state, 0, hidden=True, red=1)
    go_home(state)
    assert state.frames[-1].reveals(state, GAME.parse("extend keywood e06"))


def test_building_with_known_goods_shows_nothing() -> None:
    state = yard()
    goods(state, "keywood", wood=1)
    go_home(state)
    assert not state.frames[-1].reveals(state, GAME.parse("extend keywood e08"))


# Nothing to do.


def test_whoever_can_carry_upgrade_and_extend_nothing_is_not_asked() -> None:
    state = yard()
    go_home(state)
    assert asked(state) == "1 Turn"


def test_whoever_might_pay_for_an_extension_is_asked_though_he_cannot() -> None:
    state = yard()
    skills(state, 0, hidden=True, saw=1)
    go_home(state)
    assert asked(state) == "0 Haul"


def test_whoever_has_a_contract_is_asked_though_nothing_lies_in_the_village() -> None:
    state = table(merchants="full")
    workers(state, 0, green=1)
    contract(state, 0, "c24")
    go_home(state)
    assert words(state) == {"trade", "done"}


def test_a_step_that_is_left_when_no_icon_is_does_not_ask_for_an_extension() -> None:
    state = yard("keywood", "key-mine")
    workers(state, 0, red=1, blue=1)
    go_home(state)
    play(state, "0 extend keywood e06")
    assert asked(state) == "1 Turn"  # nothing can be carried, and there is no icon


def test_the_colour_of_workers_on_a_tile_is_seen_by_all_and_asks_for_nothing() -> None:
    state = yard()
    at_work(state, "keywood", yellow=1)
    goods(state, "keywood", iron=1)
    own(state, 1, "key-mine")
    go_home(state)
    assert words(state) == {"carry", "done"}
