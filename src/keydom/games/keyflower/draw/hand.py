"""The reader's own pieces, one by one: workers, skills, winter tiles and contracts, as close as they must lie."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from keydom.drawing.reading import component_name, how_many
from keydom.drawing.svg import OUTLINE, Area, box, faint, group, letter, measure, path, use
from keydom.games.keyflower.actions import winter_bit
from keydom.games.keyflower.components import COLOURS, CONTRACTS, SKILLS, TILES
from keydom.games.keyflower.draw import cards
from keydom.games.keyflower.draw.hexagons import outline, rim
from keydom.games.keyflower.draw.reading import contracts, in_hand, submitting
from keydom.games.keyflower.draw.tile_faces import PICTURE, tile
from keydom.games.keyflower.draw.tiles import Sight

FIGURE = "M-8.6 11.8C-9 4.4 -7 -1.4 -3.6 -2.4A5.6 5.6 0 1 1 3.6 -2.4C7 -1.4 9 4.4 8.6 11.8Q0 14 -8.6 11.8z"
LARGEST = 42.0  # pixels: no worker is drawn wider
LOOSE, TIGHT, APART = 0.66, 0.2, 0.56  # of its width a worker shows beside the next; a tile at least
CLOSE = 0.74  # a tile on a phone
SMALLEST = 0.62  # of their size pieces become at most so small
NARROWEST = 0.45  # and on a phone
FEW = 3  # contracts that lie in one line; on a phone more workers than that lie in a pile
PHONE = 500.0  # pixels: a hand less wide than this is on a phone
PILE, FIGURES = 0.1, 18.0  # of its width each piece of a pile shows; the lettering of its number
LETTERING = 10.2  # pixels: what is written on a contract is no smaller
# How pieces are packed, the best first: how much smaller, and how much of its share each shows.
PACKINGS = ((1.0, 1.0), (1.0, 0.8), (0.9, 0.8), (0.9, 0.65), (0.8, 0.65), (0.8, 0.5), (0.72, 0.4), (SMALLEST, 0.3))
GAP = 11.0  # pixels between groups
NONE_LEFT = 0.3  # how faint the place of a piece is of which there is none


class Pieces(NamedTuple):
    """Pieces that lie together: how wide each is, by how much it may be covered, each around its middle."""

    id: str
    tip: str
    width: float
    spread: float  # of its width each shows at most, and at least: unlike pieces must show their middles
    least: float
    drawn: tuple[str, ...]
    tail: float = 0.0  # beside them: how wide their number is
    number: str = ""


def hand(sight: Sight, area: Area, upright: bool) -> str:
    """All own pieces in an area: one line, or, upright, a line a group."""
    size = min(LARGEST, area.width / 2.2 if upright else area.height / 1.5)
    groups = _groups(sight, size, area, upright)
    if upright:
        return _column([*groups, *_contracts(sight, area, upright, NARROWEST)], area)
    if area.width < PHONE:
        groups = [_pile(pieces) if pieces.least == TIGHT and len(pieces.drawn) > FEW else pieces for pieces in groups]
    shrink, _ = _packed([*groups, *_contracts(sight, area, upright, 1.0)], area.width)
    return _row([*groups, *_contracts(sight, area, upright, shrink)], area)


def _pile(pieces: Pieces) -> Pieces:
    """Equal pieces as a pile with their number: all of them can be lifted, and all others become larger."""
    count = str(len(pieces.drawn))
    number = letter(2, FIGURES * 0.36, count, FIGURES, role="on-wood")
    return pieces._replace(spread=PILE, least=PILE, tail=measure(count, FIGURES) + 4, number=number)


def _groups(sight: Sight, size: float, area: Area, upright: bool) -> list[Pieces]:
    """The start player's piece, workers, skills and winter tiles."""
    view, words, parts = sight
    found = []
    if view.table.start == view.seat:
        piece = group(use("worker-purple", 0, 0, size / 27), tip=words.say("draw-start"))
        found.append(Pieces("start-player", words.say("draw-start"), size * 0.8, 1.0, 1.0, (piece,)))
    for place, of in enumerate(COLOURS):
        found.append(
            _alike(f"screen-{of}", f"colour:{of}", f"worker-{of}", view.workers[place], size, _figure(), sight)
        )
    for place, skill in enumerate(SKILLS):
        count = view.skills[place]
        found.append(_alike(f"screen-{skill}", f"skill:{skill}", f"skill-{skill}", count, size * 0.86, _tile(), sight))
    winter = in_hand(view)
    if winter:
        width = min(area.height * 1.1, size * 1.36) if not upright else size * 1.6
        shown = []
        for number in winter:
            part, id = parts[TILES[number]], TILES[number]
            face = tile(part, words, level=PICTURE) + outline() + (rim() if view.pick & winter_bit(number) else "")
            named = "" if submitting(view) else f"tile-{id}"
            tip = component_name(part, words)
            shown.append(group(face, id=named, ref=f"tile:{id}", tip=tip, at=(0, 0, width / 204)))
        found.append(
            Pieces(
                "winter-tiles",
                words.say("draw-winter-hand"),
                width,
                1.04,
                CLOSE if area.width < PHONE and not upright else APART,
                tuple(shown),
            )
        )
    return found


