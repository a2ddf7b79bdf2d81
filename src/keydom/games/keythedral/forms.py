"""How a position of Keythedral reads as text."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Arg
from keydom.core.forms import (
    COUNT,
    GIVEN,
    SEAT,
    SERVED,
    YES_NO,
    ArgForm,
    BitsForm,
    CountsForm,
    Forms,
    OptionalForm,
    RangeForm,
    SeatForm,
)
from keydom.core.list_forms import (
    ByNameForm,
    FixedListForm,
    FlatRowsForm,
    ListForm,
    MappingForm,
    RowsForm,
    SeatBitsForm,
)
from keydom.games.keythedral.actions import CELL, COTTAGE, CUBE, FENCE_EDGE, KIND, SQUARE, TILE
from keydom.games.keythedral.components import ALL_CUBES, COLOURS, CUBES, KINDS, LAWS, LEVELS, NUMBERS
from keydom.games.keythedral.state import FACE_UP, NOBODY, REMOVED, UNSEEN
from keydom.games.keythedral.view import UNKNOWN

NONE: Final = {NOBODY: "none"}
SEATS: Final = SeatBitsForm(len(COLOURS))
CUBE_LIMIT: Final = 999  # more than any box has
WHERE: Final = SeatForm({UNSEEN: "unseen", FACE_UP: "face-up", REMOVED: "removed"})

FORMS: Final = Forms(
    {
        **dict.fromkeys(("box", "seats", "open_laws", "open_design", "stages", "at_once"), GIVEN),
        "cells": ListForm(ArgForm(CELL)),
        "kinds": ListForm(ArgForm(KIND)),
        "squares": ByNameForm(COTTAGE, ArgForm(SQUARE), 0),
        "fences": MappingForm(ArgForm(FENCE_EDGE), SEAT),
        "houses": BitsForm(COTTAGE.names),
        "workers": ListForm(SEAT),
        "fences_left": FixedListForm(COUNT),
        "fences_gone": FixedListForm(COUNT),
        "stack": FlatRowsForm(CountsForm(KINDS), len(KINDS), Arg("number"), "-"),
        "top": COUNT,
        "in_hand": ArgForm(KIND, NONE),
        "owner": ByNameForm(TILE, WHERE, UNSEEN),
        "level": COUNT,
        "raised": ArgForm(TILE, NONE),
        "lowered": ArgForm(TILE, NONE),
        "swapping": YES_NO,
        "store": CountsForm(CUBES),
        "shop": CountsForm(CUBES),
        "cubes": FlatRowsForm(CountsForm(CUBES), ALL_CUBES),
        "deck": COUNT,
        "spaces": COUNT,
        "shown": BitsForm(LAWS),
        "gone": BitsForm(LAWS),
        "hands": RowsForm(BitsForm(LAWS)),
        "round": COUNT,
        "start": SEAT,
        "order": ListForm(COUNT),
        "plan": ListForm(COUNT),
        "worked": BitsForm(COTTAGE.names),
        "broken": SEATS,
        "moratorium": SEAT,
        "good": ArgForm(KIND, NONE),
        "poor": ArgForm(KIND, NONE),
        "wild_seat": SEAT,
        "wild_kind": ArgForm(KIND, NONE),
        "double": ArgForm(Arg("field"), NONE),
        "took": SEATS,
        "passes": COUNT,
    },
    {
        **dict.fromkeys(("seat", "taker", "drawer", "buyer", "asked", "lawgiver", "holder", "bidder"), SEAT),
        **dict.fromkeys(("leader", "first", "actor", "to"), SEAT),
        "tile": ArgForm(TILE),
        "cottage": ArgForm(COTTAGE),
        "cube": ArgForm(CUBE),
        "gone": BitsForm(LAWS),
        "due": CountsForm(CUBES),
        "done": CountsForm(CUBES),
        "waiting": ListForm(SEAT),
        "extra": ArgForm(CUBE, NONE),
        "less": ArgForm(CUBE, NONE),
        "served": SERVED,
        "turn": RangeForm(0, len(COLOURS) * NUMBERS),
        "level": RangeForm(1, LEVELS),
        "place": RangeForm(0, NUMBERS),
        "phase": RangeForm(1, 5),
        "sent": RangeForm(0, 1),
        "count": RangeForm(1, len(TILE.names)),
        "left": RangeForm(1, CUBE_LIMIT),
        "high": RangeForm(0, CUBE_LIMIT),
        "floor": RangeForm(0, ALL_CUBES - 1),
        "limit": RangeForm(1, ALL_CUBES),
        "swap": RangeForm(1, 3),
    },
    {"hands": RowsForm(OptionalForm(BitsForm(LAWS), UNKNOWN, "?")), "held": FixedListForm(COUNT)},
)
