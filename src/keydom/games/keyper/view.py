"""What one seat may know: everything on the table, its own fairs, and its own choice of a display."""

from __future__ import annotations

from typing import Final

from keydom.core.game import View
from keydom.games.keyper.components import DEALT
from keydom.games.keyper.state import NOBODY, Keydom, Table

UNKNOWN: Final = -2


class Outlook(View):
    """The open table, the private fairs this seat knows, and the displays; UNKNOWN for what it does not know."""

    __slots__ = ("folds", "private", "table")

    def __init__(self, table: Table, seat: int | None, private: list[int], folds: list[int]) -> None:
        self.table = table
        self.frames = table.frames
        self.seat = seat
        self.private = private
        self.folds = folds


def view(state: Keydom, seat: int | None) -> Outlook:
    table = Table()
    table.lay_out(state)
    private = [
        fair if fair == NOBODY or place // DEALT == seat or state.shown[place] != NOBODY else UNKNOWN
        for place, fair in enumerate(state.private)
    ]
    folds = [fold if fold == NOBODY or other == seat else UNKNOWN for other, fold in enumerate(state.folds)]
    return Outlook(table, seat, private, folds)
