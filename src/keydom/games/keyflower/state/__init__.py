"""A position of Keyflower: all that lies open on the table, and what is behind screens, in the bag and in the piles.

What a perfect memory knows is open (R-KF-01): workers and skills that were seen coming are `known`, the rest of what
is behind a screen is counted as `veiled`. Lists are replaced and never changed in place: copies share all of them.
"""

from __future__ import annotations

from keydom.games.keyflower.state.keyland import Keyland
from keydom.games.keyflower.state.seams import Seams
from keydom.games.keyflower.state.table import (
    DISCARDED,
    GONE,
    NOBODY,
    NONE,
    ON_SALE,
    PILED,
    SHIPPED,
    SHOWN,
    UNSEEN,
    Table,
    is_boat,
    is_winter,
)

__all__ = [
    "DISCARDED",
    "GONE",
    "NOBODY",
    "NONE",
    "ON_SALE",
    "PILED",
    "SHIPPED",
    "SHOWN",
    "UNSEEN",
    "Keyland",
    "Seams",
    "Table",
    "is_boat",
    "is_winter",
]
