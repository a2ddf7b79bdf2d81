"""The players' panels: in which rows they lie, and the band with a player's colour, sign and name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from keydom.core.game import Words
from keydom.drawing.badges import Player
from keydom.drawing.ink import Area, box, group, number, path, use
from keydom.drawing.sheet import GAP
from keydom.drawing.theme import both

HEAD = 36.0  # the height of the band
COLUMNS = {1: 1, 2: 2, 3: 3, 4: 2, 5: 3, 6: 3}  # of panels, by their number


class Panel(Protocol):
    """A player's place at the table: as high as it needs to be, drawn as high as its row is."""

    height: float

    def draw(self, x: float, y: float, height: float) -> str: ...


def rows(order: Sequence[int], viewer: int | None) -> list[list[int]]:
    """The viewer alone in the first row, then the others."""
    others = [seat for seat in order if seat != viewer]
    columns = COLUMNS[len(others)]
    first = [] if viewer is None else [[viewer]]
    return first + [others[at : at + columns] for at in range(0, len(others), columns)]


def lay_out(seats: Sequence[Sequence[int]], area: Area, make: Callable[[int, float], Panel]) -> tuple[str, float]:
    """The panels of these rows, each made for its seat and width; and how high all of it is."""
    drawn, y = [], area.y
    for row in seats:
        wide = (area.width - GAP * (len(row) - 1)) / len(row)
        panels = [make(seat, wide) for seat in row]
        high = max(panel.height for panel in panels)
        drawn += [panel.draw(area.x + place * (wide + GAP), y, high) for place, panel in enumerate(panels)]
        y += high + GAP
    return "".join(drawn), y - GAP - area.y


def frame(area: Area, player: Player, mover: int) -> str:
    """The ground of a panel, brighter framed while its player moves, with the band and the player's sign on it."""
    x, y, width, _ = area
    outline = both("meadow", "accent", 3.0) if player.seat == mover else both("meadow", "line", 1.2)
    left, top, flat, high = number(x + 2), number(y + HEAD), number(width - 24), f"{HEAD - 12:g}"
    band = f"M{left} {top}v-{high}a10 10 0 0 1 10 -10h{flat}a10 10 0 0 1 10 10v{high}z"
    sign = use(f"seat-{player.seat}", x + 22, y + 19.5, 1.4)
    return box(*area, outline, 12) + path(band, f'fill="{player.colour}"') + sign


def arrow(x: float, y: float, player: Player, words: Words) -> str:
    """The arrow on the band of whoever is to move."""
    tip = words.say("turn-of", {"seat": f"seat:{player.seat}"})
    return group(path(f"M{number(x)} {number(y)}l12 8l-12 8z", f'fill="{player.ink}"'), id="turn", tip=tip)
