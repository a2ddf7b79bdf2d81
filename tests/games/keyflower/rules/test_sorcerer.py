"""The Sorcerer: which tiles it calls up, what they then do, and what it costs."""

from __future__ import annotations

from keydom.core.game import Event
from keydom.games.keyflower import GAME
from keydom.games.keyflower.components import TILES
from keydom.games.keyflower.state import KeyflowerState
from keydom.games.keyflower.state.full_state import more, put

from ..builders import (
    at_work,
    bid,
    cabin,
    exhaust,
    goods,
    lots,
    own,
    play,
    purple,
    season,
    skills,
    table,
    turn,
    workers,
)
from ..looking import goods_on, offers, on, points, screen
from ..promos import use


def sorcery(up: bool = False) -> KeyflowerState:
    """The Sorcerer lies beside the home and the Keywood of seat 0, and away from its Keystone quarry.

    Seats 0 and 1 have something to carry.
    """
    state = table(3, promos="all")
    purple(state, 2)
    own(state, 0, "keywood", at="-1,0")
    own(state, 0, "keystone-quarry", at="1,0")
    own(state, 0, "sorcerer", at="0,-1", up=up)
    own(state, 1, "quarryman")
    for seat in (0, 1):
        workers(state, seat, blue=4)
        goods(state, f"home-{seat + 1}", iron=1)
    return state


def test_the_sorcerer_calls_up_a_tile_beside_it() -> None:
    state = sorcery()
    use(state, "sorcerer")
    assert sorted(offers(state)) == ["copy home-1", "copy keywood"]  # R-KF-26


def test_an_upgraded_sorcerer_calls_up_any_tile_of_its_village() -> None:
    state = sorcery(up=True)
    use(state, "sorcerer")
    assert sorted(offers(state)) == ["copy home-1", "copy keystone-quarry", "copy keywood"]  # R-KF-26


def test_the_sorcerers_goods_go_where_those_of_the_tile_would() -> None:
    state = sorcery()
    use(state, "sorcerer")
    play(state, "0 copy keywood")
    assert (goods_on(state, "keywood"), goods_on(state, "sorcerer")) == ({"wood": 1}, {})  # R-KF-26


def test_another_who_uses_the_sorcerer_takes_the_goods_home() -> None:
    state = sorcery()
    use(state, "sorcerer", 1)
    play(state, "1 copy keywood")
    assert (goods_on(state, "keywood"), goods_on(state, "home-2")) == ({}, {"wood": 1, "iron": 1})  # R-KF-26


def test_another_who_uses_the_sorcerer_chooses_from_the_village_it_lies_in() -> None:
    state = sorcery()
    own(state, 1, "key-mine")
    use(state, "sorcerer", 1)
    assert sorted(offers(state)) == ["copy home-1", "copy keywood"]


def test_no_worker_is_put_on_the_tile_called_up() -> None:
    state = sorcery()
    use(state, "sorcerer")
    play(state, "0 copy keywood")
    assert (on(state, "keywood"), on(state, "sorcerer")) == ({}, {"blue": 1})  # R-KF-26


def test_a_tile_full_of_workers_can_be_called_up() -> None:
    state = sorcery()
    state.put_on(TILES.index("keywood"), 1, 6)
    state.tile_colours = put(state.tile_colours, TILES.index("keywood"), 1)
    state.last_use = put(state.last_use, TILES.index("keywood"), 6)
    state.bag = more(state.bag, 1, -6)
    state.bag_size -= 6
    use(state, "sorcerer")
    assert "copy keywood" in offers(state)


def test_the_sorcerer_carries_in_the_village_of_its_user() -> None:
    state = sorcery()
    goods(state, "home-1", iron=1)
    use(state, "sorcerer")
    play(state, "0 copy home-1")
    assert "carry iron home-1 keywood" in offers(state)


