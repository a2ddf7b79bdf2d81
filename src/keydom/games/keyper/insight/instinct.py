"""What an action is worth at first sight, without trying it out: one answer for each kind of decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from keydom.core.action import Action, Verb
from keydom.games.keyper import actions
from keydom.games.keyper.components import FIRST_WINTER_FAIR, WHITE
from keydom.games.keyper.insight.guess import Guess
from keydom.games.keyper.rules.joining import Join
from keydom.games.keyper.rules.placing import Place
from keydom.games.keyper.rules.prices import paid_with
from keydom.games.keyper.state import ALL_PLOTS, PLOTS, Keydom, spot_of, works_as

DECLINED: Final = -0.5  # points for leaving a chance to join
HELPER: Final = 1.0  # for a keyple that is laid down to help
WHITE_LESS: Final = 0.4  # for joining with a white keyple rather than with one of the colour
SALE: Final = 2.0  # what a boat pays
SAME_LESS: Final = 0.3  # for getting two of the same
FAIR: Final = 3.0
OVERBUILT: Final = -4.0


def guesses(state: Keydom, legal: list[Action]) -> list[float]:
    """A guess at what each action is worth, in points."""
    guess = Guess(state, state.frames[-1].seat)
    return [WORTH[action.verb](guess, action) for action in legal]


def nothing(guess: Guess, action: Action) -> float:
    return 0.0


# A turn, and joining in one.


def keyper(guess: Guess, action: Action) -> float:
    return guess.board(action.a)


def keyple(guess: Guess, action: Action) -> float:
    return guess.colours()[action.a]


def at(guess: Guess, action: Action) -> float:
    top = guess.state.frames[-1]
    assert isinstance(top, Place), "a keyple is placed"
    return guess.comes(action.a, top.colour)


def moor(guess: Guess, action: Action) -> float:
    return guess.own.boat(action.a, 2.0)


def lay_existing(guess: Guess, action: Action) -> float:
    return HELPER


def join(guess: Guess, action: Action) -> float:
    top = guess.state.frames[-1]
    assert isinstance(top, Join), "only a join is joined"
    return guess.works(top.spot, top.skill, 2) - (WHITE_LESS if action.a == WHITE else 0.0)


def decline(guess: Guess, action: Action) -> float:
    return DECLINED


def lay(guess: Guess, action: Action) -> float:
    return _laid(guess, action.a, 1)


def lay_both(guess: Guess, action: Action) -> float:
    return _laid(guess, action.a, 2)


def _laid(guess: Guess, spot: int, keyples: int) -> float:
    there = guess.state.spots[spot_of(guess.seat, spot)]
    return guess.works(spot, works_as(there), keyples)


# What keyples do.


def take(guess: Guess, action: Action) -> float:
    return guess.own.planned(action.a) + 0.1


def take_fair(guess: Guess, action: Action) -> float:
    return guess.own.winter_fair(action.a - FIRST_WINTER_FAIR)


def build(guess: Guess, action: Action) -> float:
    return guess.own.gain(action.a, -1) - guess.own.cost(action.a)


def on(guess: Guess, action: Action) -> float:
    return 0.0 if guess.state.tops[guess.seat * ALL_PLOTS + action.a - PLOTS] == 0 else OVERBUILT


def upgrade(guess: Guess, action: Action) -> float:
    return guess.own.raised(action.a, guess.state.plot_of(guess.seat, action.a)) - guess.own.spend


# What is given or paid, and what is got.


def give(guess: Guess, action: Action) -> float:
    return -guess.own.want(action.a)


def give_two(guess: Guess, action: Action) -> float:
    return -guess.own.want(action.a) - guess.own.want(action.b)


def give_three(guess: Guess, action: Action) -> float:
    return -guess.own.want(action.a) - guess.own.want(action.b) - guess.own.want(action.c)


def give_four(guess: Guess, action: Action) -> float:
    return -sum([guess.own.want(good) for good in paid_with(action)])


def get(guess: Guess, action: Action) -> float:
    return guess.own.want(action.a)


def get_two(guess: Guess, action: Action) -> float:
    return guess.own.want(action.a) + guess.own.want(action.b) - (SAME_LESS if action.a == action.b else 0.0)


def sell(guess: Guess, action: Action) -> float:
    return SALE - guess.own.want(action.a)


# The end of a season, and the start of the next.


def hold(guess: Guess, action: Action) -> float:
    return FAIR


def fold(guess: Guess, action: Action) -> float:
    return guess.display(action.a)


def spare(guess: Guess, action: Action) -> float:
    return -guess.liked(action.a)


WORTH: Final[dict[Verb, Callable[[Guess, Action], float]]] = {
    actions.KEYPER: keyper,
    actions.KEYPLE: keyple,
    actions.AT: at,
    actions.MOOR: moor,
    actions.LAY_EXISTING: lay_existing,
    actions.LEAVE_EXISTING: nothing,
    actions.JOIN: join,
    actions.DECLINE: decline,
    actions.LAY: lay,
    actions.LAY_BOTH: lay_both,
    actions.TAKE: take,
    actions.TAKE_FAIR: take_fair,
    actions.BUILD: build,
    actions.BUILD_HERE: build,
    actions.ON: on,
    actions.UPGRADE: upgrade,
    actions.PAY: give,
    actions.PAY_TWO: give_two,
    actions.PAY_THREE: give_three,
    actions.PAY_FOUR: give_four,
    actions.GIVE: give,
    actions.GIVE_TWO: give_two,
    actions.GET: get,
    actions.GET_TWO: get_two,
    actions.WORK: get,
    actions.SELL: sell,
    actions.STOP: nothing,
    actions.GAIN: get,
    actions.HOLD: hold,
    actions.ENOUGH: nothing,
    actions.LOSE: give,
    actions.FOLD: fold,
    actions.SPARE: spare,
}
