"""Transport and upgrades: steps over roads, what an upgrade takes, and the summer boats that help with both.

The village: Keywood and the Miner lie beside the home, each with a road to it, and beside each other with a field in
between. The Stable lies on the other side of the home.
"""

from __future__ import annotations

import pytest

from keydom.core.game import Event
from keydom.games.keyflower import GAME
from keydom.games.keyflower.state import KeyflowerState

from ..builders import at_work, exhaust, goods, lots, match, own, play, position, skills, table, upgraded, workers
from ..looking import asked, goods_on, in_pile, in_supply, is_up, offers, on, screen, seen, told


def hamlet(boat: str = "") -> KeyflowerState:
    """Seat 0 has the village of these tests, a boat perhaps, and nine blue workers; seat 1 has a worker."""
    state = table()
    lots(state)
    own(state, 0, "keywood", "1,-1", 1)
    own(state, 0, "miner", "1,0", 1)
    own(state, 0, "stable", "-1,0")
    if boat:
        own(state, 0, boat, beside=True)
    workers(state, 0, blue=9)
    workers(state, 1, red=1)
    return state


def cart(state: KeyflowerState, *lines: str, tile: str = "stable") -> None:
    """Seat 0 uses a transport tile with a blue worker, and goes on so."""
    play(state, f"0 use {tile}", "0 in blue", "0 add 1", *[f"0 {line}" for line in lines])


def carries(state: KeyflowerState) -> list[str]:
    return sorted(offer for offer in offers(state) if offer.startswith("carry"))


def upgrades(state: KeyflowerState) -> list[str]:
    return [offer.removeprefix("upgrade ") for offer in offers(state) if offer.startswith("upgrade")]


# Steps.


def test_a_step_carries_one_good_to_the_next_tile() -> None:
    state = hamlet()
    goods(state, "keywood", wood=2)
    cart(state, "carry wood keywood home-1")
    assert (goods_on(state, "keywood"), goods_on(state, "home-1")) == ({"wood": 1}, {"wood": 1})


def test_a_good_is_carried_over_every_road() -> None:
    state = hamlet()
    goods(state, "home-1", iron=1)
    cart(state)
    assert carries(state) == ["carry iron home-1 keywood", "carry iron home-1 miner", "carry iron home-1 stable"]


def test_no_good_is_carried_where_there_is_no_road() -> None:
    state = hamlet()
    goods(state, "keywood", wood=1)
    cart(state)
    assert carries(state) == ["carry wood keywood home-1"]


def test_two_tiles_without_a_road_are_two_steps_apart() -> None:
    state = hamlet()
    goods(state, "keywood", wood=1)
    cart(state, "carry wood keywood home-1", "carry wood home-1 miner")
    assert goods_on(state, "miner") == {"wood": 1}


def test_each_good_takes_a_step_of_its_own() -> None:
    state = hamlet()
    goods(state, "keywood", wood=2)
    cart(state, "carry wood keywood home-1")
    assert state.frames[-1].args() == {"moves": 1, "icons": 1}


def test_when_all_steps_are_taken_nothing_more_is_carried() -> None:
    state = hamlet()
    skills(state, 0, saw=1)
    goods(state, "keywood", wood=3)
    cart(state, "carry wood keywood home-1", "carry wood keywood home-1")
    assert offers(state) == ["upgrade keywood", "done"]


def test_steps_may_go_to_different_goods_on_different_tiles() -> None:
    state = hamlet()
    goods(state, "keywood", wood=1)
    goods(state, "miner", gold=1)
    cart(state, "carry wood keywood home-1", "carry gold miner home-1")
    assert goods_on(state, "home-1") == {"wood": 1, "gold": 1}


def test_a_good_may_be_carried_back() -> None:
    state = hamlet()
    goods(state, "keywood", wood=1)
    cart(state, "carry wood keywood home-1", "carry wood home-1 keywood")
    assert goods_on(state, "keywood") == {"wood": 1}


def test_the_rest_of_steps_and_upgrades_may_be_left() -> None:
    state = hamlet()
    goods(state, "keywood", wood=1)
    cart(state, "carry wood keywood home-1", "done")
    assert asked(state) == "1 Turn"


