"""What every position of pebbles fulfils; a text that says otherwise is refused."""

from __future__ import annotations

from typing import Final

from keydom.core.invariants import BOTTOM, check_stack, demand
from keydom.games.pebbles.components import NONE, TURNS
from keydom.games.pebbles.rules.turns import Draw
from keydom.games.pebbles.state import PebblesState

# What each frame lies on.
BENEATH: Final = {"Draw": (BOTTOM,), "Turn": (BOTTOM,), "Gift": (BOTTOM,)}


def check(state: PebblesState) -> None:
    seats = len(state.opened)
    check_stack(state.frames, BENEATH)
    played = sum([sum(bowl) for bowl in [*state.hidden, *state.opened]])
    full = [turns * seats for turns in TURNS.values()]
    demand(played + state.turns in full, f"{played} pebbles have been played and {state.turns} turns are left")
    demand(bool(state.turns) == bool(state.frames), f"{state.turns} turns are left")
    top = state.frames[-1] if state.frames else None
    drawing = top is None or isinstance(top, Draw)
    demand(drawing == (state.hand == NONE), "whoever decides has a pebble in hand, and nobody else")
    demand(not isinstance(top, Draw) or 0 <= top.mover < seats, "somebody at the table draws")