def test_the_sorcerer_calls_up_a_home_with_its_cabins() -> None:
    state = table(3, promos="all", merchants="full")
    own(state, 0, "keywood", at="-1,0")
    own(state, 0, "sorcerer", at="0,-1")
    cabin(state, 0)
    goods(state, "home-1", iron=1)
    workers(state, 0, blue=1)
    use(state, "sorcerer")
    play(state, "0 copy home-1")
    assert state.frames[-1].args() == {"moves": 1, "icons": 2}


def test_the_sorcerer_may_call_up_a_tile_that_asks_a_price_and_has_it_paid() -> None:
    state = table(3, promos="all")
    own(state, 0, "peddler", at="-1,0")
    own(state, 0, "sorcerer", at="0,-1")
    goods(state, "home-1", iron=1)
    workers(state, 0, blue=1, yellow=1)
    workers(state, 1, blue=1)
    use(state, "sorcerer")
    play(state, "0 copy peddler")
    assert screen(state, 0) == {"green": 1}  # R-KF-26


def test_the_sorcerer_does_not_call_up_a_price_that_cannot_be_paid() -> None:
    state = table(3, promos="all")
    own(state, 0, "peddler", at="-1,0")
    own(state, 0, "sorcerer", at="0,-1")
    goods(state, "home-1", iron=1)
    workers(state, 0, blue=2)
    use(state, "sorcerer")
    assert offers(state) == ["copy home-1"]


def test_the_sorcerer_does_not_call_up_transport_that_can_do_nothing() -> None:
    """R-KF-05."""
    state = table(3, promos="all")
    own(state, 0, "keywood", at="-1,0")
    own(state, 0, "sorcerer", at="0,-1")
    workers(state, 0, blue=2)
    use(state, "sorcerer")
    assert offers(state) == ["copy keywood"]


def test_a_sorcerer_that_could_call_up_nothing_but_idle_transport_is_not_used() -> None:
    """R-KF-05, R-KF-26."""
    state = table(3, promos="all")
    own(state, 0, "sorcerer", at="0,-1")
    workers(state, 0, blue=2)
    assert "use sorcerer" not in offers(state)


def test_a_sorcerer_may_call_up_transport_for_an_upgrade_alone() -> None:
    """R-KF-05: there is nothing to carry."""
    state = table(3, promos="all")
    own(state, 0, "sorcerer", at="0,-1")
    skills(state, 0, saw=2)
    workers(state, 0, blue=2)
    use(state, "sorcerer")
    play(state, "0 copy home-1", "0 upgrade sorcerer", "0 pay-skill saw", "0 pay-skill saw")
    assert points(state, 0)["sorcerer"] == 5


def beside_the_peddler(**hand: int) -> KeyflowerState:
    """The Sorcerer's only neighbour is the Peddler, who asks a yellow worker of whoever uses it."""
    state = table(3, promos="all")
    own(state, 0, "boat-2a", beside=True)
    own(state, 0, "peddler", at="-1,0")
    own(state, 0, "sorcerer", at="-2,0")
    workers(state, 0, **hand)
    workers(state, 1, blue=2)
    return state


def test_the_sorcerer_is_used_for_a_neighbour_whose_price_can_be_paid() -> None:
    state = beside_the_peddler(blue=2, yellow=1)
    use(state, "sorcerer")
    play(state, "0 copy peddler")
    assert screen(state, 0) == {"blue": 1, "green": 1}  # R-KF-26


def test_the_sorcerer_is_not_used_where_no_neighbours_price_can_be_paid() -> None:
    state = beside_the_peddler(blue=2)
    assert "use sorcerer" not in offers(state)  # R-KF-26


def test_workers_for_the_sorcerer_leave_the_price_of_its_neighbour() -> None:
    """R-KF-26: the only yellow worker is to be paid."""
    state = beside_the_peddler(blue=1, yellow=1)
    turn(state, 0)
    play(state, "0 use sorcerer")
    assert offers(state) == ["in blue"]


def test_no_more_workers_go_to_the_sorcerer_than_leave_the_price() -> None:
    """R-KF-26."""
    state = beside_the_peddler(yellow=3)
    turn(state, 0)
    play(state, "0 use sorcerer", "0 in yellow")
    assert offers(state) == ["add 1", "add 2"]