def test_transport_is_not_left_before_something_was_carried() -> None:
    """R-KF-05: workers are not placed just to block."""
    state = hamlet()
    goods(state, "keywood", wood=1)
    cart(state)
    assert offers(state) == ["carry wood keywood home-1"]


def test_an_upgrade_is_enough_to_leave_the_rest() -> None:
    """R-KF-05."""
    state = hamlet()
    skills(state, 0, saw=1)
    goods(state, "miner", iron=1)
    cart(state)
    assert "done" not in offers(state)
    play(state, "0 upgrade keywood", "0 done")
    assert asked(state) == "1 Turn"


def test_whoever_leaves_transport_too_soon_is_told_why() -> None:
    """R-KF-05."""
    state = hamlet()
    goods(state, "keywood", wood=1)
    cart(state)
    assert GAME.why_not(state, GAME.parse("done")) == Event("nothing-done-yet", {})


def test_nothing_of_it_is_left_for_a_later_turn() -> None:
    state = hamlet()
    goods(state, "keywood", wood=2)
    cart(state, "carry wood keywood home-1", "done")
    play(state, "1 pass")
    assert asked(state) == "0 Turn"


def test_after_the_last_step_the_turn_is_over_if_nothing_can_be_upgraded() -> None:
    state = hamlet()
    goods(state, "keywood", wood=2)
    cart(state, "carry wood keywood home-1", "carry wood keywood home-1")
    assert asked(state) == "1 Turn"


def test_goods_are_carried_in_the_own_village_only() -> None:
    state = hamlet()
    own(state, 1, "quarryman")
    goods(state, "home-2", stone=1)
    goods(state, "keywood", wood=1)
    cart(state)
    assert carries(state) == ["carry wood keywood home-1"]


def test_the_transport_tile_of_another_player_serves_the_own_village() -> None:
    state = hamlet()
    goods(state, "keywood", wood=1)
    goods(state, "home-2", stone=1)
    cart(state, tile="home-2")
    assert offers(state) == ["carry wood keywood home-1"]


def test_a_transport_tile_on_auction_serves_the_own_village() -> None:
    state = table()
    lots(state, "stable")
    own(state, 0, "keywood")
    goods(state, "keywood", wood=1)
    workers(state, 0, blue=9)
    cart(state, "carry wood keywood home-1")
    assert goods_on(state, "home-1") == {"wood": 1}


def test_workers_are_not_carried() -> None:
    state = hamlet()
    goods(state, "keywood", wood=1)
    cart(state, "carry wood keywood home-1")
    assert on(state, "stable") == {"blue": 1}


def test_a_good_that_is_carried_is_told() -> None:
    state = hamlet()
    goods(state, "keywood", wood=1)
    cart(state)
    events = play(state, "0 carry wood keywood home-1")
    route = {"good": "good:wood", "from": "tile:keywood", "to": "tile:home-1"}
    assert told(events, "carried") == [{"seat": "seat:0", **route}]


# Upgrades.


def test_the_goods_of_an_upgrade_must_lie_on_the_tile_itself() -> None:
    state = hamlet()
    goods(state, "home-1", iron=1)
    goods(state, "stable", wood=1)
    cart(state)
    assert upgrades(state) == []


def test_goods_may_be_carried_to_a_tile_and_then_upgrade_it() -> None:
    state = hamlet()
    goods(state, "home-1", iron=1, wood=1)
    cart(state, "carry iron home-1 stable", "carry wood home-1 stable", "upgrade stable")
    assert is_up(state, "stable")


def test_steps_may_follow_an_upgrade() -> None:
    state = hamlet()
    skills(state, 0, saw=1)
    goods(state, "keywood", wood=1)
    cart(state, "upgrade keywood", "carry wood keywood home-1")
    assert (is_up(state, "keywood"), goods_on(state, "home-1")) == (True, {"wood": 1})


def test_an_upgrade_may_come_between_two_steps() -> None:
    state = hamlet()
    skills(state, 0, saw=1)
    goods(state, "keywood", wood=2)
    cart(state, "carry wood keywood home-1", "upgrade keywood", "carry wood keywood home-1")
    assert (is_up(state, "keywood"), goods_on(state, "home-1")) == (True, {"wood": 2})


