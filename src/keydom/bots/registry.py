"""Bots of other packages: installed under a name, or named by module and class."""

from __future__ import annotations

import logging
import re
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from keydom.bots.contract import Bot, error_line
from keydom.core.errors import BadOption, KeydomError
from keydom.core.game import Game

log = logging.getLogger("keydom.bots")

GROUP = "keydom.bots"
PLACE = re.compile(r"([\w.]+):([A-Za-z_]\w*)(?::(.+))?")  # package.module:Class, perhaps with a budget behind it


@cache
def bot_entry_points() -> dict[str, EntryPoint]:
    """The entry points of the bots that installed packages offer, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


@cache
def offered() -> tuple[str, ...]:
    """The names of the bots that can be loaded. Why another cannot is logged, once."""
    found = []
    for name, point in bot_entry_points().items():
        try:
            made = point.load()
            if not callable(made):
                raise TypeError(f"{point.value} makes no bots")
            found.append(name)
        except (Exception, SystemExit) as error:  # a bot's module ends its own loading, not the process
            log.warning("the bot %r is not offered: it cannot be loaded: %s", name, error_line(error))
    return tuple(found)


def external_bot(name: str, game: Game[Any, Any], seats: int) -> Bot | None:
    """The bot that is registered under this name or stands at this place; None where there is neither."""
    kind, _, budget = name.partition(":")
    place = PLACE.fullmatch(name)
    try:
        if kind in bot_entry_points():
            made = bot_entry_points()[kind].load()
        elif place is not None:
            made = getattr(import_module(place[1]), place[2])
            budget = place[3] or ""
        else:
            return None
    except (ImportError, AttributeError) as error:
        raise BadOption(f"the bot {name!r} cannot be loaded: {error}") from error
    except (Exception, SystemExit) as error:
        raise BadOption(f"the bot {name!r} cannot be loaded: {error_line(error)}") from error
    try:
        player = made(game, seats, budget) if budget else made(game, seats)
    except KeydomError:
        raise
    except (Exception, SystemExit) as error:
        raise BadOption(f"the bot {name!r} cannot be made: {error_line(error)}") from error
    if not isinstance(player, Bot):
        raise BadOption(f"{name!r} is no bot: it makes a {type(player).__name__}")
    return player
