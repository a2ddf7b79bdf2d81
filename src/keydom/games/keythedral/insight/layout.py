"""Keythedral as a row of numbers: what each entry says.

The board is shown cell by cell, in the order in which actions number the cells.
"""

from __future__ import annotations

from typing import Final

from keydom.core.observation import Legend, Sections, frame_names, kinds
from keydom.games.keythedral.actions import CELL, FENCE_EDGE, SQUARE, TILE
from keydom.games.keythedral.components import CUBES, KINDS, LAWS, LEVELS, NUMBERS
from keydom.games.keythedral.rules.cubes import Pay, Take
from keydom.games.keythedral.rules.fences import FenceSide, FenceSite, Move
from keydom.games.keythedral.rules.laws import Opening, Plan, Repeal
from keydom.games.keythedral.rules.lead import Bid, Naming
from keydom.games.keythedral.rules.purchase import Answer, Price
from keydom.games.keythedral.rules.spend import LawTurn, Turn
from keydom.games.keythedral.rules.work import ChooseOrder, Place
from keydom.games.keythedral.setup import LayField, Settle, Site

DECISIONS: Final = (
    *(LayField, Settle, Site, ChooseOrder, Place, Turn, LawTurn, Pay, Take, FenceSite, FenceSide, Move),
    *(Answer, Price, Bid, Naming, Opening, Plan, Repeal),
)
FRAMES: Final = kinds(DECISIONS)
# The numbers that a decision is about, in order.
ABOUT: Final = ("sent", "phase", "left", "floor", "limit", "extra", "less", "swap")
SENT: Final = 0
PHASE: Final = 1
LEFT: Final = 2
FLOOR: Final = 3
LIMIT: Final = 4
EXTRA: Final = 5
LESS: Final = 6
SWAP: Final = 7

ELSEWHERE: Final = 2  # where a building tile is besides with a seat: face up, or removed


class Layout(Sections):
    """Where each section of the row begins, for so many seats."""

    __slots__ = (
        *("about", "bidder", "broken", "buyer", "cottage", "cottages", "cubes", "decision", "design", "done", "double"),
        *(
            "due",
            "edition",
            "fences",
            "fences_gone",
            "fences_left",
            "fields",
            "gone",
            "good",
            "hands",
            "held",
            "holder",
        ),
        *("houses", "in_hand", "law", "laws", "level", "lowered", "mover", "numbers", "order", "owner"),
        *("pile", "plan", "poor", "raised", "round", "shop", "shown", "stack", "start", "store"),
        *("moratorium", "to", "took", "top", "waiting", "wild", "worked", "workers"),
    )

    def enter(self, legend: Legend, seats: list[str]) -> None:
        self._round(legend, seats)
        self._asked(legend, seats)
        self._board(legend, seats)
        self._holdings(legend, seats)

    def _round(self, legend: Legend, seats: list[str]) -> None:
        self.edition = legend.add(["edition-2004"])
        self.laws = legend.add(["open-laws", "laws-at-once"])
        self.design = legend.add(["open-design", "stages"])
        self.round = legend.add(["round", "passes"])
        self.start = legend.add(["start"], seats)
        self.mover = legend.add(["to-move"], seats)
        self.order = legend.add(["order"], [str(place + 1) for place in range(NUMBERS)])
        self.plan = legend.add(["plan"], [str(place + 1) for place in range(NUMBERS)])
        self.worked = legend.add(["worked"], seats, [str(number + 1) for number in range(NUMBERS)])
        self.broken = legend.add(["ignores-fences"], seats)
        self.moratorium = legend.add(["alone-builds-houses"], seats)
        self.took = legend.add(["took-a-law"], seats)
        self.good = legend.add(["good-harvest"], KINDS)
        self.poor = legend.add(["poor-harvest"], KINDS)
        self.wild = legend.add(["unexpected-harvest"], [*seats, *KINDS])
        self.double = legend.add(["double-production"], [CELL.write(cell) for cell in CELL.within])

    def _asked(self, legend: Legend, seats: list[str]) -> None:
        self.decision = legend.add(["decision"], frame_names(DECISIONS))
        self.about = legend.add(["about"], TILE.names)
        self.cottage = legend.add(["about-cottage"], seats, [str(number + 1) for number in range(NUMBERS)])
        self.law = legend.add(["to-come"], LAWS)
        self.buyer = legend.add(["buying"], seats)
        self.holder = legend.add(["marker"], seats)
        self.bidder = legend.add(["leads-with"], seats)
        self.to = legend.add(["paid-to"], seats)
        self.waiting = legend.add(["still-to-be-asked"], seats)
        self.due = legend.add(["due"], CUBES)
        self.done = legend.add(["substituted"], CUBES)
        self.numbers = legend.add(["about"], ABOUT)

    def _board(self, legend: Legend, seats: list[str]) -> None:
        cells = [CELL.write(cell) for cell in CELL.within]
        squares = [SQUARE.write(cell) for cell in SQUARE.within]
        self.fields = legend.add(["field"], cells, KINDS)
        self.workers = legend.add(["worker"], cells, seats)
        self.cottages = legend.add(["cottage"], squares, seats)  # its number
        self.houses = legend.add(["house"], squares)
        self.fences = legend.add(["fence"], [FENCE_EDGE.write(edge) for edge in FENCE_EDGE.within])  # whose, from 1 on

    def _holdings(self, legend: Legend, seats: list[str]) -> None:
        self.stack = legend.add(["stack"], [str(number) for number in range(NUMBERS + 1)], KINDS)
        self.top = legend.add(["top"], [str(number) for number in range(NUMBERS + 1)])
        self.in_hand = legend.add(["drawn"], KINDS)
        self.owner = legend.add(["tile"], TILE.names, [*seats, "face-up", "removed"])
        self.level = legend.add(["level"], [str(level) for level in range(1, LEVELS + 1)])
        self.raised = legend.add(["dearer"], TILE.names)
        self.lowered = legend.add(["cheaper"], TILE.names)
        self.store = legend.add(["store"], CUBES)
        self.shop = legend.add(["craftsmen"], CUBES)
        self.cubes = legend.add(["has"], seats, CUBES)
        self.pile = legend.add(["laws"], ["deck", "spaces"])
        self.shown = legend.add(["shown"], LAWS)
        self.gone = legend.add(["gone"], LAWS)
        self.hands = legend.add(["holds"], seats, LAWS)
        self.held = legend.add(["laws-of"], seats)
        self.fences_left = legend.add(["fences-left"], seats)
        self.fences_gone = legend.add(["fences-gone"], seats)
