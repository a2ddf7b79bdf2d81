"""Pebbles: the game that the registry knows; docs/adding-a-game.md walks through it.

On your turn a pebble from the bag is put in your hand, for your eyes only. Keep it in your bowl unseen, or give it:
show it and lay it openly before another player. After five turns each (three in the short game) the bowls are shown.
White counts 1, gold 3, coal -2; a tie goes to whoever has less coal.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar

from mypy_extensions import mypyc_attr

from keydom.core.catalogue import Catalogue
from keydom.core.game import Choice, Game, Options, Score, Words
from keydom.core.insight import Insight
from keydom.games.pebbles import draw, invariants, sample, scoring, setup, stock, text
from keydom.games.pebbles.actions import GRAMMAR
from keydom.games.pebbles.components import SHAPE, TURNS, Box
from keydom.games.pebbles.forms import FORMS
from keydom.games.pebbles.insight import observation
from keydom.games.pebbles.insight.features import Sight
from keydom.games.pebbles.state import Bowls
from keydom.games.pebbles.view import Glance


@mypyc_attr(allow_interpreted_subclasses=True)
class Pebbles(Game[Bowls, Glance]):
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

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        super().__init__(catalogue)
        stock.check(self.catalogue, self.seats[-1])
        self.box = Box(self.catalogue)

    def start(self, seats: int, options: Options) -> Bowls:
        return setup.start(self.box, seats, options)

    def view(self, state: Bowls, seat: int | None) -> Glance:
        return Glance(state, seat)

    def sample(self, view: Glance, rng: Random) -> Bowls:
        return sample.sample(self.box, view, rng)

    def scores(self, state: Bowls) -> list[Score]:
        return scoring.scores(self.box, state)

    def stock(self, state: Bowls) -> Mapping[str, int]:
        return stock.stock(state)

    def check(self, state: Bowls) -> None:
        invariants.check(state)

    def setting(self, state: Bowls) -> tuple[int, Options]:
        return len(state.opened), self.options({"length": setup.length(state)})

    def observation_names(self, seats: int) -> tuple[str, ...]:
        return observation.names(seats)

    def observe(self, view: Glance) -> bytearray:
        return observation.observe(view)

    def insight(self) -> Insight[Bowls] | None:
        return Sight(self.box)

    def draw(self, view: Glance, words: Words) -> str:
        return draw.draw(view, words)

    def board(self, view: Glance, words: Words) -> str:
        return text.board(view, words)

    def gallery(self, words: Words) -> str:
        return draw.gallery(words, self.catalogue)
