"""Pebbles: the game that the registry knows; docs/adding-a-game.md walks through it.

On your turn a pebble from the bag is put in your hand, for your eyes only. Keep it in your bowl unseen, or give it:
show it and lay it openly before another player. After five turns each (three in the short game) the bowls are shown.
White counts 1, gold 3, coal -2; a tie goes to whoever has less coal.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from mypy_extensions import mypyc_attr

from keydom.core.catalogue import Catalogue
from keydom.core.game import Choice, Game, GameFunctions, Options, Score, Words
from keydom.core.insight import Insight
from keydom.core.scene import Scene, WindowSize
from keydom.drawing.badges import paints
from keydom.games.pebbles import draw, invariants, sample, scoring, setup, stock, text
from keydom.games.pebbles.actions import GRAMMAR
from keydom.games.pebbles.components import SHAPE, TURNS, Box
from keydom.games.pebbles.draw.palette import PLAYERS
from keydom.games.pebbles.draw.sheet import SHEET
from keydom.games.pebbles.forms import FORMS
from keydom.games.pebbles.insight import observation
from keydom.games.pebbles.insight.features import PebblesInsight
from keydom.games.pebbles.state import PebblesState
from keydom.games.pebbles.view import PebblesView


@mypyc_attr(allow_interpreted_subclasses=True)
class Pebbles(Game[PebblesState, PebblesView]):
    """Two to four players hide and give pebbles."""

    id = "pebbles"
    home = "keydom.games.pebbles"
    seats = range(2, 5)
    rules_version = 1
    choices: ClassVar[tuple[Choice, ...]] = (Choice("length", *TURNS),)
    grammar = GRAMMAR
    shape = SHAPE
    forms = FORMS
    longest = 3 * 5 * 4
    for_developers = True
    paints = paints(PLAYERS)

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        super().__init__(catalogue)
        stock.check(self.catalogue, self.seats[-1])
        self.box = Box(self.catalogue)
        self.functions = GameFunctions(
            view=PebblesView,
            sample=partial(sample.sample, self.box),
            scores=partial(scoring.scores, self.box),
            stock=stock.stock,
            check=invariants.check,
            observation_names=observation.names,
            observe=observation.observe,
            board=text.board,
        )

    def start(self, seats: int, options: Options) -> PebblesState:
        return setup.start(self.box, seats, options)

    def setting(self, state: PebblesState) -> tuple[int, Options]:
        return len(state.opened), self.options({"length": setup.length(state)})

    def insight(self) -> Insight[PebblesState] | None:
        return PebblesInsight(self.box)

    def draw(
        self, view: PebblesView, words: Words, scores: Sequence[Score] = (), window: WindowSize | None = None
    ) -> str:
        return draw.draw(view, words, window=window)

    def compose(self, view: PebblesView, words: Words, window: WindowSize, scores: Sequence[Score] = ()) -> Scene:
        return draw.compose(view, words, window)

    def definitions(self) -> str:
        return SHEET.hidden

    def gallery(self, words: Words) -> str:
        return draw.gallery(words, self.catalogue)
