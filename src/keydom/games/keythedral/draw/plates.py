"""The players' plates: every public figure of a player, one below the other beside the table."""

from __future__ import annotations

from keydom.core.game import Words
from keydom.drawing.badges import badge, seat_group
from keydom.drawing.reading import how_many, seat_name
from keydom.drawing.svg import BOLD, OUTLINE, Area, box, group, measure, path, polygon, use, write
from keydom.drawing.theme import both
from keydom.games.keythedral.actions import COTTAGE, TILE
from keydom.games.keythedral.components import ALL_CUBES, COLOURS, CUBES, LAWS, NUMBERS, cottages_of, number_of
from keydom.games.keythedral.draw import windows
from keydom.games.keythedral.draw.palette import PLAYERS, PRINT
from keydom.games.keythedral.draw.reading import cottage_words, law_words, laws_in, points, seats_of
from keydom.games.keythedral.state import KeythedralTable
from keydom.games.keythedral.view import UNKNOWN, KeythedralView

HEAD, ROW = 30.0, 25.0
LINE = 3.0  # below a plate, in the player's colour
ROWS, TIGHT_ROWS = 3, 2  # below the name: where there is little room the cathedral alone shows his seats
PITCH = 142.0  # from a plate to the next where there is room
LEAST_GAP = 6.0
CUBE = 18.0
WINDOW, HOME = 20.0, 22.0  # small windows and cottages
CARD = 14.0
FENCE_ROOM = 38.0


def plate_height(table: KeythedralTable, tight: bool) -> float:
    """How high a plate is: hands that lie open take a line of their own."""
    return HEAD + ROW * ((TIGHT_ROWS if tight else ROWS) + table.open_laws) + LINE


def plates(view: KeythedralView, words: Words, seats: list[int], area: Area, story: float = 0.0) -> tuple[str, float]:
    """The plates of these seats; and where they end, so that so much room is left below if that can be."""
    if not seats:
        return "", area.y
    tight = (plate_height(view.table, False) + LEAST_GAP) * len(seats) > area.height - story
    high = plate_height(view.table, tight)
    pitch = min(PITCH, max(high + LEAST_GAP, (area.height - story) / len(seats)))
    pitch = min(pitch, area.height / len(seats))
    drawn = [
        plate(view, words, seat, Area(area.x, area.y + place * pitch, area.width, high), tight)
        for place, seat in enumerate(seats)
    ]
    return "".join(drawn), area.y + pitch * len(seats)


def plate(view: KeythedralView, words: Words, seat: int, area: Area, tight: bool) -> str:
    """Name and points; cubes; seats, cottages and houses; fences and laws."""
    table, player = view.table, PLAYERS[COLOURS[seat]]
    x, y, width = area.x, area.y, area.width
    edge = box(x - 4, area.y - 2, width + 8, area.height + 3, OUTLINE, 8)  # below all that lies on it
    parts = [heading(view, words, seat, area)]
    y += HEAD
    parts.append(cubes(table, words, seat, Area(x, y, width, ROW)))
    y += ROW
    if not tight:
        parts.append(_seats(table, words, seat, Area(x, y, width, ROW), WINDOW))
        y += ROW
    parts.append(_belongings(view, words, seat, Area(x, y, width, ROW), HOME))
    y += ROW
    if table.open_laws:
        parts.append(_open_hand(view, words, seat, Area(x, y, width, ROW)))
    parts.append(box(x - 4, area.bottom - LINE + 1, width + 8, 2, f'fill="{player.colour}"', 1))
    return seat_group(seat, words, edge, group(*parts, kind="plate"))


