"""How a position of Keyper reads as text.

A spot is a field as `b-clay` (the second of its kind `b-clay-2`), or a plot with its owner as `1.farm-3`. On it a
keyple is its colour; `white>brown` works as brown, `(brown)` lies down, and the second comer stands behind a `+`.
"""

from __future__ import annotations

from typing import Any, Final

from keydom.core.action import OneOf
from keydom.core.errors import BadPosition
from keydom.core.forms import COUNT, GIVEN, SEAT, SERVED, YES_NO, Between, Bits, Counts, Form, Forms, One
from keydom.core.rows import ByName, Each, Rows, Strips
from keydom.games.keyper.actions import BOARDS, BOAT, COLOUR, DISPLAY, RESOURCE, SPOT, TILE
from keydom.games.keyper.components import (
    ALL_COLOURS,
    ALL_DISPLAYS,
    ALL_RESOURCES,
    COLOURS,
    DEALT,
    FAIRS,
    FIRST_WINTER_FAIR,
    HOME_TILES,
    PRIVATE_FAIRS,
    RESOURCES,
    SEASONS,
    TILES,
    UPGRADED_BUILDER_PRICE,
)
from keydom.games.keyper.rules.recipes import BOTH_TRADES
from keydom.games.keyper.rules.sites import BY_LABOURER
from keydom.games.keyper.state import ALL_PLOTS, BOARD, FIRST, LYING, NEXT, NOBODY, PLOTS
from keydom.games.keyper.view import UNKNOWN

SEATS: Final = tuple([str(seat) for seat in range(len(BOARDS))])
OWN_PLOTS: Final = tuple([SPOT.write(PLOTS + plot) for plot in range(ALL_PLOTS)])
ALL_PLOTS_OF_ALL: Final = tuple([f"{seat}.{plot}" for seat in SEATS for plot in OWN_PLOTS])
FIELD_SPOTS: Final = tuple([SPOT.write(spot) for spot in range(len(BOARDS) * BOARD)])


class KeyplesForm(Form):
    """The keyples on a spot, the first comer first."""

    __slots__ = ()

    def write(self, value: Any, seats: int) -> str:
        there: int = value
        found = []
        while there:
            keyple, there = there & FIRST, there >> NEXT
            colour, works_as = (keyple & 7) - 1, ((keyple >> 3) & 7) - 1
            text = COLOURS[colour] if colour == works_as else f"{COLOURS[colour]}>{COLOURS[works_as]}"
            found.append(f"({text})" if keyple & LYING else text)
        return "+".join(found)

    def read(self, text: str, like: Any, seats: int) -> Any:
        keyples = text.split("+")
        if len(keyples) > 2:
            raise BadPosition(f"{text!r} is more than the two keyples that a spot holds")
        there = 0
        for place, word in enumerate(keyples):
            lies = word.startswith("(") and word.endswith(")")
            colour, _, works_as = (word[1:-1] if lies else word).partition(">")
            keyple = COLOUR.read(colour) + 1 + ((COLOUR.read(works_as or colour) + 1) << 3)
            there |= (keyple | (LYING if lies else 0)) << (place * NEXT)
        return there


NONE: Final = {NOBODY: "none"}
ANY_SPOT: Final = OneOf("spot", (*FIELD_SPOTS, *ALL_PLOTS_OF_ALL))
ANY_PLOT: Final = OneOf("plot", ALL_PLOTS_OF_ALL)
TILE_OR_NONE: Final = One(OneOf("tile", ("none", *TILES)))  # a tile plus 1
WINTER_FAIRS: Final = FAIRS[FIRST_WINTER_FAIR:]
MARKET: Final = Bits((*TILES[HOME_TILES:], *WINTER_FAIRS))
HELD: Final = Bits((*WINTER_FAIRS, *[f"{fair}-with-gems" for fair in WINTER_FAIRS], "private"))
IN_SEASON: Final = OneOf("season", [f"{seat}-{season}" for seat in SEATS for season in SEASONS])
SEASON: Final = One(OneOf("season", SEASONS))
NUMBERS: Final = ("1", "2", "3", "4", "5", "6")
# The private fairs of spring, summer and autumn, by their numbers; and which display, by its number.
PRIVATE: Final = OneOf("fair", NUMBERS[:PRIVATE_FAIRS])
WHICH: Final = OneOf("display", NUMBERS[:ALL_DISPLAYS])
KEYPLES: Final = KeyplesForm()

FORMS: Final = Forms(
    {
        **dict.fromkeys(("box", "seats", "cap", "short"), GIVEN),
        "season": SEASON,
        "start": SEAT,
        "last": SEAT,
        "displays": Each(One(DISPLAY)),
        "claimed": Each(SEAT),
        "boats": Bits(BOAT.names),
        "moored": Each(One(BOAT, NONE)),
        "spots": ByName(ANY_SPOT, KEYPLES, 0),
        "team": Strips(Counts(COLOURS), ALL_COLOURS),
        "resting": Strips(Counts(COLOURS), ALL_COLOURS),
        "reserve": Counts(COLOURS),
        "left": Each(COUNT),
        "keypers": Bits(SEATS),
        "tops": ByName(ANY_PLOT, TILE_OR_NONE, 0),
        "under": ByName(ANY_PLOT, TILE_OR_NONE, 0),
        "built": Rows(Bits(TILES)),
        "upgraded": Rows(Bits(TILES)),
        "plans": Rows(Bits(TILES)),
        "market": MARKET,
        "bag": MARKET,
        "discards": MARKET,
        "aside": MARKET,
        "winter": Rows(Bits(WINTER_FAIRS)),
        "held": Rows(HELD, IN_SEASON, "-"),
        "shown": Strips(Each(One(PRIVATE, NONE)), DEALT),
        "goods": Strips(Counts(RESOURCES), ALL_RESOURCES),
        "supply": Counts(RESOURCES),
        "shipping": Each(Between(0, 999)),
        "private": Strips(Each(One(PRIVATE, NONE)), DEALT),
        "folds": Each(One(WHICH, NONE)),
    },
    {
        **dict.fromkeys(("seat", "active", "joiner", "asked", "owner", "drawer", "acted"), SEAT),
        "tile": One(TILE),
        "colour": One(COLOUR),
        "skill": One(COLOUR, NONE),
        "spot": One(ANY_SPOT),
        "plot": One(OneOf("plot", OWN_PLOTS)),
        "boat": One(BOAT),
        "season": SEASON,
        "played": YES_NO,
        "Trade.extra": YES_NO,
        "Receive.given": One(RESOURCE, NONE),
        "served": SERVED,
        "Gifts.served": Between(1, 99),
        "Dealing.dealt": Between(0, len(SEATS) * DEALT),
        "dealt": Between(0, 31),
        "joiner_dealt": Between(0, 31),
        "left": Between(0, 4),
        "joiner_left": Between(0, 4),
        "up": Between(0, 1),
        "terms": Between(0, BY_LABOURER),
        "recipe": Between(0, BOTH_TRADES),
        "price": Between(0, UPGRADED_BUILDER_PRICE),
        "floor": Between(0, ALL_COLOURS - 1),
    },
    {
        "private": Strips(Each(One(PRIVATE, {**NONE, UNKNOWN: "?"})), DEALT),
        "folds": Each(One(WHICH, {**NONE, UNKNOWN: "?"})),
    },
)
