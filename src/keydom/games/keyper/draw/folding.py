"""How a board can be folded for a season: its displays side by side, chosen in secret, and the boards as they wait."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue
from keydom.core.game import Words
from keydom.core.scene import Area
from keydom.drawing.compose import Size, best_grid
from keydom.drawing.svg import OUTLINE, box, capital, group
from keydom.games.keyper.actions import DISPLAY
from keydom.games.keyper.components import SEASONS
from keydom.games.keyper.draw import country_boards
from keydom.games.keyper.draw.country_boards import MARGIN, OUTER, OUTER_HIGH, SMALLEST
from keydom.games.keyper.draw.reading import folded, foldings
from keydom.games.keyper.draw.tile_faces import highlight
from keydom.games.keyper.view import KeyperView

GAP = 6.0
HIGHEST = 66.0  # pixels: boards that wait are no higher
LOWEST = 42.0  # nor lower: they say that they wait


def folding(view: KeyperView, words: Words, catalogue: Catalogue, area: Area) -> str:
    """The foldings among which the viewer chooses; equal wings lie in one row or column where there are two of each."""
    found = foldings(view)
    seats = view.table.seats
    most = area.width / seats - GAP
    waiting = min(HIGHEST, max(LOWEST, area.height * 0.14), most / country_boards.closed_width(1.0))
    drawn = _waiting(view, words, Area(area.x, area.y, area.width, waiting))
    area = Area(area.x, area.y + waiting + 4, area.width, area.height - waiting - 4)
    grid = best_grid(len(found), area, Size(OUTER, OUTER_HIGH), Size(GAP, GAP), 2.0)
    step = (OUTER * grid.scale + GAP, OUTER_HIGH * grid.scale + GAP)
    if grid.rows == 1:  # from the left edge to the right one
        step = ((area.width - GAP - OUTER * grid.scale) / max(1, grid.columns - 1), step[1])
    x = area.x + (area.width - step[0] * (grid.columns - 1) - OUTER * grid.scale - GAP) / 2
    y = area.y + (area.height - step[1] * grid.rows) / 2
    parts = []
    small = country_boards.cell(OUTER * grid.scale) < SMALLEST
    for place, number in enumerate(found):
        id = DISPLAY.write(number)
        light = highlight(4, 4, country_boards.WIDE - 8, country_boards.HIGH - 8, 12) if folded(view) == number else ""
        edge = box(-4, -4, country_boards.WIDE + 8, country_boards.HIGH + 8, OUTLINE, 12)
        face = country_boards.display(catalogue, id, SEASONS[view.table.season], small)
        left = x + GAP / 2 + place % grid.columns * step[0] + MARGIN * grid.scale
        top = y + GAP / 2 + place // grid.columns * step[1] + MARGIN * grid.scale
        tip = capital(words.say(f"display-{id}"))
        at = (left, top, grid.scale)
        parts.append(group(face, edge, light, id=f"display-{id}", ref=f"display:{id}", tip=tip, at=at))
    return drawn + group(*parts, id="folding", tip=words.say("draw-fold"))


def _waiting(view: KeyperView, words: Words, area: Area) -> str:
    """Everybody's boards with their wings folded in."""
    seats = view.table.seats
    wide = country_boards.closed_width(area.height)
    left, parts = area.x + (area.width - seats * (wide + GAP) + GAP) / 2, []
    for number in range(seats):
        place = Area(left + number * (wide + GAP), area.y, wide, area.height)
        parts.append(country_boards.closed(view, words, number, place))
    return "".join(parts)
