"""The Keytown mat: craftsmen, work order, store, laws to take and laws in force."""

from __future__ import annotations

from keydom.core.game import Value, Words
from keydom.drawing.ink import Area, box, disc, group, path, polygon, use, wrap, write
from keydom.drawing.theme import both, fill, line
from keydom.games.keythedral.components import CUBES, IRON, NUMBERS
from keydom.games.keythedral.draw.pieces import law_back
from keydom.games.keythedral.draw.reading import in_force, law_words, laws_in, said
from keydom.games.keythedral.state import Table

CRAFTSMEN = ("forge", "glassworks", "goldsmith")
CARD = 62.0  # the height of a law card
SIZES = (12.5, 11.5, 10.5, 9.5, 8.5)  # of the list of laws in force: the largest that fits
LEADING = 1.25


def keytown(table: Table, words: Words, area: Area) -> str:
    x, y, width, _ = area
    parts = [box(*area, both("paper", "line", 1.2), 14)]
    parts.append(write(x + 16, y + 25, words.say("draw-keytown"), 17, bold=True, width=150))
    for place, craftsman in enumerate(CRAFTSMEN):
        parts.append(_craftsman(table, words, craftsman, IRON + place, Area(x + 14 + place * 106, y + 36, 100, 62)))
    parts.append(_work_order(table, words, Area(x + 338, y + 12, width - 352, 86)))
    parts.append(_store(table, words, Area(x + 14, y + 106, width - 28, 44)))
    bottom = Area(x + 14, y + 158, width - 28, area.height - 170)
    if table.deck or table.spaces or table.gone:
        parts.append(_laws(table, words, bottom))
    return group(*parts, id="keytown-mat")


def _craftsman(table: Table, words: Words, craftsman: str, cube: int, area: Area) -> str:
    """A workshop with its cube and how many it has."""
    x, y, width, height = area
    roof = polygon([(x - 2, y + 17), (x + 12, y), (x + width - 12, y), (x + width + 2, y + 17)], both("stone", "soft"))
    wall = box(x + 3, y + 17, width - 6, height - 17, both("inset", "soft"), 2)
    sign = write(x + width / 2, y + 13, words.say(f"draw-{craftsman}"), 11.5, anchor="middle", width=width - 18)
    stock = table.shop[cube]
    goods = use(f"cube-{CUBES[cube]}", x + 29, y + 40, 1.25)
    goods += write(x + 50, y + 46, f"×{stock}", 17, bold=True, role="ink" if stock else "soft", width=44)
    price = words.say("draw-price", {"count": table.box.price[cube]})
    tip = f"{words.say(f'draw-{craftsman}')} · {words.say(f'cube-{CUBES[cube]}')} × {stock} · {price}"
    return group(roof, wall, sign, goods, id=f"craft-{CUBES[cube]}", ref=f"cube:{CUBES[cube]}", tip=tip)


def _work_order(table: Table, words: Words, area: Area) -> str:
    """The five cottage numbers, and which of the order markers lies on each."""
    x, y, width, height = area
    parts = [write(x, y + 13, words.say("draw-order"), 12.5, role="soft", width=width)]
    step = width / NUMBERS
    for number in range(1, NUMBERS + 1):
        at, middle = x + (number - 0.5) * step, y + height / 2 - 2
        place = table.order.index(number) + 1 if number in table.order else 0
        circle = disc(at, middle + 2, 14, both("glow" if place else "inset", "accent" if place else "line", 1.6))
        circle += write(at, middle + 8, str(number), 17, anchor="middle", bold=True)
        if place:
            flag = box(at - 11, middle + 20, 22, 17, fill("accent"), 8)
            circle += flag + write(at, middle + 33, f"{place}.", 12, role="paper", anchor="middle", bold=True)
        args: dict[str, Value] = {"number": number, "place": place} if place else {"number": number}
        tip = words.say("draw-order-place" if place else "draw-order-open", args)
        parts.append(group(circle, id=f"order-{number}", ref=f"number:{number}", tip=tip))
    return "".join(parts)


