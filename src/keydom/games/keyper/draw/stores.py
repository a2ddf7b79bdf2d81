"""What a player has besides tiles: the keyp with its team, the keyp tile, stores and shipping track."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue
from keydom.core.game import Words
from keydom.drawing.ink import Area, box, group, path, use, wrap, write
from keydom.drawing.theme import both, line
from keydom.games.keyper.components import COLOURS, RESOURCES
from keydom.games.keyper.draw.faces import keyp_tile
from keydom.games.keyper.draw.palette import PLAYERS
from keydom.games.keyper.draw.signs import chip, resource
from keydom.games.keyper.view import Outlook

SHELVES = (
    ("clay", "brick", "log", "wood", "rock", "stone", "wheat", "emerald", "gold", "ruby", "sapphire"),
    ("cow", "horse", "pig", "sheep", "chicken", "deer", "goat", "wild-boar"),
)
LONGEST = 11
KEYP_TILE = 290.0
TRACK = 40  # shipping points that the track shows at least


def team(view: Outlook, words: Words, seat: int, area: Area) -> str:
    """The keyp: the keyper and the keyples that are still to be played."""
    table, own = view.table, seat == view.seat
    scale = area.height / 40
    parts = [box(*area, both("paper", "line", 1), 8)]
    parts.append(_label(words, "draw-keyp", area))
    x, middle = area.x + 74, area.y + area.height / 2
    if table.keypers >> seat & 1:
        figure = use(f"keyper-{seat}", 0, 0)
        tip = words.say("draw-keyper", {"seat": f"seat:{seat}"})
        parts.append(group(figure, id=f"keyper-{seat}", tip=tip, at=(x, middle + 1, scale)))
    counts = table.keyp(seat)
    step = min(30 * scale, (area.x + area.width - x - 34 * scale) / max(1, sum(counts)))
    parts.append(_line(words, counts, f"keyple-{seat}", own, x + 32 * scale, middle, step, scale * 1.15))
    return group(*parts, id=f"keyp-{seat}")


def _label(words: Words, key: str, area: Area) -> str:
    """What a strip is for, at its left end, in up to three lines."""
    lines = wrap(words.say(key), 11.5, 54)[:3]
    top = area.y + area.height / 2 + 4.2 - 6.5 * (len(lines) - 1)
    texts = [write(area.x + 8, top + 13 * place, text, 11.5, role="soft", width=54) for place, text in enumerate(lines)]
    return "".join(texts)


def _line(words: Words, counts: list[int], id: str, refs: bool, x: float, y: float, step: float, scale: float) -> str:
    """Keyples side by side."""
    parts, place = [], 0
    for colour, count in zip(COLOURS, counts, strict=True):
        tip = words.say("draw-keyple", {"colour": f"keyple:{colour}"})
        for copy in range(count):
            ref = f"keyple:{colour}" if refs else ""
            at = (x + place * step, y, scale)
            picture = f'<use href="#k-keyple-{colour}"/>'
            parts.append(group(picture, id=f"{id}-{colour}-{copy + 1}", ref=ref, tip=tip, at=at))
            place += 1
    return "".join(parts)


def rested(view: Outlook, words: Words, catalogue: Catalogue, seat: int, area: Area) -> str:
    """The keyp tile and those who rest on it."""
    counts = view.table.keyp_tile(seat)
    parts = [box(*area, both("paper", "line", 1), 8), _label(words, "draw-keyp-tile", area)]
    left, scale = area.x + 64, (area.height - 6) / 58
    parts.append(group(keyp_tile(catalogue.kind("gift")), at=(left, area.y + 3, scale)))
    left += KEYP_TILE * scale + 24
    step = min(34.0, (area.x + area.width - left - 16) / max(1, sum(counts)))
    parts.append(_line(words, counts, f"resting-{seat}", False, left, area.y + area.height / 2, step, 1.5))
    return group(*parts, id=f"keyp-tile-{seat}", tip=words.say("draw-keyp-tile"))


def resting(view: Outlook, words: Words, seat: int, area: Area) -> str:
    """Just those who rest, where there is no room for the keyp tile itself."""
    counts = view.table.keyp_tile(seat)
    parts = [box(*area, both("inset", "line", 1), 8), use("keyhole", area.x + 15, area.y + area.height / 2, 0.9)]
    step = min(24.0, (area.width - 44) / max(1, sum(counts)))
    parts.append(_line(words, counts, f"resting-{seat}", False, area.x + 38, area.y + area.height / 2, step, 1))
    return group(*parts, id=f"keyp-tile-{seat}", tip=words.say("draw-keyp-tile"))


def stores(view: Outlook, words: Words, seat: int, area: Area) -> str:
    """Goods, wheat and gems in one row, animals in another."""
    step, down = (area.width - 12) / LONGEST, (area.height - 6) / len(SHELVES)
    scale = min(1.1, step / 46, down / 30)
    parts = [box(*area, both("paper", "line", 1), 8)]
    for shelf, names in enumerate(SHELVES):
        wide = (area.width - 12) / len(names)
        for place, what in enumerate(names):
            count = view.table.has(seat, RESOURCES.index(what))
            x, y = area.x + 6 + place * wide, area.y + 3 + down * (shelf + 0.5)
            face = chip(resource(what), str(count), x + 15 * scale, y, scale)
            plate = box(x, y - down / 2 + 1, wide - 2, down - 2, both("paper", "paper", 0), 5)
            tip = f"{words.say(f'resource-{what}')} × {count}"
            ref = f"resource:{what}" if seat == view.seat else ""
            parts.append(group(plate, face, id=f"store-{seat}-{what}", ref=ref, tip=tip))
    return group(*parts, id=f"stores-{seat}")


def track(view: Outlook, words: Words, seat: int, area: Area) -> str:
    """The shipping track with a boat at the points made."""
    count = view.table.shipping[seat]
    longest = max(TRACK, -(-count // 10) * 10)
    x, wide, y = area.x + 84, area.width - 106, area.y + area.height - 13
    parts = [box(*area, both("paper", "line", 1), 8), _label(words, "draw-shipping", area)]
    parts.append(path(f"M{x:g} {y:g}h{wide:g}", f'{line("water", 5)} stroke-linecap="round"'))
    for place in range(0, longest + 1, 5):
        at = x + wide * place / longest
        parts.append(path(f"M{at:g} {y - (4 if place % 10 else 7):g}v{8 if place % 10 else 14}", line("soft", 1.4)))
        if place % 10 == 0:
            parts.append(write(at, y - 10, str(place), 10.5, role="soft", anchor="middle"))
    at = x + wide * count / longest
    plate = box(-13, -11, 26, 20, f'fill="{PLAYERS[seat].colour}" stroke="#fffdf5" stroke-width="1.2"', 6)
    text = write(0, 4.4, str(count), 14, colour=PLAYERS[seat].ink, anchor="middle", bold=True)
    parts.append(group(use("sail", 0, -17, 0.95), plate, text, id=f"shipping-{seat}", at=(at, y, 1)))
    return group(*parts, tip=words.say("draw-shipped", {"count": count}))
