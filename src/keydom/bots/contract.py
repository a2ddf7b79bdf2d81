"""What a bot is: something that chooses one of the legal actions, knowing what its seat knows and no more."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from keydom.core.action import Action
from keydom.core.game import Game, View


class Opinion:
    """What a bot thinks of one action: the final score and the chance to win it expects, and how much it prefers it."""

    __slots__ = ("action", "chance", "points", "weight")

    def __init__(self, action: Action, points: float, weight: float, chance: float | None = None) -> None:
        self.action = action
        self.points = points
        self.weight = weight  # the bot plays the action with the highest
        self.chance = chance  # None: it does not think in chances


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. Its `rng` is its own: NATURE's draws cannot be foretold from it."""

    looks: ClassVar[bool] = True  # False: it needs no view, and is spared the making of one

    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        """A bot for one table: a game with so many seats."""
        self.game = game
        self.seats = seats

    def choose(self, view: View | None, legal: list[Action], rng: Random) -> Action:
        """One of the legal actions; the view is None only for a bot that does not look."""
        raise NotImplementedError

    def opinions(self, view: View, legal: list[Action], rng: Random) -> list[Opinion]:
        """What it thinks of every legal action, in their order; empty for a bot that does not think."""
        return []
