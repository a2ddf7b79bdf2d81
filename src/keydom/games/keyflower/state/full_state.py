"""The whole of a position, and how its pieces change places: what is to change is replaced, for copies share it."""

from __future__ import annotations

from typing import Final

from keydom.core.errors import BadPosition
from keydom.core.hexes import SIDES, STEPS
from keydom.core.state import copied
from keydom.games.keyflower.components import ALL_COLOURS, ALL_GOODS, ALL_SKILLS
from keydom.games.keyflower.state.table import NOBODY, KeyflowerTable

BYTES: Final = [bytes([count]) for count in range(256)]


class KeyflowerState(KeyflowerTable):
    """The whole truth: the table, and what lies behind screens, in the bag, the pile and the hands."""

    def take_secrets(self, other: KeyflowerState) -> None:
        """Take over what is hidden in another position."""
        self.screens: list[int] = other.screens  # workers: seat * 4 + colour
        self.skills: list[int] = other.skills  # seat * 3 + skill
        self.bag: list[int] = other.bag  # workers by colour
        self.pile: list[int] = other.pile  # skills by kind
        self.hands: list[int] = other.hands  # of each seat, a bit for each winter tile
        self.picks: list[int] = other.picks  # of each seat, those of them it brings into play
        self.contracts: list[int] = other.contracts  # where each contract is

    __slots__ = copied(take_secrets)

    def copy(self) -> KeyflowerState:
        twin = KeyflowerState()
        twin.lay_out(self)
        twin.take_secrets(self)
        return twin

    def derive(self) -> None:
        """Lay the tiles of each village once more, in the same order."""
        for turn in self.turns:
            if not 0 <= turn < SIDES:
                raise BadPosition(f"a tile is turned by {turn} steps: expected 0 to {SIDES - 1}")
        for name, bids in (("bids", self.bids), ("tints", self.bid_colours)):
            if len(bids) != len(self.on_sale) * self.seats:
                raise BadPosition(f"{name}: {len(bids) // self.seats} lots are said, and {len(self.on_sale)} are there")
        villages, turns = self.maps, self.turns
        self.maps, self.free_cells, self.spots = [{} for _ in villages], [{} for _ in villages], [0] * len(self.spots)
        self.workplaces = [[] for _ in villages]
        for seat, village in enumerate(villages):
            for spot, tile in village.items():
                self.lay_tile(seat, tile, spot, turns[tile])

    # Workers and skills.

    def gain_workers(self, seat: int, colour: int, count: int) -> None:
        """Workers that everybody sees going behind a screen."""
        if count:
            place = seat * ALL_COLOURS + colour
            self.screens = more(self.screens, place, count)
            self.known_workers = more(self.known_workers, place, count)

    def lose_workers(self, seat: int, colour: int, count: int) -> None:
        """Workers from behind a screen: those that were known come first, for it tells the others least (R-KF-02)."""
        place = seat * ALL_COLOURS + colour
        seen = min(self.known_workers[place], count)
        if count:
            self.screens = more(self.screens, place, -count)
        if seen:
            self.known_workers = more(self.known_workers, place, -seen)
        if count > seen:
            self.hidden_workers = more(self.hidden_workers, seat, seen - count)

    def draw_worker(self, colour: int) -> None:
        """One worker leaves the bag."""
        self.bag = more(self.bag, colour, -1)
        self.bag_size -= 1

    def into_bag(self, colour: int, count: int) -> None:
        if count:
            self.bag = more(self.bag, colour, count)
            self.bag_size += count
            self.none_left &= ~(1 << colour)

    def gain_skill(self, seat: int, skill: int, count: int) -> None:
        """Skills that everybody sees going behind a screen."""
        if count:
            place = seat * ALL_SKILLS + skill
            self.skills = more(self.skills, place, count)
            self.known_skills = more(self.known_skills, place, count)

    def lose_skill(self, seat: int, skill: int) -> None:
        place = seat * ALL_SKILLS + skill
        self.skills = more(self.skills, place, -1)
        if self.known_skills[place]:
            self.known_skills = more(self.known_skills, place, -1)
        else:
            self.hidden_skills = more(self.hidden_skills, seat, -1)

    def draw_skill(self, skill: int) -> None:
        """One skill leaves the pile."""
        self.pile = more(self.pile, skill, -1)
        self.pile_size -= 1

    def onto_pile(self, skill: int, count: int) -> None:
        if count:
            self.pile = more(self.pile, skill, count)
            self.pile_size += count
            self.none_left &= ~(1 << (ALL_COLOURS + skill))

    # Hexagons.

    def put_up(self, tile: int) -> None:
        """Lay a tile out for bids."""
        none = [0] * self.seats
        self.on_sale = [*self.on_sale, tile]
        self.bids = self.bids + none
        self.bid_colours = self.bid_colours + none

    def give_tile(self, tile: int, owner: int) -> None:
        self.owner = put(self.owner, tile, owner)

    def lay_tile(self, seat: int, tile: int, spot: int, turn: int) -> None:
        """Put a tile of a seat into its village."""
        self.spots = put(self.spots, tile, spot)
        self.turns = put(self.turns, tile, turn)
        village, front = self.maps[seat].copy(), self.free_cells[seat].copy()
        village[spot] = tile
        if spot in front:
            del front[spot]
        bars, first = self.box.bars, (tile * SIDES + turn) * SIDES
        for side in range(SIDES):
            cell = spot + STEPS[side]
            barred = front.get(cell, NOBODY)
            if barred >= 0:
                front[cell] = barred | bars[first + side]
            elif cell not in village:
                front[cell] = bars[first + side]
        self.maps = self.maps[:]
        self.maps[seat] = village
        self.free_cells = self.free_cells[:]
        self.free_cells[seat] = front
        if self.box.acts[tile * 2 + self.up[tile]]:
            self.workplaces = self.workplaces[:]
            self.workplaces[seat] = [*self.workplaces[seat], tile]

    def turn_over(self, tile: int) -> None:
        self.up = up = put(self.up, tile, 1)
        acts = self.box.acts
        villages = [village.values() for village in self.maps]
        self.workplaces = [[one for one in village if acts[one * 2 + up[one]]] for village in villages]

    def recolour(self, tile: int, colour: int) -> None:
        """Workers on a tile and bids for it have another colour from now on."""
        if self.tile_colours[tile] != colour:
            self.tile_colours = put(self.tile_colours, tile, colour)

    def put_on(self, tile: int, colour: int, count: int) -> None:
        """Workers onto a tile."""
        self.on = more_bytes(self.on, tile * ALL_COLOURS + colour, count)

    def move_good(self, good: int, tile: int, other: int) -> None:
        """One good from a tile to another."""
        self.goods = more_bytes(more_bytes(self.goods, tile * ALL_GOODS + good, -1), other * ALL_GOODS + good, 1)

    def take_goods(self, good: int, count: int, tile: int) -> int:
        """Put goods from the supply on a tile, as many as there are; says how many."""
        count = min(count, self.supply[good])
        if count:
            self.goods = more_bytes(self.goods, tile * ALL_GOODS + good, count)
            self.supply = more(self.supply, good, -count)
        return count

    def spend_good(self, good: int, tile: int) -> None:
        """One good from a tile back to the supply."""
        self.goods = more_bytes(self.goods, tile * ALL_GOODS + good, -1)
        self.supply = more(self.supply, good, 1)


def put(numbers: list[int], place: int, number: int) -> list[int]:
    """The same list with another number in one place."""
    fresh = numbers[:]
    fresh[place] = number
    return fresh


def more(counts: list[int], place: int, count: int) -> list[int]:
    """The same list with so many more in one place."""
    fresh = counts[:]
    fresh[place] += count
    return fresh


def more_bytes(counts: bytes, place: int, count: int) -> bytes:
    """The same for what lies on hexagons: there is so much of it that a byte for each is worth while."""
    total = counts[place] + count
    assert total >= 0, "nothing can be taken that is not there"
    return counts[:place] + BYTES[total] + counts[place + 1 :]
