"""The contract's own parts: plain data, events, options, dealing, stage directions and places."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keydom import NATURE, OVER, BadOption, get_game
from keydom.core.action import Action
from keydom.core.game import (
    Choice,
    Event,
    Frame,
    Line,
    Listener,
    Options,
    Score,
    Step,
    Words,
    places,
    settle,
)
from keydom.games.pebbles.actions import KEEP
from keydom.games.pebbles.game import Pebbles
from keydom.games.pebbles.state import PebblesState

PEBBLES = get_game("pebbles")


def score(total: int, *tiebreak: int) -> Score:
    return Score([Line("points", total)], tiebreak)


def test_a_score_is_the_sum_of_its_lines() -> None:
    assert Score([Line("gold", 6), Line("coal", -4)]).total == 2


def test_the_higher_total_is_placed_before() -> None:
    assert places([score(3), score(7), score(5)]) == [3, 1, 2]


def test_a_tie_break_parts_equal_totals() -> None:
    assert places([score(5, -2), score(5, -1), score(4, 0)]) == [2, 1, 3]


def test_the_second_tie_break_counts_where_the_first_ties() -> None:
    assert places([score(5, 1, 2), score(5, 1, 3)]) == [2, 1]


def test_seats_that_nothing_parts_share_a_place_and_the_next_is_left_out() -> None:
    assert places([score(5, 1), score(2, 9), score(5, 1)]) == [1, 3, 1]


@given(st.lists(st.tuples(st.integers(-3, 3), st.integers(-1, 1)), min_size=1, max_size=6))
def test_somebody_is_always_first(standings: list[tuple[int, int]]) -> None:
    assert min(places([score(*standing) for standing in standings])) == 1


def test_options_that_are_not_named_have_their_default() -> None:
    assert PEBBLES.options()["length"] == "full"


def test_a_named_option_has_its_value() -> None:
    assert PEBBLES.options({"length": "short"})["length"] == "short"


def test_options_are_equal_whatever_the_order_of_their_names() -> None:
    assert Options({"a": "1", "b": "2"}) == Options({"b": "2", "a": "1"})


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadOption, match="pebbles has no option 'size': its options are length"):
        PEBBLES.options({"size": "short"})


def test_an_unknown_value_is_refused() -> None:
    with pytest.raises(BadOption, match="pebbles: length is one of full, short, not 'endless'"):
        PEBBLES.options({"length": "endless"})


class Bare(Pebbles):
    choices = ()


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption, match="pebbles has no option 'length': its options are none"):
        Bare().options({"length": "full"})


class Elsewhere(Pebbles):
    home = "keydom.core"


def test_a_variant_in_another_package_leaves_the_verbs_with_the_game_they_come_from() -> None:
    Elsewhere(PEBBLES.catalogue)
    assert {verb.home for verb in PEBBLES.grammar.verbs.values()} == {PEBBLES.home}


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_seat_count_out_of_range_is_refused(seats: int) -> None:
    with pytest.raises(BadOption, match=f"pebbles is for 2 to 4 seats, not {seats}"):
        PEBBLES.begin(seats)


def test_a_game_begins_with_the_default_options() -> None:
    assert PEBBLES.begin(2) == PEBBLES.start(2, PEBBLES.options())


def test_an_event_for_everybody_is_heard_by_seats_and_spectators() -> None:
    event = Event("kept", {"seat": "seat:0"})

    assert [event.heard_by(seat) for seat in (0, 1, None)] == [True, True, True]


def test_an_event_for_one_seat_is_heard_by_nobody_else() -> None:
    event = Event("saw", {"pebble": "pebble:gold"}, (1,))

    assert [event.heard_by(seat) for seat in (0, 1, None)] == [False, True, False]


def test_plain_things_are_equal_by_their_fields() -> None:
    assert Line("gold", 3, {"count": 1}) == Line("gold", 3, {"count": 1})


def test_plain_things_of_different_kinds_differ() -> None:
    class Gift(Frame[PebblesState, Action]):
        __slots__ = ()

    assert Gift(0) != Frame[PebblesState, Action](0)


def test_equal_plain_things_hash_alike() -> None:
    assert len({Event("kept", {"seat": 1}), Event("kept", {"seat": 1})}) == 1


def test_a_plain_thing_shows_its_fields() -> None:
    assert repr(Choice("length", "full", "short")) == "Choice('length', ('full', 'short'))"


def test_without_frames_the_game_is_over() -> None:
    state = PEBBLES.begin(2)
    state.frames.clear()

    assert (PEBBLES.mover(state), PEBBLES.legal(state), PEBBLES.view(state, 0).mover) == (OVER, [], OVER)


def test_nature_deals_by_the_odds() -> None:
    state, rng = PEBBLES.begin(2), Random(1)
    dealt = Counter(str(PEBBLES.deal(state, rng)) for _ in range(2400))

    assert all(abs(dealt[f"draw {kind}"] - 100 * count) < 150 for kind, count in PEBBLES.stock(state).items())


def test_only_nature_deals() -> None:
    state = PEBBLES.begin(2)
    PEBBLES.play(state, PEBBLES.deal(state, Random(1)))

    with pytest.raises(AssertionError, match="only NATURE deals"):
        PEBBLES.deal(state, Random(1))


class Ring(Step[PebblesState]):
    """Rings a number of times, each on its own."""

    __slots__ = ("times",)

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times

    def run(self, state: PebblesState, tell: Listener | None) -> None:
        if self.times > 1:
            state.frames.append(Ring(self.times - 1))
        if tell is not None:
            tell(Event("rang", {"times": self.times}))


def test_stage_directions_run_until_somebody_has_to_decide() -> None:
    state = PEBBLES.begin(2)
    state.frames.append(Ring(3))

    settle(state, None)

    assert PEBBLES.mover(state) == NATURE


def test_stage_directions_tell_what_they_do() -> None:
    state, told = PEBBLES.begin(2), list[Event]()
    state.frames.append(Ring(2))

    settle(state, told.append)

    assert told == [Event("rang", {"times": 2}), Event("rang", {"times": 1})]


def test_a_frame_of_the_seat_of_stage_directions_must_be_one() -> None:
    state = PEBBLES.begin(2)
    state.frames.append(Frame(-3))

    with pytest.raises(AssertionError, match="only a Step has the seat STEP"):
        settle(state, None)


def test_words_without_a_language_speak_in_keys() -> None:
    assert Words().say("game-name") == "game-name"


class Stern(Frame[PebblesState, Action]):
    """Has something to say against everything."""

    __slots__ = ()

    def offer(self, state: PebblesState) -> list[Action]:
        return [KEEP.of()]

    def why_not(self, state: PebblesState, action: Action) -> Event | None:
        return Event("never", {})


def test_a_choice_that_is_offered_has_no_reason_against_it() -> None:
    state = PEBBLES.begin(2)
    state.frames = [Stern(0)]

    assert PEBBLES.why_not(state, PEBBLES.parse("keep")) is None


def test_a_choice_that_is_not_offered_may_have_a_reason_against_it() -> None:
    state = PEBBLES.begin(2)
    for line in ("draw gold", "give"):
        PEBBLES.play(state, PEBBLES.parse(line))

    assert PEBBLES.why_not(state, PEBBLES.parse("to 0")) == Event("yourself", {"pebble": "pebble:gold"})


def test_a_frame_has_no_reasons_of_its_own() -> None:
    assert PEBBLES.why_not(PEBBLES.begin(2), PEBBLES.parse("keep")) is None


def test_when_the_game_is_over_there_is_no_reason_to_give() -> None:
    state = PEBBLES.begin(2)
    state.frames = []

    assert PEBBLES.why_not(state, PEBBLES.parse("keep")) is None
