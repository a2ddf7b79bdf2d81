"""Summer boats 1 to 3, both faces: what they give their owner, when, and to nobody else."""

from __future__ import annotations

import pytest

from keydom.core.game import NATURE, Event
from keydom.games.keyflower import GAME
from keydom.games.keyflower.rules.gains import DrawWorkers
from keydom.games.keyflower.rules.transport import Haul
from keydom.games.keyflower.state import KeyflowerState

from ..builders import (
    bag_of,
    bid,
    cargo,
    exhaust,
    goods,
    lots,
    own,
    pass_all,
    play,
    purple,
    season,
    skills,
    table,
    turn,
    workers,
)
from ..looking import asked, goods_on, in_bag, is_up, mover, offers, owner, points, screen, seen, told

LATER = ["autumn", "winter"]
FACES = ["boat-1a", "boat-1b", "boat-2a", "boat-2b", "boat-3a", "boat-3b", "boat-4a", "boat-4b"]


def summer(*tiles: str) -> KeyflowerState:
    """Summer, with these tiles on auction and empty boats."""
    state = table(3)
    season(state, "summer")
    lots(state, *tiles)
    for boat in ("keyflower", "sea-bastion", "sea-breese"):
        cargo(state, boat)
    return state


def owning(boat: str, name: str) -> KeyflowerState:
    """A later season in which seat 1 has a summer boat; the boats bring nothing."""
    state = table(3)
    season(state, name)
    lots(state)
    own(state, 1, boat)
    for ship in ("keyflower", "sea-bastion", "sea-breese"):
        cargo(state, ship)
    return state


def take_boats(state: KeyflowerState) -> list[Event]:
    """All pass, and everybody takes the first boat that is left."""
    events = pass_all(state)
    while asked(state).endswith("Board"):
        GAME.play(state, GAME.legal(state)[0], events.append)
    return events


def drawing(state: KeyflowerState) -> tuple[int, int]:
    """Who draws workers from the bag now, and how many."""
    frame = state.frames[-1]
    return (frame.drawer, frame.left) if isinstance(frame, DrawWorkers) else (-1, 0)


def allowance(state: KeyflowerState) -> tuple[int, int]:
    """Steps and icons that are left of a use."""
    frame = state.frames[-1]
    return (frame.moves, frame.icons) if isinstance(frame, Haul) else (0, 0)


# Any summer boat.


@pytest.mark.parametrize("boat", FACES)
def test_no_workers_are_placed_on_a_summer_boat(boat: str) -> None:
    state = summer(boat)
    workers(state, 0, blue=6)
    assert {f"bid {boat}", f"use {boat}"} & set(offers(state)) == {f"bid {boat}"}


@pytest.mark.parametrize("boat", FACES)
def test_no_workers_are_placed_on_a_summer_boat_in_a_village(boat: str) -> None:
    state = owning(boat, "autumn")
    workers(state, 0, blue=6)
    assert f"use {boat}" not in offers(state)


@pytest.mark.parametrize("boat", FACES)
def test_a_summer_boat_is_not_upgraded(boat: str) -> None:
    state = owning(boat, "autumn")
    goods(state, boat, gold=4)
    assert not [action for action in Haul(1, 1, 1, True).offer(state) if action.verb.name == "upgrade"]


@pytest.mark.parametrize("boat", FACES)
def test_a_summer_boat_scores_nothing_by_itself(boat: str) -> None:
    assert points(owning(boat, "autumn"), 1) == {}


# 1a: two workers from the bag.


def test_boat_1a_gives_two_workers_at_the_end_of_the_summer_in_which_it_is_won() -> None:
    """R-KF-16."""
    state = summer("boat-1a")
    bid(state, 1, "boat-1a", 1, "blue")
    take_boats(state)
    assert drawing(state) == (1, 2)


@pytest.mark.parametrize("name", LATER)
def test_boat_1a_gives_two_workers_at_the_end_of_each_later_season(name: str) -> None:
    """R-KF-16."""
    state = owning("boat-1a", name)
    take_boats(state)
    assert drawing(state) == (1, 2)


def test_boat_1a_gives_its_workers_after_all_boats_are_taken() -> None:
    """R-KF-16."""
    state = owning("boat-1a", "autumn")
    cargo(state, "sea-breese", blue=1)
    pass_all(state)
    play(state, "0 board keyflower", "1 board sea-bastion")
    assert (drawing(state), screen(state, 2)) == ((1, 2), {"blue": 1})


def test_boat_1a_draws_after_the_winning_bids_are_in_the_bag() -> None:
    state = summer("boat-1a")
    bid(state, 1, "boat-1a", 2, "blue")
    bag_of(state)
    take_boats(state)
    assert offers(state) == ["draw blue"]


def test_boat_1a_draws_what_there_is() -> None:
    state = summer("boat-1a")
    bid(state, 1, "boat-1a", 1, "blue")
    bag_of(state)
    take_boats(state)
    assert drawing(state) == (1, 1)


