"""Keyflower, by Sebastian Bleasdale and Richard Breese, with The Merchants: the game that the registry knows."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from keydom.core.catalogue import Catalogue, laid_out
from keydom.core.game import Choice, Game, Options, Score, Words
from keydom.core.insight import Insight
from keydom.drawing.badges import paints
from keydom.games.keyflower import draw, invariants, sample, scoring, setup, stock, text, view
from keydom.games.keyflower.actions import GRAMMAR
from keydom.games.keyflower.components import SHAPE, Box
from keydom.games.keyflower.draw.palette import PLAYERS
from keydom.games.keyflower.draw.reading import moment
from keydom.games.keyflower.forms import FORMS
from keydom.games.keyflower.insight.features import Sight
from keydom.games.keyflower.insight.observation import OBSERVER
from keydom.games.keyflower.insight.watch import Lookout
from keydom.games.keyflower.merchants.expansion import Merchants
from keydom.games.keyflower.state import Keyland, Seams
from keydom.games.keyflower.view import Outlook


class Keyflower(Game[Keyland, Outlook]):
    """Two to six players build their villages through four seasons."""

    id = "keyflower"
    home = "keydom.games.keyflower"
    seats = range(2, 7)
    rules_version = 3
    choices = (
        Choice("merchants", *setup.MERCHANTS_VALUES),
        Choice("promos", "none", "all"),
        Choice("screens", "closed", "open"),
        setup.NOVICES,
        Choice("length", "full", "short"),
    )
    grammar = GRAMMAR
    shape = SHAPE
    forms = FORMS
    longest = 20_000
    minutes = (90, 90)
    weight = 4
    paints = paints(PLAYERS)

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        super().__init__(catalogue)
        stock.check(self.catalogue)
        self.box = Box(self.catalogue)
        self.seams = (Seams(), Merchants())  # without and with the expansion

    def start(self, seats: int, options: Options) -> Keyland:
        return setup.start(self.box, self.seams[options["merchants"] != "none"], seats, options)

    def renewed(self, options: Mapping[str, str], rules: int) -> Mapping[str, str] | None:
        """Under version 2 the option of variant C was a number: the first so many seats."""
        count = options.get("novices", "0")
        if rules != 2 or count not in ("0", "1", "2", "3"):
            return super().renewed(options, rules)
        return {**options, "novices": setup.NOVICES.naming(list(range(int(count))))}

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
        values = {
            "merchants": setup.MERCHANTS_VALUES[state.merchants],
            "promos": "all" if state.promos else "none",
            "screens": "open" if state.open_screens else "closed",
            "novices": setup.NOVICES.naming([seat for seat in range(state.seats) if (state.novices >> seat) & 1]),
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

    def insight(self) -> Insight[Keyland]:
        return Sight()

    def draw(self, view_: Outlook, words: Words) -> str:
        return draw.draw(view_, words, self.catalogue)

    def cover(self, words: Words) -> str:
        return draw.cover(self.view(self.position(laid_out(self.home)), None), words, self.catalogue)

    def moment(self, view_: Outlook, words: Words) -> str:
        return moment(view_, words)

    def gallery(self, words: Words) -> str:
        return draw.gallery(words, self.catalogue)
