"""Keyper, by Richard Breese: the game that the registry knows."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from keydom.core.catalogue import Catalogue
from keydom.core.game import Choice, Game, Options, Score, Words
from keydom.games.keyper import scoring, setup, text, view
from keydom.games.keyper.actions import GRAMMAR
from keydom.games.keyper.components import (
    ALL_COLOURS,
    ALL_RESOURCES,
    ALL_SEASONS,
    COLOURS,
    COUNTRY,
    RESOURCES,
    SHAPE,
    Box,
    check,
)
from keydom.games.keyper.rules.fairs import WITH_GEMS
from keydom.games.keyper.state import ALL_PLOTS, FIRST, NEXT, Keydom
from keydom.games.keyper.tiles import HOME_TILES
from keydom.games.keyper.view import Outlook


class Keyper(Game[Keydom, Outlook]):
    """Two to four players develop a farm and a village with a team of keyples that changes every season."""

    id = "keyper"
    home = "keydom.games.keyper"
    seats = range(2, 5)
    rules_version = 1
    choices = (Choice("supply", "finite", "unlimited"), Choice("pair", "nine", "eight"))
    grammar = GRAMMAR
    shape = SHAPE
    longest = 10_000

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        super().__init__(catalogue)
        check(self.catalogue)
        self.box = Box(self.catalogue)

    def start(self, seats: int, options: Options) -> Keydom:
        return setup.start(self.box, seats, options)

    def view(self, state: Keydom, seat: int | None) -> Outlook:
        return view.view(state, seat)

    def sample(self, view_: Outlook, rng: Random) -> Keydom:
        return view.sample(view_, rng)

    def scores(self, state: Keydom) -> list[Score]:
        return scoring.scores(state)

    def stock(self, state: Keydom) -> Mapping[str, int]:
        count = dict(zip(RESOURCES, state.supply, strict=True))
        for place, number in enumerate(state.goods):
            count[RESOURCES[place % ALL_RESOURCES]] += number
        return count | self._keyples(state) | self._tiles(state)

    def _keyples(self, state: Keydom) -> dict[str, int]:
        colours = state.reserve[:]
        for place, number in enumerate(state.team):
            colours[place % ALL_COLOURS] += number + state.resting[place]
        for there in state.spots:
            for keyple in (there & FIRST, there >> NEXT):
                if keyple:
                    colours[(keyple & 7) - 1] += 1
        return {f"{colour} keyples": number for colour, number in zip(COLOURS, colours, strict=True)}

    def _tiles(self, state: Keydom) -> dict[str, int]:
        piles = [state.market, state.bag, state.discards, state.aside]
        homes = {}
        for seat in range(state.seats):
            tiles = state.plans[seat]
            twice = 0
            for place in range(seat * ALL_PLOTS, seat * ALL_PLOTS + ALL_PLOTS):
                for tile in (state.tops[place], state.under[place]):
                    if tile:
                        twice += tiles >> (tile - 1) & 1
                        tiles |= 1 << (tile - 1)
            homes[f"home tiles of seat {seat}"] = (tiles & ((1 << HOME_TILES) - 1)).bit_count() + twice
            fairs = [state.winter[seat], *(held & 0xFF | held >> WITH_GEMS & 0xFF for held in self._held(state, seat))]
            piles += [tiles >> HOME_TILES, *(mask << COUNTRY for mask in fairs)]
        once = 0
        for pile in piles:
            once |= pile
        total = sum(pile.bit_count() for pile in piles)
        return {**homes, "country tiles and winter fairs": total, "different ones": once.bit_count()}

    def _held(self, state: Keydom, seat: int) -> list[int]:
        return state.held[seat * ALL_SEASONS : (seat + 1) * ALL_SEASONS]

    def board(self, view_: Outlook, words: Words) -> str:
        return text.board(view_, words)
