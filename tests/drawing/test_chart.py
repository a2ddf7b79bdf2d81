"""Charts say with lengths and places what the figures say."""

from __future__ import annotations

from itertools import pairwise

from keydom.drawing.chart import LINE, curves


def test_names_at_the_ends_of_curves_do_not_lie_upon_each_other() -> None:
    ends = curves([0.0, 1.0], [[0, 0, 0], [40, 40, 39]]).ends
    heights = sorted(height for height, _ in ends)
    assert all(below - above >= LINE for above, below in pairwise(heights))
