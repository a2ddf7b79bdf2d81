"""Keyflower, by Sebastian Bleasdale and Richard Breese, with The Merchants: the game that the registry knows."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from keydom.core.catalogue import Catalogue
from keydom.core.game import Choice, Game, Options, Score, Words
from keydom.core.insight import Insight
from keydom.games.keyflower import draw, observation, sample, scoring, setup, text, view
from keydom.games.keyflower.actions import GRAMMAR
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_GOODS,
    ALL_SKILLS,
    COLOURS,
    GOODS,
    GREEN,
    SHAPE,
    SKILLS,
    Box,
)
from keydom.games.keyflower.features import Sight
from keydom.games.keyflower.inventory import check
from keydom.games.keyflower.merchants.expansion import Merchants
from keydom.games.keyflower.state import Keyland, Seams
from keydom.games.keyflower.view import Outlook


class Keyflower(Game[Keyland, Outlook]):
    """Two to six players build their villages through four seasons."""

    id = "keyflower"
    home = "keydom.games.keyflower"
    seats = range(2, 7)
    rules_version = 2
    choices = (
        Choice("merchants", *setup.MERCHANTS_VALUES),
        Choice("promos", "none", "all"),
        Choice("screens", "closed", "open"),
        Choice("novices", "0", "1", "2", "3"),
        Choice("length", "full", "short"),
    )
    grammar = GRAMMAR
    shape = SHAPE
    longest = 20_000

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        super().__init__(catalogue)
        check(self.catalogue)
        self.box = Box(self.catalogue)
        self.seams = (Seams(), Merchants())  # without and with the expansion

    def start(self, seats: int, options: Options) -> Keyland:
        return setup.start(self.box, self.seams[options["merchants"] != "none"], seats, options)

    def view(self, state: Keyland, seat: int | None) -> Outlook:
        return view.view(state, seat)

    def sample(self, view_: Outlook, rng: Random) -> Keyland:
        return sample.sample(view_, rng)

    def scores(self, state: Keyland) -> list[Score]:
        return scoring.scores(state)

    def stock(self, state: Keyland) -> Mapping[str, int]:
        count: dict[str, int] = {}
        for colour in range(ALL_COLOURS):
            total = state.bag[colour] + state.paid[colour] + (state.greens if colour == GREEN else 0)
            for where in (state.screens, state.cargo, state.on):
                total += sum(where[colour::ALL_COLOURS])
            total += sum(number for number, tint in zip(state.bids, state.tints, strict=True) if tint == colour)
            count[COLOURS[colour]] = total
        for skill in range(ALL_SKILLS):
            total = state.pile[skill] + state.paid[ALL_COLOURS + skill]
            count[SKILLS[skill]] = total + sum(state.skills[skill::ALL_SKILLS]) + sum(state.crates[skill::ALL_SKILLS])
        for good in range(ALL_GOODS):
            count[GOODS[good]] = state.supply[good] + sum(state.goods[good::ALL_GOODS])
        count["bag"] = state.bag_size - sum(state.bag)
        count["pile of skills"] = state.pile_size - sum(state.pile)
        count["tiles"] = len(state.owner)
        for name, number in state.seams.stock(state).items():
            count[name] = count.get(name, 0) + number
        return count

    def board(self, view_: Outlook, words: Words) -> str:
        return text.board(view_, words)

    def observation_names(self, seats: int) -> tuple[str, ...]:
        return observation.layout(seats).names

    def observe(self, view_: Outlook) -> bytearray:
        return observation.observe(view_)

    def insight(self) -> Insight[Keyland]:
        return Sight()

    def draw(self, view_: Outlook, words: Words) -> str:
        return draw.draw(view_, words, self.catalogue)

    def gallery(self, words: Words) -> str:
        return draw.gallery(words, self.catalogue)
