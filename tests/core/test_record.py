"""Records: a game as text, and what is said of a text that is none."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import keydom
from keydom import NATURE, BadRecord, Record
from keydom.core.game import Line, Score
from keydom.core.match import Match
from keydom.core.notes import MoveTree
from keydom.core.record import holdable, result_lines
from keydom.games.pebbles import GAME

HEAD = "keydom 1\ngame pebbles\nrules 1\nseats 2\n"

word = st.text("abcdefghijklmnopqrstuvwxyz-", min_size=1, max_size=8)
line = st.lists(word, min_size=1, max_size=4).map(" ".join)
name = st.one_of(
    st.text(min_size=1, max_size=20),
    st.text("# \t'\"=*0a", min_size=1),
    st.from_regex(r"search:[0-9]+ #[0-9]", fullmatch=True),
).filter(holdable)
FIELDS = (
    *(
        "game",
        "seats",
        "options",
        "rules",
        "catalogue",
        "box",
        "corrections",
        "drawn",
        "players",
        "start",
        "notes",
        "sides",
        "moves",
    ),
    *("ended", "results"),
)


@st.composite
def sides(draw: st.DrawFn, last: int) -> MoveTree:
    """A side line in place of a move, with a note and perhaps a side line of its own."""
    side = MoveTree(draw(st.integers(0, last)))
    side.moves = draw(st.lists(st.tuples(st.integers(NATURE, 3), line), min_size=1, max_size=3))
    side.notes = draw(st.dictionaries(st.integers(0, len(side.moves)), st.lists(name, min_size=1, max_size=1)))
    if last and draw(st.booleans()):
        side.sides = [draw(sides(min(len(side.moves), last) - 1))]
    return side


@st.composite
def records(draw: st.DrawFn) -> Record:
    seats = draw(st.integers(1, 6))
    options = draw(st.dictionaries(word, word, max_size=3))
    record = Record(draw(word), seats, options, draw(st.integers(1, 99)), draw(st.sampled_from(["", "0123456789ab"])))
    if draw(st.booleans()):
        record.box = draw(name)
        figures = st.builds("tile.{}.level = {}".format, word, st.integers(-999, 999))
        words = st.builds('tile.{}.cost = ["{}"]'.format, word, st.text("ab #", max_size=8))
        record.corrections = draw(st.lists(st.one_of(figures, words), max_size=3).map(tuple))
    record.players = draw(st.dictionaries(st.integers(0, seats - 1), name))
    record.drawn = draw(st.one_of(st.just(()), st.permutations(range(seats)).map(tuple)))
    record.moves = draw(st.lists(st.tuples(st.integers(NATURE, seats - 1), line), max_size=20))
    for ply in draw(st.sets(st.integers(0, len(record.moves)), max_size=3)):
        record.notes[ply] = draw(st.lists(name, min_size=1, max_size=2))
    if record.moves:
        record.sides = draw(st.lists(sides(len(record.moves) - 1), max_size=2))
        record.sides.sort(key=lambda side: side.ply)
    record.start = draw(st.lists(line, max_size=2).map(tuple))
    record.ended = draw(st.booleans())
    record.results = [f"= {text}" for text in draw(st.lists(line, max_size=seats))]
    return record


@given(records())
def test_a_record_reads_back_as_it_was_written(record: Record) -> None:
    again = Record.parse(str(record))

    assert [getattr(again, field) for field in FIELDS] == [getattr(record, field) for field in FIELDS]


@given(records())
def test_a_record_that_was_read_is_written_as_it_stood(record: Record) -> None:
    assert str(Record.parse(str(record))) == str(record)


@given(st.text())
def test_any_text_is_a_record_or_refused_with_its_line(text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.parse("keydom 1\n" + text)

    assert caught.value.line >= 1


def test_the_parts_of_a_record_stand_one_on_a_line() -> None:
    record = Record("pebbles", 2, {"length": "short"}, 1, "0123456789ab")
    record.players = {1: "Bob de Vries", 0: "Ann"}
    record.moves = [(NATURE, "draw gold"), (0, "keep")]
    record.results = ["= 0 place=1 total=3"]

    assert str(record) == (
        "keydom 1\ngame pebbles\nrules 1\ncatalogue 0123456789ab\nseats 2\noption length short\n"
        "player 0 Ann\nplayer 1 Bob de Vries\n\n* draw gold\n0 keep\n= 0 place=1 total=3\n"
    )


def test_comments_and_empty_lines_say_nothing() -> None:
    record = Record.parse("# a game\n\nkeydom 1\ngame pebbles # the tutorial\nrules 1\nseats 2\n\n0 keep # why?\n")

    assert record.moves == [(0, "keep")]


@given(name)
def test_whatever_a_player_is_called_a_match_writes_a_record_that_reads_back(name: str) -> None:
    text = str(Match(GAME, 2, players={0: name, 1: "search:60 #1"}).record())

    assert str(Record.parse(text)) == text
    assert Record.parse(text).players == {0: name, 1: "search:60 #1"}


def test_a_comment_begins_a_line_or_stands_behind_white_space() -> None:
    record = Record.parse("keydom 1\ngame peb#bles\t# odd\nrules 1\nseats 2\n#0 give\n0 keep #\n")

    assert (record.game, record.moves) == ("peb#bles", [(0, "keep")])


def test_moves_know_the_lines_they_stood_on() -> None:
    record = Record.parse(HEAD + "\n# first\n* draw gold\n\n0 keep\n", "game.key")

    assert str(record.wrong("not now", 1)) == "game.key:9: not now"


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        ("", 1, "no record: the first line must be `keydom 1`"),
        ("# nothing\n\n", 1, "no record: the first line must be `keydom 1`"),
        ("\n\nchess\n", 3, "no record: the first line must be `keydom 1`"),
        ("keydom 2\n", 1, "no record: the first line must be `keydom 1`"),
        ("keydom 1\nrules 1\nseats 2\n", 1, "the header has no line `game`"),
        ("keydom 1\ngame pebbles\nseats 2\n", 1, "the header has no line `rules`"),
        ("keydom 1\ngame pebbles\nrules 1\n", 1, "the header has no line `seats`"),
        (HEAD + "colour red\n", 5, "cannot read 'colour red'"),
        (HEAD + "option\n", 5, "cannot read 'option'"),
        (HEAD + "option length\n", 5, "cannot read 'option length'"),
        (HEAD + "option length very short\n", 5, "cannot read 'option length very short'"),
        (HEAD + "player Ann\n", 5, "cannot read 'player Ann'"),
        (HEAD + "player x Ann\n", 5, "cannot read 'player x Ann'"),
        ("keydom 1\ngame pebbles\nrules one\n", 3, "cannot read 'rules one'"),
        ("keydom 1\ngame pebbles\nrules 1\nseats two\n", 4, "cannot read 'seats two'"),
        (HEAD + "\n0\n", 6, "cannot read '0'"),
        (HEAD + "\n*\n", 6, "cannot read '*'"),
        (HEAD + "\n-1 keep\n", 6, "cannot read '-1 keep'"),
        (HEAD + "\n² keep\n", 6, "cannot read '² keep'"),
        (HEAD + "\n0 keep\nseats 3\n", 7, "cannot read 'seats 3'"),
        (HEAD + "\n= 0 place=1\n0 keep\n", 7, "cannot read '0 keep'"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(text: str, line: int, sentence: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.parse(text, "game.key")

    assert str(caught.value) == f"game.key:{line}: {sentence}"


TWICE = [
    "rules 1",
    "game chess",
    "seats 3",
    "catalogue ab\ncatalogue cd",
    "option a b\noption a c",
    "player 0 A\nplayer 0 B",
]


@pytest.mark.parametrize("text", TWICE)
def test_a_header_line_that_comes_twice_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.parse(HEAD + text)


@pytest.mark.parametrize("number", ["-2", "+2", "1_0", "٣", "2.0"])
def test_a_number_is_written_in_plain_digits(number: str) -> None:
    with pytest.raises(BadRecord, match="cannot read"):
        Record.parse(f"keydom 1\ngame pebbles\nrules 1\nseats {number}\n")


def test_nothing_of_the_header_comes_after_a_result() -> None:
    with pytest.raises(BadRecord, match=r"^record:6: cannot read 'player 0 Ann'$"):
        Record.parse(HEAD + "= 0 place=1\nplayer 0 Ann\n")


def test_a_result_states_place_total_and_every_line() -> None:
    scores = [Score([Line("gold", 6), Line("coal", -2)]), Score([Line("gold", 9), Line("coal", 0)])]

    assert result_lines(scores) == ["= 0 place=2 total=4 gold=6 coal=-2", "= 1 place=1 total=9 gold=9 coal=0"]


@given(records())
def test_a_record_as_json_reads_back(record: Record) -> None:
    assert Record.of(json.loads(json.dumps(record.data()))) == record


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("keydom", 2),
        ("seats", "two"),
        ("moves", [[0, "keep\n1 keep"]]),
        ("moves", [[0, "keep # or not"]]),
        ("moves", [0]),
        ("players", {"0": "Ann\nBob"}),
        ("players", {"zero": "Ann"}),
        ("options", None),
    ],
)
def test_data_of_no_record_is_refused(key: str, value: object) -> None:
    data = {**Record("pebbles", 2, {}, 1).data(), key: value}
    with pytest.raises(BadRecord):
        Record.of(data)


def test_data_that_lacks_a_part_is_refused() -> None:
    with pytest.raises(BadRecord, match="no data of a record: KeyError 'game'"):
        Record.of({})


def test_a_record_is_saved_and_loaded(tmp_path: Path) -> None:
    record = Match(GAME, 2, rng=Random(1), players={0: "Ann #1"}).record()
    record.save(tmp_path / "game.key")

    assert Record.load(str(tmp_path / "game.key")) == record
    assert keydom.load(tmp_path / "game.key").record() == record


def test_a_file_that_holds_no_text_is_no_record(tmp_path: Path) -> None:
    (tmp_path / "game.key").write_bytes(b"keydom 1\n\xff")

    with pytest.raises(BadRecord, match=r"game.key: no UTF-8 text \(byte 9\)"):
        Record.load(tmp_path / "game.key")


def test_records_are_equal_wherever_they_were_read() -> None:
    text = str(Match(GAME, 2, rng=Random(1)).record())

    assert Record.parse(text, "here.key") == Record.parse("# a comment\n" + text, "there.key")


def test_a_record_shows_what_it_is_of() -> None:
    assert repr(Match(GAME, 2, rng=Random(1)).record()) == "<Record: pebbles for 2, 1 plies>"
