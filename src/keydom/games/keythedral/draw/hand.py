"""What the reader has before him: his cubes in piles, fences, cottages that wait for their place, and laws."""

from __future__ import annotations

from typing import NamedTuple

from keydom.core.game import Words
from keydom.drawing.badges import badge, seat_group
from keydom.drawing.compose import Size
from keydom.drawing.reading import how_many
from keydom.drawing.svg import OUTLINE, Area, box, group, use, write
from keydom.games.keythedral.actions import COTTAGE
from keydom.games.keythedral.components import ALL_CUBES, COLOURS, CUBES, cottages_of, number_of, seat_of
from keydom.games.keythedral.draw import pieces
from keydom.games.keythedral.draw.fields import DIAGONAL, ring
from keydom.games.keythedral.draw.palette import PLAYERS
from keydom.games.keythedral.draw.reading import acting_cottage, cottage_words, law_words, laws_in, points
from keydom.games.keythedral.draw.town import law_card
from keydom.games.keythedral.state import KeythedralTable
from keydom.games.keythedral.view import KeythedralView

LARGEST, SMALLEST = 30.0, 17.0  # pixels: the width of a cube
STEPS = (21.0, 16.0, 11.0, 7.0)  # from a cube to the next in a pile, in the units of a cube
ROWS = ((1,), (2,), (2, 1), (3, 1), (3, 2), (3, 2, 1), (4, 3), (4, 3, 1), (4, 3, 2), (4, 3, 2, 1))  # of 1, 2, 3 cubes
UP = 18.0
FACE = 26.0  # a cube with the side that is seen
CARD = 76.0  # the width of a law card where there is room for it
NARROW_CARD, EDGE_OF_CARD = 50.0, 24.0  # where there is less, and what is seen of one below another
NARROW = 500.0  # pixels: in a hand less wide the reader's points are left to the head of the page
# What gives way first where there is little room: cards, then the distance of cubes, then cards again.
WAYS = (
    *((STEPS[0], CARD), (STEPS[0], NARROW_CARD), (STEPS[1], NARROW_CARD), (STEPS[2], NARROW_CARD)),
    *((STEPS[2], EDGE_OF_CARD), (STEPS[3], EDGE_OF_CARD), (STEPS[3], 8.0)),
)


class Item(NamedTuple):
    """Something that lies in a row with others: how wide it is, and its picture from its upper left corner."""

    width: float
    picture: str


class Pile(NamedTuple):
    """How cubes are piled up: how wide one is drawn, and how near to each other they lie."""

    size: float
    step: float


def hand(view: KeythedralView, words: Words, area: Area, upright: bool = False) -> str:
    """All of it in a row, or below each other in a column of its own."""
    assert view.seat is not None, "a spectator has nothing in hand"
    if upright:
        return _column(view, words, view.seat, area)
    held, narrow = view.held[view.seat], area.width < NARROW
    gap = 7.0 if narrow else 14.0
    for step, card in WAYS:
        for size in range(int(min(LARGEST, area.height * 0.42)), int(SMALLEST) - 1, -1):
            items = _items(view, words, view.seat, area.height, Pile(size, step), narrow)
            if sum(item.width + gap for item in items) + held * (card + 5) <= area.width:
                return _row(view, words, view.seat, area, items, gap)
    items = _items(view, words, view.seat, area.height, Pile(SMALLEST, STEPS[-1]), narrow)
    most = (area.width - sum(item.width for item in items) - (CARD / 2 if held else 0)) / len(items)
    return _row(view, words, view.seat, area, items, max(1.0, min(3.0, most)))


def _row(view: KeythedralView, words: Words, seat: int, area: Area, items: list[Item], gap: float) -> str:
    parts, x = [], area.x
    for item in items:
        parts.append(group(item.picture, at=(x, area.y, 1)))
        x += item.width + gap
    return "".join(parts) + _laws(view, words, seat, Area(x, area.y, area.right - x, area.height))


def _items(view: KeythedralView, words: Words, seat: int, high: float, pile: Pile, narrow: bool) -> list[Item]:
    table = view.table
    items = [_sign(view, words, seat, high) if narrow else _own_sign(view, words, seat, high)]
    waiting = [cottage for cottage in cottages_of(seat) if not table.squares[cottage]]
    scale = min(0.95, high / 64)
    items += [Item(60 * scale, _waiting(view, cottage, words, 30 * scale, high / 2, scale)) for cottage in waiting]
    for cube in range(ALL_CUBES):
        if table.has(seat, cube):
            items.append(_pile(table, words, seat, cube, high, pile))
    if table.fences_left[seat] and table.round:
        items.append(_fences(table, words, seat, high, 0.62 if narrow else 0.95))
    return items


