"""How a position of Keythedral reads as text."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Arg
from keydom.core.forms import COUNT, GIVEN, SEAT, SERVED, YES_NO, Between, Bits, Counts, Forms, One, Unless, Who
from keydom.core.rows import ByName, Each, Pairs, Rows, Some, Strips
from keydom.games.keythedral.actions import CELL, COTTAGE, CUBE, FENCE_EDGE, KIND, SQUARE, TILE
from keydom.games.keythedral.components import ALL_CUBES, COLOURS, CUBES, KINDS, LAWS, LEVELS, NUMBERS
from keydom.games.keythedral.state import FACE_UP, NOBODY, REMOVED, UNSEEN
from keydom.games.keythedral.view import UNKNOWN

NONE: Final = {NOBODY: "none"}
SEATS: Final = Bits([str(seat) for seat in range(len(COLOURS))])
MOST_CUBES: Final = 999  # more than any box has
WHERE: Final = Who({UNSEEN: "unseen", FACE_UP: "face-up", REMOVED: "removed"})

FORMS: Final = Forms(
    {
        **dict.fromkeys(("box", "seats", "open_laws", "open_design", "stages", "at_once"), GIVEN),
        "cells": Some(One(CELL)),
        "kinds": Some(One(KIND)),
        "squares": ByName(COTTAGE, One(SQUARE), 0),
        "fences": Pairs(One(FENCE_EDGE), SEAT),
        "houses": Bits(COTTAGE.names),
        "workers": Some(SEAT),
        "fences_left": Each(COUNT),
        "fences_gone": Each(COUNT),
        "stack": Strips(Counts(KINDS), len(KINDS), Arg("number"), "-"),
        "top": COUNT,
        "in_hand": One(KIND, NONE),
        "owner": ByName(TILE, WHERE, UNSEEN),
        "level": COUNT,
        "raised": One(TILE, NONE),
        "lowered": One(TILE, NONE),
        "swapping": YES_NO,
        "store": Counts(CUBES),
        "shop": Counts(CUBES),
        "cubes": Strips(Counts(CUBES), ALL_CUBES),
        "deck": COUNT,
        "spaces": COUNT,
        "shown": Bits(LAWS),
        "gone": Bits(LAWS),
        "hands": Rows(Bits(LAWS)),
        "round": COUNT,
        "start": SEAT,
        "order": Some(COUNT),
        "plan": Some(COUNT),
        "worked": Bits(COTTAGE.names),
        "broken": SEATS,
        "moratorium": SEAT,
        "good": One(KIND, NONE),
        "poor": One(KIND, NONE),
        "wild_seat": SEAT,
        "wild_kind": One(KIND, NONE),
        "double": One(Arg("field"), NONE),
        "took": SEATS,
        "passes": COUNT,
    },
    {
        **dict.fromkeys(("seat", "taker", "drawer", "buyer", "asked", "lawgiver", "holder", "bidder"), SEAT),
        **dict.fromkeys(("leader", "first", "actor", "to"), SEAT),
        "tile": One(TILE),
        "cottage": One(COTTAGE),
        "cube": One(CUBE),
        "gone": Bits(LAWS),
        "due": Counts(CUBES),
        "done": Counts(CUBES),
        "waiting": Some(SEAT),
        "extra": One(CUBE, NONE),
        "less": One(CUBE, NONE),
        "served": SERVED,
        "turn": Between(0, len(COLOURS) * NUMBERS),
        "level": Between(1, LEVELS),
        "place": Between(0, NUMBERS),
        "phase": Between(1, 5),
        "sent": Between(0, 1),
        "count": Between(1, len(TILE.names)),
        "left": Between(1, MOST_CUBES),
        "high": Between(0, MOST_CUBES),
        "floor": Between(0, ALL_CUBES - 1),
        "limit": Between(1, ALL_CUBES),
        "swap": Between(1, 3),
    },
    {"hands": Rows(Unless(Bits(LAWS), UNKNOWN, "?")), "held": Each(COUNT)},
)
