"""The country boards as they are folded: keyp, river and fields with who stands and lies there."""

from __future__ import annotations

from functools import cache, lru_cache

from keydom.core.catalogue import Catalogue
from keydom.core.game import Words
from keydom.drawing.badges import badge
from keydom.drawing.svg import CACHE_SIZE, OUTLINE, Area, box, disc, group, path, use, write
from keydom.drawing.theme import both, fill, line
from keydom.games.keyper.actions import BOARDS, DISPLAY, SPOT
from keydom.games.keyper.components import ALL_DISPLAYS, ALL_FIELDS, AUTUMN, FIELDS, RIVER, SEASONS
from keydom.games.keyper.draw.effects import field
from keydom.games.keyper.draw.palette import KEYPLES, PLAYERS
from keydom.games.keyper.draw.reading import Keyple, focus, keyples
from keydom.games.keyper.draw.signs import length, put, row
from keydom.games.keyper.draw.tile_faces import boat_picture, highlight
from keydom.games.keyper.state import NOBODY, field_spot, kind_at, set_of
from keydom.games.keyper.view import KeyperView

CELL = 100.0
STEP = 103.0  # from one field to the next
PADDING = 9.0
FOLD = 16.0  # what a hinge takes
EAR = 23.0  # the corner of a wing that is bent over: there is another side
FLARE = 5.0  # by how much a wing is wider at its free edge, for it is tilted towards the eye
WIDE = 4 * STEP - 3 + 2 * PADDING
LEAF = PADDING + CELL + 3.0  # how high a wing is
BODY = 2 * STEP + 3.0
ROWS = (PADDING, PADDING + STEP + FOLD, PADDING + 2 * STEP + FOLD, PADDING + 3 * STEP + 2 * FOLD)  # of fields
HIGH = ROWS[3] + CELL + PADDING
MARGIN = 10.0  # around the cardboard: its thickness and its shadow
TOP, MIDDLE, BOTTOM = "top", "middle", "bottom"


def pictures() -> dict[str, str]:
    """The leaves of a board, and a whole one."""
    leaves = {f"leaf-{kind}": leaf(kind) for kind in (TOP, MIDDLE, BOTTOM)}
    return {**leaves, "hinge": hinge(), "ear": ear()}


@cache
def outline(kind: str, drop: float = 0.0) -> str:
    """The edge of a leaf from (0, 0), so far down."""
    high = BODY if kind == MIDDLE else LEAF
    top, bottom = drop, high + drop
    if kind == TOP:
        right = WIDE + FLARE
        return f"M{-FLARE:g} {top:g}H{right - EAR:g}L{right:g} {top + EAR:g}L{WIDE:g} {bottom:g}H0Z"
    if kind == BOTTOM:
        right = WIDE + FLARE
        return f"M0 {top:g}H{WIDE:g}L{right:g} {bottom - EAR:g}L{right - EAR:g} {bottom:g}H{-FLARE:g}Z"
    return f"M0 {top:g}H{WIDE:g}V{bottom:g}H0Z"


def leaf(kind: str) -> str:
    """One leaf of cardboard, with its shadow and its thickness."""
    rounded = 'stroke-linejoin="round"'
    shadow = path(
        outline(kind, 9), f'fill="#2a1a05" fill-opacity="0.26" stroke="#2a1a05" stroke-opacity="0.26" {rounded}'
    )
    thick = path(outline(kind, 4.5), f"{both('leaf-edge', 'leaf-edge', 7)} {rounded}")
    rim = path(outline(kind), f"{both('leaf-edge', 'leaf-edge', 7)} {rounded}")
    face = path(outline(kind), f"{both('leaf', 'leaf', 3.5)} {rounded}")
    return shadow + thick + rim + face + _shade(kind)


def _shade(kind: str) -> str:
    """Darker where a leaf bends."""
    high = BODY if kind == MIDDLE else LEAF
    deep = 'fill-opacity="0.55"'
    strips = []
    for depth in (14.0, 7.0):
        if kind != TOP:
            strips.append(box(0, 0, WIDE, depth, f"{fill('leaf-deep')} {deep}", 0))
        if kind != BOTTOM:
            strips.append(box(0, high - depth, WIDE, depth, f"{fill('leaf-deep')} {deep}", 0))
    return "".join(strips)


