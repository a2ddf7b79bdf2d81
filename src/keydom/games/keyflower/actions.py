"""Every decision of Keyflower and The Merchants, with its words: the list that docs/notation.md shows."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from keydom.core.action import Action, Arg, Grammar, MannerArg, OneOf, Verb
from keydom.core.errors import InvalidAction
from keydom.core.hexes import SIDES, HexArg
from keydom.games.keyflower.components import (
    COLOURS,
    CONTRACTS,
    EXTENSIONS,
    FIRST_BOAT,
    FIRST_HOME,
    FIRST_ORDER,
    FIRST_SPRING,
    FIRST_WINTER,
    GOODS,
    ITEMS,
    SKILLS,
    THINGS,
    TILES,
    WINTER_TILES,
)

MOST_WINTER_TILES: Final = 4  # in a hand
MOST_WORKERS: Final = 60  # of a colour: more than there are


class KeyflowerAction(Action):
    """One decision of Keyflower: its numbers, by the names of the verbs' arguments."""

    __slots__ = ()

    @property
    def colour(self) -> int:
        return self.a

    @property
    def skill(self) -> int:
        return self.a

    @property
    def good(self) -> int:
        return self.a

    @property
    def item(self) -> int:
        return self.a

    @property
    def tile(self) -> int:
        return self.a

    @property
    def group(self) -> int:
        return self.a

    @property
    def count(self) -> int:
        return self.a

    @property
    def contract(self) -> int:
        return self.a

    @property
    def hex(self) -> int:
        return self.a

    @property
    def tiles(self) -> int:
        return self.a

    @property
    def thing(self) -> int:
        return self.b

    @property
    def extension(self) -> int:
        return self.b

    @property
    def turn(self) -> int:
        return self.b

    @property
    def from_(self) -> int:
        return self.b

    @property
    def to(self) -> int:
        return self.c


class WinterArg(Arg):
    """A choice of winter tiles, written with `+` between them; the number has a bit for each tile."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind, within=_hands())

    def write(self, number: int) -> str:
        return "+".join(tile for place, tile in enumerate(WINTER_TILES) if (number >> place) & 1)

    def read(self, text: str) -> int:
        number = 0
        for word in text.split("+"):
            if word not in WINTER_TILES:
                raise InvalidAction(f"{word!r} is no winter tile: expected some of {', '.join(WINTER_TILES)}")
            number |= 1 << WINTER_TILES.index(word)
        if self.write(number) != text:
            raise InvalidAction(f"{text!r} names winter tiles twice or out of order: expected {self.write(number)}")
        return number

    def refs(self, number: int) -> list[str]:
        return [f"tile:{tile}" for place, tile in enumerate(WINTER_TILES) if (number >> place) & 1]


def _hands() -> list[int]:
    """Every choice of winter tiles that a hand can hold."""
    bits = [1 << place for place in range(len(WINTER_TILES))]
    return [sum(some) for count in range(1, MOST_WINTER_TILES + 1) for some in combinations(bits, count)]


COLOUR: Final = OneOf("colour", COLOURS)
SKILL: Final = OneOf("skill", SKILLS)
GOOD: Final = OneOf("good", GOODS)
ITEM: Final = OneOf("item", ITEMS)
TILE: Final = OneOf("tile", TILES)
BOAT: Final = OneOf("tile", TILES, within=range(FIRST_BOAT, FIRST_ORDER))
LOT: Final = OneOf("tile", TILES, within=range(FIRST_ORDER, len(TILES)))  # what is put up for auction
GROUP: Final = OneOf("tile", TILES, "group", within=range(FIRST_ORDER, len(TILES)))
# What can lie in a village before the end of winter: the rest comes when nothing is done with it any more.
VILLAGE: Final = (*range(FIRST_HOME, FIRST_BOAT), *range(FIRST_SPRING, FIRST_WINTER))
IN_VILLAGE: Final = OneOf("tile", TILES, within=VILLAGE)
FROM: Final = OneOf("tile", TILES, "from", within=VILLAGE)
TO: Final = OneOf("tile", TILES, "to", within=VILLAGE)
COUNT: Final = Arg("count", within=range(MOST_WORKERS + 1))
CONTRACT: Final = OneOf("contract", CONTRACTS)
EXTENSION: Final = OneOf("extension", EXTENSIONS)
THING: Final = OneOf("thing", THINGS)

# NATURE's draws: in the open, and into a hand.
HOME: Final = Verb("home", TILE)
MOOR: Final = Verb("moor", BOAT)
LAY_OUT: Final = Verb("lay-out", TILE)
LOAD: Final = Verb("load", COLOUR)
LOAD_SKILL: Final = Verb("load-skill", SKILL)
OFFER_CONTRACT: Final = Verb("offer-contract", CONTRACT)
DEAL: Final = Verb("deal", TILE)
DRAW: Final = Verb("draw", COLOUR)
DRAW_SKILL: Final = Verb("draw-skill", SKILL)
DRAW_CONTRACT: Final = Verb("draw-contract", CONTRACT)

# A turn.
BID: Final = Verb("bid", LOT)
USE: Final = Verb("use", IN_VILLAGE)
PASS: Final = Verb("pass")
TRADE: Final = Verb("trade", CONTRACT, THING)

# Workers for a bid or a use: their colour, groups that were outbid, and how many from behind the screen.
IN: Final = Verb("in", COLOUR)
MOVE: Final = Verb("move", GROUP)
ADD: Final = Verb("add", COUNT)
WORKER: Final = Verb("worker", COLOUR)
ENOUGH: Final = Verb("enough")

# What a tile asks and gives.
PAY: Final = Verb("pay", COLOUR)
PAY_GROUP: Final = Verb("pay-group", GROUP)
PAY_SKILL: Final = Verb("pay-skill", SKILL)
PAY_GOOD: Final = Verb("pay-good", GOOD)
TAKE: Final = Verb("take", ITEM)
COPY: Final = Verb("copy", IN_VILLAGE)
STORE: Final = Verb("store", IN_VILLAGE)
TAKE_CONTRACT: Final = Verb("take-contract", CONTRACT)
BLIND: Final = Verb("blind")

# Transport and upgrades.
CARRY: Final = Verb("carry", GOOD, FROM, TO)
UPGRADE: Final = Verb("upgrade", IN_VILLAGE)
EXTEND: Final = Verb("extend", IN_VILLAGE, EXTENSION)
DONE: Final = Verb("done")

# Between the seasons.
BOARD: Final = Verb("board", BOAT)
REPLACE: Final = Verb("replace", BOAT)
PLACE: Final = Verb("place", TILE)
AT: Final = Verb("at", HexArg("hex"), MannerArg("turn", within=range(SIDES)))
SUBMIT: Final = Verb("submit", WinterArg("tiles"))

GRAMMAR: Final = Grammar(
    (
        *(BID, USE, PASS, TRADE, IN, MOVE, ADD, WORKER, ENOUGH),
        *(PAY, PAY_GROUP, PAY_SKILL, PAY_GOOD, TAKE, COPY, STORE, TAKE_CONTRACT, BLIND),
        *(CARRY, UPGRADE, EXTEND, DONE),
        *(BOARD, REPLACE, PLACE, AT, SUBMIT),
    ),
    (HOME, MOOR, LAY_OUT, LOAD, LOAD_SKILL, OFFER_CONTRACT, DEAL, DRAW, DRAW_SKILL, DRAW_CONTRACT),
    KeyflowerAction,
)


def winter_bit(tile: int) -> int:
    return 1 << (tile - FIRST_WINTER)
