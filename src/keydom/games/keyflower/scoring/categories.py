"""What the lines of a score are summed up in: the seasons in which tiles came, and what is no village tile."""

from __future__ import annotations

from typing import Final

from keydom.games.keyflower.components import (
    FIRST_AUTUMN,
    FIRST_BOAT,
    FIRST_ORDER,
    FIRST_SPRING,
    FIRST_SUMMER,
    FIRST_WINTER,
    TILES,
)

CATEGORIES: Final = ("part-homes", "part-autumn", "part-winter", "part-boats", "part-gold", "part-merchants")
HOMES, AUTUMN, WINTER, BOATS, GOLD, MERCHANTS = CATEGORIES
_KINDS: Final = {"extension": MERCHANTS, "contract": MERCHANTS}


def category(source: str) -> str:
    """Where a line of a score is added up.

    >>> category("tile:home-1"), category("tile:scribes"), category("contract:c01"), category("gold")
    ('part-homes', 'part-winter', 'part-merchants', 'part-gold')
    """
    kind, _, name = source.partition(":")
    if kind != "tile":
        return _KINDS.get(kind, GOLD)
    return _OF_TILE[name]


def _of(tile: int) -> str:
    firsts = (
        (0, HOMES),
        (FIRST_BOAT, BOATS),
        (FIRST_ORDER, BOATS),
        (FIRST_SPRING, HOMES),
        (FIRST_SUMMER, HOMES),
        (FIRST_AUTUMN, AUTUMN),
        (FIRST_WINTER, WINTER),
    )
    found = max((first, name) for first, name in firsts if first <= tile)
    return found[1]


_OF_TILE: Final = {name: _of(tile) for tile, name in enumerate(TILES)}