def _contracts(sight: Sight, area: Area, upright: bool, shrink: float) -> list[Pieces]:
    """Own contracts; more than a few of them in two lines where the hand is high enough."""
    view, words, parts = sight
    own = contracts(view, view.seat) if view.seat is not None else []
    if not own:
        return []
    wide, high = cards.CONTRACT
    lines = 2 if len(own) > FEW and not upright and area.height > 56 else 1
    scale = 0.8 if upright else min(1.0, area.height / lines / (high + 3))
    least = LETTERING / (scale * shrink)

    def drawn(card: int, line: int) -> str:
        down = (line - (lines - 1) / 2) * (high + 2) - high / 2
        at = (-wide / 2 * scale, down * scale, scale)
        return cards.on_table(parts[CONTRACTS[card]], words, at, least)

    columns = [own[at : at + lines] for at in range(0, len(own), lines)]
    shown = tuple("".join(drawn(card, line) for line, card in enumerate(column)) for column in columns)
    return [
        Pieces("own-contracts", words.say("draw-contracts"), wide * scale, 1.05, APART if lines == 1 else 1.0, shown)
    ]


def _alike(id: str, ref: str, picture: str, count: int, size: float, edge: str, sight: Sight) -> Pieces:
    """All pieces of one kind; of a kind that there is none of its place."""
    spread = LOOSE if picture.startswith("worker") else 1.04
    key = picture.replace("worker-", "colour-")
    tip = how_many(key, count, sight.words)
    if not count:
        empty = group(faint(use(picture, 0, 0), NONE_LEFT), ref=ref, at=(0, 0, size / 36))
        return Pieces(id, tip, size * 0.55, spread, TIGHT, (empty,))
    at = (0, 0, size / 24)
    drawn = tuple(group(use(picture, 0, 0), edge, id=f"{id}-{n + 1}", ref=ref, at=at) for n in range(count))
    return Pieces(id, tip, size, spread, TIGHT, drawn)


@cache
def _figure() -> str:
    return path(FIGURE, OUTLINE)


@cache
def _tile() -> str:
    return box(-11.5, -11.5, 23, 23, OUTLINE, 4)


def _row(groups: list[Pieces], area: Area) -> str:
    """Groups side by side; where there are too many pieces all of them become smaller and cover each other more."""
    shrink, close = _packed(groups, area.width)
    drawn, x, y = [], area.x, area.y + area.height / 2
    for pieces in groups:
        step = pieces.width * max(pieces.least, pieces.spread * close)
        laid = [
            group(piece, at=(x + (pieces.width / 2 + step * place) * shrink, y, shrink))
            for place, piece in enumerate(pieces.drawn)
        ]
        number = (
            group(
                pieces.number,
                at=(x + (pieces.width + step * (len(pieces.drawn) - 1)) * shrink, y, max(shrink, LETTERING / FIGURES)),
            )
            if pieces.number
            else ""
        )
        drawn.append(group(*laid, number, id=pieces.id, tip=pieces.tip))
        x += (pieces.width + step * (len(pieces.drawn) - 1) + pieces.tail + GAP) * shrink
    return "".join(drawn)


def _packed(groups: list[Pieces], room: float) -> tuple[float, float]:
    """How much smaller pieces become, and how much of its share each shows, so that all fit."""

    def width(close: float) -> float:
        steps = [(len(each.drawn) - 1) * each.width * max(each.least, each.spread * close) for each in groups]
        return sum(steps) + sum(each.width + each.tail for each in groups) + GAP * (len(groups) - 1)

    for shrink, close in PACKINGS:
        if width(close) * shrink <= room:
            return shrink, close
    return min(PACKINGS[-1][0], room / width(0.0)), 0.0


def _column(groups: list[Pieces], area: Area) -> str:
    """Groups one above the other, each across the width, in two lines where unlike pieces do not fit in one."""
    lines = [line for pieces in groups for line in _lines(pieces, area.width)]
    high = min(area.height / max(1, len(lines)), 40.0)
    drawn, y = [], area.y
    for pieces in lines:
        size = min(1.0, (high - 3) / pieces.width / 0.9, area.width / pieces.width)
        count, width = len(pieces.drawn), pieces.width * size
        step = min(width * pieces.spread, (area.width - width) / max(1, count - 1))
        first = area.x + (area.width - step * (count - 1)) / 2
        laid = [group(piece, at=(first + step * place, y + high / 2, size)) for place, piece in enumerate(pieces.drawn)]
        drawn.append(group(*laid, id=pieces.id, tip=pieces.tip))
        y += high
    return "".join(drawn)


def _lines(pieces: Pieces, width: float) -> list[Pieces]:
    """Pieces as they fit side by side: two unlike ones in a line."""
    if pieces.least != APART or len(pieces.drawn) <= 2:
        return [pieces]
    pairs = [pieces.drawn[at : at + 2] for at in range(0, len(pieces.drawn), 2)]
    size = max(min(pieces.width, width / 2.1), pieces.width * SMALLEST)
    scaled = [tuple(group(piece, at=(0, 0, size / pieces.width)) for piece in pair) for pair in pairs]
    return [
        pieces._replace(drawn=pair, width=size, id=pieces.id if place == 0 else "") for place, pair in enumerate(scaled)
    ]
