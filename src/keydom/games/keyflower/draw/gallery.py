"""Every component of the game on one sheet, each with a sign that says where its figures are known from."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue, Component
from keydom.core.game import Words
from keydom.drawing.gallery import LEAST, GallerySection, rack_gallery, sign
from keydom.drawing.reading import RECONSTRUCTED, component_name
from keydom.drawing.signs import Mark
from keydom.drawing.svg import group, use, write
from keydom.games.keyflower.components import SEASONS, WINTER
from keydom.games.keyflower.draw import cards
from keydom.games.keyflower.draw.effects import load
from keydom.games.keyflower.draw.sheet import SHEET
from keydom.games.keyflower.draw.signs import row, thing
from keydom.games.keyflower.draw.tile_faces import tile

SIZE = 0.78  # of a tile: 156 wide
WIDE, HIGH = 160.0, 143.0
PAIR = 2 * WIDE + 14
PIECE = 222.0


def gallery(words: Words, catalogue: Catalogue) -> str:
    """Every component of the game on one sheet."""
    return rack_gallery(words, catalogue, SHEET.document, component_name, _racks(catalogue))


def _racks(catalogue: Catalogue) -> list[GallerySection]:
    village = catalogue.kind("village")
    seasons = [(season, [part for part in village if part.word("season") == season]) for season in SEASONS[:WINTER]]
    return [
        *(GallerySection(f"season-{season}", tiles, _both_sides, PAIR, HIGH) for season, tiles in seasons),
        GallerySection("draw-gallery-summer-boats", catalogue.kind("summer-boat"), _one_side, PAIR / 2, HIGH),
        GallerySection("season-winter", catalogue.kind("winter"), _one_side, PAIR / 2, HIGH),
        GallerySection("draw-gallery-homes", catalogue.kind("home"), _both_sides, PAIR, HIGH),
        GallerySection("draw-gallery-boats", catalogue.kind("boat"), _boat, PAIR, HIGH),
        GallerySection("draw-gallery-orders", catalogue.kind("order"), _order, PAIR, HIGH),
        GallerySection("draw-gallery-contracts", catalogue.kind("contract"), _contract, 110.0, 74.0),
        GallerySection("draw-gallery-extensions", catalogue.kind("extension"), _extension, 74.0, 74.0),
        GallerySection("draw-gallery-pieces", catalogue.kind("piece"), _piece, PIECE, 62.0),
        GallerySection("draw-gallery-tables", catalogue.kind("table"), _table, 268.0, 46.0),
    ]


def _set(part: Component, words: Words, x: float, y: float) -> str:
    """Which box a tile comes from, unless it is the base game's."""
    origin = str(part.facts.get("set", "base"))
    if origin == "base":
        return ""
    return write(x, y, words.say(f"draw-set-{origin}"), LEAST, role="soft", anchor="middle", width=90)


def _one_side(part: Component, words: Words, x: float, y: float) -> str:
    picture = group(tile(part, words), at=(x + WIDE / 2, y + HIGH / 2 - 3, SIZE))
    if part.status == "reconstructed":
        picture += write(x + 20, y + 17, RECONSTRUCTED, 15, role="accent", bold=True)
    return picture + sign(part.status, x + 12, y + 12) + _set(part, words, x + WIDE, y + HIGH - 7)


def _both_sides(part: Component, words: Words, x: float, y: float) -> str:
    other = group(tile(part, words, up=True), at=(x + WIDE * 1.5, y + HIGH / 2 - 3, SIZE))
    arrow = use("arrow", x + WIDE, y + 22, 0.8)
    return _one_side(part, words, x, y) + other + arrow


def _boat(part: Component, words: Words, x: float, y: float) -> str:
    """The boat as it lies in a village, beside it what it brings in each season."""
    parts = [_one_side(part, words, x, y)]
    for season in range(WINTER):
        middle = y + 34 + 34 * season
        parts.append(use(f"season-{SEASONS[season]}", x + WIDE + 12, middle, 0.85))
        parts.append(row(load(part, season), x + WIDE + 88, middle, 0.95, 126))
    players = words.say("draw-gallery-players", {"count": part.number("players")})
    parts.append(write(x + WIDE + 2, y + 12, players, LEAST, role="soft", width=150))
    return "".join(parts)


def _order(part: Component, words: Words, x: float, y: float) -> str:
    other = group(tile(part, words, purple=True), at=(x + WIDE * 1.5, y + HIGH / 2 - 3, SIZE))
    return _one_side(part, words, x, y) + other


def _contract(part: Component, words: Words, x: float, y: float) -> str:
    return group(cards.contract(part), at=(x + 12, y + 4, 1.06)) + sign(part.status, x + 98, y + 12)


def _extension(part: Component, words: Words, x: float, y: float) -> str:
    return group(cards.extension(part), at=(x + 2, y + 4, 1.06)) + sign(part.status, x + 66, y + 10)


def _piece(part: Component, words: Words, x: float, y: float) -> str:
    picture = use(thing(part.id).picture, x + 20, y + 26, 1.5)
    label = write(x + 42, y + 22, component_name(part, words), LEAST, bold=True, width=PIECE - 48)
    count = write(x + 42, y + 40, f"× {part.number('count')}", LEAST, role="soft")
    return picture + label + count + sign(part.status, x + 100, y + 35.5)


def _table(part: Component, words: Words, x: float, y: float) -> str:
    """What a number of players sets up."""
    marks = [
        Mark("hex"),
        Mark("", str(part.number("tiles"))),
        Mark("dot"),
        Mark("sail"),
        Mark("", str(part.number("orders"))),
    ]
    marks += [Mark("dot"), Mark("season-winter"), Mark("", str(part.number("winter")))]
    marks += [Mark("slash"), Mark("contract"), Mark("", str(part.number("winter_merchants")))]
    label = write(x + 6, y + 14, component_name(part, words), LEAST, bold=True, width=200)
    return label + row(marks, x + 116, y + 32, 0.8, 220) + sign(part.status, x + 240, y + 10)
