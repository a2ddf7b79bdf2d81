"""Keytown, the street at the foot of the cathedral: workshops, stall and laws; and what the board is built of."""

from __future__ import annotations

from functools import lru_cache

from keydom.core.game import Value, Words
from keydom.drawing.badges import badge
from keydom.drawing.compose import in_columns
from keydom.drawing.reading import how_many
from keydom.drawing.svg import (
    BOLD,
    CACHE_SIZE,
    OUTLINE,
    Area,
    box,
    disc,
    faint,
    fit,
    group,
    measure,
    number,
    path,
    polygon,
    use,
    wrap,
    write,
)
from keydom.drawing.theme import both, fill, line
from keydom.games.keythedral.actions import COTTAGE
from keydom.games.keythedral.components import ALL_CUBES, COLOURS, CUBES, IRON, KINDS, NUMBERS, RESOURCES, seat_of
from keydom.games.keythedral.draw.fields import octagon
from keydom.games.keythedral.draw.palette import PLAYERS, PRINT
from keydom.games.keythedral.draw.pieces import law_back
from keydom.games.keythedral.draw.reading import in_force, law_words, laws_in, ref_name
from keydom.games.keythedral.state import NOBODY, KeythedralTable

CRAFTSMEN = ("forge", "glassworks", "goldsmith")
ROOFS = ("#5d6b78", "#7d5a9c", "#b5822a")
LEGIBLE = 10.0
TEXT = 15.0  # what is written on the street
SMALLER = 13.0  # and in places where nothing lies
SIZES = (16.0, 15.0, 14.0, 13.0)  # of the name of a law on its card: the last, fitted, stays legible
LEADING = 1.08
SHOP = (110.0, 104.0)  # a workshop in its own units
BELOW = 24.0  # under a workshop, for its price
SHIELD = 40.0  # the largest signpost of a cottage number
MANY, SOME = 10, 5  # cubes from which a column of the stall is three or two high


def street(table: KeythedralTable, words: Words, area: Area) -> str:
    """Workshops to the left, the stall to the right."""
    shops, stall_area = in_columns(area, 0.5, 0.5, gap=14)
    return workshops(table, words, shops) + stall(table, words, stall_area)


def workshops(table: KeythedralTable, words: Words, area: Area) -> str:
    columns = in_columns(area, 1, 1, 1, gap=10)
    scale = min(columns[0].width / SHOP[0], (area.height - BELOW) / SHOP[1])
    return "".join(
        _workshop(table, words, place, column.x + column.width / 2, area.bottom - BELOW, scale)
        for place, column in enumerate(columns)
    )


def _workshop(table: KeythedralTable, words: Words, place: int, middle: float, floor: float, scale: float) -> str:
    """A house with its cube and how many it has; in front of it, as blank cubes, what one costs."""
    cube, craftsman = IRON + place, CRAFTSMEN[place]
    stock, price = table.shop[cube], table.box.price[cube]
    roof = polygon(
        [(0, 42), (17, 10), (93, 10), (110, 42)], f'fill="{ROOFS[place]}" stroke="#33240f" stroke-width="1.3"'
    )
    parts = ['<ellipse cx="55" cy="104" rx="54" ry="7" fill="#000" fill-opacity="0.16"/>']
    parts += [box(80, 4, 11, 26, 'fill="#9a5a44" stroke="#3f2a1c"', 0), roof]
    parts.append(path("M8 26H102M5 34H105", 'stroke="#fff" stroke-opacity="0.22" stroke-width="1.2"'))
    parts.append(box(7, 42, 96, 62, 'fill="#fbf1da" stroke="#4b3520" stroke-width="1.5"', 0))
    parts.append(path("M7 59H103M7 42L22 59M103 42L88 59", 'stroke="#7a5633" stroke-width="2.6" fill="none"'))
    parts.append(box(14, 63, 46, 36, 'fill="#fffaf0" stroke="#7a5633" stroke-width="1.5"', 3))
    goods = use(f"cube-{CUBES[cube]}", 37, 82, 1.45)
    goods += write(81, 88, f"×{stock}", 19, colour="#33230a", anchor="middle", bold=True)
    parts.append(goods if stock else faint(goods))
    name = words.say(f"draw-{craftsman}")
    size = min(16.0, 15.5 * 84 / max(1.0, measure(name, 15.5)))
    if size * scale < LEGIBLE:  # at the cost of the beams beside it
        size = min(LEGIBLE / scale, 15.5 * 95 / measure(name, 15.5))
    if size * scale >= LEGIBLE - 0.05:
        parts.append(write(55, 55, name, size, colour="#33230a", anchor="middle"))
    parts.append(path("M3 43L20 10H90L107 43H103V104H7V43Z", OUTLINE))
    each = words.say("draw-price", {"count": price})
    tip = f"{name} · {how_many(f'cube-{CUBES[cube]}', stock, words)} · {each}"
    left, top = middle - SHOP[0] / 2 * scale, floor - SHOP[1] * scale
    ref = f"cube:{CUBES[cube]}"  # of which this craftsman has none to be ordered, when those of the stall are meant
    meant, about = (ref, "") if stock else ("", ref)
    house = group(*parts, id=f"craft-{CUBES[cube]}", ref=meant, about=about, tip=tip, at=(left, top, scale))
    step = 17 * max(0.8, scale)
    cost = [use("any-cube", middle + (at - (price - 1) / 2) * step, floor + 13, step / 26) for at in range(price)]
    return house + "".join(cost)