def hinge() -> str:
    """The linen of a fold, around its middle, and three hinges of brass."""
    half = FOLD / 2 + 3
    parts = [box(6, -half, WIDE - 12, 2 * half, fill("linen"), 2)]
    parts.append(path(f"M8 0H{WIDE - 8:g}", 'fill="none" stroke="#000" stroke-opacity="0.45" stroke-width="1.6"'))
    seams = f"M10 -6H{WIDE - 10:g}M10 6H{WIDE - 10:g}"
    parts.append(path(seams, 'fill="none" stroke="#fff" stroke-opacity="0.22" stroke-dasharray="4 5"'))
    metal = f"{both('brass', 'shade', 1.4)}"
    for x in (WIDE * 0.125, WIDE * 0.5, WIDE * 0.875):
        parts.append(box(x - 25, -7, 50, 14, metal, 5))
        parts.append(box(x - 22, -5, 44, 3.6, 'fill="#fff" fill-opacity="0.45"', 2))
        parts.append(path(f"M{x - 8.5:g} -7V7M{x + 8.5:g} -7V7", line("shade", 1.4)))
        parts += [disc(x + side * 17, 0, 2, fill("shade")) for side in (-1, 1)]
    return "".join(parts)


def ear() -> str:
    """The free corner at the lower right of a wing, bent over, seen from its tip at (0, 0)."""
    dark = path(f"M{-EAR - 5:g} 0L0 {-EAR - 5:g}L{-EAR - 1:g} {-EAR - 1:g}Z", 'fill="#000" fill-opacity="0.22"')
    bent = f"M{-EAR:g} 0L0 {-EAR:g}Q{-EAR * 0.55:.1f} {-EAR * 1.12:.1f} {-EAR * 0.98:.1f} {-EAR * 0.98:.1f}"
    bent += f"Q{-EAR * 1.12:.1f} {-EAR * 0.55:.1f} {-EAR:g} 0Z"
    paint = f"{both('leaf', 'leaf-edge', 1.6)} "
    curl = f"M{-EAR:g} 0L0 {-EAR:g}L{-EAR * 0.6:.1f} {-EAR * 0.6:.1f}Z"
    return dark + path(bent, f'{paint}stroke-linejoin="round"') + path(curl, f'{fill("leaf-deep")} fill-opacity="0.7"')


OUTER = WIDE + 2 * MARGIN  # of a board with its margin
OUTER_HIGH = HIGH + 2 * MARGIN
SMALLEST = 52.0  # pixels: fields smaller than this say what they bring and not how much
FIXED = 5  # fields of a display that do not fold, before those of the two wings
WING = 4  # fields of a wing
NONE = "none"


def height(width: float) -> float:
    """How high a board of this width is."""
    return width * OUTER_HIGH / OUTER


def width(height: float) -> float:
    """How wide a board of this height is."""
    return height * OUTER / OUTER_HIGH


def cell(width: float) -> float:
    """How large the fields of a board of this width are."""
    return CELL * width / OUTER


def board(view: KeyperView, words: Words, catalogue: Catalogue, number: int, area: Area) -> str:
    """A board at the upper left of an area, as wide as it is."""
    table = view.table
    scale = area.width / OUTER
    small = scale * CELL < SMALLEST
    season, shown = SEASONS[table.season], table.displays[number]
    ground = season if shown // ALL_DISPLAYS * ALL_DISPLAYS == set_of(table.season) else "inset"
    drawn = [cardboard(table.claimed[number])]
    for (x, y), place in places(catalogue, DISPLAY.write(shown)):
        spot = field_spot(number, place)
        kind, there = FIELDS[kind_at(spot)], keyples(table.spots[spot])
        inside = _river(view, catalogue, number, small) if place == RIVER else ""
        border = catalogue.components["field"][kind].word("border")
        where = SPOT.write(spot)
        face = cell_face(kind, border, ground, inside, not there, small)
        wide = STEP + CELL if place == RIVER else CELL
        light = highlight(4, 4, wide - 8, CELL - 8) if focus(view) == spot else ""
        tip = _field_words(words, kind, border, there)
        crowd = _keyples(there, place == RIVER, where)
        drawn.append(group(face, crowd, light, id=f"spot-{where}", ref=f"spot:{where}", tip=tip, at=(x, y, 1)))
    drawn += [_keyp(view, words, number, small), ears()]
    at = (area.x + MARGIN * scale, area.y + MARGIN * scale, scale)
    return group(*drawn, id=f"board-{BOARDS[number]}", at=at)


