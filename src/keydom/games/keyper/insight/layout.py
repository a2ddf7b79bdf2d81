"""Keyper as a row of numbers: what each entry says."""

from __future__ import annotations

from typing import Final

from keydom.core.action import OneOf
from keydom.core.forms import SEAT, ArgForm, CountsForm
from keydom.core.list_forms import ByNameForm, FlatRowsForm
from keydom.core.observation import Legend, Sections, frame_names, frame_places
from keydom.games.keyper.actions import BOARDS, BOAT, DISPLAY
from keydom.games.keyper.components import (
    ALL_DISPLAYS,
    COLOURS,
    FAIR_SEASONS,
    FIELDS,
    PRIVATE_FAIRS,
    RESOURCES,
    SEASONS,
    TILES,
)
from keydom.games.keyper.forms import HELD
from keydom.games.keyper.rules.boats import Deal
from keydom.games.keyper.rules.build import Build, BuildHere, Site
from keydom.games.keyper.rules.fairs import HoldFair
from keydom.games.keyper.rules.housing import Stray
from keydom.games.keyper.rules.joining import Join
from keydom.games.keyper.rules.keyp import Gift
from keydom.games.keyper.rules.laying import LayDown
from keydom.games.keyper.rules.market import TakeTile
from keydom.games.keyper.rules.placing import Existing, Moor, Place
from keydom.games.keyper.rules.plots import Plot
from keydom.games.keyper.rules.prices import Pay
from keydom.games.keyper.rules.seasons import Fold, Spare
from keydom.games.keyper.rules.trade import Receive, Trade
from keydom.games.keyper.rules.turns import Turn
from keydom.games.keyper.rules.upgrade import Upgrade
from keydom.games.keyper.state import ALL_PLOTS, NOBODY

DECISIONS: Final = (
    *(Turn, Place, Moor, Existing, Join, LayDown, TakeTile, Build, BuildHere, Site, Upgrade, Plot, Pay),
    *(Trade, Receive, Deal, Gift, HoldFair, Stray, Fold, Spare),
)
KINDS: Final = frame_places(DECISIONS)

# What stands on a spot: the first comer's colour, whether it lies and as what it works; then the same of the second.
KEYPLES: Final = (*COLOURS, "lying", "works-as", *[f"{colour}-too" for colour in COLOURS], "lying-too", "works-as-too")
KEYPLE_ENTRIES: Final = 9
SPOT_ENTRIES: Final = 18


class Layout(Sections):
    """The sections of the row, and where those begin that follow from no field."""

    def enter(self, legend: Legend, seats: list[str]) -> None:
        self._round(legend, seats)
        self._boards(legend, seats, BOARDS[: self.seats])
        self._holdings(legend, seats)

    def _round(self, legend: Legend, seats: list[str]) -> None:
        legend.fields("season", "short", "start", "last")
        self.mover = legend.add(["to-move"], seats)
        self.decision = legend.add(["decision"], frame_names(DECISIONS))
        self.about = legend.add(["about"], TILES)
        self.colour = legend.add(["about"], COLOURS)
        self.resource = legend.add(["about"], RESOURCES)
        self.deal = legend.add(["about"], BOAT.names)
        self.terms = legend.add(["about"], ["terms"])
        self.plot = legend.add(["about"], ["plot"])
        self.recipe = legend.add(["about"], ["recipe"])
        self.price = legend.add(["about"], ["price"])
        self.extra = legend.add(["about"], ["extra"])
        self.dealt = legend.add(["about"], ["dealt"])
        self.played = legend.add(["about"], ["played"])
        self.floor = legend.add(["about"], ["floor"])
        self.worker = legend.add(["at-work"], seats)
        self.joiner = legend.add(["joining"], seats)
        self.job_left = legend.add(["job"], ["left"])
        self.joiner_left = legend.add(["job"], ["joiner-left"])
        self.job_played = legend.add(["job"], ["played"])
        self.job_up = legend.add(["job"], ["up"])
        self.job_dealt = legend.add(["job"], ["dealt"])
        self.joiner_dealt = legend.add(["job"], ["joiner-dealt"])

    def _boards(self, legend: Legend, seats: list[str], boards: tuple[str, ...]) -> None:
        board = OneOf("board", boards)
        legend.field("board", "displays", ByNameForm(board, ArgForm(DISPLAY), NOBODY))
        legend.field("board", "claimed", ByNameForm(board, SEAT, NOBODY))
        legend.field("can-moor", "boats")
        legend.field("moored", form=ByNameForm(board, ArgForm(BOAT), NOBODY))
        plots = [f"plot-{plot}" for plot in range(ALL_PLOTS)]
        self.spot = legend.add(["about"], boards, FIELDS)
        legend.add(["about"], seats, plots)
        self.fields = legend.add(["field"], boards, FIELDS, KEYPLES)
        self.plots = legend.add(["plot"], seats, plots, KEYPLES)
        legend.field("tile-on", "tops", FlatRowsForm(CountsForm(plots), ALL_PLOTS))  # a tile by its number, from 1 on
        legend.field("tile-under", "under", FlatRowsForm(CountsForm(plots), ALL_PLOTS))

    def _holdings(self, legend: Legend, seats: list[str]) -> None:
        legend.fields("team", "resting", "reserve", ("in-keyp", "left"), ("keyper", "keypers"), "built", "upgraded")
        legend.fields("plans", "market", "bag", ("discarded", "discards"), "aside", ("holds", "winter"))
        legend.field("held", form=FlatRowsForm(ByNameForm(OneOf("season", SEASONS), HELD, 0), len(SEASONS)))
        dealt, fairs = SEASONS[:FAIR_SEASONS], [f"fair-{number + 1}" for number in range(PRIVATE_FAIRS)]
        shown = ByNameForm(OneOf("season", dealt), ArgForm(OneOf("fair", fairs)), NOBODY)
        legend.field("shown", form=FlatRowsForm(shown, FAIR_SEASONS))
        self.private = legend.add(["mine"], dealt, fairs)
        self.folded = legend.add(["has-folded"], seats)
        self.folds = legend.add(["my-fold"], [f"display-{number + 1}" for number in range(ALL_DISPLAYS)])
        legend.fields(("has", "goods"), "supply", "shipping")
