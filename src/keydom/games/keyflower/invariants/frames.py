"""What must hold of the frames: turns, workers, gains, costs, boats and building."""

from __future__ import annotations

from typing import Any

from keydom.core.game import Frame
from keydom.core.invariants import demand
from keydom.games.keyflower.components import A_SKILL, A_WORKER, ALL_COSTS, ALL_GOODS, ANY_GOOD, BOAT_1A, BOAT_7A, TILES
from keydom.games.keyflower.rules.building import Build, Place, Site, placeable
from keydom.games.keyflower.rules.costs import Bill, Construction, PayGood, people_suffice
from keydom.games.keyflower.rules.gains import DrawSkills, DrawWorkers, Stow, TakeOne
from keydom.games.keyflower.rules.harbour import Board, Boarding, LoadWorkers, OnBoard, load_of
from keydom.games.keyflower.rules.mixing import Mix
from keydom.games.keyflower.rules.payment import FREE, Pay
from keydom.games.keyflower.rules.place_workers import Muster
from keydom.games.keyflower.rules.requirements import (
    Requirements,
    TileFrame,
    allowed_colours,
    completes,
    may_join,
    may_mix,
)
from keydom.games.keyflower.rules.transport import Haul, Resume, TurnOver
from keydom.games.keyflower.rules.turns import BIDS, TURNS, USES, Acted, EndOfTurn, NextTurn, Traded, Turn
from keydom.games.keyflower.rules.use import Copy, Give
from keydom.games.keyflower.rules.winter import Submit
from keydom.games.keyflower.rules.workers import outbid, true_hand
from keydom.games.keyflower.setup import DealWinter, Moor
from keydom.games.keyflower.state import NOBODY, NONE, KeyflowerState


def _seated(state: KeyflowerState, seat: int) -> None:
    demand(0 <= seat < state.seats, "frames: nobody acts")


def check_turn(state: KeyflowerState, frame: Frame[Any, Any], below: Frame[Any, Any] | None) -> None:
    top = state.frames[-1] is frame
    if isinstance(frame, Turn):
        _seated(state, frame.seat)
    elif isinstance(frame, NextTurn):
        _seated(state, frame.next)
        demand(not top, "frames: the turn goes on by itself")
    elif isinstance(frame, Acted):
        _seated(state, frame.actor)
        demand(not top, "frames: the turn goes on by itself")
    elif isinstance(frame, EndOfTurn | Traded):
        assert isinstance(below, NextTurn)
        seat = frame.seat if isinstance(frame, EndOfTurn) else frame.trader
        _seated(state, seat)
        demand(below.next == state.next_to(seat), "frames: another turn ends")
        demand(state.merchants > 0, "frames: there are no contracts in the box")
    elif isinstance(frame, TileFrame):
        assert isinstance(below, Acted)
        check_workers(state, frame, below.actor)
    elif isinstance(frame, Haul | Copy):
        assert isinstance(below, Acted)
        demand(frame.seat == below.actor, "frames: somebody else has acted")
        demand(not isinstance(frame, Haul) or frame.moves + frame.icons > 0, "frames: there is nothing to do")
    elif isinstance(frame, Resume):
        assert isinstance(below, Acted)
        demand(frame.hauler == below.actor, "frames: somebody else has acted")


def check_workers(state: KeyflowerState, frame: TileFrame, actor: int) -> None:
    """Workers are being put to a bid or a use that the turn offered."""
    seat, tile = frame.seat, frame.tile
    demand(seat == actor, "frames: somebody else has acted")
    offered = TURNS[seat].offer(state)
    demand((BIDS[tile] if frame.bidding else USES[tile]) in offered, f"frames: {TILES[tile]} cannot be chosen")
    demand(not isinstance(frame, Mix) or not frame.bidding, "frames: a bid has one colour")
    mixed = not frame.bidding and may_mix(state, seat, tile)
    demand(mixed == isinstance(frame, Mix), "frames: workers of several colours need a boat")
    required, lots = Requirements(state, seat, tile, frame.bidding), outbid(state, seat)
    moved, allowed = 0, allowed_colours(state, seat, tile, frame.bidding)
    if isinstance(frame, Muster):
        demand(frame.colour in allowed, "frames: workers of another colour are there")
        moved = frame.joined
        groups = [lot for lot in lots if may_join(state, seat, required, frame.colour, lot)]
        done = completes(state, true_hand(state, seat), required, frame.colour, moved, lots)
        demand(done, "frames: there are too few workers")
    elif isinstance(frame, Mix):
        moved, groups = frame.joined, lots
        demand(frame.completes(state, true_hand(state, seat), required, lots), "frames: there are too few workers")
    else:
        groups = []
        demand(len(allowed) > 1, "frames: the colour is given")
    for lot in groups:
        moved &= ~(1 << lot)
    demand(moved == 0, "frames: a group that was not outbid is moved")


def acting(state: KeyflowerState) -> int:
    """The seat whose action lies on the stack."""
    actor = NOBODY
    for other in state.frames:
        if isinstance(other, Acted):
            actor = other.actor
    return actor


def _usable(state: KeyflowerState, seat: int, tile: int) -> bool:
    """Whether a tile may just have been used, or called up."""
    return tile in TURNS[seat].workplaces(state)


