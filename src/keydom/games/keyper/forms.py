"""How a position of Keyper reads as text.

A spot is a field as `b-clay` (the second of its kind `b-clay-2`), or a plot with its owner as `1.farm-3`. On it a
keyple is its colour; `white>brown` works as brown, `(brown)` lies down, and the second comer stands behind a `+`.
"""

from __future__ import annotations

from typing import Any, Final

from keydom.core.action import OneOf
from keydom.core.errors import BadPosition
from keydom.core.forms import COUNT, GIVEN, SEAT, SERVED, YES_NO, ArgForm, BitsForm, CountsForm, Form, Forms, RangeForm
from keydom.core.list_forms import ByNameForm, FixedListForm, FlatRowsForm, RowsForm, SeatBitsForm
from keydom.games.keyper.actions import BOARDS, BOAT, COLOUR, DISPLAY, RESOURCE, SPOT, TILE
from keydom.games.keyper.components import (
    ALL_COLOURS,
    ALL_DISPLAYS,
    ALL_RESOURCES,
    COLOURS,
    FAIR_SEASONS,
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
from keydom.games.keyper.state import ALL_PLOTS, BOARD_SPOTS, FIRST_PLOT, KEYPLE_BITS, KEYPLE_MASK, LYING, NOBODY
from keydom.games.keyper.view import UNKNOWN

SEATS: Final = tuple([str(seat) for seat in range(len(BOARDS))])
OWN_PLOTS: Final = tuple([SPOT.write(FIRST_PLOT + plot) for plot in range(ALL_PLOTS)])
ALL_PLOTS_OF_ALL: Final = tuple([f"{seat}.{plot}" for seat in SEATS for plot in OWN_PLOTS])
FIELD_SPOTS: Final = tuple([SPOT.write(spot) for spot in range(len(BOARDS) * BOARD_SPOTS)])


class KeyplesForm(Form):
    """The keyples on a spot, the first comer first."""

    def write(self, value: Any, seats: int) -> str:
        there: int = value
        found = []
        while there:
            keyple, there = there & KEYPLE_MASK, there >> KEYPLE_BITS
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
            there |= (keyple | (LYING if lies else 0)) << (place * KEYPLE_BITS)
        return there


NONE: Final = {NOBODY: "none"}
ANY_SPOT: Final = OneOf("spot", (*FIELD_SPOTS, *ALL_PLOTS_OF_ALL))
ANY_PLOT: Final = OneOf("plot", ALL_PLOTS_OF_ALL)
TILE_OR_NONE: Final = ArgForm(OneOf("tile", ("none", *TILES)))  # a tile plus 1
WINTER_FAIRS: Final = FAIRS[FIRST_WINTER_FAIR:]
MARKET: Final = BitsForm((*TILES[HOME_TILES:], *WINTER_FAIRS))
HELD: Final = BitsForm((*WINTER_FAIRS, *[f"{fair}-with-gems" for fair in WINTER_FAIRS], "private"))
IN_SEASON: Final = OneOf("season", [f"{seat}-{season}" for seat in SEATS for season in SEASONS])
SEASON: Final = ArgForm(OneOf("season", SEASONS))
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
        "displays": FixedListForm(ArgForm(DISPLAY)),
        "claimed": FixedListForm(SEAT),
        "boats": BitsForm(BOAT.names),
        "moored": FixedListForm(ArgForm(BOAT, NONE)),
        "spots": ByNameForm(ANY_SPOT, KEYPLES, 0),
        "team": FlatRowsForm(CountsForm(COLOURS), ALL_COLOURS),
        "resting": FlatRowsForm(CountsForm(COLOURS), ALL_COLOURS),
        "reserve": CountsForm(COLOURS),
        "left": FixedListForm(COUNT),
        "keypers": SeatBitsForm(len(SEATS)),
        "tops": ByNameForm(ANY_PLOT, TILE_OR_NONE, 0),
        "under": ByNameForm(ANY_PLOT, TILE_OR_NONE, 0),
        "built": RowsForm(BitsForm(TILES)),
        "upgraded": RowsForm(BitsForm(TILES)),
        "plans": RowsForm(BitsForm(TILES)),
        "market": MARKET,
        "bag": MARKET,
        "discards": MARKET,
        "aside": MARKET,
        "winter": RowsForm(BitsForm(WINTER_FAIRS)),
        "held": RowsForm(HELD, IN_SEASON, "-"),
        "shown": FlatRowsForm(FixedListForm(ArgForm(PRIVATE, NONE)), FAIR_SEASONS),
        "goods": FlatRowsForm(CountsForm(RESOURCES), ALL_RESOURCES),
        "supply": CountsForm(RESOURCES),
        "shipping": FixedListForm(RangeForm(0, 999)),
        "private": FlatRowsForm(FixedListForm(ArgForm(PRIVATE, NONE)), FAIR_SEASONS),
        "folds": FixedListForm(ArgForm(WHICH, NONE)),
    },
    {
        **dict.fromkeys(("seat", "active", "joiner", "asked", "owner", "drawer", "acted"), SEAT),
        "tile": ArgForm(TILE),
        "colour": ArgForm(COLOUR),
        "skill": ArgForm(COLOUR, NONE),
        "spot": ArgForm(ANY_SPOT),
        "plot": ArgForm(OneOf("plot", OWN_PLOTS)),
        "boat": ArgForm(BOAT),
        "season": SEASON,
        "played": YES_NO,
        "Trade.extra": YES_NO,
        "Receive.given": ArgForm(RESOURCE, NONE),
        "served": SERVED,
        "Gifts.served": RangeForm(1, 99),
        "Dealing.dealt": RangeForm(0, len(SEATS) * FAIR_SEASONS),
        "dealt": RangeForm(0, 31),
        "joiner_dealt": RangeForm(0, 31),
        "left": RangeForm(0, 4),
        "joiner_left": RangeForm(0, 4),
        "up": RangeForm(0, 1),
        "terms": RangeForm(0, BY_LABOURER),
        "recipe": RangeForm(0, BOTH_TRADES),
        "price": RangeForm(0, UPGRADED_BUILDER_PRICE),
        "floor": RangeForm(0, ALL_COLOURS - 1),
    },
    {
        "private": FlatRowsForm(FixedListForm(ArgForm(PRIVATE, {**NONE, UNKNOWN: "?"})), FAIR_SEASONS),
        "folds": FixedListForm(ArgForm(WHICH, {**NONE, UNKNOWN: "?"})),
    },
)
