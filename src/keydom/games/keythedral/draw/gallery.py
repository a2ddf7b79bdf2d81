"""Every component of the game on one sheet, each with a sign that says where its figures are known from."""

from __future__ import annotations

from functools import partial

from keydom.core.catalogue import Catalogue, Component
from keydom.core.game import Value, Words
from keydom.drawing import gallery as kit
from keydom.drawing.gallery import LEAST, item, section, sign
from keydom.drawing.reading import component_name
from keydom.drawing.sheet import EDGE, GAP, INNER, WIDTH
from keydom.drawing.svg import Area, box, disc, group, use, wrap, write
from keydom.drawing.theme import both, fill
from keydom.games.keythedral.components import ALL_CUBES, COLOURS, CUBES, LEVELS, NUMBERS
from keydom.games.keythedral.draw import pieces
from keydom.games.keythedral.draw.sheet import SHEET

LAWS_A_ROW = 4
TEXT, LEADING = 12.5, 16.0
EDITIONS = ("2002", "2004")
WIDE, HIGH = 84.0, 52.0  # a seat


def gallery(words: Words, catalogue: Catalogue) -> str:
    """Every component of the game on one sheet."""
    sections = (_tiles, _stages, _fields, _cubes, _laws, _pieces)
    return kit.gallery(words, catalogue, SHEET.document, (partial(make, words, catalogue) for make in sections))


def _item(part: Component, words: Words, *drawn: str) -> str:
    return item(part, words, component_name(part, words), *drawn)


def _tiles(words: Words, catalogue: Catalogue, y: float) -> tuple[str, float]:
    """The building tiles, a row for each stage."""
    parts = []
    for level in range(1, LEVELS + 1):
        top = y + 42 + (level - 1) * (HIGH + 12)
        parts.append(disc(EDGE + 36, top + HIGH / 2, 16, both("glow", "accent", 1.6)))
        parts.append(write(EDGE + 36, top + HIGH / 2 + 6, str(level), 18, anchor="middle", bold=True))
        tiles = [tile for tile in catalogue.kind("tile") if tile.number("level") == level]
        values = "/".join(str(_stage(catalogue, edition, level).number("value")) for edition in EDITIONS)
        for place, tile in enumerate(tiles):
            x = EDGE + 76 + place * (WIDE + 66)
            cost = [tile.words("cost").count(cube) for cube in CUBES]
            face = group(_face(tile.id, values, cost), at=(x, top, 1.0))
            parts.append(_item(tile, words, face, sign(tile.status, x + WIDE + 12, top + 10)))
    height = 42 + LEVELS * (HIGH + 12) + 6
    told = write(EDGE + INNER - 16, y + 25, words.say("draw-gallery-editions"), LEAST, role="soft", anchor="end")
    return section(words, "draw-gallery-tiles", y, height, told, *parts)


def _face(id: str, value: int | str, cost: list[int]) -> str:
    """A building tile, face up: what it is worth, its id, and the cubes it costs."""
    parts = [box(0, 0, WIDE, HIGH, both("card", "accent", 1.3), 5)]
    parts.append(write(7, 18, str(value), 17, bold=True))
    parts.append(write(WIDE - 6, 16.5, id, LEAST, role="soft", anchor="end"))
    cubes = [cube for cube in range(ALL_CUBES) for _ in range(cost[cube])]
    step = min(19.5, (WIDE - 6) / len(cubes))
    left = WIDE / 2 - (len(cubes) - 1) * step / 2
    parts += [use(f"cube-{CUBES[cube]}", left + place * step, 36.5, 0.78) for place, cube in enumerate(cubes)]
    return "".join(parts)


def _stage(catalogue: Catalogue, edition: str, level: int) -> Component:
    return catalogue.components["stage"][f"edition-{edition}-{level}"]


def _stages(words: Words, catalogue: Catalogue, y: float) -> tuple[str, float]:
    parts = []
    step = (INNER - 32) / LEVELS
    for level in range(1, LEVELS + 1):
        x = EDGE + 16 + (level - 1) * step
        parts.append(disc(x + 16, y + 62, 14, both("glow", "accent", 1.6)))
        parts.append(write(x + 16, y + 67.5, str(level), 16, anchor="middle", bold=True))
        for row, edition in enumerate(EDITIONS):
            stage = _stage(catalogue, edition, level)
            args: dict[str, Value] = {
                "edition": edition,
                "spaces": stage.number("spaces"),
                "value": stage.number("value"),
            }
            text = write(x + 54, y + 58 + 20 * row, words.say("draw-gallery-stage", args), 13, width=step - 60)
            parts.append(_item(stage, words, sign(stage.status, x + 44, y + 53.5 + 20 * row), text))
    return section(words, "draw-gallery-values", y, 92, *parts)


