"""The country boards as they are folded: keyp, river and fields with who stands and lies there."""

from __future__ import annotations

from functools import cache, lru_cache

from keydom.core.catalogue import Catalogue
from keydom.core.game import Words
from keydom.drawing.badges import badge
from keydom.drawing.ink import Area, box, capital, disc, group, number, path, use, write
from keydom.drawing.sheet import GAP
from keydom.drawing.theme import both, line
from keydom.games.keyper.actions import BOARDS, DISPLAY, SPOT
from keydom.games.keyper.components import ALL_DISPLAYS, AUTUMN, FIELDS, RIVER, SEASONS
from keydom.games.keyper.draw.faces import boat_picture, rim
from keydom.games.keyper.draw.meanings import field
from keydom.games.keyper.draw.palette import KEYPLES, PLAYERS
from keydom.games.keyper.draw.reading import Keyple, focus, folded, foldings, keyples, name
from keydom.games.keyper.draw.signs import row
from keydom.games.keyper.state import NOBODY, field_spot, kind_at, set_of
from keydom.games.keyper.view import Outlook

CELL = 100.0
STEP = 103.0  # from one cell to the next
SIDE = 4 * STEP - 3  # of a whole board
HEAD = 34.0
PADDING = 10.0
NONE = "none"
KEPT = 1024  # fields that were drawn


def height(width: float) -> float:
    """How high a board of this width is."""
    return HEAD + width - PADDING


def boards(view: Outlook, words: Words, catalogue: Catalogue, area: Area) -> str:
    """All boards side by side."""
    wide = (area.width - GAP * (view.table.seats - 1)) / view.table.seats
    return "".join(
        _board(view, words, catalogue, number_, Area(area.x + number_ * (wide + GAP), area.y, wide, area.height))
        for number_ in range(view.table.seats)
    )


def _board(view: Outlook, words: Words, catalogue: Catalogue, board: int, area: Area) -> str:
    table, letter, season = view.table, BOARDS[board], SEASONS[view.table.season]
    shown = table.displays[board] // ALL_DISPLAYS * ALL_DISPLAYS
    ground = season if shown == set_of(table.season) else "inset"
    spots = [field_spot(board, place) for place in table.fields_on(board)]
    cells = [(spot, FIELDS[kind_at(spot)]) for spot in spots]
    drawn = []
    for (x, y), (spot, kind) in zip(_places(), cells, strict=True):
        there = keyples(table.spots[spot])
        face = _river(view, catalogue, board) if kind_at(spot) == RIVER else ""
        border = catalogue.components["field"][kind].word("border")
        where = SPOT.write(spot)
        cell = cell_face(kind, border, ground, face, not there) + _crowd(there, kind == "river", where)
        light = rim(4, 4, (STEP + CELL if kind == "river" else CELL) - 8, CELL - 8) if focus(view) == spot else ""
        tip = _field_words(words, kind, border, there)
        drawn.append(group(cell, light, id=f"spot-{where}", ref=f"spot:{where}", tip=tip, at=(x, y, 1)))
    drawn.append(_keyp(view, words, board))
    scale = (area.width - 2 * PADDING) / SIDE
    body = group(_creases(), *drawn, at=(area.x + PADDING, area.y + HEAD, scale))
    return group(_frame(view, words, board, area), body, id=f"board-{letter}")


@cache
def _places() -> tuple[tuple[float, float], ...]:
    """Where fields lie: the river beside the keyp, then all others row by row."""
    singles = [(3, 0)] + [(column, line_) for line_ in range(1, 4) for column in range(4)]
    return ((STEP, 0.0), *((column * STEP, line_ * STEP) for column, line_ in singles))


@cache
def _creases() -> str:
    """The lines along which a board folds."""
    steps = "".join(f"M{STEP * at - 1.5:g} -4V{SIDE + 4:g}M-4 {STEP * at - 1.5:g}H{SIDE + 4:g}" for at in (1, 2, 3))
    return path(steps, f'{line("crease", 1.2)} stroke-dasharray="7 5"')


