"""From season to season: keyples come home, boards are folded, teams are made up, the keyp tile gives."""

from __future__ import annotations

import pytest

from keydom.games.keyper import GAME
from keydom.games.keyper.state import KeyperState

from .builders import (
    asked,
    at_fairs,
    built,
    claim,
    display,
    empty,
    heard,
    in_season,
    keyp,
    market,
    mover,
    offers,
    play,
    rest,
    resting,
    stand,
    stores,
    table,
    team,
    turn,
)


def season_over(start: int = 0) -> KeyperState:
    """The fairs of spring are over; everybody has an empty keyp and has claimed the board of the same letter."""
    state = table()
    for seat, board in enumerate("abc"):
        team(state, seat)
        claim(state, seat, board)
    state.last = start
    state.start = start
    return state


def go_on(state: KeyperState, upto: str) -> None:
    """Let the season end, everybody taking the first choice, until this is asked."""
    start = state.start
    at_fairs(state, start)
    state.last = start
    while not asked(state).endswith(upto):
        play(state, f"{'*' if mover(state) < 0 else mover(state)} {offers(state)[0]}")


# Coming home.


def test_the_keyples_of_the_claimed_board_come_home() -> None:
    state = season_over()
    stand(state, 1, "a-logs", "brown")
    stand(state, 2, "a-logs", "white", works_as="brown")
    go_on(state, "Turn")
    assert keyp(state, 0) == ["brown", "white"]


def test_the_keyples_on_own_plots_come_home() -> None:
    state = season_over()
    built(state, 1, "cow-shed", "farm-1")
    stand(state, 1, "farm-1", "grey", lying=True)
    go_on(state, "Turn")
    assert keyp(state, 1) == ["grey"]


def test_the_keyples_of_the_keyp_tile_come_home() -> None:
    state = season_over()
    rest(state, 2, "orange", "white")
    go_on(state, "Turn")
    assert keyp(state, 2) == ["orange", "white"]


def test_who_had_nothing_on_the_board_has_no_team() -> None:
    state = season_over()
    go_on(state, "Turn")
    assert (keyp(state, 0), offers(state)) == ([], ["keyper a", "keyper b", "keyper c"])


def test_the_market_is_discarded_and_drawn_anew() -> None:
    state = season_over()
    before = state.market
    go_on(state, "Fold")
    assert (state.discards, len(market(state))) == (before, 8)


def test_after_spring_the_other_tiles_and_the_winter_fairs_come_into_the_bag() -> None:
    state = season_over()
    go_on(state, "Draw")
    assert (state.aside, len(offers(state))) == (0, 13 + 27 + 8)


def test_boats_are_drawn_anew() -> None:
    state = season_over()
    state.moored[0] = 2
    go_on(state, "Aside")
    play(state, "* aside boat-1 boat-3")
    assert (state.boats, state.moored) == (0b111010, [-1, -1, -1])


def test_who_played_the_last_piece_starts_the_next_season() -> None:
    """R-KR-32."""
    state = season_over(start=2)
    go_on(state, "Turn")
    assert (state.start, mover(state)) == (2, 2)


# Folding the boards.


@pytest.mark.parametrize(
    ("season", "names"),
    [
        ("spring", ["summer-1", "summer-2", "summer-3", "summer-4"]),
        ("summer", ["late-1", "late-2", "late-3", "late-4"]),
        ("autumn", ["late-1", "late-2", "late-3", "late-4"]),
    ],
)
def test_each_season_has_four_displays_and_autumn_and_winter_share_theirs(season: str, names: list[str]) -> None:
    state = season_over()
    in_season(state, season)
    go_on(state, "Fold")
    assert offers(state) == [f"fold {name}" for name in names]


def test_everybody_folds_the_board_claimed_last_season() -> None:
    """R-KR-29."""
    state = table()
    for seat, board in enumerate("bca"):
        team(state, seat)
        claim(state, seat, board)
    go_on(state, "Fold")
    play(state, "0 fold summer-2", "1 fold summer-3", "2 fold summer-4")
    assert [display(state, board) for board in "abc"] == ["summer-4", "summer-2", "summer-3"]


def test_nothing_is_shown_before_all_have_chosen() -> None:
    """R-KR-29."""
    state = season_over()
    go_on(state, "Fold")
    assert play(state, "0 fold summer-2", "1 fold summer-3") == []
    told = play(state, "2 fold summer-4")
    assert [args["display"] for args in heard(told, "folded")] == [
        "display:summer-2",
        "display:summer-3",
        "display:summer-4",
    ]


def test_the_others_see_that_but_not_what_was_chosen() -> None:
    """R-KR-29."""
    state = season_over()
    go_on(state, "Fold")
    fold = GAME.parse("fold summer-2")
    assert [GAME.text_for(state, fold, seat) for seat in (0, 1, None)] == ["fold summer-2", "fold ?", "fold ?"]


def test_the_choice_begins_with_the_start_player() -> None:
    """R-KR-29."""
    state = season_over(start=1)
    go_on(state, "Fold")
    assert mover(state) == 1


# Teams.

PAIRS = {"orange": "clay", "brown": "logs", "black": "trade-raw", "grey": "rocks", "white": "tile"}


