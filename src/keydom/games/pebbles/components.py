"""The components of pebbles as the rules use them: small numbers into tables made from the catalogue."""

from __future__ import annotations

from typing import Final

from keydom.core.catalogue import NUMBER, Catalogue, Shape, SharedTables

SHAPE: Shape = {"pebble": {"points": NUMBER, "count": NUMBER}}

KINDS: Final = ("white", "gold", "coal")
COAL: Final = 2
NONE: Final = -1  # no pebble

TURNS: Final = {"full": 5, "short": 3}  # of each seat, by the length of the game


class Box(SharedTables):
    """What is in the box, by kind; shared by every position of a game and never changed."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.made_from = (catalogue,)
        pebbles = [catalogue.components["pebble"][kind] for kind in KINDS]
        self.points = [pebble.number("points") for pebble in pebbles]
        self.counts = [pebble.number("count") for pebble in pebbles]
