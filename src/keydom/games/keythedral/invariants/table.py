"""What must hold of the board, the tiles, the laws and the round."""

from __future__ import annotations

from typing import Final

from keydom.core.invariants import demand
from keydom.games.keythedral.actions import COTTAGE
from keydom.games.keythedral.components import IRON, LEVELS, NUMBERS, unpack
from keydom.games.keythedral.rules.fences import KEYTHEDRAL
from keydom.games.keythedral.rules.laws import Asking, Resume
from keydom.games.keythedral.rules.purchase import Price
from keydom.games.keythedral.rules.rounds import MOST_ROUNDS
from keydom.games.keythedral.rules.stages import Reveal
from keydom.games.keythedral.rules.work import ChooseOrder, Leave, Place, Work
from keydom.games.keythedral.setup import TURNS, Face, Lay, LayField, Settle, Site, stacked
from keydom.games.keythedral.state import FACE_UP, NOBODY, UNSEEN, KeythedralState

CENTRE: Final = ((0, 0), (2, 0), (0, 2), (2, 2))


def check_board(state: KeythedralState, setting_up: bool) -> None:
    centre = 2 if state.seats == 2 else 4
    for place, at in enumerate(state.cells):
        x, y = unpack(at)
        near = [unpack(other) for other in state.cells[:place]]
        demand(x % 2 == 0 and y % 2 == 0, f"a field lies at {x},{y}, between others")
        beside = any(abs(x - other) <= 2 and abs(y - another) <= 2 for other, another in near)
        demand(beside if place >= centre else (x, y) == CENTRE[place], f"a field at {x},{y} lies beside no other")
    placed = [square for square in state.squares if square]
    demand(len(set(placed)) == len(placed), "two cottages lie on one square")
    demand(state.around.issuperset(placed), "a cottage lies beside no field")
    demand(state.seats == 2 or KEYTHEDRAL not in placed, "a cottage lies where the keythedral is")
    demand(setting_up or len(placed) == len(state.squares), "a cottage was not laid")
    demand(setting_up or (not any(state.stack) and state.in_hand == NOBODY and not state.top), "a field was not laid")
    demand(NOBODY not in state.fences.values(), "a fence is nobody's")
    cottages = (1 << len(state.squares)) - 1
    demand(not (state.houses | state.worked) & ~cottages, "there is a cottage of nobody at the table")
    seats = (1 << state.seats) - 1
    demand(not (state.broken | state.took) & ~seats, "there is a law of nobody at the table")
    demand(state.double == NOBODY or state.double < len(state.cells), "production is doubled on no field")
    demand((state.wild_seat == NOBODY) == (state.wild_kind == NOBODY), "an unexpected harvest is somebody's, of a kind")
    demand(not any(state.shop[:IRON]), "the craftsmen have no resources")


def check_setting_up(state: KeythedralState) -> None:
    """Fields and cottages are laid in turn."""
    lay = next((frame for frame in state.frames if isinstance(frame, Lay)), None)
    demand(lay is not None, "the board is built, but the first round has not begun")
    assert lay is not None
    kinds = [type(frame).__name__ for frame in state.frames]
    begun = "Settle" in kinds or "Site" in kinds
    demand(begun == (lay.turn > 0), "nobody lays a field or a cottage")
    turn = max(0, lay.turn - 1)
    drawn = begun and "Face" not in kinds
    left = TURNS * state.seats - turn - (1 if drawn else 0)
    demand(sum(state.stack) == left, f"there are {sum(state.stack)} fields in the stack instead of {left}")
    demand((state.in_hand != NOBODY) == (drawn and "LayField" in kinds), "a field is in the wrong place")
    demand(begun or state.top == 0, "the stack shows a number before the first turn")
    waits = "Back" in kinds
    demand(not waits or drawn or lay.turn == 1, "the number on the first back is drawn once")
    shown = begun and not waits and left > 0
    demand((state.top > 0) == shown, "the number on the back of the top field is wrong")
    if shown:
        demand(any(stacked(state, state.top)), f"there is no field with a {state.top} on its back")
    for seat in range(state.seats):
        mine = len([square for square in state.squares[seat * NUMBERS : (seat + 1) * NUMBERS] if square])
        due = len([one for one in range(turn) if one % state.seats == seat])
        demand(mine == due, f"seat {seat} has laid {mine} cottages instead of {due}")
    for frame in state.frames:
        seat = turn % state.seats
        if isinstance(frame, Face):
            demand(frame.drawer == seat, f"it is the turn of seat {seat}")
        if isinstance(frame, LayField | Settle | Site):
            demand(frame.seat == seat, f"it is the turn of seat {seat}")
        if isinstance(frame, Site):
            check_cottage(state, frame.seat, frame.cottage)
            demand(state.squares[frame.cottage] == 0, "the cottage has been laid")
    demand(not any(worker != NOBODY for worker in state.workers), "there are workers before the first round")
    demand(not state.fences and state.fences_gone == [0] * state.seats, "there are fences before the first round")


