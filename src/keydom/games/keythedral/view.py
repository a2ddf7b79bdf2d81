"""What one seat may know: everything on the table, its own laws, and how many laws the others hold.

Cubes and seats lie behind screens, but all of them were seen coming and going; so they are part of every view.
"""

from __future__ import annotations

from typing import ClassVar, Final

from keydom.core.game import View
from keydom.games.keythedral.state import KeythedralState, KeythedralTable

UNKNOWN: Final = -1


class KeythedralView(View):
    """The open table, the hands this seat knows (UNKNOWN for the rest) and the number of cards in each."""

    json_kind: ClassVar[str] = "Outlook"
    __slots__ = ("hands", "held", "table")

    def __init__(self, table: KeythedralTable, seat: int | None, hands: list[int], held: list[int]) -> None:
        self.table = table
        self.frames = table.frames
        self.seat = seat
        self.hands = hands
        self.held = held


def view(state: KeythedralState, seat: int | None) -> KeythedralView:
    table = KeythedralTable()
    table.lay_out(state)
    hands = [hand if state.open_laws or other == seat else UNKNOWN for other, hand in enumerate(state.hands)]
    return KeythedralView(table, seat, hands, [hand.bit_count() for hand in state.hands])
