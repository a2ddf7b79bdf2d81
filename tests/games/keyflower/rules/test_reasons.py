"""Why an action is not allowed: what a player who tries it is told."""

from __future__ import annotations

import pytest

from keydom.core.errors import IllegalAction
from keydom.core.game import Event
from keydom.games.keyflower.actions import TILE
from keydom.games.keyflower.rules.building import Site
from keydom.games.keyflower.state import KeyflowerState

from ..builders import (
    at_work,
    bid,
    exhaust,
    extend,
    goods,
    lots,
    match,
    own,
    play,
    season,
    skills,
    table,
    upgraded,
    workers,
)
from ..looking import colour_of, mover, why


def refusal(state: KeyflowerState, text: str) -> Event | None:
    """The reason that a match gives to the mover who tries this."""
    with pytest.raises(IllegalAction) as caught:
        match(state).play(text, mover(state))
    return caught.value.why


def key(state: KeyflowerState, text: str) -> str:
    reason = refusal(state, text)
    return reason.key if reason else ""


def args(state: KeyflowerState, text: str) -> dict[str, str | int]:
    reason = refusal(state, text)
    return reason.args if reason else {}


def sale(*tiles: str, **colours: int) -> KeyflowerState:
    """Spring: these tiles are on auction, and seat 0 has these workers."""
    state = table()
    lots(state, *tiles)
    workers(state, 0, **colours)
    return state


def farm(**colours: int) -> KeyflowerState:
    """Spring: seat 0 has Keywood, the Miner and the Stable, as in the tests of transport, and these workers."""
    state = table()
    lots(state)
    own(state, 0, "keywood", "1,-1", 1)
    own(state, 0, "miner", "1,0", 1)
    own(state, 0, "stable", "-1,0")
    workers(state, 0, **colours)
    return state


# What cannot be bid for or used at all.


def test_a_bid_for_a_tile_that_is_not_on_auction() -> None:
    assert refusal(sale("keywood", blue=1), "bid miner") == Event("not-on-auction", {"tile": "tile:miner"})


def test_a_bid_for_a_boat() -> None:
    assert key(sale("keywood", blue=1), "bid keyflower") == "not-on-auction"


def test_a_use_of_a_winter_tile_on_auction() -> None:
    state = table()
    season(state, "winter")
    lots(state, "scholar")
    workers(state, 0, blue=1)
    assert refusal(state, "use scholar") == Event("not-in-winter", {"tile": "tile:scholar"})


def test_a_use_of_a_tile_without_an_action() -> None:
    state = farm(blue=1)
    own(state, 0, "sawmill")
    assert refusal(state, "use sawmill") == Event("no-action", {"tile": "tile:sawmill"})


@pytest.mark.parametrize("tile", ["order-1", "keyflower", "mason", "scholar"])
def test_a_use_of_what_is_no_village_tile_on_the_table(tile: str) -> None:
    assert key(farm(blue=1), f"use {tile}") == "no-action"


def test_a_use_of_a_summer_boat() -> None:
    state = farm(blue=1)
    own(state, 0, "boat-1a")
    assert key(state, "use boat-1a") == "no-action"


def test_a_use_that_would_do_nothing() -> None:
    """R-KF-05."""
    state = farm(blue=1)
    exhaust(state, "wood")
    assert refusal(state, "use keywood") == Event("no-effect", {"tile": "tile:keywood"})


def test_a_use_of_transport_that_could_carry_and_upgrade_nothing() -> None:
    """R-KF-05."""
    state = farm(blue=1)
    assert refusal(state, "use home-2") == Event("no-errand", {"tile": "tile:home-2"})


def test_a_use_of_the_sorcerer_for_transport_that_could_carry_and_upgrade_nothing() -> None:
    """R-KF-05."""
    state = table(promos="all")
    own(state, 0, "keywood", at="-1,0")
    own(state, 0, "sorcerer", at="0,-1")
    workers(state, 0, blue=2)
    play(state, "0 use sorcerer", "0 in blue", "0 add 1")
    assert refusal(state, "copy home-1") == Event("no-errand", {"tile": "tile:home-1"})