def _own_sign(view: KeythedralView, words: Words, seat: int, high: float) -> Item:
    """The reader's own sign, and the key of the start player: name and points stand beside it on the page."""
    middle, width = high / 2, 34.0
    parts = [badge(PLAYERS[COLOURS[seat]], 15, middle, 14), box(-1, middle - 16, 32, 32, OUTLINE, 14)]
    if view.table.start == seat:
        key = use("key", width + 14, middle - 1, 1.15)
        parts.append(group(key, id="start-player", tip=words.say("draw-start")))
        width += 32
    return Item(width, seat_group(seat, words, *parts))


def _seal(view: KeythedralView, words: Words, seat: int, high: float) -> Item:
    """The reader's own sign with his points, and the key of the start player."""
    player, table, middle = PLAYERS[COLOURS[seat]], view.table, high / 2
    total = points(table, seat)
    said = words.say("draw-points", {"count": total})
    figure = box(24, middle - 12, 36, 24, f'fill="{player.colour}" stroke="#fffdf5" stroke-width="1"', 8)
    text = write(44, middle + 6, str(total), 17, colour=player.ink, anchor="middle", bold=True)
    parts = [group(figure, text, id=f"points-{seat}", tip=said), badge(player, 15, middle, 14)]
    parts.append(box(0, middle - 16, 62, 32, OUTLINE, 14))
    width = 62.0
    if table.start == seat:
        key = use("key", width + 18, middle - 1, 1.15)
        parts.append(group(key, id="start-player", tip=words.say("draw-start")))
        width += 34
    return Item(width, seat_group(seat, words, *parts))


def _sign(view: KeythedralView, words: Words, seat: int, high: float) -> Item:
    """The same where there is little room: the sign, and the key below it."""
    player, middle = PLAYERS[COLOURS[seat]], high / 2
    start = view.table.start == seat
    parts = [badge(player, 13, middle - (8 if start else 0), 12)]
    if start:
        key = use("key", 13, middle + 15, 0.9)
        parts.append(group(key, id="start-player", tip=words.say("draw-start")))
    parts.append(box(0, middle - 22, 26, 44, OUTLINE, 12))
    return Item(27.0, seat_group(seat, words, *parts))


def _waiting(view: KeythedralView, cottage: int, words: Words, x: float, y: float, scale: float) -> str:
    """A cottage without a place; the one that is being laid has a ring."""
    name = COTTAGE.write(cottage)
    shape = pieces.cottage(COLOURS[seat_of(cottage)], number_of(cottage), False, small=scale < 0.65)
    tip = cottage_words(cottage, False, words)
    if acting_cottage(view) == cottage:
        shape += ring(pieces.diamond(DIAGONAL + 3))
    return group(shape, pieces.COTTAGE_EDGE, id=f"cottage-{name}", ref=f"cottage:{name}", tip=tip, at=(x, y, scale))


def _rows(count: int) -> tuple[int, ...]:
    if count <= len(ROWS):
        return ROWS[count - 1]
    width = 4
    while width * (width + 1) // 2 < count:
        width += 1
    rows, left = [], count
    while left:
        rows.append(min(width, left))
        left -= rows[-1]
        width -= 1
    return tuple(rows)


def _extent(count: int, pile: Pile) -> Size:
    rows = _rows(count)
    scale = pile.size / 22
    return Size(((rows[0] - 1) * pile.step + FACE) * scale, ((len(rows) - 1) * UP + FACE) * scale)


def _pile(table: KeythedralTable, words: Words, seat: int, cube: int, high: float, pile: Pile) -> Item:
    """Cubes of a kind, each a piece of its own, on top of each other."""
    count, rows = table.has(seat, cube), _rows(table.has(seat, cube))
    size = _extent(count, pile)
    scale = min(pile.size / 22, (high - 2) / ((len(rows) - 1) * UP + FACE))
    parts, which = [], 0
    floor = (high + ((len(rows) - 1) * UP + FACE) * scale) / 2 - 12 * scale
    for level, row in enumerate(rows):
        for place in range(row):
            which += 1
            x = size.width / 2 + ((place - (row - 1) / 2) * pile.step + level * 2 - 1) * scale
            piece = use(f"cube-{CUBES[cube]}", 0, 0)
            at = (x, floor - level * UP * scale, scale)
            parts.append(group(piece, id=f"cube-{COLOURS[seat]}-{CUBES[cube]}-{which}", at=at))
    top = floor - ((len(rows) - 1) * UP + 14) * scale
    parts.append(box(-2, top, size.width + 4, floor + 14 * scale - top, OUTLINE, 7))
    tip = how_many(f"cube-{CUBES[cube]}", count, words)
    return Item(
        size.width, group(*parts, id=f"cubes-{COLOURS[seat]}-{CUBES[cube]}", ref=f"cube:{CUBES[cube]}", tip=tip)
    )


