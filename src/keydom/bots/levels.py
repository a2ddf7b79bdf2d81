"""How good a bot at a table is to be: the levels that people choose from, and the time that each may take."""

from __future__ import annotations

from typing import NamedTuple


class Level(NamedTuple):
    bot: str
    seconds: float  # for one decision, at most


LEVELS = {
    "easy": Level("greedy", 1.0),
    "medium": Level("learned", 1.0),
    "hard": Level("search:1s", 3.0),
}
