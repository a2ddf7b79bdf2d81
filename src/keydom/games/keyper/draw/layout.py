"""Where the zones of the table lie in a window: rectangles from its size, the number of players and the phase."""

from __future__ import annotations

from typing import NamedTuple

from keydom.core.scene import Area
from keydom.drawing.compose import Size, best_grid, in_columns, in_rows
from keydom.games.keyper.components import MARKET_SIZE
from keydom.games.keyper.draw import country_boards
from keydom.games.keyper.draw.faces import FROM_LARGE, FROM_MEDIUM, RATIO

EMPTY = Area(0.0, 0.0, 0.0, 0.0)
BROAD = 1200.0  # pixels: on tables as wide as this the log has a column of its own
GAP = 8.0
TITLE = 24.0  # the height of a heading
TILE_GAP = Size(7.0, 7.0)
MARKET_TILE = 124.0  # pixels: the tiles on display are no wider
WAITING = 62.0  # pixels: what the boards that wait to be folded take


class TableLayout(NamedTuple):
    """The zones of a table; those that it does not have are empty."""

    boards: tuple[Area, ...] = ()
    others: tuple[Area, ...] = ()  # plates and miniatures, clockwise from the reader on
    estate: Area = EMPTY  # the reader's own farm and village
    cards: Area = EMPTY  # his fairs, and what he may build
    market: Area = EMPTY
    stock: Area = EMPTY
    river: Area = EMPTY
    story: Area = EMPTY
    folding: Area = EMPTY  # where the boards lie, while it is chosen how they are folded


def desk(board: Area, seats: int, own: bool) -> TableLayout:
    """All at once: with few players the others on the left of the boards, with four of them, or without own, below."""
    return _beside(board, seats) if own and seats < 4 else _below(board, seats, own)


def _beside(board: Area, seats: int) -> TableLayout:
    wide, high = board.width, board.height
    broad = wide >= BROAD
    left = min(250.0, max(184.0, wide * 0.152))
    right = min(130.0, max(92.0, wide * 0.078))
    share = (0.54 if seats == 2 else 0.56) if high > 640 else 0.5 if broad else 0.46
    middle = wide - left - right
    across = min((middle - 16 - GAP * (seats - 1)) / seats, country_boards.width(high * share))
    spare = middle - 16 - across * seats - GAP * (seats - 1)
    left += min(spare * 0.6, 130.0)  # the others have what the boards leave
    middle = wide - left - right
    tall = country_boards.height(across)
    boards = _in_a_row(Area(left, 8, middle, tall), across, seats)
    band = Area(left + 8, tall + 18, middle - 16, high - tall - 24)
    columns = _columns(band.height, FROM_LARGE if broad else FROM_MEDIUM)
    shop = columns * (_tile(columns, band.height) + TILE_GAP.width)
    told = min(320.0, max(190.0, band.width * 0.21)) if broad and seats > 2 else 0.0
    *stories, market = _from_right(band, told, shop)
    column = Area(0, 0, left, high)
    if stories:
        story = stories[0]
    else:
        *_, last = in_rows(column, *[1.0] * (seats - 1), 0.5, gap=2)
        column, story = Area(0, 0, left, last.y), last.inset(8, 4)
    others = tuple(area.inset(10, 6) for area in in_rows(column, *[1.0] * (seats - 1)))
    estate, cards = _mine(Area(band.x, band.y, market.x - band.x - 16, band.height))
    folding = Area(left + 4, 8, middle - 8, tall)
    return TableLayout(boards, others, estate, cards, market, EMPTY, Area(wide - right, 0, right, high), story, folding)


