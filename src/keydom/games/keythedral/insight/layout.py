"""Keythedral as a row of numbers: what each entry says.

The board is shown cell by cell, in the order in which actions number the cells.
"""

from __future__ import annotations

from typing import Final

from keydom.core.action import Arg
from keydom.core.forms import ArgForm, CountsForm
from keydom.core.list_forms import joined_names
from keydom.core.observation import Legend, Sections, frame_names, frame_places
from keydom.games.keythedral.actions import CELL, FENCE_EDGE, SQUARE, TILE
from keydom.games.keythedral.components import CUBES, KINDS, LAWS, LEVELS, NUMBERS
from keydom.games.keythedral.rules.cubes import Pay, Take
from keydom.games.keythedral.rules.fences import FenceSide, FenceSite, Move
from keydom.games.keythedral.rules.law_cards import Plan
from keydom.games.keythedral.rules.laws import Opening, Repeal
from keydom.games.keythedral.rules.lead import Bid, Naming
from keydom.games.keythedral.rules.purchase import Answer, Price
from keydom.games.keythedral.rules.spend import LawTurn, Turn
from keydom.games.keythedral.rules.work import ChooseOrder, Place
from keydom.games.keythedral.setup import LayField, Settle, Site

DECISIONS: Final = (
    *(LayField, Settle, Site, ChooseOrder, Place, Turn, LawTurn, Pay, Take, FenceSite, FenceSide, Move),
    *(Answer, Price, Bid, Naming, Opening, Plan, Repeal),
)
FRAMES: Final = frame_places(DECISIONS)
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

ONE_TO_FIVE: Final = [str(number + 1) for number in range(NUMBERS)]  # cottages, and turns of a round


class Layout(Sections):
    """The sections of the row, and where those begin that follow from no field."""

    def enter(self, legend: Legend, seats: list[str]) -> None:
        self._round(legend, seats)
        self._asked(legend, seats)
        self._board(legend, seats)
        self._holdings(legend, seats)

    def _round(self, legend: Legend, seats: list[str]) -> None:
        self.edition = legend.add(["edition-2004"])
        legend.fields(("open-laws", "open_laws"), ("laws-at-once", "at_once"), ("open-design", "open_design"), "stages")
        legend.fields("round", "passes", "start")
        self.mover = legend.add(["to-move"], seats)
        legend.field("order", form=CountsForm(ONE_TO_FIVE))
        legend.field("plan", form=CountsForm(ONE_TO_FIVE))
        self.worked = legend.add(["worked"], seats, ONE_TO_FIVE)
        legend.fields(("ignores-fences", "broken"), ("alone-builds-houses", "moratorium"), ("took-a-law", "took"))
        legend.fields(("good-harvest", "good"), ("poor-harvest", "poor"), ("unexpected-harvest", "wild_seat"))
        legend.fields(("unexpected-harvest", "wild_kind"))
        self.double = legend.add(["double-production"], [CELL.write(cell) for cell in CELL.within])

    def _asked(self, legend: Legend, seats: list[str]) -> None:
        self.decision = legend.add(["decision"], frame_names(DECISIONS))
        self.about = legend.add(["about"], TILE.names)
        self.cottage = legend.add(["about-cottage"], seats, ONE_TO_FIVE)
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
        numbers = [str(number) for number in range(NUMBERS + 1)]
        legend.field("stack", form=CountsForm(joined_names(numbers, KINDS)))
        legend.field("top", form=ArgForm(Arg("number", within=range(NUMBERS + 1))))
        legend.field("drawn", "in_hand")
        legend.field("tile", "owner")
        legend.field("level", form=ArgForm(Arg("level", within=range(1, LEVELS + 1))))
        legend.fields(("dearer", "raised"), ("cheaper", "lowered"), "store", ("craftsmen", "shop"), ("has", "cubes"))
        legend.fields(("laws.deck", "deck"), ("laws.spaces", "spaces"), "shown", "gone", ("holds", "hands"))
        legend.fields(("laws-of", "held"), ("fences-left", "fences_left"), ("fences-gone", "fences_gone"))
