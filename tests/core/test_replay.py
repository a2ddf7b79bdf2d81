"""Matches and their records: what is written down replays, and what does not is named with its line."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keydom import NATURE, BadOption, BadRecord, Match, Record, get_game
from keydom.core.game import Event
from keydom.games.pebbles.state import PebblesState
from keydom.games.pebbles.view import PebblesView

PEBBLES = get_game("pebbles")


def finished(seed: int = 1) -> Match[PebblesState, PebblesView]:
    rng = Random(seed)
    playing = Match(PEBBLES, 2, PEBBLES.options({"length": "short"}), rng=rng)
    while not playing.over:
        playing.play(rng.choice(playing.legal()))
    return playing


@given(st.integers(0, 500))
def test_a_finished_game_replays_to_the_same_end(seed: int) -> None:
    played = finished(seed)

    again = Match.replay(PEBBLES, Record.parse(str(played.record())))

    assert (again.state, again.scores(), again.log) == (played.state, played.scores(), played.log)


def test_a_replay_can_stop_early() -> None:
    assert Match.replay(PEBBLES, finished().record(), 4).ply == 4


def test_a_record_holds_its_options_and_players() -> None:
    playing = Match(PEBBLES, 2, PEBBLES.options({"length": "short"}), players={1: "Bob"})

    again = Match.replay(PEBBLES, Record.parse(str(playing.record())))

    assert (again.options["length"], again.players) == ("short", {1: "Bob"})


@pytest.mark.parametrize("name", ["Ann\n* draw gold", "Ann\u2028Bob", "", " "])
def test_a_name_that_a_record_cannot_hold_is_refused(name: str) -> None:
    with pytest.raises(BadOption):
        Match(PEBBLES, 2, players={0: name})


def record(text: str, *, head: str = "game pebbles\nrules 1\nseats 2\noption length short\n") -> Record:
    return Record.parse(f"keydom 1\n{head}\n{text}", "game.key")


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("* draw gold\n0 eat\n", 8, "'eat' is no action"),
        ("* draw gold\n0 to 1\n", 8, "seat 0 may not `to 1` now"),
        ("* draw gold\n1 keep\n", 8, "it is the turn of seat 0, not of seat 1"),
        ("0 keep\n", 7, "it is the turn of NATURE, not of seat 0"),
        ("* draw white\n0 keep\n* draw white\n1 keep\n" * 3 + "0 keep\n", 19, "the game is over"),
    ],
)
def test_a_move_that_cannot_be_replayed_is_named_with_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadRecord, match=f"^game.key:{line}: {reason}"):
        Match.replay(PEBBLES, record(text))


@pytest.mark.parametrize(
    ("head", "reason"),
    [
        ("game chess\nrules 1\nseats 2\n", "a record of chess, not of pebbles"),
        (
            "game pebbles\nrules 7\nseats 2\n",
            "played under rules version 7 of pebbles; this is version 1",
        ),
        (
            "game pebbles\nrules 1\ncatalogue abc\nseats 2\n",
            r"played with another catalogue of pebbles \(abc\), which it does not carry: name its file",
        ),
        ("game pebbles\nrules 1\nseats 9\n", "pebbles is for 2 to 4 seats, not 9"),
        ("game pebbles\nrules 1\nseats 2\noption size short\n", "pebbles has no option 'size'"),
        ("game pebbles\nrules 1\nseats 2\noption length tiny\n", "pebbles: length is one of full, short"),
        ("game pebbles\nrules 1\nseats 2\nplayer 2 Cleo\n", "there is no seat 2 at a table of 2"),
    ],
)
def test_a_record_of_another_table_is_refused(head: str, reason: str) -> None:
    with pytest.raises(BadRecord, match=f"^game.key: {reason}"):
        Match.replay(PEBBLES, record("", head=head))


def test_a_record_without_a_catalogue_is_taken_as_the_shipped_one() -> None:
    assert Match.replay(PEBBLES, record("* draw gold\n")).ply == 1


def test_a_result_that_the_replay_does_not_reach_is_refused() -> None:
    played = finished().record()
    played.results[1] = "= 1 place=1 total=99"

    with pytest.raises(BadRecord, match="the replayed game does not end with `= 1 place=1 total=99`"):
        Match.replay(PEBBLES, played)


def test_a_wrong_result_is_named_with_its_line() -> None:
    text = str(finished().record())
    last = len(text.splitlines())
    wrong = Record.parse(text.replace("= 1 place", "= 1 rank"), "game.key")

    with pytest.raises(BadRecord, match=f"^game.key:{last}: the replayed game does not end with `= 1 rank"):
        Match.replay(PEBBLES, wrong)


def test_a_result_with_a_seat_too_few_is_refused_at_its_last_line() -> None:
    lines = str(finished().record()).splitlines()[:-1]

    with pytest.raises(BadRecord, match=f"^game.key:{len(lines)}: "):
        Match.replay(PEBBLES, Record.parse("\n".join(lines), "game.key"))


def test_a_result_with_a_seat_too_many_is_refused_at_its_last_line() -> None:
    lines = [*str(finished().record()).splitlines(), "= 2 place=1 total=99"]

    with pytest.raises(BadRecord, match=f"^game.key:{len(lines)}: "):
        Match.replay(PEBBLES, Record.parse("\n".join(lines), "game.key"))


def test_a_result_of_a_game_that_is_not_over_is_refused() -> None:
    played = finished().record()
    del played.moves[-1]

    with pytest.raises(BadRecord):
        Match.replay(PEBBLES, played)


def test_a_replay_that_stops_early_asks_for_no_result() -> None:
    played = finished().record()
    played.results[1] = "= 1 place=1 total=99"

    assert Match.replay(PEBBLES, played, 2).ply == 2


def test_an_unfinished_record_has_no_result() -> None:
    assert Match(PEBBLES, 2).record().results == []


def test_a_copied_record_does_not_follow_the_match() -> None:
    playing = Match(PEBBLES, 2)
    playing.play("draw gold")
    written = playing.record()

    playing.play("give")

    assert written.moves == [(NATURE, "draw gold")]


@pytest.mark.parametrize(
    ("moves", "why"),
    [
        ("* draw gold\n0 give\n0 to 0\n", Event("yourself", {"pebble": "pebble:gold"})),
        ("* draw gold\n0 to 1\n", None),
        ("* draw gold\n0 eat\n", None),
    ],
)
def test_a_record_with_a_forbidden_move_says_why(moves: str, why: Event | None) -> None:
    with pytest.raises(BadRecord) as caught:
        Match.replay(PEBBLES, record(moves))

    assert caught.value.why == why


# Records of earlier rules.


OLD = {"keyflower": "four-with-two-novices", "keyper": "three"}


def earlier(name: str) -> Record:
    """A record as it read under version 2."""
    text = (Path(__file__).parents[1] / "records" / name / f"{OLD[name]}.key").read_text("utf-8")
    return Record.parse(text.replace("rules 3\n", "rules 2\n").replace("option novices 0+1\n", "option novices 2\n"))


@pytest.mark.parametrize("name", OLD)
def test_a_record_of_earlier_rules_is_replayed_where_all_its_moves_are_allowed_still(name: str) -> None:
    old = earlier(name)
    match = Match.replay(get_game(name), old)
    assert match.record().rules == get_game(name).rules_version == old.rules + 1
    assert (match.record().moves, match.record().results) == (old.moves, old.results)


def test_a_record_of_earlier_rules_says_so_where_a_move_is_not_allowed_any_more() -> None:
    old = earlier("keyflower")
    place = next(ply for ply, (_, text) in enumerate(old.moves) if text.startswith("carry"))
    used = next(ply for ply in range(place, 0, -1) if old.moves[ply][1].startswith("add"))
    old.moves[used + 1 :] = [(old.moves[used][0], "done")]  # transport that blocks and does nothing
    with pytest.raises(BadRecord, match="it was played under rules version 2; this is 3"):
        Match.replay(get_game("keyflower"), old)


def test_a_record_of_rules_that_are_not_understood_any_more_is_refused() -> None:
    old = earlier("keyper")
    old.rules = 1
    with pytest.raises(BadRecord, match="played under rules version 1 of keyper; this is version 3"):
        Match.replay(get_game("keyper"), old)


def earlier_from(name: str) -> Record:
    """A record that began from a position, as it read under version 2."""
    text = earlier(name)
    here = Match.replay(get_game(name), text, len(text.moves) // 2)
    begun = Match(get_game(name), here.seats, here.options, position=get_game(name).text(here.state), rng=2)
    for _ in range(3):
        begun.play(begun.legal()[0])
    record = begun.record()
    record.rules, record.options = 2, text.options
    return Record.parse(str(record))


@pytest.mark.parametrize("name", OLD)
def test_a_record_of_earlier_rules_that_begins_from_a_position_is_replayed(name: str) -> None:
    old = earlier_from(name)
    match = Match.replay(get_game(name), old)
    now = match.record()
    assert (now.rules, now.start, now.moves) == (get_game(name).rules_version, old.start, old.moves)
    assert Match.replay(get_game(name), now) == match


def test_a_record_of_earlier_rules_says_so_where_its_position_cannot_be_any_more() -> None:
    old = earlier_from("keyper")
    old.start = tuple(line for line in old.start if not line.startswith("frames"))
    with pytest.raises(BadRecord, match="it was played under rules version 2; this is 3"):
        Match.replay(get_game("keyper"), old)


def test_a_record_from_a_position_of_rules_that_are_not_understood_any_more_is_refused() -> None:
    old = earlier_from("keyper")
    old.rules = 1
    with pytest.raises(BadRecord, match="played under rules version 1 of keyper; this is version 3"):
        Match.replay(get_game("keyper"), old)
