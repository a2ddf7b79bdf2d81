"""What one seat may know: everything on the table and in its memory, and its own hand.

A perfect memory knows which workers and skills were seen going behind a screen. Secret are the first eight workers,
what was drawn unseen, and winter tiles before they are laid out (R-KF-01).
"""

from __future__ import annotations

from typing import ClassVar

from keydom.core.game import View
from keydom.games.keyflower.components import by_colour, by_skill
from keydom.games.keyflower.state import KeyflowerState, KeyflowerTable


class KeyflowerView(View):
    """The open table and one's own workers, skills, winter tiles and contracts; a spectator has none."""

    json_kind: ClassVar[str] = "Outlook"
    __slots__ = ("contracts", "hand", "held", "pick", "skills", "table", "workers")

    def __init__(self, table: KeyflowerTable, seat: int | None) -> None:
        self.table = table
        self.frames = table.frames
        self.seat = seat
        self.workers: list[int] = []
        self.skills: list[int] = []
        self.hand = 0  # a bit for each winter tile
        self.pick = 0  # those of them that come into play
        self.contracts = 0  # a bit for each
        self.held: list[int] = []  # how many winter tiles each seat has: everybody may count them


def view(state: KeyflowerState, seat: int | None) -> KeyflowerView:
    table = KeyflowerTable()
    table.lay_out(state)
    seen = KeyflowerView(table, seat)
    seen.held = [hand.bit_count() for hand in state.hands]
    if seat is not None:
        seen.workers = by_colour(state.screens, seat)
        seen.skills = by_skill(state.skills, seat)
        seen.hand = state.hands[seat]
        seen.pick = state.picks[seat]
        seen.contracts = sum([1 << card for card, where in enumerate(state.contracts) if where == seat])
    return seen
