"""Every component of the game on one sheet, each with a sign that says where its figures are known from."""

from __future__ import annotations

from functools import partial

from keydom.core.catalogue import Catalogue, Component
from keydom.core.game import Words
from keydom.drawing.gallery import GallerySection, rack_gallery, sign
from keydom.drawing.signs import ARROW, HAMMER, UP, Mark
from keydom.drawing.svg import box, group, use, write
from keydom.drawing.theme import both
from keydom.games.keyper.draw import country_boards
from keydom.games.keyper.draw.sheet import SHEET
from keydom.games.keyper.draw.signs import cost, put, row
from keydom.games.keyper.draw.tile_faces import BOAT, HIGH, WIDE, boat, choice, fair, name, tile

SIZE = 0.85  # of a tile
CELL = 0.78  # of a field
DISPLAY = 208.0
SETS = ("home", "spring", "later")
GROUNDS = {"spring": "spring", "summer": "summer", "late": "autumn"}
PRICES = {
    "farm-upgrade": [UP, Mark("tile-farm")],
    "village-upgrade": [UP, Mark("tile-village")],
    "builder": [HAMMER],
    "upgraded-builder": [HAMMER, UP],
    "discount": [Mark("discount")],
}


def gallery(words: Words, catalogue: Catalogue) -> str:
    """Every component of the game on one sheet."""
    return rack_gallery(words, catalogue, SHEET.document, name, _racks(catalogue))


def _racks(catalogue: Catalogue) -> list[GallerySection]:
    tiles = [(group_, [part for part in catalogue.kind("tile") if part.word("set") == group_]) for group_ in SETS]
    wide, high = WIDE * SIZE, HIGH * SIZE
    return [
        *(
            GallerySection(f"draw-gallery-{group_}", parts, _both_sides, 2 * wide + 12, high + 4)
            for group_, parts in tiles
        ),
        GallerySection("draw-gallery-fairs", catalogue.kind("fair"), _fair, wide + 8, high + 4),
        GallerySection("draw-gallery-boats", catalogue.kind("boat"), _boat, 222, 82),
        GallerySection("draw-gallery-fields", catalogue.kind("field"), _field, 102, 100),
        GallerySection(
            "draw-gallery-displays", catalogue.kind("display"), partial(_display, catalogue), 222, DISPLAY + 22
        ),
        GallerySection("draw-gallery-resources", catalogue.kind("resource"), _resource, 132, 62),
        GallerySection("draw-gallery-keyples", catalogue.kind("keyple"), _keyple, 268, 62),
        GallerySection("draw-gallery-gifts", catalogue.kind("gift"), _gift, 440, 44),
        GallerySection("draw-gallery-areas", catalogue.kind("area"), _area, 266, 108),
        GallerySection("draw-gallery-prices", catalogue.kind("price"), _price, 266, 62),
    ]


def _both_sides(part: Component, words: Words, x: float, y: float) -> str:
    title = name(part, words)
    first = group(tile(part, title), at=(x + 2, y, SIZE))
    other = group(tile(part, title, built=True, up=True), at=(x + WIDE * SIZE + 5, y, SIZE))
    return first + other + sign(part.status, x + 2 * WIDE * SIZE - 8, y + 28)


def _fair(part: Component, words: Words, x: float, y: float) -> str:
    return group(fair(part, name(part, words)), at=(x + 4, y, SIZE)) + sign(part.status, x + WIDE * SIZE - 8, y + 11.6)


def _boat(part: Component, words: Words, x: float, y: float) -> str:
    """A boat from both sides: that of spring and summer, and that of the rest of the year."""
    scale = 0.72
    sides = [group(boat(part, late), at=(x + 2 + late * (BOAT[0] * scale + 3), y, scale)) for late in (False, True)]
    return "".join(sides) + sign(part.status, x + 11, y + 10)


def _field(part: Component, words: Words, x: float, y: float) -> str:
    scale = CELL / 2 if part.id == "river" else CELL
    face = country_boards.cell_face(part.id, part.word("border"), "spring")
    picture = group(face, at=(x + 12, y + (20 if part.id == "river" else 0), scale))
    label = write(x + 51, y + 93, name(part, words), 11.5, anchor="middle", width=98)
    return picture + label + sign(part.status, x + 94, y + 6)


def _display(catalogue: Catalogue, part: Component, words: Words, x: float, y: float) -> str:
    face = country_boards.display(catalogue, part.id, GROUNDS[part.word("season")])
    label = write(x + 18, y + 12, name(part, words), 12.5, bold=True, width=DISPLAY - 20)
    return sign(part.status, x + 10, y + 7.6) + label + group(face, at=(x + 6, y + 20, DISPLAY / country_boards.OUTER))


def _counted(part: Component, picture: str, words: Words, x: float, y: float, width: float) -> str:
    label = write(x + 42, y + 22, name(part, words), 13, bold=True, width=width - 62)
    count = write(x + 42, y + 40, f"× {part.number('count')}", 13, role="soft")
    return use(picture, x + 20, y + 27, 1.5) + label + count + sign(part.status, x + width - 12, y + 12)


def _resource(part: Component, words: Words, x: float, y: float) -> str:
    start = part.number("start")
    text = words.say("draw-gallery-start", {"count": start})
    each = write(x + 42, y + 56, text, 11.5, role="soft", width=88) if start else ""
    return _counted(part, f"resource-{part.id}", words, x, y, 132) + each


def _keyple(part: Component, words: Words, x: float, y: float) -> str:
    args: dict[str, str | int] = {"team": part.number("team"), "ninth": part.number("ninth")}
    text = write(x + 42, y + 56, words.say("draw-gallery-team", args), 11.5, role="soft", width=216)
    return _counted(part, f"keyple-{part.id}", words, x, y, 268) + text


def _gift(part: Component, words: Words, x: float, y: float) -> str:
    colours = [Mark(f"keyple-{colour}") for colour in part.words("colours")]
    marks = [*colours, ARROW, *choice(part.words("resources"))]
    return row(marks, x + 200, y + 20, 1.2, 380) + sign(part.status, x + 410, y + 20)


def _area(part: Component, words: Words, x: float, y: float) -> str:
    """Its plots in rows and columns."""
    role = "soil" if part.id == "farm" else "paving"
    rows, columns = part.number("rows"), part.number("columns")
    plots = [
        box(x + 14 + 30 * column, y + 4 + 21 * row_, 27, 18, both(role, "line", 1.2), 3)
        for row_ in range(rows)
        for column in range(columns)
    ]
    label = write(x + 14, y + 104, name(part, words), 12, role="soft", width=240)
    return "".join(plots) + label + sign(part.status, x + 26 + 30 * columns, y + 14)


def _price(part: Component, words: Words, x: float, y: float) -> str:
    marks = PRICES[part.id]
    parts = [put(mark, x + 20 + 28 * place, y + 22, 1.05) for place, mark in enumerate(marks)]
    at = x + 20 + 28 * len(marks)
    if part.id.endswith("builder"):
        parts.append(use("scene-builder", at + 8, y + 32, 0.5))
        at += 46
    costs = [cost(icon) for icon in part.words("cost")] or [Mark("", f"−{part.number('less')}")]
    parts += [put(ARROW, at, y + 22, 1), put(costs[0], at + 28, y + 22, 1.1)]
    label = write(x + 10, y + 56, name(part, words), 12, role="soft", width=246)
    return "".join(parts) + label + sign(part.status, at + 56, y + 22)