def check_cottage(state: KeythedralState, seat: int, cottage: int) -> None:
    demand(cottage < len(state.squares), f"there is no cottage {COTTAGE.write(cottage)} at this table")
    demand(cottage // NUMBERS == seat, f"{COTTAGE.write(cottage)} is not of seat {seat}")


def check_tiles(state: KeythedralState, setting_up: bool) -> None:
    box, owner = state.box, state.owner
    demand(1 <= state.level <= state.stages, f"the keythedral has no stage {state.level}")
    pending = [0] * (LEVELS + 1)
    for frame in state.frames:
        if isinstance(frame, Reveal):
            demand(pending[frame.level] == 0, f"tiles of level {frame.level} are turned up twice")
            pending[frame.level] = frame.count
    for level in range(1, LEVELS + 1):
        tiles = box.of_level[level]
        seen = len([tile for tile in tiles if owner[tile] == FACE_UP or owner[tile] >= 0])
        opened = level <= state.stages and (state.open_design or (not setting_up and level <= state.level))
        wanted = box.spaces[level] if opened else 0
        demand(seen + pending[level] == wanted, f"of level {level} there are {seen} tiles on show instead of {wanted}")
        demand(opened or all(owner[tile] == UNSEEN for tile in tiles), f"tiles of level {level} are not in play yet")
        free = len([tile for tile in tiles if owner[tile] == UNSEEN])
        demand(pending[level] <= free, f"there are no more tiles of level {level}")
        up = len([tile for tile in tiles if owner[tile] == FACE_UP])
        if level < state.level:
            demand(up == 0 and not pending[level], f"level {level} is not sold out")
        elif level > state.level:
            demand(not any(owner[tile] >= 0 for tile in tiles), f"a seat of level {level} was sold too early")
        elif state.frames and opened:
            demand(up + pending[level] > 0, f"level {level} is sold out")
    for tile in (state.raised, state.lowered):
        demand(tile == NOBODY or owner[tile] == FACE_UP, "a law lies beside a tile that is not for sale")
    paying = any(isinstance(frame, Price) for frame in state.frames)
    demand(not state.swapping or paying, "a substitution is in force, and nobody pays")


def check_laws(state: KeythedralState) -> None:
    known = state.gone
    for laws in [*state.hands, state.shown]:
        demand(not known & laws, "a law is in two places")
        known |= laws
    most = state.law_spaces()
    demand(state.spaces <= most, f"there are {state.spaces} laws on {most} spaces")
    shown = state.spaces if state.open_laws else 0
    demand(state.shown.bit_count() == shown, f"{state.shown.bit_count()} laws lie face up instead of {shown}")


def check_round(state: KeythedralState, setting_up: bool) -> None:
    least = 0 if setting_up or isinstance(state.frames[-1] if state.frames else None, Reveal) else 1
    demand(least <= state.round <= (0 if setting_up else MOST_ROUNDS), f"there is no round {state.round} now")
    demand(state.passes <= state.seats, f"{state.passes} passes are too many")
    numbers = list(range(1, NUMBERS + 1))
    for name, some in (("order", state.order), ("plan", state.plan)):
        demand(len(set(some)) == len(some) and set(some) <= set(numbers), f"{name}: each number once")
    kinds = [type(frame).__name__ for frame in state.frames]
    if kinds[-1:] == ["Plan"]:
        demand(len(state.plan) < NUMBERS - 1, "plan: all numbers are there")
    else:
        demand(len(state.plan) in (0, NUMBERS), "plan: some numbers are missing")
        demand(not state.plan or state.order == state.plan[: len(state.order)], "order: a law has planned another")
    if not state.frames:
        return
    chosen = NUMBERS if "TakeBack" in kinds else 0
    work = next((frame for frame in state.frames if isinstance(frame, Work)), None)
    if work is not None:
        above = state.frames[state.frames.index(work) + 1]
        decision: object = above.frame if isinstance(above, Resume) else above
        chosen = work.place - (1 if isinstance(decision, ChooseOrder) else 0)
        demand(isinstance(above, Asking) == (work.place == 0), "frames: phase 1 opens once")
    demand(len(state.order) == chosen, f"order: {len(state.order)} numbers have been chosen instead of {chosen}")
    check_workers(state, "TakeBack" in kinds)


def check_workers(state: KeythedralState, at_work: bool) -> None:
    """A seat has no more workers in the fields than have left its cottages."""
    leave = next((frame for frame in state.frames if isinstance(frame, Leave)), None)
    leaving: dict[int, int] = {}  # by cottage, who are gone
    for frame in state.frames:
        decision: object = frame.frame if isinstance(frame, Resume) else frame
        if isinstance(decision, Place):
            leaving[decision.cottage] = decision.sent
    for seat in range(state.seats):
        most = 0
        for cottage in range(seat * NUMBERS, (seat + 1) * NUMBERS):
            number = cottage % NUMBERS + 1
            out = number in state.order or (state.worked >> cottage) & 1
            if leave is not None and state.order and number == state.order[-1]:
                served = (seat - leave.leader) % state.seats < leave.served
                out = served or (state.worked >> cottage) & 1
            if out:
                most += leaving.get(cottage, 2)
        there = state.workers.count(seat)
        demand(there <= (most if at_work else 0), f"seat {seat} has {there} workers in the fields: {most} have left")