def closed(view: KeyperView, words: Words, number: int, area: Area) -> str:
    """A board with its wings folded in, as high as an area, while nobody knows what it will show."""
    owner, letter = view.table.claimed[number], BOARDS[number]
    scale = area.height / (BODY + 2 * MARGIN)
    rim = path(outline(MIDDLE), _rim(owner)) if owner != NOBODY else ""
    hinges = use("hinge", 0, 5) + use("hinge", 0, BODY - 5)
    board = group(use(f"leaf-{MIDDLE}", 0, 0), rim, hinges, at=(MARGIN * scale, MARGIN * scale, scale))
    middle, wide = area.height / 2, closed_width(area.height)
    line = middle - area.height * 0.12
    name = write(wide / 2 - 4, line + 5.6, letter.upper(), 17, anchor="end", bold=True)
    sign = badge(PLAYERS[owner], wide / 2 + 10, line, 9) if owner != NOBODY else ""
    told = words.say("draw-folded")
    name += write(wide / 2, line + 20, told, 12, anchor="middle", width=wide - 2 * MARGIN * scale - 6)
    edge = box(MARGIN * scale, MARGIN * scale, WIDE * scale, BODY * scale, OUTLINE, 5)
    tip = words.say(f"board-{letter}")
    if owner != NOBODY:
        tip += f" · {words.say('draw-claimed', {'seat': f'seat:{owner}'})}"
    return group(board, name, sign, edge, id=f"board-{letter}", ref=f"board:{letter}", tip=tip, at=(area.x, area.y, 1))


def closed_width(height: float) -> float:
    """How wide a board is with its wings folded in."""
    return OUTER * height / (BODY + 2 * MARGIN)


def _rim(owner: int) -> str:
    return f'fill="none" stroke="{PLAYERS[owner].colour}" stroke-width="6" stroke-linejoin="round"'


@cache
def cardboard(owner: int = NOBODY) -> str:
    """A board without its fields; one that is claimed has a rim of its owner's colour."""
    last = ROWS[3] - 3
    at = ((TOP, 0.0), (BOTTOM, last), (MIDDLE, ROWS[1] - 3))
    parts = [use(f"leaf-{kind}", 0, y) for kind, y in at]
    if owner != NOBODY:
        parts += [path(outline(kind, y), _rim(owner)) for kind, y in at]
    parts += [use("hinge", 0, ROWS[1] - FOLD / 2 - 1.5), use("hinge", 0, ROWS[3] - FOLD / 2 - 1.5)]
    return "".join(parts)


@cache
def ears() -> str:
    """The free corners of a board's wings, which are bent over whatever lies there."""
    corner = WIDE + FLARE
    turned = f'<g transform="translate({corner:g} 0) scale(1 -1)">{use("ear", 0, 0)}</g>'
    return turned + use("ear", corner, HIGH)


def places(catalogue: Catalogue, display: str) -> tuple[tuple[tuple[float, float], int], ...]:
    """Where the fields of a display lie, and their places on a board: a wing above the body, the other below it."""
    return _places(tuple(catalogue.components["display"][display].words("fields")))


