"""What a bot is: something that chooses one of the legal actions, knowing what its seat knows and no more."""

from __future__ import annotations

from random import Random

from keydom.core.action import Action
from keydom.core.game import View


class Bot:
    """A player that is a program. Its `rng` is its own: NATURE's draws cannot be foretold from it."""

    looks: bool = True  # False: it needs no view, and is spared the making of one

    def choose(self, view: View | None, legal: list[Action], rng: Random) -> Action:
        """One of the legal actions; the view is None only for a bot that does not look."""
        raise NotImplementedError
