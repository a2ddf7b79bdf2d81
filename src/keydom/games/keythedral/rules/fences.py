"""Action 3: building and removing fences, and moving a cottage that they cut off from every field."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Value
from keydom.games.keythedral.actions import AT, BESIDE_COTTAGE, CELL, COTTAGE, TOWARD
from keydom.games.keythedral.components import CORNERS, NUMBERS, SIDES, TIMBER, cell, edge
from keydom.games.keythedral.state import Keyland

KEYTHEDRAL: Final = cell(1, 1)


def free_squares(state: Keyland) -> list[int]:
    """The squares beside at least one field where nothing lies."""
    taken = set(state.squares)
    if state.seats > 2:
        taken.add(KEYTHEDRAL)
    return sorted(state.around - taken)


def refuges(state: Keyland) -> list[int]:
    """Where a fenced-in cottage can go: a free square with a field that no fence bars (R-KT-08)."""
    return [square for square in free_squares(state) if _reaches(state, square)]


def _reaches(state: Keyland, square: int) -> bool:
    for side in range(SIDES):
        if square + CORNERS[side] in state.at and edge(square, side) not in state.fences:
            return True
    return False


def fenceable(state: Keyland) -> list[int]:
    """The cottages that have a side where a fence can be built."""
    return [cottage for cottage in range(state.seats * NUMBERS) if not state.fenced_in(cottage)]


def can_fence(state: Keyland) -> bool:
    for cottage in range(state.seats * NUMBERS):
        if not state.fenced_in(cottage):
            return True
    return False


def build(state: Keyland, seat: int, cottage: int, side: int, tell: Listener | None) -> None:
    square = state.squares[cottage]
    state.pay_cube(seat, TIMBER)
    state.fences_left[seat] -= 1
    state.fences = {**state.fences, edge(square, side): seat}
    if tell is not None:
        field = f"cell:{CELL.write(square + CORNERS[side])}"
        tell(Event("fenced", {"seat": f"seat:{seat}", "cottage": f"cottage:{COTTAGE.write(cottage)}", "cell": field}))
    if state.fenced_in(cottage) and refuges(state):
        state.frames.append(Move(cottage // NUMBERS, cottage))


class WithCottage(Frame[Keyland]):
    """A decision about one cottage."""

    __slots__ = ("cottage",)

    def __init__(self, seat: int, cottage: int) -> None:
        super().__init__(seat)
        self.cottage = cottage

    def args(self) -> dict[str, Value]:
        return {"cottage": f"cottage:{COTTAGE.write(self.cottage)}"}


class FenceSite(Frame[Keyland]):
    """Beside which cottage to build a fence."""

    __slots__ = ()

    def offer(self, state: Keyland) -> list[Action]:
        return [BESIDE_COTTAGE.of(cottage) for cottage in fenceable(state)]

    def apply(self, state: Keyland, action: Action, tell: Listener | None) -> None:
        sides = state.open_sides(action.a)
        if len(sides) == 1:
            build(state, self.seat, action.a, sides[0], tell)
        else:
            state.frames.append(FenceSide(self.seat, action.a))


class FenceSide(WithCottage):
    """Which field to fence a cottage off from."""

    __slots__ = ()

    def offer(self, state: Keyland) -> list[Action]:
        square = state.squares[self.cottage]
        return [TOWARD.of(square + CORNERS[side]) for side in state.open_sides(self.cottage)]

    def apply(self, state: Keyland, action: Action, tell: Listener | None) -> None:
        build(state, self.seat, self.cottage, CORNERS.index(action.a - state.squares[self.cottage]), tell)


class Move(WithCottage):
    """Where its owner lays a cottage that has been fenced in."""

    __slots__ = ()

    def offer(self, state: Keyland) -> list[Action]:
        return [AT.of(square) for square in refuges(state)]

    def apply(self, state: Keyland, action: Action, tell: Listener | None) -> None:
        state.set_square(self.cottage, action.a)
        if tell is not None:
            where = f"cell:{CELL.write(action.a)}"
            cottage = f"cottage:{COTTAGE.write(self.cottage)}"
            tell(Event("moved", {"seat": f"seat:{self.seat}", "cottage": cottage, "cell": where}))
