"""Setting up: the centre of the board, then fields and cottages laid by the players in turn."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Chance, Event, Frame, Listener, Options, Step, Value, settle
from keydom.games.keythedral.actions import AT, BACK, CELL, FACE, FIELD, LAY_COTTAGE, KeythedralAction
from keydom.games.keythedral.components import (
    ALL_CUBES,
    CORNERS,
    IRON,
    KINDS,
    LAWS,
    LEVELS,
    NUMBERS,
    QUARRY,
    SIDES,
    WOOD,
    Box,
    cell,
    cottages_of,
)
from keydom.games.keythedral.rules.fences import WithCottage, free_squares
from keydom.games.keythedral.rules.law_cards import lapse
from keydom.games.keythedral.rules.rounds import Round, fill_law_spaces
from keydom.games.keythedral.rules.stages import open_stage
from keydom.games.keythedral.state import NOBODY, UNSEEN, KeythedralState

TURNS: Final = 5  # fields and cottages that each player lays
SHORT: Final = 2  # stages of the keythedral in the short game


def start(box: Box, seats: int, options: Options) -> KeythedralState:
    """The table before the first field is drawn."""
    state = KeythedralState()
    state.frames = []
    state.box = box
    state.seats = seats
    state.open_laws = options["laws"] == "face-up"
    state.open_design = options["design"] == "open"
    state.stages = LEVELS if options["length"] == "full" else SHORT  # R-KT-38
    state.at_once = options["laws-about-others"] == "at-once"  # R-KT-24
    _lay_centre(state)
    state.stack = [0] * ((NUMBERS + 1) * len(KINDS))
    for number in range(2, seats + 1):
        for kind in range(len(KINDS)):
            state.stack[number * len(KINDS) + kind] = box.fields[number][kind]
    state.top = 0
    state.in_hand = NOBODY
    state.owner = [UNSEEN] * len(box.tiles)
    state.level = 1
    state.raised = NOBODY
    state.lowered = NOBODY
    state.swapping = False
    state.store = [count if cube < IRON else 0 for cube, count in enumerate(box.cubes)]
    state.shop = [count if cube >= IRON else 0 for cube, count in enumerate(box.cubes)]
    state.cubes = [0] * (seats * ALL_CUBES)
    state.hands = [0] * seats
    state.deck = 0 if options["laws"] == "none" else len(LAWS)
    state.spaces = 0
    state.shown = 0
    state.gone = 0
    state.round = 0
    state.start = 0
    state.order = []
    state.passes = 0
    lapse(state)
    state.frames.append(Ready())
    state.frames.append(Lay(0))
    if state.open_design:
        for level in range(state.stages, 0, -1):
            open_stage(state, level)
    fill_law_spaces(state)
    settle(state, None)
    return state


def _lay_centre(state: KeythedralState) -> None:
    """Four fields around the keythedral; with two players one quarry and one wood side by side (R-KT-03)."""
    state.cells = []
    state.kinds = []
    state.at = {}
    state.around = set()
    state.beside = set()
    state.workers = []
    state.squares = [0] * (state.seats * NUMBERS)
    state.near = [NOBODY] * (state.seats * NUMBERS * SIDES)
    state.fences = {}
    state.houses = 0
    state.fences_left = [state.box.fences] * state.seats
    state.fences_gone = [0] * state.seats
    centre = [((0, 0), QUARRY), ((2, 0), WOOD)]
    if state.seats > 2:
        centre += [((0, 2), WOOD), ((2, 2), QUARRY)]
    for (x, y), kind in centre:
        state.lay_field(cell(x, y), kind)


class Lay(Step[KeythedralState]):
    """A turn of set-up: draw a field and lay it, then lay a cottage."""

    def __init__(self, turn: int) -> None:
        super().__init__()
        self.turn = turn

    def run(self, state: KeythedralState, tell: Listener | None) -> None:
        if self.turn == TURNS * state.seats:
            return
        seat = self.turn % state.seats
        state.frames.append(Lay(self.turn + 1))
        state.frames.append(Settle(seat))
        state.frames.append(LayField(seat))
        state.frames.append(Face(seat))
        if self.turn == 0:
            state.frames.append(Back())


def stacked(state: KeythedralState, number: int) -> list[int]:
    """How many fields of each kind the stack has with this number on their backs."""
    return state.stack[number * len(KINDS) : (number + 1) * len(KINDS)]


class Back(Chance[KeythedralState, KeythedralAction]):
    """The number on the back of the field that now lies on top of the stack: everybody sees it (R-KT-02)."""

    def offer(self, state: KeythedralState) -> list[Action]:
        return [BACK.of(number) for number in range(NUMBERS + 1) if any(stacked(state, number))]

    def odds(self, state: KeythedralState) -> list[int]:
        counts = [sum(stacked(state, number)) for number in range(NUMBERS + 1)]
        return [count for count in counts if count]

    def apply(self, state: KeythedralState, action: KeythedralAction, tell: Listener | None) -> None:
        state.top = action.number


class Face(Chance[KeythedralState, KeythedralAction]):
    """The top field is drawn and turned up."""

    def __init__(self, drawer: int) -> None:
        super().__init__()
        self.drawer = drawer

    def offer(self, state: KeythedralState) -> list[Action]:
        return [FACE.of(kind) for kind, count in enumerate(stacked(state, state.top)) if count]

    def odds(self, state: KeythedralState) -> list[int]:
        return [count for count in stacked(state, state.top) if count]

    def apply(self, state: KeythedralState, action: KeythedralAction, tell: Listener | None) -> None:
        state.stack = state.stack[:]
        state.stack[state.top * len(KINDS) + action.kind] -= 1
        state.top = 0
        state.in_hand = action.kind
        if tell is not None:
            tell(Event("drew-field", {"seat": f"seat:{self.drawer}", "kind": f"kind:{KINDS[action.kind]}"}))
        if any(state.stack):
            state.frames.append(Back())


class LayField(Frame[KeythedralState, KeythedralAction]):
    """Where the drawn field goes: beside a field, or beyond a cottage, always on the lattice."""

    def offer(self, state: KeythedralState) -> list[Action]:
        spots = set(state.beside)
        for cottage, square in enumerate(state.squares):
            if square:
                for side in range(SIDES):
                    if state.near[cottage * SIDES + side] == NOBODY:
                        spots.add(square + CORNERS[side])
        return [FIELD.of(spot) for spot in sorted(spots)]

    def apply(self, state: KeythedralState, action: KeythedralAction, tell: Listener | None) -> None:
        kind = state.in_hand
        state.in_hand = NOBODY
        state.lay_field(action.cell, kind)
        if tell is not None:
            args: dict[str, Value] = {"seat": f"seat:{self.seat}", "kind": f"kind:{KINDS[kind]}"}
            tell(Event("laid-field", {**args, "cell": f"cell:{CELL.write(action.cell)}"}))


class Settle(Frame[KeythedralState, KeythedralAction]):
    """Which of the remaining cottages to lay."""

    def offer(self, state: KeythedralState) -> list[Action]:
        mine = cottages_of(self.seat)
        return [LAY_COTTAGE.of(cottage) for cottage in mine if not state.squares[cottage]]

    def apply(self, state: KeythedralState, action: KeythedralAction, tell: Listener | None) -> None:
        state.frames.append(Site(self.seat, action.cottage))


class Site(WithCottage):
    """Where the cottage goes: any free square beside a field."""

    def offer(self, state: KeythedralState) -> list[Action]:
        return [AT.of(square) for square in free_squares(state)]

    def apply(self, state: KeythedralState, action: KeythedralAction, tell: Listener | None) -> None:
        state.set_square(self.cottage, action.cell)
        if tell is not None:
            tell(Event("laid-cottage", self.laid(action.cell)))


class Ready(Step[KeythedralState]):
    """The board is built: the first stage of the keythedral is turned up, and the first round begins."""

    def run(self, state: KeythedralState, tell: Listener | None) -> None:
        state.frames.append(Round())
        if not state.open_design:
            open_stage(state, 1)
