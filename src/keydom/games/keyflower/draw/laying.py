"""The tile that is being laid and how it can be turned, and the tiles and boats that wait."""

from __future__ import annotations

from keydom.drawing.compose import Size, best_grid
from keydom.drawing.svg import Area, capital, group, letter
from keydom.games.keyflower.components import TILES
from keydom.games.keyflower.draw.harbour import UP, fitting, foot, ship
from keydom.games.keyflower.draw.hexagons import REACH, SIDE, ground, outline
from keydom.games.keyflower.draw.reading import places, replacements, site, waiting
from keydom.games.keyflower.draw.tile_faces import SMALL_FROM, ground_of
from keydom.games.keyflower.draw.tiles import Sight, on_table
from keydom.games.keyflower.state import NOBODY

HEADING, LOW_HEADING = 24.0, 16.0  # pixels: and above miniatures
GAP = 6.0
LARGEST, TURN, WAITING = 140.0, 78.0, 112.0  # pixels: the tile to lay, each way to turn it, those that wait
TILE = Size(2 * REACH, 2 * SIDE + 12)


def laying(sight: Sight, area: Area, width: float) -> str:
    """All that waits, in an area; the tile to lay is as wide as those of the village, if there is room for it."""
    view = sight.view
    if view.seat is None:
        return ""
    frame = site(view)
    now = frame.tile if frame is not None and frame.seat == view.seat else NOBODY
    loose = [tile for tile in waiting(view.table, view.seat) if tile != now]
    drawn, y = [], area.y
    if now != NOBODY:
        share = 0.36 if area.width < area.height else 0.42 if loose else 0.8
        shown, used = _choice(sight, now, area, min(LARGEST, width, area.width - 8, area.height * share))
        drawn.append(shown)
        y += used
    if boats := replacements(view):
        shown, used = _boats(sight, boats, Area(area.x, y, area.width, (area.bottom - y) * (0.64 if loose else 1.0)))
        drawn.append(shown)
        y += used
    if loose:
        drawn.append(_tiles(sight, loose, Area(area.x, y, area.width, area.bottom - y)))
    return group(*drawn, id="laying", kind="loose")


def _choice(sight: Sight, tile: int, area: Area, width: float) -> tuple[str, float]:
    """The tile to lay and how it can be turned, below it or beside it; and how high that is."""
    part = sight.parts[TILES[tile]]
    drawn = [_heading(sight.words.say("draw-lay", {"tile": f"tile:{part.id}"}), area, area.y)]
    top, high = area.y + HEADING, width * SIDE / REACH + 10
    drawn.append(on_table(sight, tile, area.x + width / 2 + 2, top + high / 2 - 2, width))
    if area.width < area.height:
        room = Area(area.x, top + high, area.width, min(2 * TURN, area.height * 0.3))
    else:
        room = Area(area.x + width + 12, top, area.width - width - 12, high)
    turns = sorted({turn for _, turn in places(sight.view)})
    spread = best_grid(len(turns), room, TILE, Size(6, 4), TURN / 200)
    wide, tall = TILE.width * spread.scale + 6, TILE.height * spread.scale + 4
    for place, turn in enumerate(turns):
        row, column = divmod(place, spread.columns)
        face = ground(ground_of(part), part.word("edges"), turn)
        at = (room.x + (column + 0.5) * wide, room.y + (row + 0.5) * tall, spread.scale)
        tip = sight.words.say("draw-turn", {"turn": turn})
        drawn.append(group(face, outline(), id=f"turn-{turn}", ref=f"turn:{turn}", tip=tip, at=at))
    rows = -(-len(turns) // spread.columns)
    return "".join(drawn), max(top + high, room.y + rows * tall) - area.y + 8


def _heading(text: str, area: Area, y: float) -> str:
    return letter(area.x + 2, y + 16, capital(text), 15, width=area.width - 4, least=11)


def _boats(sight: Sight, boats: list[int], area: Area) -> tuple[str, float]:
    """Boats that one is chosen from, with their names and what they do in winter; and how high all of them are."""
    room = Area(area.x, area.y + HEADING, area.width, area.height - HEADING)
    grids = [(columns, -(-len(boats) // columns)) for columns in range(1, len(boats) + 1)]
    scale, columns, rows = max(
        (fitting(room.width / across - 4, room.height / down - 4, bare=True), across, down) for across, down in grids
    )
    wide, high = room.width / columns, (UP + foot(scale, bare=True)) * scale + 4
    drawn = [_heading(sight.words.say("draw-replacements"), area, area.y)]
    for place, boat in enumerate(boats):
        row, column = divmod(place, columns)
        at = (room.x + (column + 0.5) * wide, room.y + row * high + UP * scale, scale)
        drawn.append(ship(sight, boat, at, width=wide / scale - 4))
    return "".join(drawn), HEADING + rows * high + 6


def least_height(count: int, width: float) -> float:
    """How high an area of this width must be for so many miniatures of tiles that wait."""
    wide, high = SMALL_FROM + GAP, SMALL_FROM * TILE.height / TILE.width + GAP
    return LOW_HEADING + high * -(-count // max(1, int(width / wide)))


def miniatures(sight: Sight, tiles: list[int], area: Area, width: float) -> str:
    """Tiles of another that wait, no wider than those of the village above them."""
    room = Area(area.x, area.y + LOW_HEADING, area.width, area.height - LOW_HEADING)
    spread = best_grid(len(tiles), room, TILE, Size(GAP, GAP), width / 200)
    wide, high = TILE.width * spread.scale + GAP, TILE.height * spread.scale + GAP
    left = area.x + (area.width - wide * min(len(tiles), spread.columns)) / 2
    text = sight.words.say("draw-waiting")
    drawn = [letter(area.x + area.width / 2, area.y + 12, text, 12, anchor="middle", width=area.width - 4)]
    for place, tile in enumerate(tiles):
        row, column = divmod(place, spread.columns)
        x, y = left + (column + 0.5) * wide, room.y + (row + 0.5) * high
        drawn.append(on_table(sight, tile, x, y, TILE.width * spread.scale))
    return "".join(drawn)


def _tiles(sight: Sight, tiles: list[int], area: Area) -> str:
    """Tiles that wait for their turn to be laid."""
    room = Area(area.x, area.y + HEADING, area.width, area.height - HEADING)
    spread = best_grid(len(tiles), room, TILE, Size(6, 6), WAITING / 200)
    wide, high = TILE.width * spread.scale + 6, TILE.height * spread.scale + 6
    drawn = [_heading(sight.words.say("draw-waiting"), area, area.y)]
    for place, tile in enumerate(tiles):
        row, column = divmod(place, spread.columns)
        x, y = room.x + (column + 0.5) * wide, room.y + (row + 0.5) * high
        drawn.append(on_table(sight, tile, x, y, TILE.width * spread.scale))
    return "".join(drawn)
