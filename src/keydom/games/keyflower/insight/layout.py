"""Keyflower as a row of numbers: what each entry says."""

from __future__ import annotations

from typing import Final

from keydom.core.action import OneOf
from keydom.core.forms import ArgForm
from keydom.core.observation import Legend, Sections, frame_names, frame_places
from keydom.games.keyflower.components import BOATS, COLOURS, COSTS, FIRST_ORDER, GOODS, SKILLS, TILES
from keydom.games.keyflower.merchants.boats import Replace
from keydom.games.keyflower.merchants.contracts import TakeContract
from keydom.games.keyflower.rules.building import Place, Site
from keydom.games.keyflower.rules.costs import PayGood
from keydom.games.keyflower.rules.gains import Stow, TakeOne
from keydom.games.keyflower.rules.harbour import Board
from keydom.games.keyflower.rules.mixing import Mix
from keydom.games.keyflower.rules.payment import Pay
from keydom.games.keyflower.rules.place_workers import Colour, Muster
from keydom.games.keyflower.rules.transport import Haul
from keydom.games.keyflower.rules.turns import EndOfTurn, Turn
from keydom.games.keyflower.rules.use import Copy
from keydom.games.keyflower.rules.winter import Submit

DECISIONS: Final = (
    *(Turn, Colour, Muster, Mix, Pay, PayGood, TakeOne, Stow, Haul, Copy, Place, Site),
    *(Board, Submit, Replace, TakeContract, EndOfTurn),
)
KINDS: Final = frame_places(DECISIONS)
FREIGHT: Final = ("gold", "cabins", "contracts")
HIDDEN: Final = 6  # what is counted of each seat


class Layout(Sections):
    """The sections of the row, and where those begin that follow from no field."""

    def enter(self, legend: Legend, seats: list[str]) -> None:
        self._round(legend, seats)
        self._tiles(legend, seats)
        self._pieces(legend, seats)

    def _round(self, legend: Legend, seats: list[str]) -> None:
        legend.field("merchants", form=ArgForm(OneOf("merchants", ["none", "mixed", "full"])))
        legend.fields("promos", "short", "season", "passes", "start")
        self.mover = legend.add(["to-move"], seats)
        self.boarding = legend.add(["to-board"], seats)  # 1 for the next who takes a boat, 2 for the one after that
        self.decision = legend.add(["decision"], frame_names(DECISIONS))
        self.asked = legend.add(["about"], TILES)
        self.pending = legend.add(["after-that"], TILES)  # a tile that gives something once it is paid for
        self.colour = legend.add(["about"], [*COLOURS, "a-bid"])
        self.cost = legend.add(["about"], ["cost"], COSTS)
        self.left = legend.add(["about"], ["steps", "icons", "units", "contracts", *GOODS])
        self.picks = legend.add(["moving"], [*TILES[FIRST_ORDER:], *COLOURS])

    def _tiles(self, legend: Legend, seats: list[str]) -> None:
        legend.field("tile", "owner")
        self.q = legend.add(["q"], TILES)  # its cell in a village, the home being 32, 32
        self.r = legend.add(["r"], TILES)
        legend.fields(("turned", "turns"), ("upgraded", "up"), ("on", "goods"), "on", ("must-be", "tile_colours"))
        legend.fields(("last-used-by", "last_use"))
        self.extended = legend.add(["extension"], TILES)
        self.bids = legend.add(["bid"], TILES[FIRST_ORDER:], seats)
        self.bid_colours = legend.add(["bid-in"], TILES[FIRST_ORDER:], seats)  # blue 1, red 2, yellow 3, green 4

    def _pieces(self, legend: Legend, seats: list[str]) -> None:
        self.docked = legend.add(["docked"], BOATS)
        self.boats = legend.add(["in-play"], BOATS)
        self.cargo = legend.add(["aboard"], BOATS, COLOURS)
        self.crates = legend.add(["aboard"], BOATS, SKILLS)
        self.freight = legend.add(["aboard"], BOATS, FREIGHT)
        legend.fields("supply", ("supply.green", "greens"), ("supply.bag", "bag_size"), ("supply.skills", "pile_size"))
        legend.fields(("supply.cabins", "cabins_left"), ("supply.contracts", "piled"))
        legend.field("none-left", "none_left")  # in the bag and the pile, as somebody found
        legend.fields("paid", ("known", "known_workers"), ("known", "known_skills"))
        self.hidden = legend.add(
            ["veiled"], seats, ["workers", "skills", "winter-tiles", "contracts", "cabins", "berth"]
        )
        legend.fields(("mine", "workers"), ("mine", "skills"), ("mine", "hand"), ("brought", "pick"))
        legend.fields(("mine", "contracts"), "offered", "discarded", ("known", "known_contracts"))
