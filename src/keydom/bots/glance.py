"""The bot that looks ahead where much is decided and it is a close call: at a tenth of what a search costs."""

from __future__ import annotations

from random import Random
from typing import Final

from keydom.bots.contract import Opinion
from keydom.bots.learned import LearnedBot
from keydom.bots.search import searched
from keydom.bots.tree import Search
from keydom.core.action import Action
from keydom.core.game import View

TRIES: Final = 4  # worlds
STEPS: Final = 3  # decisions of each seat, and one more, that a world is played on for
CLOSE: Final = 0.2  # points: where more lies between the best two actions it is clear what to do


class GlanceBot(LearnedBot):
    """Plays as `learned` does, with a short look ahead at the decisions that its game calls pivotal."""

    def choose(self, view: View, legal: list[Action], rng: Random) -> Action:
        search = self.look(view, legal, rng)
        if search is None:
            return super().choose(view, legal, rng)
        chances = search.chances()
        return self.reconsider(view, legal, legal[chances.index(max(chances))], rng)

    def opinions(self, view: View, legal: list[Action], rng: Random) -> list[Opinion]:
        search = self.look(view, legal, rng)
        if search is None:
            return super().opinions(view, legal, rng)
        found = zip(legal, search.expectations(), search.chances(), search.tries(), strict=True)
        return self.insist([searched(*row) for row in found], view, legal, rng)

    def look(self, view: View, legal: list[Action], rng: Random) -> Search | None:
        """What it sees ahead; None where nothing hangs on the decision."""
        if len(legal) == 1 or not self.judge.insight.pivotal(legal):
            return None
        search = Search(self.game, self.judge, self.seats, view, legal, rng)
        second, best = sorted(search.worths)[-2:]
        if best - second < CLOSE:
            search.horizon = STEPS * self.seats + 1
            search.run(TRIES, 0.0)
        return search
