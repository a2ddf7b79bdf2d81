"""The Merchants: the contracts that lie face up, how many more there are, and the extensions that nobody has built."""

from __future__ import annotations

from keydom.drawing.compose import Grid, Size, best_grid
from keydom.drawing.svg import Area, group, letter
from keydom.games.keyflower.components import ALL_EXTENSIONS, CONTRACTS, EXTENSIONS
from keydom.games.keyflower.draw import cards
from keydom.games.keyflower.draw.tiles import Sight
from keydom.games.keyflower.state import NONE

OFFERED = 3
LEAST, MOST = 0.62, 1.2  # how large a contract is: if it were smaller, its lettering could not be read
CARD = Size(cards.CONTRACT[0] + 5, cards.CONTRACT[1] + 3)
EXTENSION = Size(cards.EXTENSION[0] + 5, cards.EXTENSION[1] + 4)
GRIDS = (4, 2, 1)  # columns of contracts
HEADING, LOW_HEADING = 21.0, 15.0  # pixels, and where a market is small
NARROW = 240.0  # pixels


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


def extensions_grid(area: Area, count: int = ALL_EXTENSIONS) -> Grid:
    """How so many extensions lie: no few of them alone in the last row."""
    whole = [columns for columns in range(1, count + 1) if 2 * ((count - 1) % columns + 1) >= columns]
    grids = [best_grid(count, area, EXTENSION, Size(0, 0), MOST, columns) for columns in whole]
    return max(grids, key=lambda grid: grid.scale)


def market(sight: Sight, area: Area) -> str:
    """The contracts above, the extensions below, as large as the area lets them be."""
    view, words, parts = sight
    table = view.table
    high = HEADING if area.width > NARROW else LOW_HEADING
    title = words.say("draw-market-contracts", {"count": table.piled})
    drawn = [_heading(title, area, high)]
    area = Area(area.x, area.y + high, area.width, area.height - high)
    layout = contracts_grid(area._replace(height=area.height - high - 4))
    scale = layout.scale
    for place, card in enumerate(table.offered):
        if card != NONE:
            drawn.append(cards.on_table(parts[CONTRACTS[card]], words, _place(area, place, layout)))
    x, y, _ = _place(area, OFFERED, layout)
    back = group(cards.contract_back(), at=(x, y, scale))
    tip = words.say("draw-contracts-left", {"count": table.piled})
    drawn.append(group(back, id="contracts", tip=tip))
    used = layout.rows * CARD.height * scale + 4
    rest = Area(area.x, area.y + used, area.width, area.height - used)
    drawn.append(_heading(words.say("draw-gallery-extensions"), rest, high))
    drawn.append(_extensions(sight, Area(rest.x, rest.y + high, rest.width, rest.height - high)))
    return group(*drawn, id="market")


def _heading(text: str, area: Area, high: float) -> str:
    size = 0.72 * high
    return letter(area.x + 2, area.y + size, text, size, width=area.width - 4)


def _place(area: Area, place: int, layout: Grid) -> tuple[float, float, float]:
    row, column = divmod(place, layout.columns)
    return (area.x + column * CARD.width * layout.scale, area.y + row * CARD.height * layout.scale, layout.scale)


def _extensions(sight: Sight, area: Area) -> str:
    left = sight.view.table.extensions_left()
    if not left:
        return ""
    layout = extensions_grid(area, len(left))
    drawn = []
    for place, extension in enumerate(left):
        row, column = divmod(place, layout.columns)
        x = area.x + column * EXTENSION.width * layout.scale
        y = area.y + row * EXTENSION.height * layout.scale
        drawn.append(cards.on_table(sight.parts[EXTENSIONS[extension]], sight.words, (x, y, layout.scale)))
    return "".join(drawn)
