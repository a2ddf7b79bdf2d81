"""The contract of a bot: it chooses a legal action, and knows what its seat knows and no more."""

from __future__ import annotations

import os
import sys
from random import Random
from traceback import extract_tb
from typing import Any

from mypy_extensions import mypyc_attr

from keydom.core.action import Action
from keydom.core.errors import KeydomError
from keydom.core.game import Game, State, View

OURS = "keydom."  # modules whose bots choose what is legal: tests see to it


class BotFailed(KeydomError):
    """A bot that did not choose. The text says which, what went wrong, and in which line of which file."""


class Opinion:
    """What a bot thinks of an action: the final score, the chance to win, and how much it prefers it."""

    __slots__ = ("action", "chance", "points", "weight")

    def __init__(self, action: Action, points: float | None, weight: float, chance: float | None = None) -> None:
        self.action = action
        self.points = points  # None: a search did not follow the action, and has no figures of it
        self.weight = weight  # the bot plays the action with the highest
        self.chance = chance  # None: it does not think in chances


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program, made for one table: a game with so many seats.

    Its `rng` is its own: NATURE's draws cannot be foretold from it.
    """

    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        self.game = game
        self.seats = seats

    def choose(self, view: View, legal: list[Action], rng: Random) -> Action:
        """One of the legal actions."""
        raise NotImplementedError

    def algorithm(self) -> str:
        """How it decides, in a few words: bots of one name may differ by game and by what is installed."""
        return type(self).__name__

    def opinions(self, view: View, legal: list[Action], rng: Random) -> list[Opinion]:
        """What it thinks of every legal action, in their order; empty for a bot that does not think."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class BlindBot(Bot):
    """A bot that needs no view, so that none is made for it."""

    def choose_blind(self, legal: list[Action], rng: Random) -> Action:
        """One of the legal actions."""
        raise NotImplementedError

    def choose(self, view: View, legal: list[Action], rng: Random) -> Action:
        return self.choose_blind(legal, rng)


def ask(player: Bot, game: Game[Any, Any], state: State, legal: list[Action], rng: Random) -> Action:
    """The choice of a bot for whoever is to move. It raises BotFailed where that fails or is not legal."""
    try:
        if isinstance(player, BlindBot):
            action = player.choose_blind(legal, rng)
        else:
            action = player.choose(game.view(state, game.mover(state)), legal, rng)
    except (Exception, SystemExit) as error:  # a bot ends its own choice, not the process that asks
        raise BotFailed(f"the bot {_name(player)} failed: {error_line(error)}") from error
    if not type(player).__module__.startswith(OURS) and action not in legal:
        raise BotFailed(f"the bot {_name(player)} failed: it chose `{action}`, which is not legal")
    return action


def consult(player: Bot, view: View, legal: list[Action], rng: Random) -> list[Opinion]:
    """The opinions of a bot on the legal actions, in their order, or none. It raises BotFailed where some lack."""
    try:
        opinions = player.opinions(view, legal, rng)
    except (Exception, SystemExit) as error:
        raise BotFailed(f"the bot {_name(player)} failed: {error_line(error)}") from error
    if opinions and len(opinions) != len(legal):
        raise BotFailed(f"the bot {_name(player)} failed: it has {len(opinions)} opinions of {len(legal)} actions")
    return opinions


def error_line(error: BaseException) -> str:
    """An error in the code of a bot, and the file and line it comes from, on one line."""
    if isinstance(error, SyntaxError):
        return f"{type(error).__name__}: {error.msg} ({error.filename}:{error.lineno})"
    what = " ".join(f"{type(error).__name__}: {error}".split())
    places = [place for place in extract_tb(error.__traceback__) if not place.filename.startswith(_own_code())]
    return f"{what} ({places[-1].filename}:{places[-1].lineno})" if places else what


def _own_code() -> tuple[str, ...]:
    """The beginnings of file names that are not the bot's: ours, as Python and mypyc name them, and the importer's."""
    return os.path.dirname(str(sys.modules["keydom"].__file__)) + os.sep, "src/keydom/", "<"


def _name(player: Bot) -> str:
    return f"{type(player).__module__}:{type(player).__name__}"
