"""What the next position cannot show: when to claim a board, whom to help, where to build."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from keydom.core.action import Action, Verb
from keydom.games.keyper.actions import AT, DECLINE, FOLD, JOIN, KEYPER, SPARE
from keydom.games.keyper.components import NO_COLOUR, WHITE
from keydom.games.keyper.insight.guess import Guess
from keydom.games.keyper.rules.joining import Join
from keydom.games.keyper.rules.placing import Place
from keydom.games.keyper.state import PLOTS, Keydom, kind_at

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


def leanings(state: Keydom, legal: list[Action], measures: list[float]) -> list[float]:
    """What the plan adds to each action, in points: which decision it is, the last one offered tells."""
    plan = PLANS.get(legal[-1].verb)
    return [0.0] * len(legal) if plan is None else plan(state, legal, measures)


def placing(state: Keydom, legal: list[Action], measures: list[float]) -> list[float]:
    """Where a keyple is played others may join it."""
    top = state.frames[-1]
    assert isinstance(top, Place), "a keyple is placed"
    return [shared(state, top.seat, top.colour, action.a, measures) for action in legal]


def playing(state: Keydom, legal: list[Action], measures: list[float]) -> list[float]:
    """A keyple, or the keyper."""
    return [claim(state, state.frames[-1].seat, action, measures) for action in legal]


def folding(state: Keydom, legal: list[Action], measures: list[float]) -> list[float]:
    """The display of the board for the next season."""
    guess = Guess(state, state.frames[-1].seat)
    return [measures[DISPLAY] * guess.display(action.a) for action in legal]


def sparing(state: Keydom, legal: list[Action], measures: list[float]) -> list[float]:
    """The keyples that do not stay in the team."""
    guess = Guess(state, state.frames[-1].seat)
    return [-measures[SPARED] * guess.liked(action.a) for action in legal]


def joining(state: Keydom, legal: list[Action], measures: list[float]) -> list[float]:
    """Work out of turn costs no turn; but it helps the one who is joined, and pays only if there is something to do."""
    top = state.frames[-1]
    assert isinstance(top, Join), "work is joined"
    worth = Guess(state, top.seat).works(top.spot, top.skill, 2)
    gained = (measures[TEMPO] if worth >= measures[LEAST] else 0.0) - measures[ACTION] / (state.seats - 1) * 0.8
    return [gained if action.verb is JOIN else 0.0 for action in legal]


def shared(state: Keydom, seat: int, colour: int, spot: int, measures: list[float]) -> float:
    """What it costs that somebody may join on a field: as many actions for him, less one that he gives."""
    if spot >= PLOTS or state.spots[spot]:
        return 0.0
    border = state.box.border[kind_at(spot)]
    skill = border if colour == WHITE and border != NO_COLOUR else colour
    alone = 1.0
    for other in range(state.seats):
        if other != seat:
            if skill != WHITE and state.in_keyp(other, skill):
                alone *= 1.0 - measures[EAGER]
            elif state.in_keyp(other, WHITE):
                alone *= 1.0 - measures[WHITE_EAGER]
    actions = 2.0 + (1.0 if border == skill else 0.0)
    return -(1.0 - alone) * actions * measures[ACTION] / (state.seats - 1) * 0.8


def claim(state: Keydom, seat: int, action: Action, measures: list[float]) -> float:
    """Claim when few pieces are left: not last, when the best board is gone, nor first, for others then avoid it."""
    if action.verb is not KEYPER:
        return 0.0
    return measures[CLAIMED] - measures[WAITING] * max(0, state.left[seat] - FEW)


PLANS: Final[dict[Verb, Callable[[Keydom, list[Action], list[float]], list[float]]]] = {
    AT: placing,
    DECLINE: joining,
    KEYPER: playing,
    FOLD: folding,
    SPARE: sparing,
}
