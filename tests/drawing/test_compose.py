"""Where equal things lie in a rectangle."""

from __future__ import annotations

from keydom.drawing.compose import Size, best_grid
from keydom.drawing.svg import Area


def test_things_that_have_no_room_for_gaps_are_drawn_without_them() -> None:
    grid = best_grid(50, Area(0, 0, 100, 50), Size(10, 10), Size(30, 30), 1.0)

    assert grid.scale == 1.0


def test_a_grid_in_no_room_has_no_scale() -> None:
    assert best_grid(4, Area(0, 0, 0, 0), Size(10, 10), Size(1, 1), 1.0).scale == 0.0
