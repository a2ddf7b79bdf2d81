"""The games that are installed: found by entry point, so that a game can come from another package."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from keydom.core.errors import UnknownGame
from keydom.core.game import Game

GROUP = "keydom.games"


@cache
def games() -> dict[str, Game[Any, Any]]:
    """Every registered game by its id, in the order of the ids.

    >>> sorted(games())
    ['keythedral', 'pebbles']
    """
    found = {point.name: point for point in entry_points(group=GROUP)}
    return {name: found[name].load() for name in sorted(found)}


def game(id: str) -> Game[Any, Any]:
    """The game of this id."""
    known = games()
    if id not in known:
        raise UnknownGame(f"no game {id!r}: there are {', '.join(known)}")
    return known[id]
