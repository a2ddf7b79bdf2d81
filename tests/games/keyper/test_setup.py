"""Set-up: boards, tiles, boats, teams and private fairs."""

from __future__ import annotations

from random import Random

import pytest

from keydom.core.game import NATURE, Chance, Event
from keydom.core.match import Match
from keydom.games.keyper import GAME
from keydom.games.keyper.state import KeyperState
from keydom.words import FluentWords

from .builders import asked, display, heard, keyp, market, offers, play, stores, table

TEAM = ["light-blue", "orange", "light-green", "brown", "black", "grey", "white", "white"]


@pytest.mark.parametrize(("seats", "boards"), [(2, "ab"), (3, "abc"), (4, "abcd")])
def test_each_player_adds_a_board_with_the_spring_display_of_that_number(seats: int, boards: str) -> None:
    """R-KR-02."""
    state = table(seats)
    assert [display(state, board) for board in boards] == [f"spring-{number + 1}" for number in range(seats)]


def before_the_draw(seats: int) -> KeyperState:
    """All is set up but the start player."""
    state = GAME.begin(seats)
    while "start 0" not in offers(state):
        play(state, f"* {offers(state)[0]}")
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_of_spring_is_chosen_at_random(seats: int) -> None:
    """R-KR-02."""
    state = before_the_draw(seats)
    assert offers(state) == [f"start {seat}" for seat in range(seats)]
    draw = state.frames[-1]
    assert isinstance(draw, Chance)
    assert draw.odds(state) == [1] * seats


def test_whoever_is_drawn_has_the_first_turn_of_spring() -> None:
    """R-KR-02."""
    state = before_the_draw(3)
    told = play(state, "* start 2")
    assert asked(state) == "2 Turn"
    assert heard(told, "season") == [{"season": "season:spring", "seat": "seat:2"}]


def test_the_draw_of_the_start_player_is_the_last_of_set_up_and_in_the_record() -> None:
    """R-KR-02."""
    moves = Match(GAME, 4, rng=Random(1)).record().moves
    assert [text for mover, text in moves if text.startswith("start ")] == [moves[-1][1]]
    assert moves[-1][0] == NATURE


def test_nobody_is_start_player_before_the_draw() -> None:
    """R-KR-02."""
    state = before_the_draw(3)
    view = GAME.view(state, 0)
    names = GAME.observation_names(3)
    row = GAME.observe(view)
    assert not any(row[place] for place, name in enumerate(names) if name.startswith("start"))
    assert "starts" not in GAME.board(view, FluentWords(GAME, "en"))


def test_a_first_team_has_one_of_each_colour_and_two_white() -> None:
    assert keyp(table(), 1) == TEAM


def test_everybody_starts_with_a_brick_a_wood_and_a_stone() -> None:
    assert GAME.begin(4).goods[19 * 3 + 3 : 19 * 3 + 6] == [1, 1, 1]
    assert stores(table(), 0) == {}


def test_everybody_has_the_twelve_home_tiles() -> None:
    assert table().plans == [0xFFF] * 3


def test_eight_of_the_21_spring_tiles_are_on_display() -> None:
    state = table()
    assert len(market(state)) == 8
    assert state.bag.bit_count() == 13


def test_only_spring_tiles_can_come_out_of_the_bag_at_first() -> None:
    state = GAME.begin(3)
    assert len(offers(state)) == 21
    assert "draw mine" not in offers(state)
    assert "draw barn" in offers(state)


def test_two_of_six_boats_are_put_aside() -> None:
    state = GAME.begin(3)
    while "aside boat-1 boat-2" not in offers(state):
        play(state, f"* {offers(state)[0]}")
    assert len(offers(state)) == 15
    play(state, "* aside boat-2 boat-5")
    assert state.boats == 0b101101


def test_two_players_draw_different_ninth_keyples_from_four() -> None:
    """R-KR-36."""
    state = GAME.begin(2)
    while "ninth brown" not in offers(state):
        play(state, f"* {offers(state)[0]}")
    assert offers(state) == ["ninth orange", "ninth light-green", "ninth brown", "ninth grey"]
    play(state, "* ninth brown")
    assert offers(state) == ["ninth orange", "ninth light-green", "ninth grey"]


def test_two_players_may_agree_on_teams_of_eight() -> None:
    """R-KR-36."""
    state = table(2, pair="eight")
    assert keyp(state, 0) == TEAM
    assert state.cap == 8


@pytest.mark.parametrize(("seats", "cap"), [(2, 9), (3, 8), (4, 8)])
def test_the_largest_team_is_nine_for_two_players_and_eight_for_more(seats: int, cap: int) -> None:
    assert table(seats).cap == cap


def test_a_private_fair_is_told_to_its_owner_alone() -> None:
    state = GAME.begin(3)
    while "deal spring-1" not in offers(state):
        play(state, f"* {offers(state)[0]}")
    told: list[Event] = play(state, "* deal spring-4")
    assert [(event.key, event.audience) for event in told] == [("dealt", (0,))]


def test_no_two_players_have_the_same_private_fair() -> None:
    state = GAME.begin(2)
    while "deal spring-1" not in offers(state):
        play(state, f"* {offers(state)[0]}")
    play(state, "* deal spring-4")
    assert offers(state) == [f"deal spring-{number}" for number in (1, 2, 3, 5, 6)]


def test_an_unlimited_supply_never_runs_out() -> None:
    """R-KR-35."""
    state = table(3, supply="unlimited")
    assert min(state.supply) > 900