def crowded(seats: int = 3, light_blue: bool = False) -> KeyperState:
    """The boards are folded, and seat 0 comes home with ten keyples, or with a light-blue one besides."""
    state = table(seats)
    for seat, board in zip(range(seats), "abcd", strict=False):
        team(state, seat)
        claim(state, seat, board)
    for colour, field in PAIRS.items():
        stand(state, 1, f"a-{field}", colour)
        stand(state, 1, f"a-{field}", colour)
    if light_blue:
        stand(state, 1, "a-pigs", "light-blue")
    go_on(state, "Fold")
    while asked(state).endswith("Fold"):
        play(state, f"{mover(state)} {offers(state)[0]}")
    return state


def test_a_team_of_more_than_eight_sends_keyples_to_the_keyp_tile() -> None:
    """The rulebook's example: with ten keyples, two go onto the keyp tile."""
    state = crowded()
    play(state, "0 spare orange", "0 spare white")
    assert (len(keyp(state, 0)), resting(state, 0), asked(state)) == (8, ["orange", "white"], "0 Turn")


def test_the_owner_chooses_which_colour_by_colour() -> None:
    """R-KR-30."""
    state = crowded()
    assert offers(state) == [f"spare {colour}" for colour in ("orange", "brown", "black", "grey", "white")]
    play(state, "0 spare grey")
    assert offers(state) == ["spare grey", "spare white"]


def test_a_colour_of_which_too_few_are_left_cannot_come_first() -> None:
    """R-KR-30: three must rest, and only two are white."""
    state = crowded(light_blue=True)
    assert offers(state)[-2:] == ["spare black", "spare grey"]


def test_a_surplus_of_one_colour_rests_without_asking() -> None:
    """R-KR-30."""
    state = season_over()
    for field in ("a-tile", "a-logs", "a-pigs", "a-clay"):
        stand(state, 1, field, "white")
        stand(state, 1, field, "white")
    rest(state, 0, "brown")
    state.cap = 7
    go_on(state, "Spare")
    play(state, "0 spare white")
    assert (resting(state, 0), asked(state)) == (["white", "white"], "0 Turn")


def test_two_players_keep_nine() -> None:
    state = crowded(2)
    play(state, "0 spare grey")
    assert (len(keyp(state, 0)), asked(state)) == (9, "0 Turn")


def test_teams_are_made_up_after_the_boards_are_shown() -> None:
    """R-KR-30."""
    state = crowded()
    assert (asked(state), display(state, "a")) == ("0 Spare", "summer-1")


# The keyp tile.


RAW_GIFTS = ["gain clay", "gain log", "gain rock", "gain wheat"]
ANIMAL_GIFTS = ["gain cow", "gain horse", "gain pig", "gain sheep"]


@pytest.mark.parametrize(
    ("colour", "gifts"),
    [
        ("orange", RAW_GIFTS),
        ("brown", RAW_GIFTS),
        ("grey", RAW_GIFTS),
        ("light-green", ANIMAL_GIFTS),
        ("black", ANIMAL_GIFTS),
        ("light-blue", ANIMAL_GIFTS),
        ("white", RAW_GIFTS + ANIMAL_GIFTS),
    ],
)
def test_a_keyple_on_the_keyp_tile_gains_a_resource_of_its_list(colour: str, gifts: list[str]) -> None:
    """R-KR-03, R-KR-18."""
    state = table()
    rest(state, 0, colour)
    play(state, "0 keyper a")
    assert offers(state) == gifts


def test_every_keyple_on_the_keyp_tile_gains_one() -> None:
    """R-KR-03."""
    state = table()
    rest(state, 0, "orange", "black")
    play(state, "0 keyper a", "0 gain log", "0 gain pig")
    assert (stores(state, 0), asked(state)) == ({"log": 1, "pig": 1}, "1 Turn")


def test_the_keyp_tile_gives_what_the_supply_has() -> None:
    """R-KR-03."""
    state = table()
    rest(state, 0, "orange")
    for name in ("clay", "log", "rock"):
        empty(state, name)
    play(state, "0 keyper a")
    assert stores(state, 0) == {"wheat": 1}


def test_with_an_empty_supply_the_keyp_tile_gives_nothing() -> None:
    """R-KR-03."""
    state = table()
    rest(state, 0, "orange")
    for name in ("clay", "log", "rock", "wheat"):
        empty(state, name)
    play(state, "0 keyper a")
    assert (stores(state, 0), asked(state)) == ({}, "1 Turn")


def test_the_keyp_tile_gives_once_a_season() -> None:
    """R-KR-03."""
    state = table()
    rest(state, 0, "orange")
    play(state, "0 keyper a", "0 gain log")
    turn(state, 0)
    assert stores(state, 0) == {"log": 1}


# The end.


def test_after_winter_the_game_is_over() -> None:
    state = season_over()
    in_season(state, "winter")
    at_fairs(state)
    assert asked(state) == "over"


def test_after_winter_boards_and_claims_stay_as_they_are() -> None:
    state = season_over()
    in_season(state, "winter", 2, 3, 4)
    stand(state, 0, "b-tile", "black")
    at_fairs(state)
    assert ([display(state, board) for board in "abc"], state.claimed, keyp(state, 1)) == (
        ["late-2", "late-3", "late-4"],
        [0, 1, 2],
        ["black"],
    )
