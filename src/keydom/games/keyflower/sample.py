"""A position that a seat cannot tell from the true one: what it cannot see is dealt anew.

Whoever is in the middle of something must be able to go through with it. Deals are thrown away until that is so; when
that takes too long, because what was announced needs a rare hand, single pieces are exchanged until it is.
"""

from __future__ import annotations

from random import Random
from typing import Final

from keydom.games.keyflower.actions import winter_bit
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_CONTRACTS,
    ALL_SKILLS,
    GREEN,
    MERCHANTS,
    WINTER,
    of_colour,
    of_skill,
)
from keydom.games.keyflower.rules.costs import Bill, people_suffice
from keydom.games.keyflower.rules.seasons import FULL
from keydom.games.keyflower.rules.winter import Submit, subsets
from keydom.games.keyflower.rules.workers import true_hand
from keydom.games.keyflower.setup import winter_hand, winter_tiles
from keydom.games.keyflower.state import DISCARDED, NONE, PILED, SHIPPED, SHOWN, KeyflowerState
from keydom.games.keyflower.view import KeyflowerView

DEALS: Final = 60  # thrown away before pieces are exchanged


def sample(view: KeyflowerView, rng: Random) -> KeyflowerState:
    """Deal anew what this seat cannot see."""
    state = KeyflowerState()
    state.lay_out(view.table)
    _deal_winter(state, view, rng)
    _deal_contracts(state, view, rng)
    while True:
        for _ in range(DEALS):
            workers, skills = unseen_workers(state, view), unseen_skills(state, view)
            rng.shuffle(workers)
            rng.shuffle(skills)
            _keep_bare(state, view, workers, skills, rng)
            _deal(state, view, workers, skills)
            if _plausible(state, view.seat):
                return state
        if _exchange(state, view, workers, skills, rng):
            return state


def unseen_workers(state: KeyflowerState, view: KeyflowerView) -> list[int]:
    """The colours of all workers in the bag and of those that others have drawn unseen."""
    unseen: list[int] = []
    for colour in range(ALL_COLOURS):
        seen = sum(state.on[colour::ALL_COLOURS]) + sum(state.cargo[colour::ALL_COLOURS])
        seen += sum(state.known_workers[colour::ALL_COLOURS]) + state.paid[colour]
        for place, count in enumerate(state.bids):
            if state.bid_colours[place] == colour:
                seen += count
        if colour == GREEN:
            seen += state.greens
        if view.seat is not None:
            seen += view.workers[colour] - state.known_workers[of_colour(view.seat, colour)]
        unseen.extend([colour] * (state.box.workers[colour] - seen))
    return unseen


def unseen_skills(state: KeyflowerState, view: KeyflowerView) -> list[int]:
    """The kinds of all skills in the pile and of those that others have drawn unseen."""
    unseen: list[int] = []
    for skill in range(ALL_SKILLS):
        seen = sum(state.known_skills[skill::ALL_SKILLS]) + sum(state.crates[skill::ALL_SKILLS])
        seen += state.paid[ALL_COLOURS + skill]
        if view.seat is not None:
            seen += view.skills[skill] - state.known_skills[of_skill(view.seat, skill)]
        unseen.extend([skill] * (state.box.skills[skill] - seen))
    return unseen


def _keep_bare(state: KeyflowerState, view: KeyflowerView, workers: list[int], skills: list[int], rng: Random) -> None:
    """Of what somebody found none in the bag or the pile, all that is unseen is behind screens (R-KM-03)."""
    if not state.none_left:
        return
    others = [seat for seat in range(state.seats) if seat != view.seat]
    bare = [colour for colour in range(ALL_COLOURS) if (state.none_left >> colour) & 1]
    _empty(workers, sum([state.hidden_workers[seat] for seat in others]), bare, rng)
    bare = [skill for skill in range(ALL_SKILLS) if (state.none_left >> (ALL_COLOURS + skill)) & 1]
    _empty(skills, sum([state.hidden_skills[seat] for seat in others]), bare, rng)


