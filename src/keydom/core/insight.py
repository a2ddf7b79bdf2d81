"""What a game knows of good play: features of a position, what they are worth, and quick guesses about actions.

Bots are written once against this page; a game says the rest in its `insight/features.py`. All worth is in points of
the final score, so that features, plans and scores can be added up and shown to people.
"""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from keydom.core.action import Action
from keydom.core.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight(Generic[S]):
    """The knowledge of one game. A bot asks it about worlds sampled from a view, never about the true position."""

    names: ClassVar[tuple[str, ...]] = ()  # of the features, in order
    also_scored: ClassVar[tuple[str, ...]] = ()  # features that may count points which a line of the score counts too
    phases: ClassVar[tuple[str, ...]] = ("game",)  # parts of the game in which features are weighed differently
    measures: ClassVar[tuple[str, ...]] = ()  # names of the numbers that the plan goes by
    weighed_playouts: ClassVar[bool] = False  # whether playouts weigh actions as the bot itself does; else by `policy`
    prior_visits: ClassVar[float] = 20.0  # how many tries count as much as how an action looked before any
    by_steps: ClassVar[bool] = False  # whether a search with a network tries single decisions; else whole turns
    rivalry: ClassVar[float] = 0.0  # how much of what the others come to, on average, counts against a position
    win_scale: ClassVar[float] = 10.0  # a lead of so many points is as good as won three times out of four

    def phase(self, state: S) -> int:
        """Which of the phases the position is in."""
        return 0

    def features(self, state: S, seat: int) -> list[float]:
        """One number for each name, as this seat stands. The first is 1: its weight is the constant."""
        raise NotImplementedError

    def weights(self, seats: int) -> list[list[float]]:
        """For each phase, how many points of the final score each feature is worth: by hand."""
        raise NotImplementedError

    def quiescent(self, state: S) -> bool:
        """Whether features can judge the position as it stands: False in the midst of a decision of several steps."""
        return True

    def whole_turns(self, state: S) -> bool:
        """Whether to weigh decisions by where the turn ends, past any quiescent position on the way."""
        return False

    def horizon(self, seats: int) -> int:
        """How many steps a short playout looks ahead; decisions, where playouts are weighed."""
        return 20

    def foreseeable(self, state: S) -> bool:
        """Whether to look ahead tells more than the plan does."""
        return True

    def pivotal(self, legal: list[Action]) -> bool:
        """Whether so much hangs on this decision that a look ahead is worth its time even to a quick bot."""
        return False

    def default_measures(self, seats: int) -> list[float]:
        """One number for each measure of the plan: by hand."""
        return []

    def plan(self, state: S, legal: list[Action], measures: list[float]) -> list[float]:
        """What the plan adds to each action, in points: what no feature of the next position can show."""
        return [0.0] * len(legal)

    def may_override(self, action: Action) -> bool:
        """Whether `override` may have something better than this choice."""
        return False

    def override(self, state: S, legal: list[Action], choice: Action) -> Action:
        """What to do instead of the choice, where that would plainly throw something away; else the choice itself."""
        return choice

    def policy(self, state: S, legal: list[Action]) -> list[float]:
        """A quick guess at what each action is worth, in points, without trying any; weighed playouts need none."""
        return [0.0] * len(legal)
