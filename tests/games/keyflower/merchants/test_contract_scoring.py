"""What contracts score: each for what it asks, with the start player's piece, White Wind II and the Muleteer."""

from __future__ import annotations

import pytest

from keydom.games.keyflower import GAME
from keydom.games.keyflower.state import KeyflowerState

from ..builders import contract, goods, lots, own, pass_all, purple, season
from ..looking import over, points, sound
from .at_the_end import boat, end, village

# What each contract asks for; where any worker, skill or resource will do, one that is not asked for by name.
NEEDS = {
    "c01": "blue blue blue blue",
    "c02": "red red red red",
    "c03": "yellow yellow yellow yellow",
    "c04": "green green",
    "c05": "blue blue red red yellow green",
    "c06": "red red blue blue yellow green",
    "c07": "yellow yellow blue blue red green",
    "c08": "green blue red yellow yellow",
    "c09": "blue blue red red yellow",
    "c10": "red red yellow yellow blue",
    "c11": "yellow yellow blue blue red",
    "c12": "blue red yellow green",
    "c14": "saw wood",
    "c15": "pickaxe stone",
    "c16": "anvil iron",
    "c17": "saw wood stone",
    "c18": "pickaxe wood stone",
    "c19": "anvil wood stone",
    "c20": "saw pickaxe",
    "c21": "pickaxe saw",
    "c22": "anvil saw",
    "c23": "saw pickaxe anvil",
    "c24": "wood wood wood",
    "c25": "stone stone stone",
    "c26": "iron iron iron",
    "c27": "gold gold",
    "c28": "wood wood stone stone",
    "c29": "wood wood iron iron",
    "c30": "stone stone iron iron",
    "c31": "wood wood stone iron",
    "c32": "stone stone wood iron",
    "c33": "iron iron wood stone",
    "c34": "gold wood stone",
    "c35": "wood stone iron",
    "c36": "gold saw",
}


def finish(state: KeyflowerState) -> None:
    """All pass, take the first boat and build at the first place, to the end of the game."""
    pass_all(state)
    while not over(state):
        GAME.play(state, GAME.legal(state)[0])
    sound(state)


# Contracts.


@pytest.mark.parametrize(("card", "items"), NEEDS.items())
def test_a_fulfilled_contract_is_worth_seven(card: str, items: str) -> None:
    assert points(end(card, items=items), 0) == {card: 7}


@pytest.mark.parametrize(("card", "items"), NEEDS.items())
def test_a_contract_that_lacks_what_it_names_is_worth_nothing(card: str, items: str) -> None:
    state = end(card, items=items.partition(" ")[2])
    assert card not in points(state, 0)


@pytest.mark.parametrize(("card", "items"), NEEDS.items())
def test_a_contract_that_lacks_its_last_item_is_worth_nothing(card: str, items: str) -> None:
    state = end(card, items=items.rpartition(" ")[0])
    assert card not in points(state, 0)


@pytest.mark.parametrize(
    ("card", "items"),
    [
        ("c05", "blue blue blue blue blue blue"),
        ("c20", "saw saw"),
        ("c17", "saw gold gold"),
        ("c31", "wood wood wood wood"),
        ("c34", "gold gold gold"),
    ],
)
def test_what_is_named_may_also_be_any(card: str, items: str) -> None:
    assert points(end(card, items=items), 0) == {card: 7}


@pytest.mark.parametrize("card", ["c01", "c05", "c09", "c12"])
def test_green_workers_stand_in_for_no_other_colour(card: str) -> None:
    assert points(end(card, items="green " * 8), 0) == {}


@pytest.mark.parametrize("card", ["c24", "c25", "c26", "c28", "c31", "c35"])
def test_gold_stands_in_for_any_resource_of_a_contract(card: str) -> None:
    state = end(card, items="gold gold gold gold")
    assert points(state, 0)[card] == 7  # R-KM-10


def test_nothing_stands_in_for_the_gold_of_a_contract() -> None:
    assert points(end("c27", items="wood wood stone iron"), 0) == {}


@pytest.mark.parametrize("card", ["c27", "c24", "c34"])
def test_with_boat_3b_every_resource_counts_as_any_in_a_contract(card: str) -> None:
    state = end(card, items="stone stone stone")
    boat(state, "boat-3b")
    assert points(state, 0)[card] == 7  # R-KM-10


def test_boat_3a_does_not_help_contracts() -> None:
    state = end("c24", items="stone stone stone")
    boat(state, "boat-3a")
    assert points(state, 0) == {}


def test_a_contract_counts_once() -> None:
    assert points(end("c24", items="wood " * 6), 0) == {"c24": 7}


def test_an_item_counts_for_one_contract_only() -> None:
    state = end("c24", "c35", items="wood wood wood stone iron")
    assert sum(points(state, 0).values()) == 7


def test_every_contract_that_can_be_fulfilled_is() -> None:
    state = end("c24", "c35", items="wood wood wood wood stone iron")
    assert points(state, 0) == {"c24": 7, "c35": 7}


def test_an_item_counts_for_a_contract_or_a_winter_tile() -> None:
    state = end("c35", items="wood stone iron")
    own(state, 0, "mercers-guild")
    assert points(state, 0) == {"c35": 7}


def test_items_serve_where_they_score_most() -> None:
    state = end("c23", items="saw pickaxe anvil")
    own(state, 0, "scribes")
    assert points(state, 0) == {"scribes": 10}


def test_what_lies_on_a_yard_serves_a_contract_where_that_scores_more() -> None:
    """R-KF-21."""
    state = end("c24")
    own(state, 0, "timber-yard")
    goods(state, "timber-yard", wood=4)
    assert points(state, 0) == {"c24": 7, "timber-yard": 2}