def test_an_outbid_group_pays_the_price_of_the_sorcerers_neighbour() -> None:
    """R-KF-06, R-KF-26."""
    state = beside_the_peddler(blue=1)
    lots(state, "keywood")
    bid(state, 0, "keywood", 1, "yellow")
    bid(state, 1, "keywood", 2, "yellow")
    turn(state, 0)
    use(state, "sorcerer")
    play(state, "0 copy peddler", "0 pay-group keywood")
    assert screen(state, 0) == {"green": 1}


def test_with_boat_4b_any_colours_leave_the_price_of_the_sorcerers_neighbour() -> None:
    """R-KF-10, R-KF-26."""
    state = beside_the_peddler(blue=1, yellow=1)
    own(state, 0, "boat-4b", beside=True)
    at_work(state, "sorcerer", red=1)
    turn(state, 0)
    assert "use sorcerer" not in offers(state)  # two workers, and none is left to pay
    workers(state, 0, yellow=1)
    play(state, "0 use sorcerer", "0 worker yellow")
    assert offers(state) == ["worker blue"]  # the other yellow worker is to be paid


def test_a_sorcerer_beside_idle_transport_and_a_price_is_used_for_the_price() -> None:
    """R-KF-05, R-KF-26."""
    state = table(3, promos="all")
    own(state, 0, "peddler", at="-1,0")
    own(state, 0, "sorcerer", at="0,-1")
    workers(state, 0, blue=1, yellow=1)
    workers(state, 1, blue=1)
    use(state, "sorcerer")
    assert offers(state) == ["copy peddler"]


def test_whoever_cannot_pay_for_the_sorcerers_neighbour_is_told_so() -> None:
    state = beside_the_peddler(blue=2)
    turn(state, 0)
    assert GAME.why_not(state, GAME.parse("use sorcerer")) == Event("cannot-pay-as-well", {"tile": "tile:sorcerer"})


def test_using_the_sorcerer_for_a_price_tells_of_a_worker_that_nobody_saw() -> None:
    """R-KF-26: whoever uses it has a yellow worker."""
    state = beside_the_peddler(blue=1)
    workers(state, 0, hidden=True, yellow=1)
    turn(state, 0)
    assert state.frames[-1].reveals(state, GAME.parse("use sorcerer"))


def test_a_neighbour_that_has_nothing_left_to_give_does_not_count() -> None:
    state = table(3, promos="all")
    own(state, 0, "boat-2a", beside=True)
    own(state, 0, "keywood", at="-1,0")
    own(state, 0, "sorcerer", at="-2,0")
    workers(state, 0, blue=2)
    assert "use sorcerer" in offers(state)
    exhaust(state, "wood")
    assert "use sorcerer" not in offers(state)


def test_the_sorcerer_on_auction_cannot_be_used() -> None:
    state = table(3, promos="all")
    season(state, "summer")
    lots(state, "sorcerer")
    workers(state, 0, blue=2)
    assert ("use sorcerer" in offers(state), "bid sorcerer" in offers(state)) == (False, True)


def test_the_sorcerer_beside_a_village_cannot_be_used() -> None:
    state = table(3, promos="all")
    own(state, 0, "sorcerer", beside=True)
    workers(state, 0, blue=2)
    assert "use sorcerer" not in offers(state)


def test_the_sorcerer_is_upgraded_for_any_two_skills_and_is_worth_five() -> None:
    state = sorcery()
    skills(state, 0, saw=1, anvil=1)
    use(state, "home-1")
    play(state, "0 upgrade sorcerer", "0 pay-skill saw", "0 pay-skill anvil")
    assert (screen(state, 0), points(state, 0)) == ({"blue": 3}, {"sorcerer": 5})


def test_one_skill_does_not_upgrade_the_sorcerer() -> None:
    state = sorcery()
    skills(state, 0, saw=1)
    goods(state, "home-1", gold=1)
    use(state, "home-1")
    assert "upgrade sorcerer" not in offers(state)
