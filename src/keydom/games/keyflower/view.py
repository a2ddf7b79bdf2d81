"""What one seat may know: everything on the table and in its memory, and its own hand.

A perfect memory knows which workers and skills were seen going behind a screen. Secret are the first eight workers,
what was drawn unseen, and winter tiles before they are laid out (R-KF-01).
"""

from __future__ import annotations

from keydom.core.game import View
from keydom.games.keyflower.components import by_colour, by_skill
from keydom.games.keyflower.state import Keyland, Table


class Outlook(View):
    """The open table and one's own workers, skills, winter tiles and contracts; a spectator has none."""

    __slots__ = ("contracts", "hand", "held", "pick", "skills", "table", "workers")

    def __init__(self, table: Table, seat: int | None) -> None:
        self.table = table
        self.frames = table.frames
        self.seat = seat
        self.workers: list[int] = []
        self.skills: list[int] = []
        self.hand = 0  # a bit for each winter tile
        self.pick = 0  # those of them that come into play
        self.contracts = 0  # a bit for each
        self.held: list[int] = []  # how many winter tiles each seat has


def view(state: Keyland, seat: int | None) -> Outlook:
    table = Table()
    table.lay_out(state)
    seen = Outlook(table, seat)
    seen.held = held(state)
    if seat is not None:
        seen.workers = by_colour(state.screens, seat)
        seen.skills = by_skill(state.skills, seat)
        seen.hand = state.hands[seat]
        seen.pick = state.picks[seat]
        seen.contracts = contracts(state, seat)
    return seen


def held(state: Keyland) -> list[int]:
    """How many winter tiles each seat has, which everybody may count."""
    return [hand.bit_count() for hand in state.hands]


def contracts(state: Keyland, seat: int) -> int:
    """A seat's own, a bit for each."""
    return sum([1 << card for card, where in enumerate(state.contracts) if where == seat])