def test_there_are_no_more_upgrades_than_icons() -> None:
    state = hamlet()
    skills(state, 0, saw=1, anvil=1)
    goods(state, "home-1", wood=1)
    cart(state, "upgrade keywood")
    assert upgrades(state) == []


def test_two_icons_upgrade_two_tiles() -> None:
    state = hamlet()
    upgraded(state, "stable")
    skills(state, 0, saw=1, anvil=1)
    cart(state, "upgrade keywood", "upgrade miner")
    assert (is_up(state, "keywood"), is_up(state, "miner")) == (True, True)


def test_skills_come_from_behind_the_screen() -> None:
    state = hamlet()
    skills(state, 0, saw=2)
    goods(state, "home-1", wood=1)
    cart(state, "upgrade keywood")
    assert screen(state, 0) == {"blue": 8, "saw": 1}


def test_the_skill_of_an_upgrade_goes_back_to_the_pile() -> None:
    state = hamlet()
    before = in_pile(state)
    skills(state, 0, saw=1)
    cart(state, "upgrade keywood")
    assert in_pile(state) == before


def test_the_goods_of_an_upgrade_go_back_to_the_supply() -> None:
    state = hamlet()
    goods(state, "stable", wood=1, iron=1)
    cart(state, "upgrade stable")
    assert in_supply(state) == {"wood": 24, "stone": 24, "iron": 24, "gold": 48}


def test_goods_beyond_the_cost_stay_on_the_tile() -> None:
    state = hamlet()
    goods(state, "stable", wood=2, iron=1, stone=1)
    cart(state, "upgrade stable", "done")
    assert goods_on(state, "stable") == {"wood": 1, "stone": 1}


def test_workers_stay_on_a_tile_that_is_upgraded() -> None:
    state = hamlet()
    skills(state, 0, saw=1)
    at_work(state, "keywood", red=2)
    cart(state, "upgrade keywood")
    assert on(state, "keywood") == {"red": 2}


def test_a_tile_that_is_upgraded_gives_the_more_at_its_next_use() -> None:
    state = hamlet()
    skills(state, 0, saw=1)
    cart(state, "upgrade keywood")
    play(state, "1 pass", "0 use keywood", "0 in blue", "0 add 1")
    assert goods_on(state, "keywood") == {"wood": 3}


def test_a_home_is_upgraded_too() -> None:
    state = hamlet()
    goods(state, "home-1", wood=1, stone=1)
    cart(state, "upgrade home-1")
    assert is_up(state, "home-1")


def test_an_upgraded_tile_has_no_further_side() -> None:
    state = hamlet()
    upgraded(state, "keywood")
    skills(state, 0, saw=2)
    goods(state, "keywood", wood=1)
    cart(state)
    assert upgrades(state) == []


@pytest.mark.parametrize("tile", ["boat-1a", "keyflower", "order-1", "scholar"])
def test_boats_turn_order_tiles_and_winter_tiles_are_not_upgraded(tile: str) -> None:
    state = hamlet("boat-2a")
    if tile == "order-1":
        state.on_sale = []
        state.bids = []
        state.bid_colours = []
    own(state, 0, tile)
    goods(state, tile, wood=3, stone=3, iron=3, gold=3)
    skills(state, 0, saw=3, pickaxe=3, anvil=3)
    cart(state)
    assert tile not in upgrades(state)


def test_the_tiles_of_another_player_are_not_upgraded() -> None:
    state = hamlet()
    own(state, 1, "woodcutter")
    skills(state, 0, saw=1)
    cart(state)
    assert upgrades(state) == ["keywood"]


def test_a_tile_beside_the_village_is_not_upgraded() -> None:
    """R-KF-18."""
    state = hamlet()
    own(state, 0, "woodcutter", beside=True)
    skills(state, 0, saw=1)
    cart(state)
    assert upgrades(state) == ["keywood"]


def test_an_upgrade_is_told() -> None:
    state = hamlet()
    skills(state, 0, saw=1)
    cart(state)
    events = play(state, "0 upgrade keywood")
    assert told(events, "upgraded") == [{"seat": "seat:0", "tile": "tile:keywood"}]


