"""What is behind the screens: all of the viewer's own, and of the others what everybody may know."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue
from keydom.core.game import Words
from keydom.drawing.ink import Area, box, group, write
from keydom.drawing.signs import Mark
from keydom.drawing.theme import both
from keydom.games.keyflower.actions import winter_bit
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_CONTRACTS,
    COLOURS,
    CONTRACTS,
    SKILLS,
    TILES,
    by_colour,
    by_skill,
)
from keydom.games.keyflower.draw import cards
from keydom.games.keyflower.draw.faces import ground_of
from keydom.games.keyflower.draw.ground import SIDE, ground, rim
from keydom.games.keyflower.draw.reading import held, in_hand, places, replacements, site, waiting
from keydom.games.keyflower.draw.tiles import Parts, on_table
from keydom.games.keyflower.state import is_winter
from keydom.games.keyflower.view import Outlook

CHIP = 70.0
HEADING = 22.0
LARGEST = 0.62  # tiles beside a village
TURN = 0.44  # a tile in one of the ways it can be turned


def _plate(area: Area) -> str:
    return box(area.x + 6, area.y + 5, area.width - 12, area.height - 8, both("paper", "line", 1), 8)


def own_strip(view: Outlook, words: Words, area: Area) -> str:
    """The viewer's workers and skills."""
    x, y = area.x + 28, area.y + area.height / 2 + 1
    parts = [_plate(area)]
    for place, colour in enumerate(COLOURS):
        chip = cards.chip(Mark(f"worker-{colour}"), view.workers[place], x + place * CHIP, y, 1.15)
        tip = f"{words.say(f'colour-{colour}')} × {view.workers[place]}"
        parts.append(group(chip, id=f"screen-{colour}", ref=f"colour:{colour}", tip=tip))
    for place, skill in enumerate(SKILLS):
        chip = cards.chip(Mark(f"skill-{skill}"), view.skills[place], x + 30 + (place + ALL_COLOURS) * CHIP, y, 1.15)
        tip = f"{words.say(f'skill-{skill}')} × {view.skills[place]}"
        parts.append(group(chip, id=f"screen-{skill}", ref=f"skill:{skill}", tip=tip))
    return "".join(parts)


def other_strip(view: Outlook, words: Words, seat: int, area: Area) -> str:
    """What everybody knows of a screen: totals or, at an open table, all that was seen going behind it."""
    table = view.table
    chips: list[tuple[str, int]] = []
    if table.open_screens:
        workers = by_colour(table.known, seat)
        skills = by_skill(table.known_skills, seat)
        chips += [(f"worker-{colour}", workers[place]) for place, colour in enumerate(COLOURS)]
        chips.append(("random-worker", table.veiled[seat]))
        chips += [(f"skill-{skill}", skills[place]) for place, skill in enumerate(SKILLS)]
        chips.append(("random-skill", table.veiled_skills[seat]))
    else:
        chips += [("any-worker", table.workers_of(seat)), ("any-skill", table.skills_of(seat))]
    if table.merchants:
        chips.append(("contract", table.contracts_of(seat)))
    if held(view, seat):
        chips.append(("season-winter", held(view, seat)))
    step = min(CHIP, (area.width - 30) / len(chips))
    parts = [_plate(area)]
    for place, (picture, count) in enumerate(chips):
        chip = cards.chip(
            Mark(picture), count, area.x + 26 + place * step, area.y + area.height / 2 + 1, min(1.0, step / 50)
        )
        tip = f"{words.say(f'draw-screen-{picture}')} × {count}"
        parts.append(group(chip, id=f"screen-{seat}-{picture}", tip=tip))
    return "".join(parts)


def has_more(view: Outlook, seat: int) -> bool:
    """Whether there is something to show beside a village."""
    own = seat == view.seat and (in_hand(view) or replacements(view))
    return bool(own or _seen_contracts(view, seat) or waiting(view.table, seat))


