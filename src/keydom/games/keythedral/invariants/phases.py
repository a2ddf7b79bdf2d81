"""What must hold of the other frames: phases, turns, purchases and payments."""

from __future__ import annotations

from typing import Any

from keydom.core.game import Frame
from keydom.core.invariants import demand
from keydom.games.keythedral.components import ALL_CUBES, IRON, RESOURCES, TIMBER
from keydom.games.keythedral.invariants.laws import PHASES, check_turn
from keydom.games.keythedral.invariants.table import check_cottage
from keydom.games.keythedral.rules.cubes import Craft, Hand, HandAny, Pay, Take, choices
from keydom.games.keythedral.rules.fences import FenceSide, FenceSite, Move
from keydom.games.keythedral.rules.harvest import Harvest
from keydom.games.keythedral.rules.laws import Resume, Window
from keydom.games.keythedral.rules.lead import Naming
from keydom.games.keythedral.rules.purchase import Answers, Closing
from keydom.games.keythedral.rules.rounds import Round, ShowLaw, TakeBack
from keydom.games.keythedral.rules.spend import TRADE_PRICE, Acted, Card, NextTurn, Outcome, Spend, Taken
from keydom.games.keythedral.rules.stages import Reveal
from keydom.games.keythedral.rules.work import Leave, Work
from keydom.games.keythedral.setup import Ready
from keydom.games.keythedral.state import NOBODY, UNSEEN, KeythedralState


def check_phase(state: KeythedralState, frame: Frame[Any, Any], below: Frame[Any, Any] | None) -> None:
    window = below.phase if isinstance(below, Window) else 0
    if isinstance(frame, Work | Harvest | Spend | TakeBack):
        demand(window == PHASES[type(frame).__name__] + 1, "frames: the phases are out of order")
    if isinstance(frame, Harvest):
        taking = isinstance(state.frames[-1], Take) and frame is state.frames[-2]
        demand((frame.served > 0) == taking, "frames: the harvest goes on by itself")
    elif isinstance(frame, NextTurn | Acted | Taken | Outcome):
        check_turn(below)
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
    elif isinstance(frame, Closing | Answers):
        check_purchase(state, frame, below)
    elif isinstance(frame, ShowLaw):
        demand(state.open_laws and frame.count <= state.deck, "frames: there is no law to show")
        demand(frame.count + state.spaces <= state.law_spaces(), "frames: there is no space for a law")
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


def check_purchase(state: KeythedralState, frame: Closing | Answers, below: Frame[Any, Any] | None) -> None:
    assert isinstance(below, Outcome | Closing)
    if isinstance(frame, Closing):
        demand(not frame.gone & ~state.gone, "frames: laws that are gone have not been played")
        demand(not state.swapping, "frames: a substitution is in force before the price is paid")
    else:
        demand(frame.asked != NOBODY, "frames: nobody is asked")
    demand((frame.buyer, frame.tile) == (below.buyer, below.tile), "frames: another purchase was announced")
    sold = state.box.level[frame.tile] == state.level and state.owner[frame.tile] < 0
    demand(sold and state.owner[frame.tile] != UNSEEN, "frames: the tile was not for sale")


def check_payment(state: KeythedralState, frame: Frame[Any, Any], below: Frame[Any, Any] | None) -> None:
    """What is paid, taken and built in a turn."""
    user = NOBODY
    if isinstance(below, Acted):
        user = below.actor
    elif isinstance(below, NextTurn):
        user = (below.first - 1) % state.seats
    elif isinstance(below, Resume):
        user = below.frame.seat
    if isinstance(frame, Pay):
        check_pay(state, frame, below)
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
    elif isinstance(frame, HandAny):
        demand(frame.taker == user and frame.count == 2, "frames: a bargain brings two resources")
    elif isinstance(frame, FenceSite | FenceSide):
        demand(frame.seat == user, "frames: somebody else builds a fence")
        demand(state.has(user, TIMBER) > 0 and state.fences_left[user] > 0, "frames: there is no fence to build")
        if isinstance(frame, FenceSide):
            demand(frame.cottage < len(state.squares), "frames: there is no such cottage at this table")
            demand(len(state.open_sides(frame.cottage)) > 1, "frames: there is nothing to choose")
    elif isinstance(frame, Move):
        check_cottage(state, frame.seat, frame.cottage)
        demand(state.fenced_in(frame.cottage), "frames: the cottage is not fenced in")


def check_pay(state: KeythedralState, frame: Pay, below: Frame[Any, Any] | None) -> None:
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