# Gold stands in.


def test_gold_stands_in_for_any_resource() -> None:
    state = hamlet()
    goods(state, "stable", gold=2)
    cart(state, "upgrade stable")
    assert (is_up(state, "stable"), goods_on(state, "stable")) == (True, {})


def test_gold_stands_in_for_the_one_that_is_missing() -> None:
    state = hamlet()
    goods(state, "stable", wood=1, gold=1)
    cart(state, "upgrade stable")
    assert (is_up(state, "stable"), goods_on(state, "stable")) == (True, {})


def test_gold_for_two_does_not_pay_for_three() -> None:
    state = hamlet()
    own(state, 0, "alehouse")
    goods(state, "alehouse", wood=2, gold=1)
    goods(state, "home-1", stone=1)
    cart(state)
    assert upgrades(state) == []


def test_no_other_resource_stands_in_for_gold() -> None:
    state = hamlet()
    own(state, 0, "peddler")
    goods(state, "peddler", wood=1, stone=1, iron=1)
    goods(state, "home-1", stone=1)
    cart(state)
    assert upgrades(state) == []


def test_gold_does_not_stand_in_for_a_skill() -> None:
    state = hamlet()
    goods(state, "keywood", gold=5)
    cart(state)
    assert upgrades(state) == []


def test_where_gold_could_stand_in_its_owner_chooses() -> None:
    state = hamlet()
    goods(state, "stable", wood=1, iron=1, gold=1)
    cart(state, "upgrade stable", "pay-good gold", "done")
    assert (is_up(state, "stable"), goods_on(state, "stable")) == (True, {"wood": 1})


def test_where_gold_is_needed_elsewhere_there_is_no_choice() -> None:
    state = hamlet()
    goods(state, "stable", wood=1, gold=1)
    cart(state, "upgrade stable")
    assert asked(state) == "1 Turn"


# Which allowance.


def test_upgrading_the_very_tile_in_use_adds_nothing_to_this_use() -> None:
    """R-KF-12."""
    state = hamlet()
    goods(state, "stable", wood=2, iron=1)
    cart(state, "upgrade stable")
    assert state.frames[-1].args() == {"moves": 2, "icons": 0}


@pytest.mark.parametrize(("up", "moves", "icons"), [(False, 4, 2), (True, 8, 4)])
def test_boat_2b_doubles_steps_and_upgrades(up: bool, moves: int, icons: int) -> None:
    """R-KF-12."""
    state = hamlet("boat-2b")
    upgraded(state, *["stable"] * up)
    goods(state, "keywood", wood=1)
    cart(state)
    assert state.frames[-1].args() == {"moves": moves, "icons": icons}


def test_boat_2b_doubles_the_tile_of_another_player() -> None:
    """R-KF-12."""
    state = hamlet("boat-2b")
    goods(state, "keywood", wood=1)
    cart(state, tile="home-2")
    assert state.frames[-1].args() == {"moves": 2, "icons": 2}


def test_boat_2b_doubles_nothing_for_others_who_use_its_owners_tiles() -> None:
    """R-KF-12."""
    state = hamlet()
    own(state, 1, "boat-2b", beside=True)
    goods(state, "keywood", wood=1)
    cart(state, tile="home-2")
    assert state.frames[-1].args() == {"moves": 1, "icons": 1}


# Boat 2a.


def test_boat_2a_carries_over_fields() -> None:
    """R-KF-13."""
    state = hamlet("boat-2a")
    goods(state, "keywood", wood=1)
    cart(state)
    assert carries(state) == ["carry wood keywood home-1", "carry wood keywood miner"]


def test_boat_2a_does_not_carry_over_water() -> None:
    """R-KF-13."""
    state = hamlet()
    own(state, 0, "boat-2a", "0,1", 0)
    goods(state, "home-1", wood=1)
    cart(state)
    assert "carry wood home-1 boat-2a" not in carries(state)


def test_boat_2a_carries_where_a_road_meets_a_field() -> None:
    """R-KF-13: the field at the upper right of the boat meets the road at the lower left of the Miner."""
    state = hamlet("boat-2a")
    own(state, 0, "boat-1a", "0,1", 0)
    goods(state, "miner", wood=1)
    cart(state)
    assert "carry wood miner boat-1a" in carries(state)


