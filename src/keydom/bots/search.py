"""The base of searches: one decision, tried out in many worlds that the seat's view allows.

A search goes by a judge, linear or network, which also says how actions look before any is tried. What it compares is
its unit: single steps in a tree (`step_search`) or whole turns side by side (`turn_search`).
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any, Final

from keydom.bots.contract import Opinion
from keydom.bots.judge import Judge
from keydom.core.action import Action
from keydom.core.game import View

LOOK_WORLDS: Final = 4  # worlds in which actions are looked at before any is tried
ENDLESS: Final = 1_000_000_000


class Search:
    """A search for one decision."""

    def __init__(self, judge: Judge, seats: int, view: View, legal: list[Action], rng: Random) -> None:
        self.judge = judge
        self.game = judge.game
        self.seats = seats
        self.seat = view.mover
        self.view = view
        self.legal = legal
        self.rng = rng
        self.worlds = 0  # tried so far
        self.begun = False
        self.foreseeable = True  # whether it is worth trying any world

    def run(self, worlds: int, seconds: float) -> None:
        """Think until so many worlds were tried, the time is up, or nothing is left to compare. 0 is no limit."""
        self.begin()
        ends = perf_counter() + seconds
        if not self.foreseeable:
            return
        while (not worlds or self.worlds < worlds) and not self.settled():
            if seconds and perf_counter() >= ends:
                return
            self.try_worlds(worlds - self.worlds if worlds else ENDLESS)

    def begin(self) -> None:
        """Judge the actions before any world is tried. A search whose worlds are all tried elsewhere need not."""
        if not self.begun:
            self.begun = True
            self.look()

    def look(self) -> None:
        """Judge the actions, once."""
        raise NotImplementedError

    def settled(self) -> bool:
        """Whether nothing is left to compare."""
        return False

    def try_worlds(self, most: int) -> None:
        """Try one more world, or a few at once."""
        raise NotImplementedError

    def best(self) -> tuple[Action, tuple[Action, ...]]:
        """The best action, and the steps after it that were found best with it."""
        raise NotImplementedError

    def opinions(self) -> list[Opinion]:
        """What it makes of every legal action; it has no figures of one that it tried in no world."""
        raise NotImplementedError

    def anew(self, rng: Random) -> Search:
        """A search of the same decision that has tried nothing yet."""
        raise NotImplementedError

    def results(self) -> list[Any]:
        """What came of all worlds tried, in plain values that travel between processes."""
        raise NotImplementedError

    def add(self, results: list[Any]) -> None:
        """Add the results of a search that was begun anew."""
        raise NotImplementedError