def _fields(words: Words, catalogue: Catalogue, y: float) -> tuple[str, float]:
    """All fields in the order of the numbers on their backs."""
    parts = []
    rows: dict[int, list[Component]] = {}
    for field in catalogue.kind("field"):
        rows.setdefault(field.number("number"), []).append(field)
    x, top = EDGE + 20, y + 44
    for number, fields in sorted(rows.items()):
        if x + 46 + len(fields) * 75 > WIDTH - EDGE:
            x, top = EDGE + 20, top + 96
        parts.append(box(x, top + 18, 34, 44, both("stone", "soft", 1.2), 6))
        parts.append(write(x + 17, top + 47, str(number), 20, anchor="middle", bold=True))
        x += 44
        for field in fields:
            picture = use(field.word("kind"), x + 36, top + 38, 0.7)
            name = write(x + 36, top + 86, words.say(f"kind-{field.word('kind')}"), 11.5, anchor="middle", width=72)
            parts.append(_item(field, words, picture, name, sign(field.status, x + 66, top + 8)))
            x += 75
        x += 20
    height = top + 106 - y
    return section(words, "draw-gallery-fields", y, height, *parts)


def _cubes(words: Words, catalogue: Catalogue, y: float) -> tuple[str, float]:
    parts = []
    step = (INNER - 24) / len(CUBES)
    for place, cube in enumerate(catalogue.kind("cube")):
        x = EDGE + 18 + place * step
        lines = [words.say("draw-gallery-count", {"count": cube.number("count")})]
        if cube.number("price"):
            lines.append(words.say("draw-gallery-price", {"count": cube.number("price")}))
        lines.append(words.say("draw-gallery-worth", {"count": cube.number("worth")}))
        name = write(x + 56, y + 56, words.say(f"cube-{cube.id}"), 14, bold=True, width=step - 74)
        rows = [
            write(x + 56, y + 74 + 16 * row, text, 12.5, role="soft", width=step - 60) for row, text in enumerate(lines)
        ]
        mark = sign(cube.status, x + step - 14, y + 51)
        parts.append(_item(cube, words, use(f"cube-{cube.id}", x + 26, y + 74, 1.9), name, *rows, mark))
    return section(words, "draw-gallery-cubes", y, 122, *parts)


def _laws(words: Words, catalogue: Catalogue, y: float) -> tuple[str, float]:
    """The laws by number, each with its explanation; a row is as high as its longest text."""
    width = (INNER - 32 - GAP * (LAWS_A_ROW - 1)) / LAWS_A_ROW
    laws = sorted(catalogue.kind("law"), key=lambda law: law.number("number"))
    parts = []
    top = y + 42
    for first in range(0, len(laws), LAWS_A_ROW):
        row = laws[first : first + LAWS_A_ROW]
        texts = [
            wrap(words.say(f"law-{law.id}.help", {"number": law.number("number")}), TEXT, width - 24) for law in row
        ]
        high = 44 + LEADING * max(map(len, texts))
        for place, (law, lines) in enumerate(zip(row, texts, strict=True)):
            area = Area(EDGE + 16 + place * (width + GAP), top, width, high)
            parts.append(_law(law, words, lines, area))
        top += high + GAP
    height = top - y + 2
    return section(words, "draw-gallery-laws", y, height, *parts)


def _law(law: Component, words: Words, lines: list[str], area: Area) -> str:
    x, y, width, _ = area
    sheet = box(*area, both("card", "seal", 1.2), 8)
    plate = disc(x + 22, y + 20, 13, fill("seal"))
    number = write(x + 22, y + 25, str(law.number("number")), 14, colour="#ffffff", anchor="middle", bold=True)
    name = write(x + 43, y + 25.5, words.say(f"law-{law.id}"), 15, bold=True, width=width - 70)
    text = [write(x + 12, y + 50 + LEADING * row, part, TEXT) for row, part in enumerate(lines)]
    return _item(law, words, sheet, plate, number, name, *text, sign(law.status, x + width - 16, y + 20))


def _pieces(words: Words, catalogue: Catalogue, y: float) -> tuple[str, float]:
    """What each player has: cottages and their other sides, workers, fences; and the keythedral."""
    each = catalogue.components["piece"]
    parts = [_piece_label(words, each[id], x, y) for id, x in (("cottage", 26), ("worker", 720), ("fence", 1034))]
    parts.append(write(EDGE + 372, y + 50, words.say("draw-gallery-house"), 13, role="soft", width=310))
    for row, colour in enumerate(COLOURS):
        top = y + 88 + row * 62
        for place in range(NUMBERS):
            parts.append(group(pieces.cottage(colour, place + 1, False), at=(EDGE + 50 + place * 64, top, 0.95)))
            parts.append(group(pieces.cottage(colour, place + 1, True), at=(EDGE + 400 + place * 64, top, 0.95)))
        workers, fences = range(each["worker"].number("each")), range(each["fence"].number("each"))
        parts += [use(f"worker-{colour}", EDGE + 740 + place * 26, top, 0.85) for place in workers]
        parts += [use(f"fence-{colour}", EDGE + 1060 + place * 54, top, 1.05) for place in fences]
    parts.append(group(use("keythedral", EDGE + 1288, y + 190, 2.2), tip=words.say("draw-keythedral")))
    height = 88.0 + 62 * len(COLOURS) - 12
    return section(words, "draw-gallery-pieces", y, height, *parts)


def _piece_label(words: Words, piece: Component, x: float, y: float) -> str:
    text = (
        f"{words.say(f'draw-gallery-{piece.id}')} · {words.say('draw-gallery-each', {'count': piece.number('each')})}"
    )
    label = write(EDGE + x + 12, y + 50, text, 13, role="soft", width=290)
    return _item(piece, words, sign(piece.status, EDGE + x, y + 45.5), label)
