"""What one seat may know: everything on the table, its own fairs, and its own choice of a display."""

from __future__ import annotations

from typing import ClassVar, Final

from keydom.core.game import View
from keydom.games.keyper.components import FAIR_SEASONS
from keydom.games.keyper.state import NOBODY, KeyperState, KeyperTable

UNKNOWN: Final = -2


class KeyperView(View):
    """The open table, the private fairs this seat knows, and the displays; UNKNOWN for what it does not know."""

    json_kind: ClassVar[str] = "Outlook"
    __slots__ = ("folds", "private", "table")

    def __init__(self, table: KeyperTable, seat: int | None, private: list[int], folds: list[int]) -> None:
        self.table = table
        self.frames = table.frames
        self.seat = seat
        self.private = private
        self.folds = folds


def view(state: KeyperState, seat: int | None) -> KeyperView:
    table = KeyperTable()
    table.lay_out(state)
    private = [
        fair if fair == NOBODY or place // FAIR_SEASONS == seat or state.shown[place] != NOBODY else UNKNOWN
        for place, fair in enumerate(state.private)
    ]
    folds = [fold if fold == NOBODY or other == seat else UNKNOWN for other, fold in enumerate(state.folds)]
    return KeyperView(table, seat, private, folds)
