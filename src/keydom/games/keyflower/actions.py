"""Every decision of Keyflower and The Merchants, with its words: the list that docs/notation.md shows."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Arg, Grammar, OneOf, Verb
from keydom.core.errors import InvalidAction
from keydom.core.hexes import HexArg
from keydom.games.keyflower.components import (
    COLOURS,
    CONTRACTS,
    EXTENSIONS,
    FIRST_WINTER,
    GOODS,
    ITEMS,
    SKILLS,
    TILES,
    WINTER_TILES,
)


class WinterArg(Arg):
    """A choice of winter tiles, written with `+` between them; the number has a bit for each tile."""

    __slots__ = ()

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


COLOUR: Final = OneOf("colour", COLOURS)
SKILL: Final = OneOf("skill", SKILLS)
GOOD: Final = OneOf("good", GOODS)
ITEM: Final = OneOf("item", ITEMS)
TILE: Final = OneOf("tile", TILES)
COUNT: Final = Arg("count")
CONTRACT: Final = OneOf("contract", CONTRACTS)
EXTENSION: Final = OneOf("extension", EXTENSIONS)
# What a contract can be traded for, and what the start player's piece can stand for.
THINGS: Final = (*COLOURS, *SKILLS, *GOODS)
THING: Final = OneOf("thing", THINGS)

# NATURE's draws: in the open, and into a hand.
HOME: Final = Verb("home", TILE)
MOOR: Final = Verb("moor", TILE)
LAY_OUT: Final = Verb("lay-out", TILE)
LOAD: Final = Verb("load", COLOUR)
LOAD_SKILL: Final = Verb("load-skill", SKILL)
OFFER_CONTRACT: Final = Verb("offer-contract", CONTRACT)
DEAL: Final = Verb("deal", TILE)
DRAW: Final = Verb("draw", COLOUR)
DRAW_SKILL: Final = Verb("draw-skill", SKILL)
DRAW_CONTRACT: Final = Verb("draw-contract", CONTRACT)

# A turn.
BID: Final = Verb("bid", TILE)
USE: Final = Verb("use", TILE)
PASS: Final = Verb("pass")
TRADE: Final = Verb("trade", CONTRACT, THING)

# Workers for a bid or a use: their colour, groups that were outbid, and how many from behind the screen.
IN: Final = Verb("in", COLOUR)
MOVE: Final = Verb("move", OneOf("tile", TILES, "group"))
ADD: Final = Verb("add", COUNT)
WORKER: Final = Verb("worker", COLOUR)
ENOUGH: Final = Verb("enough")

# What a tile asks and gives.
PAY: Final = Verb("pay", COLOUR)
PAY_GROUP: Final = Verb("pay-group", OneOf("tile", TILES, "group"))
PAY_SKILL: Final = Verb("pay-skill", SKILL)
PAY_GOOD: Final = Verb("pay-good", GOOD)
TAKE: Final = Verb("take", ITEM)
COPY: Final = Verb("copy", TILE)
STORE: Final = Verb("store", TILE)
TAKE_CONTRACT: Final = Verb("take-contract", CONTRACT)
BLIND: Final = Verb("blind")

# Transport and upgrades.
CARRY: Final = Verb("carry", GOOD, OneOf("tile", TILES, "from"), OneOf("tile", TILES, "to"))
UPGRADE: Final = Verb("upgrade", TILE)
EXTEND: Final = Verb("extend", TILE, EXTENSION)
DONE: Final = Verb("done")

# Between the seasons.
BOARD: Final = Verb("board", TILE)
REPLACE: Final = Verb("replace", TILE)
PLACE: Final = Verb("place", TILE)
AT: Final = Verb("at", HexArg("hex"), Arg("turn"))
SUBMIT: Final = Verb("submit", WinterArg("tiles"))

GRAMMAR: Final = Grammar(
    (
        *(HOME, MOOR, LAY_OUT, LOAD, LOAD_SKILL, OFFER_CONTRACT, DEAL, DRAW, DRAW_SKILL, DRAW_CONTRACT),
        *(BID, USE, PASS, TRADE, IN, MOVE, ADD, WORKER, ENOUGH),
        *(PAY, PAY_GROUP, PAY_SKILL, PAY_GOOD, TAKE, COPY, STORE, TAKE_CONTRACT, BLIND),
        *(CARRY, UPGRADE, EXTEND, DONE),
        *(BOARD, REPLACE, PLACE, AT, SUBMIT),
    )
)


def winter_bit(tile: int) -> int:
    return 1 << (tile - FIRST_WINTER)