def stall(table: KeythedralTable, words: Words, area: Area) -> str:
    """The trader's store under an awning: a column of cubes a kind, higher where there are more.

    Used crafts stand beside the others, as soon as there are any.
    """
    x, y, width = area.x, area.y + 14, area.width
    floor = area.bottom - 24
    shown = [cube for cube in range(ALL_CUBES) if cube < RESOURCES or table.store[cube]]
    stripes = max(9, int(width / 18) | 1)
    each = (width + 8) / stripes
    parts = [box(x + 3, y - 4, width - 6, floor - y, 'fill="#6d4525" fill-opacity="0.2"', 0)]
    for stripe in range(stripes):
        paint = "#a8503f" if stripe % 2 == 0 else "#fbf1da"
        cloth = f"M{number(x - 4 + stripe * each)} {number(y - 14)}h{number(each)}v12"
        cloth += f"a{number(each / 2)} 6 0 0 1 -{number(each)} 0z"
        parts.append(path(cloth, f'fill="{paint}" stroke="#4b3520" stroke-width="0.8"'))
    parts.append(box(x - 2, floor - 7, width + 4, 10, f'{fill("plank")} stroke="#4b3520" stroke-width="1.2"', 2))
    trader, middle = words.say("draw-trader"), x + width / 2
    wide = measure(trader, SMALLER) * BOLD + 16
    parts.append(box(middle - wide / 2, y - 15, wide, 18, f'{fill("plank")} stroke="#4b3520" stroke-width="1"', 4))
    parts.append(write(middle, y - 1.6, trader, SMALLER, role="on-wood", anchor="middle", bold=True))
    columns = in_columns(Area(x, y + 4, width, floor - y - 10), *(1 if cube < RESOURCES else 0.74 for cube in shown))
    parts += [_column(table, words, cube, column) for cube, column in zip(shown, columns, strict=True)]
    return "".join(parts)


def _column(table: KeythedralTable, words: Words, cube: int, area: Area) -> str:
    count, middle = table.store[cube], area.x + area.width / 2
    scale = min(1.5, (area.width - 10) / 23, area.height / 3 / 19)
    high = 3 if count >= MANY else 2 if count >= SOME else 1
    tower = "".join(
        use(f"cube-{CUBES[cube]}", middle, area.bottom - 10.5 * scale - level * 18 * scale, scale)
        for level in range(high)
    )
    edge = box(area.x + 3, area.y, area.width - 6, area.height, OUTLINE, 7)
    text = write(middle, area.bottom + 24, str(count), TEXT, role="text", anchor="middle", bold=True)
    tip = how_many(f"cube-{CUBES[cube]}", count, words)
    return group(
        tower if count else faint(tower), text, edge, id=f"store-{CUBES[cube]}", ref=f"cube:{CUBES[cube]}", tip=tip
    )