def test_a_use_of_a_tile_that_is_full() -> None:
    state = farm(blue=9)
    at_work(state, "keywood", blue=3)
    assert refusal(state, "use keywood") == Event("tile-full", {"tile": "tile:keywood", "count": 3})


# Too few workers.


def test_a_bid_without_any_worker() -> None:
    assert refusal(sale("keywood"), "bid keywood") == Event("too-few-to-bid", {"tile": "tile:keywood", "count": 1})


def test_a_use_without_any_worker() -> None:
    assert refusal(farm(), "use keywood") == Event("too-few-to-use", {"tile": "tile:keywood", "count": 1})


def test_too_few_for_an_answer_names_the_colour_and_whose_bid_it_is() -> None:
    state = sale("keywood", blue=9, red=1)
    bid(state, 1, "keywood", 2, "red")
    told: dict[str, str | int] = {"tile": "tile:keywood", "count": 3, "colour": "colour:red", "seat": "seat:1"}
    assert refusal(state, "bid keywood") == Event("too-few-in-colour", told)


def test_too_few_for_the_next_use_names_the_colour() -> None:
    state = farm(blue=9, red=1)
    at_work(state, "keywood", red=1)
    told: dict[str, str | int] = {"tile": "tile:keywood", "count": 2, "colour": "colour:red"}
    assert refusal(state, "use keywood") == Event("too-few-in-colour", told)


def test_too_few_for_an_answer_with_boat_4a_names_no_colour() -> None:
    state = table()
    season(state, "summer")
    lots(state, "mason")
    own(state, 0, "boat-4a", "0,1")
    workers(state, 0, blue=2, red=2)
    bid(state, 1, "mason", 3, "blue")
    assert refusal(state, "bid mason") == Event("too-few-to-bid", {"tile": "tile:mason", "count": 4})


def test_too_few_to_raise_an_answer_with_boat_4a_names_its_own_colour() -> None:
    state = table()
    season(state, "summer")
    lots(state, "mason")
    own(state, 0, "boat-4a", "0,1")
    workers(state, 0, blue=5)
    bid(state, 1, "mason", 1, "blue")
    bid(state, 0, "mason", 2, "red")
    assert args(state, "bid mason")["colour"] == "colour:red"


def test_too_few_for_the_next_use_with_boat_4b_names_no_colour() -> None:
    """R-KF-10: any colours would do."""
    state = farm(red=1)
    own(state, 0, "boat-4b", beside=True)
    at_work(state, "keywood", blue=1)
    assert refusal(state, "use keywood") == Event("too-few-to-use", {"tile": "tile:keywood", "count": 2})


@pytest.mark.parametrize(("tile", "colour"), [("carpenter", "blue"), ("peddler", "blue"), ("brewer", "green")])
def test_a_price_that_is_not_there_is_not_called_too_few_workers(tile: str, colour: str) -> None:
    """R-KF-05: nine workers are enough; what is missing is the price."""
    state = farm(**{colour: 9})
    own(state, 0, tile)
    assert key(state, f"use {tile}") not in ("too-few-to-use", "too-few-in-colour")


def test_a_price_that_is_not_there_is_not_called_too_few_of_the_colour_of_the_tile() -> None:
    state = farm(blue=9)
    own(state, 0, "peddler")
    at_work(state, "peddler", blue=1)
    assert key(state, "use peddler") != "too-few-in-colour"


def test_a_colour_that_is_not_behind_the_screen() -> None:
    state = sale("keywood", blue=1)
    play(state, "0 bid keywood")
    told = {"colour": "colour:red", "tile": "tile:keywood"}
    assert refusal(state, "in red") == Event("too-few-workers", told)


# The colour.


def test_another_colour_than_that_of_the_bids_names_whose_they_are() -> None:
    state = sale("keywood", blue=5, red=5)
    bid(state, 1, "keywood", 2, "red")
    play(state, "0 bid keywood")
    told = {"tile": "tile:keywood", "colour": "colour:red", "seat": "seat:1"}
    assert refusal(state, "in blue") == Event("colour-locked-by-bid", told)


