"""What one seat may know: everything on the table and in its memory, and its own hand.

A perfect memory knows which workers and skills were seen going behind a screen. Secret are the first eight workers,
what was drawn unseen, and winter tiles before they are laid out (R-KF-01).
"""

from __future__ import annotations

from random import Random

from keydom.core.game import View
from keydom.games.keyflower.actions import winter_bit
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_CONTRACTS,
    ALL_SKILLS,
    GREEN,
    MERCHANTS,
    WINTER,
)
from keydom.games.keyflower.rules.haul import Bill, people_suffice
from keydom.games.keyflower.rules.seasons import FULL
from keydom.games.keyflower.rules.winter import Submit, subsets
from keydom.games.keyflower.rules.workers import true_hand
from keydom.games.keyflower.setup import winter_hand, winter_tiles
from keydom.games.keyflower.state import DISCARDED, NONE, PILED, SHIPPED, SHOWN, Keyland, Table


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

    def fields(self) -> tuple[object, ...]:
        own = (self.workers, self.skills, self.hand, self.pick, self.contracts)
        return (self.seat, self.table, *own, self.held)


def view(state: Keyland, seat: int | None) -> Outlook:
    table = Table()
    table.lay_out(state)
    seen = Outlook(table, seat)
    seen.held = [hand.bit_count() for hand in state.hands]
    if seat is not None:
        seen.workers = state.screens[seat * ALL_COLOURS : (seat + 1) * ALL_COLOURS]
        seen.skills = state.skills[seat * ALL_SKILLS : (seat + 1) * ALL_SKILLS]
        seen.hand = state.hands[seat]
        seen.pick = state.picks[seat]
        seen.contracts = sum([1 << card for card, where in enumerate(state.contracts) if where == seat])
    return seen


def sample(view: Outlook, rng: Random) -> Keyland:
    """Deal anew what this seat cannot see, until whoever is in the middle of something could be."""
    state = Keyland()
    state.lay_out(view.table)
    _deal_winter(state, view, rng)
    _deal_contracts(state, view, rng)
    while True:
        _deal_workers(state, view, rng)
        _deal_skills(state, view, rng)
        if _plausible(state, view.seat):
            return state


def _deal_workers(state: Keyland, view: Outlook, rng: Random) -> None:
    unseen: list[int] = []
    for colour in range(ALL_COLOURS):
        seen = sum(state.on[colour::ALL_COLOURS]) + sum(state.cargo[colour::ALL_COLOURS])
        seen += sum(state.known[colour::ALL_COLOURS]) + state.paid[colour]
        for place, count in enumerate(state.bids):
            if state.tints[place] == colour:
                seen += count
        if colour == GREEN:
            seen += state.greens
        if view.seat is not None:
            seen += view.workers[colour] - state.known[view.seat * ALL_COLOURS + colour]
        unseen.extend([colour] * (state.box.workers[colour] - seen))
    rng.shuffle(unseen)
    state.screens = state.known[:]
    for seat in range(state.seats):
        if seat == view.seat:
            state.screens[seat * ALL_COLOURS : (seat + 1) * ALL_COLOURS] = view.workers
            continue
        for _ in range(state.veiled[seat]):
            state.screens[seat * ALL_COLOURS + unseen.pop()] += 1
    state.bag = [unseen.count(colour) for colour in range(ALL_COLOURS)]


def _deal_skills(state: Keyland, view: Outlook, rng: Random) -> None:
    unseen: list[int] = []
    for skill in range(ALL_SKILLS):
        seen = sum(state.known_skills[skill::ALL_SKILLS]) + sum(state.crates[skill::ALL_SKILLS])
        seen += state.paid[ALL_COLOURS + skill]
        if view.seat is not None:
            seen += view.skills[skill] - state.known_skills[view.seat * ALL_SKILLS + skill]
        unseen.extend([skill] * (state.box.skills[skill] - seen))
    rng.shuffle(unseen)
    state.skills = state.known_skills[:]
    for seat in range(state.seats):
        if seat == view.seat:
            state.skills[seat * ALL_SKILLS : (seat + 1) * ALL_SKILLS] = view.skills
            continue
        for _ in range(state.veiled_skills[seat]):
            state.skills[seat * ALL_SKILLS + unseen.pop()] += 1
    state.pile = [unseen.count(skill) for skill in range(ALL_SKILLS)]


def _plausible(state: Keyland, seat: int | None) -> bool:
    """Whether another who has announced something can go through with it."""
    if not state.frames:
        return True
    for frame in state.frames:
        if not isinstance(frame, Bill) or frame.payer == seat:
            continue
        if not people_suffice(state, true_hand(state, frame.payer), list(frame.cost)):
            return False
    top = state.frames[-1]
    if top.seat in (seat, NONE) or isinstance(top, Submit):
        return True
    return len(top.offer(state)) > 0


def _deal_winter(state: Keyland, view: Outlook, rng: Random) -> None:
    state.hands = [0] * state.seats
    state.picks = [0] * state.seats
    if not any(view.held):
        return
    deck = _winter_deck(state, view, rng)
    waiting = [frame.seat for frame in state.frames if isinstance(frame, Submit)]
    for seat in range(state.seats):
        if seat == view.seat:
            state.hands[seat] = view.hand
            state.picks[seat] = view.pick
            continue
        for _ in range(view.held[seat]):
            state.hands[seat] |= winter_bit(deck.pop())
        if state.season == WINTER and seat not in waiting:
            state.picks[seat] = rng.choice(subsets(state.hands[seat])[1:])


def _winter_deck(state: Keyland, view: Outlook, rng: Random) -> list[int]:
    """The winter tiles that the others may hold; the Merchants' own are all dealt in its variant."""
    tiles = [tile for tile in winter_tiles(state) if not view.hand & winter_bit(tile)]
    rng.shuffle(tiles)
    if state.merchants != FULL:
        return tiles
    to_deal = winter_hand(state) * state.seats - view.hand.bit_count()
    tiles.sort(key=lambda tile: state.box.origin[tile] != MERCHANTS)
    deck = tiles[:to_deal]
    rng.shuffle(deck)
    return deck


def _deal_contracts(state: Keyland, view: Outlook, rng: Random) -> None:
    state.contracts = []
    if not state.merchants:
        return
    state.contracts = [PILED] * ALL_CONTRACTS
    for card in state.offered:
        if card != NONE:
            state.contracts[card] = SHOWN
    unseen = []
    for card in range(ALL_CONTRACTS):
        if (state.discarded >> card) & 1:
            state.contracts[card] = DISCARDED
        for seat in range(state.seats):
            known = view.contracts if seat == view.seat else state.known_contracts[seat]
            if (known >> card) & 1:
                state.contracts[card] = seat
        if state.contracts[card] == PILED:
            unseen.append(card)
    rng.shuffle(unseen)
    for seat in range(state.seats):
        if seat != view.seat:
            for _ in range(state.veiled_contracts[seat]):
                state.contracts[unseen.pop()] = seat
    for _ in range(state.shipped):
        state.contracts[unseen.pop()] = SHIPPED