def heading(
    view: KeythedralView, words: Words, seat: int, area: Area, place: str = "", total: int | None = None
) -> str:
    """The player's sign and name, the start player's key, whose turn it is, and the points so far, or in the end."""
    table, player = view.table, PLAYERS[COLOURS[seat]]
    x, middle, right = area.x, area.y + 13, area.right
    parts = [badge(player, x + 11, middle, 10.5)]
    at, end = x + 28, right - 44
    marks = [name for name, shown in (("turn", view.mover == seat), ("start", table.start == seat)) if shown]
    for mark in marks:
        end -= 18 if mark == "turn" else 30
        parts.append(_mark(mark, words, seat, end + 2, middle))
    name = seat_name(seat, words)
    parts.append(write(at, middle + 6, name, 17.5, role="text", bold=True, width=end - at - 4))
    if place:
        reach = min(end - at - 40, measure(name, 17.5) * BOLD)
        parts.append(write(at + reach + 10, middle + 5, place, 13, role="text-soft", width=end - at - reach - 12))
    total = points(table, seat) if total is None else total
    said = words.say("draw-points", {"count": total})
    pill = box(right - 38, middle - 12, 38, 24, f'fill="{player.colour}" stroke="#fffdf5" stroke-width="1"', 8)
    figure = write(right - 19, middle + 6, str(total), 17.5, colour=player.ink, anchor="middle", bold=True)
    parts.append(group(pill, figure, id=f"points-{seat}", tip=said))
    return "".join(parts)


def _mark(mark: str, words: Words, seat: int, x: float, middle: float) -> str:
    if mark == "turn":
        arrow = polygon([(x, middle - 7), (x + 11, middle), (x, middle + 7)], 'fill="var(--k-accent)" stroke="#fffdf5"')
        return group(arrow, id="turn", tip=words.say("turn-of", {"seat": f"seat:{seat}"}))
    return group(use("key", x + 13, middle - 1), id="start-player", tip=words.say("draw-start"))


def cubes(table: KeythedralTable, words: Words, seat: int, area: Area) -> str:
    """How many cubes of which kinds; nothing is said of those that he does not have."""
    held = [cube for cube in range(ALL_CUBES) if table.has(seat, cube)]
    if not held:
        return write(area.x + 2, area.y + 15, "–", 13, role="text-soft") if table.round else ""
    widths = [CUBE + 5 + measure(str(table.has(seat, cube)), 15) for cube in held]
    step = min(1.0, (area.width - 2) / (sum(widths) + 7 * (len(held) - 1)))
    parts, x = [], area.x
    for cube, width in zip(held, widths, strict=True):
        count = table.has(seat, cube)
        mark = use(f"cube-{CUBES[cube]}", x + CUBE / 2 * step, area.y + 11.5, CUBE / 24 * max(0.85, step))
        text = write(x + (CUBE + 3) * step, area.y + 16.5, str(count), max(12.5, 15 * step), role="text", bold=True)
        tip = how_many(f"cube-{CUBES[cube]}", count, words)
        parts.append(group(mark, text, id=f"cubes-{COLOURS[seat]}-{CUBES[cube]}", ref=f"cube:{CUBES[cube]}", tip=tip))
        x += (width + 7) * step
    return "".join(parts)


def _seats(table: KeythedralTable, words: Words, seat: int, area: Area, size: float) -> str:
    """His seats in the cathedral as small windows, the best first."""
    mine = sorted(seats_of(table, seat), key=lambda tile: -table.box.level[tile])
    tip = words.say("draw-seats", {"count": len(mine)})
    if not mine:
        return group(write(area.x + 2, area.y + 15, "–", 13, role="text-soft"), tip=tip) if table.round else ""
    step = min(size + 3, (area.width - size) / max(1, len(mine) - 1))
    parts = []
    for place, tile in enumerate(mine):
        value = str(table.box.value[table.box.level[tile]])
        window = windows.small(COLOURS[seat], value, size)
        parts.append(group(window, ref=f"tile:{TILE.write(tile)}", at=(area.x + place * step, area.y - 1, 1)))
    return group(*parts, tip=tip)


def _belongings(view: KeythedralView, words: Words, seat: int, area: Area, size: float) -> str:
    """His cottages and houses, the fences that he still has, and his laws."""
    table = view.table
    others = (FENCE_ROOM if table.fences_left[seat] else 0.0) + (CARD + 4 if view.held[seat] else 0.0)
    size = min(size, (area.width - others - 4) / NUMBERS - 1)
    parts = []
    for place, cottage in enumerate(cottages_of(seat)):
        parts.append(_home(table, words, cottage, area.x + place * (size + 1), area.y + (22 - size) / 2, size))
    x = area.x + NUMBERS * (size + 1) + 3
    left = table.fences_left[seat]
    if left:
        fence = use(f"fence-{COLOURS[seat]}", x + 12, area.y + 11, 0.54)
        text = write(x + 25, area.y + 16, str(left), 14, role="text", bold=True)
        parts.append(group(fence, text, id=f"fences-{COLOURS[seat]}", tip=words.say("draw-fences", {"count": left})))
        x += FENCE_ROOM
    if view.held[seat] and not (table.open_laws and view.hands[seat] != UNKNOWN):
        parts.append(_backs(words, seat, view.held[seat], Area(x, area.y, area.right - x, area.height)))
    return "".join(parts)


