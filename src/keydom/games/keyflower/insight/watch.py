"""Keyflower as a row of numbers that goes with the game: only what has changed since the last look is written."""

from __future__ import annotations

from keydom.core.observation import Watch, clear, move_bits, move_counts, move_mark, move_shares, seats_from
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_GOODS,
    ALL_SKILLS,
    ALL_TILES,
    CONTRACTS,
    FIRST_ORDER,
    by_colour,
    by_skill,
)
from keydom.games.keyflower.insight.layout import ELSEWHERE, VEILED, Layout
from keydom.games.keyflower.insight.observation import (
    OBSERVER,
    put_bids,
    put_boats,
    put_frames,
    put_offers,
    whereabouts,
)
from keydom.games.keyflower.state import Keyland, Table
from keydom.games.keyflower.view import Outlook, contracts, held, view


class Lookout(Watch[Keyland]):
    """Keeps the view that its row was written from: a list that is no longer the same one has changed."""

    __slots__ = ("at", "hands", "picks", "place", "seat", "seen")

    def __init__(self, seats: int, seat: int, row: bytearray) -> None:
        self.at: Layout = OBSERVER.sections(seats)
        self.place = seats_from(seat, seats)
        self.seat = seat
        self.seen: Outlook | None = None
        self.hands: list[int] = []
        self.picks: list[int] = []
        super().__init__(row)

    def look(self, state: Keyland) -> None:
        row, at, place, seen = self.row, self.at, self.place, self.seen
        if seen is None:
            self.seen = seen = view(state, self.seat)
            row[:] = OBSERVER.row(seen, state.seats)
        else:
            _round(row, at, seen.table, state, place)
            _tiles(row, at, seen.table, state, place)
            _bids(row, at, seen.table, state, place)
            _boats(row, at, seen.table, state)
            _seats(row, at, seen.table, state, place)
            if state.merchants:
                _contracts(row, at, seen.table, state, place)
            self._own(state, seen)
            clear(row, at.mover, at.owner)
            put_frames(row, at, state, place)
        self.hands, self.picks = state.hands, state.picks

    def _own(self, state: Keyland, seen: Outlook) -> None:
        """What one has behind one's own screen, and how many winter tiles everybody has."""
        row, at, seat = self.row, self.at, self.seat
        workers, skills = by_colour(state.screens, seat), by_skill(state.skills, seat)
        if workers != seen.workers:
            seen.workers = move_counts(row, at.workers, seen.workers, workers)
        if skills != seen.skills:
            seen.skills = move_counts(row, at.skills, seen.skills, skills)
        if state.hands is not self.hands:
            seen.held = move_shares(row, at.veiled + 2, VEILED, seen.held, held(state), self.place)
            move_bits(row, at.hand, seen.hand, state.hands[seat])
            seen.hand = state.hands[seat]
        if state.picks is not self.picks:
            move_bits(row, at.pick, seen.pick, state.picks[seat])
            seen.pick = state.picks[seat]
        if state.merchants:
            mine = contracts(state, seat)
            move_bits(row, at.contracts, seen.contracts, mine)
            seen.contracts = mine


def _round(row: bytearray, at: Layout, seen: Table, now: Table, place: list[int]) -> None:
    if now.season != seen.season:
        move_mark(row, at.season, seen.season, now.season)
        seen.season = now.season
    if now.start != seen.start:
        move_mark(row, at.start, place[seen.start], place[now.start])
        seen.start = now.start
    row[at.passes] = now.passes
    if now.supply is not seen.supply:
        move_counts(row, at.supply, seen.supply, now.supply)
        seen.supply = now.supply
    if now.greens != seen.greens:
        row[at.supply + 4] = seen.greens = now.greens
    if now.bag_size != seen.bag_size:
        row[at.supply + 5] = seen.bag_size = now.bag_size
    if now.pile_size != seen.pile_size:
        row[at.supply + 6] = seen.pile_size = now.pile_size
    if now.barren != seen.barren:
        move_bits(row, at.barren, seen.barren, now.barren)
        seen.barren = now.barren
    if now.paid is not seen.paid:
        move_counts(row, at.paid, seen.paid, now.paid)
        seen.paid = now.paid


