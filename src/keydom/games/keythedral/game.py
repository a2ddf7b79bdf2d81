"""Keythedral, by Richard Breese: the game that the registry knows."""

from __future__ import annotations

from collections.abc import Sequence

from keydom.core.catalogue import Catalogue
from keydom.core.game import Choice, Game, GameFunctions, Options, Score, Words
from keydom.core.insight import Insight
from keydom.core.scene import Area, LandscapePlace, Scene, WindowSize
from keydom.drawing.badges import paints
from keydom.games.keythedral import draw, invariants, sample, scoring, setup, stock, text, view
from keydom.games.keythedral.actions import GRAMMAR
from keydom.games.keythedral.components import LEVELS, SHAPE, Box
from keydom.games.keythedral.draw.palette import PLAYERS
from keydom.games.keythedral.draw.reading import moment
from keydom.games.keythedral.draw.sheet import SHEET
from keydom.games.keythedral.forms import FORMS
from keydom.games.keythedral.insight.features import KeythedralInsight
from keydom.games.keythedral.insight.observation import OBSERVER
from keydom.games.keythedral.state import KeythedralState
from keydom.games.keythedral.view import KeythedralView

EDITIONS = ("2002", "2004")
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


class Keythedral(Game[KeythedralState, KeythedralView]):
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
    categories = (*[f"score-level-{level}" for level in range(1, LEVELS + 1)], "score-cubes")
    sounds = {
        "bid": "bid",
        "announced": "bid",
        "acquired": "upgrade",
        "built-house": "upgrade",
        "harvested": "take",
        "took": "take",
        "traded": "take",
        "took-law": "take",
        "took-open-law": "take",
        "ordered-craft": "take",
    }

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        super().__init__(catalogue)
        self.functions = FUNCTIONS
        stock.check(self.catalogue)
        self.boxes = {edition: Box(self.catalogue, edition) for edition in EDITIONS}

    def start(self, seats: int, options: Options) -> KeythedralState:
        return setup.start(self.boxes[options["edition"]], seats, options)

    def setting(self, state: KeythedralState) -> tuple[int, Options]:
        laws = "face-up" if state.open_laws else "face-down" if self.stock(state)["laws"] else "none"
        values = {
            "edition": state.box.edition,
            "laws": laws,
            "laws-about-others": "at-once" if state.at_once else "kept",
            "design": "open" if state.open_design else "hidden",
            "length": "short" if state.stages == setup.SHORT else "full",
        }
        return state.seats, self.options(values)

    def insight(self) -> Insight[KeythedralState]:
        return KeythedralInsight()

    def draw(
        self, view: KeythedralView, words: Words, scores: Sequence[Score] = (), window: WindowSize | None = None
    ) -> str:
        return draw.draw(view, words, window=window)

    def compose(self, view: KeythedralView, words: Words, window: WindowSize, scores: Sequence[Score] = ()) -> Scene:
        return draw.compose(view, words, window)

    def definitions(self) -> str:
        return SHEET.hidden

    def icon(self, ref: str) -> str:
        return draw.icon(ref)

    def cover(self, words: Words, view: KeythedralView | None = None) -> str:
        return draw.cover(view or self.cover_view(), words)

    def category(self, source: str) -> str:
        return f"score-{source}"

    def keepsake(self, view: KeythedralView, words: Words, seat: int, area: Area, scores: Sequence[Score]) -> str:
        return draw.keepsake(view, words, area)

    def place(self) -> LandscapePlace:
        return draw.place()

    def gallery(self, words: Words) -> str:
        return draw.gallery(words, self.catalogue)