def test_another_colour_than_that_of_the_workers_on_the_tile() -> None:
    state = sale("keywood", blue=5, red=5)
    at_work(state, "keywood", red=1)
    play(state, "0 bid keywood")
    told = {"tile": "tile:keywood", "colour": "colour:red"}
    assert refusal(state, "in blue") == Event("colour-locked-by-workers", told)


def test_another_colour_than_that_of_the_workers_on_a_tile_in_a_village() -> None:
    state = farm(blue=5, red=5)
    at_work(state, "keywood", red=1)
    play(state, "0 use keywood")
    assert key(state, "in blue") == "colour-locked-by-workers"


def test_another_colour_than_that_of_the_extension() -> None:
    state = table(merchants="mixed")
    lots(state)
    own(state, 0, "keywood", up=True)
    extend(state, "keywood", "e01")
    colour = colour_of(state, "keywood")
    workers(state, 0, **{colour: 2})
    play(state, "0 use keywood")
    told = {"tile": "tile:keywood", "colour": f"colour:{colour}"}
    other = "red" if colour != "red" else "blue"
    assert refusal(state, f"in {other}") == Event("colour-locked-by-extension", told)


# How many.


def test_a_bid_that_is_not_higher() -> None:
    state = sale("keywood", blue=5)
    bid(state, 1, "keywood", 2, "blue")
    play(state, "0 bid keywood")
    assert refusal(state, "add 2") == Event("bid-too-low", {"tile": "tile:keywood", "count": 2})


def test_a_use_with_no_more_workers_than_the_last() -> None:
    state = farm(blue=9)
    at_work(state, "keywood", blue=2)
    play(state, "0 use keywood")
    assert refusal(state, "add 2") == Event("use-too-low", {"tile": "tile:keywood", "count": 2})


def test_more_workers_than_there_is_room_for() -> None:
    state = farm(blue=9)
    at_work(state, "keywood", blue=2)
    play(state, "0 use keywood")
    assert refusal(state, "add 5") == Event("tile-full", {"tile": "tile:keywood", "count": 4})


def test_more_workers_than_there_are_behind_the_screen() -> None:
    state = sale("keywood", blue=2)
    play(state, "0 bid keywood", "0 in blue")
    assert refusal(state, "add 3") == Event("not-so-many", {"colour": "colour:blue", "count": 2})


def test_part_of_an_outbid_group() -> None:
    state = sale("keywood", "miner", blue=2)
    bid(state, 0, "keywood", 3, "blue")
    bid(state, 1, "keywood", 4, "blue")
    play(state, "0 bid miner", "0 in blue")
    told: dict[str, str | int] = {"group": "tile:keywood", "colour": "colour:blue", "held": 2, "count": 3}
    assert refusal(state, "add 4") == Event("group-stays-whole", told)


def test_more_workers_than_leave_enough_for_the_price() -> None:
    state = farm(yellow=3)
    own(state, 0, "peddler")
    play(state, "0 use peddler", "0 in yellow")
    assert refusal(state, "add 3") == Event("cannot-pay-as-well", {"tile": "tile:peddler"})


# Transport.


def hauling(**stock: int) -> KeyflowerState:
    """Seat 0 has used the Stable, and these goods lie at its home."""
    state = farm(blue=5)
    goods(state, "home-1", **stock)
    play(state, "0 use stable", "0 in blue", "0 add 1")
    return state


def test_a_step_where_there_is_no_road() -> None:
    state = farm(blue=5)
    goods(state, "keywood", wood=1)
    play(state, "0 use stable", "0 in blue", "0 add 1")
    told = {"from": "tile:keywood", "to": "tile:miner"}
    assert refusal(state, "carry wood keywood miner") == Event("no-road", told)


def test_a_good_that_is_not_there() -> None:
    told = {"good": "good:gold", "tile": "tile:home-1"}
    assert refusal(hauling(wood=1), "carry gold home-1 keywood") == Event("good-not-there", told)


def test_a_step_after_the_last() -> None:
    state = farm(blue=5)
    skills(state, 0, saw=1)
    goods(state, "home-1", wood=3)
    play(state, "0 use stable", "0 in blue", "0 add 1")
    play(state, "0 carry wood home-1 keywood", "0 carry wood home-1 keywood")
    assert refusal(state, "carry wood home-1 keywood") == Event("no-step-left", {})