def _below(board: Area, seats: int, own: bool) -> TableLayout:
    wide, high = board.width, board.height
    right = min(250.0, max(150.0, wide * 0.138))
    middle = wide - right
    share = 0.54 if high > 640 else 0.48
    across = min((middle - 16 - GAP * (seats - 1)) / seats, country_boards.width(high * share))
    tall = country_boards.height(across)
    boards = _in_a_row(Area(0, 8, middle, tall), across, seats)
    band = Area(8, tall + 16, middle - 20, high - tall - 22)
    columns = _columns(band.height, FROM_MEDIUM if own else FROM_LARGE)
    tile = min(_tile(columns, band.height), FROM_LARGE + 4 if own else MARKET_TILE)
    (market,) = _from_right(band, columns * (tile + TILE_GAP.width))
    rest = Area(band.x, band.y, market.x - band.x - 14, band.height)
    count = seats - 1 if own else seats
    if own:
        each = min(178.0, max(118.0, rest.width * 0.172))
        others = tuple(Area(rest.x + place * (each + GAP), rest.y, each, rest.height) for place in range(count))
        used = count * (each + GAP) + 8
        estate, cards = _mine(Area(rest.x + used, rest.y, rest.width - used, rest.height))
    else:
        others, estate, cards = tuple(in_columns(rest, *[1.0] * count, gap=16)), EMPTY, EMPTY
    river, story = in_rows(Area(middle, 0, right, high), 0.56, 0.44)
    folding = Area(4, 8, middle - 8, tall)
    return TableLayout(boards, others, estate, cards, market, EMPTY, river, story.inset(10, 8), folding)


def _in_a_row(area: Area, across: float, count: int) -> tuple[Area, ...]:
    """So many areas of one width side by side in the middle of another."""
    start = area.x + (area.width - across * count - GAP * (count - 1)) / 2
    return tuple(Area(start + place * (across + GAP), area.y, across, area.height) for place in range(count))


def _columns(high: float, goal: float) -> int:
    """In how many columns the tiles on display are as wide as they should be in a zone of this height."""
    return next((columns for columns in (2, 3) if _tile(columns, high) >= goal), 4)


