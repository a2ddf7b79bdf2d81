"""The levels of bots that people choose from at a table, and the time that each may take."""

from __future__ import annotations

from typing import Final, NamedTuple

from keydom.bots.registry import offered

LEAST: Final = 100  # milliseconds that a bot thinks about a decision, if it is given time at all


class Level(NamedTuple):
    """A bot with its time for a decision, and its time for the first of several decisions in a row."""

    bot: str
    seconds: float  # for one decision, at most
    budget_ms: int = 0  # 0: a bot that takes the time it takes

    def bot_name(self, earlier: int = 0) -> str:
        """The bot's name and budget after so many decisions in a row. Each has half the time of the one before."""
        if not self.budget_ms:
            return self.bot
        return f"{self.bot}:{max(LEAST, self.budget_ms >> earlier)}ms"


LEVELS = {
    "easy": Level("greedy", 1.0),
    "medium": Level("net", 1.0),
    "hard": Level("search", 3.0, 1000),
    "master": Level("search", 10.0, 4000),
}
OWN = 10.0  # seconds that a bot of another package may take for a decision


def levels() -> dict[str, Level]:
    """All that a table offers: these, and the bots of other packages under their names."""
    return {**LEVELS, **{name: Level(name, OWN) for name in offered() if name not in LEVELS}}


def below(level: str) -> str | None:
    """The level that plays where this one found no move: the next weaker; None for the weakest."""
    names = list(LEVELS)
    if level not in LEVELS:
        return names[0]  # of another package: nothing is known of how strong it is
    return names[names.index(level) - 1] if level != names[0] else None