def _seen_contracts(view: Outlook, seat: int) -> int:
    """The viewer's own contracts, and at an open table those that others took openly; a bit for each."""
    if seat == view.seat:
        return view.contracts
    return view.table.known_contracts[seat] if view.table.open_screens else 0


def beside(view: Outlook, words: Words, parts: Parts, catalogue: Catalogue, seat: int, area: Area) -> tuple[str, float]:
    """Winter tiles and contracts in the viewer's hand, tiles that are to be laid; and how high all of it is."""
    drawn, y = [], area.y
    hand, boats = (in_hand(view), replacements(view)) if seat == view.seat else ([], [])
    contracts = _seen_contracts(view, seat)
    frame = site(view)
    if frame is not None and frame.seat == seat == view.seat:
        part, high = _turns(view, words, parts, frame.tile, area)
        drawn.append(part)
        y += high
    loose = [tile for tile in waiting(view.table, seat) if frame is None or tile != frame.tile or seat != view.seat]
    for key, tiles in (("draw-replacements", boats), ("draw-waiting", loose), ("draw-winter-hand", hand)):
        if tiles:
            part, high = _tiles(view, words, parts, key, tiles, area._replace(y=y))
            drawn.append(part)
            y += high
    if contracts:
        part, high = _contracts(words, catalogue, contracts, area._replace(y=y))
        drawn.append(part)
        y += high
    return "".join(drawn), y - area.y


def _heading(words: Words, key: str, area: Area) -> str:
    return write(area.x + 4, area.y + 15, words.say(key), 13, role="soft", width=area.width - 8)


def _tiles(view: Outlook, words: Words, parts: Parts, key: str, tiles: list[int], area: Area) -> tuple[str, float]:
    columns = 3
    size = min(LARGEST, (area.width / columns - 6) / 200)
    drawn = [_heading(words, key, area)]
    for place, tile in enumerate(tiles):
        x = area.x + (place % columns + 0.5) * area.width / columns
        y = area.y + HEADING + (place // columns + 0.5) * (2 * SIDE * size + 6)
        picked = is_winter(tile) and view.pick & winter_bit(tile)
        drawn.append(on_table(view, words, parts, tile, (x, y, size), rim() if picked else ""))
    return "".join(drawn), HEADING + -(-len(tiles) // columns) * (2 * SIDE * size + 6) + 6


def _contracts(words: Words, catalogue: Catalogue, contracts: int, area: Area) -> tuple[str, float]:
    cards_ = [CONTRACTS[card] for card in range(ALL_CONTRACTS) if (contracts >> card) & 1]
    wide, high = cards.CONTRACT[0] + 6, cards.CONTRACT[1] + 4
    columns = int(area.width // wide)
    drawn = [_heading(words, "draw-contracts", area)]
    for place, id in enumerate(cards_):
        at = (area.x + place % columns * wide + 4, area.y + HEADING + place // columns * high, 1.0)
        drawn.append(cards.named_contract(id, words, catalogue, at))
    return "".join(drawn), HEADING + -(-len(cards_) // columns) * high + 6


def _turns(view: Outlook, words: Words, parts: Parts, tile: int, area: Area) -> tuple[str, float]:
    """The tile that is being laid, and how it looks in every way that it can be turned."""
    part = parts[TILES[tile]]
    drawn = [_heading(words, "draw-turns", area)]
    drawn.append(on_table(view, words, parts, tile, (area.x + 68, area.y + HEADING + 84, LARGEST)))
    for place, turn in enumerate(sorted({turn for _, turn in places(view)})):
        x = area.x + 172 + place % 3 * 86
        y = area.y + HEADING + 42 + place // 3 * 84
        face = ground(ground_of(part), part.word("edges"), turn)
        tip = words.say("draw-turn", {"turn": turn})
        drawn.append(group(face, id=f"turn-{turn}", ref=f"turn:{turn}", tip=tip, at=(x, y, TURN)))
    return "".join(drawn), HEADING + 176