def _tile(columns: int, high: float) -> float:
    rows = -(-MARKET_SIZE // columns)
    return min(MARKET_TILE, ((high - TITLE) / rows - TILE_GAP.height) / RATIO)


def _from_right(band: Area, *widths: float) -> list[Area]:
    """Columns of these widths at the right end of a band, the rightmost first; those without width are left out."""
    right, found = band.right, []
    for width in widths:
        if width:
            found.append(Area(right - width, band.y, width, band.height))
            right -= width + 14
    return found


def _mine(area: Area) -> tuple[Area, Area]:
    """Own farm and village, and below them fairs and plans, which have what the width does not let those use."""
    least = min(150.0, max(88.0, area.height * 0.34))
    below = max(least, area.height - area.width * 0.62)
    return area._replace(height=area.height - below - 6), Area(area.x, area.bottom - below, area.width, below)


def upright(board: Area, seats: int, own: bool, folding: bool) -> dict[str, TableLayout]:
    """A phone held upright: what each tab shows; the boards to choose from have the width of the window."""
    wide, high = board.width, board.height
    across = (wide - 10) / 2
    tall = country_boards.height(across)
    boards = tuple(
        Area(4 + place % 2 * (across + 2), 4 + place // 2 * (tall + 2), across, tall) for place in range(seats)
    )
    rows = -(-seats // 2)
    end = 4 + rows * (tall + 2)
    water = EMPTY
    if seats == 3:
        water = Area(across + 8, tall + 6, wide - across - 8, tall)
    elif seats == 2:
        water = Area(0, end + 2, wide, min(170.0, (high - end) * 0.42))
        end = water.bottom
    if folding:
        end = min(_foldings_high(wide), high)
    estate = Area(8, end + 6, wide - 16, high - end - 12) if own and high - end > 80 else EMPTY
    inside = Area(8, 6, wide - 16, high - 12)
    farm, cards = in_rows(inside, 0.52, 0.48, gap=6)
    shop, stock, sea = in_rows(inside, 0.5, 0.2, 0.3, gap=6)
    if seats < 4:
        shop, stock = in_rows(inside, 0.66, 0.34, gap=6)
        sea = EMPTY
    return {
        "boards": TableLayout(boards=boards, estate=estate, river=water, folding=Area(0, 4, wide, end - 4)),
        **({"farm": TableLayout(estate=farm, cards=cards)} if own else {}),
        "market": TableLayout(
            market=shop, stock=stock, river=Area(0, sea.y, wide, high - sea.y) if seats == 4 else EMPTY
        ),
        "others": TableLayout(others=tuple(in_rows(inside, *[1.0] * (seats - own), gap=8))),
    }


def _foldings_high(wide: float) -> float:
    """How far down two by two boards reach that are as wide as they can be, with those above them that wait."""
    return WAITING + 2 * (country_boards.height(wide / 2) + 4)


def lying(board: Area, seats: int, own: bool, folding: bool) -> dict[str, TableLayout]:
    """A phone lying: what each tab shows; the boards to choose from have all of theirs."""
    wide, high = board.width, board.height
    least = 112.0  # below them: own farm and village, and the boats
    across = min((wide - 10 - 4 * (seats - 1)) / seats, country_boards.width(high - 8 - least))
    tall = country_boards.height(across)
    run = across * seats + 4 * (seats - 1)
    boards = tuple(Area((wide - run) / 2 + place * (across + 4), 5, across, tall) for place in range(seats))
    below = Area(6, tall + 9, wide - 6, high - tall - 12)
    estate, water = in_columns(below, 0.66, 0.34, gap=8)
    if not own or folding:
        estate, water = EMPTY, below
    inside = Area(6, 5, wide - 12, high - 10)
    farm, cards = in_columns(inside, 0.6, 0.4, gap=10)
    shop, stock = in_columns(inside, 0.72, 0.28, gap=10)
    return {
        "boards": TableLayout(boards=boards, estate=estate, river=water, folding=inside),
        **({"farm": TableLayout(estate=farm, cards=cards)} if own else {}),
        "market": TableLayout(market=shop, stock=stock),
        "others": TableLayout(others=tuple(in_columns(inside, *[1.0] * (seats - own), gap=10))),
    }


class EndColumn(NamedTuple):
    """The place of a player when the game is over: farm and village, other points, and where the page adds up."""

    estate: Area
    others: Area
    sum: Area


def ending(board: Area, seats: int, high: bool) -> tuple[EndColumn, ...]:
    """Columns with the winner in the middle; in a high window rows. Above them is the page's headline."""
    top = ending_headline(board).height
    board = board._replace(y=board.y + top, height=board.height - top)
    if high:
        rows = in_rows(board.inset(8, 4), *[1.0] * seats, gap=8)
        found = []
        for row in rows:
            land, total = in_columns(row, 0.6, 0.4, gap=8)
            found.append(EndColumn(land, Area(total.x, total.y, total.width, 44), _less(total, 48)))
        return tuple(found)
    order = [*reversed(range(1, seats, 2)), 0, *range(2, seats, 2)]
    roomy = board.height > 500
    below, figures = (200.0, 92.0) if roomy else (108.0, 44.0)
    columns: dict[int, EndColumn] = {}
    for place, area in zip(order, in_columns(board.inset(16, 6), *[1.0] * seats, gap=20), strict=True):
        land = area._replace(height=area.height - below - figures - 18)
        others = Area(area.x, land.bottom + 8, area.width, figures)
        columns[place] = EndColumn(land, others, Area(area.x, area.bottom - below, area.width, below))
    return tuple(columns[place] for place in range(seats))


def ending_headline(board: Area) -> Area:
    """Where the page says who has won."""
    return board._replace(height=64.0 if board.height > 500 and board.width > board.height else 36.0)


def _less(area: Area, top: float) -> Area:
    """An area without its upper end."""
    return Area(area.x, area.y + top, area.width, area.height - top)


def market_grid(area: Area) -> tuple[int, float]:
    """In how many columns the tiles on display lie, and how wide they are."""
    grid = best_grid(MARKET_SIZE, area, Size(1.0, RATIO), TILE_GAP, MARKET_TILE)
    return grid.columns, grid.scale