def test_the_workers_of_boat_1a_are_drawn_unseen() -> None:
    state = owning("boat-1a", "autumn")
    take_boats(state)
    GAME.play(state, GAME.parse("draw red"))
    assert (seen(state, 1), screen(state, 1)) == ({"workers": 1}, {"red": 1})


def test_boat_1a_on_auction_gives_nobody_anything() -> None:
    state = summer("boat-1a")
    take_boats(state)
    assert drawing(state) == (-1, 0)


def test_the_workers_of_boat_1a_in_winter_count_in_the_score() -> None:
    state = owning("boat-1a", "winter")
    own(state, 1, "village-hall", beside=True)
    purple(state, 1)  # nobody bids for the piece: seat 2 will have it
    workers(state, 1, red=1)
    take_boats(state)
    GAME.play(state, GAME.parse("draw red"))
    GAME.play(state, GAME.parse("draw red"))
    assert points(state, 1)["village-hall"] == 3


# 1b: a green worker from the supply.


def test_boat_1b_gives_a_green_worker_at_the_end_of_the_summer_in_which_it_is_won() -> None:
    """R-KF-16."""
    state = summer("boat-1b")
    bid(state, 1, "boat-1b", 1, "blue")
    take_boats(state)
    assert screen(state, 1) == {"green": 1}


@pytest.mark.parametrize("name", LATER)
def test_boat_1b_gives_a_green_worker_at_the_end_of_each_later_season(name: str) -> None:
    """R-KF-16."""
    state = owning("boat-1b", name)
    take_boats(state)
    assert (screen(state, 1), state.greens) == ({"green": 1}, 19)


def test_boat_1b_gives_its_worker_after_all_boats_are_taken() -> None:
    """R-KF-16."""
    state = owning("boat-1b", "autumn")
    pass_all(state)
    events = play(state, "0 board keyflower")
    assert told(events, "got-greens") == []


def test_the_green_worker_of_boat_1b_is_known_to_all() -> None:
    """R-KF-01."""
    state = owning("boat-1b", "autumn")
    take_boats(state)
    assert seen(state, 1) == {"green": 1}


def test_boat_1b_gives_nothing_when_the_supply_is_empty() -> None:
    """Green workers in the bag do not help."""
    state = owning("boat-1b", "autumn")
    bid(state, 2, "order-1", 3, "green")
    exhaust(state, "green", to=0)
    take_boats(state)
    assert (screen(state, 1), in_bag(state)["green"]) == ({}, 3)


# 2a: fields.


def beside_the_home(boat: str, at: str = "0,-1", turn: int = 0) -> KeyflowerState:
    """Seat 0 has a keywood beside home-1, a miner beyond the road to the left, wood at home and uses its home."""
    state = table(3)
    lots(state)
    own(state, 0, boat, beside=True)
    own(state, 0, "keywood", at=at, turn=turn)
    own(state, 0, "miner", at="-1,1", turn=1)  # a road at its upper right
    goods(state, "home-1", wood=1)
    workers(state, 0, blue=1)
    play(state, "0 use home-1", "0 in blue", "0 add 1")
    return state


def carries(state: KeyflowerState) -> set[str]:
    """Where wood can be carried from home-1."""
    assert asked(state) == "0 Haul"
    return {offer.split()[-1] for offer in offers(state) if offer.startswith("carry wood home-1")}


def test_goods_are_carried_over_a_road() -> None:
    assert carries(beside_the_home("boat-2b")) == {"keywood", "miner"}


def test_boat_2a_carries_goods_where_a_field_meets_a_road() -> None:
    assert carries(beside_the_home("boat-2a", turn=1)) == {"keywood", "miner"}


def field_to_field(boat: str) -> KeyflowerState:
    """Two tiles of seat 0 above the home that meet along a field, wood on the left one."""
    state = table(3)
    lots(state)
    own(state, 0, "keywood", at="0,-1", turn=0)  # RRGRRG: a field at its lower right
    own(state, 0, "miner", at="1,-1", turn=4)  # RRGRGR turned: a field at its upper left, a road at its lower left
    if boat:
        own(state, 0, boat, beside=True)
    goods(state, "keywood", wood=1)
    workers(state, 0, blue=1)
    play(state, "0 use home-1", "0 in blue", "0 add 1")
    return state


def test_goods_are_not_carried_over_a_field() -> None:
    assert "carry wood keywood miner" not in offers(field_to_field("boat-2b"))


def test_boat_2a_carries_goods_over_a_field() -> None:
    assert "carry wood keywood miner" in offers(field_to_field("boat-2a"))


def test_boat_2a_does_not_carry_goods_over_water() -> None:
    """R-KF-13."""
    assert carries(beside_the_home("boat-2a", at="0,1")) == {"miner"}


def test_boat_2a_serves_its_owner_only() -> None:
    state = field_to_field("")
    own(state, 1, "boat-2a")
    assert "carry wood keywood miner" not in offers(state)


# 2b: twice the transport.


