"""What one seat may know: everything on the table, its own fairs, and its own choice of a display."""

from __future__ import annotations

from random import Random
from typing import Final

from keydom.core.game import View
from keydom.games.keyper.components import ALL_DISPLAYS, DEALT, PRIVATE_FAIRS
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


def sample(view: Outlook, rng: Random) -> Keydom:
    """Deal the fairs that this seat cannot see anew, season by season, and choose displays for the others."""
    state = Keydom()
    state.lay_out(view.table)
    state.private = view.private[:]
    for season in range(DEALT):
        places = range(season, len(view.private), DEALT)
        known = [view.private[place] for place in places]
        unseen = [fair for fair in range(PRIVATE_FAIRS) if fair not in known]
        rng.shuffle(unseen)
        for place in places:
            if state.private[place] == UNKNOWN:
                state.private[place] = unseen.pop()
    state.folds = [int(rng.random() * ALL_DISPLAYS) if fold == UNKNOWN else fold for fold in view.folds]
    return state