# Laws.


def laws(table: KeythedralTable, words: Words, area: Area, upright: bool) -> str:
    """The deck and the law spaces, one below the other or side by side."""
    if not (table.deck or table.spaces or table.gone):
        return ""
    count = 1 + table.law_spaces()
    heading = 22.0 if upright else 0.0
    gap = 10.0 if upright else 14.0
    width = area.width if upright else min(area.height * 0.76, (area.width - gap * (count - 1)) / count)
    high = (area.height - heading - gap * (count - 1)) / count if upright else area.height
    high = min(high, width * 1.36)
    parts = []
    if upright:
        parts.append(_title(words.say("draw-laws"), area.x + area.width / 2, area.y + 14, area.width))
    for place in range(count):
        x = area.x if upright else area.x + place * (width + gap)
        y = area.y + heading + place * (high + gap) if upright else area.y
        parts.append(_law_place(table, words, place - 1, Area(x, y, width, high)))
    return "".join(parts)


def _title(text: str, x: float, y: float, width: float) -> str:
    return write(x, y, text, 15.5, role="text", anchor="middle", bold=True, width=width)


def _law_place(table: KeythedralTable, words: Words, space: int, area: Area) -> str:
    """The deck, or one of the spaces with the law that lies on it."""
    edge = box(area.x - 1, area.y - 1, area.width + 2, area.height + 2, OUTLINE, 6)
    if space == NOBODY:
        if not table.deck:
            return _empty_place(words.say("draw-deck-empty"), area)
        under = box(area.x + 3, area.y + 3, area.width, area.height, both("law-back", "seal"), 5)
        x, y = area.right - 6, area.bottom - 6
        plate = disc(x, y, 12, both("law", "seal", 1.4))
        plate += write(x, y + 4.8, str(table.deck), 13.5, colour=PRINT, anchor="middle", bold=True)
        tip = words.say("draw-deck", {"count": table.deck})
        return group(under, law_back(*area), edge, plate, id="law-deck", tip=tip)
    shown = laws_in(table.shown)
    if space < len(shown):
        law = shown[space]
        return group(law_card(law, words, area), edge, id=f"law-{law}", ref=f"law:{law}", tip=law_words(law, words))
    if space < table.spaces:
        return group(law_back(*area), edge, id=f"law-space-{space + 1}", tip=words.say("draw-law-hidden"))
    return _empty_place(words.say("draw-law-place"), area)


def _empty_place(text: str, area: Area) -> str:
    """A dashed place with what belongs there."""
    lines = wrap(text, SMALLER, area.width - 8)
    top = area.y + area.height / 2 - (len(lines) - 1) * SMALLER / 2 + 4.6
    said = [
        write(area.x + area.width / 2, top + row * (SMALLER + 1), each, SMALLER, role="text-soft", anchor="middle")
        for row, each in enumerate(lines)
    ]
    return box(*area, f'{line("pencil", 1.3)} stroke-dasharray="4 4"', 5) + "".join(said)


@lru_cache(CACHE_SIZE)
def law_paper(name: str, width: float, height: float, room: float = 0.0) -> str:
    """A law face up, from its upper left corner: its name, as large as it fits, above so much room."""
    shade = box(1, 3, width, height, 'fill="#000" fill-opacity="0.2"', 5)
    sheet = shade + box(0, 0, width, height, both("law", "seal", 1.3), 5)
    for size in SIZES:
        lines = _lines(name, width - 8, size, max(1, int((height - 4 - room) / size / LEADING)))
        if all(measure(text, size) <= width - 8 for text in lines):
            break
    top = (height - room) / 2 - (len(lines) - 1) * size * LEADING / 2 + size * 0.34
    texts = [
        write(
            width / 2,
            top + size * LEADING * row,
            text,
            size,
            colour=PRINT,
            anchor="middle",
            width=width - 6,
        )
        for row, text in enumerate(lines)
    ]
    return sheet + "".join(texts)


def law_card(law: str, words: Words, area: Area, room: float = 0.0) -> str:
    return group(law_paper(words.say(f"law-{law}"), area.width, area.height, room), at=(area.x, area.y, 1))


