"""A position of Keyflower: all that lies open on the table, and what is behind screens, in the bag and in the piles.

What a perfect memory knows is open (R-KF-01): workers and skills that were seen coming are `known`, the rest of what
is behind a screen is counted as `hidden`. Lists are replaced and never changed in place: copies share all of them.
"""

from __future__ import annotations

from keydom.games.keyflower.state.full_state import KeyflowerState
from keydom.games.keyflower.state.hooks import ExpansionHooks
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
    KeyflowerTable,
    is_boat,
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
    "ExpansionHooks",
    "KeyflowerState",
    "KeyflowerTable",
    "is_boat",
]
