"""How a position of pebbles reads as text: one form for each field of a state, part of a frame and field of a view."""

from __future__ import annotations

from keydom.core.forms import COUNT, SEAT, Counts, Forms, One, Unless
from keydom.core.rows import Each, Rows
from keydom.games.pebbles.actions import PEBBLE
from keydom.games.pebbles.components import KINDS, NONE

HAND = One(PEBBLE, {NONE: "none"})
BOWLS = Rows(Counts(KINDS))

FORMS = Forms(
    {"bag": Counts(KINDS), "hidden": BOWLS, "opened": BOWLS, "turns": COUNT, "hand": HAND},
    {"seat": SEAT, "mover": SEAT},
    {"bowl_sizes": Each(COUNT), "bowls": Rows(Unless(Counts(KINDS), [], "?")), "hand": HAND, "opened": BOWLS},
)