def _lines(text: str, width: float, size: float, most: int) -> list[str]:
    """The text in lines of whole words, no more than there is room for."""
    lines = wrap(text, size, width)
    return lines if len(lines) <= most else [*lines[: most - 1], " ".join(lines[most - 1 :])]


def in_force_cards(table: KeythedralTable, words: Words, area: Area) -> str:
    """The laws that hold this round, each with whom or what it is about; nothing where none does."""
    found = in_force(table)
    if not found:
        return ""
    parts = [_title(words.say("draw-in-force"), area.x + area.width / 2, area.y + 14, area.width)]
    gap = 8.0
    high = min(68.0, (area.height - 22 - gap * (len(found) - 1)) / len(found))
    for place, (law, refs) in enumerate(found):
        card = Area(area.x, area.y + 22 + place * (high + gap), area.width, high)
        parts.append(in_force_card(law, refs, words, card))
    return "".join(parts)


def in_force_row(table: KeythedralTable, words: Words, area: Area) -> str:
    """The same side by side, in rows of three."""
    found = in_force(table)
    if not found:
        return ""
    title = write(area.x, area.y + 14, words.say("draw-in-force"), 16, role="text", bold=True, width=area.width)
    rows = -(-len(found) // 3)
    gap, width = 8.0, (area.width - 16) / 3
    high = min(76.0, (area.height - 24 - gap * (rows - 1)) / rows)
    parts = [title]
    for place, (law, refs) in enumerate(found):
        row, column = divmod(place, 3)
        card = Area(area.x + column * (width + gap), area.y + 24 + row * (high + gap), width, high)
        parts.append(in_force_card(law, refs, words, card))
    return "".join(parts)


def in_force_card(law: str, refs: list[str], words: Words, card: Area) -> str:
    room = 24.0 if refs and card.height >= 50 else 0.0
    below = _about(refs, words, card) if room else ""
    said = ", ".join(ref_name(ref, words) for ref in refs)
    tip = f"{law_words(law, words)} · {said}" if said else law_words(law, words)
    edge = box(card.x - 1, card.y - 1, card.width + 2, card.height + 2, OUTLINE, 6)
    return group(law_card(law, words, card, room), below, edge, ref=f"law:{law}", tip=tip)


def _about(refs: list[str], words: Words, card: Area) -> str:
    """Whom or what a law is about, in pictures as far as there are any."""
    step = min(26.0, (card.width - 10) / len(refs))
    left, y = card.x + card.width / 2 - (len(refs) - 1) * step / 2, card.bottom - 14
    parts = []
    for place, ref in enumerate(refs):
        kind, _, name = ref.partition(":")
        x = left + place * step
        if kind == "seat":
            parts.append(badge(PLAYERS[COLOURS[int(name)]], x, y, 9.5))
        elif kind == "kind":
            parts.append(use(name, x, y, 0.22))
        elif kind == "cottage":
            cottage = COTTAGE.read(name)
            parts.append(badge(PLAYERS[COLOURS[seat_of(cottage)]], x - 7, y, 7.5))
            parts.append(write(x + 2, y + 4.5, str(cottage % NUMBERS + 1), 13, colour=PRINT, bold=True))
        elif kind == "number" or not kind:
            parts.append(write(x, y + 4.5, name or ref, 13, colour=PRINT, anchor="middle", bold=True))
        else:
            text, size = fit(ref_name(ref, words), 13, card.width / len(refs))
            parts.append(write(x, y + 4.5, text, size, colour=PRINT, anchor="middle"))
    return "".join(parts)


# The order of work.


def numbers(table: KeythedralTable, words: Words, area: Area, named: bool = False) -> str:
    """A signpost with the five cottage numbers: once all are chosen in their order, until then with their places."""
    whole = len(table.order) == NUMBERS
    parts = []
    if named:
        parts.append(_title(words.say("draw-order"), area.x + area.width / 2, area.y + 12, area.width))
        area = Area(area.x, area.y + 18, area.width, area.height - 18)
    each = min(area.width / NUMBERS, SHIELD * 1.2)
    scale = min(each / 24, area.height / 33)
    for index, cottage in enumerate(table.order if whole else range(1, NUMBERS + 1)):
        step = (index + 0.5) * each
        x, y = area.x + area.width / 2 + step - NUMBERS * each / 2, area.y + 13 * scale
        place = table.order.index(cottage) + 1 if cottage in table.order else 0
        shield = path("M-10 -11H10V2Q10 9 0 12.500Q-10 9 -10 2z", both("law" if place else "law-back", "seal", 1.2))
        shield += write(0, 5, str(cottage), 15.5, colour=PRINT if place else "#6f6655", anchor="middle", bold=True)
        if place and not whole:
            size = max(12.0, LEGIBLE / scale + 0.2)
            shield += box(-8, 10, 16, 11, 'fill="#a8690f"', 5)
            shield += write(0, 19.4, f"{place}.", min(size, 13.5), colour="#fffdf5", anchor="middle", bold=True)
        shield += path("M-11 -12H11V2Q11 10 0 13.500Q-11 10 -11 2z", OUTLINE)
        args: dict[str, Value] = {"number": cottage, "place": place} if place else {"number": cottage}
        tip = words.say("draw-order-place" if place else "draw-order-open", args)
        parts.append(group(shield, id=f"order-{cottage}", ref=f"number:{cottage}", tip=tip, at=(x, y, scale)))
    return "".join(parts)


# What the board is built of.


def yard(table: KeythedralTable, words: Words, area: Area) -> str:
    """The field in hand, and the back of the next one on the stack; while nobody has to lay one, its place."""
    scale = min(1.0, (area.height - 20) / 100, (area.width - 28) / 200)
    half, middle = 50 * scale, area.y + 50 * scale
    foot = min(area.bottom - 3, middle + half + 20)
    left = sum(table.stack)
    x = area.x + area.width / 2 - half - 14
    parts = [write(x, foot, words.say("draw-in-hand"), 14, role="text", anchor="middle", width=2 * half + 24)]
    if table.in_hand != NOBODY:
        kind = KINDS[table.in_hand]
        face = use(kind, 0, 0) + polygon(octagon(47), OUTLINE)
        tip = words.say(f"kind-{kind}")
        parts.append(group(face, id="field-in-hand", ref=f"kind:{kind}", tip=tip, at=(x, middle, scale)))
    else:
        parts.append(
            group(polygon(octagon(47), f'{line("pencil", 1.4)} stroke-dasharray="5 4"'), at=(x, middle, scale))
        )
    x += 2 * half + 28
    said = f"{words.say('draw-stack')} {left}"
    parts.append(write(x, foot, said, 14, role="text", anchor="middle", width=2 * half + 20))
    if left:
        number_on = str(table.top) if table.top else "?"
        under = polygon([(a + 3, b + 5) for a, b in octagon(47)], both("lime-foot", "soft", 1.5))
        face = (
            under
            + polygon(octagon(47), both("stone", "soft", 2))
            + write(0, 17, number_on, 48, anchor="middle", bold=True)
        )
        args: dict[str, Value] = {"number": table.top, "count": left}
        tip = words.say("draw-stack-top", args) if table.top else words.say("draw-stack")
        parts.append(group(face, id="stack", tip=tip, at=(x, middle, scale)))
    return "".join(parts)


def paving(area: Area) -> str:
    """The cobbles of the street."""
    x, y = area.x + area.width / 2, area.y + area.height / 2
    size = f'cx="{number(x)}" cy="{number(y)}" rx="{number(area.width / 2)}" ry="{number(area.height / 2)}"'
    rows = int(area.height // 14)
    joints = []
    for row in range(1, rows):
        down = row * 14 - area.height / 2
        half = area.width / 2 * max(0.0, 1 - (2 * down / area.height) ** 2) ** 0.5 - 6
        if half > 20:
            joints.append(f"M{number(x - half)} {number(y + down)}h{number(2 * half)}")
    stones = path("".join(joints), line("pave-joint", 1) + ' stroke-dasharray="22 4"')
    return f"<ellipse {size} {fill('pave')}/>{stones}"