def _frame(view: Outlook, words: Words, board: int, area: Area) -> str:
    """The board's name, and whose it is."""
    x, y, width, _ = area
    owner = view.table.claimed[board]
    parts = [box(*area, both("paper", "line", 1.2), 12)]
    ink, text = "", capital(words.say(f"board-{BOARDS[board]}"))
    if owner != NOBODY:
        player = PLAYERS[owner]
        ink = player.ink
        left, top, flat = number(x + 2), number(y + HEAD - 5), number(width - 24)
        band = f"M{left} {top}v-{HEAD - 17:g}a10 10 0 0 1 10 -10h{flat}a10 10 0 0 1 10 10v{HEAD - 17:g}z"
        parts += [path(band, f'fill="{player.colour}"'), badge(player, x + width - 18, y + 16, 10)]
        parts.append(write(x + width - 34, y + 21, name(owner, words), 14, colour=ink, anchor="end", width=width / 2))
    else:
        shown = capital(words.say(f"display-{DISPLAY.write(view.table.displays[board])}"))
        parts.append(write(x + width - 14, y + 21, shown, 13, role="soft", anchor="end", width=width / 2))
    parts.append(write(x + 14, y + 22, text, 16, bold=True, colour=ink, width=width * 0.42))
    return "".join(parts)


@lru_cache(KEPT)
def cell_face(kind: str, border: str, ground: str, inside: str = "", empty: bool = True) -> str:
    """A field: what it brings, the colour and the sign of those who know it best, and how much while it is empty."""
    wide = STEP + CELL if kind == "river" else CELL
    plain = box(1, 1, wide - 2, CELL - 2, both("water" if kind == "river" else ground, "frame", 1.6), 9)
    if border != NONE:
        frame = (5.4, 5.4, wide - 10.8, CELL - 10.8)
        plain += box(*frame, f'fill="none" stroke="{KEYPLES[border][0]}" stroke-width="7.4"', 6)
        plain += box(9, 9, wide - 18, CELL - 18, line("frame", 0.9), 4)
    picture = inside or row(field(kind), wide / 2, 38, 2, 76)
    yields = "1·1·2·2" if border == NONE else "1·2·2·3"
    strip = box(wide / 2 - 43, 62, 86, 26, both("card", "shade", 0.7), 9)
    strip += write(wide / 2, 82, yields, 20, role="soft", anchor="middle", bold=True)
    skill = "" if border == NONE else use(f"skill-{border}", 13.5, 13.5, 1.45)
    return plain + picture + (strip if empty and not inside else "") + skill


def _river(view: Outlook, catalogue: Catalogue, board: int) -> str:
    """The boat that lies on a river, with what it carries."""
    moored = view.table.moored[board]
    if moored == NOBODY:
        return ""
    waves = path("M104 88q5 -5 10 0t10 0t10 0t10 0t10 0t10 0t10 0", f'{line("ripple", 2)} stroke-linecap="round"')
    part = catalogue.components["boat"][f"boat-{moored + 1}"]
    names = part.words("late" if view.table.season >= AUTUMN else "early")
    ship = group(boat_picture(moored + 1), id=f"boat-{part.id}", at=(56, 84, 1.08))
    plate = box(106, 12, 84, 38, both("card", "shade", 1), 8)
    cargo = [use(f"resource-{what}", 127 + 42 * place, 31, 1.3) for place, what in enumerate(names)]
    return waves + ship + plate + "".join(cargo)


def _keyp(view: Outlook, words: Words, board: int) -> str:
    """The field of the keyper."""
    owner = view.table.claimed[board]
    ground = box(1, 1, CELL - 2, CELL - 2, both("inset", "frame", 1.6), 9)
    ring = disc(50, 50, 34, f'{both("card", "accent", 2.4)} stroke-dasharray="6 5"')
    parts = [ground, ring]
    if owner == NOBODY or view.table.keypers >> owner & 1:  # at the turn of seasons keypers are home already
        parts.append(use("keyhole", 50, 50, 2))
    else:
        parts.append(group(use(f"keyper-{owner}", 0, 0), id=f"keyper-{owner}", at=(50, 51, 2.1)))
    tip = words.say("draw-keyp-field") if owner == NOBODY else words.say("draw-claimed", {"seat": f"seat:{owner}"})
    return group(*parts, id=f"keyp-{BOARDS[board]}", ref=f"board:{BOARDS[board]}", tip=tip, at=(0, 0, 1))


