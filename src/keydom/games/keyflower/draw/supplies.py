"""The supplies that everybody draws on, in one strip: goods, workers, skills; contracts and extensions."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue
from keydom.core.game import Words
from keydom.drawing.ink import Area, box, disc, group, write
from keydom.drawing.signs import Mark
from keydom.drawing.theme import both
from keydom.games.keyflower.components import ALL_EXTENSIONS, CONTRACTS, EXTENSIONS, GOODS
from keydom.games.keyflower.draw import cards
from keydom.games.keyflower.state import NONE, Table
from keydom.games.keyflower.view import Outlook

CHIP = 84.0
LINE = 48.0
TITLE = 110.0
OFFERED = 3


def height(view: Outlook) -> float:
    return 104.0 if view.table.merchants else 46.0


def supplies(view: Outlook, words: Words, catalogue: Catalogue, area: Area) -> str:
    table = view.table
    drawn = [box(*area, both("paper", "line", 1.2), 14)]
    drawn.append(write(area.x + 16, area.y + 29, words.say("draw-supplies"), 16, bold=True, width=TITLE - 22))
    chips = [(f"good-{good}", table.supply[place], f"good:{good}", f"good-{good}") for place, good in enumerate(GOODS)]
    chips += [("worker-green", table.greens, "colour:green", "draw-greens"), ("bag", table.bag_size, "", "draw-bag")]
    chips.append(("random-skill", table.pile_size, "", "draw-pile"))
    if table.merchants:
        chips.append(("cabin", table.cabins_left, "", "draw-cabins-left"))
    a_row = 4 if table.merchants else len(chips)
    for place, (picture, count, ref, key) in enumerate(chips):
        x, y = area.x + TITLE + 20 + place % a_row * CHIP, area.y + 23 + place // a_row * LINE
        chip = cards.chip(Mark(picture), count, x, y)
        drawn.append(group(chip, id=f"supply-{picture}", ref=ref, tip=f"{words.say(key)} × {count}"))
    if table.merchants:
        left = area.x + TITLE + 4 * CHIP + 16
        drawn.append(_contracts(table, words, catalogue, left, area.y + 21))
        left += (OFFERED + 1) * (cards.CONTRACT[0] + 8) + 30
        rest = Area(left, area.y + 8, area.x + area.width - left - 12, area.height - 16)
        drawn.append(_extensions(table, words, catalogue, rest))
    return group(*drawn, id="supplies")


def _contracts(table: Table, words: Words, catalogue: Catalogue, x: float, y: float) -> str:
    """Those that lie face up, and the pile."""
    step = cards.CONTRACT[0] + 8
    parts = [
        cards.named_contract(CONTRACTS[card], words, catalogue, (x + place * step, y, 1.0))
        for place, card in enumerate(table.offered)
        if card != NONE
    ]
    left = x + OFFERED * step
    plate = disc(left + cards.CONTRACT[0], y + 10, 13, both("paper", "seal", 1.4))
    count = write(left + cards.CONTRACT[0], y + 15, str(table.piled), 13, anchor="middle", bold=True)
    back = group(cards.contract_back(), at=(left, y, 1.0))
    tip = words.say("draw-contracts-left", {"count": table.piled})
    return "".join(parts) + group(back, plate, count, id="contracts", tip=tip)


def _extensions(table: Table, words: Words, catalogue: Catalogue, area: Area) -> str:
    """Those that nobody has built yet, in one row or two."""
    used = set(table.extended)
    left = [place for place in range(ALL_EXTENSIONS) if place not in used]
    wide, high = cards.EXTENSION[0] + 5, cards.EXTENSION[1]
    lines = 1 if len(left) * wide <= area.width else 2
    a_row = max(1, -(-len(left) // lines))
    scale = min(1.0, area.height / lines / (high + 3), area.width / (wide * a_row))
    parts = []
    for place, extension in enumerate(left):
        id = EXTENSIONS[extension]
        at = (area.x + place % a_row * wide * scale, area.y + place // a_row * (high + 3) * scale, scale)
        face = cards.extension(catalogue.components["extension"][id])
        parts.append(group(face, id=f"extension-{id}", ref=f"extension:{id}", tip=words.say(f"extension-{id}"), at=at))
    return "".join(parts)
