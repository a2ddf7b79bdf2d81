"""The end of the game: seats, cubes, ties."""

from __future__ import annotations

import pytest

from keydom.core.game import places
from keydom.games.keythedral import GAME
from keydom.games.keythedral.state import KeythedralState

from .builders import give, own, table

ONE_OF_EACH = ("b01", "b07", "b15", "b23", "b29")


def totals(state: KeythedralState) -> list[int]:
    return [score.total for score in GAME.scores(state)]


def ranking(state: KeythedralState) -> list[int]:
    return places(GAME.scores(state))


@pytest.mark.parametrize(("edition", "values"), [("2002", [1, 2, 3, 4, 5]), ("2004", [4, 6, 8, 10, 12])])
def test_a_seat_is_worth_the_value_of_its_stage(edition: str, values: list[int]) -> None:
    state = table(edition=edition)
    own(state, 1, *ONE_OF_EACH)
    lines = GAME.scores(state)[1].lines[:5]
    assert [(line.source, line.points) for line in lines] == [
        (f"level-{level}", value) for level, value in enumerate(values, 1)
    ]


def test_seats_of_a_stage_add_up() -> None:
    state = table()
    own(state, 0, "b15", "b16", "b17")
    assert totals(state) == [9, 0, 0]


@pytest.mark.parametrize(("edition", "sum_of_values"), [("2002", 46), ("2004", 166)])
def test_all_seats_together_are_worth_this_much(edition: str, sum_of_values: int) -> None:
    box = table(edition=edition).box
    assert sum(spaces * value for spaces, value in zip(box.spaces, box.value, strict=True)) == sum_of_values


def test_in_2002_cubes_left_over_score_nothing() -> None:
    state = table(edition="2002")
    give(state, 0, gold=2, stone=3)
    assert totals(state) == [0, 0, 0]


def test_in_2002_cubes_break_a_tie_gold_4_glass_3_iron_2_and_resources_1() -> None:
    state = table(edition="2002")
    give(state, 0, gold=1)
    give(state, 1, glass=1)
    give(state, 2, iron=1, wine=3)
    assert [score.tiebreak for score in GAME.scores(state)] == [(4,), (3,), (5,)]
    assert ranking(state) == [2, 3, 1]


def test_in_2002_cubes_do_not_outweigh_a_seat() -> None:
    state = table(edition="2002")
    own(state, 0, "b01")
    give(state, 1, gold=5)
    assert ranking(state) == [1, 2, 3]


def test_in_2002_players_still_tied_share_the_win() -> None:
    state = table(edition="2002")
    own(state, 0, "b01", "b02")
    own(state, 2, "b07")
    give(state, 0, gold=1)
    give(state, 2, stone=4)
    assert ranking(state) == [1, 3, 1]


def test_in_2004_cubes_left_over_score_gold_4_glass_3_iron_2_and_resources_1() -> None:
    state = table(edition="2004")
    give(state, 0, gold=1, glass=1, iron=1, stone=1, timber=1, water=1, food=1, wine=1)
    line = GAME.scores(state)[0].lines[-1]
    assert (line.source, line.points) == ("cubes", 14)


def test_in_2004_cubes_can_outweigh_a_seat() -> None:
    state = table(edition="2004")
    own(state, 0, "b01")
    give(state, 1, gold=2)
    assert ranking(state) == [2, 1, 3]


def test_in_2004_players_with_equal_totals_share_the_place() -> None:
    """R-KT-28: four points of cubes are as good as a seat of four."""
    state = table(edition="2004")
    own(state, 0, "b01")
    give(state, 1, gold=1)
    assert ranking(state) == [1, 1, 3]
