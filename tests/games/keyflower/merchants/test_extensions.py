"""Extensions: where each may lie, its colour, the upgrade icon that it uses, and who is asked."""

from __future__ import annotations

import pytest

from keydom.games.keyflower import GAME
from keydom.games.keyflower.components import EXTENSIONS

from ..builders import (
    at_work,
    cabin,
    contract,
    extend,
    goods,
    lots,
    own,
    pass_all,
    play,
    season,
    skills,
    table,
    turn,
    upgraded,
    workers,
)
from ..looking import asked, colour_of, goods_on, mover, offers, on, told, words
from .extensions import COSTS, extension_of, extensions, go_home, yard

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


def test_an_extension_is_enough_to_leave_the_rest() -> None:
    """R-KF-05."""
    state = yard()
    goods(state, "keywood", wood=2)
    go_home(state)
    assert "done" not in words(state)
    play(state, "0 extend keywood e08", "0 done")
    assert asked(state) == "1 Turn"


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
    assert "use home-1" not in offers(state)  # R-KF-05


def test_whoever_might_pay_for_an_extension_is_asked_though_he_cannot() -> None:
    state = yard()
    skills(state, 0, hidden=True, saw=1)
    go_home(state)
    assert asked(state) == "0 Haul"


def test_whoever_has_a_contract_is_asked_though_nothing_lies_in_the_village() -> None:
    state = table(merchants="full")
    workers(state, 0, green=1)
    own(state, 0, "keywood")
    goods(state, "home-1", wood=1)
    contract(state, 0, "c24")
    go_home(state)
    play(state, "0 carry wood home-1 keywood")
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
    assert words(state) == {"carry"}
