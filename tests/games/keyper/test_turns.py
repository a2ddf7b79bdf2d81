"""A player's turn: keyples and who may join them, white keyples, and the keyper."""

from __future__ import annotations

import pytest

from keydom.core.errors import IllegalAction, InvalidAction
from keydom.games.keyper import GAME

from .builders import (
    alone,
    asked,
    at,
    built,
    claim,
    give,
    in_season,
    keyp,
    mover,
    offers,
    play,
    put,
    stand,
    stores,
    table,
    team,
    turn,
    words,
)

# What may be played, and where.


def test_a_turn_is_a_keyple_of_any_colour_or_the_keyper_onto_an_empty_keyp() -> None:
    assert offers(table()) == [
        *("keyple light-blue", "keyple orange", "keyple light-green", "keyple brown", "keyple black", "keyple grey"),
        *("keyple white", "keyper a", "keyper b", "keyper c"),
    ]


def test_a_keyper_cannot_go_where_another_is() -> None:
    state = table()
    play(state, "0 keyper b")
    assert [text for text in offers(state) if text.startswith("keyper")] == ["keyper a", "keyper c"]


def test_a_keyper_is_played_once_a_season() -> None:
    state = table()
    play(state, "0 keyper a", "1 keyper b", "2 keyper c")
    assert words(state) == {"keyple"}


def test_whoever_has_no_keyples_left_must_play_the_keyper() -> None:
    """R-KR-04."""
    state = table()
    team(state, 0)
    turn(state, 0)
    assert words(state) == {"keyper"}


def test_a_claimed_board_stays_open_to_all() -> None:
    state = table()
    play(state, "0 keyper a", "1 keyple brown")
    assert "at a-logs" in offers(state)


def test_a_keyple_may_go_to_every_field_of_every_board() -> None:
    state = table()
    play(state, "0 keyple brown")
    assert len([text for text in offers(state) if text.startswith(("at a-", "at b-", "at c-"))]) == 3 * 14


def test_a_keyple_may_go_to_any_own_plot_with_a_tile() -> None:
    state = table()
    built(state, 0, "cow-shed", "farm-3")
    turn(state, 0)
    play(state, "0 keyple brown")
    assert "at farm-3" in offers(state)


def test_a_keyple_cannot_go_to_an_opponents_plot() -> None:
    state = table()
    built(state, 1, "cow-shed", "farm-3")
    turn(state, 0)
    play(state, "0 keyple brown")
    assert "at farm-3" not in offers(state)


def test_a_spot_takes_two_keyples() -> None:
    state = table()
    stand(state, 1, "a-logs", "brown")
    stand(state, 2, "a-logs", "brown")
    turn(state, 0)
    play(state, "0 keyple brown")
    assert "at a-logs" not in offers(state)


def test_a_keyple_of_another_colour_cannot_come_to_one_that_is_there() -> None:
    """R-KR-05."""
    state = table()
    stand(state, 1, "a-logs", "brown")
    turn(state, 0)
    play(state, "0 keyple grey")
    assert "at a-logs" not in offers(state)


def test_a_keyple_comes_to_one_of_its_colour() -> None:
    """R-KR-05."""
    state = table()
    stand(state, 1, "a-pigs", "grey")
    turn(state, 0)
    play(state, "0 keyple grey")
    assert "at a-pigs" in offers(state)


# One alone, and two together.


def test_a_keyple_alone_gains_one() -> None:
    state = alone()
    put(state, 0, "brown", "a-pigs")
    assert stores(state, 0) == {"pig": 1}


def test_a_keyple_of_the_fields_colour_gains_two() -> None:
    """The rulebook's example: a light-green keyple in the pig field gains two pigs."""
    state = alone()
    put(state, 0, "light-green", "a-pigs")
    assert stores(state, 0) == {"pig": 2}


def test_two_of_the_fields_colour_gain_three_each() -> None:
    """The rulebook's example: joined by another light-green keyple, both players receive three pigs."""
    state = table()
    put(state, 0, "light-green", "a-pigs")
    play(state, "1 join light-green")
    assert (stores(state, 0), stores(state, 1)) == ({"pig": 3}, {"pig": 3})


def test_two_of_another_colour_gain_two_each() -> None:
    """The rulebook's example: brown keyples in the light-green pig field bring both players two pigs."""
    state = table()
    put(state, 0, "brown", "a-pigs")
    play(state, "1 join brown")
    assert (stores(state, 0), stores(state, 1)) == ({"pig": 2}, {"pig": 2})


