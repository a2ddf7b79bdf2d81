"""The best allocation of resources, animals, gems and keyples to scoring tiles: exact, whatever a player holds.

Tiles are given by what each of their things is worth, 0 for a tile that a player does not have. The parts do not
compete with each other but for the scrap dealer, who takes anything in stores, two at a time.
"""

from __future__ import annotations

from typing import Final

from keydom.games.keyper.components import ALL_COLOURS, ALL_RESOURCES, ANIMAL, GEM, GOODS, WHITE

MOST: Final = 4  # times that a tile scores
GEMS: Final = 4


class AllocationProblem:
    """What a player has at the end, and what each tile pays for it."""

    def __init__(self, goods: list[int], keyples: list[int]) -> None:
        self.goods = goods  # by resource
        self.keyples = keyples  # by colour
        self.house = [0] * ALL_RESOURCES  # by animal: points each on the tile for this animal alone
        self.crowd = [0] * ALL_RESOURCES  # by animal: points for one of it on the farmyard or paddock
        self.store = [0] * ALL_RESOURCES  # by good: points each in its yard, or for wheat in the windmill
        self.prospector = 0  # points for any gem
        self.scrap = 0  # points for any two things from the stores
        self.sets: list[int] = []  # for each tile of gem sets: the gems of a set, a bit each from the emerald on
        self.value: list[int] = []  # and its points
        self.patron = [0] * ALL_COLOURS  # by colour: points for a keyple of it


class Allocation:
    """How much of everything goes where, and what it scores."""

    def __init__(self) -> None:
        self.housed = [0] * ALL_RESOURCES  # on the tile for this animal alone
        self.crowded = [0] * ALL_RESOURCES  # on the farmyard or paddock
        self.stored = [0] * ALL_RESOURCES  # in a yard or the windmill
        self.sets: list[int] = []  # at each tile of gem sets
        self.gems = 0  # at the prospector
        self.scrapped = 0  # pairs at the scrap dealer
        self.patrons = [0] * ALL_COLOURS  # keyples, white ones included, at the tile for this colour
        self.points = 0


def best(problem: AllocationProblem) -> Allocation:
    """An allocation that scores most."""
    found = Allocation()
    _animals(problem, found)
    _stores(problem, found)
    _keyples(problem, found)
    return found


def _animals(problem: AllocationProblem, found: Allocation) -> None:
    """Each type for itself: one may go to the farmyard or paddock, the others to its own tile."""
    for animal in range(ANIMAL, GEM):
        count, each, one = problem.goods[animal], problem.house[animal], problem.crowd[animal]
        if count == 0:
            continue
        crowded = 1 if one and one + each * min(MOST, count - 1) >= each * min(MOST, count) else 0
        found.crowded[animal] = crowded
        found.housed[animal] = min(MOST, count - crowded) if each else 0
        found.points += one * crowded + each * found.housed[animal]


def _keyples(problem: AllocationProblem, found: Allocation) -> None:
    """Coloured keyples have one tile each; white ones fill up the dearest first."""
    white = problem.keyples[WHITE]
    for colour in range(WHITE):
        if problem.patron[colour]:
            found.patrons[colour] = min(MOST, problem.keyples[colour])
    for worth in range(max(problem.patron), 0, -1):
        for colour in range(WHITE):
            if problem.patron[colour] == worth:
                more = min(white, MOST - found.patrons[colour])
                found.patrons[colour] += more
                white -= more
    for colour in range(WHITE):
        found.points += problem.patron[colour] * found.patrons[colour]


def _stores(problem: AllocationProblem, found: Allocation) -> None:
    """Raw and finished goods, wheat and gems.

    What is left of the gems matters only by its number, so for each number of gems in sets the dearest sets are found;
    then the other things are shared out for each of these.
    """
    search = GemSets(problem)
    search.try_from(0, 0, 0)
    gems = sum(problem.goods[GEM:])
    top = -1
    for used in range(gems + 1):
        if search.points[used] >= 0:
            others = _share_out(problem, gems - used)
            if search.points[used] + others.points > top:
                top = search.points[used] + others.points
                found.sets = search.sets[used]
                found.gems, found.scrapped, found.stored = others.gems, others.scrapped, others.stored
    found.points += top


class GemSets:
    """The most points from gem sets for every number of gems in them."""

    def __init__(self, problem: AllocationProblem) -> None:
        self.problem = problem
        self.left = problem.goods[GEM:]
        self.counts = [0] * len(problem.sets)
        total = sum(self.left) + 1
        self.points = [-1] * total
        self.sets: list[list[int]] = [[] for _ in range(total)]

    def try_from(self, place: int, used: int, points: int) -> None:
        """Give each tile from this place on every number of sets in turn."""
        if place == len(self.counts):
            if points > self.points[used]:
                self.points[used] = points
                self.sets[used] = self.counts[:]
            return
        gems, worth = self.problem.sets[place], self.problem.value[place]
        size = gems.bit_count()
        count = 0
        while True:
            self.counts[place] = count
            self.try_from(place + 1, used + count * size, points + count * worth)
            if count == MOST or not self._take(gems):
                break
            count += 1
        for gem in range(GEMS):
            if (gems >> gem) & 1:
                self.left[gem] += count
        self.counts[place] = 0

    def _take(self, gems: int) -> bool:
        """Take the gems of one more set, if they are there."""
        for gem in range(GEMS):
            if (gems >> gem) & 1 and self.left[gem] == 0:
                return False
        for gem in range(GEMS):
            if (gems >> gem) & 1:
                self.left[gem] -= 1
        return True


def _share_out(problem: AllocationProblem, gems: int) -> Allocation:
    """Share out gems that are in no set, and all goods: yards and prospector first, what is left to the scrap dealer.

    Then the pieces that would be missed least are moved to the scrap dealer, as many as pay.
    """
    found = Allocation()
    spare = 0
    pieces: list[int] = []  # on tiles: what each is worth there * 32 + its resource (GEM: any gem)
    for good in range(GOODS):
        worth = problem.store[good]
        found.stored[good] = min(MOST, problem.goods[good]) if worth else 0
        found.points += worth * found.stored[good]
        spare += problem.goods[good] - found.stored[good]
        pieces += [worth * 32 + good] * found.stored[good]
    if problem.prospector:
        found.gems = min(MOST, gems)
        found.points += problem.prospector * found.gems
        pieces += [problem.prospector * 32 + GEM] * found.gems
    spare += gems - found.gems
    if problem.scrap:
        pieces.sort()
        _scrap(problem.scrap, spare, pieces, found)
    return found


def _scrap(worth: int, spare: int, pieces: list[int], found: Allocation) -> None:
    """Fill the scrap dealer with what is spare and with the cheapest pieces, if that scores more."""
    moved, gained, missed = 0, worth * min(MOST, spare // 2), 0
    for count in range(1, min(2 * MOST, len(pieces)) + 1):
        missed += pieces[count - 1] // 32
        if worth * min(MOST, (spare + count) // 2) - missed > gained:
            moved, gained = count, worth * min(MOST, (spare + count) // 2) - missed
    found.scrapped = min(MOST, (spare + moved) // 2)
    found.points += gained
    for piece in pieces[:moved]:
        if piece % 32 == GEM:
            found.gems -= 1
        else:
            found.stored[piece % 32] -= 1
