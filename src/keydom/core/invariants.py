"""Checks of positions that are read from text: which frame lies on which, and what goes together.

A game says in its room `invariants` on which frames each of its frames can lie, and what must hold of fields and frames
together. A text that says otherwise is refused: no game comes to such a position, so no rule need know it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from keydom.core.errors import BadPosition
from keydom.core.state import Frame

BOTTOM: Final = "nothing"  # what the first frame lies on
MOST_FRAMES: Final = 200  # far more than lie on each other in any game


def demand(holds: bool, otherwise: str) -> None:
    """Refuse a position unless something holds of it; `otherwise` is what is wrong with it."""
    if not holds:
        raise BadPosition(otherwise)


def check_stack(frames: Sequence[Frame[Any, Any]], beneath: Mapping[str, Sequence[str]]) -> None:
    """Refuse frames that lie on others than they can."""
    demand(len(frames) <= MOST_FRAMES, f"frames: there are {len(frames)}, more than {MOST_FRAMES}")
    below = BOTTOM
    for frame in frames:
        name = type(frame).__name__
        demand(name in beneath, f"frames: a game has no {name} on its stack")
        expected = " or ".join(beneath[name])
        demand(below in beneath[name], f"frames: {name} cannot lie on {below}: expected {expected}")
        below = name