def hauling(user: int, boat_of: int, tile: str = "stable") -> KeyflowerState:
    """Somebody with a good to carry uses a home or the stable, which is seat 0's; somebody has boat 2b."""
    state = table(3)
    lots(state)
    own(state, user, "keywood", at="0,-1", turn=0)
    own(state, 0, "stable", at="1,-1")
    own(state, boat_of, "boat-2b", beside=True)
    goods(state, f"home-{user + 1}", wood=1)
    workers(state, user, blue=1)
    turn(state, user)
    play(state, f"{user} use {tile}", f"{user} in blue", f"{user} add 1")
    return state


def test_a_stable_gives_two_steps_and_an_upgrade() -> None:
    assert allowance(hauling(user=0, boat_of=1)) == (2, 1)


def test_boat_2b_doubles_the_steps_and_upgrades_of_its_owner() -> None:
    """R-KF-12."""
    assert allowance(hauling(user=0, boat_of=0)) == (4, 2)


def test_boat_2b_doubles_on_another_players_tile_too() -> None:
    """R-KF-12."""
    assert allowance(hauling(user=1, boat_of=1)) == (4, 2)


def test_boat_2b_does_not_double_for_another_who_uses_its_owners_tile() -> None:
    assert allowance(hauling(user=1, boat_of=0)) == (2, 1)


def test_boat_2b_doubles_the_home() -> None:
    assert allowance(hauling(user=0, boat_of=0, tile="home-1")) == (2, 2)


# 3a: resources of any type when upgrading.


def upgrading(boat: str, tile: str = "gold-mine", **load: int) -> KeyflowerState:
    """Seat 0 uses its home, with a tile that could be upgraded and goods on it."""
    state = table(3)
    lots(state)
    own(state, 0, tile)
    own(state, 0, boat)
    goods(state, tile, **load)
    workers(state, 0, blue=1)
    play(state, "0 use home-1", "0 in blue", "0 add 1")
    return state


def test_boat_3a_lets_any_resources_pay_for_an_upgrade() -> None:
    """The gold mine asks for stone and iron."""
    state = upgrading("boat-3a", wood=2)
    play(state, "0 upgrade gold-mine")
    assert (is_up(state, "gold-mine"), goods_on(state, "gold-mine")) == (True, {})


def test_without_boat_3a_the_wrong_resources_do_not_pay() -> None:
    assert "upgrade gold-mine" not in offers(upgrading("boat-3b", wood=2))


def test_boat_3a_does_not_make_one_resource_pay_for_two() -> None:
    assert "upgrade gold-mine" not in offers(upgrading("boat-3a", wood=1))


def test_boat_3a_lets_any_resource_pay_a_price_in_gold() -> None:
    state = upgrading("boat-3a", "goldsmith", iron=2)
    play(state, "0 upgrade goldsmith")
    assert is_up(state, "goldsmith")


def test_boat_3a_does_not_replace_a_skill() -> None:
    assert "upgrade keywood" not in offers(upgrading("boat-3a", "keywood", wood=3))


def test_with_boat_3a_the_owner_chooses_what_to_pay_with() -> None:
    state = upgrading("boat-3a", wood=1, stone=1, gold=1)
    play(state, "0 upgrade gold-mine")
    assert offers(state) == ["pay-good wood", "pay-good stone", "pay-good gold"]


def test_boat_3a_does_not_count_at_the_end() -> None:
    state = table(3)
    own(state, 1, "boat-3a")
    own(state, 1, "jeweller", beside=True)
    goods(state, "home-2", wood=2)
    assert points(state, 1) == {}


# 3b: resources of any type at the end.


def test_boat_3b_makes_every_resource_gold_at_the_end() -> None:
    """R-KF-22."""
    state = table(3)
    own(state, 1, "boat-3b")
    own(state, 1, "jeweller", beside=True)
    goods(state, "home-2", wood=2, iron=1)
    assert points(state, 1) == {"jeweller": 6}


def test_boat_3b_serves_its_owner_only() -> None:
    state = table(3)
    own(state, 2, "boat-3b")
    own(state, 1, "jeweller", beside=True)
    goods(state, "home-2", wood=2)
    assert points(state, 1) == {}


def test_boat_3b_does_not_make_skills_or_workers_gold() -> None:
    state = table(3)
    own(state, 1, "boat-3b")
    own(state, 1, "jeweller", beside=True)
    skills(state, 1, saw=1)
    workers(state, 1, green=1)
    assert points(state, 1) == {}


# Together.


def test_two_boats_of_two_owners_both_work() -> None:
    state = owning("boat-1b", "autumn")
    own(state, 2, "boat-3b")
    take_boats(state)
    assert (owner(state, "boat-3b"), screen(state, 1)) == (2, {"green": 1})


def test_a_seasons_end_with_boat_1a_goes_on_with_building() -> None:
    state = summer("boat-1a")
    bid(state, 1, "boat-1a", 1, "blue")
    take_boats(state)
    while mover(state) == NATURE:
        GAME.play(state, GAME.legal(state)[0])
    assert asked(state) == "1 Site"
