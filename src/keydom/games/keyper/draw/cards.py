"""A player's fairs, and the tiles and winter fairs that are still to be built and held."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue
from keydom.core.game import Value, Words
from keydom.core.scene import Area
from keydom.drawing.compose import Size, best_grid
from keydom.drawing.svg import INK, faint, group, use, write
from keydom.games.keyper.components import HOME_TILES, SEASONS, TILES, WINTER
from keydom.games.keyper.draw import faces
from keydom.games.keyper.draw.estate import tile_id, tile_ref
from keydom.games.keyper.draw.faces import RATIO
from keydom.games.keyper.draw.market import card, title
from keydom.games.keyper.draw.reading import HeldFair, chosen_tile, held_fairs, planned, private_fair
from keydom.games.keyper.draw.tile_faces import HIGH, WIDE, highlight, name
from keydom.games.keyper.state import NOBODY
from keydom.games.keyper.view import KeyperView

HEAD = 20.0  # the height of a heading
GAP = Size(5.0, 5.0)
LARGEST = 118.0  # pixels: fairs and plans are no wider
ROSETTE = 26.0  # pixels


def cards(view: KeyperView, words: Words, catalogue: Catalogue, area: Area) -> str:
    """The reader's own fairs, and what he may still build and hold: side by side, or one above the other."""
    seat = view.seat
    assert seat is not None
    fairs = _fairs(view, seat)
    held = held_fairs(view.table, seat)
    wide = area.width > area.height * 2.3
    tile = min(
        LARGEST, (area.height * (1.0 if wide else 0.36) - HEAD) / RATIO, area.width * (0.46 if wide else 1) / 3.1
    )
    parts = [title(words.say("draw-fairs"), area.x, area.y, tile * 2.6)]
    for place, (season, id) in enumerate(fairs):
        parts.append(
            private(view, words, catalogue, seat, season, id, (area.x + place * (tile + 5), area.y + HEAD), tile)
        )
    reach = len(fairs) * (tile + 5)
    if held:
        parts.append(rosettes(words, held, Area(area.x + reach, area.y + HEAD, ROSETTE * 2, tile * RATIO)))
        reach += ROSETTE * 2 + 4
    if wide:
        left = area.x + max(reach, 3 * (tile + 5)) + 8
        below = Area(left, area.y, area.right - left, area.height)
    else:
        top = area.y + HEAD + tile * RATIO + 12
        below = Area(area.x, top, area.width, area.bottom - top)
    parts.append(title(words.say("draw-plans"), below.x, below.y, below.width))
    room = Area(below.x, below.y + HEAD, below.width, below.height - HEAD)
    return group(group(*parts, id=f"fairs-{seat}"), plans(view, words, catalogue, seat, room, 0, LARGEST))


def plans(
    view: KeyperView, words: Words, catalogue: Catalogue, seat: int, area: Area, first: int, largest: float
) -> str:
    """What a seat may still build and hold, the tiles from the first on."""
    refs = planned(view.table, seat, first)
    grid = best_grid(len(refs), area, Size(1.0, RATIO), GAP, largest)
    wide = grid.scale
    parts = []
    for place, ref in enumerate(refs):
        x = area.x + place % grid.columns * (wide + GAP.width)
        y = area.y + place // grid.columns * (wide * RATIO + GAP.height)
        parts.append(_plan(view, words, catalogue, seat, ref, (x, y), wide))
    return group(*parts, id=f"plans-{seat}")


def _plan(
    view: KeyperView, words: Words, catalogue: Catalogue, seat: int, ref: str, at: tuple[float, float], wide: float
) -> str:
    """A tile that a seat may build, or a winter fair that it may hold."""
    kind, _, id = ref.partition(":")
    if kind == "fair":
        return card(words, catalogue, ref, at, wide)
    number = TILES.index(id)
    drawn = card(words, catalogue, ref, at, wide, id=tile_id(seat, number), own=tile_ref(view, seat, number))
    if chosen_tile(view) == number and view.mover == seat:
        drawn += group(highlight(3, 3, WIDE - 6, HIGH - 6), at=(*at, wide / WIDE))
    return drawn