def test_an_upgrade_after_the_last() -> None:
    state = farm(blue=5)
    skills(state, 0, saw=1, anvil=1)
    goods(state, "home-1", wood=3)
    play(state, "0 use stable", "0 in blue", "0 add 1", "0 upgrade keywood")
    assert refusal(state, "upgrade miner") == Event("no-icon-left", {})


def test_an_upgrade_without_the_goods() -> None:
    assert refusal(hauling(wood=1), "upgrade stable") == Event("goods-not-there", {"tile": "tile:stable"})


def test_an_upgrade_without_the_skill() -> None:
    assert refusal(hauling(wood=1), "upgrade keywood") == Event("no-such-skill", {"tile": "tile:keywood"})


def test_an_upgrade_of_a_tile_that_is_upgraded() -> None:
    state = farm(blue=5)
    upgraded(state, "keywood")
    goods(state, "home-1", wood=1)
    play(state, "0 use stable", "0 in blue", "0 add 1")
    assert refusal(state, "upgrade keywood") == Event("no-other-side", {"tile": "tile:keywood"})


def test_an_upgrade_of_a_tile_without_another_side() -> None:
    state = farm(blue=5)
    own(state, 0, "boat-1a")
    goods(state, "home-1", wood=1)
    play(state, "0 use stable", "0 in blue", "0 add 1")
    assert key(state, "upgrade boat-1a") == "no-other-side"


def test_an_upgrade_of_a_tile_beside_the_village_is_not_for_want_of_a_skill() -> None:
    """R-KF-18."""
    state = farm(blue=5)
    own(state, 0, "woodcutter", beside=True)
    skills(state, 0, saw=1)
    play(state, "0 use stable", "0 in blue", "0 add 1")
    assert key(state, "upgrade woodcutter") != "no-such-skill"


def test_an_upgrade_for_which_workers_are_missing_is_not_for_want_of_a_skill() -> None:
    state = farm(blue=2)
    own(state, 0, "talton-lodge")
    goods(state, "home-1", wood=1)
    play(state, "0 use stable", "0 in blue", "0 add 1")
    assert key(state, "upgrade talton-lodge") != "no-such-skill"


def test_nothing_is_said_about_an_upgrade_of_another_players_tile() -> None:
    assert refusal(hauling(wood=1), "upgrade home-2") is None


def test_nothing_is_said_about_goods_of_another_player() -> None:
    assert refusal(hauling(wood=1), "carry wood home-2 home-1") is None


# Placing a tile.


def placing(tile: str) -> KeyflowerState:
    """Seat 0 is to lay this tile."""
    state = farm()
    own(state, 0, tile, beside=True)
    state.frames.append(Site(0, TILE.read(tile)))
    return state


def test_a_place_that_is_taken() -> None:
    assert refusal(placing("sawmill"), "at 1,0 0") == Event("cell-taken", {"tile": "tile:sawmill"})


def test_a_place_away_from_the_village() -> None:
    assert refusal(placing("sawmill"), "at 5,5 0") == Event("not-beside-the-village", {"tile": "tile:sawmill"})


def test_a_place_where_the_edges_differ() -> None:
    assert refusal(placing("sawmill"), "at 0,1 0") == Event("edges-do-not-match", {"tile": "tile:sawmill"})


# In general.


def test_nothing_is_said_about_what_belongs_to_another_moment() -> None:
    assert refusal(sale("keywood", blue=1), "done") is None


def test_nothing_is_said_about_what_is_allowed() -> None:
    assert why(sale("keywood", blue=1), "bid keywood") is None


def test_a_refusal_changes_nothing() -> None:
    state = sale("keywood", blue=1)
    before = state.copy()
    refusal(state, "bid miner")
    assert state == before


@pytest.mark.parametrize("line", ["in green", "add 1", "move keywood", "pass"])
def test_the_error_names_what_is_legal(line: str) -> None:
    state = sale("keywood", blue=1)
    play(state, "0 bid keywood")
    with pytest.raises(IllegalAction, match="legal are in blue"):
        match(state).play(line, 0)
