"""The draw of seats: what it is, that a match keeps it, and that a record shows it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keydom import BadRecord, Match, Record
from keydom.core.errors import BadOption
from keydom.core.options import People, draw_seats, is_draw, seated
from keydom.games.pebbles import GAME
from keydom.words import LANGUAGES, FluentWords

HEAD = "keydom 1\ngame pebbles\nrules 1\nseats 3\n"


@given(st.integers(1, 6), st.randoms(use_true_random=False))
def test_a_draw_gives_everybody_a_seat_of_their_own(seats: int, rng: Random) -> None:
    assert is_draw(draw_seats(seats, rng), seats)


def test_every_order_of_seats_is_drawn_alike() -> None:
    rng = Random(1)
    counts = Counter(draw_seats(3, rng) for _ in range(6000))
    assert set(counts) == set(permutations(range(3)))
    assert min(counts.values()) > 850


def test_the_first_who_sat_down_comes_to_the_first_seat_that_is_named() -> None:
    assert seated(["Ana", "Bo", "Cem"], (2, 0, 1)) == ["Bo", "Cem", "Ana"]


def test_without_a_draw_all_stay_where_they_sat_down() -> None:
    assert seated(["Ana", "Bo", "Cem"], ()) == ["Ana", "Bo", "Cem"]


def test_a_record_shows_the_draw_of_seats() -> None:
    match = Match(GAME, 3, drawn=(2, 0, 1))
    assert "\nseats 3\ndrawn 2 0 1\n" in str(match.record())


def test_a_record_of_seats_as_they_stand_says_nothing_of_a_draw() -> None:
    assert "drawn" not in str(Match(GAME, 3).record())


def test_a_replayed_match_keeps_the_draw() -> None:
    record = Record.parse(str(Match(GAME, 3, drawn=(2, 0, 1)).record()))
    assert record.drawn == (2, 0, 1)
    assert Match.replay(GAME, record).drawn == (2, 0, 1)


@given(st.permutations(range(5)))
def test_a_draw_in_a_record_reads_back_as_it_was_written(drawn: list[int]) -> None:
    record = Record("pebbles", 5, {}, 1)
    record.drawn = tuple(drawn)
    assert Record.parse(str(record)).drawn == record.drawn
    assert str(Record.parse(str(record))) == str(record)


@pytest.mark.parametrize("drawn", ["0 1", "0 1 1", "1 2 3", "0 1 2 3", "a b c", "0 -1 1"])
def test_a_draw_that_names_a_seat_twice_or_not_at_all_is_refused_with_its_line(drawn: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.parse(f"{HEAD}drawn {drawn}\n")
    assert caught.value.line == 5


def test_a_draw_stands_once_in_a_record() -> None:
    with pytest.raises(BadRecord) as caught:
        Record.parse(f"{HEAD}drawn 0 1 2\ndrawn 0 1 2\n")
    assert caught.value.line == 6


def test_a_match_refuses_a_draw_of_other_seats() -> None:
    with pytest.raises(BadOption, match="every seat once"):
        Match(GAME, 3, drawn=(0, 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_draw_is_told_first_in_the_log_with_the_names_round_the_table(language: str) -> None:
    match = Match(GAME, 3, rng=Random(1), players={0: "Ana", 1: "Bo", 2: "Cem"}, drawn=(2, 0, 1))
    ply, event = match.events(None)[0]
    told = FluentWords(GAME, language, match.players).event(event)
    assert ply == 0
    assert told.index("Ana") < told.index("Bo") < told.index("Cem")


def test_the_draw_stays_in_the_log_when_the_match_goes_back_to_its_start() -> None:
    match = Match(GAME, 3, rng=Random(1), drawn=(2, 0, 1))
    match.rewind(0)
    assert [event.key for _, event in match.events(None)][:1] == ["drawn"]
    assert match.drawn == (2, 0, 1)


# Options that name people.


def test_an_option_that_names_people_takes_any_number_of_them_the_lowest_first() -> None:
    choice = People("novices")
    assert [value for value in ("none", "0", "3", "0+2", "0+1+2+3") if not choice.takes(value)] == []
    assert [value for value in ("", "0+", "2+0", "1+1", "+", "01", "-1", "0,1", "²") if choice.takes(value)] == []


@given(st.sets(st.integers(0, 5), min_size=1), st.permutations(range(6)))
def test_the_people_of_an_option_move_to_the_seats_that_are_drawn_for_them(people: set[int], drawn: list[int]) -> None:
    choice = People("novices")
    value = choice.drawn(choice.naming(sorted(people)), drawn)
    assert choice.takes(value)
    assert set(choice.people(value)) == {drawn[place] for place in people}


def test_without_a_draw_the_people_of_an_option_stay() -> None:
    assert People("novices").drawn("0+2", ()) == "0+2"
    assert People("novices").drawn("none", (1, 0)) == "none"


def test_options_that_name_nobody_are_the_same_after_a_draw() -> None:
    options = GAME.options({"length": "short"})
    assert GAME.seated(options, (1, 0)) == options
