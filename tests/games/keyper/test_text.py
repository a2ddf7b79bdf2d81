"""The table in the terminal: boards, market and players, with nothing that the viewer may not know."""

from __future__ import annotations

from random import Random

import pytest

from keydom import Match
from keydom.games.keyper import GAME
from keydom.games.keyper.state import KeyperState
from keydom.words import FluentWords

from .builders import at_fairs, built, claim, give, in_season, moor, own_fair, play, rest, stand, table, turn

EVERY = 41  # plies from one shown position to the next: a prime, so that it falls into step with nothing
ENGLISH = FluentWords(GAME, "en", {0: "Ana", 1: "Bo", 2: "Cas"})


def shown(state: KeyperState, seat: int | None = None) -> str:
    return GAME.board(GAME.view(state, seat), ENGLISH)


def test_the_board_names_season_and_mover() -> None:
    first = shown(table()).splitlines()[0]
    assert ENGLISH.name("season:spring") in first
    assert "Ana" in first


def test_a_field_shows_its_keyples_those_lying_down_small() -> None:
    state = table()
    stand(state, 1, "a-pigs", "grey", lying=True)
    stand(state, 2, "a-pigs", "white", works_as="grey")
    assert f"{ENGLISH.name('field:pigs')} [yW]" in shown(state)


def test_a_claimed_board_names_its_owner() -> None:
    state = table()
    claim(state, 1, "b")
    line = next(line for line in shown(state).splitlines() if line.startswith(ENGLISH.name("board:b")))
    assert "Bo" in line


def test_a_moored_boat_shows_what_it_carries() -> None:
    state = table()
    moor(state, "a", 2)
    cargo = f"({ENGLISH.name('boat:boat-2')}: {ENGLISH.name('resource:cow')}, {ENGLISH.name('resource:log')})"
    assert f"{ENGLISH.name('field:river')} {cargo}" in " ".join(shown(state).split())


def test_an_upgraded_tile_has_a_plus_and_its_keyples() -> None:
    state = table()
    built(state, 0, "cow-shed", "farm-1", upgraded=True)
    stand(state, 0, "farm-1", "brown")
    assert f"{ENGLISH.name('tile:cow-shed')}+ [N] | ." in shown(state)


def test_the_stores_are_listed_in_the_right_number() -> None:
    state = table()
    give(state, 0, log=12, cow=1, ruby=2)
    assert "12 logs, 1 brick, 1 wood, 1 stone, 1 cow, 2 rubies" in shown(state)


def test_the_keyp_tile_is_listed() -> None:
    state = table()
    rest(state, 0, "orange", "white")
    assert f"{ENGLISH.say('text-resting')}: OW" in shown(state)


def test_own_fairs_are_shown_with_what_they_ask_for_and_others_are_not() -> None:
    state = table()
    fair, needs = ENGLISH.name("fair:spring-1"), [ENGLISH.name(f"resource:{name}") for name in ("rock", "sheep")]
    assert f"{fair} (1 {needs[0]}, 1 {needs[1]})" in shown(state, 0)
    assert fair not in shown(state)
    assert fair not in shown(state, 1)


def test_a_held_fair_is_shown_to_all() -> None:
    state = table()
    give(state, 0, sheep=1, rock=1)
    at_fairs(state)
    play(state, "0 hold spring-1")
    assert ENGLISH.name("fair:spring-1") in shown(state)


def test_winter_fairs_of_a_player_are_among_what_is_not_built() -> None:
    state = table()
    in_season(state, "summer")
    own_fair(state, 1, "winter-3")
    turn(state, 0)
    assert ENGLISH.name("fair:winter-3") in shown(state)


def test_a_name_cannot_move_the_cursor() -> None:
    words = FluentWords(GAME, "en", {0: "A\x1b[2Jna"})
    assert "\x1b" not in GAME.board(GAME.view(table(), None), words)


def test_a_hard_space_is_shown_as_a_space() -> None:
    words = FluentWords(GAME, "fr", {0: "Ana\N{NO-BREAK SPACE}Ruiz"})
    assert "Ana Ruiz" in GAME.board(GAME.view(table(), None), words)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_position_from_any_part_of_a_game_can_be_shown(seats: int) -> None:
    rng = Random(seats)
    match = Match(GAME, seats, rng=rng)
    while not match.over:
        if match.ply % EVERY == 0:
            assert GAME.board(match.view(None), ENGLISH)
        match.play(rng.choice(match.legal()))
    assert ENGLISH.say("game-over") in GAME.board(match.view(0), ENGLISH)
