"""What must hold of the decisions in which laws may be played, and of laws being played."""

from __future__ import annotations

from typing import Any, Final

from keydom.core.game import Frame
from keydom.core.invariants import demand
from keydom.games.keythedral.actions import TILE
from keydom.games.keythedral.components import ALL_CUBES, NUMBERS, RESOURCES
from keydom.games.keythedral.invariants.stack import BENEATH
from keydom.games.keythedral.invariants.table import check_cottage
from keydom.games.keythedral.rules.law_cards import Plan, law_of
from keydom.games.keythedral.rules.laws import Appeal, Asking, Enact, LawFrame, Opening, Repeal, Resume, Window
from keydom.games.keythedral.rules.lead import Bid
from keydom.games.keythedral.rules.purchase import CRAFT_SWAP, FREE, NOTHING, Answer, Answers, Price, cuts, extras, plus
from keydom.games.keythedral.rules.spend import LawTurn, Outcome, Turn
from keydom.games.keythedral.rules.work import ChooseOrder, Leave, Place, Work
from keydom.games.keythedral.state import FACE_UP, NOBODY, KeythedralState

PHASES: Final = {"Work": 1, "Harvest": 2, "Spend": 3, "TakeBack": 4, "Lead": 5}


def check_law(state: KeythedralState, frame: Frame[Any, Any], frames: list[Frame[Any, Any]], place: int) -> None:
    """The frames in which laws are played."""
    below = frames[place - 1]
    if isinstance(frame, Window | Asking):
        phase = PHASES[type(below).__name__]
        demand(frame.phase == phase, f"frames: phase {phase} opens here")
    if isinstance(frame, Asking):
        demand(len(set(frame.waiting)) == len(frame.waiting), "frames: a seat waits twice")
        demand(NOBODY not in frame.waiting, "frames: nobody waits")
    elif isinstance(frame, Resume):
        decision: object = frame.frame
        demand(isinstance(decision, LawFrame), "frames: only a decision with laws is gone back to")
        assert isinstance(decision, LawFrame)
        on = type(below).__name__
        name = type(decision).__name__
        demand(not isinstance(decision, Price) and on in BENEATH[name], f"frames: {name} cannot lie on {on}")
        check_lawful(state, decision, below, True)
    elif isinstance(frame, Enact):
        demand(isinstance(below, LawFrame), "frames: a law is enacted on the decision it was played in")
        assert isinstance(below, LawFrame)
        law = law_of(frame.action)
        demand(law != 0 and state.gone & law == law, f"frames: {frame.action} has not been played")
        before = state.copy()
        before.gone &= ~law
        before.hands[below.seat] |= law
        demand(frame.action in below.offer(before), f"frames: {frame.action} could not be played there")
    elif isinstance(frame, Appeal):
        decision = frames[place - 2]
        assert isinstance(decision, LawFrame)
        demand(frame.lawgiver == decision.seat, "frames: somebody else has played the law")
        demand(frame.asked != NOBODY, "frames: nobody is asked whether a law is repealed")
    elif isinstance(frame, Repeal):
        assert isinstance(below, Appeal)
        asked = frame.seat
        demand(asked not in (NOBODY, below.lawgiver), "frames: a lawgiver does not repeal his own law")
        demand(below.asked == state.next_to(asked), "frames: others are asked out of turn")
    elif isinstance(frame, Plan):
        assert isinstance(below, Resume)
        decision = below.frame
        opening = isinstance(decision, Opening) and decision.phase == 1
        demand(opening and decision.seat == frame.seat, "frames: the work order is fixed as phase 1 opens")


