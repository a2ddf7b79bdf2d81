"""What the next position cannot show: when to claim a board, whom to help, where to build."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.games.keyper.state import Keydom


def leanings(state: Keydom, legal: list[Action]) -> list[float]:
    """What the plan adds to each action, in points."""
    return [0.0] * len(legal)