def _store(table: Table, words: Words, area: Area) -> str:
    x, y, width, height = area
    parts = [box(*area, both("inset", "line"), 8)]
    parts.append(write(x + 10, y + height / 2 + 4.5, words.say("draw-store"), 12.5, role="soft", width=58))
    step = (width - 74) / len(CUBES)
    for place, cube in enumerate(CUBES):
        left, count = x + 72 + place * step, table.store[place]
        text = write(left + 25, y + height / 2 + 5, str(count), 14.5, bold=True, role="ink" if count else "soft")
        tip = f"{words.say(f'cube-{cube}')} × {count}"
        mark = use(f"cube-{cube}", left + 11, y + height / 2, 0.9)
        parts.append(group(mark, text, id=f"store-{cube}", ref=f"cube:{cube}", tip=tip))
    return "".join(parts)


def _laws(table: Table, words: Words, area: Area) -> str:
    """The deck, the cards on the law spaces, and the laws that hold this round."""
    x, y, width, _ = area
    parts = [write(x + 2, y + 10, words.say("draw-laws"), 12.5, role="soft", width=120)]
    top = y + 17
    if table.deck:
        deck = box(x + 4, top + 3, 46, CARD, both("stone", "soft"), 4) + law_back(x, top, 46, CARD)
        plate = disc(x + 46, top + CARD - 6, 12, both("paper", "seal", 1.4))
        count = write(x + 46, top + CARD - 1.5, str(table.deck), 12.5, anchor="middle", bold=True)
        parts.append(group(deck, plate, count, id="law-deck", tip=words.say("draw-deck", {"count": table.deck})))
    spaces = 1 if table.seats == 2 else 2
    shown = laws_in(table.shown)
    for place in range(spaces):
        left = x + 66 + place * 88
        parts.append(box(left, top, 82, CARD, f'{line("line", 1.2)} stroke-dasharray="4 4"', 4))
        if place < len(shown):
            parts.append(_shown(shown[place], words, Area(left, top, 82, CARD)))
        elif place < table.spaces:
            tip = words.say("draw-law-hidden")
            parts.append(group(law_back(left, top, 82, CARD), id=f"law-space-{place + 1}", tip=tip))
    return "".join(parts) + _in_force(table, words, Area(x + 252, y, width - 252, CARD + 17))


def _shown(law: str, words: Words, area: Area) -> str:
    return group(law_card(law, words, area), id=f"law-{law}", ref=f"law:{law}", tip=law_words(law, words))


def law_card(law: str, words: Words, area: Area) -> str:
    """A law face up: its name on a sealed sheet."""
    x, y, width, height = area
    sheet = box(*area, both("card", "seal", 1.2), 4) + disc(x + width - 9, y + height - 9, 4.5, fill("seal"))
    lines = wrap(words.say(f"law-{law}"), 12, width - 10)[:3]
    texts = [write(x + 6, y + 18 + 14 * row, text, 12, width=width - 10) for row, text in enumerate(lines)]
    return sheet + "".join(texts)


def _in_force(table: Table, words: Words, area: Area) -> str:
    x, y, width, _ = area
    parts = [write(x, y + 10, words.say("draw-in-force"), 12.5, role="soft", width=width)]
    laws = in_force(table)
    if not laws:
        parts.append(path(f"M{x} {y + 28}h24", line("line", 1.5)))
    texts = {law: " · ".join([words.say(f"law-{law}"), *(said(ref, words) for ref in refs)]) for law, refs in laws}
    size = next(
        size for size in SIZES if size == SIZES[-1] or _rows(texts, size, width) * size <= (CARD + 12) / LEADING
    )
    at = y + 18 + size
    for law, text in texts.items():
        lines = wrap(text, size, width - 13)
        shown = [write(x + 13, at + row * size * LEADING, part, size) for row, part in enumerate(lines)]
        tip = law_words(law, words)
        parts.append(group(disc(x + 4, at - size / 3, 3.2, fill("seal")), *shown, ref=f"law:{law}", tip=tip))
        at += len(lines) * size * LEADING
    return "".join(parts)


def _rows(texts: dict[str, str], size: float, width: float) -> int:
    return sum(len(wrap(text, size, width - 13)) for text in texts.values())
