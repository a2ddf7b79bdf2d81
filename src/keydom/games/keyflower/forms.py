"""How a position of Keyflower reads as text. Villages list their tiles in the order in which they were laid."""

from __future__ import annotations

from typing import Final

from keydom.core.action import OneOf
from keydom.core.forms import COUNT, GIVEN, SEAT, YES_NO, Between, Bits, Counts, Forms, One, Row, Unless, Who
from keydom.core.hexes import HexArg
from keydom.core.rows import ByName, Each, Pairs, Ranks, Rows, Some, Strips
from keydom.games.keyflower.actions import COLOUR, CONTRACT, EXTENSION, GOOD, TILE
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_FREIGHT,
    ALL_GOODS,
    ALL_SKILLS,
    BOAT_NAMES,
    COLOURS,
    CONTRACTS,
    COSTS,
    FACE_UP,
    GOODS,
    MOST_ON_A_TILE,
    SEASONS,
    SKILLS,
    WINTER_TILES,
)
from keydom.games.keyflower.state import DISCARDED, GONE, NONE, ON_SALE, PILED, SHIPPED, SHOWN, UNSEEN

PLACES: Final = tuple([str(place + 1) for place in range(len(BOAT_NAMES))])  # of the boats in play
PLACE: Final = OneOf("place", PLACES)
SEASON: Final = One(OneOf("season", SEASONS))
WHERE: Final = Who({UNSEEN: "unseen", ON_SALE: "on-sale", GONE: "gone"})
HOLDER: Final = Who({PILED: "piled", SHOWN: "shown", DISCARDED: "discarded", SHIPPED: "shipped"})
WORKERS: Final = Strips(Counts(COLOURS), ALL_COLOURS)
SKILL_TILES: Final = Strips(Counts(SKILLS), ALL_SKILLS)
TILES_IN_ORDER: Final = Some(One(TILE))

FORMS: Final = Forms(
    {
        **dict.fromkeys(("box", "seams", "seats", "merchants", "promos", "open_screens", "novices", "short"), GIVEN),
        "season": SEASON,
        "start": SEAT,
        "passes": COUNT,
        "homes": TILES_IN_ORDER,
        "boats": TILES_IN_ORDER,
        "docked": Bits(PLACES),
        "cargo": Strips(Counts(COLOURS), ALL_COLOURS, PLACE, "-"),
        "crates": Strips(Counts(SKILLS), ALL_SKILLS, PLACE, "-"),
        "freight": Strips(Counts(("gold", "cabin", "contract")), ALL_FREIGHT, PLACE, "-"),
        "aged": Each(COUNT),
        "berths": Each(COUNT),
        "owner": ByName(TILE, WHERE, UNSEEN),
        "spots": GIVEN,  # the villages say it
        "turns": ByName(TILE, COUNT, 0),
        "up": ByName(TILE, Between(0, 1), 0),
        "extended": ByName(TILE, One(EXTENSION), NONE),
        "maps": Rows(Pairs(One(HexArg("hex")), One(TILE))),
        "goods": Strips(Counts(GOODS), ALL_GOODS, TILE, "-"),
        "on": Strips(Counts(COLOURS), ALL_COLOURS, TILE, "-"),
        "last": ByName(TILE, COUNT, 0),
        "hues": ByName(TILE, One(COLOUR), NONE),
        "lots": TILES_IN_ORDER,
        "bids": Ranks(COUNT),
        "tints": Ranks(One(COLOUR)),
        "supply": Counts(GOODS),
        "greens": COUNT,
        "bag_size": COUNT,
        "pile_size": COUNT,
        "paid": Counts((*COLOURS, *SKILLS)),
        "cabins_left": COUNT,
        "known": WORKERS,
        "veiled": Each(COUNT),
        "known_skills": SKILL_TILES,
        "veiled_skills": Each(COUNT),
        "cabins": Each(COUNT),
        "offered": Some(One(CONTRACT, {NONE: "none"})),
        "piled": COUNT,
        "discarded": Bits(CONTRACTS),
        "known_contracts": Rows(Bits(CONTRACTS)),
        "veiled_contracts": Each(COUNT),
        "barren": Bits((*COLOURS, *SKILLS)),
        "screens": WORKERS,
        "skills": SKILL_TILES,
        "bag": Counts(COLOURS),
        "pile": Counts(SKILLS),
        "hands": Rows(Bits(WINTER_TILES)),
        "picks": Rows(Bits(WINTER_TILES)),
        "contracts": ByName(CONTRACT, HOLDER, PILED),
    },
    {
        **dict.fromkeys(("seat", "drawer", "taker", "hauler", "builder", "payer", "next", "actor", "trader"), SEAT),
        "tile": One(TILE),
        "extension": One(EXTENSION),
        "season": One(OneOf("season", SEASONS), {len(SEASONS): "end"}),
        "colour": One(COLOUR),
        "goods": Some(One(GOOD), tuple),
        "winners": Some(SEAT, tuple),
        "order": Some(SEAT, tuple),
        "cost": Counts(COSTS),
        "pay": One(OneOf("cost", COSTS)),
        "bidding": YES_NO,
        "fresh": YES_NO,
        "left": Between(1, 99),
        "place": Between(0, len(PLACES) - 1),
        "Refill.place": Between(0, FACE_UP - 1),
        "TurnUp.place": Between(0, FACE_UP - 1),
        "DrawContracts.place": Between(NONE, len(PLACES) - 1),
        "count": Between(0, 9),
        "units": Between(1, 99),
        "moves": Between(0, 99),
        "icons": Between(0, 99),
        "joined": Between(0, (1 << 29) - 1),
        "chosen": Row(Between(0, MOST_ON_A_TILE), ALL_COLOURS),
    },
    {
        "workers": Unless(Counts(COLOURS), [], "?"),
        "skills": Unless(Counts(SKILLS), [], "?"),
        "hand": Bits(WINTER_TILES),
        "pick": Bits(WINTER_TILES),
        "contracts": Bits(CONTRACTS),
        "held": Each(COUNT),
    },
)
