"""Keydom: the Key games of Richard Breese, to play, replay, study and simulate."""

from collections.abc import Mapping
from typing import Any

from keydom.core.errors import (
    BadData,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalAction,
    InvalidAction,
    KeydomError,
    UnknownGame,
)
from keydom.core.game import NATURE, OVER, Game, Words
from keydom.core.match import Match, set_words
from keydom.core.playout import playout
from keydom.core.record import Record
from keydom.games import get_game, load

__version__ = "0.1.0"

__all__ = [
    "NATURE",
    "OVER",
    "BadData",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "IllegalAction",
    "InvalidAction",
    "KeydomError",
    "Match",
    "Record",
    "UnknownGame",
    "get_game",
    "load",
    "playout",
]


def _fluent(game: Game[Any, Any], language: str, players: Mapping[int, str]) -> Words:
    """Words are read when somebody wants to hear them: a simulation needs none."""
    from keydom.words import FluentWords

    return FluentWords(game, language, players)


set_words(_fluent)
