"""Keyflower as a row of numbers: what each entry says."""

from __future__ import annotations

from typing import Final

from keydom.core.observation import Legend, Sections, frame_names, kinds
from keydom.games.keyflower.components import (
    BOATS,
    COLOURS,
    CONTRACTS,
    COSTS,
    FIRST_ORDER,
    GOODS,
    SEASONS,
    SKILLS,
    TILES,
    WINTER_TILES,
)
from keydom.games.keyflower.merchants.boats import Replace
from keydom.games.keyflower.merchants.contracts import TakeContract
from keydom.games.keyflower.rules.building import Place, Site
from keydom.games.keyflower.rules.costs import PayGood
from keydom.games.keyflower.rules.gains import Stow, TakeOne
from keydom.games.keyflower.rules.harbour import Board
from keydom.games.keyflower.rules.haul import Haul
from keydom.games.keyflower.rules.mixing import Mix
from keydom.games.keyflower.rules.muster import Colour, Muster
from keydom.games.keyflower.rules.payment import Pay
from keydom.games.keyflower.rules.turns import EndOfTurn, Turn
from keydom.games.keyflower.rules.use import Copy
from keydom.games.keyflower.rules.winter import Submit

DECISIONS: Final = (
    *(Turn, Colour, Muster, Mix, Pay, PayGood, TakeOne, Stow, Haul, Copy, Place, Site),
    *(Board, Submit, Replace, TakeContract, EndOfTurn),
)
KINDS: Final = kinds(DECISIONS)
FREIGHT: Final = ("gold", "cabins", "contracts")
ELSEWHERE: Final = 2  # where a tile is besides with a seat: on sale, or gone
VEILED: Final = 6  # what is counted of each seat


class Layout(Sections):
    """Where each section of the row begins, for so many seats."""

    __slots__ = (
        *("asked", "barren", "bids", "boarding", "boats", "cargo", "colour", "contracts", "cost", "crates", "decision"),
        *("discarded", "docked", "extended", "freight", "goods", "hand", "hues", "known", "known_contracts"),
        *("known_skills", "last", "left", "merchants", "mover", "offered", "on", "owner", "paid"),
        *(
            "passes",
            "pending",
            "pick",
            "picks",
            "promos",
            "q",
            "r",
            "season",
            "skills",
            "start",
            "supply",
            "tints",
        ),
        *("turns", "up", "veiled", "workers"),
    )

    def enter(self, legend: Legend, seats: list[str]) -> None:
        self._round(legend, seats)
        self._tiles(legend, seats)
        self._pieces(legend, seats)

    def _round(self, legend: Legend, seats: list[str]) -> None:
        self.merchants = legend.add(["merchants"], ["none", "mixed", "full"])
        self.promos = legend.add(["promos", "short"])
        self.season = legend.add(["season"], SEASONS)
        self.passes = legend.add(["passes"])
        self.start = legend.add(["start"], seats)
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
        self.owner = legend.add(["tile"], TILES, [*seats, "on-sale", "gone"])
        self.q = legend.add(["q"], TILES)  # its cell in a village, the home being 32, 32
        self.r = legend.add(["r"], TILES)
        self.turns = legend.add(["turned"], TILES)
        self.up = legend.add(["upgraded"], TILES)
        self.goods = legend.add(["on"], TILES, GOODS)
        self.on = legend.add(["on"], TILES, COLOURS)
        self.hues = legend.add(["must-be"], TILES, COLOURS)
        self.last = legend.add(["last-used-by"], TILES)
        self.extended = legend.add(["extension"], TILES)
        self.bids = legend.add(["bid"], TILES[FIRST_ORDER:], seats)
        self.tints = legend.add(["bid-in"], TILES[FIRST_ORDER:], seats)  # blue 1, red 2, yellow 3, green 4

    def _pieces(self, legend: Legend, seats: list[str]) -> None:
        self.docked = legend.add(["docked"], BOATS)
        self.boats = legend.add(["in-play"], BOATS)
        self.cargo = legend.add(["aboard"], BOATS, COLOURS)
        self.crates = legend.add(["aboard"], BOATS, SKILLS)
        self.freight = legend.add(["aboard"], BOATS, FREIGHT)
        self.supply = legend.add(["supply"], [*GOODS, "green", "bag", "skills", "cabins", "contracts"])
        self.barren = legend.add(["none-left"], [*COLOURS, *SKILLS])  # in the bag and the pile, as somebody found
        self.paid = legend.add(["paid"], [*COLOURS, *SKILLS])
        self.known = legend.add(["known"], seats, COLOURS)
        self.known_skills = legend.add(["known"], seats, SKILLS)
        self.veiled = legend.add(
            ["veiled"], seats, ["workers", "skills", "winter-tiles", "contracts", "cabins", "berth"]
        )
        self.workers = legend.add(["mine"], COLOURS)
        self.skills = legend.add(["mine"], SKILLS)
        self.hand = legend.add(["mine"], WINTER_TILES)
        self.pick = legend.add(["brought"], WINTER_TILES)
        self.contracts = legend.add(["mine"], CONTRACTS)
        self.offered = legend.add(["offered"], CONTRACTS)
        self.discarded = legend.add(["discarded"], CONTRACTS)
        self.known_contracts = legend.add(["known"], seats, CONTRACTS)
