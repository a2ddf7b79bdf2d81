"""What every position of Keythedral fulfils: a text that says otherwise is refused.

Above the bottom frame of a round lie the phases that are still to come, each with the window for laws that opens it;
on top of them whatever the present phase is at.
"""

from __future__ import annotations

from typing import Any, Final

from keydom.core.game import Frame
from keydom.core.invariants import BOTTOM, check_stack, demand
from keydom.games.keythedral.actions import COTTAGE, TILE, law_of
from keydom.games.keythedral.components import ALL_CUBES, IRON, LEVELS, NUMBERS, RESOURCES, unpack
from keydom.games.keythedral.rules.cubes import Craft, Hand, HandAny, Pay, Take, choices
from keydom.games.keythedral.rules.fences import KEYTHEDRAL, FenceSide, FenceSite, Move
from keydom.games.keythedral.rules.harvest import Harvest
from keydom.games.keythedral.rules.laws import Appeal, Asking, Enact, Lawful, Opening, Plan, Repeal, Resume, Window
from keydom.games.keythedral.rules.lead import Bid, Naming
from keydom.games.keythedral.rules.purchase import (
    CRAFT_SWAP,
    FREE,
    NOTHING,
    Answer,
    Answers,
    Closing,
    Price,
    cuts,
    extras,
    raised,
)
from keydom.games.keythedral.rules.rounds import MOST_ROUNDS, Round, ShowLaw, TakeBack
from keydom.games.keythedral.rules.spend import (
    TRADE_PRICE,
    Acted,
    Card,
    LawTurn,
    NextTurn,
    Outcome,
    Taken,
    Turn,
)
from keydom.games.keythedral.rules.stages import Reveal
from keydom.games.keythedral.rules.work import ChooseOrder, Leave, Place, Work
from keydom.games.keythedral.setup import TURNS, Face, Lay, LayField, Ready, Settle, Site
from keydom.games.keythedral.state import FACE_UP, NOBODY, UNSEEN, Keyland

PHASES: Final = {"Work": 1, "Harvest": 2, "Spend": 3, "TakeBack": 4, "Lead": 5}
LAWFUL: Final = ("Answer", "Bid", "ChooseOrder", "LawTurn", "Opening", "Place", "Price", "Turn")
CENTRE: Final = ((0, 0), (2, 0), (0, 2), (2, 2))
IN_TURN: Final = ("Window",)

# What each frame lies on; a Resume lies where its decision lay.
BENEATH: Final = {
    "Ready": (BOTTOM,),
    "Lay": ("Ready",),
    "Settle": ("Lay",),
    "Site": ("Lay",),
    "LayField": ("Settle",),
    "Face": ("LayField",),
    "Back": ("Face", "LayField"),
    "Round": (BOTTOM,),
    "Lead": ("Round",),
    "TakeBack": ("Window",),
    "Spend": ("Window",),
    "Harvest": ("Window",),
    "Work": ("Window",),
    "Window": ("Lead", "TakeBack", "Spend", "Harvest"),
    "Asking": ("Lead", "TakeBack", "Spend", "Harvest", "Work"),
    "Opening": ("Asking",),
    "ChooseOrder": ("Work",),
    "Leave": ("Work",),
    "Place": ("Leave", "Resume"),
    "Take": ("Harvest", "Acted", "NextTurn"),
    "NextTurn": IN_TURN,
    "Turn": IN_TURN,
    "LawTurn": IN_TURN,
    "Acted": IN_TURN,
    "Taken": IN_TURN,
    "Outcome": IN_TURN,
    "FenceSite": ("Acted",),
    "FenceSide": ("Acted",),
    "Move": ("Acted",),
    "Hand": ("Acted", "Resume"),
    "Craft": ("Acted", "NextTurn"),
    "HandAny": ("Acted", "NextTurn"),
    "Card": ("Taken",),
    "Pay": ("Hand", "Craft", "HandAny", "Card", "Taken", "Naming"),
    "Closing": ("Outcome",),
    "Answers": ("Closing",),
    "Answer": ("Answers",),
    "Price": ("Outcome",),
    "ShowLaw": ("Lay", "Reveal", "Window"),
    "Reveal": ("Lay", "Reveal", "Round", "Outcome", "Resume"),
    "Bid": ("Round",),
    "Naming": ("Round",),
    "Enact": LAWFUL,
    "Appeal": ("Enact",),
    "Repeal": ("Appeal",),
    "Resume": ("Answers", "Asking", "Leave", "Resume", "Round", "Window", "Work"),
    "Plan": ("Resume",),
}


