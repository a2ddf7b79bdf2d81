"""The games that are installed: found by entry point, so that a game can come from another package."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from os import PathLike
from typing import Any

from keydom.core.errors import KeydomError, UnknownGame
from keydom.core.game import Game
from keydom.core.match import Match
from keydom.core.record import Record

GROUP = "keydom.games"


@cache
def games() -> dict[str, Game[Any, Any]]:
    """Every registered game by its id, in the order of the ids.

    >>> all(get_game(id).id == id for id in games())
    True
    """
    found: dict[str, EntryPoint] = {}
    for point in entry_points(group=GROUP):
        other = found.setdefault(point.name, point)
        if other.value != point.value:
            raise KeydomError(f"two packages register a game {point.name!r}: {other.value} and {point.value}")
    return {name: _load(found[name]) for name in sorted(found)}


def _load(point: EntryPoint) -> Game[Any, Any]:
    try:
        loaded = point.load()
    except (ImportError, AttributeError) as error:
        raise KeydomError(f"the game {point.name!r} cannot be loaded from {point.value}: {error}") from error
    if not isinstance(loaded, Game) or loaded.id != point.name:
        raise KeydomError(f"{point.value} is registered as the game {point.name!r}, and is none of that id")
    return loaded


def get_game(id: str) -> Game[Any, Any]:
    """The game of this id."""
    known = games()
    if id not in known:
        raise UnknownGame(f"no game {id!r}: there are {', '.join(known)}")
    return known[id]


def load(path: str | PathLike[str], upto: int | None = None) -> Match[Any, Any]:
    """The match in a record's file, after the first `upto` of its moves (all by default), every move checked."""
    record = Record.load(path)
    return Match.replay(get_game(record.game).of_record(record), record, upto)
