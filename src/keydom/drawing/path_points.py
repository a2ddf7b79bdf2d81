"""Points of an SVG path, close enough together to tell how far it reaches.

>>> path_points("M0 0h10v5")
((0.0, 0.0), (10.0, 0.0), (10.0, 5.0))
"""

from __future__ import annotations

import itertools
import re
from functools import lru_cache
from math import acos, copysign, cos, hypot, pi, radians, sin, sqrt

Point = tuple[float, float]

TOKENS = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
TAKES = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}
PARTS = 4  # that a curve is followed in
CACHE_SIZE = 1 << 12


@lru_cache(CACHE_SIZE)
def path_points(steps: str) -> tuple[Point, ...]:
    """Where a path begins and ends, and points on the way there."""
    found: list[Point] = []
    here = start = control = (0.0, 0.0)
    for command, numbers in _commands(steps):
        kind, before = command.upper(), here
        ends = _ends(kind, numbers, here if command.islower() else (0.0, 0.0), here)
        if kind == "Z":
            here = start
            continue
        here = ends[-1]
        if kind == "M":
            start = here
        if kind in "CSQT":
            mirrored = (2 * before[0] - control[0], 2 * before[1] - control[1])
            controls = [*([mirrored] if kind in "ST" else []), *ends[:-1]]
            found += [_on_curve([before, *controls, here], part / PARTS) for part in range(1, PARTS)]
            control = controls[-1]
        else:
            control = here
        if kind == "A":
            found += _on_arc(before, here, numbers)
        found.append(here)
    return tuple(found)


def _commands(steps: str) -> list[tuple[str, list[float]]]:
    """Every command with its numbers, those too whose letter is left out."""
    found: list[tuple[str, list[float]]] = []
    command, numbers = "", list[float]()
    for token in TOKENS.findall(steps):
        if token.isalpha():
            command, numbers = token, []
            if not TAKES[command.upper()]:
                found.append((command, []))
            continue
        numbers.append(float(token))
        if len(numbers) == TAKES[command.upper()]:
            found.append((command, numbers))
            numbers = []
            command = {"M": "L", "m": "l"}.get(command, command)
    return found


def _ends(kind: str, numbers: list[float], origin: Point, here: Point) -> list[Point]:
    """The points that a command names, its end last."""
    x, y = origin
    if kind == "H":
        return [(x + numbers[0], here[1])]
    if kind == "V":
        return [(here[0], y + numbers[0])]
    pairs = numbers[-2:] if kind == "A" else numbers
    return [(x + right, y + down) for right, down in zip(pairs[::2], pairs[1::2], strict=True)]


def _on_curve(points: list[Point], share: float) -> Point:
    """The point of a Bézier curve after this share of it."""
    while len(points) > 1:
        points = [
            (x + (right - x) * share, y + (down - y) * share) for (x, y), (right, down) in itertools.pairwise(points)
        ]
    return points[0]


def _on_arc(begin: Point, end: Point, numbers: list[float]) -> list[Point]:
    """Points of an elliptical arc, reckoned as the standard has it."""
    wide, high, turn, large, sweep = abs(numbers[0]), abs(numbers[1]), radians(numbers[2]), numbers[3], numbers[4]
    if not wide or not high or begin == end:
        return []
    half_x, half_y = (begin[0] - end[0]) / 2, (begin[1] - end[1]) / 2
    x = cos(turn) * half_x + sin(turn) * half_y
    y = cos(turn) * half_y - sin(turn) * half_x
    grow = max(1.0, hypot(x / wide, y / high))
    wide, high = wide * grow, high * grow
    below = (wide * y) ** 2 + (high * x) ** 2
    far = sqrt(max(0.0, (wide * high) ** 2 / below - 1)) * (1 if large != sweep else -1)
    middle_x, middle_y = far * wide * y / high, -far * high * x / wide
    first = _angle((x - middle_x) / wide, (y - middle_y) / high)
    last = _angle((-x - middle_x) / wide, (-y - middle_y) / high)
    if sweep and last < first:
        last += 2 * pi
    elif not sweep and last > first:
        last -= 2 * pi
    across = cos(turn) * middle_x - sin(turn) * middle_y + (begin[0] + end[0]) / 2
    down = sin(turn) * middle_x + cos(turn) * middle_y + (begin[1] + end[1]) / 2
    found = []
    for part in range(1, 2 * PARTS):
        angle = first + (last - first) * part / (2 * PARTS)
        right, low = wide * cos(angle), high * sin(angle)
        found.append((across + cos(turn) * right - sin(turn) * low, down + sin(turn) * right + cos(turn) * low))
    return found


def _angle(x: float, y: float) -> float:
    return copysign(acos(max(-1.0, min(1.0, x / hypot(x, y)))), y)
