"""The Merchants: the contracts that lie face up, how many more there are, and the extensions that nobody has built."""

from __future__ import annotations

from keydom.drawing.compose import Grid, Size, best_grid
from keydom.drawing.svg import Area, box, group, letter
from keydom.drawing.theme import both
from keydom.games.keyflower.components import ALL_EXTENSIONS, CONTRACTS, EXTENSIONS
from keydom.games.keyflower.draw import cards
from keydom.games.keyflower.draw.tiles import Sight
from keydom.games.keyflower.state import NONE

OFFERED = 3
LEAST, MOST = 0.62, 1.2  # how large a contract is: if it were smaller, its lettering could not be read
CARD = Size(cards.CONTRACT[0] + 5, cards.CONTRACT[1] + 3)
EXTENSION = Size(cards.EXTENSION[0] + 5, cards.EXTENSION[1] + 4)
GRIDS = (4, 2, 1)  # columns of contracts


def contracts_grid(area: Area) -> Grid:
    """How the contracts and their pile lie: so that extensions are largest in what they leave."""
    found = []
    for columns in GRIDS:
        rows = -(-(OFFERED + 1) // columns)
        scale = min(MOST, area.width / columns / CARD.width)
        rest = area._replace(height=area.height - rows * CARD.height * scale)
        if scale >= LEAST and rest.height > 0:
            found.append((extensions_grid(rest).scale, Grid(columns, rows, scale)))
    return max(found)[1] if found else Grid(2, 2, area.width / 2 / CARD.width)


def extensions_grid(area: Area) -> Grid:
    return best_grid(ALL_EXTENSIONS, area, EXTENSION, Size(0, 0), MOST)


def market(sight: Sight, area: Area) -> str:
    """The contracts above, the extensions below, as large as the area lets them be."""
    view, words, parts = sight
    table = view.table
    layout = contracts_grid(area)
    scale = layout.scale
    drawn = []
    for place, card in enumerate(table.offered):
        if card != NONE:
            drawn.append(cards.on_table(parts[CONTRACTS[card]], words, _place(area, place, layout)))
    x, y, _ = _place(area, OFFERED, layout)
    back = group(cards.contract_back(), at=(x, y, scale))
    size = max(11.0, 13 * scale)
    plate = box(x + 4 * scale, y + 36 * scale, size * 1.9, size * 1.4, both("paper", "seal", 1.2), 6)
    count = letter(
        x + 4 * scale + size * 0.95, y + 36 * scale + size * 1.07, str(table.piled), size, role="ink", anchor="middle"
    )
    tip = words.say("draw-contracts-left", {"count": table.piled})
    drawn.append(group(back, plate, count, id="contracts", tip=tip))
    used = layout.rows * CARD.height * scale + 4
    drawn.append(_extensions(sight, Area(area.x, area.y + used, area.width, area.height - used)))
    return group(*drawn, id="market")


def _place(area: Area, place: int, layout: Grid) -> tuple[float, float, float]:
    row, column = divmod(place, layout.columns)
    return (area.x + column * CARD.width * layout.scale, area.y + row * CARD.height * layout.scale, layout.scale)


def _extensions(sight: Sight, area: Area) -> str:
    layout = extensions_grid(area)
    drawn = []
    for place, extension in enumerate(sight.view.table.extensions_left()):
        row, column = divmod(place, layout.columns)
        x = area.x + column * EXTENSION.width * layout.scale
        y = area.y + row * EXTENSION.height * layout.scale
        drawn.append(cards.on_table(sight.parts[EXTENSIONS[extension]], sight.words, (x, y, layout.scale)))
    return "".join(drawn)
