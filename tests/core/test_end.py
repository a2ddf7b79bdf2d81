"""A game that its players end by consent: over and scored as it stands, in the match and in the record."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from keydom import BadRecord, IllegalAction, Match, Record, get_game
from keydom.core.game import OVER, Game
from keydom.games import games
from keydom.games.pebbles.state import PebblesState
from keydom.games.pebbles.view import PebblesView

PEBBLES = get_game("pebbles")
HEAD = "keydom 1\ngame pebbles\nrules 1\nseats 2\n\n"
BEGUN = HEAD + "* draw white\n0 keep\n* draw coal\n"


def replayed(text: str, upto: int | None = None) -> Match[PebblesState, PebblesView]:
    return Match.replay(PEBBLES, Record.parse(text), upto)


def ended() -> Match[PebblesState, PebblesView]:
    match = replayed(BEGUN)
    match.end()
    return match


def test_a_match_that_was_ended_is_over() -> None:
    assert (ended().over, ended().mover, ended().legal()) == (True, OVER, [])


def test_a_match_that_was_ended_is_scored_as_it_stands() -> None:
    assert [score.total for score in ended().scores()] == [score.total for score in replayed(BEGUN).scores()]


def test_a_record_that_was_ended_is_over_once_all_its_moves_are_replayed() -> None:
    text = str(ended().record())
    assert [replayed(text, upto).over for upto in (2, 3, None)] == [False, True, True]


def test_nothing_is_played_after_the_end() -> None:
    with pytest.raises(IllegalAction, match="over"):
        ended().play("keep")


def test_nothing_is_taken_back_after_the_end() -> None:
    match = Match(PEBBLES, 3, rng=Random(1))
    seat = match.mover
    match.play("give")
    match.end()
    assert not match.undoable(seat)


def test_a_match_that_is_over_is_not_ended() -> None:
    match = ended()
    with pytest.raises(IllegalAction, match="over"):
        match.end()


def test_the_log_says_that_the_game_was_ended() -> None:
    assert ended().events(None)[-1][1].key == "ended"


def test_the_record_says_so_between_the_moves_and_the_results() -> None:
    lines = str(ended().record()).splitlines()
    assert [line for line in lines if line[:3] in ("1 k", "* d", "end", "= 0")][-3:-1] == ["* draw coal", "end agreed"]


def test_a_record_that_was_ended_reads_back_as_it_was_written() -> None:
    text = str(ended().record())
    assert str(Match.replay(PEBBLES, Record.parse(text)).record()) == text


def test_a_look_at_an_earlier_ply_is_a_look_at_a_game_that_goes_on() -> None:
    assert not replayed(str(ended().record()), 2).over


def test_a_match_that_goes_back_goes_on() -> None:
    match = ended()
    match.rewind(2)
    assert (match.over, "end agreed" in str(match.record())) == (False, False)


@pytest.mark.parametrize(
    "text",
    [
        BEGUN + "end agreed\n1 keep\n",
        BEGUN + "end agreed\nend agreed\n",
        BEGUN + "end\n",
        BEGUN + "end quarrelled\n",
        BEGUN + "= 0 place=1\nend agreed\n",
        HEAD + "end agreed\noption length short\n",
    ],
)
def test_an_end_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.parse(text)


def test_a_result_without_the_end_is_refused() -> None:
    text = str(ended().record()).replace("end agreed\n", "")
    with pytest.raises(BadRecord, match="not over"):
        replayed(text)


@pytest.mark.parametrize("played", games().values(), ids=lambda one: one.id)
def test_every_game_can_be_ended_and_scored_at_any_moment(played: Game[Any, Any]) -> None:
    rng = Random(5)
    match = Match(played, 2, rng=rng)
    plies = 0
    while not match.over and plies < 600:
        if rng.random() < 0.05:
            twin = Match.replay(match.game, match.record())
            twin.end()
            assert Match.replay(match.game, Record.parse(str(twin.record()))).over
        match.play(rng.choice(match.legal()))
        plies += 1
