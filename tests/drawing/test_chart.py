"""Charts say with lengths and places what the figures say."""

from __future__ import annotations

from itertools import pairwise

import pytest

from keydom.drawing.chart import LINE, bar, curves, letter


def test_the_parts_of_a_bar_lie_end_to_end_and_what_costs_points_has_no_length() -> None:
    parts = bar({"houses": 6, "fines": -2, "gold": 3}, ["houses", "fines", "gold"], 12)
    assert [(part.name, part.points, part.left, part.width) for part in parts] == [
        ("houses", 6, 0.0, 50.0),
        ("gold", 3, 50.0, 25.0),
    ]


def test_names_at_the_ends_of_curves_do_not_lie_upon_each_other() -> None:
    ends = curves([0.0, 1.0], [[0, 0, 0], [40, 40, 39]]).ends
    heights = sorted(height for height, _ in ends)
    assert all(below - above >= LINE for above, below in pairwise(heights))


@pytest.mark.parametrize(("place", "sign"), [(0, "A"), (25, "Z"), (26, "A2"), (52, "A3")])
def test_where_letters_run_out_they_are_numbered(place: int, sign: str) -> None:
    assert letter(place) == sign
