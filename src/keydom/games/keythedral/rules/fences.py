"""Action 3: building and removing fences, and moving a cottage that they cut off from every field."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Value
from keydom.games.keythedral.actions import AT, BESIDE_COTTAGE, CELL, COTTAGE, TOWARD, KeythedralAction
from keydom.games.keythedral.components import CORNERS, NUMBERS, SIDES, TIMBER, cell, edge
from keydom.games.keythedral.state import KeythedralState

KEYTHEDRAL: Final = cell(1, 1)


def free_squares(state: KeythedralState) -> list[int]:
    """The squares beside at least one field where nothing lies."""
    taken = set(state.squares)
    if state.seats > 2:
        taken.add(KEYTHEDRAL)
    return sorted(state.around - taken)


def refuges(state: KeythedralState) -> list[int]:
    """Where a fenced-in cottage can go: a free square with a field that no fence bars (R-KT-08)."""
    return [square for square in free_squares(state) if _reaches(state, square)]


def _reaches(state: KeythedralState, square: int) -> bool:
    for side in range(SIDES):
        if square + CORNERS[side] in state.at and edge(square, side) not in state.fences:
            return True
    return False


def fenceable(state: KeythedralState) -> list[int]:
    """The cottages that have a side where a fence can be built."""
    return [cottage for cottage in range(state.seats * NUMBERS) if not state.fenced_in(cottage)]


def can_fence(state: KeythedralState) -> bool:
    for cottage in range(state.seats * NUMBERS):
        if not state.fenced_in(cottage):
            return True
    return False


def build(state: KeythedralState, seat: int, cottage: int, side: int, tell: Listener | None) -> None:
    square = state.squares[cottage]
    state.pay_cube(seat, TIMBER)
    state.fences_left[seat] -= 1
    state.fences = {**state.fences, edge(square, side): seat}
    if tell is not None:
        field = f"cell:{CELL.write(square + CORNERS[side])}"
        tell(Event("fenced", {"seat": f"seat:{seat}", "cottage": f"cottage:{COTTAGE.write(cottage)}", "cell": field}))
    if state.fenced_in(cottage) and refuges(state):
        state.frames.append(Move(cottage // NUMBERS, cottage))


class WithCottage(Frame[KeythedralState, KeythedralAction]):
    """A decision about one cottage."""

    def __init__(self, seat: int, cottage: int) -> None:
        super().__init__(seat)
        self.cottage = cottage

    def args(self) -> dict[str, Value]:
        return {"cottage": f"cottage:{COTTAGE.write(self.cottage)}"}

    def laid(self, square: int) -> dict[str, Value]:
        """The arguments of the event that the cottage is laid on a square."""
        return {"seat": f"seat:{self.seat}", **self.args(), "cell": f"cell:{CELL.write(square)}"}


class FenceSite(Frame[KeythedralState, KeythedralAction]):
    """Beside which cottage to build a fence."""

    def offer(self, state: KeythedralState) -> list[Action]:
        return [BESIDE_COTTAGE.of(cottage) for cottage in fenceable(state)]

    def apply(self, state: KeythedralState, action: KeythedralAction, tell: Listener | None) -> None:
        sides = state.open_sides(action.cottage)
        if len(sides) == 1:
            build(state, self.seat, action.cottage, sides[0], tell)
        else:
            state.frames.append(FenceSide(self.seat, action.cottage))


class FenceSide(WithCottage):
    """Which field to fence a cottage off from."""

    def offer(self, state: KeythedralState) -> list[Action]:
        square = state.squares[self.cottage]
        return [TOWARD.of(square + CORNERS[side]) for side in state.open_sides(self.cottage)]

    def apply(self, state: KeythedralState, action: KeythedralAction, tell: Listener | None) -> None:
        build(state, self.seat, self.cottage, CORNERS.index(action.cell - state.squares[self.cottage]), tell)


class Move(WithCottage):
    """Where its owner lays a cottage that has been fenced in."""

    def offer(self, state: KeythedralState) -> list[Action]:
        return [AT.of(square) for square in refuges(state)]

    def apply(self, state: KeythedralState, action: KeythedralAction, tell: Listener | None) -> None:
        state.set_square(self.cottage, action.cell)
        if tell is not None:
            tell(Event("moved", self.laid(action.cell)))
