"""The players' panels: cubes, seats and points, fences and laws; the viewer's own first and larger."""

from __future__ import annotations

from keydom.core.game import Words
from keydom.drawing.ink import BOLD, Area, box, disc, group, measure, path, use, write
from keydom.drawing.theme import both, line
from keydom.games.keythedral.components import COLOURS, CUBES, LAWS, NUMBERS, cottages_of, number_of, seat_of
from keydom.games.keythedral.draw import pieces
from keydom.games.keythedral.draw.palette import PLAYERS
from keydom.games.keythedral.draw.reading import (
    cottage_id,
    cottage_words,
    in_order,
    law_words,
    laws_in,
    name,
    points,
    seats_of,
)
from keydom.games.keythedral.view import UNKNOWN, Outlook

GAP = 12.0
OWN = 1.55  # how much wider the viewer's own panel is than another
HEAD = 34.0
MOST = 100.0  # the width of the points in it
ONE_ROW = 376.0  # from this width on all cubes fit into one row
ROW, OWN_ROW = 30.0, 42.0  # how high a row of cubes is
CHIP = 22.0
LAW, OWN_LAW = 12.0, 15.0  # how high its letters are
LOW = 20.0  # a panel with less room than this below its last line has its laws in that line


def players(view: Outlook, words: Words, area: Area) -> str:
    """The panels side by side, or, where the place is too high for that, one below the other."""
    order = in_order(view)
    shares = [OWN if seat == view.seat else 1.0 for seat in order]
    upright = area.height > area.width / 2
    room = (area.height if upright else area.width) - GAP * (len(order) - 1)
    at = area.y if upright else area.x
    parts = []
    for seat, share in zip(order, shares, strict=True):
        size = room * share / sum(shares)
        own = Area(area.x, at, area.width, size) if upright else Area(at, area.y, size, area.height)
        parts.append(_panel(view, words, seat, own))
        at += size + GAP
    return "".join(parts)


def _panel(view: Outlook, words: Words, seat: int, area: Area) -> str:
    x, y, width, height = area
    turn = view.mover == seat
    frame = box(*area, both("paper", "accent" if turn else "line", 3.0 if turn else 1.2), 12)
    low = OWN_ROW if seat == view.seat else ROW
    cubes = Area(x + 12, y + HEAD + 9, width - 24, low if width - 24 >= ONE_ROW else 2 * ROW)
    below = cubes.y + cubes.height + 8
    rest = Area(x + 12, below, width - 24, y + height - below - 10)
    parts = [frame, _head(view, words, seat, area, turn), _cubes(view, words, seat, cubes)]
    parts.append(_rest(view, words, seat, rest))
    return group(*parts, id=f"seat-{seat}", ref=f"seat:{seat}", tip=name(seat, words))


def _head(view: Outlook, words: Words, seat: int, area: Area, turn: bool) -> str:
    """The player's colour, sign, name and points, the start player's key and whose turn it is."""
    x, y, width, _ = area
    colour, table = COLOURS[seat], view.table
    player = PLAYERS[colour]
    band = f"M{x + 2} {y + HEAD}V{y + 12}a10 10 0 0 1 10 -10h{width - 24:.4g}a10 10 0 0 1 10 10V{y + HEAD}z"
    parts = [f'<path d="{band}" fill="{player.colour}"/>']
    parts.append(pieces.sign(colour, x + 20, y + 18.5, 1.35))
    left = x + 36
    if table.start == seat:
        plate = disc(left + 12, y + 18.5, 13, 'fill="#fffdf5"')
        key = use("key", left + 11.5, y + 17, 0.85)
        parts.append(group(plate, key, id="start-player", tip=words.say("draw-start")))
        left += 31
    if turn:
        arrow = f'<path d="M{left} {y + 11}l11 7.5l-11 7.5z" fill="{player.ink}"/>'
        parts.append(group(arrow, id="turn", tip=words.say("turn-of", {"seat": f"seat:{seat}"})))
        left += 18
    called, room = name(seat, words), x + width - 24 - left
    total = told = words.say("draw-points", {"count": points(table, seat)})
    if measure(called, 16 * BOLD) + min(MOST, measure(told, 15 * BOLD)) > room:
        total = str(points(table, seat))  # a name says more than the word beside a number
    figure = write(x + width - 12, y + 24, total, 15, colour=player.ink, anchor="end", bold=True, width=MOST)
    parts.append(group(figure, tip=told))
    room -= min(MOST, measure(total, 15 * BOLD))
    parts.append(write(left, y + 24, called, 16, colour=player.ink, bold=True, width=room))
    return "".join(parts)


