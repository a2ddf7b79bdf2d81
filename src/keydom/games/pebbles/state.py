"""A position of pebbles."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from keydom.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class PebblesState(State):
    """The bag, what lies hidden and open before each seat, and the pebble in the mover's hand."""

    bag: list[int]
    hidden: list[list[int]]
    opened: list[list[int]]
    turns: int  # still to come
    hand: int

    __slots__ = tuple(__annotations__)
    json_kind: ClassVar[str] = "Bowls"

    def __init__(self, bag: list[int], hidden: list[list[int]], opened: list[list[int]], turns: int, hand: int) -> None:
        self.frames = []
        self.bag = bag
        self.hidden = hidden
        self.opened = opened
        self.turns = turns
        self.hand = hand

    def copy(self) -> PebblesState:
        twin = PebblesState(
            self.bag[:], [b[:] for b in self.hidden], [b[:] for b in self.opened], self.turns, self.hand
        )
        twin.frames = self.frames[:]
        return twin
