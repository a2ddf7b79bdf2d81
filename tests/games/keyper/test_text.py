"""The table in the terminal: boards, market and players, with nothing that the viewer may not know."""

from __future__ import annotations

from random import Random

import pytest

from keydom import Match
from keydom.games.keyper import GAME
from keydom.games.keyper.state import Keydom
from keydom.words import Fluent

from .builders import at_fairs, built, claim, give, in_season, moor, own_fair, play, rest, stand, table, turn

ENGLISH = Fluent(GAME, "en", {0: "Ana", 1: "Bo", 2: "Cas"})


def shown(state: Keydom, seat: int | None = None) -> str:
    return GAME.board(GAME.view(state, seat), ENGLISH)


def test_the_board_names_season_and_mover() -> None:
    assert shown(table()).splitlines()[0] == "Spring: Ana to move"


def test_a_field_shows_its_keyples_those_lying_down_small() -> None:
    state = table()
    stand(state, 1, "a-pigs", "grey", lying=True)
    stand(state, 2, "a-pigs", "white", works_as="grey")
    assert "pigs [yW]" in shown(state)


def test_a_claimed_board_names_its_owner() -> None:
    state = table()
    claim(state, 1, "b")
    assert "board B (spring display 2), claimed by Bo:" in shown(state)


def test_a_moored_boat_shows_what_it_carries() -> None:
    state = table()
    moor(state, "a", 2)
    assert "river (boat 2: cow, log)" in " ".join(shown(state).split())


def test_an_upgraded_tile_has_a_plus_and_its_keyples() -> None:
    state = table()
    built(state, 0, "cow-shed", "farm-1", upgraded=True)
    stand(state, 0, "farm-1", "brown")
    assert "Farm: cow shed+ [N] | ." in shown(state)


def test_the_stores_are_listed() -> None:
    state = table()
    give(state, 0, wild_boar=2)
    assert "Stores: 1 brick, 1 wood, 1 stone, 2 wild boar" in shown(state)


def test_the_keyp_tile_is_listed() -> None:
    state = table()
    rest(state, 0, "orange", "white")
    assert "Keyp tile: OW" in shown(state)


def test_own_fairs_are_shown_with_what_they_ask_for_and_others_are_not() -> None:
    state = table()
    assert "spring fair 1 (1 rock, 1 sheep)" in shown(state, 0)
    assert "spring fair" not in shown(state)
    assert "spring fair 1" not in shown(state, 1)


def test_a_held_fair_is_shown_to_all() -> None:
    state = table()
    give(state, 0, sheep=1, rock=1)
    at_fairs(state)
    play(state, "0 hold spring-1")
    assert "Held: spring fair 1" in shown(state)


def test_winter_fairs_of_a_player_are_among_what_is_not_built() -> None:
    state = table()
    in_season(state, "summer")
    own_fair(state, 1, "winter-3")
    turn(state, 0)
    assert "winter fair 3" in shown(state)


def test_a_name_cannot_move_the_cursor() -> None:
    words = Fluent(GAME, "en", {0: "A\x1b[2Jna"})
    assert "\x1b" not in GAME.board(GAME.view(table(), None), words)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_position_of_a_game_can_be_shown(seats: int) -> None:
    rng = Random(seats)
    match = Match(GAME, seats, rng=rng)
    while not match.over:
        assert GAME.board(match.view(None), ENGLISH)
        match.play(rng.choice(match.legal()))
    assert "The game is over" in GAME.board(match.view(0), ENGLISH)
