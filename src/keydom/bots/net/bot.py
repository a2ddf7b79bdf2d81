"""The bot that plays by a network: the best position, as it sees it, that a decision can come to."""

from __future__ import annotations

from random import Random
from typing import Any

from keydom.bots.contract import Opinion
from keydom.bots.greedy import GreedyBot
from keydom.bots.judge import mean_looks
from keydom.bots.learned import LearnedBot
from keydom.bots.net.judge import NetJudge, net_judge
from keydom.bots.net.network import has_network, has_numpy
from keydom.bots.search import LOOK_WORLDS
from keydom.core.action import Action
from keydom.core.errors import BadOption
from keydom.core.game import Game, View


class NetBot(GreedyBot):
    """Plans a decision of several steps at once, and then takes them: `net`, or `net:FILE` by other weights."""

    judge: NetJudge

    def __init__(self, game: Game[Any, Any], seats: int, path: str = "") -> None:
        super().__init__(game, seats, net_judge(game, seats, path))

    def decide(self, view: View, legal: list[Action], rng: Random) -> Action:
        weighed = self.judge.weigh(self.game.sample(view, rng), view.mover, legal)
        best = weighed.leaves[weighed.best()]
        self.path = list(best.path)
        return legal[best.place]

    def assess(self, view: View, legal: list[Action], rng: Random) -> list[Opinion]:
        worlds = [self.game.sample(view, rng) for _ in range(LOOK_WORLDS)]
        looks = mean_looks(self.judge, worlds, view.mover, legal)
        return [
            Opinion(action, look.points, look.worth, look.chance) for action, look in zip(legal, looks, strict=True)
        ]


def net_bot(game: Game[Any, Any], seats: int, path: str = "") -> GreedyBot:
    """The bot that judges by the game's network or by a file. Without a network it is the learned bot with a short
    search.
    """
    if path and not has_numpy():
        raise BadOption("a network needs the package numpy: pip install 'keydom[research]'")
    if path or has_network(game):
        return NetBot(game, seats, path)
    return LearnedBot(game, seats, searches=True)