def check(state: Keyland) -> None:
    frames = state.frames
    check_stack(frames, BENEATH)
    setting_up = bool(frames) and isinstance(frames[0], Ready)
    for place, frame in enumerate(frames):
        below = frames[place - 1] if place else None
        if isinstance(frame, Lawful):
            _check_lawful(state, frame, below, False)
        elif isinstance(frame, Resume | Enact | Appeal | Repeal | Plan | Asking | Opening | Window):
            _check_law(state, frame, frames, place)
        else:
            _check_phase(state, frame, below)
            _check_payment(state, frame, below)
    _check_board(state, setting_up)
    _check_tiles(state, setting_up)
    _check_laws(state)
    _check_round(state, setting_up)
    if setting_up:
        _check_setting_up(state)


# The board.


def _check_board(state: Keyland, setting_up: bool) -> None:
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


def _check_setting_up(state: Keyland) -> None:
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
        first = state.top * NUMBERS
        demand(sum(state.stack[first : first + NUMBERS]) > 0, f"there is no field with a {state.top} on its back")
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
            _check_cottage(state, frame.seat, frame.cottage)
            demand(state.squares[frame.cottage] == 0, "the cottage has been laid")
    demand(not any(worker != NOBODY for worker in state.workers), "there are workers before the first round")
    demand(not state.fences and state.fences_gone == [0] * state.seats, "there are fences before the first round")