def test_boat_2a_helps_its_owner_only() -> None:
    state = hamlet()
    own(state, 1, "boat-2a", beside=True)
    goods(state, "keywood", wood=1)
    cart(state)
    assert carries(state) == ["carry wood keywood home-1"]


# Boat 3a.


@pytest.mark.parametrize("good", ["wood", "stone", "iron", "gold"])
def test_boat_3a_pays_for_an_upgrade_with_any_resource(good: str) -> None:
    state = hamlet("boat-3a")
    goods(state, "stable", **{good: 2})
    cart(state, "upgrade stable")
    assert (is_up(state, "stable"), goods_on(state, "stable")) == (True, {})


def test_boat_3a_pays_for_gold_with_any_resource() -> None:
    state = hamlet("boat-3a")
    own(state, 0, "peddler")
    goods(state, "peddler", stone=1)
    cart(state, "upgrade peddler")
    assert is_up(state, "peddler")


def test_boat_3a_needs_as_many_resources_as_the_tile_shows() -> None:
    state = hamlet("boat-3a")
    goods(state, "stable", stone=1)
    cart(state)
    assert upgrades(state) == []


def test_boat_3a_does_not_replace_skills() -> None:
    state = hamlet("boat-3a")
    goods(state, "keywood", wood=5)
    cart(state)
    assert upgrades(state) == []


def test_boat_3a_leaves_the_choice_which_resources_to_give() -> None:
    state = hamlet("boat-3a")
    goods(state, "stable", wood=1, stone=1, iron=1)
    cart(state, "upgrade stable", "pay-good stone", "pay-good iron", "done")
    assert (is_up(state, "stable"), goods_on(state, "stable")) == (True, {"wood": 1})


def test_boat_3a_helps_its_owner_only() -> None:
    state = hamlet()
    own(state, 1, "boat-3a", beside=True)
    goods(state, "stable", stone=2)
    cart(state)
    assert upgrades(state) == []


# What the others learn.


def test_transport_is_asked_about_when_the_others_cannot_know_that_nothing_is_possible() -> None:
    state = hamlet()
    upgraded(state, "stable")
    skills(state, 0, saw=1)
    skills(state, 0, hidden=True, pickaxe=1)
    cart(state, "upgrade keywood")
    assert offers(state) == ["done"]


def test_transport_is_not_asked_about_when_everybody_knows_that_nothing_is_possible() -> None:
    state = hamlet()
    upgraded(state, "stable")
    skills(state, 0, saw=1)
    cart(state, "upgrade keywood")
    assert asked(state) == "1 Turn"


def test_an_upgrade_takes_a_known_skill_first() -> None:
    """R-KF-02."""
    state = hamlet()
    skills(state, 0, saw=1)
    skills(state, 0, hidden=True, saw=1)
    goods(state, "home-1", wood=1)
    cart(state, "upgrade keywood")
    assert seen(state, 0) == {"blue": 8, "skills": 1}


def test_an_upgrade_with_a_known_skill_shows_nothing() -> None:
    state = hamlet()
    skills(state, 0, saw=1)
    cart(state)
    assert not state.frames[-1].reveals(state, GAME.parse("upgrade keywood"))


def test_an_upgrade_with_an_unseen_skill_shows_something() -> None:
    state = hamlet()
    skills(state, 0, hidden=True, saw=1)
    cart(state)
    assert state.frames[-1].reveals(state, GAME.parse("upgrade keywood"))


def test_a_step_can_be_taken_back() -> None:
    state = hamlet()
    goods(state, "keywood", wood=2)
    game = match(state)
    for line in ("use stable", "in blue", "add 1", "carry wood keywood home-1"):
        game.play(line, 0)
    game.undo(0)
    assert goods_on(position(game), "keywood") == {"wood": 2}


def test_an_empty_supply_does_not_hinder_transport() -> None:
    state = hamlet()
    goods(state, "home-1", stone=1)
    exhaust(state, "wood")
    assert "use stable" in offers(state)
