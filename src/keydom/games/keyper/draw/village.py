"""A player's farm and village: the plots with their tiles, and the keyples on them."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue
from keydom.core.game import Words
from keydom.drawing.ink import box, group, write
from keydom.drawing.theme import both
from keydom.games.keyper.actions import SPOT
from keydom.games.keyper.components import AREAS, FARM_PLOTS, HOME_TILES, TILES
from keydom.games.keyper.draw.country import figure, who
from keydom.games.keyper.draw.faces import HIGH, WIDE, name, rim, small_tile, stacked, tile
from keydom.games.keyper.draw.reading import focus, keyples
from keydom.games.keyper.state import ALL_PLOTS, PLOTS, plot_spot
from keydom.games.keyper.view import Outlook

BETWEEN = 14.0  # from the farm to the village
SMALL = 0.7  # tiles smaller than this have no room for more than a picture and a name
HEADING = 20.0


def plots(catalogue: Catalogue, what: str) -> list[int]:
    """How many rows or columns the farm has, and the village."""
    return [catalogue.components["area"][area].number(what) for area in AREAS]


def size(catalogue: Catalogue, width: float) -> float:
    """The scale of the tiles that lets farm and village fit into a width."""
    columns = sum(plots(catalogue, "columns"))
    return (width - BETWEEN - columns * 4) / (columns * WIDE)


def height(catalogue: Catalogue, scale: float) -> float:
    return HEADING + max(plots(catalogue, "rows")) * (HIGH * scale + 4)


def village(view: Outlook, words: Words, catalogue: Catalogue, seat: int, x: float, y: float, scale: float) -> str:
    """All plots of a player, from this corner on."""
    step = WIDE * scale + 4
    farm_columns, village_columns = plots(catalogue, "columns")
    across = x + farm_columns * step + BETWEEN
    parts = [write(x + 2, y + 14, words.say("draw-farm"), 13, role="soft", width=farm_columns * step - 6)]
    heading = words.say("draw-village")
    parts.append(write(across + 2, y + 14, heading, 13, role="soft", width=village_columns * step - 6))
    for plot in range(ALL_PLOTS):
        place, columns = (plot, farm_columns) if plot < FARM_PLOTS else (plot - FARM_PLOTS, village_columns)
        left = (x if plot < FARM_PLOTS else across) + place % columns * step
        at = (left, y + HEADING + place // columns * (HIGH * scale + 4), scale)
        parts.append(_plot(view, words, catalogue, seat, plot, at))
    return group(*parts, id=f"estate-{seat}")


def _plot(
    view: Outlook, words: Words, catalogue: Catalogue, seat: int, plot: int, at: tuple[float, float, float]
) -> str:
    """One plot; only the viewer's own have references, for actions name plots without their owner."""
    spot, where = plot_spot(seat, plot), SPOT.write(PLOTS + plot)
    own = seat == view.seat
    role = "soil" if plot < FARM_PLOTS else "paving"
    ground = box(1.5, 1.5, WIDE - 3, HIGH - 3, f'{both(role, "line", 2)} stroke-dasharray="7 6"', 9)
    ground += write(WIDE / 2, HIGH / 2 + 9, where.partition("-")[2], 24, role="line", anchor="middle", bold=True)
    there = keyples(view.table.spots[spot])
    covered = stacked() if view.table.is_full(seat, plot) else ""
    face = _tile(view, words, catalogue, seat, plot, at[2] < SMALL) if view.table.tile_on(seat, plot) >= 0 else ""
    crowd = [
        figure(keyple, 115 + (place_ - (len(there) - 1) / 2) * 31, 48, 1.4, f"keyple-{seat}-{where}-{place_ + 1}")
        for place_, keyple in enumerate(there)
    ]
    light = rim(3, 3, WIDE - 6, HIGH - 6) if focus(view) == spot else ""
    tips = [words.say(f"spot-{where}"), *(who(keyple, words) for keyple in there)]
    ref, tip = f"spot:{where}" if own else "", " · ".join(tips)
    return group(ground, covered, face, *crowd, light, id=f"plot-{seat}-{where}", ref=ref, tip=tip, at=at)


def _tile(view: Outlook, words: Words, catalogue: Catalogue, seat: int, plot: int, small: bool) -> str:
    table = view.table
    number, below = table.tile_on(seat, plot), table.tile_under(seat, plot)
    part, up = catalogue.components["tile"][TILES[number]], table.is_upgraded(seat, number)
    face = small_tile(part, words, up) if small else tile(part, words, built=True, up=up)
    tip = name(part, words)
    if below >= 0:
        tip += f" · {words.say('draw-built-over', {'tile': f'tile:{TILES[below]}'})}"
    return group(face, id=tile_id(seat, number), ref=tile_ref(view, seat, number), tip=tip)


def tile_id(seat: int, number: int) -> str:
    """Country tiles are there once and keep their id wherever they lie; everybody has the same home tiles."""
    return f"tile-{TILES[number]}" if number >= HOME_TILES else f"tile-{seat}-{TILES[number]}"


def tile_ref(view: Outlook, seat: int, number: int) -> str:
    """A home tile stands for the viewer's own, so that of another has no reference."""
    return f"tile:{TILES[number]}" if number >= HOME_TILES or seat == view.seat else ""
