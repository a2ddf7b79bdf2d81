"""What one seat may know: its own bowl and hand, how full each bowl is, all that lies open; at the end all bowls."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from keydom.core.state import View
from keydom.games.pebbles.components import NONE
from keydom.games.pebbles.state import PebblesState


@mypyc_attr(allow_interpreted_subclasses=True)
class PebblesView(View):
    """The table from one seat; a bowl that it may not look into is an empty list."""

    json_kind: ClassVar[str] = "Glance"
    __slots__ = ("bowl_sizes", "bowls", "hand", "opened", "turns")

    def __init__(self, state: PebblesState, seat: int | None) -> None:
        self.seat = seat
        self.frames = state.frames[:]
        over = not state.frames
        self.bowls = [bowl[:] if other == seat or over else [] for other, bowl in enumerate(state.hidden)]
        self.bowl_sizes = [sum(bowl) for bowl in state.hidden]
        self.hand = state.hand if seat is not None and seat == self.mover else NONE
        self.opened = [bowl[:] for bowl in state.opened]
        self.turns = state.turns
