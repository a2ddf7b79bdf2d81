"""The players' panels: in which rows they lie, and the band with a player's colour, sign and name."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from keydom.core.game import Words
from keydom.drawing.badges import PlayerColours
from keydom.drawing.reading import in_order, seat_name
from keydom.drawing.sheet import GAP
from keydom.drawing.svg import Area, box, disc, group, number, path, use, write
from keydom.drawing.theme import both

HEAD = 36.0  # the height of the band
COLUMNS = {1: 1, 2: 2, 3: 3, 4: 2, 5: 3, 6: 3}  # of panels, by their number


class PlayerPanel(Protocol):
    """A player's place at the table: as high as it needs to be, drawn as high as its row is."""

    height: float

    def draw(self, x: float, y: float, height: float) -> str: ...


class StartPiece(NamedTuple):
    """The start player's piece on its disc: the picture, the radius, how large the picture is and how far down."""

    picture: str
    radius: float
    scale: float
    down: float


def rows(seats: int, viewer: int | None) -> list[list[int]]:
    """The viewer alone in the first row, then the others clockwise."""
    others = [seat for seat in in_order(seats, viewer) if seat != viewer]
    columns = COLUMNS[len(others)]
    first = [] if viewer is None else [[viewer]]
    return first + [others[at : at + columns] for at in range(0, len(others), columns)]


def lay_out(seats: int, viewer: int | None, area: Area, make: Callable[[int, float], PlayerPanel]) -> tuple[str, float]:
    """The panels of all seats in rows, each made for its seat and width; and how high all of it is."""
    drawn, y = [], area.y
    for row in rows(seats, viewer):
        wide = (area.width - GAP * (len(row) - 1)) / len(row)
        panels = [make(seat, wide) for seat in row]
        high = max(panel.height for panel in panels)
        drawn += [panel.draw(area.x + place * (wide + GAP), y, high) for place, panel in enumerate(panels)]
        y += high + GAP
    return "".join(drawn), y - GAP - area.y


def seat_group(seat: int, words: Words, *parts: str) -> str:
    """All of a player's panel, under the reference of the seat."""
    return group(*parts, id=f"seat-{seat}", ref=f"seat:{seat}", tip=seat_name(seat, words))


def heading(
    area: Area, player: PlayerColours, mover: int, start: StartPiece | None, room: float, words: Words, more: str = ""
) -> str:
    """The frame of a panel with its band: sign, the start player's piece, whose turn it is and the name.

    To the right of the name so much room stays free, for `more`.
    """
    x, y, width, _ = area
    parts, at = [_frame(area, player, mover)], x + 40
    if start:
        middle = at + (start.radius - 1)
        plate = disc(middle, y + 19, start.radius, 'fill="#fffdf5"')
        piece = plate + use(start.picture, middle, y + start.down, start.scale)
        parts.append(group(piece, id="start-player", tip=words.say("draw-start")))
        at += 2 * start.radius + 6
    if player.seat == mover:
        tip = words.say("turn-of", {"seat": f"seat:{player.seat}"})
        arrow = path(f"M{number(at)} {number(y + 11)}l12 8l-12 8z", f'fill="{player.ink}"')
        parts.append(group(arrow, id="turn", tip=tip))
        at += 20
    name, room = seat_name(player.seat, words), x + width - at - room
    return "".join([*parts, more, write(at, y + 25, name, 17, colour=player.ink, bold=True, width=room)])


def _frame(area: Area, player: PlayerColours, mover: int) -> str:
    """The ground of a panel, brighter framed while its player moves, with the band and the player's sign on it."""
    x, y, _, _ = area
    outline = both("meadow", "accent", 3.0) if player.seat == mover else both("meadow", "line", 1.2)
    sign = use(f"seat-{player.seat}", x + 22, y + 19.5, 1.4)
    return box(*area, outline, 12) + band(area, HEAD, player.colour) + sign


def band(area: Area, height: float, colour: str) -> str:
    """The band at the top of a frame, rounded as its corners are."""
    left, top, flat = number(area.x + 2), number(area.y + height), number(area.width - 24)
    high = f"{height - 12:g}"
    steps = f"M{left} {top}v-{high}a10 10 0 0 1 10 -10h{flat}a10 10 0 0 1 10 10v{high}z"
    return path(steps, f'fill="{colour}"')