def _cubes(view: Outlook, words: Words, seat: int, area: Area) -> str:
    x, y, width, height = area
    rows = 1 if width >= ONE_ROW else 2
    step, down = width / (len(CUBES) / rows), height / rows
    scale = min(1.4, down / ROW, step / 52)
    size = 16.0 if step >= 54 else 14.5
    parts = []
    for place, cube in enumerate(CUBES):
        count = view.table.has(seat, place)
        left, middle = x + place % (len(CUBES) // rows) * step, y + (place // (len(CUBES) // rows) + 0.43) * down
        text = write(
            left + 26 * scale,
            middle + 5.5 * scale,
            str(count),
            size * scale,
            bold=count > 0,
            role="ink" if count else "soft",
        )
        mark = use(f"cube-{cube}", left + 12 * scale, middle, 0.92 * scale)
        faint = mark if count else f'<g opacity="0.35">{mark}</g>'
        tip = f"{words.say(f'cube-{cube}')} × {count}"
        parts.append(group(faint, text, id=f"cubes-{COLOURS[seat]}-{cube}", ref=f"cube:{cube}", tip=tip))
    return "".join(parts)


def _rest(view: Outlook, words: Words, seat: int, area: Area) -> str:
    """One line with seats and fences; below it the laws or, while the board is built, the cottages in hand."""
    x, y, width, height = area
    table = view.table
    parts = [path(f"M{x} {y - 3}h{width:.4g}", line("line"))]
    seats = words.say("draw-seats", {"count": len(seats_of(table, seat))})
    size = 16.0 if seat == view.seat else 13.5  # one's own is all read from afar on a phone
    parts.append(write(x, y + 16, seats, size, width=width * 0.22 if height < 26 + LOW else width * 0.42))
    left = table.fences_left[seat]
    if left:
        fences = [use(f"fence-{COLOURS[seat]}", x + width - 18 - 40 * step, y + 11, 0.82) for step in range(left)]
        parts.append(group(*fences, id=f"fences-{COLOURS[seat]}", tip=words.say("draw-fences", {"count": left})))
    below = Area(x, y + 26, width, height - 26)
    if below.height < LOW:
        below = Area(x + width * 0.24, y + 1, width * 0.76 - 130, 22)
    waiting = [c for c in cottages_of(seat) if not table.squares[c]]
    if waiting:
        parts += [_waiting(c, place, below, words) for place, c in enumerate(waiting)]
    else:
        parts.append(_laws(view, words, seat, below))
    return "".join(parts)


def _waiting(cottage: int, place: int, area: Area, words: Words) -> str:
    id = cottage_id(cottage)
    shape = pieces.cottage(COLOURS[seat_of(cottage)], number_of(cottage), False)
    step = min(50.0, area.width / NUMBERS)
    where = (area.x + step * (place + 0.5), area.y + area.height / 2 + 1, min(0.85, step / 58))
    return group(shape, id=f"cottage-{id}", ref=f"cottage:{id}", tip=cottage_words(cottage, False, words), at=where)


def _laws(view: Outlook, words: Words, seat: int, area: Area) -> str:
    """Laws that the viewer knows by name, as far as there is room, else by number; the others' as backs of cards."""
    held = view.held[seat]
    if not held:
        return ""
    if view.hands[seat] == UNKNOWN:
        return _backs(words, seat, held, area)
    laws = laws_in(view.hands[seat])
    texts = [f"{LAWS.index(law) + 1} {words.say(f'law-{law}')}" for law in laws]
    size = OWN_LAW if seat == view.seat else LAW
    places = _flow([measure(text, size) + 20 for text in texts], area)
    if not places and size > LAW:
        size, places = LAW, _flow([measure(text, LAW) + 20 for text in texts], area)
    if not places:
        texts = [str(LAWS.index(law) + 1) for law in laws]
        places = _flow([30.0] * len(laws), area) or [(i * area.width / held, 0.0) for i in range(held)]
    chips = []
    for law, text, (right, down) in zip(laws, texts, places, strict=True):
        breadth = measure(text, size) + 14 if " " in text else 26
        chip = box(0, 0, breadth, CHIP - 3, both("card", "seal", 1.1), 4) + write(6, 9.6 + 0.35 * size, text, size)
        at = (area.x + right, area.y + down, 1.0)
        chips.append(group(chip, id=f"law-{law}", ref=f"law:{law}", tip=law_words(law, words), at=at))
    return "".join(chips)


def _flow(widths: list[float], area: Area) -> list[tuple[float, float]]:
    """Where things of these widths come, row after row; nothing if they do not fit."""
    places: list[tuple[float, float]] = []
    right, down = 0.0, 0.0
    for width in widths:
        if right and right + width - 6 > area.width:
            right, down = 0.0, down + CHIP
        if width - 6 > area.width or down + CHIP - 3 > area.height:
            return []
        places.append((right, down))
        right += width
    return places


def _backs(words: Words, seat: int, held: int, area: Area) -> str:
    high = min(40.0, area.height - 2)
    step = min(high * 0.72 + 5, (area.width - high) / held)
    cards = [pieces.law_back(area.x + place * step, area.y, high * 0.72, high) for place in range(held)]
    return group(*cards, id=f"laws-{COLOURS[seat]}", tip=words.say("draw-laws-held", {"count": held}))