def _check_cottage(state: Keyland, seat: int, cottage: int) -> None:
    demand(cottage < len(state.squares), f"there is no cottage {COTTAGE.write(cottage)} at this table")
    demand(cottage // NUMBERS == seat, f"{COTTAGE.write(cottage)} is not of seat {seat}")


# Tiles and laws.


def _check_tiles(state: Keyland, setting_up: bool) -> None:
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


def _check_laws(state: Keyland) -> None:
    known = state.gone
    for laws in [*state.hands, state.shown]:
        demand(not known & laws, "a law is in two places")
        known |= laws
    most = 1 if state.seats == 2 else 2
    demand(state.spaces <= most, f"there are {state.spaces} laws on {most} spaces")
    shown = state.spaces if state.open_laws else 0
    demand(state.shown.bit_count() == shown, f"{state.shown.bit_count()} laws lie face up instead of {shown}")


def _check_law(state: Keyland, frame: Frame[Any], frames: list[Frame[Any]], place: int) -> None:
    """The frames in which laws are played."""
    below = frames[place - 1]
    if isinstance(frame, Window):
        phase = PHASES[type(below).__name__]
        demand(frame.phase == phase, f"frames: phase {phase} opens here")
    elif isinstance(frame, Asking):
        phase = PHASES[type(below).__name__]
        demand(frame.phase == phase, f"frames: phase {phase} opens here")
        demand(len(set(frame.waiting)) == len(frame.waiting), "frames: a seat waits twice")
        demand(NOBODY not in frame.waiting, "frames: nobody waits")
        demand(place + 1 < len(frames), "frames: a phase opens and nobody is asked")
        _untouched(below)
    elif isinstance(frame, Resume):
        decision: object = frame.frame
        demand(isinstance(decision, Lawful), "frames: only a decision with laws is gone back to")
        assert isinstance(decision, Lawful)
        on = type(below).__name__
        name = type(decision).__name__
        demand(not isinstance(decision, Price) and on in BENEATH[name], f"frames: {name} cannot lie on {on}")
        _check_lawful(state, decision, below, True)
    elif isinstance(frame, Enact):
        demand(isinstance(below, Lawful), "frames: a law is enacted on the decision it was played in")
        assert isinstance(below, Lawful)
        law = law_of(frame.action)
        demand(law != 0 and state.gone & law == law, f"frames: {frame.action} has not been played")
        before = state.copy()
        before.gone &= ~law
        before.hands[below.seat] |= law
        demand(frame.action in below.offer(before), f"frames: {frame.action} could not be played there")
        demand(place + 1 < len(frames), "frames: nobody is asked whether a law is repealed")
    elif isinstance(frame, Appeal):
        decision = frames[place - 2]
        assert isinstance(decision, Lawful)
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


def _check_lawful(state: Keyland, frame: Lawful, below: Frame[Any] | None, later: bool) -> None:
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
        _check_place(state, frame, below, later)
    elif isinstance(frame, LawTurn):
        _check_turn(below)
        demand((state.took >> frame.seat) & 1 == 1, "frames: whoever has taken no law has a whole turn")
    elif isinstance(frame, Turn):
        _check_turn(below)
        demand((state.took >> frame.seat) & 1 == 0, "frames: whoever has taken a law has no turn")
    elif isinstance(frame, Answer):
        assert isinstance(below, Answers)
        demand(frame.tile == below.tile, "frames: another tile was announced")
        demand(below.asked == state.next_to(frame.seat), "frames: others are asked out of turn")
        demand(frame.seat != below.buyer, "frames: a buyer does not answer himself")
        demand(later or state.owner[frame.tile] == FACE_UP, "frames: the tile is not for sale")
    elif isinstance(frame, Price):
        _check_price(state, frame, below)
    elif isinstance(frame, Bid):
        _check_bid(state, frame)


def _check_turn(below: Frame[Any] | None) -> None:
    demand(isinstance(below, Window) and below.phase == 4, "frames: turns are taken in phase 3")


def _check_place(state: Keyland, frame: Place, below: Frame[Any] | None, later: bool) -> None:
    _check_cottage(state, frame.seat, frame.cottage)
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


def _check_price(state: Keyland, frame: Price, below: Frame[Any] | None) -> None:
    assert isinstance(below, Outcome)
    demand((frame.seat, frame.tile) == (below.buyer, below.tile), "frames: another purchase was announced")
    demand(state.owner[frame.tile] == FACE_UP, "frames: the tile is not for sale")
    demand(frame.tile in state.on_sale(), "frames: the tile is of another stage")
    demand(not frame.gone & ~state.gone, "frames: laws that are gone have not been played")
    shown = state.box.cost[frame.tile]
    price = shown
    if frame.extra != NOBODY:
        demand(state.raised == frame.tile and frame.extra in extras(shown), "frames: no law raises the price so")
        price = raised(price, frame.extra)
    if frame.less != NOBODY:
        demand(state.lowered == frame.tile and frame.less in cuts(shown), "frames: no law lowers the price so")
        price = raised(price, frame.less, -1)
    due, done = frame.due, frame.done
    less = [price[cube] - due[cube] for cube in range(ALL_CUBES)]
    demand(min(less) >= 0, f"frames: more is due than {TILE.write(frame.tile)} costs")
    demand(sum(less) == sum(done), f"frames: {TILE.write(frame.tile)} has another price")
    demand((frame.swap == FREE) == (list(done) == NOTHING), "frames: nothing was substituted, or it was not said")
    demand(list(done) == NOTHING or state.swapping, "frames: no law lets cubes be substituted")
    crafts = sum(done[RESOURCES:])
    demand(crafts == (1 if frame.swap == CRAFT_SWAP else 0), "frames: that cannot be substituted")
    demand(sum(less[RESOURCES:]) == crafts, "frames: that cannot be substituted")


def _check_bid(state: Keyland, frame: Bid) -> None:
    demand(frame.holder == state.next_to(state.start), "frames: somebody else holds the marker")
    demand((frame.high == 0) == (frame.bidder == NOBODY), "frames: a bid is somebody's")
    turn = (frame.seat - frame.holder - 1) % state.seats
    demand(frame.seat != frame.holder or frame.bidder != NOBODY, "frames: there is no bid to equal")
    if frame.bidder != NOBODY:
        demand((frame.bidder - frame.holder - 1) % state.seats < turn, "frames: that seat has not bid yet")
        demand(state.owned(frame.bidder) >= frame.high, "frames: that is more than the bidder has")


# The round.


def _untouched(below: Frame[Any]) -> None:
    """While a phase opens nothing of it has been done."""
    if isinstance(below, Work):
        demand(below.place == 0, "frames: phase 1 opens once")
    if isinstance(below, Harvest):
        demand(below.served == 0, "frames: phase 2 opens once")


def _check_phase(state: Keyland, frame: Frame[Any], below: Frame[Any] | None) -> None:
    window = below.phase if isinstance(below, Window) else 0
    if isinstance(frame, TakeBack):
        demand(window == 5, "frames: the phases are out of order")
    elif type(frame).__name__ == "Spend":
        demand(window == 4, "frames: the phases are out of order")
    elif isinstance(frame, Harvest):
        demand(window == 3, "frames: the phases are out of order")
        taking = isinstance(state.frames[-1], Take) and frame is state.frames[-2]
        demand((frame.served > 0) == taking, "frames: the harvest goes on by itself")
    elif isinstance(frame, Work):
        demand(window == 2, "frames: the phases are out of order")
    elif isinstance(frame, NextTurn | Acted | Taken | Outcome):
        _check_turn(below)
        demand(state.frames[-1] is not frame, "frames: the turn goes on by itself")
        if isinstance(frame, Taken):
            demand(frame.taker != NOBODY and (state.took >> frame.taker) & 1 == 1, "frames: nobody has taken a law")
        elif isinstance(frame, Outcome):
            demand(frame.buyer != NOBODY, "frames: nobody buys")
        elif isinstance(frame, Acted):
            demand(frame.actor != NOBODY, "frames: nobody has acted")
        else:
            demand(frame.first != NOBODY, "frames: nobody is next")
    elif isinstance(frame, Leave):
        assert isinstance(below, Work)
        demand(below.place > 0, "frames: the work of this round has not begun")
        demand(frame.served > 0, "frames: the cottages go on by themselves")
        demand(frame.leader == state.next_to(state.start, below.place - 1), "frames: another seat chose the order")
        demand(state.frames[-1] is not frame, "frames: the cottages go on by themselves")
    elif isinstance(frame, Closing | Answers):
        _check_purchase(state, frame, below)
    elif isinstance(frame, ShowLaw):
        most = 1 if state.seats == 2 else 2
        demand(state.open_laws and frame.count <= state.deck, "frames: there is no law to show")
        demand(frame.count + state.spaces <= most, "frames: there is no space for a law")
        demand(not isinstance(below, Window) or window == 5, "frames: laws are shown in phase 4")
        demand(not isinstance(below, Reveal) or isinstance(state.frames[0], Ready), "frames: laws are shown later")
    elif isinstance(frame, Reveal):
        demand(not isinstance(below, Resume) or frame.count == 1, "frames: a law exchanges one tile")
        demand(not isinstance(below, Round) or (state.round == 0 and frame.level == 1), "frames: no stage opens now")
    elif isinstance(frame, Naming):
        demand(frame.seat != NOBODY, "frames: nobody names the start player")
    elif isinstance(frame, Card):
        demand(not state.open_laws and state.spaces > 0, "frames: there is no law to take unseen")
        demand(isinstance(below, Taken) and below.taker == frame.taker, "frames: somebody else has taken a law")


def _check_purchase(state: Keyland, frame: Closing | Answers, below: Frame[Any] | None) -> None:
    demand(state.frames[-1] is not frame, "frames: the purchase goes on by itself")
    if isinstance(frame, Closing):
        assert isinstance(below, Outcome)
        demand(not frame.gone & ~state.gone, "frames: laws that are gone have not been played")
        demand(not state.swapping, "frames: a substitution is in force before the price is paid")
        same = (frame.buyer, frame.tile) == (below.buyer, below.tile)
    else:
        assert isinstance(below, Closing)
        demand(frame.asked != NOBODY, "frames: nobody is asked")
        same = (frame.buyer, frame.tile) == (below.buyer, below.tile)
    demand(same, "frames: another purchase was announced")
    sold = state.box.level[frame.tile] == state.level and state.owner[frame.tile] < 0
    demand(sold and state.owner[frame.tile] != UNSEEN, "frames: the tile was not for sale")


def _check_payment(state: Keyland, frame: Frame[Any], below: Frame[Any] | None) -> None:
    """What is paid, taken and built in a turn."""
    user = NOBODY
    if isinstance(below, Acted):
        user = below.actor
    elif isinstance(below, NextTurn):
        user = (below.first - 1) % state.seats
    elif isinstance(below, Resume):
        user = below.frame.seat
    if isinstance(frame, Pay):
        _check_pay(state, frame, below)
    elif isinstance(frame, Take):
        if isinstance(below, Harvest):
            user = state.wild_seat
            demand(user == state.next_to(state.start, below.served - 1), "frames: somebody else harvests")
        else:
            demand(frame.left <= 2, "frames: a bargain brings two resources")
        demand(frame.seat == user, "frames: somebody else takes resources")
        demand(len(choices(state.store, frame.left, frame.floor, RESOURCES)) > 1, "frames: there is nothing to choose")
        there = sum(state.store[frame.floor : RESOURCES])
        demand(0 < frame.left <= there, "frames: there is not so much in the store")
    elif isinstance(frame, Hand):
        craft = isinstance(frame, Craft)
        demand(frame.taker == user, "frames: somebody else has ordered")
        demand((frame.cube >= IRON) == (craft or isinstance(below, Resume)), "frames: that cube is not to be had so")
        there = state.store[frame.cube] + (state.shop[frame.cube] if craft else 0)
        demand(there > 0, "frames: there is no such cube left")
        demand(state.frames[-1] is not frame, "frames: what is paid for is handed out at once")
    elif isinstance(frame, HandAny):
        demand(frame.taker == user and frame.count == 2, "frames: a bargain brings two resources")
        demand(state.frames[-1] is not frame, "frames: what is paid for is handed out at once")
    elif isinstance(frame, FenceSite | FenceSide):
        demand(frame.seat == user, "frames: somebody else builds a fence")
        demand(state.covers(user, _TIMBER) and state.fences_left[user] > 0, "frames: there is no fence to build")
        if isinstance(frame, FenceSide):
            demand(frame.cottage < len(state.squares), "frames: there is no such cottage at this table")
            demand(len(state.open_sides(frame.cottage)) > 1, "frames: there is nothing to choose")
    elif isinstance(frame, Move):
        _check_cottage(state, frame.seat, frame.cottage)
        demand(state.fenced_in(frame.cottage), "frames: the cottage is not fenced in")


_TIMBER: Final = [0, 1, 0, 0, 0, 0, 0, 0]


def _check_pay(state: Keyland, frame: Pay, below: Frame[Any] | None) -> None:
    payer, most, limit = NOBODY, 1, ALL_CUBES
    if isinstance(below, Craft):
        payer, most = below.taker, state.box.price[below.cube]
    elif isinstance(below, Hand):
        payer, most = below.taker, TRADE_PRICE
        if below.cube >= IRON:
            most, limit = 1, RESOURCES
    elif isinstance(below, HandAny):
        payer, limit = below.taker, RESOURCES
    elif isinstance(below, Card | Taken):
        payer = below.taker
    elif isinstance(below, Naming):
        payer, most = below.seat, state.owned(below.seat)
    demand(frame.seat == payer, "frames: somebody else pays")
    demand((frame.to == NOBODY) == (not isinstance(below, Naming)), "frames: that is paid to somebody else")
    demand(frame.to != frame.seat, "frames: nobody pays himself")
    demand(frame.limit == limit and 0 < frame.left <= most, "frames: that is not the price")
    purse = state.purse(frame.seat)
    demand(sum(purse[frame.floor : limit]) >= frame.left, "frames: that is more than there is to pay with")
    demand(len(choices(purse, frame.left, frame.floor, limit)) > 1, "frames: there is nothing to choose")


def _check_round(state: Keyland, setting_up: bool) -> None:
    demand(0 <= state.start < state.seats, "nobody is the start player")
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
    _check_workers(state, "TakeBack" in kinds)


def _check_workers(state: Keyland, at_work: bool) -> None:
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
