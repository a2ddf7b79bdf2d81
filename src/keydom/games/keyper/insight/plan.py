"""What the next position cannot show: when to claim a board, whom to help, where to build."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from keydom.core.action import Verb
from keydom.games.keyper.actions import AT, DECLINE, FOLD, JOIN, KEYPER, SPARE, KeyperAction
from keydom.games.keyper.components import WHITE
from keydom.games.keyper.insight.prospects import Prospects
from keydom.games.keyper.rules.joining import Join
from keydom.games.keyper.rules.placing import Place
from keydom.games.keyper.state import FIRST_PLOT, KeyperState, kind_at

FEW: Final = 3

MEASURES: Final = ("action", "tempo", "claimed", "waiting", "least", "eager", "white-eager", "display", "spare")
ACTION: Final = 0  # points that an action is worth to somebody else
TEMPO: Final = 1  # points for a keyple played out of turn: the turn it saves lays another one down
CLAIMED: Final = 2  # points for having a board, its keyples and the right to lay them down, when few pieces are left
WAITING: Final = 3  # less for every piece more
LEAST: Final = 4  # points that work must bring to be worth a keyple
EAGER: Final = 5  # how often a player joins who has the colour
WHITE_EAGER: Final = 6  # or only a white keyple
DISPLAY: Final = 7  # how much counts what is guessed of a board's display
SPARED: Final = 8  # and of a keyple that is given up
BY_HAND: Final = [1.2, 2.2, 4.8, 0.8, 0.5, 0.6, 0.35, 1.0, 1.0]


class ActionPlan:
    """What each action of one decision brings or costs beyond the position that it leads to."""

    def __init__(self, state: KeyperState, measures: list[float]) -> None:
        self.state = state
        self.seat = state.frames[-1].seat
        self.measures = measures

    def leanings(self, legal: list[KeyperAction]) -> list[float]:
        """What the plan adds to each action, in points: which decision it is, the last one offered tells."""
        plan = PLANS.get(legal[-1].verb)
        return [0.0] * len(legal) if plan is None else plan(self, legal)

    def placing(self, legal: list[KeyperAction]) -> list[float]:
        """Where a keyple is played others may join it."""
        top = self.state.frames[-1]
        assert isinstance(top, Place), "a keyple is placed"
        return [self.shared(top.colour, action.spot) for action in legal]

    def playing(self, legal: list[KeyperAction]) -> list[float]:
        """A keyple, or the keyper."""
        return [self.claim() if action.verb is KEYPER else 0.0 for action in legal]

    def folding(self, legal: list[KeyperAction]) -> list[float]:
        """The display of the board for the next season."""
        prospects = Prospects(self.state, self.seat)
        return [self.measures[DISPLAY] * prospects.display_value(action.display) for action in legal]

    def sparing(self, legal: list[KeyperAction]) -> list[float]:
        """The keyples that do not stay in the team."""
        prospects = Prospects(self.state, self.seat)
        return [-self.measures[SPARED] * prospects.team_value(action.colour) for action in legal]

    def joining(self, legal: list[KeyperAction]) -> list[float]:
        """Work out of turn costs no turn; but it helps who is joined, and pays only if there is something to do."""
        top, measures = self.state.frames[-1], self.measures
        assert isinstance(top, Join), "work is joined"
        worth = Prospects(self.state, self.seat).work_value(top.spot, top.skill, 2)
        gained = measures[TEMPO] if worth >= measures[LEAST] else 0.0
        gained -= measures[ACTION] / (self.state.seats - 1) * 0.8
        return [gained if action.verb is JOIN else 0.0 for action in legal]

    def shared(self, colour: int, spot: int) -> float:
        """What it costs that somebody may join on a field: as many actions for him, less one that he gives."""
        state, measures = self.state, self.measures
        if spot >= FIRST_PLOT or state.spots[spot]:
            return 0.0
        skill = state.skill_at(spot, colour)
        alone = 1.0
        for other in range(state.seats):
            if other != self.seat:
                if skill != WHITE and state.in_keyp(other, skill):
                    alone *= 1.0 - measures[EAGER]
                elif state.in_keyp(other, WHITE):
                    alone *= 1.0 - measures[WHITE_EAGER]
        actions = 2.0 + (1.0 if state.box.border[kind_at(spot)] == skill else 0.0)
        return -(1.0 - alone) * actions * measures[ACTION] / (state.seats - 1) * 0.8

    def claim(self) -> float:
        """Claim when few pieces are left: not last, when the best board is gone; nor first: others avoid it then."""
        return self.measures[CLAIMED] - self.measures[WAITING] * max(0, self.state.left[self.seat] - FEW)


PLANS: Final[dict[Verb, Callable[[ActionPlan, list[KeyperAction]], list[float]]]] = {
    AT: ActionPlan.placing,
    DECLINE: ActionPlan.joining,
    KEYPER: ActionPlan.playing,
    FOLD: ActionPlan.folding,
    SPARE: ActionPlan.sparing,
}
