"""Keythedral, by Richard Breese: the game that the registry knows."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from keydom.core.catalogue import Catalogue
from keydom.core.game import Choice, Game, Options, Score, Words
from keydom.core.insight import Insight
from keydom.games.keythedral import draw, observation, scoring, setup, text, view
from keydom.games.keythedral.actions import GRAMMAR
from keydom.games.keythedral.components import ALL_CUBES, COLOURS, CUBES, NUMBERS, SHAPE, Box, check
from keydom.games.keythedral.features import Sight
from keydom.games.keythedral.state import Keyland
from keydom.games.keythedral.view import Outlook

EDITIONS = ("2002", "2004")


class Keythedral(Game[Keyland, Outlook]):
    """Two to five players build the keythedral of Keyland and acquire its seats."""

    id = "keythedral"
    home = "keydom.games.keythedral"
    seats = range(2, 6)
    rules_version = 2
    choices = (
        Choice("edition", *EDITIONS),
        Choice("laws", "face-down", "face-up", "none"),
        Choice("laws-about-others", "kept", "at-once"),
        Choice("design", "hidden", "open"),
        Choice("length", "full", "short"),
    )
    grammar = GRAMMAR
    shape = SHAPE
    longest = 20_000
    ends_at_random = False  # R-KT-22: nobody buys the last seats by chance

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        super().__init__(catalogue)
        check(self.catalogue)
        self.boxes = {edition: Box(self.catalogue, edition) for edition in EDITIONS}

    def start(self, seats: int, options: Options) -> Keyland:
        return setup.start(self.boxes[options["edition"]], seats, options)

    def view(self, state: Keyland, seat: int | None) -> Outlook:
        return view.view(state, seat)

    def sample(self, view_: Outlook, rng: Random) -> Keyland:
        return view.sample(view_, rng)

    def scores(self, state: Keyland) -> list[Score]:
        return scoring.scores(state)

    def stock(self, state: Keyland) -> Mapping[str, int]:
        count = {cube: state.store[place] + state.shop[place] for place, cube in enumerate(CUBES)}
        for place, number in enumerate(state.cubes):
            count[CUBES[place % ALL_CUBES]] += number
        for seat in range(state.seats):
            built = sum(owner == seat for owner in state.fences.values())
            count[f"{COLOURS[seat]} fences"] = built + state.fences_left[seat] + state.fences_gone[seat]
            count[f"{COLOURS[seat]} workers over the limit"] = max(0, state.workers.count(seat) - 2 * NUMBERS)
        count["fields"] = len(state.cells) + sum(state.stack) + (state.in_hand >= 0)
        count["tiles"] = len(state.owner)
        count["laws"] = state.deck + state.spaces + state.gone.bit_count() + sum(h.bit_count() for h in state.hands)
        return count

    def observation_names(self, seats: int) -> tuple[str, ...]:
        return observation.layout(seats).names

    def observe(self, view_: Outlook) -> bytearray:
        return observation.observe(view_)

    def insight(self) -> Insight[Keyland]:
        return Sight()

    def draw(self, view_: Outlook, words: Words) -> str:
        return draw.draw(view_, words, self.catalogue)

    def board(self, view_: Outlook, words: Words) -> str:
        return text.board(view_, words)

    def gallery(self, words: Words) -> str:
        return draw.gallery(words, self.catalogue)