def _crowd(there: list[Keyple], river: bool, where: str) -> str:
    """The keyples on a field."""
    middle = (STEP + CELL) * 0.74 if river else CELL / 2
    step = 40.0 if len(there) > 1 else 0.0
    return "".join(
        figure(keyple, middle + step * (place - (len(there) - 1) / 2), 72, 1.5, f"keyple-{where}-{place + 1}")
        for place, keyple in enumerate(there)
    )


def figure(keyple: Keyple, x: float, y: float, scale: float, id: str) -> str:
    """A keyple that stands or lies, and the sign of the colour that a white one works as."""
    turned = ' transform="translate(0 2.6) rotate(90)"' if keyple.lies else ""
    picture = f'<use href="#k-keyple-{keyple.colour}"{turned}/>'
    sign = use(f"skill-{keyple.works_as}", 7, 6 if keyple.lies else -6, 0.68) if keyple.works_as else ""
    return group(picture, sign, id=id, at=(x, y, scale))


def _field_words(words: Words, kind: str, border: str, there: list[Keyple]) -> str:
    parts = [words.say(f"field-{kind}")]
    if border != NONE:
        parts.append(words.say("draw-border", {"colour": f"keyple:{border}"}))
    parts += [who(keyple, words) for keyple in there]
    return " · ".join(parts)


def who(keyple: Keyple, words: Words) -> str:
    key = "draw-keyple-lying" if keyple.lies else "draw-keyple"
    return words.say(key, {"colour": f"keyple:{keyple.colour}"})


def display(catalogue: Catalogue, id: str, ground: str) -> str:
    """A folding of a board with nobody on it, from (0, 0), `SIDE` wide and high."""
    kinds = ["river", *sorted(catalogue.components["display"][id].words("fields"), key=FIELDS.index)]
    cells = [
        group(cell_face(kind, catalogue.components["field"][kind].word("border"), ground), at=(x, y, 1))
        for (x, y), kind in zip(_places(), kinds, strict=True)
    ]
    keyp = box(1, 1, CELL - 2, CELL - 2, both("inset", "frame", 1.6), 9) + use("keyhole", 50, 50, 2)
    return _creases() + "".join(cells) + keyp


def choices(view: Outlook, words: Words, catalogue: Catalogue, area: Area) -> str:
    """The four foldings among which the viewer chooses in secret."""
    found = foldings(view)
    step = (area.width - 3 * GAP) / len(found)
    parts = [box(*area, both("glow", "accent", 1.6), 14)]
    parts.append(write(area.x + 16, area.y + 24, words.say("draw-fold"), 17, bold=True, width=area.width - 32))
    for place, number_ in enumerate(found):
        id, x = DISPLAY.write(number_), area.x + place * (step + GAP) + 12
        scale = (step - 24) / SIDE
        plate = box(-6, -6, SIDE + 12, SIDE + 12, both("paper", "line", 2), 14)
        light = rim(-4, -4, SIDE + 8, SIDE + 8, 12) if folded(view) == number_ else ""
        face = plate + display(catalogue, id, SEASONS[view.table.season]) + light
        tip = capital(words.say(f"display-{id}"))
        parts.append(write(x, area.y + 46, tip, 13, role="soft", width=step - 24))
        parts.append(group(face, id=f"display-{id}", ref=f"display:{id}", tip=tip, at=(x, area.y + 58, scale)))
    return group(*parts, id="folding")


def choices_height(width: float) -> float:
    return 66 + (width - 3 * GAP) / 4 - 18
