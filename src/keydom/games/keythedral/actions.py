"""Every decision of Keythedral, with its words: the list that docs/notation.md shows."""

from __future__ import annotations

import re
from typing import Final

from keydom.core.action import Action, Arg, Grammar, OneOf, Verb
from keydom.core.errors import InvalidAction
from keydom.games.keythedral.components import (
    COLOURS,
    CORNERS,
    CUBES,
    HALF,
    KINDS,
    LAWS,
    NUMBERS,
    SIDES,
    cell,
    edge,
    unpack,
    unpack_edge,
)

MOST_CUBES: Final = 127  # of all colours: more than there are
COORDINATES: Final = re.compile("(-?[0-9]{1,2}),(-?[0-9]{1,2})")
NEAR: Final = 18  # how far out from the keythedral a table without an edge is indexed


def fields() -> list[int]:
    """The cells of all fields near enough to the keythedral at 1,1 to have a place in the index of actions."""
    across = range(2 - NEAR, NEAR + 1, 2)
    return [cell(x, y) for x in across for y in across]


def squares() -> list[int]:
    """The cells around those fields."""
    across = range(1 - NEAR, NEAR + 2, 2)
    return [cell(x, y) for x in across for y in across]


class KeythedralAction(Action):
    """One decision of Keythedral: its numbers, by the names of the verbs' arguments."""

    __slots__ = ()

    @property
    def cube(self) -> int:
        return self.a

    @property
    def kind(self) -> int:
        return self.a

    @property
    def law(self) -> int:
        return self.a

    @property
    def tile(self) -> int:
        return self.a

    @property
    def cottage(self) -> int:
        return self.a

    @property
    def number(self) -> int:
        return self.a

    @property
    def cell(self) -> int:
        return self.a

    @property
    def seat(self) -> int:
        return self.a

    @property
    def fence(self) -> int:
        return self.a

    @property
    def count(self) -> int:
        return self.a

    @property
    def into(self) -> int:
        return self.b


class CellArg(Arg):
    """A cell, written `x,y`."""

    def write(self, number: int) -> str:
        x, y = unpack(number)
        return f"{x},{y}"

    def read(self, text: str) -> int:
        found = COORDINATES.fullmatch(text)
        if found is None:
            raise InvalidAction(f"{text!r} is no {self.kind}: expected two numbers such as 2,-4")
        x, y = int(found[1]), int(found[2])
        if not (-HALF < x < HALF and -HALF < y < HALF):
            raise InvalidAction(f"{text!r} is no {self.kind}: it lies off the table")
        return cell(x, y)


class EdgeArg(Arg):
    """The side of a square towards a field, written `square>field`."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind, within=[edge(square, side) for square in squares() for side in range(SIDES)])
        self.cells = CellArg("cell")

    def write(self, number: int) -> str:
        square, side = unpack_edge(number)
        return f"{self.cells.write(square)}>{self.cells.write(square + CORNERS[side])}"

    def read(self, text: str) -> int:
        words = text.split(">")
        if len(words) == 2:
            square, field = self.cells.read(words[0]), self.cells.read(words[1])
            if field - square in CORNERS:
                return edge(square, CORNERS.index(field - square))
        raise InvalidAction(f"{text!r} is no {self.kind}: expected a square and a field beside it, such as 1,1>2,0")


CUBE: Final = OneOf("cube", CUBES)
KIND: Final = OneOf("kind", KINDS)
LAW: Final = OneOf("law", LAWS)
TILE: Final = OneOf("tile", [f"b{number:02}" for number in range(1, 35)])
COTTAGE: Final = OneOf("cottage", [f"{colour}{number}" for colour in COLOURS for number in range(1, NUMBERS + 1)])
NUMBER: Final = Arg("number", within=range(NUMBERS + 1))
CELL: Final = CellArg("cell", within=fields())
SQUARE: Final = CellArg("cell", within=squares())
SEAT: Final = Arg("seat", within=range(len(COLOURS)))
FENCE_EDGE: Final = EdgeArg("fence")

# NATURE's draws.
BACK: Final = Verb("back", NUMBER)
FACE: Final = Verb("face", KIND)
REVEAL: Final = Verb("reveal", TILE)
CARD: Final = Verb("card", LAW)
SHOW: Final = Verb("show", LAW)

# Building the board, and moving a cottage that was fenced in.
FIELD: Final = Verb("field", CELL)
LAY_COTTAGE: Final = Verb("cottage", COTTAGE)
AT: Final = Verb("at", SQUARE)

# Phase 1: workers.
ORDER: Final = Verb("order", NUMBER)
WORK: Final = Verb("work", CELL)
IDLE: Final = Verb("idle")

# Phase 3: actions.
BUY: Final = Verb("buy", TILE)
HOUSE: Final = Verb("house", COTTAGE)
FENCE: Final = Verb("fence")
BESIDE_COTTAGE: Final = Verb("beside", COTTAGE)
TOWARD: Final = Verb("toward", CELL)
UNFENCE: Final = Verb("unfence", FENCE_EDGE)
CRAFT: Final = Verb("craft", CUBE)
TRADE: Final = Verb("trade", CUBE)
NEW_LAW: Final = Verb("new-law")
TAKE_LAW: Final = Verb("take-law", LAW)
PASS: Final = Verb("pass")

# Cubes.
PAY: Final = Verb("pay", CUBE)
TAKE: Final = Verb("take", CUBE)

# Closing a purchase.
EXTRA: Final = Verb("extra", CUBE)
LESS: Final = Verb("less", CUBE)
SWAP: Final = Verb("swap", CUBE, OneOf("cube", CUBES, "into"))
ACQUIRE: Final = Verb("acquire")
WITHDRAW: Final = Verb("withdraw")

# Phase 5: the start player.
BID: Final = Verb("bid", Arg("count", within=range(MOST_CUBES + 1)))
NAME: Final = Verb("name", SEAT)

# Laws: one verb each, by number, with what the law is aimed at; and not playing one.
DECLINE: Final = Verb("decline")
LAW_AIMS: Final[dict[str, Arg]] = {
    "upgrade-cottage": COTTAGE,
    "cottage-number": COTTAGE,
    "craft-bargain": CUBE,
    "unexpected-harvest": KIND,
    "unsafe-fence": FENCE_EDGE,
    "design-change": TILE,
    "double-production": CELL,
    "sale": CUBE,
    "downgrade-house": COTTAGE,
    "good-harvest": KIND,
    "poor-harvest": KIND,
    "start-order": SEAT,
}
LAW_VERBS: Final = tuple(
    [Verb(law, *([LAW_AIMS[law]] if law in LAW_AIMS else []), touches=f"law:{law}") for law in LAWS]
)

GRAMMAR: Final = Grammar(
    (
        *(FIELD, LAY_COTTAGE, AT),
        *(ORDER, WORK, IDLE),
        *(BUY, HOUSE, FENCE, BESIDE_COTTAGE, TOWARD, UNFENCE, CRAFT, TRADE, NEW_LAW, TAKE_LAW, PASS),
        *(PAY, TAKE, EXTRA, LESS, SWAP, ACQUIRE, WITHDRAW, BID, NAME, DECLINE),
        *LAW_VERBS,
    ),
    (BACK, FACE, REVEAL, CARD, SHOW),
    KeythedralAction,
)