def test_what_lies_on_a_yard_stays_there_where_a_contract_scores_less() -> None:
    """R-KF-21."""
    state = end("c24")
    own(state, 0, "timber-yard", up=True)
    goods(state, "timber-yard", wood=3)
    assert points(state, 0) == {"timber-yard": 9}


def test_a_resource_anywhere_in_the_village_serves_a_contract() -> None:
    state = end("c24")
    own(state, 0, "keywood")
    goods(state, "keywood", wood=2)
    goods(state, "home-1", wood=1)
    assert points(state, 0) == {"c24": 7}


def test_contracts_of_the_others_are_not_counted() -> None:
    state = end(items="wood wood wood")
    contract(state, 1, "c24")
    assert points(state, 0) == {}


def test_an_open_contract_is_nobodys() -> None:
    state = end(items="blue blue blue blue")  # c01 lies open
    assert points(state, 0) == {}


# The start player's piece.


def test_the_purple_contract_takes_the_start_players_piece_that_its_holder_won() -> None:
    """R-KF-23."""
    state = end("c13")
    purple(state, 0)
    own(state, 0, "order-2", beside=True)
    assert points(state, 0) == {"c13": 7}


def test_the_purple_contract_does_not_take_a_piece_that_was_passed_on() -> None:
    """R-KF-23: nobody bid for it in winter; it counts as a gold all the same."""
    state = end("c13")
    season(state, "winter")
    lots(state)
    purple(state, 2)
    finish(state)
    lines = points(state, 0)
    assert (state.start, "c13" in lines, lines["gold"]) == (0, False, 1)


def test_a_purple_contract_without_the_piece_counts_for_the_muleteer() -> None:
    """R-KF-23."""
    state = end("c13")
    purple(state, 0)
    own(state, 0, "muleteer")
    assert points(state, 0) == {"muleteer": 3, "gold": 1}


def test_the_purple_contract_is_fulfilled_by_nothing_else() -> None:
    state = end("c13", items="blue red yellow green saw pickaxe anvil wood stone iron")
    assert points(state, 0) == {}


def test_the_piece_serves_one_contract_only() -> None:
    state = end("c13", "c24", items="wood wood")
    purple(state, 0)
    own(state, 0, "order-2", beside=True)
    assert sum(points(state, 0).values()) == 7


@pytest.mark.parametrize(
    ("card", "items"),
    [("c01", "blue blue blue"), ("c04", "green"), ("c14", "wood"), ("c14", "saw"), ("c27", "gold"), ("c36", "saw")],
)
def test_the_piece_stands_for_one_item_of_a_contract(card: str, items: str) -> None:
    state = end(card, items=items)
    purple(state, 0)
    assert points(state, 0)[card] == 7


def test_the_piece_does_not_stand_for_two_items() -> None:
    state = end("c04")
    purple(state, 0)
    assert "c04" not in points(state, 0)


def test_the_piece_is_no_contract_for_the_muleteer() -> None:
    state = village("muleteer")
    without = sum(points(state, 0).values())
    purple(state, 0)
    assert "muleteer" not in points(state, 0)
    assert without == 0


def test_the_piece_is_no_extension_for_the_builder_and_no_cabin_for_ianvincible_ii() -> None:
    state = village("builder")
    boat(state, "ianvincible-ii")
    before = points(state, 0)
    purple(state, 0)
    after = points(state, 0)
    assert [after.get(name) for name in ("builder", "ianvincible-ii")] == [None, before["ianvincible-ii"]]


# White Wind II and the Muleteer.


def test_with_white_wind_ii_a_fulfilled_contract_is_worth_ten() -> None:
    state = end("c24", "c12", items="wood wood wood")
    boat(state, "white-wind-ii")
    assert points(state, 0) == {"c24": 10}


def test_white_wind_ii_does_not_count_workers() -> None:
    state = end(items="blue blue")
    boat(state, "white-wind-ii")
    assert points(state, 0) == {}


def test_the_white_wind_of_another_changes_nothing() -> None:
    state = end("c24", items="wood wood wood")
    own(state, 1, "white-wind-ii", beside=True)
    assert points(state, 0) == {"c24": 7}


def test_the_muleteer_scores_three_for_each_unfulfilled_contract() -> None:
    state = end("c24", "c25", "c26")
    own(state, 0, "muleteer")
    assert points(state, 0) == {"muleteer": 9}


def test_the_muleteer_scores_nothing_for_a_fulfilled_contract() -> None:
    state = end("c24", "c25", items="wood wood wood")
    own(state, 0, "muleteer")
    assert points(state, 0) == {"c24": 7, "muleteer": 3}


def test_without_the_muleteer_an_unfulfilled_contract_is_worth_nothing() -> None:
    assert points(end("c24"), 0) == {}


def test_the_muleteer_of_another_changes_nothing() -> None:
    state = end("c35", items="wood stone iron")
    own(state, 0, "mercers-guild")
    own(state, 1, "muleteer")
    assert points(state, 0) == {"c35": 7}


def test_with_the_muleteer_a_contract_is_left_unfulfilled_where_its_items_score_more_elsewhere() -> None:
    state = end("c35", items="wood stone iron")
    own(state, 0, "mercers-guild")
    own(state, 0, "muleteer")
    assert points(state, 0) == {"mercers-guild": 5, "muleteer": 3}  # R-KM-14


def test_with_white_wind_ii_too_it_is_fulfilled_again() -> None:
    state = end("c35", items="wood stone iron")
    own(state, 0, "mercers-guild")
    own(state, 0, "muleteer")
    boat(state, "white-wind-ii")
    assert points(state, 0) == {"c35": 10}  # R-KM-14
