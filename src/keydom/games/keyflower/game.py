"""Keyflower, by Sebastian Bleasdale and Richard Breese, with The Merchants: the game that the registry knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from keydom.core.catalogue import Catalogue
from keydom.core.game import Choice, Game, GameFunctions, Options, Score, Words
from keydom.core.insight import Insight
from keydom.core.scene import Area, LandscapePlace, Scene, WindowSize
from keydom.drawing.badges import paints
from keydom.games.keyflower import draw, invariants, sample, scoring, setup, stock, text, view
from keydom.games.keyflower.actions import GRAMMAR
from keydom.games.keyflower.components import SHAPE, Box
from keydom.games.keyflower.draw.palette import PLAYERS
from keydom.games.keyflower.draw.reading import moment
from keydom.games.keyflower.draw.sheet import SHEET
from keydom.games.keyflower.forms import FORMS
from keydom.games.keyflower.insight.features import KeyflowerInsight
from keydom.games.keyflower.insight.observation import OBSERVER
from keydom.games.keyflower.merchants.expansion import Merchants
from keydom.games.keyflower.state import ExpansionHooks, KeyflowerState
from keydom.games.keyflower.view import KeyflowerView

FUNCTIONS = GameFunctions(
    view=view.view,
    sample=sample.sample,
    scores=scoring.scores,
    stock=stock.stock,
    check=invariants.check,
    observation_names=OBSERVER.names,
    observe=OBSERVER.row,
    board=text.board,
    moment=moment,
)


class Keyflower(Game[KeyflowerState, KeyflowerView]):
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
    categories = scoring.CATEGORIES
    sounds = {
        "bid": "bid",
        "won": "take",
        "took-boat": "take",
        "took-start": "take",
        "took-contract": "take",
        "got-goods": "take",
        "got-greens": "take",
        "upgraded": "upgrade",
        "extended": "upgrade",
    }

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        super().__init__(catalogue)
        self.functions = FUNCTIONS
        stock.check(self.catalogue)
        self.box = Box(self.catalogue)
        self.hooks = (ExpansionHooks(), Merchants())  # without and with the expansion

    def start(self, seats: int, options: Options) -> KeyflowerState:
        return setup.start(self.box, self.hooks[options["merchants"] != "none"], seats, options)

    def renewed(self, options: Mapping[str, str], rules: int) -> Mapping[str, str] | None:
        """Under version 2 the option of variant C was a number: the first so many seats."""
        count = options.get("novices", "0")
        if rules != 2 or count not in ("0", "1", "2", "3"):
            return super().renewed(options, rules)
        return {**options, "novices": setup.NOVICES.naming(list(range(int(count))))}

    def setting(self, state: KeyflowerState) -> tuple[int, Options]:
        values = {
            "merchants": setup.MERCHANTS_VALUES[state.merchants],
            "promos": "all" if state.promos else "none",
            "screens": "open" if state.open_screens else "closed",
            "novices": setup.NOVICES.naming([seat for seat in range(state.seats) if (state.novices >> seat) & 1]),
            "length": "short" if state.short else "full",
        }
        return state.seats, self.options(values)

    def insight(self) -> Insight[KeyflowerState]:
        return KeyflowerInsight()

    def draw(
        self, view: KeyflowerView, words: Words, scores: Sequence[Score] = (), window: WindowSize | None = None
    ) -> str:
        return draw.draw(view, words, self.catalogue, scores, window)

    def compose(self, view: KeyflowerView, words: Words, window: WindowSize, scores: Sequence[Score] = ()) -> Scene:
        return draw.compose(view, words, self.catalogue, window, scores)

    def definitions(self) -> str:
        return SHEET.hidden

    def icon(self, ref: str) -> str:
        return draw.icon(ref)

    def cover(self, words: Words, view: KeyflowerView | None = None) -> str:
        return draw.cover(view or self.cover_view(), words, self.catalogue)

    def category(self, source: str) -> str:
        return scoring.category(source)

    def keepsake(self, view: KeyflowerView, words: Words, seat: int, area: Area, scores: Sequence[Score]) -> str:
        return draw.keepsake(view, words, self.catalogue, seat, area, scores[seat])

    def place(self) -> LandscapePlace:
        return draw.place()

    def gallery(self, words: Words) -> str:
        return draw.gallery(words, self.catalogue)
