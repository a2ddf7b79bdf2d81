"""The longest loop and the longest walk over a village's roads, against every walk there is."""

from __future__ import annotations

import random

import pytest

from keydom.games.keyflower.scoring.roads import loop, walk

Links = list[tuple[int, int]]

STEPS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
TRIANGLE = [(0, 1), (1, 2), (2, 0)]
FIGURE_EIGHT = [*TRIANGLE, (2, 3), (3, 4), (4, 2)]
BRIDGED_LOOPS = [*TRIANGLE, (2, 3), (3, 4), (4, 5), (5, 3)]
STAR = [(0, 1), (0, 2), (0, 3)]


def patch(rng: random.Random, tiles: int, roads: float) -> Links:
    """A village of hexagons that hang together, with roads over some of the sides where two meet."""
    places = [(0, 0)]
    while len(places) < tiles:
        (x, y), (dx, dy) = rng.choice(places), rng.choice(STEPS)
        if (x + dx, y + dy) not in places:
            places.append((x + dx, y + dy))
    rng.shuffle(places)
    number = {place: tile for tile, place in enumerate(places)}
    sides = [((x, y), (x + dx, y + dy)) for x, y in places for dx, dy in STEPS[:3]]
    return [(number[a], number[b]) for a, b in sides if b in number and rng.random() < roads]


def villages(seed: str, number: int) -> list[tuple[int, Links]]:
    """Random villages with few enough roads to try every walk."""
    rng = random.Random(seed)
    found: list[tuple[int, Links]] = []
    while len(found) < number:
        tiles = rng.randint(1, 9)
        links = patch(rng, tiles, rng.choice([0.5, 0.8, 1.0]))
        if len(links) <= 12:
            found.append((tiles, links))
    return found


def every_walk(links: Links, at: int, home: int, seen: frozenset[int]) -> tuple[int, int]:
    """The most tiles seen on any way to go on, and on any that comes home."""
    longest, closed = len(seen), len(seen) if at == home else 0
    for place, (a, b) in enumerate(links):
        if at in (a, b):
            other = a + b - at
            on = every_walk(links[:place] + links[place + 1 :], other, home, seen | {other})
            longest, closed = max(longest, on[0]), max(closed, on[1])
    return longest, closed


def test_the_loop_is_the_longest_of_all_closed_walks() -> None:
    for tiles, links in villages("loops", 3000):
        longest = max(every_walk(links, tile, tile, frozenset([tile]))[1] for tile in range(tiles))
        assert loop(tiles, links) == (longest if longest > 1 else 0), links


def test_the_walk_is_the_longest_of_all_walks_from_its_start() -> None:
    for tiles, links in villages("walks", 3000):
        assert walk(tiles, links, 0) == every_walk(links, 0, 0, frozenset([0]))[0], links


def test_a_triangle_is_a_loop_of_three() -> None:
    assert loop(3, TRIANGLE) == 3


def test_a_figure_eight_counts_its_crossing_once() -> None:
    assert loop(5, FIGURE_EIGHT) == 5


def test_two_loops_joined_by_a_bridge_do_not_count_together() -> None:
    assert loop(6, BRIDGED_LOOPS) == 3


def test_of_two_loops_apart_the_longer_counts() -> None:
    assert loop(7, [*TRIANGLE, (3, 4), (4, 5), (5, 6), (6, 3)]) == 4


def test_a_tree_has_no_loop() -> None:
    assert loop(4, STAR) == 0


def test_a_village_without_roads_has_no_loop() -> None:
    assert loop(3, []) == 0


def test_the_start_of_a_walk_counts() -> None:
    assert walk(3, [], 1) == 1


def test_a_walk_goes_down_one_branch_only() -> None:
    assert walk(4, STAR, 1) == 3


def test_a_walk_may_end_in_the_second_of_two_bridged_loops() -> None:
    assert walk(6, BRIDGED_LOOPS, 0) == 6


def test_a_walk_does_not_reach_tiles_without_a_road_to_them() -> None:
    assert walk(6, [(0, 1), (2, 3), (3, 4), (4, 5)], 0) == 2


@pytest.mark.parametrize("start", [0, 14, 29])
def test_all_tiles_of_a_large_village_full_of_roads_are_walked(start: int) -> None:
    grid = [(x, y) for y in range(5) for x in range(6)]
    links = [
        (grid.index((x, y)), grid.index((x + dx, y + dy)))
        for x, y in grid
        for dx, dy in STEPS[:3]
        if (x + dx, y + dy) in grid
    ]
    assert (walk(30, links, start), loop(30, links)) == (30, 30)
