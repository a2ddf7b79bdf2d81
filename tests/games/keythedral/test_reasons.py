"""Why an action is not allowed: what a player who tries it is told."""

from __future__ import annotations

import pytest

from keydom.games.keythedral import GAME
from keydom.games.keythedral.state import KeythedralState
from keydom.words import FluentWords

from .builders import (
    at_phase,
    decline_all,
    empty,
    fence,
    give,
    hold,
    house,
    in_shop,
    offers,
    play,
    spending,
    table,
    use_up,
    worker,
)


def why(state: KeythedralState, text: str, language: str = "en") -> str:
    """What the mover is told about this action; empty where there is nothing to say."""
    reason = GAME.why_not(state, GAME.parse(text))
    return FluentWords(GAME, language).why(reason) if reason else ""


def forbidden() -> KeythedralState:
    """Seat 0 could pay for a house, but for the moratorium of seat 1."""
    state = table()
    give(state, 0, stone=1, timber=1)
    hold(state, 1, "house-moratorium")
    at_phase(state, 3)
    play(state, "1 house-moratorium")
    decline_all(state)
    return state


def auction(**cubes: int) -> KeythedralState:
    """Seat 2 opens the bidding; seat 1 holds the marker. Everybody has these cubes."""
    state = table()
    for seat in range(3):
        give(state, seat, **cubes)
    at_phase(state, 5)
    return state


# Actions of phase 3.


def test_a_house_that_cannot_be_paid_names_the_cubes_that_are_missing() -> None:
    assert why(spending(timber=1, wine=1), "house blue1") == "For that you lack: stone."


def test_nothing_is_said_about_a_house_that_is_one_already() -> None:
    state = spending(timber=2)
    house(state, "blue1")
    assert why(state, "house blue1") == ""


def test_nothing_is_said_about_the_house_of_another_player() -> None:
    assert why(spending(timber=2), "house yellow1") == ""


def test_a_fence_without_timber() -> None:
    assert why(spending(stone=2), "fence") == "For that you lack: timber."


def test_a_fence_that_is_to_be_removed_takes_two_wine() -> None:
    state = spending(stone=2)
    fence(state, 1, "1,-1>0,0")
    assert why(state, "unfence 1,-1>0,0") == "For that you lack: wine and wine."


def test_nothing_is_said_about_a_fence_that_is_not_there() -> None:
    assert why(spending(stone=2), "unfence 1,-1>0,0") == ""


def test_a_seat_that_cannot_be_paid_names_the_cubes_that_are_missing() -> None:
    assert why(spending(wine=2), "buy b01") == "For that you lack: stone and timber."


def test_a_seat_that_is_not_paid_for_yet_names_what_is_to_be_substituted() -> None:
    state = spending(laws={0: "substitution"}, stone=1, timber=1)
    play(state, "0 buy b02", "0 substitution")
    assert why(state, "acquire") == "For that you lack: food."


def test_nothing_is_said_about_a_seat_whose_price_is_not_settled() -> None:
    state = spending(laws={0: "price-decrease"}, stone=1)
    play(state, "0 buy b01", "0 price-decrease")
    assert why(state, "acquire") == ""


def test_nothing_is_said_about_a_seat_that_is_not_on_sale() -> None:
    assert why(spending(stone=2), "buy b30") == ""


@pytest.mark.parametrize("line", ["craft gold", "trade wine"])
def test_a_price_in_any_cubes_is_told_with_what_there_is(line: str) -> None:
    assert why(spending(laws={0: "sale"}, stone=1), line).endswith("cubes, and you have 1.")


@pytest.mark.parametrize("line", ["craft stone", "trade gold"])
def test_nothing_is_said_about_cubes_of_the_wrong_kind(line: str) -> None:
    state = spending(laws={0: "sale"}, stone=1)
    use_up(state, gold=1)
    assert why(state, line) == ""


def test_nothing_is_said_about_a_craft_that_is_sold_out() -> None:
    state = spending(laws={0: "sale"}, stone=1)
    give(state, 2, gold=in_shop(state, "gold"))
    assert why(state, "craft gold") == ""


def test_nothing_is_said_about_a_resource_that_the_store_is_out_of() -> None:
    state = spending(laws={0: "sale"}, stone=1)
    empty(state, "wine")
    assert why(state, "trade wine") == ""


def test_whoever_can_pay_is_told_nothing() -> None:
    state = spending(stone=3, timber=3, wine=3)
    assert [line for line in offers(state) if why(state, line)] == []


# Workers and bids.


def test_a_field_that_is_taken_names_whose_worker_is_there() -> None:
    state = table()
    worker(state, 2, "0,0")
    play(state, "0 order 1")
    assert why(state, "work 0,0") == "A worker of Player 3 is already in that field."


def test_a_field_behind_a_fence() -> None:
    state = table()
    fence(state, 1, "1,-1>0,0")
    play(state, "0 order 1")
    assert why(state, "work 0,0") == "A fence keeps the workers of blue 1 out of that field."


@pytest.mark.parametrize("cell", ["4,4", "40,40"])
def test_nothing_is_said_about_a_field_out_of_reach(cell: str) -> None:
    state = table()
    play(state, "0 order 1")
    assert why(state, f"work {cell}") == ""


def test_a_bid_that_is_too_low_is_told_the_least() -> None:
    state = auction(stone=4)
    play(state, "2 bid 2")
    assert why(state, "bid 2") == "You must bid at least 3 cubes."


def test_the_holder_of_the_marker_need_only_equal() -> None:
    state = auction(stone=4)
    play(state, "2 bid 2", "0 pass")
    assert why(state, "bid 1") == "You must bid at least 2 cubes."


def test_a_bid_of_more_than_there_is() -> None:
    assert why(auction(stone=4), "bid 9") == "That takes 9 cubes, and you have 4."


def test_nothing_is_said_about_what_is_no_bid() -> None:
    assert why(auction(stone=4), "name 0") == ""


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Player 2 has played House moratorium: nobody else builds houses this round."),
        ("nl", "Speler 2 heeft Huismoratorium gespeeld: niemand anders bouwt deze ronde huizen."),
        (
            "fr",
            "Joueur 2 a joué Moratoire sur les maisons\u00a0: "
            "personne d’autre ne bâtit de maison pendant cette manche.",
        ),
        ("es", "Jugador 2 ha jugado Moratoria de casas: nadie más construye casas en esta ronda."),
    ],
)
def test_a_house_under_moratorium_names_the_lawgiver_in_the_language_of_its_reader(language: str, text: str) -> None:
    assert why(forbidden(), "house blue1", language) == text