@cache
def _places(fields: tuple[str, ...]) -> tuple[tuple[tuple[float, float], int], ...]:
    seen: dict[str, int] = {}
    found = []
    for kind in ("river", *fields):
        found.append(FIELDS.index(kind) + ALL_FIELDS * seen.get(kind, 0))
        seen[kind] = seen.get(kind, 0) + 1
    river, fixed, above, below = found[0], found[1 : 1 + FIXED], found[1 + FIXED : 1 + FIXED + WING], found[-WING:]
    lines = (
        zip(range(4), (ROWS[0],) * 4, above, strict=True),
        ((1, ROWS[1], river), (3, ROWS[1], fixed[0])),
        zip(range(4), (ROWS[2],) * 4, fixed[1:], strict=True),
        zip(range(4), (ROWS[3],) * 4, below, strict=True),
    )
    return tuple(((PADDING + column * STEP, y), place) for each in lines for column, y, place in each)


@lru_cache(CACHE_SIZE)
def cell_face(kind: str, border: str, ground: str, inside: str = "", empty: bool = True, small: bool = False) -> str:
    """A field: what it brings, the colour and the sign of those who know it best, and how much while it is empty."""
    wide = STEP + CELL if kind == "river" else CELL
    plain = box(1, 1, wide - 2, CELL - 2, both("water" if kind == "river" else ground, "frame", 1.6), 9)
    if border != NONE:
        frame = (5.4, 5.4, wide - 10.8, CELL - 10.8)
        plain += box(*frame, f'fill="none" stroke="{KEYPLES[border][0]}" stroke-width="7.4"', 6)
        plain += box(9, 9, wide - 18, CELL - 18, line("frame", 0.9), 4)
    skill = "" if border == NONE else use(f"skill-{border}", *((17, 17, 2) if small else (13.5, 13.5, 1.45)))
    edge = box(2.5, 2.5, wide - 5, CELL - 5, OUTLINE, 8)
    return plain + (inside or _brings(kind, wide, empty, small, border == NONE)) + skill + edge


def _brings(kind: str, wide: float, empty: bool, small: bool, known_to_none: bool) -> str:
    """What a field brings, and how much."""
    marks = field(kind)
    if not small:
        strip = box(wide / 2 - 43, 62, 86, 26, both("card", "shade", 0.7), 9)
        yields = "1·1·2·2" if known_to_none else "1·2·2·3"
        strip += write(wide / 2, 82, yields, 20, role="soft", anchor="middle", bold=True)
        return row(marks, wide / 2, 38, 2, 76) + (strip if empty else "")
    if length(marks) <= 40:
        return row(marks, wide / 2, 52 if empty else 38, 2.5 if empty else 2.1, 80)
    arrow = next(place for place, mark in enumerate(marks) if mark.picture == "arrow")
    given, got = marks[:arrow], marks[arrow + 1 :]
    step = f'{line("accent", 5)} stroke-linecap="round"'
    down = path("M30 56v10q0 8 9 8", step)
    parts = [put(mark, 33 + 20 * place, 34, 1.5) for place, mark in enumerate(given)]
    parts += [put(mark, 62 + (place - (len(got) - 1) / 2) * 22, 72, 1.5) for place, mark in enumerate(got)]
    return down + "".join(parts)


def _river(view: KeyperView, catalogue: Catalogue, board: int, small: bool) -> str:
    """The boat that lies on a river, with what it carries."""
    moored = view.table.moored[board]
    if moored == NOBODY:
        return ""
    waves = path("M104 88q5 -5 10 0t10 0t10 0t10 0t10 0t10 0t10 0", f'{line("ripple", 2)} stroke-linecap="round"')
    part = catalogue.components["boat"][f"boat-{moored + 1}"]
    names = part.words("late" if view.table.season >= AUTUMN else "early")
    ship = group(boat_picture(moored + 1, not small), id=f"boat-{part.id}", at=(56, 84, 1.08))
    plate = box(106, 9, 86, 40, both("card", "shade", 1), 8)
    cargo = [use(f"resource-{what}", 128 + 42 * place, 29, 1.35) for place, what in enumerate(names)]
    return waves + ship + plate + "".join(cargo)


