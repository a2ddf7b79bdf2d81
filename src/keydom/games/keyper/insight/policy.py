"""What an action is worth at first sight, without trying it out: one answer for each kind of decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from keydom.core.action import Verb
from keydom.games.keyper import actions
from keydom.games.keyper.actions import KeyperAction
from keydom.games.keyper.components import FIRST_WINTER_FAIR, WHITE
from keydom.games.keyper.insight.prospects import Prospects
from keydom.games.keyper.rules.joining import Join
from keydom.games.keyper.rules.placing import Place
from keydom.games.keyper.rules.prices import paid_with
from keydom.games.keyper.state import ALL_PLOTS, FIRST_PLOT, KeyperState, spot_of, works_as

WHITE_LESS: Final = 0.4  # points less for joining with a white keyple rather than with one of the colour
SALE: Final = 2.0  # what a boat pays
SAME_LESS: Final = 0.3  # points less for getting two of the same
OVERBUILT: Final = -4.0
# Guesses that depend on nothing.
ALWAYS: Final[dict[Verb, float]] = {
    actions.LAY_EXISTING: 1.0,
    actions.LEAVE_EXISTING: 0.0,
    actions.DECLINE: -0.5,
    actions.STOP: 0.0,
    actions.HOLD: 3.0,
    actions.ENOUGH: 0.0,
}


class Policy:
    """A guess at each action of one decision; what several guesses need is looked for once."""

    def __init__(self, state: KeyperState) -> None:
        self.state = state
        self.seat = state.frames[-1].seat
        self.prospects = Prospects(state, self.seat)
        self.work = self.prospects.work
        self.resources = self.work.resources

    def guesses(self, legal: list[KeyperAction]) -> list[float]:
        found: list[float] = []
        for action in legal:
            guess = GUESSES.get(action.verb)
            found.append(ALWAYS[action.verb] if guess is None else guess(self, action))
        return found

    # A turn, and joining in one.

    def keyper(self, action: KeyperAction) -> float:
        return self.prospects.board_value(action.board)

    def keyple(self, action: KeyperAction) -> float:
        return self.prospects.colour_values()[action.colour]

    def at(self, action: KeyperAction) -> float:
        top = self.state.frames[-1]
        assert isinstance(top, Place), "a keyple is placed"
        return self.prospects.placing_value(action.spot, top.colour)

    def moor(self, action: KeyperAction) -> float:
        return self.work.boat_value(action.boat, 2.0)

    def join(self, action: KeyperAction) -> float:
        top = self.state.frames[-1]
        assert isinstance(top, Join), "only a join is joined"
        return self.prospects.work_value(top.spot, top.skill, 2) - (WHITE_LESS if action.colour == WHITE else 0.0)

    def lay(self, action: KeyperAction) -> float:
        there = self.state.spots[spot_of(self.seat, action.spot)]
        return self.prospects.work_value(action.spot, works_as(there), 2 if action.verb is actions.LAY_BOTH else 1)

    # What keyples do.

    def take(self, action: KeyperAction) -> float:
        return self.work.plan_value(action.tile) + 0.1

    def take_fair(self, action: KeyperAction) -> float:
        return self.work.fairs.winter_fair_value(action.fair - FIRST_WINTER_FAIR)

    def build(self, action: KeyperAction) -> float:
        return self.work.building_gain(action.tile, -1) - self.work.cost(action.tile)

    def on(self, action: KeyperAction) -> float:
        return 0.0 if self.state.tops[self.seat * ALL_PLOTS + action.spot - FIRST_PLOT] == 0 else OVERBUILT

    def upgrade(self, action: KeyperAction) -> float:
        plot = self.state.plot_of(self.seat, action.tile)
        return self.work.upgrade_gain(action.tile, plot) - self.work.holdings.short_term

    # What is given or paid, and what is got.

    def give(self, action: KeyperAction) -> float:
        worth = 0.0
        for resource in paid_with(action):
            worth -= self.resources.value(resource)
        return worth

    def get(self, action: KeyperAction) -> float:
        return self.resources.value(action.resource)

    def get_two(self, action: KeyperAction) -> float:
        both = self.resources.value(action.resource) + self.resources.value(action.second)
        return both - SAME_LESS if action.resource == action.second else both

    def sell(self, action: KeyperAction) -> float:
        return SALE - self.resources.value(action.resource)

    # The end of a season, and the start of the next.

    def fold(self, action: KeyperAction) -> float:
        return self.prospects.display_value(action.display)

    def spare(self, action: KeyperAction) -> float:
        return -self.prospects.team_value(action.colour)


GUESSES: Final[dict[Verb, Callable[[Policy, KeyperAction], float]]] = {
    actions.KEYPER: Policy.keyper,
    actions.KEYPLE: Policy.keyple,
    actions.AT: Policy.at,
    actions.MOOR: Policy.moor,
    actions.JOIN: Policy.join,
    actions.LAY: Policy.lay,
    actions.LAY_BOTH: Policy.lay,
    actions.TAKE: Policy.take,
    actions.TAKE_FAIR: Policy.take_fair,
    actions.BUILD: Policy.build,
    actions.BUILD_HERE: Policy.build,
    actions.ON: Policy.on,
    actions.UPGRADE: Policy.upgrade,
    actions.PAY: Policy.give,
    actions.PAY_TWO: Policy.give,
    actions.PAY_THREE: Policy.give,
    actions.PAY_FOUR: Policy.give,
    actions.GIVE: Policy.give,
    actions.GIVE_TWO: Policy.give,
    actions.GET: Policy.get,
    actions.GET_TWO: Policy.get_two,
    actions.WORK: Policy.get,
    actions.SELL: Policy.sell,
    actions.GAIN: Policy.get,
    actions.LOSE: Policy.give,
    actions.FOLD: Policy.fold,
    actions.SPARE: Policy.spare,
}