def check_lawful(state: KeythedralState, frame: LawFrame, below: Frame[Any, Any] | None, later: bool) -> None:
    """A decision in which laws may be played, that waits now or is gone back to `later`."""
    demand(0 <= frame.seat < state.seats, "frames: nobody decides")
    if isinstance(frame, Opening):
        assert isinstance(below, Asking)
        demand(frame.phase == below.phase, f"frames: phase {below.phase} opens here")
        demand(frame.seat not in below.waiting, "frames: who is asked does not wait any more")
    elif isinstance(frame, ChooseOrder):
        assert isinstance(below, Work)
        demand(below.place > 0, "frames: the work of this round has not begun")
        demand(frame.seat == state.next_to(state.start, below.place - 1), "frames: another seat chooses the order")
        demand(not state.plan, "frames: a law has fixed the order")
    elif isinstance(frame, Place):
        check_place(state, frame, below, later)
    elif isinstance(frame, LawTurn):
        check_turn(below)
        demand((state.took >> frame.seat) & 1 == 1, "frames: whoever has taken no law has a whole turn")
    elif isinstance(frame, Turn):
        check_turn(below)
        demand((state.took >> frame.seat) & 1 == 0, "frames: whoever has taken a law has no turn")
    elif isinstance(frame, Answer):
        assert isinstance(below, Answers)
        demand(frame.tile == below.tile, "frames: another tile was announced")
        demand(below.asked == state.next_to(frame.seat), "frames: others are asked out of turn")
        demand(frame.seat != below.buyer, "frames: a buyer does not answer himself")
        demand(later or state.owner[frame.tile] == FACE_UP, "frames: the tile is not for sale")
    elif isinstance(frame, Price):
        check_price(state, frame, below)
    elif isinstance(frame, Bid):
        check_bid(state, frame)


def check_turn(below: Frame[Any, Any] | None) -> None:
    demand(isinstance(below, Window) and below.phase == 4, "frames: turns are taken in phase 3")


def check_place(state: KeythedralState, frame: Place, below: Frame[Any, Any] | None, later: bool) -> None:
    check_cottage(state, frame.seat, frame.cottage)
    most = 2 if state.is_house(frame.cottage) else 1
    demand(later or frame.sent < most, "frames: all workers have left the cottage")
    if isinstance(below, Leave):
        seat = state.next_to(below.leader, below.served - 1)
        demand(seat == frame.seat, f"frames: a cottage of seat {seat} sends its workers")
        number = state.order[-1] if state.order else 0
        demand(frame.cottage % NUMBERS + 1 == number, f"frames: a cottage with the number {number} sends its workers")
    elif isinstance(below, Resume):
        decision: object = below.frame
        demand(isinstance(decision, Place), "frames: only while workers leave does a law send others")
        assert isinstance(decision, Place)
        demand((state.worked >> frame.cottage) & 1 == 1, "frames: no law sends these workers")
        demand(frame.seat == decision.seat and frame.cottage != decision.cottage, "frames: no law sends these workers")


def check_price(state: KeythedralState, frame: Price, below: Frame[Any, Any] | None) -> None:
    assert isinstance(below, Outcome)
    demand((frame.seat, frame.tile) == (below.buyer, below.tile), "frames: another purchase was announced")
    demand(state.owner[frame.tile] == FACE_UP, "frames: the tile is not for sale")
    demand(frame.tile in state.on_sale(), "frames: the tile is of another stage")
    demand(not frame.gone & ~state.gone, "frames: laws that are gone have not been played")
    shown = state.box.cost[frame.tile]
    price = shown
    if frame.extra != NOBODY:
        demand(state.raised == frame.tile and frame.extra in extras(shown), "frames: no law raises the price so")
        price = plus(price, frame.extra)
    if frame.less != NOBODY:
        demand(state.lowered == frame.tile and frame.less in cuts(shown), "frames: no law lowers the price so")
        price = plus(price, frame.less, -1)
    due, done = frame.due, frame.done
    less = [price[cube] - due[cube] for cube in range(ALL_CUBES)]
    demand(min(less) >= 0, f"frames: more is due than {TILE.write(frame.tile)} costs")
    demand(sum(less) == sum(done), f"frames: {TILE.write(frame.tile)} has another price")
    demand((frame.swap == FREE) == (done == NOTHING), "frames: nothing was substituted, or it was not said")
    demand(done == NOTHING or state.swapping, "frames: no law lets cubes be substituted")
    crafts = sum(done[RESOURCES:])
    demand(crafts == (1 if frame.swap == CRAFT_SWAP else 0), "frames: that cannot be substituted")
    demand(sum(less[RESOURCES:]) == crafts, "frames: that cannot be substituted")


def check_bid(state: KeythedralState, frame: Bid) -> None:
    demand(frame.holder == state.next_to(state.start), "frames: somebody else holds the marker")
    demand((frame.high == 0) == (frame.bidder == NOBODY), "frames: a bid is somebody's")
    turn = (frame.seat - frame.holder - 1) % state.seats
    demand(frame.seat != frame.holder or frame.bidder != NOBODY, "frames: there is no bid to equal")
    if frame.bidder != NOBODY:
        demand((frame.bidder - frame.holder - 1) % state.seats < turn, "frames: that seat has not bid yet")
        demand(state.owned(frame.bidder) >= frame.high, "frames: that is more than the bidder has")
