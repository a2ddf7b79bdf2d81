"""Whole games by presses on what is seen, at the sizes of windows: what is lit is in sight, and presses are few."""

from __future__ import annotations

from pathlib import Path

import pytest

from .player import Seat
from .scenes import late
from .sight import KINDS, MOST, PRESSES, TURNS_IN_SIGHT, Course, Sights, Size, measure, options_of, sit, table_of
from .sitter import Turn

TITLES = ("keyflower", "keyper", "keythedral")
# A title each, every time: the size of its window, and how many decisions before its end the game begins.
ALWAYS = {"keyflower": ("desk", 5), "keyper": ("upright", 4), "keythedral": ("lying", 4), "pebbles": ("upright", 4)}


@pytest.mark.parametrize("game", ALWAYS)
def test_near_the_end_of_a_game_nothing_lit_is_out_of_reach_and_no_turn_needs_the_list(
    player: Seat, database: Path, game: str
) -> None:
    kind, left = ALWAYS[game]
    sitter = sit(player(KINDS[kind][0]), database, game, 2, position=late(game, 2, left))
    course = measure(sitter, kind, KINDS[kind][1][:1])
    assert course.turns
    assert course.stuck == []
    assert [sights.lost for sights in course.sights.values() if sights.lost] == []


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in TITLES for seats in (2, 3, MOST[game][0])])
def test_a_whole_game_is_in_sight_and_takes_few_presses(
    player: Seat, database: Path, game: str, seats: int, kind: str
) -> None:
    sitter = sit(player(KINDS[kind][0]), database, game, seats, options_of(game, seats))
    assert measure(sitter, kind).misses() == []


# The measures themselves.

HERE: Size = (1440, 900)


def seen(**parts: object) -> dict[str, object]:
    """What the page says of itself where all is well."""
    well = {"lit": 2, "hidden": [], "missed": [], "lost": [], "behind": 0, "silent": [], "zones": {}, "table": 0.8}
    return {**well, "scales": {}, "sideways": False, "pane": "", "season": "spring", **parts}


def course(*looks: dict[str, object], presses: int = 10, stuck: str = "") -> Course:
    turn = Turn(0, decisions=10, presses=presses, stuck=stuck)
    return Course("pebbles", 2, "desk", {HERE: Sights(HERE, list(looks))}, [turn])


def test_where_all_is_well_no_goal_is_missed() -> None:
    assert course(seen()).misses() == []


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ({"hidden": [["tile:farm", "its edge"]]}, "in sight"),
        ({"silent": ["village"]}, "in sight"),
        ({"lost": ["tile:farm"]}, "out of reach: tile:farm"),
        ({"table": 0.6}, "60% of the window is table"),
        ({"sideways": True}, "sideways"),
    ],
)
def test_what_falls_below_a_goal_is_told(parts: dict[str, object], told: str) -> None:
    (miss,) = course(seen(**parts)).misses()
    assert told in miss


def test_one_turn_of_many_may_have_something_out_of_sight() -> None:
    many = [seen()] * round(1 / (1 - TURNS_IN_SIGHT))
    assert course(*many, seen(hidden=[["tile:farm", "its edge"]])).misses() == []


def test_a_turn_in_which_nothing_is_lit_is_no_turn_in_sight() -> None:
    assert course(seen(), seen(hidden=[["a", ""]]), *[seen(lit=0)] * 50).sights[HERE].whole == 0.5


def test_too_many_presses_are_told() -> None:
    (miss,) = course(seen(), presses=int(10 * PRESSES) + 1).misses()
    assert "presses a decision" in miss


def test_a_turn_that_needs_the_list_is_told() -> None:
    (miss,) = course(seen(), stuck="bid farm").misses()
    assert "bid farm" in miss


def test_things_that_jump_in_size_within_a_season_are_told() -> None:
    small, large = seen(scales={"table": {"tile-a A": 10.0}}), seen(scales={"table": {"tile-a A": 20.0}})
    (miss,) = course(small, large).misses()
    assert "2.00 times" in miss


def test_another_season_may_be_of_another_size() -> None:
    small = seen(scales={"table": {"tile-a A": 10.0}})
    assert course(small, seen(scales={"table": {"tile-a A": 20.0}}, season="summer")).misses() == []


def test_the_measures_are_a_table_of_a_line_for_each_window() -> None:
    told = course(seen(zones={"table": [10.0, 12.0, 14.0]})).told()
    assert "| pebbles | 2 | 1440x900 | 1 | 100% (100%) | 0 | 80% | 10.0, 12.0 |" in table_of([told])


def test_a_game_that_was_cut_off_is_marked_in_the_table() -> None:
    told = course(seen()).told() | {"partial": True}
    assert "| 1, cut off |" in table_of([told])
