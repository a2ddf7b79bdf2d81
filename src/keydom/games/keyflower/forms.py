"""How a position of Keyflower reads as text. Villages list their tiles in the order in which they were laid."""

from __future__ import annotations

from typing import Final

from keydom.core.action import OneOf
from keydom.core.forms import (
    COUNT,
    GIVEN,
    SEAT,
    YES_NO,
    ArgForm,
    BitsForm,
    CountsForm,
    Forms,
    OptionalForm,
    RangeForm,
    SeatForm,
    TupleForm,
)
from keydom.core.hexes import HexArg
from keydom.core.list_forms import (
    ByNameForm,
    FixedListForm,
    FlatRowsForm,
    ListForm,
    MappingForm,
    RowsForm,
    SeatRowsForm,
)
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
    FREIGHT,
    GOODS,
    MOST_ON_A_TILE,
    SEASONS,
    SKILLS,
    WINTER_TILES,
)
from keydom.games.keyflower.state import DISCARDED, GONE, NONE, ON_SALE, PILED, SHIPPED, SHOWN, UNSEEN

PLACES: Final = tuple([str(place + 1) for place in range(len(BOAT_NAMES))])  # of the boats in play
PLACE: Final = OneOf("place", PLACES)
SEASON: Final = ArgForm(OneOf("season", SEASONS))
WHERE: Final = SeatForm({UNSEEN: "unseen", ON_SALE: "on-sale", GONE: "gone"})
HOLDER: Final = SeatForm({PILED: "piled", SHOWN: "shown", DISCARDED: "discarded", SHIPPED: "shipped"})
WORKERS: Final = FlatRowsForm(CountsForm(COLOURS), ALL_COLOURS)
SKILL_TILES: Final = FlatRowsForm(CountsForm(SKILLS), ALL_SKILLS)
TILES_IN_ORDER: Final = ListForm(ArgForm(TILE))

FORMS: Final = Forms(
    {
        **dict.fromkeys(("box", "hooks", "seats", "merchants", "promos", "open_screens", "novices", "short"), GIVEN),
        "season": SEASON,
        "start": SEAT,
        "passes": COUNT,
        "homes": TILES_IN_ORDER,
        "boats": TILES_IN_ORDER,
        "docked": BitsForm(PLACES),
        "cargo": FlatRowsForm(CountsForm(COLOURS), ALL_COLOURS, PLACE, "-"),
        "crates": FlatRowsForm(CountsForm(SKILLS), ALL_SKILLS, PLACE, "-"),
        "freight": FlatRowsForm(CountsForm(FREIGHT), ALL_FREIGHT, PLACE, "-"),
        "shipped": FixedListForm(COUNT),
        "boarding_rank": FixedListForm(COUNT),
        "owner": ByNameForm(TILE, WHERE, UNSEEN),
        "spots": GIVEN,  # the villages say it
        "turns": ByNameForm(TILE, COUNT, 0),
        "up": ByNameForm(TILE, RangeForm(0, 1), 0),
        "extended": ByNameForm(TILE, ArgForm(EXTENSION), NONE),
        "maps": RowsForm(MappingForm(ArgForm(HexArg("hex")), ArgForm(TILE))),
        "goods": FlatRowsForm(CountsForm(GOODS), ALL_GOODS, TILE, "-"),
        "on": FlatRowsForm(CountsForm(COLOURS), ALL_COLOURS, TILE, "-"),
        "last_use": ByNameForm(TILE, COUNT, 0),
        "tile_colours": ByNameForm(TILE, ArgForm(COLOUR), NONE),
        "on_sale": TILES_IN_ORDER,
        "bids": SeatRowsForm(COUNT),
        "bid_colours": SeatRowsForm(ArgForm(COLOUR)),
        "supply": CountsForm(GOODS),
        "greens": COUNT,
        "bag_size": COUNT,
        "pile_size": COUNT,
        "paid": CountsForm((*COLOURS, *SKILLS)),
        "cabins_left": COUNT,
        "known_workers": WORKERS,
        "hidden_workers": FixedListForm(COUNT),
        "known_skills": SKILL_TILES,
        "hidden_skills": FixedListForm(COUNT),
        "cabins": FixedListForm(COUNT),
        "offered": ListForm(ArgForm(CONTRACT, {NONE: "none"})),
        "piled": COUNT,
        "discarded": BitsForm(CONTRACTS),
        "known_contracts": RowsForm(BitsForm(CONTRACTS)),
        "hidden_contracts": FixedListForm(COUNT),
        "none_left": BitsForm((*COLOURS, *SKILLS)),
        "screens": WORKERS,
        "skills": SKILL_TILES,
        "bag": CountsForm(COLOURS),
        "pile": CountsForm(SKILLS),
        "hands": RowsForm(BitsForm(WINTER_TILES)),
        "picks": RowsForm(BitsForm(WINTER_TILES)),
        "contracts": ByNameForm(CONTRACT, HOLDER, PILED),
    },
    {
        **dict.fromkeys(("seat", "drawer", "taker", "hauler", "builder", "payer", "next", "actor", "trader"), SEAT),
        "tile": ArgForm(TILE),
        "extension": ArgForm(EXTENSION),
        "season": ArgForm(OneOf("season", SEASONS), {len(SEASONS): "end"}),
        "colour": ArgForm(COLOUR),
        "goods": ListForm(ArgForm(GOOD), tuple),
        "winners": ListForm(SEAT, tuple),
        "order": ListForm(SEAT, tuple),
        "cost": CountsForm(COSTS),
        "pay": ArgForm(OneOf("cost", COSTS)),
        "bidding": YES_NO,
        "fresh": YES_NO,
        "left": RangeForm(1, 99),
        "place": RangeForm(0, len(PLACES) - 1),
        "Refill.place": RangeForm(0, FACE_UP - 1),
        "TurnUp.place": RangeForm(0, FACE_UP - 1),
        "DrawContracts.place": RangeForm(NONE, len(PLACES) - 1),
        "count": RangeForm(0, 9),
        "units": RangeForm(1, 99),
        "moves": RangeForm(0, 99),
        "icons": RangeForm(0, 99),
        "joined": RangeForm(0, (1 << 29) - 1),
        "chosen": TupleForm(RangeForm(0, MOST_ON_A_TILE), ALL_COLOURS),
    },
    {
        "workers": OptionalForm(CountsForm(COLOURS), [], "?"),
        "skills": OptionalForm(CountsForm(SKILLS), [], "?"),
        "hand": BitsForm(WINTER_TILES),
        "pick": BitsForm(WINTER_TILES),
        "contracts": BitsForm(CONTRACTS),
        "held": FixedListForm(COUNT),
    },
)
