"""Keyper as a row of numbers: what each entry says."""

from __future__ import annotations

from typing import Final

from keydom.core.observation import Legend, Sections, frame_names, kinds
from keydom.games.keyper.actions import BOARDS
from keydom.games.keyper.components import (
    ALL_DISPLAYS,
    BOATS,
    COLOURS,
    DEALT,
    FAIRS,
    FIELDS,
    FIRST_WINTER_FAIR,
    HOME_TILES,
    PRIVATE_FAIRS,
    RESOURCES,
    SEASONS,
    TABLES,
    TILES,
)
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
from keydom.games.keyper.state import ALL_PLOTS

DECISIONS: Final = (
    *(Turn, Place, Moor, Existing, Join, LayDown, TakeTile, Build, BuildHere, Site, Upgrade, Plot, Pay),
    *(Trade, Receive, Deal, Gift, HoldFair, Stray, Fold, Spare),
)
KINDS: Final = kinds(DECISIONS)

MARKET: Final = (*TILES[HOME_TILES:], *FAIRS[FIRST_WINTER_FAIR:])
# What stands on a spot: the first comer's colour, whether it lies and as what it works; then the same of the second.
KEYPLES: Final = (*COLOURS, "lying", "works-as", *[f"{colour}-too" for colour in COLOURS], "lying-too", "works-as-too")
ONE: Final = 9
TWO: Final = 18
HELD: Final = 17  # winter fairs, those with gems, the private fair


class Layout(Sections):
    """Where each section of the row begins, for so many seats."""

    __slots__ = (
        *("about", "aside", "bag", "boats", "built", "claimed", "colour", "deal", "dealt", "decision", "discards"),
        *("displays", "extra", "fields", "floor", "folded", "folds", "goods", "held", "job_dealt", "job_left"),
        *("job_played", "job_up", "joiner", "joiner_dealt", "joiner_left", "keypers", "last", "left", "market"),
        *("moored", "mover", "plans", "played", "plot", "plots", "price", "private", "recipe", "reserve"),
        *("resource", "resting", "season", "shipping", "short", "shown", "spot", "start", "supply", "team"),
        *("terms", "tops", "under", "upgraded", "winter", "worker"),
    )

    def enter(self, legend: Legend, seats: list[str]) -> None:
        self._round(legend, seats)
        self._boards(legend, seats, BOARDS[: self.seats])
        self._holdings(legend, seats)

    def _round(self, legend: Legend, seats: list[str]) -> None:
        self.season = legend.add(["season"], SEASONS)
        self.short = legend.add(["short"])
        self.start = legend.add(["start"], seats)
        self.last = legend.add(["last"], seats)
        self.mover = legend.add(["to-move"], seats)
        self.decision = legend.add(["decision"], frame_names(DECISIONS))
        self.about = legend.add(["about"], TILES)
        self.colour = legend.add(["about"], COLOURS)
        self.resource = legend.add(["about"], RESOURCES)
        self.deal = legend.add(["about"], [f"boat-{boat + 1}" for boat in range(BOATS)])
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
        displays = [f"{table}-{number + 1}" for table in TABLES for number in range(ALL_DISPLAYS)]
        self.displays = legend.add(["board"], boards, displays)
        self.claimed = legend.add(["board"], boards, seats)
        self.boats = legend.add(["can-moor"], [f"boat-{boat + 1}" for boat in range(BOATS)])
        self.moored = legend.add(["moored"], boards, [f"boat-{boat + 1}" for boat in range(BOATS)])
        plots = [f"plot-{plot}" for plot in range(ALL_PLOTS)]
        self.spot = legend.add(["about"], boards, FIELDS)
        legend.add(["about"], seats, plots)
        self.fields = legend.add(["field"], boards, FIELDS, KEYPLES)
        self.plots = legend.add(["plot"], seats, plots, KEYPLES)
        self.tops = legend.add(["tile-on"], seats, plots)  # a tile by its number, from 1 on
        self.under = legend.add(["tile-under"], seats, plots)

    def _holdings(self, legend: Legend, seats: list[str]) -> None:
        self.team = legend.add(["team"], seats, COLOURS)
        self.resting = legend.add(["resting"], seats, COLOURS)
        self.reserve = legend.add(["reserve"], COLOURS)
        self.left = legend.add(["in-keyp"], seats)
        self.keypers = legend.add(["keyper"], seats)
        self.built = legend.add(["built"], seats, TILES)
        self.upgraded = legend.add(["upgraded"], seats, TILES)
        self.plans = legend.add(["plans"], seats, TILES)
        self.market = legend.add(["market"], MARKET)
        self.bag = legend.add(["bag"], MARKET)
        self.discards = legend.add(["discarded"], MARKET)
        self.aside = legend.add(["aside"], MARKET)
        self.winter = legend.add(["holds"], seats, FAIRS[FIRST_WINTER_FAIR:])
        gems = [f"{fair}-with-gems" for fair in FAIRS[FIRST_WINTER_FAIR:]]
        self.held = legend.add(["held"], seats, SEASONS, [*FAIRS[FIRST_WINTER_FAIR:], *gems, "private"])
        fairs = [f"fair-{number + 1}" for number in range(PRIVATE_FAIRS)]
        self.shown = legend.add(["shown"], seats, SEASONS[:DEALT], fairs)
        self.private = legend.add(["mine"], SEASONS[:DEALT], fairs)
        self.folded = legend.add(["has-folded"], seats)
        self.folds = legend.add(["my-fold"], [f"display-{number + 1}" for number in range(ALL_DISPLAYS)])
        self.goods = legend.add(["has"], seats, RESOURCES)
        self.supply = legend.add(["supply"], RESOURCES)
        self.shipping = legend.add(["shipping"], seats)