def _fences(table: KeythedralTable, words: Words, seat: int, high: float, largest: float = 0.95) -> Item:
    """The fences that are left, below each other."""
    left = table.fences_left[seat]
    scale = min(largest, (high - 8) / left / 22)
    width, step = 44 * scale, 22 * scale
    rails = [
        group(
            use(f"fence-{COLOURS[seat]}", 0, 0),
            id=f"fence-{COLOURS[seat]}-{place + 1}",
            at=(width / 2 + 2, high / 2 + (place - (left - 1) / 2) * step, scale),
        )
        for place in range(left)
    ]
    edge = box(-1, high / 2 - left * step / 2 - 3, width + 6, left * step + 6, OUTLINE, 9)
    tip = words.say("draw-fences", {"count": left})
    return Item(width + 4, group(*rails, edge, id=f"fences-{COLOURS[seat]}", ref="piece:fence", tip=tip))


def _laws(view: KeythedralView, words: Words, seat: int, area: Area) -> str:
    """The reader's laws face up, pushed over each other where there are many."""
    laws = laws_in(view.hands[seat])
    if not laws:
        return ""
    width = min(CARD, max(NARROW_CARD, area.width / len(laws) - 5), area.width)
    step = min(width + 5, (area.width - width) / max(1, len(laws) - 1))
    return "".join(
        _law(law, words, Area(area.x + place * step, area.y + 1, width, area.height - 4))
        for place, law in enumerate(laws)
    )


def _law(law: str, words: Words, area: Area) -> str:
    edge = box(area.x - 1, area.y - 1, area.width + 2, area.height + 2, OUTLINE, 6)
    return group(law_card(law, words, area), edge, id=f"law-{law}", ref=f"law:{law}", tip=law_words(law, words))


# A column, on a phone that lies.


def _column(view: KeythedralView, words: Words, seat: int, area: Area) -> str:
    """Cubes by kind, two kinds side by side, each in a line; below them the rest."""
    table = view.table
    seal = _seal(view, words, seat, 34)
    parts = [group(seal.picture, at=(area.x, area.y, min(1.0, area.width / seal.width)))]
    y = area.y + 38
    waiting = [cottage for cottage in cottages_of(seat) if not table.squares[cottage]]
    for place, cottage in enumerate(waiting):
        at = (area.x + area.width * (0.25 if place % 2 == 0 else 0.75), y + 20 + place // 2 * 42)
        parts.append(_waiting(view, cottage, words, *at, 0.57))
    y += -(-len(waiting) // 2) * 42
    held = [cube for cube in range(ALL_CUBES) if table.has(seat, cube)]
    half = area.width / 2 - 2
    for place, cube in enumerate(held):
        x = area.x + (place % 2) * (half + 4)
        count = table.has(seat, cube)
        step = min(21.0, max(4.0, (half - 22) / max(1, count - 1)))
        parts.append(_line(words, seat, cube, count, step, Area(x, y + place // 2 * 27, half, 25)))
    y += -(-len(held) // 2) * 27 + 4
    if table.fences_left[seat] and table.round:
        fences = _fences(table, words, seat, 34)
        parts.append(group(fences.picture, at=(area.x + (area.width - fences.width) / 2, y, 1)))
        y += 40
    laws = laws_in(view.hands[seat])
    if laws:
        high = min(48.0, (area.bottom - y) / len(laws) - 4)
        step = high + 4
        if high < 20:
            high, step = 20.0, (area.bottom - y - 20) / max(1, len(laws) - 1)
        parts += [_law(law, words, Area(area.x, y + place * step, area.width, high)) for place, law in enumerate(laws)]
    return "".join(parts)


def _line(words: Words, seat: int, cube: int, count: int, step: float, area: Area) -> str:
    scale = 0.92
    parts = [
        group(
            use(f"cube-{CUBES[cube]}", 0, 0),
            id=f"cube-{COLOURS[seat]}-{CUBES[cube]}-{place + 1}",
            at=(area.x + 11 + min(place * step, area.width - 22), area.y + 13, scale),
        )
        for place in range(count)
    ]
    parts.append(box(area.x - 1, area.y, area.width + 2, area.height, OUTLINE, 6))
    tip = how_many(f"cube-{CUBES[cube]}", count, words)
    return group(*parts, id=f"cubes-{COLOURS[seat]}-{CUBES[cube]}", ref=f"cube:{CUBES[cube]}", tip=tip)
