"""Keythedral, by Richard Breese: the game that the registry knows."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from keydom.core.catalogue import Catalogue, laid_out
from keydom.core.game import Choice, Game, Options, Score, Words
from keydom.core.insight import Insight
from keydom.drawing.badges import paints
from keydom.games.keythedral import draw, invariants, sample, scoring, setup, stock, text, view
from keydom.games.keythedral.actions import GRAMMAR
from keydom.games.keythedral.components import SHAPE, Box
from keydom.games.keythedral.draw.palette import PLAYERS
from keydom.games.keythedral.draw.reading import moment
from keydom.games.keythedral.forms import FORMS
from keydom.games.keythedral.insight.features import Sight
from keydom.games.keythedral.insight.observation import OBSERVER
from keydom.games.keythedral.insight.watch import Lookout
from keydom.games.keythedral.state import Keyland
from keydom.games.keythedral.view import Outlook

EDITIONS = ("2002", "2004")


class Keythedral(Game[Keyland, Outlook]):
    """Two to five players build the keythedral of Keyland and acquire its seats."""

    id = "keythedral"
    home = "keydom.games.keythedral"
    seats = range(2, 6)
    rules_version = 2
    choices = (
        Choice("edition", *EDITIONS),
        Choice("laws", "face-down", "face-up", "none"),
        Choice("laws-about-others", "kept", "at-once"),
        Choice("design", "hidden", "open"),
        Choice("length", "full", "short"),
    )
    grammar = GRAMMAR
    shape = SHAPE
    forms = FORMS
    longest = 20_000
    ends_at_random = False  # R-KT-22: nobody buys the last seats by chance
    minutes = (60, 90)
    weight = 3
    paints = paints(PLAYERS.values())

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        super().__init__(catalogue)
        stock.check(self.catalogue)
        self.boxes = {edition: Box(self.catalogue, edition) for edition in EDITIONS}

    def start(self, seats: int, options: Options) -> Keyland:
        return setup.start(self.boxes[options["edition"]], seats, options)

    def view(self, state: Keyland, seat: int | None) -> Outlook:
        return view.view(state, seat)

    def sample(self, view_: Outlook, rng: Random) -> Keyland:
        return sample.sample(view_, rng)

    def scores(self, state: Keyland) -> list[Score]:
        return scoring.scores(state)

    def stock(self, state: Keyland) -> Mapping[str, int]:
        return stock.stock(state)

    def check(self, state: Keyland) -> None:
        invariants.check(state)

    def setting(self, state: Keyland) -> tuple[int, Options]:
        laws = "face-up" if state.open_laws else "face-down" if self.stock(state)["laws"] else "none"
        values = {
            "edition": state.box.edition,
            "laws": laws,
            "laws-about-others": "at-once" if state.at_once else "kept",
            "design": "open" if state.open_design else "hidden",
            "length": "short" if state.stages == setup.SHORT else "full",
        }
        return state.seats, self.options(values)

    def observation_names(self, seats: int) -> tuple[str, ...]:
        return OBSERVER.names(seats)

    def observe(self, view_: Outlook) -> bytearray:
        return OBSERVER.row(view_, view_.table.seats)

    def watch(self, seats: int, seat: int, row: bytearray) -> Lookout:
        return Lookout(seats, seat, row)

    def insight(self) -> Insight[Keyland]:
        return Sight()

    def draw(self, view_: Outlook, words: Words) -> str:
        return draw.draw(view_, words, self.catalogue)

    def board(self, view_: Outlook, words: Words) -> str:
        return text.board(view_, words)

    def cover(self, words: Words) -> str:
        return draw.cover(self.view(self.position(laid_out(self.home)), None), words)

    def moment(self, view_: Outlook, words: Words) -> str:
        return moment(view_, words)

    def gallery(self, words: Words) -> str:
        return draw.gallery(words, self.catalogue)
