"""The sequence of play: five phases a round, and what the fourth puts back."""

from __future__ import annotations

from importlib.resources import files

import pytest

from keydom.core.game import Event
from keydom.games.keythedral.components import LAWS as ALL_LAWS
from keydom.games.keythedral.rules.rounds import MOST_ROUNDS, NOTICE

from .builders import (
    asked,
    at_phase,
    decline_all,
    fields_of,
    give,
    hand,
    heard,
    hold,
    mover,
    offers,
    over,
    pass_all,
    play,
    table,
    use,
    worker,
)

WORDS = files("keydom.games.keythedral").joinpath("locale")


def test_a_round_has_five_phases_in_order_and_then_the_next_begins() -> None:
    state = table()
    told: list[Event] = []
    while state.round == 1:
        told += play(state, f"{mover(state)} {offers(state)[-1]}")
    assert [args["phase"] for args in heard(told, "phase")] == [f"phase:{phase}" for phase in (2, 3, 4, 5, 1)]


def test_each_phase_opens_with_its_window_for_laws_before_anything_is_done() -> None:
    state = table()
    hold(state, 0, "sale")
    at_phase(state, 5)
    play(state, "0 decline", "0 pass", "1 name 0")
    seen = []  # at each opening: whether workers are out, and how many cubes the players have
    while state.round == 2:
        if asked(state) == "0 Opening":
            seen.append((state.frames[-1].args()["phase"], max(state.workers) >= 0, sum(state.cubes)))
        line = "new-law" if "new-law" in offers(state) and mover(state) == 0 else offers(state)[-1]
        play(state, f"{mover(state) if mover(state) >= 0 else '*'} {line}")
    crop = seen[2][2]
    assert crop > 0
    assert seen == [
        ("phase:1", False, 0),
        ("phase:2", True, 0),
        ("phase:3", True, crop),
        ("phase:4", True, crop - 1),
        ("phase:5", False, crop - 1),
    ]


def test_in_phase_4_the_workers_come_back() -> None:
    state = table()
    worker(state, 0, "0,0", "2,0")
    at_phase(state, 4)
    assert fields_of(state, 0) == set()


def test_in_phase_4_the_order_markers_come_back() -> None:
    state = table()
    at_phase(state, 4)
    assert state.order == []


@pytest.mark.parametrize(
    ("line", "trace"),
    [
        ("good-harvest lake", "good"),
        ("poor-harvest lake", "poor"),
        ("unexpected-harvest lake", "wild_seat"),
        ("unexpected-harvest lake", "wild_kind"),
        ("double-production -2,0", "double"),
        ("house-moratorium", "moratorium"),
    ],
)
def test_in_phase_4_the_laws_of_the_round_lapse(line: str, trace: str) -> None:
    state = table()
    worker(state, 0, "-2,0")
    hold(state, 0, line.split()[0])
    hold(state, 1, "sale")
    at_phase(state, 2)
    play(state, f"0 {line}", "1 decline")
    assert getattr(state, trace) >= 0
    while not asked(state).endswith(("Bid", "Naming")):
        play(state, f"{mover(state)} {offers(state)[-1]}")
    assert getattr(state, trace) == -1


def test_in_phase_4_an_empty_law_space_is_filled_from_the_deck() -> None:
    state = table()
    give(state, 0, stone=1)
    at_phase(state, 3)
    play(state, "0 new-law", "* card sale")
    decline_all(state)
    assert (state.spaces, state.deck) == (2, 17)


def test_law_spaces_stay_empty_until_phase_4() -> None:
    state = table()
    give(state, 0, stone=1)
    give(state, 1, stone=1)
    at_phase(state, 3)
    play(state, "0 new-law", "* card sale")
    assert state.spaces == 1


def test_when_the_deck_is_out_there_are_no_more_laws() -> None:
    state = table()
    give(state, 0, stone=1)
    use(state, *[law for law in ALL_LAWS if law not in ("sale", "bargain")])
    at_phase(state, 3)
    play(state, "0 new-law", "* card sale")
    assert (state.spaces, state.deck) == (1, 0)


def test_the_last_law_is_known_to_be_one_of_those_not_seen_yet() -> None:
    state = table()
    give(state, 0, stone=1)
    use(state, *[law for law in ALL_LAWS if law not in ("sale", "bargain")])
    at_phase(state, 3)
    play(state, "0 new-law")
    assert offers(state) == ["card bargain", "card sale"]


def test_a_law_taken_is_the_takers() -> None:
    state = table()
    give(state, 0, stone=1)
    at_phase(state, 3)
    play(state, "0 new-law", "* card sale")
    assert hand(state, 0) == ["sale"]


def test_the_next_round_is_led_by_the_start_player_named() -> None:
    state = table()
    at_phase(state, 5)
    play(state, "1 name 2")
    assert (state.round, asked(state)) == (2, "2 ChooseOrder")


def test_the_game_goes_on_however_long_nobody_acquires_a_seat() -> None:
    """R-KT-22: it ends when the last seat is acquired, and for no other reason short of the far guard."""
    state = table()
    state.round = 39
    at_phase(state, 5)
    play(state, "1 name 2")
    assert (state.round, asked(state)) == (40, "2 ChooseOrder")


def test_after_forty_rounds_the_game_ends_as_it_stands() -> None:
    """R-KT-22."""
    state = table()
    state.round = 40
    at_phase(state, 5)
    play(state, "1 name 2")
    assert over(state)


def test_the_far_guard_says_why_the_game_ends() -> None:
    """R-KT-22."""
    state = table()
    state.round = 40
    at_phase(state, 5)
    assert heard(play(state, "1 name 2"), "abandoned") == [{"round": 40}]


@pytest.mark.parametrize(("ended", "told"), [(35, []), (36, [3]), (37, [2]), (38, [1]), (39, [0])])
def test_the_far_guard_is_told_from_three_rounds_before(ended: int, told: list[int]) -> None:
    """R-KT-22: as rounds 37 to 40 begin, how many are left after each."""
    state = table()
    state.round = ended
    at_phase(state, 5)
    assert [event["left"] for event in heard(play(state, "1 name 2"), "closing")] == told


@pytest.mark.parametrize("language", ["en", "nl", "fr", "es"])
def test_the_rules_page_states_the_far_guard(language: str) -> None:
    """R-KT-22."""
    page = WORDS.joinpath("rules", f"{language}.ftl").read_text("utf-8")
    end = page.partition("rules-end =")[2].partition("rules-variants =")[0]
    assert str(MOST_ROUNDS) in end
    assert str(MOST_ROUNDS - NOTICE) in end


def test_a_round_in_which_nobody_has_anything_to_spend_goes_on_to_the_next() -> None:
    state = table()
    at_phase(state, 3)
    pass_all(state)
    assert asked(state) == "1 Naming"
