"""A player's fairs, and the tiles and winter fairs that are still to be built and held."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue
from keydom.core.game import Value, Words
from keydom.drawing.ink import INK, Area, box, group, use, write
from keydom.drawing.theme import both, line
from keydom.games.keyper.components import ALL_TILES, HOME_TILES, SEASONS, TILES, WINTER
from keydom.games.keyper.draw.faces import HIGH, WIDE, fair, fair_back, name, rim, tile
from keydom.games.keyper.draw.reading import Held, chosen_tile, held_fairs, private_fair, winter_fairs
from keydom.games.keyper.draw.village import tile_id, tile_ref
from keydom.games.keyper.state import NOBODY
from keydom.games.keyper.view import Outlook

ROSETTES = 4  # in a row


def fairs(view: Outlook, words: Words, catalogue: Catalogue, seat: int, area: Area) -> str:
    """The private fairs by season, held or still to come, and what winter fairs brought."""
    step = area.width / len(SEASONS)
    scale = min((step - 6) / WIDE, (area.height - 4) / HIGH)
    parts = []
    for season in range(WINTER):
        at = (area.x + (season + 0.5) * step - WIDE * scale / 2, area.y, scale)
        parts.append(_private(view, words, catalogue, seat, season, at))
    parts.append(_held(view, words, seat, Area(area.x + WINTER * step, area.y, step - 4, HIGH * scale)))
    return group(*parts, id=f"fairs-{seat}")


def _private(
    view: Outlook, words: Words, catalogue: Catalogue, seat: int, season: int, at: tuple[float, float, float]
) -> str:
    id = private_fair(view, seat, season)
    key = f"fair-{seat}-{SEASONS[season]}"
    if id in ("", "?"):
        empty = box(1, 1, WIDE - 2, HIGH - 2, f'{line("line", 2)} stroke-dasharray="7 6"', 9)
        past = season < view.table.season
        face = fair_back(SEASONS[season]) if id else empty
        tip = words.say("draw-fair-hidden", {"season": f"season:{SEASONS[season]}"})
        return group(f'<g opacity="0.4">{face}</g>' if past else face, id=key, tip=tip, at=at)
    part = catalogue.components["fair"][id]
    was_held = view.table.shown[seat * WINTER + season] != NOBODY
    face = fair(part, words, str(part.number("points")) if was_held else "")
    missed = season < view.table.season and not was_held
    tip = name(part, words)
    return group(f'<g opacity="0.4">{face}</g>' if missed else face, id=key, ref=f"fair:{id}", tip=tip, at=at)


def _held(view: Outlook, words: Words, seat: int, area: Area) -> str:
    """Rosettes for the winter fairs that were held."""
    parts = [box(*area, f'{both("inset", "line", 1.4)} stroke-dasharray="7 6"', 8)]
    held = held_fairs(view.table, seat)
    if not held:
        faint = use("rosette", area.x + area.width / 2, area.y + area.height / 2, area.height / 40)
        parts.append(f'<g opacity="0.25">{faint}</g>')
    step, down = area.width / ROSETTES, area.height / max(2, -(-len(held) // ROSETTES))
    scale = min(step / 24, down / 30)
    for place, each in enumerate(held):
        x, y = area.x + (place % ROSETTES + 0.5) * step, area.y + (place // ROSETTES + 0.5) * down
        parts.append(_rosette(words, each, (x, y, scale)))
    return group(*parts, tip=words.say("draw-winter-fairs"))


def _rosette(words: Words, held: Held, at: tuple[float, float, float]) -> str:
    text = write(0, 3.4, str(held.points), 11, colour=INK, anchor="middle", bold=True)
    ref = f"fair:{held.fair}"
    args: dict[str, Value] = {"fair": ref, "season": f"season:{SEASONS[held.season]}", "count": held.points}
    return group(use("rosette", 0, 0), text, id=f"fair-{held.fair}", ref=ref, tip=words.say("draw-held", args), at=at)


def planned(view: Outlook, seat: int, homes: bool) -> list[str]:
    """The tiles that a seat may build and the winter fairs that it may hold, as references."""
    first = 0 if homes else HOME_TILES
    tiles = [f"tile:{TILES[number]}" for number in range(first, ALL_TILES) if view.table.plans[seat] >> number & 1]
    return tiles + [f"fair:{id}" for id in winter_fairs(view.table.winter[seat])]


def plans(view: Outlook, words: Words, catalogue: Catalogue, seat: int, area: Area, columns: int, homes: bool) -> str:
    """Those, in rows of so many."""
    step = area.width / columns
    scale = (step - 5) / WIDE
    parts = []
    for place, ref in enumerate(planned(view, seat, homes)):
        kind, _, id = ref.partition(":")
        part = catalogue.components[kind][id]
        at = (area.x + place % columns * step, area.y + place // columns * (HIGH * scale + 5), scale)
        if kind == "fair":
            parts.append(group(fair(part, words), id=f"fair-{id}", ref=ref, tip=name(part, words), at=at))
            continue
        number = TILES.index(id)
        light = rim(3, 3, WIDE - 6, HIGH - 6) if chosen_tile(view) == number and view.mover == seat else ""
        own = tile_ref(view, seat, number)
        parts.append(group(tile(part, words), light, id=tile_id(seat, number), ref=own, tip=name(part, words), at=at))
    return group(*parts, id=f"plans-{seat}")


def plans_height(view: Outlook, seat: int, width: float, columns: int, homes: bool) -> float:
    rows = -(-len(planned(view, seat, homes)) // columns)
    return rows * (HIGH * (width / columns - 5) / WIDE + 5)