def test_a_field_without_border_knows_no_expertise() -> None:
    state = alone()
    put(state, 0, "white", "a-tile")
    play(state, "0 take barn")
    assert asked(state) == "-1 Draw"


# Joining.


def test_others_are_asked_clockwise_until_one_joins() -> None:
    state = table()
    turn(state, 1)
    put(state, 1, "brown", "a-logs")
    assert asked(state) == "2 Join"
    play(state, "2 decline")
    assert asked(state) == "0 Join"
    play(state, "0 join brown")
    assert (at(state, "a-logs"), mover(state)) == (["brown", "brown"], 2)


def test_only_one_player_can_join() -> None:
    state = table()
    put(state, 0, "brown", "a-logs")
    play(state, "1 join brown")
    assert asked(state) == "1 Turn"


def test_only_those_with_a_keyple_that_fits_are_asked() -> None:
    """R-KR-08."""
    state = table()
    team(state, 1, "grey", "black")
    turn(state, 0)
    put(state, 0, "brown", "a-logs")
    assert asked(state) == "2 Join"


def test_a_joiner_is_of_the_same_colour_or_white() -> None:
    state = table()
    put(state, 0, "brown", "a-pigs")
    assert offers(state) == ["join brown", "join white", "decline"]


def test_both_keyples_of_a_joint_play_stand() -> None:
    state = table()
    put(state, 0, "brown", "a-pigs")
    play(state, "1 join white")
    assert at(state, "a-pigs") == ["brown", "white"]


def test_a_joiner_plays_from_the_keyp() -> None:
    state = table()
    put(state, 0, "brown", "a-pigs")
    play(state, "1 join brown")
    assert "brown" not in keyp(state, 1)


def test_nobody_joins_on_a_plot() -> None:
    state = table()
    give(state, 0, log=2)
    turn(state, 0)
    put(state, 0, "brown", "farm-1")
    play(state, "0 build-here cow-shed")
    assert asked(state) in ("0 Pay", "1 Turn")


def test_nobody_is_asked_to_join_where_a_keyple_stood_already() -> None:
    state = table()
    stand(state, 1, "a-logs", "brown")
    turn(state, 0)
    put(state, 0, "brown", "a-logs")
    play(state, "0 lay-existing")
    assert asked(state) == "1 Turn"


# Keyples that are there already.


def test_an_existing_keyple_laid_down_adds_one() -> None:
    state = table()
    stand(state, 1, "a-pigs", "brown")
    turn(state, 0)
    put(state, 0, "brown", "a-pigs")
    play(state, "0 lay-existing")
    assert (stores(state, 0), at(state, "a-pigs")) == ({"pig": 2}, ["(brown)", "brown"])


def test_an_existing_keyple_laid_down_in_its_field_makes_three() -> None:
    state = table()
    stand(state, 1, "a-pigs", "light-green")
    turn(state, 0)
    put(state, 0, "light-green", "a-pigs")
    play(state, "0 lay-existing")
    assert stores(state, 0) == {"pig": 3}


def test_an_existing_keyple_may_be_left_standing() -> None:
    state = table()
    stand(state, 1, "a-pigs", "light-green")
    turn(state, 0)
    put(state, 0, "light-green", "a-pigs")
    play(state, "0 leave-existing")
    assert (stores(state, 0), at(state, "a-pigs")) == ({"pig": 2}, ["light-green", "light-green"])


def test_whoever_joins_one_lying_down_works_as_if_alone() -> None:
    """R-KR-07."""
    state = table()
    stand(state, 1, "a-pigs", "light-green", lying=True)
    turn(state, 0)
    put(state, 0, "light-green", "a-pigs")
    assert (stores(state, 0), asked(state)) == ({"pig": 2}, "1 Turn")


def test_a_keyple_may_leave_an_existing_one_of_an_opponent_with_nothing() -> None:
    state = table()
    stand(state, 1, "a-pigs", "brown")
    turn(state, 0)
    put(state, 0, "brown", "a-pigs")
    play(state, "0 lay-existing")
    assert stores(state, 1) == {}


# White keyples.


def test_white_takes_the_colour_of_the_field() -> None:
    """R-KR-06."""
    state = alone()
    put(state, 0, "white", "a-pigs")
    assert stores(state, 0) == {"pig": 2}


def test_white_in_a_coloured_field_is_joined_by_that_colour_or_white() -> None:
    """R-KR-06."""
    state = table()
    put(state, 0, "white", "a-pigs")
    assert offers(state) == ["join light-green", "join white", "decline"]


