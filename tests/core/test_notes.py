"""Notes and side lines in records, and games that begin with a position of their own."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import thread_time
from typing import Any

import pytest

from keydom import BadRecord, Match, Record
from keydom.core.match import check_sides
from keydom.core.notes import MoveTree
from keydom.games.pebbles import GAME

HEAD = "keydom 1\ngame pebbles\nrules 1\nseats 2\n"
NOTED = (
    HEAD
    + "\n> before all # of it\n* draw coal\n0 keep\n> brave\n| 0 give\n| > better\n| 0 to 1\n|\n| 0 give\n* draw gold\n"
)


def midway() -> Match[Any, Any]:
    match = Match(GAME, 2, rng=Random(3))
    for _ in range(3):
        match.play("keep")
    return match


def from_midway() -> Match[Any, Any]:
    return Match(GAME, 2, rng=Random(5), position=GAME.text(midway().state))


def test_a_note_is_about_the_position_after_the_move_above_it() -> None:
    assert Record.parse(NOTED).notes == {0: ["before all # of it"], 2: ["brave"]}


def test_a_side_line_is_instead_of_the_move_above_it() -> None:
    first, second = Record.parse(NOTED).sides
    assert (first.ply, first.moves, second.moves) == (1, [(0, "give"), (0, "to 1")], [(0, "give")])


def test_notes_and_side_lines_are_written_as_they_were_read() -> None:
    assert str(Record.parse(NOTED)) == NOTED


def test_notes_and_side_lines_are_kept_when_a_game_is_played_on() -> None:
    match = Match.replay(GAME, Record.parse(NOTED))
    match.play("keep")
    below = NOTED.removeprefix(HEAD)
    assert below in str(match.record())


def test_what_is_taken_back_takes_its_notes_along() -> None:
    match = Match.replay(GAME, Record.parse(NOTED))
    match.rewind(1)
    assert (match.record().notes, match.record().sides) == ({0: ["before all # of it"]}, [])


def test_the_position_that_is_gone_back_to_keeps_its_notes() -> None:
    match = Match.replay(GAME, Record.parse(NOTED))
    match.rewind(2)
    assert match.record().notes == {0: ["before all # of it"], 2: ["brave"]}


def test_data_tells_notes_and_side_lines_too() -> None:
    record = Record.parse(NOTED)
    assert Record.of(record.data()) == record


@pytest.mark.parametrize(
    ("text", "line"),
    [("| 0 keep\n", 6), ("* draw coal\n| > only words\n", 7), ("* draw coal\n|\n|\n", 7), ("* draw coal\n| keep\n", 7)],
)
def test_a_side_line_that_is_none_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.parse(HEAD + "\n" + text, "game.key")
    assert (caught.value.file, caught.value.line) == ("game.key", line)


def test_side_lines_within_side_lines_have_an_end() -> None:
    with pytest.raises(BadRecord, match="deep"):
        Record.parse(HEAD + "\n* draw coal\n" + "\n".join("| " * depth + "0 keep" for depth in range(1, 40)) + "\n")


def test_a_side_line_that_cannot_be_played_is_told() -> None:
    check_sides(GAME, Record.parse(NOTED))
    with pytest.raises(BadRecord, match="in place of move 2"):
        check_sides(GAME, Record.parse(NOTED.replace("| 0 to 1", "| 0 keep")))


def test_a_game_that_begins_with_a_position_goes_on_from_there() -> None:
    assert from_midway().state.turns == midway().state.turns


def test_the_record_of_such_a_game_replays_to_the_same_end() -> None:
    match = from_midway()
    while not match.over:
        match.play("keep")
    again = Match.replay(GAME, Record.parse(str(match.record())))
    assert (again.state, again) == (match.state, match)


def test_such_a_game_is_another_one_than_the_usual() -> None:
    position = GAME.text(midway().state)
    assert Match(GAME, 2, position=position) != Match(GAME, 2)


def test_such_a_game_can_be_gone_back_in() -> None:
    match = from_midway()
    before = str(Match(GAME, 2, position=GAME.text(midway().state)).record())
    match.play("keep")
    match.rng = None
    match.rewind(0)
    assert str(match.record()) == before


def test_a_position_that_does_not_add_up_is_refused_as_a_record() -> None:
    text = str(from_midway().record())
    wrong = text.replace("from bag white:", "from bag white:1")
    with pytest.raises(BadRecord, match="white"):
        Match.replay(GAME, Record.parse(wrong, "game.key"))


class Counted(list[MoveTree]):
    """Side lines that say how often somebody has gone through them."""

    passes = 0

    def __iter__(self) -> Iterator[MoveTree]:
        self.passes += 1
        return super().__iter__()


def test_all_side_lines_are_written_in_one_pass() -> None:
    tree = Record.parse(NOTED).tree()
    tree.sides = counted = Counted(tree.sides)
    tree.lines()
    assert counted.passes <= 1  # none where the compiler goes through a list by itself


def reading_time(lines: int) -> float:
    """Processor seconds to read a record whose position has so many lines; the least of a few."""
    text = HEAD + "from frames\n" * lines + "\n0 keep\n"
    times = []
    for _ in range(3):
        began = thread_time()
        Record.parse(text)
        times.append(thread_time() - began)
    return min(times)


def test_a_position_of_many_lines_takes_no_more_time_a_line_than_one_of_few() -> None:
    assert reading_time(20_000) < 20 * reading_time(2_500)