def _tiles(row: bytearray, at: Layout, seen: Table, now: Table, place: list[int]) -> None:
    if now.owner is not seen.owner or now.spots is not seen.spots:
        _places(row, at, seen, now, place)
    if now.turns is not seen.turns:
        row[at.turns : at.turns + ALL_TILES] = bytearray(now.turns)
        seen.turns = now.turns
    if now.up is not seen.up:
        row[at.up : at.up + ALL_TILES] = bytearray(now.up)
        seen.up = now.up
    if now.goods is not seen.goods:
        row[at.goods : at.goods + ALL_TILES * ALL_GOODS] = now.goods
        seen.goods = now.goods
    if now.on is not seen.on:
        row[at.on : at.on + ALL_TILES * ALL_COLOURS] = now.on
        seen.on = now.on
    if now.last is not seen.last:
        row[at.last : at.last + ALL_TILES] = bytearray(now.last)
        seen.last = now.last
    if now.hues is not seen.hues:
        before = seen.hues
        for tile, hue in enumerate(now.hues):
            if hue != before[tile]:
                move_mark(row, at.hues + tile * ALL_COLOURS, before[tile], hue)
        seen.hues = now.hues
    if now.extended is not seen.extended:
        for tile in range(ALL_TILES):
            row[at.extended + tile] = now.extended[tile] + 1  # none is -1
        seen.extended = now.extended


def _places(row: bytearray, at: Layout, seen: Table, now: Table, place: list[int]) -> None:
    had, lay, spots = seen.owner, seen.spots, now.spots
    for tile, whose in enumerate(now.owner):
        if whose != had[tile]:
            first = at.owner + tile * (len(place) + ELSEWHERE)
            move_mark(row, first, whereabouts(had[tile], place), whereabouts(whose, place))
        elif spots[tile] == lay[tile]:
            continue
        row[at.q + tile] = spots[tile] >> 6 if whose >= 0 else 0
        row[at.r + tile] = spots[tile] & 63 if whose >= 0 else 0
    seen.owner, seen.spots = now.owner, now.spots


def _bids(row: bytearray, at: Layout, seen: Table, now: Table, place: list[int]) -> None:
    if now.lots is not seen.lots:
        clear(row, at.bids, at.docked)
        put_bids(row, at, now, place)
    elif now.bids is not seen.bids or now.tints is not seen.tints:
        seats = len(place)
        was, dyed, tints = seen.bids, seen.tints, now.tints
        for bid, workers in enumerate(now.bids):
            if workers != was[bid] or tints[bid] != dyed[bid]:
                there = (now.lots[bid // seats] - FIRST_ORDER) * seats + place[bid % seats]
                row[at.bids + there] = workers
                row[at.tints + there] = tints[bid] + 1 if workers else 0
    else:
        return
    seen.lots, seen.bids, seen.tints = now.lots, now.bids, now.tints


def _boats(row: bytearray, at: Layout, seen: Table, now: Table) -> None:
    same = now.boats is seen.boats and now.docked == seen.docked and now.cargo is seen.cargo
    if not same or now.crates is not seen.crates or now.freight is not seen.freight:
        clear(row, at.docked, at.supply)
        put_boats(row, at, now)
        seen.boats, seen.docked = now.boats, now.docked
        seen.cargo, seen.crates, seen.freight = now.cargo, now.crates, now.freight


def _seats(row: bytearray, at: Layout, seen: Table, now: Table, place: list[int]) -> None:
    if now.known is not seen.known:
        move_shares(row, at.known, ALL_COLOURS, seen.known, now.known, place)
        seen.known = now.known
    if now.veiled is not seen.veiled:
        move_shares(row, at.veiled, VEILED, seen.veiled, now.veiled, place)
        seen.veiled = now.veiled
    if now.known_skills is not seen.known_skills:
        move_shares(row, at.known_skills, ALL_SKILLS, seen.known_skills, now.known_skills, place)
        seen.known_skills = now.known_skills
    if now.veiled_skills is not seen.veiled_skills:
        move_shares(row, at.veiled + 1, VEILED, seen.veiled_skills, now.veiled_skills, place)
        seen.veiled_skills = now.veiled_skills
    if now.berths is not seen.berths:
        move_shares(row, at.veiled + 5, VEILED, seen.berths, now.berths, place)
        seen.berths = now.berths


def _contracts(row: bytearray, at: Layout, seen: Table, now: Table, place: list[int]) -> None:
    """What the expansion adds, which never changes without it."""
    row[at.supply + 7] = now.cabins_left
    row[at.supply + 8] = now.piled
    move_shares(row, at.veiled + 4, VEILED, seen.cabins, now.cabins, place)
    seen.cabins = now.cabins
    move_shares(row, at.veiled + 3, VEILED, seen.veiled_contracts, now.veiled_contracts, place)
    seen.veiled_contracts = now.veiled_contracts
    for seat in range(len(place)):
        first = at.known_contracts + place[seat] * len(CONTRACTS)
        move_bits(row, first, seen.known_contracts[seat], now.known_contracts[seat])
    seen.known_contracts = now.known_contracts
    move_bits(row, at.discarded, seen.discarded, now.discarded)
    seen.discarded = now.discarded
    if now.offered is not seen.offered:
        clear(row, at.offered, at.discarded)
        put_offers(row, at, now)
        seen.offered = now.offered