def test_white_on_a_field_without_border_is_joined_by_white_only() -> None:
    """R-KR-06."""
    state = table()
    put(state, 0, "white", "a-tile")
    assert offers(state) == ["join white", "decline"]


def test_white_as_joiner_takes_the_colour_of_the_first_keyple_not_of_the_field() -> None:
    """R-KR-06."""
    state = table()
    put(state, 0, "brown", "a-pigs")
    play(state, "1 join white")
    assert stores(state, 1) == {"pig": 2}


def test_white_that_joined_brown_is_brown_when_laid_down() -> None:
    """R-KR-06."""
    state = table()
    stand(state, 1, "a-pigs", "brown")
    stand(state, 2, "a-pigs", "white", works_as="brown")
    team(state, 0)
    claim(state, 0, "a")
    turn(state, 0)
    play(state, "0 lay-both a-pigs")
    assert stores(state, 0) == {"pig": 2}


def test_white_that_took_the_fields_colour_keeps_it_when_laid_down() -> None:
    """R-KR-06."""
    state = table()
    stand(state, 1, "a-pigs", "white", works_as="light-green")
    team(state, 0)
    claim(state, 0, "a")
    turn(state, 0)
    play(state, "0 lay a-pigs")
    assert stores(state, 0) == {"pig": 2}


def test_white_joins_one_lying_down_in_that_ones_colour() -> None:
    """R-KR-06, R-KR-07."""
    state = table()
    stand(state, 1, "a-pigs", "brown", lying=True)
    turn(state, 0)
    put(state, 0, "white", "a-pigs")
    assert stores(state, 0) == {"pig": 1}


def test_white_on_a_plot_is_joined_by_white_only() -> None:
    """R-KR-06."""
    state = table()
    built(state, 0, "cow-shed", "farm-1")
    stand(state, 0, "farm-1", "white")
    turn(state, 0)
    play(state, "0 keyple brown")
    assert "at farm-1" not in offers(state)


def test_white_comes_to_white_on_a_plot() -> None:
    """R-KR-06."""
    state = table()
    built(state, 0, "cow-shed", "farm-1")
    stand(state, 0, "farm-1", "white")
    turn(state, 0)
    play(state, "0 keyple white")
    assert "at farm-1" in offers(state)


def test_a_coloured_keyple_joins_white_in_a_field_of_its_own_colour() -> None:
    """R-KR-05, R-KR-06."""
    state = table()
    stand(state, 1, "a-logs", "white", works_as="brown")
    turn(state, 0)
    put(state, 0, "brown", "a-logs")
    play(state, "0 lay-existing")
    assert stores(state, 0) == {"log": 3}


# Resources, and what runs short.


def test_what_a_field_brings_forth_is_taken_without_asking() -> None:
    """R-KR-10."""
    state = alone()
    put(state, 0, "brown", "a-logs")
    assert (stores(state, 0), asked(state)) == ({"log": 2}, "1 Turn")


@pytest.mark.parametrize(("there", "mine", "theirs"), [(6, 3, 3), (5, 3, 2), (3, 2, 1), (1, 1, 0), (0, 0, 0)])
def test_player_and_joiner_take_in_turns_when_the_supply_is_short(there: int, mine: int, theirs: int) -> None:
    """R-KR-10."""
    state = table()
    give(state, 2, pig=12 - there)
    put(state, 0, "light-green", "a-pigs")
    play(state, "1 join light-green")
    assert (stores(state, 0).get("pig", 0), stores(state, 1).get("pig", 0)) == (mine, theirs)


def test_with_an_unlimited_supply_nothing_is_short() -> None:
    """R-KR-35."""
    state = table(3, supply="unlimited")
    give(state, 2, pig=40)
    put(state, 0, "light-green", "a-pigs")
    play(state, "1 join light-green")
    assert stores(state, 1) == {"pig": 3}


@pytest.mark.parametrize("text", ["at e-clay", "at a-moon", "at farm-9", "at village-13", "at clay", "at 3"])
def test_a_spot_that_does_not_exist_cannot_be_named(text: str) -> None:
    with pytest.raises(InvalidAction, match="no spot"):
        GAME.parse(text)


def test_a_line_that_is_not_offered_is_refused() -> None:
    state = table()
    in_season(state, "summer")
    with pytest.raises(IllegalAction):
        play(state, "0 keyple brown", "0 at a-bricks")