def _home(table: KeythedralTable, words: Words, cottage: int, x: float, y: float, size: float) -> str:
    """A cottage, hollow, or a house, full; one that waits for a place on the land is this piece itself."""
    seat, house = cottage // 5, table.is_house(cottage)
    player, scale = PLAYERS[COLOURS[seat]], size / 22
    waiting = not table.squares[cottage]
    paint = f'fill="{player.colour if house else "#fffaf0"}" stroke="{player.colour}" stroke-width="2"'
    shape = path("M2 10L11 2L20 10V20H2Z", f'{paint} stroke-linejoin="round"')
    if not house:
        shape += path("M2 10L11 2L20 10V20H2Z", 'fill="none" stroke="#2a2217" stroke-width="0.6" stroke-opacity="0.6"')
    ink = player.ink if house else "#2b241a"
    face = shape + write(
        11, 18.4, str(number_of(cottage)), max(13.0, 10.8 / scale), colour=ink, anchor="middle", bold=True
    )
    name = COTTAGE.write(cottage)
    tip = cottage_words(cottage, house, words)
    edge = path("M1 10L11 1L21 10V21H1Z", OUTLINE)
    return group(face, edge, id=f"cottage-{name}" if waiting else "", ref=f"cottage:{name}", tip=tip, at=(x, y, scale))


def _backs(words: Words, seat: int, held: int, area: Area) -> str:
    """The laws of others, face down, one by one."""
    step = max(0.0, min(CARD + 2, (area.width - CARD) / max(1, held - 1)))
    cards = [_back(area.x + place * step, area.y + 1) for place in range(held)]
    return group(*cards, id=f"laws-{COLOURS[seat]}", tip=words.say("draw-laws-held", {"count": held}))


def _back(x: float, y: float) -> str:
    card = box(x, y, CARD, 19, both("law", "seal", 1.2), 3)
    return card + write(x + CARD / 2, y + 13.6, "§", 12.5, colour="#9b3b34", anchor="middle", bold=True)


def _open_hand(view: KeythedralView, words: Words, seat: int, area: Area) -> str:
    """Laws that everybody may read: by name as far as there is room, else by number."""
    laws = laws_in(view.hands[seat])
    if not laws:
        return ""
    names = [words.say(f"law-{law}") for law in laws]
    if sum(measure(name, 11.5) + 14 for name in names) > area.width:
        names = [str(LAWS.index(law) + 1) for law in laws]
    widths = [measure(name, 11.5) + 10 for name in names]
    step = min(1.0, (area.width - widths[-1]) / max(1.0, sum(widths[:-1]) + 4 * (len(laws) - 1)))
    parts, x = [], area.x
    for law, name, width in zip(laws, names, widths, strict=True):
        chip = box(x, area.y + 1, width, 18, both("law", "seal", 1.1), 4)
        chip += write(x + 5, area.y + 14, name, 11.5, colour=PRINT)
        edge = box(x - 1, area.y, width + 2, 20, OUTLINE, 5)
        parts.append(group(chip, edge, id=f"law-{law}", ref=f"law:{law}", tip=law_words(law, words)))
        x += (width + 4) * step
    return "".join(parts)


def chips(view: KeythedralView, words: Words, seats: list[int], right: float, middle: float) -> tuple[str, float]:
    """Signs and points side by side, up to their right end; and where they begin. For the head of a phone."""
    parts = []
    x = right
    for seat in reversed(seats):
        total = str(points(view.table, seat))
        width = 30 + measure(total, 14)
        x -= width
        player = PLAYERS[COLOURS[seat]]
        mine = view.mover == seat
        plate = box(x, middle - 13, width - 4, 26, f'fill="#fff8e1" fill-opacity="{0.95 if mine else 0.16}"', 13)
        text = write(x + 25, middle + 5, total, 14, colour="#33230a" if mine else "", role="on-wood", bold=True)
        parts.append(group(plate, badge(player, x + 12, middle, 8.5), text, tip=seat_name(seat, words)))
    return "".join(reversed(parts)), x