def _fairs(view: KeyperView, seat: int) -> list[tuple[int, str]]:
    """The private fairs of a seat by season: their ids, or `?`."""
    found = [(season, private_fair(view, seat, season)) for season in range(WINTER)]
    return [(season, id) for season, id in found if id]


def private(
    view: KeyperView,
    words: Words,
    catalogue: Catalogue,
    seat: int,
    season: int,
    id: str,
    at: tuple[float, float],
    wide: float,
) -> str:
    """A private fair: to come, held or missed; face down where this view does not know it."""
    key, place, past = f"fair-{seat}-{SEASONS[season]}", (*at, wide / WIDE), season < view.table.season
    if id == "?":
        face = faces.hidden_fair(SEASONS[season])
        tip = words.say("draw-fair-hidden", {"season": f"season:{SEASONS[season]}"})
        return group(faint(face, 0.52) if past else face, id=key, tip=tip, at=place)
    part = catalogue.components["fair"][id]
    was_held = view.table.shown[seat * WINTER + season] != NOBODY
    face = faces.fair(part, wide, was_held)
    missed = past and not was_held
    return group(faint(face, 0.52) if missed else face, id=key, ref=f"fair:{id}", tip=name(part, words), at=place)


def rosettes(words: Words, held: list[HeldFair], area: Area) -> str:
    """The winter fairs that were held."""
    columns = max(1, int(area.width / ROSETTE))
    parts = []
    for place, each in enumerate(held):
        x = area.x + (place % columns + 0.5) * ROSETTE
        y = area.y + (place // columns + 0.5) * ROSETTE
        parts.append(rosette(words, each, (x, y, ROSETTE / 26)))
    return group(*parts, tip=words.say("draw-winter-fairs"))


def rosette(words: Words, held: HeldFair, at: tuple[float, float, float]) -> str:
    """A winter fair that was held, with its points."""
    size = max(11.5, faces.LEGIBLE / at[2])
    text = write(0, size * 0.3, str(held.points), size, colour=INK, anchor="middle", bold=True)
    ref = f"fair:{held.fair}"
    args: dict[str, Value] = {"fair": ref, "season": f"season:{SEASONS[held.season]}", "count": held.points}
    return group(use("rosette", 0, 0), text, id=f"fair-{held.fair}", ref=ref, tip=words.say("draw-held", args), at=at)


def in_small(
    view: KeyperView, words: Words, catalogue: Catalogue, seat: int, area: Area, largest: float
) -> tuple[str, float]:
    """The fairs and plans of another player, as small cards in rows; and how high these are."""
    fairs, held = _fairs(view, seat), held_fairs(view.table, seat)
    refs = planned(view.table, seat, HOME_TILES)
    count = len(fairs) + len(held) + len(refs)
    grid = best_grid(count, area, Size(1.0, RATIO), Size(4.0, 4.0), largest)
    wide = grid.scale
    spots = [
        (area.x + place % grid.columns * (wide + 4), area.y + place // grid.columns * (wide * RATIO + 4))
        for place in range(count)
    ]
    parts = []
    for (season, id), at in zip(fairs, spots, strict=False):
        parts.append(private(view, words, catalogue, seat, season, id, at, wide))
    for each, (x, y) in zip(held, spots[len(fairs) :], strict=False):
        parts.append(rosette(words, each, (x + wide / 2, y + wide * RATIO / 2, wide / 34)))
    drawn = [
        _plan(view, words, catalogue, seat, ref, at, wide)
        for ref, at in zip(refs, spots[len(fairs) + len(held) :], strict=True)
    ]
    found = group(*parts, id=f"fairs-{seat}") + group(*drawn, id=f"plans-{seat}")
    return found, -(-count // grid.columns) * (wide * RATIO + 4)