def _keyp(view: KeyperView, words: Words, board: int, small: bool) -> str:
    """The field of the keyper, with the letter of the board."""
    owner, letter = view.table.claimed[board], BOARDS[board]
    parts = [keyp_face(letter, small)]
    if owner == NOBODY or view.table.keypers >> owner & 1:  # at the turn of seasons keypers are home already
        parts.append(use("keyhole", 52, 54, 2))
    else:
        parts.append(group(use(f"keyper-{owner}", 0, 0), id=f"keyper-{owner}", at=(52, 52, 2.2)))
    if owner != NOBODY:
        parts.append(badge(PLAYERS[owner], 82, 82, 13 if small else 11))
    tip = words.say("draw-keyp-field") if owner == NOBODY else words.say("draw-claimed", {"seat": f"seat:{owner}"})
    title = f"{words.say(f'board-{letter}')} · {tip}"
    return group(*parts, id=f"keyp-{letter}", ref=f"board:{letter}", tip=title, at=(PADDING, ROWS[1], 1))


@cache
def keyp_face(letter: str, small: bool) -> str:
    """The field of a keyper while it is empty."""
    ground = box(1, 1, CELL - 2, CELL - 2, both("inset", "frame", 1.6), 9)
    ring = disc(52, 54, 35, f'{both("card", "accent", 2.4)} stroke-dasharray="6 5"')
    big = 1.46 if small else 1.0
    plate = disc(17 * big, 17 * big, 15 * big, 'fill="var(--k-wood)" stroke="var(--k-card)" stroke-width="1.6"')
    text = write(17 * big, 24 * big, letter.upper(), 21 * big, role="on-wood", anchor="middle", bold=True)
    return ground + ring + plate + text + box(2.5, 2.5, CELL - 5, CELL - 5, OUTLINE, 8)


def _keyples(there: list[Keyple], river: bool, where: str) -> str:
    """The keyples on a field."""
    middle = (STEP + CELL) * 0.74 if river else CELL / 2
    step = 42.0 if len(there) > 1 else 0.0
    parts = []
    for place, keyple in enumerate(there):
        x = middle + step * (place - (len(there) - 1) / 2)
        parts.append(f'<ellipse cx="{x:g}" cy="91" rx="17" ry="4.6" fill="#000" fill-opacity="0.3"/>')
        parts.append(figure(keyple, x, 71, 1.7, f"keyple-{where}-{place + 1}"))
    return "".join(parts)


def figure(keyple: Keyple, x: float, y: float, scale: float, id: str) -> str:
    """A keyple that stands or lies, and the sign of the colour that a white one works as."""
    turned = ' transform="translate(0 2.6) rotate(90)"' if keyple.lies else ""
    picture = f'<use href="#k-keyple-{keyple.colour}"{turned}/>'
    sign = ""
    if keyple.works_as:
        sign = group(use(f"skill-{keyple.works_as}", 7, 6 if keyple.lies else -6, 0.68), kind="badge")
    return group(picture, sign, id=id, at=(x, y, scale))


def _field_words(words: Words, kind: str, border: str, there: list[Keyple]) -> str:
    parts = [words.say(f"field-{kind}")]
    if border != NONE:
        parts.append(words.say("draw-border", {"colour": f"keyple:{border}"}))
    parts += [keyple_tip(keyple, words) for keyple in there]
    return " · ".join(parts)


def keyple_tip(keyple: Keyple, words: Words) -> str:
    key = "draw-keyple-lying" if keyple.lies else "draw-keyple"
    return words.say(key, {"colour": f"keyple:{keyple.colour}"})


def display(catalogue: Catalogue, id: str, ground: str, small: bool = False) -> str:
    """A folding of a board with nobody on it, from (0, 0): its number is where the keyper will be."""
    cells = []
    for (x, y), place in places(catalogue, id):
        kind = FIELDS[kind_at(place)]
        border = catalogue.components["field"][kind].word("border")
        cells.append(group(cell_face(kind, border, ground, small=small), at=(x, y, 1)))
    ground = box(1, 1, CELL - 2, CELL - 2, both("inset", "frame", 1.6), 9)
    plate = disc(50, 50, 33, 'fill="var(--k-wood)" stroke="var(--k-card)" stroke-width="2.4"')
    number = write(50, 66, id[-1], 46, role="on-wood", anchor="middle", bold=True)
    keyp = group(ground, plate, number, at=(PADDING, ROWS[1], 1))
    return "".join([cardboard(), *cells, keyp, ears()])
