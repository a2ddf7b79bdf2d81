"""Keyper, by Richard Breese: the game that the registry knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from keydom.core.catalogue import Catalogue
from keydom.core.game import Choice, Game, GameFunctions, Options, Score, Words
from keydom.core.insight import Insight
from keydom.core.scene import Area, LandscapePlace, Scene, WindowSize
from keydom.drawing.badges import paints
from keydom.games.keyper import draw, invariants, sample, scoring, setup, stock, text, view
from keydom.games.keyper.actions import GRAMMAR
from keydom.games.keyper.components import SHAPE, Box
from keydom.games.keyper.draw.palette import PLAYERS
from keydom.games.keyper.draw.reading import moment
from keydom.games.keyper.draw.sheet import SHEET
from keydom.games.keyper.forms import FORMS
from keydom.games.keyper.insight.features import KeyperInsight
from keydom.games.keyper.insight.observation import OBSERVER
from keydom.games.keyper.state import KeyperState
from keydom.games.keyper.view import KeyperView

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


class Keyper(Game[KeyperState, KeyperView]):
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
    categories = ("part-farm", "part-village", "score-shipping", "score-fairs")
    sounds = {
        "claimed": "bid",
        "took": "take",
        "took-fair": "take",
        "got": "take",
        "gained": "take",
        "harvested": "take",
        "shipped": "take",
        "sold": "take",
        "upgraded": "upgrade",
        "built-over": "upgrade",
    }

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        super().__init__(catalogue)
        self.functions = FUNCTIONS
        stock.check(self.catalogue)
        self.box = Box(self.catalogue)

    def start(self, seats: int, options: Options) -> KeyperState:
        return setup.start(self.box, seats, options)

    def renewed(self, options: Mapping[str, str], rules: int) -> Mapping[str, str] | None:
        """All that version 2 allowed is allowed now."""
        return options if rules == 2 else super().renewed(options, rules)

    def setting(self, state: KeyperState) -> tuple[int, Options]:
        plenty = set(stock.resources(state).values()) == {setup.PLENTY}
        values = {
            "supply": "unlimited" if plenty else "finite",
            "pair": "eight" if state.seats == 2 and state.cap == setup.TEAM else "nine",
            "length": "short" if state.short else "full",
        }
        return state.seats, self.options(values)

    def insight(self) -> Insight[KeyperState]:
        return KeyperInsight()

    def draw(
        self, view: KeyperView, words: Words, scores: Sequence[Score] = (), window: WindowSize | None = None
    ) -> str:
        return draw.draw(view, words, self.catalogue, window=window)

    def compose(self, view: KeyperView, words: Words, window: WindowSize, scores: Sequence[Score] = ()) -> Scene:
        return draw.compose(view, words, self.catalogue, window)

    def definitions(self) -> str:
        return SHEET.hidden

    def icon(self, ref: str) -> str:
        return draw.icon(ref, self.catalogue)

    def cover(self, words: Words, view: KeyperView | None = None) -> str:
        return draw.cover(view or self.cover_view(), words, self.catalogue)

    def category(self, source: str) -> str:
        kind, _, name = source.partition(":")
        if kind != "tile":
            return f"score-{source}"
        return f"part-{self.catalogue.components['tile'][name].word('area')}"

    def keepsake(self, view: KeyperView, words: Words, seat: int, area: Area, scores: Sequence[Score]) -> str:
        return draw.keepsake(view, words, self.catalogue, seat, area, scores[seat])

    def place(self) -> LandscapePlace:
        return draw.place()

    def gallery(self, words: Words) -> str:
        return draw.gallery(words, self.catalogue)
