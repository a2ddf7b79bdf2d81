"""What the next position cannot show: when to claim a board, whom to help, where to build."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.games.keyper.actions import AT, FOLD, JOIN, KEYPER, SPARE
from keydom.games.keyper.components import ALL_COLOURS, NO_COLOUR, WHITE
from keydom.games.keyper.instinct import Guess
from keydom.games.keyper.rules.turns import Join, Place
from keydom.games.keyper.state import BOARD, PLOTS, Keydom

ACTION: Final = 1.2  # points that an action is worth to somebody else
TEMPO: Final = 2.2  # points for a keyple played out of turn: the turn it saves lays another one down
CLAIMED: Final = 4.8  # points for having a board, its keyples and the right to lay them down, when few pieces are left
WAITING: Final = 0.8  # less for every piece more
FEW: Final = 3
LEAST: Final = 0.5  # points that work must bring to be worth a keyple
EAGER: Final = 0.6  # how often a player joins who has the colour
WHITE_EAGER: Final = 0.35  # or only a white keyple


def leanings(state: Keydom, legal: list[Action]) -> list[float]:
    """What the plan adds to each action, in points."""
    verb = legal[-1].verb
    if verb is AT:
        top = state.frames[-1]
        assert isinstance(top, Place), "a keyple is placed"
        return [shared(state, top.seat, top.colour, action.a) for action in legal]
    if legal[0].verb is JOIN:
        return joining(state, legal)
    if verb is KEYPER:
        return [claim(state, state.frames[-1].seat, action) for action in legal]
    if verb is FOLD:
        guess = Guess(state, state.frames[-1].seat)
        return [guess.display(action.a) for action in legal]
    if verb is SPARE:
        guess = Guess(state, state.frames[-1].seat)
        return [-guess.liked(action.a) for action in legal]
    return [0.0] * len(legal)


def joining(state: Keydom, legal: list[Action]) -> list[float]:
    """Work out of turn costs no turn; but it helps the one who is joined, and pays only if there is something to do."""
    top = state.frames[-1]
    assert isinstance(top, Join), "work is joined"
    worth = Guess(state, top.seat).works(top.spot, top.skill, 2)
    gained = (TEMPO if worth >= LEAST else 0.0) - ACTION / (state.seats - 1) * 0.8
    return [gained if action.verb is JOIN else 0.0 for action in legal]


def shared(state: Keydom, seat: int, colour: int, spot: int) -> float:
    """What it costs that somebody may join on a field: as many actions for him, less one that he gives."""
    if spot >= PLOTS or state.spots[spot]:
        return 0.0
    border = state.box.border[spot % BOARD]
    skill = border if colour == WHITE and border != NO_COLOUR else colour
    alone = 1.0
    for other in range(state.seats):
        if other != seat:
            if skill != WHITE and state.team[other * ALL_COLOURS + skill]:
                alone *= 1.0 - EAGER
            elif state.team[other * ALL_COLOURS + WHITE]:
                alone *= 1.0 - WHITE_EAGER
    actions = 2.0 + (1.0 if border == skill else 0.0)
    return -(1.0 - alone) * actions * ACTION / (state.seats - 1) * 0.8


def claim(state: Keydom, seat: int, action: Action) -> float:
    """Claim when few pieces are left: not last, when the best board is gone, nor first, for others then avoid it."""
    if action.verb is not KEYPER:
        return 0.0
    return CLAIMED - WAITING * max(0, state.left[seat] - FEW)
