"""Keyper, by Richard Breese: the game that the registry knows."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from keydom.core.catalogue import Catalogue, laid_out
from keydom.core.game import Choice, Game, Options, Score, Words
from keydom.core.insight import Insight
from keydom.drawing.badges import paints
from keydom.games.keyper import draw, invariants, sample, scoring, setup, stock, text, view
from keydom.games.keyper.actions import GRAMMAR
from keydom.games.keyper.components import SHAPE, Box
from keydom.games.keyper.draw.palette import PLAYERS
from keydom.games.keyper.draw.reading import moment
from keydom.games.keyper.forms import FORMS
from keydom.games.keyper.insight.features import Sight
from keydom.games.keyper.insight.observation import OBSERVER
from keydom.games.keyper.insight.watch import Lookout
from keydom.games.keyper.state import Keydom
from keydom.games.keyper.view import Outlook


class Keyper(Game[Keydom, Outlook]):
    """Two to four players develop a farm and a village with a team of keyples that changes every season."""

    id = "keyper"
    home = "keydom.games.keyper"
    seats = range(2, 5)
    rules_version = 3
    choices = (
        Choice("supply", "finite", "unlimited"),
        Choice("pair", "nine", "eight"),
        Choice("length", "full", "short"),
    )
    grammar = GRAMMAR
    shape = SHAPE
    forms = FORMS
    longest = 10_000
    minutes = (60, 120)
    weight = 4
    paints = paints(PLAYERS)

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        super().__init__(catalogue)
        stock.check(self.catalogue)
        self.box = Box(self.catalogue)

    def start(self, seats: int, options: Options) -> Keydom:
        return setup.start(self.box, seats, options)

    def renewed(self, options: Mapping[str, str], rules: int) -> Mapping[str, str] | None:
        """All that version 2 allowed is allowed now."""
        return options if rules == 2 else super().renewed(options, rules)

    def view(self, state: Keydom, seat: int | None) -> Outlook:
        return view.view(state, seat)

    def sample(self, view_: Outlook, rng: Random) -> Keydom:
        return sample.sample(view_, rng)

    def scores(self, state: Keydom) -> list[Score]:
        return scoring.scores(state)

    def stock(self, state: Keydom) -> Mapping[str, int]:
        return stock.stock(state)

    def check(self, state: Keydom) -> None:
        invariants.check(state)

    def setting(self, state: Keydom) -> tuple[int, Options]:
        plenty = set(stock.resources(state).values()) == {setup.PLENTY}
        values = {
            "supply": "unlimited" if plenty else "finite",
            "pair": "eight" if state.seats == 2 and state.cap == setup.TEAM else "nine",
            "length": "short" if state.short else "full",
        }
        return state.seats, self.options(values)

    def board(self, view_: Outlook, words: Words) -> str:
        return text.board(view_, words)

    def observation_names(self, seats: int) -> tuple[str, ...]:
        return OBSERVER.names(seats)

    def observe(self, view_: Outlook) -> bytearray:
        return OBSERVER.row(view_, view_.table.seats)

    def watch(self, seats: int, seat: int, row: bytearray) -> Lookout:
        return Lookout(seats, seat, row)

    def insight(self) -> Insight[Keydom]:
        return Sight()

    def draw(self, view_: Outlook, words: Words) -> str:
        return draw.draw(view_, words, self.catalogue)

    def cover(self, words: Words) -> str:
        return draw.cover(self.view(self.position(laid_out(self.home)), None), words, self.catalogue)

    def moment(self, view_: Outlook, words: Words) -> str:
        return moment(view_, words)

    def gallery(self, words: Words) -> str:
        return draw.gallery(words, self.catalogue)
