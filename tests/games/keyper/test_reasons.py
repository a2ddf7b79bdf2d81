"""Why an action is not allowed: what a player who tries it is told."""

from __future__ import annotations

from random import Random

import pytest

from keydom.core.game import NATURE, OVER, Event
from keydom.games.keyper import GAME
from keydom.games.keyper.state import KeyperState

from .builders import (
    alone,
    asked,
    at_fairs,
    bereave,
    built,
    claim,
    empty,
    give,
    in_season,
    moor,
    own_fair,
    play,
    put,
    rest,
    stand,
    table,
    team,
    turn,
    why,
    working,
)


def key(state: KeyperState, text: str) -> str:
    reason = why(state, text)
    return reason.key if reason else ""


def playing(colour: str, state: KeyperState | None = None) -> KeyperState:
    """Seat 0 is asked where a keyple of this colour goes."""
    state = state or alone()
    turn(state, 0)
    play(state, f"0 keyple {colour}")
    return state


# A turn.


def test_a_colour_that_is_not_in_the_keyp() -> None:
    state = table()
    team(state, 0, "brown")
    turn(state, 0)
    assert why(state, "keyple grey") == Event("no-such-keyple", {"colour": "keyple:grey"})


def test_a_keyper_that_was_played() -> None:
    state = table()
    claim(state, 0, "b")
    turn(state, 0)
    assert why(state, "keyper a") == Event("keyper-played", {})


def test_a_board_that_somebody_has_claimed() -> None:
    state = table()
    claim(state, 2, "b")
    turn(state, 0)
    assert why(state, "keyper b") == Event("board-claimed", {"board": "board:b", "seat": "seat:2"})


def test_laying_down_while_there_are_pieces_in_the_keyp() -> None:
    state = table()
    stand(state, 1, "a-clay", "brown")
    assert key(state, "lay a-clay") == "pieces-first"


def test_a_board_that_is_not_in_the_game_needs_no_reason() -> None:
    assert why(table(), "keyper d") is None


# Where a keyple goes.


@pytest.mark.parametrize("spot", ["a-gold", "d-clay"])
def test_a_field_that_no_board_shows(spot: str) -> None:
    assert why(playing("brown"), f"at {spot}") == Event("no-such-field", {"spot": f"spot:{spot}"})


def test_a_spot_with_two_keyples() -> None:
    state = table()
    stand(state, 1, "a-clay", "brown")
    stand(state, 2, "a-clay", "brown")
    assert why(playing("brown", state), "at a-clay") == Event("spot-full", {"spot": "spot:a-clay"})


def test_a_keyple_of_another_colour() -> None:
    state = table()
    stand(state, 1, "a-clay", "white", works_as="orange")
    reason = Event("other-colour", {"spot": "spot:a-clay", "colour": "keyple:orange"})
    assert why(playing("brown", state), "at a-clay") == reason


def test_a_coloured_keyple_where_a_white_one_stayed_white() -> None:
    state = table()
    stand(state, 1, "a-tile", "white")
    assert key(playing("brown", state), "at a-tile") == "only-white-joins"


def test_an_empty_plot_without_a_tile_that_can_be_paid() -> None:
    state = alone()
    bereave(state, 0)
    assert why(playing("brown", state), "at village-2") == Event("nothing-to-build", {"spot": "spot:village-2"})


def test_an_empty_plot_of_the_farm_behind_the_first() -> None:
    """R-KR-13."""
    state = alone()
    give(state, 0, log=2)
    assert why(playing("brown", state), "at farm-5") == Event("plots-alike", {"spot": "spot:farm-5"})


def test_a_boat_on_another_river() -> None:
    state = alone()
    moor(state, "c", 2)
    reason = Event("boat-moored", {"boat": "boat:boat-2", "board": "board:c"})
    assert why(working("a-river", state), "moor boat-2") == reason


def test_a_boat_that_was_put_aside() -> None:
    assert why(working("a-river", alone()), "moor boat-5") == Event("boat-aside", {"boat": "boat:boat-5"})


# Joining.


def test_joining_with_another_colour() -> None:
    state = table()
    put(state, 0, "brown", "a-clay")
    reason = Event("other-colour", {"spot": "spot:a-clay", "colour": "keyple:brown"})
    assert (asked(state), why(state, "join orange")) == ("1 Join", reason)


def test_joining_a_keyple_that_stayed_white() -> None:
    state = table()
    put(state, 0, "white", "a-tile")
    assert key(state, "join brown") == "only-white-joins"


def test_joining_with_a_keyple_that_is_not_there() -> None:
    state = table()
    team(state, 1, "white")
    put(state, 0, "brown", "a-clay")
    assert why(state, "join brown") == Event("no-such-keyple", {"colour": "keyple:brown"})


# Laying down.


def spent() -> KeyperState:
    """Seat 0 has claimed board a and has nothing left to play; some keyples stand there, and two on b-clay."""
    state = table()
    team(state, 0)
    claim(state, 0, "a")
    stand(state, 1, "a-clay", "brown", lying=True)
    stand(state, 2, "a-clay", "brown")
    stand(state, 1, "a-logs", "grey", lying=True)
    stand(state, 1, "a-rocks", "orange")
    stand(state, 1, "b-clay", "white", works_as="orange")
    stand(state, 1, "b-clay", "white", works_as="orange")
    turn(state, 0)
    return state


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("lay b-clay", "own-first"),
        ("lay-both a-clay", "one-standing"),
        ("lay a-logs", "all-lying"),
        ("lay a-cows", "nobody-there"),
        ("lay village-3", "nobody-there"),
        ("lay a-gold", "no-such-field"),
    ],
)
def test_what_cannot_be_laid_down(text: str, reason: str) -> None:
    spot = text.split()[1]
    assert why(spent(), text) == Event(reason, {"spot": f"spot:{spot}"})