def check_gains(state: KeyflowerState, frame: Frame[Any, Any], below: Frame[Any, Any] | None) -> None:
    user = acting(state)
    if isinstance(frame, TakeOne):
        demand(frame.seat == user and _usable(state, user, frame.tile), "frames: that tile was not used")
        demand(bool(state.box.choose[state.side(frame.tile)]), "frames: that tile gives all it shows")
    elif isinstance(frame, Stow):
        demand(frame.seat == user and state.owner[BOAT_7A] == user, "frames: goods go home")
        demand(len(frame.goods) == ALL_GOODS, "frames: there are other goods")
    elif isinstance(frame, DrawWorkers | DrawSkills):
        _seated(state, frame.drawer)
        if below is not None and type(below).__name__ == "BuildAll":
            user = state.owner[BOAT_1A]
            demand(frame.left <= 2, "frames: the boat brings two workers")
        demand(user in (NOBODY, frame.drawer), "frames: somebody else draws")


def check_costs(
    state: KeyflowerState, frame: Frame[Any, Any], below: Frame[Any, Any] | None, above: Frame[Any, Any] | None
) -> None:
    user = acting(state)
    if isinstance(frame, Construction):
        demand(frame.builder == user and state.spots[frame.tile] > 0, "frames: that tile is not built on")
        demand(state.owner[frame.tile] == user, "frames: that tile is not built on")
        right = not isinstance(frame, TurnOver) or (len(frame.cost(state)) > 0 and not state.up[frame.tile])
        demand(right, "frames: that tile cannot be built on")
        demand(above is not None, "frames: building goes on by itself")
    elif isinstance(frame, Give):
        demand(frame.taker == user and state.box.pay[frame.tile] != FREE, "frames: nothing is paid there")
        demand(_usable(state, user, frame.tile), "frames: that tile was not used")
        demand(isinstance(above, Pay), "frames: what is paid for is given at once")
    elif isinstance(frame, Bill):
        whole = _built(state)[1]
        demand(frame.payer == user, "frames: somebody else pays")
        people = all(cost == 0 for cost in frame.cost[: ANY_GOOD + 1])
        demand(people and _within(frame.cost, whole), "frames: it costs something else")
        due = list(frame.cost)
        if isinstance(above, Pay):
            due[above.pay] += above.units
            demand(due[above.pay] <= whole[above.pay], "frames: it costs something else")
        demand(people_suffice(state, true_hand(state, user), due), "frames: that cannot be paid")
        demand(above is not None, "frames: paying goes on by itself")
    elif isinstance(frame, PayGood):
        tile, whole = _built(state)
        demand(frame.tile == tile and frame.seat == user, "frames: somebody else pays")
        demand(_within(frame.cost, whole) and any(frame.cost[: ANY_GOOD + 1]), "frames: it costs something else")
    elif isinstance(frame, Pay):
        demand(frame.seat == user, "frames: somebody else pays")
        if isinstance(below, Give):
            demand(frame.pay == state.box.pay[below.tile] and frame.units == 1, "frames: it costs something else")


def _built(state: KeyflowerState) -> tuple[int, list[int]]:
    """On which tile something is being built, and what that costs."""
    for frame in state.frames:
        if isinstance(frame, Construction):
            return frame.tile, frame.cost(state) or [0] * ALL_COSTS
    return NONE, [0] * ALL_COSTS


def _within(part: tuple[int, ...], whole: list[int]) -> bool:
    return all(one <= most for one, most in zip(part, whole, strict=True))


def check_harbour(state: KeyflowerState, frame: Frame[Any, Any], below: Frame[Any, Any] | None) -> None:
    if isinstance(frame, OnBoard):
        same = [other for other in state.frames if type(other) is type(frame) and isinstance(other, OnBoard)]
        demand(len([other for other in same if other.place == frame.place]) == 1, "frames: a boat is loaded twice")
        demand(frame.place < len(state.boats), "frames: there is no such boat")
        item = A_WORKER if isinstance(frame, LoadWorkers) else A_SKILL
        demand(frame.left <= load_of(state, frame.place)[item], "frames: that is more than the boat brings")
    elif isinstance(frame, Boarding):
        demand(len(set(frame.order)) == len(frame.order) and NOBODY not in frame.order, "frames: a seat boards once")
        demand(state.frames[-1] is not frame, "frames: boarding goes on by itself")
    elif isinstance(frame, Board):
        assert isinstance(below, Boarding)
        demand(frame.seat not in below.order, "frames: a seat boards once")
        _seated(state, frame.seat)
    elif isinstance(frame, Submit):
        _seated(state, frame.seat)
    elif isinstance(frame, DealWinter):
        _seated(state, frame.drawer)
    elif isinstance(frame, Moor):
        demand(len(state.boats) < state.seats, "frames: all boats are moored")


def check_building(state: KeyflowerState, frame: Frame[Any, Any], below: Frame[Any, Any] | None) -> None:
    if isinstance(frame, Build):
        demand(len(set(frame.order)) == len(frame.order) and NOBODY not in frame.order, "frames: a seat builds once")
        demand(state.frames[-1] is not frame, "frames: building goes on by itself")
    elif isinstance(frame, Place | Site):
        assert isinstance(below, Build)
        demand(frame.seat in below.order[:1], "frames: another seat builds")
        placed = not isinstance(frame, Site) or frame.tile in placeable(state, frame.seat)
        demand(placed, "frames: that tile cannot be laid")