def _empty(pieces: list[int], dealt: int, bare: list[int], rng: Random) -> None:
    """Exchange pieces so that those after the first `dealt` are of none of these kinds."""
    for place in range(dealt, len(pieces)):
        if pieces[place] in bare:
            other = rng.choice([other for other in range(dealt) if pieces[other] not in bare])
            pieces[place], pieces[other] = pieces[other], pieces[place]


def _deal(state: KeyflowerState, view: KeyflowerView, workers: list[int], skills: list[int]) -> None:
    """Give out the unseen pieces in this order: to each seat what it has drawn, the rest to bag and pile."""
    state.screens = state.known_workers[:]
    state.skills = state.known_skills[:]
    if view.seat is not None:
        state.screens[view.seat * ALL_COLOURS : (view.seat + 1) * ALL_COLOURS] = view.workers
        state.skills[view.seat * ALL_SKILLS : (view.seat + 1) * ALL_SKILLS] = view.skills
    dealt, shown = 0, 0
    for seat in range(state.seats):
        if seat == view.seat:
            continue
        for colour in workers[dealt : dealt + state.hidden_workers[seat]]:
            state.screens[of_colour(seat, colour)] += 1
        for skill in skills[shown : shown + state.hidden_skills[seat]]:
            state.skills[of_skill(seat, skill)] += 1
        dealt += state.hidden_workers[seat]
        shown += state.hidden_skills[seat]
    state.bag = [workers[dealt:].count(colour) for colour in range(ALL_COLOURS)]
    state.pile = [skills[shown:].count(skill) for skill in range(ALL_SKILLS)]


def _exchange(state: KeyflowerState, view: KeyflowerView, workers: list[int], skills: list[int], rng: Random) -> bool:
    """Exchange pieces of whoever is in the middle of something: for one colour, one of another, and one skill."""
    busy = _busy(state)
    before = [seat for seat in range(busy) if seat != view.seat]
    first = sum([state.hidden_workers[seat] for seat in before])
    first_skill = sum([state.hidden_skills[seat] for seat in before])
    wishes = [(c, d, s) for c in range(ALL_COLOURS) for d in range(ALL_COLOURS) for s in range(ALL_SKILLS)]
    rng.shuffle(wishes)
    for colour, other, skill in wishes:
        people, trades = workers[:], skills[:]
        wanted = [other] + [colour] * (state.hidden_workers[busy] - 1)
        _swap(trades, first_skill, [skill] * state.hidden_skills[busy])
        for count in range(state.hidden_workers[busy] + 1):
            _swap(people, first, wanted[:count])
            _deal(state, view, people, trades)
            if _plausible(state, view.seat):
                return True
    return False


def _busy(state: KeyflowerState) -> int:
    for frame in state.frames:
        if isinstance(frame, Bill):
            return frame.payer
    return state.frames[-1].seat


def _swap(pieces: list[int], first: int, wanted: list[int]) -> None:
    """Put these pieces at places from `first` on, as far as they are found further on or before."""
    for place, piece in enumerate(wanted, first):
        if pieces[place] == piece:
            continue
        rest = [*range(first + len(wanted), len(pieces)), *range(first)]
        found = next((other for other in rest if pieces[other] == piece), NONE)
        if found != NONE:
            pieces[place], pieces[found] = pieces[found], pieces[place]


def _plausible(state: KeyflowerState, seat: int | None) -> bool:
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


def _deal_winter(state: KeyflowerState, view: KeyflowerView, rng: Random) -> None:
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
            state.picks[seat] = rng.choice(subsets(state.hands[seat]))


def _winter_deck(state: KeyflowerState, view: KeyflowerView, rng: Random) -> list[int]:
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


def _deal_contracts(state: KeyflowerState, view: KeyflowerView, rng: Random) -> None:
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
            for _ in range(state.hidden_contracts[seat]):
                state.contracts[unseen.pop()] = seat
    for _ in range(sum(state.shipped)):
        state.contracts[unseen.pop()] = SHIPPED
