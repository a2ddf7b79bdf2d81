"""Keydom: the Key games of Richard Breese, to play, replay, study and simulate."""

from keydom.core.errors import BadData, BadOption, BadRecord, IllegalAction, InvalidAction, KeydomError, UnknownGame
from keydom.core.game import NATURE, OVER
from keydom.core.match import Match
from keydom.core.playout import playout
from keydom.core.record import Record
from keydom.games import game, load

__version__ = "0.1.0"

__all__ = [
    "NATURE",
    "OVER",
    "BadData",
    "BadOption",
    "BadRecord",
    "IllegalAction",
    "InvalidAction",
    "KeydomError",
    "Match",
    "Record",
    "UnknownGame",
    "game",
    "load",
    "playout",
]
