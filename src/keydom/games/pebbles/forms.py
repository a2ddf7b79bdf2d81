"""How a position of pebbles reads as text: one form for each field of a state, part of a frame and field of a view."""

from __future__ import annotations

from keydom.core.forms import COUNT, SEAT, ArgForm, CountsForm, Forms, OptionalForm
from keydom.core.list_forms import FixedListForm, RowsForm
from keydom.games.pebbles.actions import PEBBLE
from keydom.games.pebbles.components import KINDS, NONE

HAND = ArgForm(PEBBLE, {NONE: "none"})
BOWLS = RowsForm(CountsForm(KINDS))

FORMS = Forms(
    {"bag": CountsForm(KINDS), "hidden": BOWLS, "opened": BOWLS, "turns": COUNT, "hand": HAND},
    {"seat": SEAT, "mover": SEAT},
    {
        "bowl_sizes": FixedListForm(COUNT),
        "bowls": RowsForm(OptionalForm(CountsForm(KINDS), [], "?")),
        "hand": HAND,
        "opened": BOWLS,
    },
)