@pytest.mark.parametrize("text", ["keyple brown", "keyper b"])
def test_playing_a_piece_when_there_is_none(text: str) -> None:
    assert why(spent(), text) == Event("keyp-empty", {})


# The market.


def test_a_tile_that_is_not_on_display() -> None:
    assert why(working("a-tile", alone()), "take windmill") == Event("not-on-display", {"tile": "tile:windmill"})


def test_a_fair_that_is_not_on_display() -> None:
    reason = Event("fair-not-on-display", {"fair": "fair:winter-3"})
    assert why(working("a-tile", alone()), "take-fair winter-3") == reason


# The keyp tile.


def gift() -> KeyperState:
    state = alone()
    rest(state, 0, "orange")
    turn(state, 0)
    empty(state, "log")
    play(state, "0 keyper a")
    return state


@pytest.mark.parametrize(("resource", "reason"), [("cow", "not-given-here"), ("log", "supply-short")])
def test_what_the_keyp_tile_does_not_give(resource: str, reason: str) -> None:
    assert why(gift(), f"gain {resource}") == Event(reason, {"resource": f"resource:{resource}"})


# The end of a season.


def fairs(season: str, *winter: str, **goods: int) -> KeyperState:
    state = table()
    in_season(state, season)
    own_fair(state, 0, *winter)
    give(state, 0, **goods)
    at_fairs(state)
    return state


@pytest.mark.parametrize(
    ("season", "fair", "reason"),
    [
        ("spring", "spring-1", "cannot-show"),
        ("spring", "spring-2", "not-your-fair"),
        ("spring", "summer-1", "not-this-season"),
        ("spring", "winter-1", "not-this-season"),
        ("summer", "winter-1", "cannot-show"),
        ("summer", "winter-2", "not-your-fair"),
        ("summer", "spring-1", "not-this-season"),
    ],
)
def test_a_fair_that_cannot_be_held(season: str, fair: str, reason: str) -> None:
    assert why(fairs(season, "winter-1"), f"hold {fair}") == Event(reason, {"fair": f"fair:{fair}"})


def test_a_private_fair_that_was_held() -> None:
    state = fairs("summer", "winter-4", cow=1, sheep=2, brick=1, stone=1, goat=1)
    play(state, "0 hold summer-1")
    assert why(state, "hold summer-1") == Event("fair-held", {"fair": "fair:summer-1"})


def test_a_winter_fair_that_was_held() -> None:
    state = fairs("summer", "winter-1", cow=1, chicken=1, wheat=1)
    play(state, "0 hold winter-1")
    assert why(state, "hold winter-1") == Event("fair-held", {"fair": "fair:winter-1"})


def strays() -> KeyperState:
    """Seat 0 has to lose one cow or pig; its sheep have a shelter."""
    state = table()
    give(state, 0, cow=3, pig=2, sheep=1)
    built(state, 0, "farmyard")
    built(state, 0, "sheep-shelter")
    at_fairs(state)
    play(state, "0 enough", "1 enough", "2 enough")
    return state


@pytest.mark.parametrize(
    ("resource", "reason"), [("sheep", "has-shelter"), ("horse", "have-too-few"), ("brick", "no-animal")]
)
def test_what_does_not_wander_off(resource: str, reason: str) -> None:
    assert why(strays(), f"lose {resource}") == Event(reason, {"resource": f"resource:{resource}"})


def homecoming() -> KeyperState:
    """Spring is over. The team of seat 0, who claimed board a, is too large by two, and has no black keyple."""
    state = table()
    team(state, 0, "light-blue", "orange", "light-green", "brown", "grey", "white", "white")
    for seat, board in enumerate("abc"):
        claim(state, seat, board)
    for spot, colour in (("a-clay", "orange"), ("a-logs", "brown"), ("a-cows", "light-green")):
        stand(state, 1, spot, colour)
    at_fairs(state)
    play(state, "0 enough", "1 enough", "2 enough")
    while GAME.mover(state) == NATURE:
        GAME.play(state, GAME.legal(state)[0])
    return state


def test_a_display_of_another_season() -> None:
    assert why(homecoming(), "fold late-2") == Event("display-of-another-season", {"display": "display:late-2"})


def reducing() -> KeyperState:
    """Seat 0 has sent a brown keyple to rest, and is asked for another."""
    state = homecoming()
    play(state, "0 fold summer-1", "1 fold summer-1", "2 fold summer-1", "0 spare brown")
    return state


def test_a_colour_whose_turn_to_rest_is_over() -> None:
    assert why(reducing(), "spare orange") == Event("out-of-order", {"colour": "keyple:orange"})


def test_a_colour_that_has_no_keyple_to_rest() -> None:
    assert why(reducing(), "spare black") == Event("no-such-keyple", {"colour": "keyple:black"})


# Anything at all.


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_action_is_too_absurd_to_be_refused(seats: int) -> None:
    """Every verb, with numbers in and far out of range, at the decisions of a game."""
    numbers = (0, 3, 6, 18, 31, 59, 127, 147, 148, 10**9)
    absurd = [verb.of(number, number, number) for verb in GAME.grammar.verbs.values() for number in numbers]
    rng = Random(seats)
    state = GAME.begin(seats)
    said: list[Event] = []
    while (mover := GAME.mover(state)) != OVER:
        if mover != NATURE and rng.random() < 0.2:
            said += [reason for action in absurd if (reason := GAME.why_not(state, action))]
        GAME.play(state, GAME.deal(state, rng) if mover == NATURE else rng.choice(GAME.legal(state)))
    assert [reason for reason in said if "?" in str(reason)] == []
