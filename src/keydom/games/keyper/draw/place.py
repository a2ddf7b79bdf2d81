"""The place in the landscape: a farm with its mill, a fair, and two country boards that fold in the grass."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue
from keydom.core.game import Words
from keydom.core.scene import Area, LandscapePlace
from keydom.drawing.buildings import tent
from keydom.drawing.compose import in_columns
from keydom.drawing.landscape import bunting, ground_shadow, tree
from keydom.drawing.sheet import COVER
from keydom.drawing.svg import box, use
from keydom.games.keyper.draw import country_boards
from keydom.games.keyper.draw.palette import KEYPLES
from keydom.games.keyper.draw.sheet import SHEET
from keydom.games.keyper.view import KeyperView

HEART = Area(14.0, 234.0, 500.0, 226.0)
CELL, WIDE, HIGH = 100.0, 4, 2  # of a country board as it lies here: a strip more stands up behind
SOILS = ("#d8d06c", "#c9c460", "#e0d889", "#cfc968")
# What grows on the fields of the boards, and in whose colour each is framed.
CROPS = (
    ("pig", "light-green"), ("clay", "brown"), ("wheat", "orange"), ("stone", "grey"),
    ("cow", "light-green"), ("log", "brown"), ("horse", "light-blue"), ("emerald", "white"),
    ("sheep", "light-green"), ("rock", "grey"), ("chicken", "orange"), ("brick", "orange"),
)  # fmt: skip
ANIMALS = (("sheep", 70, 404, 0.95), ("goat", 46, 432, 0.85), ("cow", 293, 372, 0.85), ("pig", 294, 402, 0.85),
           ("chicken", 294, 430, 0.75), ("horse", 514, 388, 0.95), ("deer", 500, 300, 0.7))  # fmt: skip
PEOPLE = (("orange", 125, 385), ("light-blue", 210, 386), ("brown", 236, 412), ("black", 164, 414),
          ("light-green", 344, 385), ("white", 424, 412), ("grey", 466, 385))  # fmt: skip


def place() -> LandscapePlace:
    """The farm, the fair and the boards."""
    farm = [
        _building("windmill", 212, 294, 1.35),
        _building("oast-house", 450, 302, 1.0),
        _building("barn", 386, 300, 0.95),
    ]
    fair = [_tent(282, 324, 1.05, "#c63a33"), _tent(346, 329, 0.9, "#1d7d80"), _building("merchant", 426, 342, 0.8)]
    lines = [
        bunting((222, 262), (282, 272), 6, 8),
        bunting((284, 276), (346, 286), 6, 8),
        bunting((348, 288), (386, 264), 5, 8),
    ]
    stock = [use(f"resource-{name}", x, y, size) for name, x, y, size in ANIMALS]
    people = [use(f"keyple-{colour}", x, y, 0.95) for colour, x, y in PEOPLE]
    trees = [tree(120, 300, 0.8), tree(142, 306, 0.95), tree(474, 300, 0.8), tree(20, 470, 1.3)]
    parts = [*trees, *farm, *fair, *lines, _board(188, 408, 190, 0.8), _board(398, 408, 190, 0.5), *stock, *people]
    return LandscapePlace(SHEET.fragment(*parts), HEART)


def _building(name: str, x: float, y: float, size: float) -> str:
    return ground_shadow(x, y + 1, 27 * size) + use(f"scene-{name}", x, y, size)


def _tent(x: float, y: float, size: float, colour: str) -> str:
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size:g})">{ground_shadow(0, 1, 24)}{tent(0, 22, 42, colour)}</g>'
    )


def _board(x: float, y: float, width: float, risen: float) -> str:
    """A board in the grass; the strip behind it has risen so far, and leans as it folds over."""
    unit = width / (WIDE * CELL)
    lean = -0.42 + 0.4 * risen
    shadow = f'fill="#2a3a10" opacity="0.3" transform="translate({x - width / 2 + 3:.1f} {y + 4:.1f})"'
    lying = f"matrix({unit:.4f} 0 0 {unit * 0.56:.4f} {x - width / 2:.1f} {y:.1f})"
    back = f"{x - width / 2 - lean * unit * CELL:.1f} {y - risen * unit * CELL:.1f}"
    standing = f"matrix({unit:.4f} 0 {lean * unit:.4f} {unit * risen:.4f} {back})"
    shade = box(-7, -7, WIDE * CELL + 14, CELL + 8, f'fill="#2a1a05" opacity="{0.32 - 0.32 * risen:.2f}"', 10)
    return (
        box(0, 0, width + 4, HIGH * CELL * unit * 0.56 + 4, shadow, 4)
        + f'<g transform="{lying}">{_strip(0, HIGH, 14)}</g>'
        + f'<g transform="{standing}">{_strip(HIGH, 1, 0)}{shade}</g>'
    )


def _strip(first: int, rows: int, thick: float) -> str:
    """Some rows of fields on their board."""
    size = (WIDE * CELL + 14, rows * CELL + 14)
    board = box(-7, -7 + thick, *size, 'fill="#6d4525"', 12) if thick else ""
    board += box(-7, -7, *size, 'fill="#f6eed6" stroke="#6d4525" stroke-width="2"', 12)
    fields = []
    for place, (crop, colour) in enumerate(CROPS[first * WIDE : (first + rows) * WIDE]):
        x, y = place % WIDE * CELL, place // WIDE * CELL
        frame = f'fill="{SOILS[(place + first) % len(SOILS)]}" stroke="{KEYPLES[colour][0]}" stroke-width="9"'
        fields.append(box(x + 7, y + 7, CELL - 14, CELL - 14, frame, 9) + use(f"resource-{crop}", x + 50, y + 50, 2.3))
    return board + "".join(fields)


MARGIN = 12.0


def cover(view: KeyperView, words: Words, catalogue: Catalogue) -> str:
    """The boards of a game for two side by side, as large as they can be."""
    wide = (COVER.width - 3 * MARGIN) / 2
    high = country_boards.height(wide)
    area = COVER._replace(x=MARGIN, y=(COVER.height - high) / 2, width=COVER.width - 2 * MARGIN, height=high)
    places = in_columns(area, 1, 1, gap=MARGIN)
    boards = [country_boards.board(view, words, catalogue, number, area) for number, area in enumerate(places)]
    return SHEET.cover(words, *boards)
