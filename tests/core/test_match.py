"""A match: the checked door to a game, its undo, and what each seat sees of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from keydom import NATURE, BadOption, IllegalAction, InvalidAction, KeydomError, Match, get_game
from keydom.core.action import Action
from keydom.core.errors import NoPicture
from keydom.core.game import Event, Frame, Listener, Options, Score, Words
from keydom.core.scene import WindowSize
from keydom.games import games
from keydom.games.pebbles.actions import DRAW, GIVE, KEEP
from keydom.games.pebbles.game import Pebbles
from keydom.games.pebbles.state import PebblesState
from keydom.games.pebbles.view import PebblesView
from keydom.words import FluentWords

PEBBLES = get_game("pebbles")


def match(*lines: str, seats: int = 2) -> Match[PebblesState, PebblesView]:
    """A match without luck of its own, after these lines."""
    playing = Match(PEBBLES, seats, PEBBLES.options({"length": "short"}))
    for line in lines:
        playing.play(line)
    return playing


def finished(seed: int = 1) -> Match[PebblesState, PebblesView]:
    rng = Random(seed)
    playing = Match(PEBBLES, 2, PEBBLES.options({"length": "short"}), rng=rng)
    while not playing.over:
        playing.play(rng.choice(playing.legal()))
    return playing


# The checked door.


def test_a_legal_move_is_played_and_written_down() -> None:
    assert match("draw gold", "keep").moves == [(NATURE, "draw gold"), (0, "keep")]


def test_a_move_may_be_an_action_or_its_text() -> None:
    by_action = match()
    by_action.play(DRAW.of(1))

    assert by_action.state == match("draw gold").state


def test_a_move_is_written_down_in_its_own_words() -> None:
    assert match("draw gold", "  keep ").moves[-1] == (0, "keep")


@pytest.mark.parametrize("line", ["draw gold", "to 1", "eat", "", "keep keep"])
def test_a_move_that_is_not_offered_changes_nothing(line: str) -> None:
    playing = match("draw gold")
    before = playing.state.copy(), list(playing.moves), list(playing.log)

    with pytest.raises(KeydomError):
        playing.play(line)

    assert (playing.state, playing.moves, playing.log) == before


def test_a_refused_move_says_what_is_legal() -> None:
    with pytest.raises(IllegalAction, match=r"^seat 0 may not `to 1` now: legal are keep, give$"):
        match("draw gold").play("to 1")


def refusal(playing: Match[PebblesState, PebblesView], line: str, seat: int | None = None) -> IllegalAction:
    with pytest.raises(IllegalAction) as caught:
        playing.play(line, seat)
    return caught.value


def test_a_refused_move_carries_the_reason_that_the_frame_gives() -> None:
    assert refusal(match("draw gold", "give"), "to 0").why == Event("yourself", {"pebble": "pebble:gold"})


def test_a_refused_move_that_no_rule_speaks_of_carries_no_reason() -> None:
    assert refusal(match("draw gold"), "to 1").why is None


def test_whoever_is_not_to_move_is_told_no_reason() -> None:
    assert refusal(match("draw gold", "give"), "to 0", 1).why is None


def test_a_refused_draw_speaks_of_nature() -> None:
    with pytest.raises(IllegalAction, match=r"^NATURE may not `keep` now: legal are draw white, draw gold, draw coal$"):
        match().play("keep")


class Crowd(Pebbles):
    """Pebbles at a table so long that not every neighbour is named."""

    seats = range(2, 20)


@pytest.mark.parametrize(("seats", "end"), [(19, "to 12 and 6 more"), (14, "to 12 and 1 more"), (13, "to 12")])
def test_a_refusal_names_a_dozen_choices_and_counts_the_rest(seats: int, end: str) -> None:
    many = '[pebble.white]\npoints = 1\ncount = 99\nsource = ["keydom"]\nstatus = "public"\n'
    crowd = Match(Crowd(Pebbles().corrected({"many.toml": many}).catalogue), seats)
    crowd.play("draw gold")
    crowd.play("give")

    with pytest.raises(IllegalAction, match=f"legal are to 1, .*, {end}$"):
        crowd.play("to 0")


def test_a_text_that_is_no_action_is_invalid() -> None:
    with pytest.raises(InvalidAction):
        match("draw gold").play("eat")


def test_an_action_that_no_text_can_say_is_refused_like_any_other() -> None:
    with pytest.raises(IllegalAction):
        match().play(DRAW.of(99))


def test_a_seat_whose_turn_it_is_not_cannot_move() -> None:
    with pytest.raises(IllegalAction, match="it is the turn of seat 0, not of seat 1"):
        match("draw gold").play("keep", 1)


def test_a_seat_cannot_draw_for_nature() -> None:
    with pytest.raises(IllegalAction, match="it is the turn of NATURE, not of seat 0"):
        match().play("draw gold", 0)


def test_nothing_is_played_after_the_end() -> None:
    with pytest.raises(IllegalAction, match="the game is over"):
        finished().play("keep")


def test_with_luck_of_its_own_a_match_deals_by_itself() -> None:
    playing = Match(PEBBLES, 2, rng=Random(1))
    playing.play(KEEP.of())

    assert [mover for mover, _ in playing.moves] == [NATURE, 0, NATURE]


def test_a_player_needs_a_seat() -> None:
    with pytest.raises(BadOption, match="there is no seat 2 at a table of 2"):
        Match(PEBBLES, 2, players={2: "Cleo"})


def test_the_best_score_is_in_the_first_place() -> None:
    playing = finished()
    totals = [score.total for score in playing.scores()]

    assert playing.places()[totals.index(max(totals))] == 1


# Undo and the information barrier.


def test_an_undone_move_leaves_the_position_as_it_was() -> None:
    playing = match("draw gold")
    before = playing.state.copy()
    playing.play("give")

    playing.undo(0)

    assert playing.state == before


def test_an_undone_move_is_not_in_the_record() -> None:
    playing = match("draw gold", "give")

    playing.undo(0)

    assert playing.record().moves == match("draw gold").moves


def test_an_undo_is_in_the_log() -> None:
    playing = match("draw gold", "give")

    playing.undo(0)

    assert playing.events(None)[-1] == (1, Event("undone", {"seat": "seat:0"}))


def test_what_an_undone_move_told_is_not_in_the_log() -> None:
    playing = match("draw gold", "keep")

    playing.undo(0)

    assert "kept" not in [event.key for _, event in playing.log]


def test_an_undone_move_is_in_nobodys_lines() -> None:
    playing = match("draw gold", "give")

    playing.undo(0)

    assert playing.lines(1) == match("draw gold").lines(1)


def test_after_an_undo_the_game_goes_on() -> None:
    playing = match("draw gold", "give")
    playing.undo(0)

    playing.play("keep")

    assert playing.state == match("draw gold", "keep").state


def test_undos_stay_in_the_log_when_another_follows() -> None:
    playing = match("draw gold", "give")
    playing.undo(0)
    playing.play("give")

    playing.undo(0)

    assert [event.key for _, event in playing.log].count("undone") == 2


def test_a_draw_is_not_taken_back() -> None:
    with pytest.raises(IllegalAction, match="seat 0 cannot undo past a draw, a reveal or another player's move"):
        match("draw gold").undo(0)


def test_a_move_is_not_taken_back_once_nature_has_drawn() -> None:
    assert not match("draw gold", "keep", "draw coal").undoable(0)


def test_a_reveal_is_not_taken_back() -> None:
    assert not match("draw gold", "give", "to 1").undoable(0)


def test_what_was_done_before_a_reveal_is_not_taken_back_either() -> None:
    playing = match("draw gold", "give", "to 1")

    with pytest.raises(IllegalAction):
        playing.undo(0)


def test_nobody_takes_back_the_move_of_another() -> None:
    assert not match("draw gold", "give").undoable(1)


class Ask(Frame[PebblesState, Action]):
    """A question that shows nobody anything."""

    __slots__ = ()

    def offer(self, state: PebblesState) -> list[Action]:
        return [KEEP.of(), GIVE.of()]

    def apply(self, state: PebblesState, action: Action, tell: Listener | None) -> None:
        state.hand = 1 if action.verb is GIVE else 0


class Talk(Pebbles):
    """Seat 0 is asked twice, then seat 1, before the first pebble is drawn."""

    def start(self, seats: int, options: Options) -> PebblesState:
        state = super().start(seats, options)
        state.frames += [Ask(1), Ask(0), Ask(0)]
        return state


def talk(*lines: str) -> Match[PebblesState, PebblesView]:
    playing = Match(Talk(), 2)
    for line in lines:
        playing.play(line)
    return playing


def test_moves_in_a_row_are_undone_one_by_one() -> None:
    playing = talk("give", "keep")

    playing.undo(0)
    playing.undo(0)

    assert (playing.state, playing.moves) == (talk().state, [])


def test_a_move_is_undone_without_those_before_it() -> None:
    playing = talk("give", "keep")

    playing.undo(0)

    assert playing.state == talk("give").state


def test_a_move_is_not_taken_back_once_another_player_has_moved() -> None:
    assert not talk("give", "keep", "keep").undoable(0)


def test_a_move_of_another_player_stays_a_barrier_when_it_is_undone() -> None:
    playing = talk("give", "keep", "keep")

    playing.undo(1)

    assert not playing.undoable(0)


def test_at_the_start_there_is_nothing_to_undo() -> None:
    assert not match().undoable(0)


def test_the_end_shows_the_bowls_and_is_not_taken_back() -> None:
    playing = match(*["draw white", "keep"] * 6)

    assert (playing.over, playing.undoable(1)) == (True, False)


# Rewinding by agreement.


def test_a_rewound_match_stands_where_it_stood() -> None:
    playing = match("draw gold", "give", "to 1", "draw coal")

    playing.rewind(1)

    assert (playing.state, playing.moves) == (match("draw gold").state, match("draw gold").moves)


def test_a_match_rewinds_to_its_very_start() -> None:
    playing = match("draw gold", "keep")

    playing.rewind(0)

    assert (playing.state, playing.moves) == (match().state, [])


def test_a_rewinding_is_in_the_log_and_what_it_forgot_is_not() -> None:
    playing = match("draw gold", "give", "to 1", "draw coal")

    playing.rewind(1)

    assert [event.key for _, event in playing.log] == ["drew", "saw", "rewound"]


def test_a_rewound_match_goes_on() -> None:
    playing = match("draw gold", "give", "to 1")
    playing.rewind(1)

    playing.play("keep")

    assert playing.lines(1) == [(NATURE, "draw ?"), (0, "keep")]


def test_a_rewound_match_deals_anew_if_it_has_luck_of_its_own() -> None:
    playing = Match(PEBBLES, 2, rng=Random(1))
    playing.play("keep")

    playing.rewind(2)

    assert playing.moves[:2] == [playing.moves[0], (0, "keep")]
    assert playing.mover == 1


def test_nothing_before_a_rewinding_is_undone() -> None:
    playing = match("draw gold", "give", "to 1")

    playing.rewind(2)

    assert not playing.undoable(0)


@pytest.mark.parametrize("ply", [-1, 3])
def test_a_match_rewinds_only_to_a_ply_that_was(ply: int) -> None:
    with pytest.raises(IllegalAction, match=f"there is no ply {ply}: the game is at ply 2"):
        match("draw gold", "keep").rewind(ply)


# What each seat sees.


def test_a_seat_reads_its_own_draw() -> None:
    assert match("draw gold").lines(0) == [(NATURE, "draw gold")]


@pytest.mark.parametrize("seat", [1, None])
def test_nobody_else_reads_a_draw(seat: int | None) -> None:
    assert match("draw gold").lines(seat) == [(NATURE, "draw ?")]


@pytest.mark.parametrize(("seat", "keys"), [(0, ["drew", "saw"]), (1, ["drew"]), (None, ["drew"])])
def test_events_are_told_to_those_who_may_hear_them(seat: int | None, keys: list[str]) -> None:
    assert [event.key for _, event in match("draw gold").events(seat)] == keys


def test_events_know_their_ply() -> None:
    assert [ply for ply, _ in match("draw gold", "keep").events(None)] == [0, 1]


def test_a_view_shows_a_seat_its_own_hand() -> None:
    assert match("draw gold").view(0) != match("draw coal").view(0)


def test_a_view_shows_nobody_the_hand_of_another() -> None:
    assert match("draw gold").view(1) == match("draw coal").view(1)


def test_a_notebook_shows_what_a_spectator_sees() -> None:
    playing = Match(PEBBLES, 2, rng=Random(1))
    assert playing._repr_svg_() == playing.picture(None)
    assert str(playing._repr_svg_()).startswith("<svg")


def test_a_game_without_a_drawing_shows_none_in_a_notebook() -> None:
    class Unseen(Pebbles):
        def draw(
            self, view: PebblesView, words: Words, scores: Sequence[Score] = (), window: WindowSize | None = None
        ) -> str:
            raise NoPicture("nothing to see")

    assert Match(Unseen(), 2)._repr_svg_() is None


def test_a_table_is_drawn_in_the_readers_language() -> None:
    playing = Match(PEBBLES, 2, rng=Random(1))
    assert "Player 1" in playing.picture()
    assert "Speler 1" in playing.picture(0, "nl")


@pytest.mark.parametrize("id", games())
def test_a_board_is_text_in_words(id: str) -> None:
    playing = Match(games()[id], games()[id].seats[0], rng=Random(1))
    assert playing.board(0) == games()[id].board(playing.view(0), FluentWords(games()[id], "en"))


def test_a_match_tells_where_it_stands() -> None:
    playing = Match(PEBBLES, 2)
    assert repr(playing) == "<Match: pebbles for 2, 0 plies, NATURE to move>"
    playing.play("draw gold")
    assert repr(playing) == "<Match: pebbles for 2, 1 plies, seat 0 to move>"


# What a newcomer hands over.


def test_options_may_be_a_plain_mapping() -> None:
    assert Match(PEBBLES, 2, options={"length": "short"}) == Match(PEBBLES, 2, PEBBLES.options({"length": "short"}))


def test_options_that_the_game_does_not_have_are_refused_in_a_mapping_too() -> None:
    with pytest.raises(BadOption, match="pebbles has no option 'size'"):
        Match(PEBBLES, 2, options={"size": "short"})


def test_a_number_is_the_seed_of_what_is_drawn() -> None:
    by_number, by_source = Match(PEBBLES, 2, rng=7), Match(PEBBLES, 2, rng=Random(7))
    for playing in (by_number, by_source):
        while not playing.over:
            playing.play(playing.legal()[0])

    assert by_number.moves == by_source.moves


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"novices": 1}, r"keyflower: the value of novices is text, such as '0\+1', not 1"),
        ({"novices": None}, r"keyflower: the value of novices is text, such as '0\+1', not None"),
        ({1: "none"}, "keyflower has no option 1: its options are"),
        ([("novices", "0")], r"keyflower: options are a mapping of names to values, not \[\('novices', '0'\)\]"),
        ("novices", "keyflower: options are a mapping of names to values, not 'novices'"),
    ],
)
def test_options_that_are_no_texts_by_name_are_refused(options: Any, reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        Match(get_game("keyflower"), 2, options=options)


@pytest.mark.parametrize("rng", [1.5, "7", Random])
def test_what_is_no_source_of_chance_is_refused(rng: Any) -> None:
    with pytest.raises(
        BadOption, match=f"rng is a random.Random, a number as its seed, or None, not {re.escape(repr(rng))}"
    ):
        Match(PEBBLES, 2, rng=rng)


@pytest.mark.parametrize("seat", [7, -1])
@pytest.mark.parametrize("ask", [Match.view, Match.lines, Match.events, Match.board, Match.picture])
def test_a_seat_that_is_not_at_the_table_sees_nothing(ask: Callable[..., object], seat: int) -> None:
    with pytest.raises(BadOption, match=f"no seat {seat} at a table of 2: seats are 0 to 1, and None is a spectator"):
        ask(match("draw gold"), seat)
