"""Branch and bound for the best way to score the targets of one part.

A dual simplex bounds what fractions of sets could score, and the search splits on a target scored a fraction of a time,
or on one that mixes kinds though it wants them alike.
"""

from __future__ import annotations

from typing import Final

from keydom.games.keyflower.components import Target
from keydom.games.keyflower.scoring.items import (
    ALL_TOKENS,
    ANY_RESOURCE,
    CATEGORY,
    GOLD,
    IRON,
    KINDS,
    STONE,
    WOOD,
    Holding,
    add,
    left_over,
    with_yards,
)
from keydom.games.keyflower.scoring.simplex import Column, Tableau, relaxed

STAND_IN: Final = -1  # the place of no target
YARD: Final = -2  # of the first yard, the next one is -3


class PartialAllocation:
    """The best way known to score the targets of one part: categories that no target mixes with others."""

    def __init__(self, part: int, worth: int) -> None:
        self.part = part  # its categories, as bits
        self.worth = worth  # beyond what all items are worth left over, or on yards
        self.counts: dict[int, int] = {}  # by place of the target in the list
        self.taken: dict[int, int] = {}  # by place of the yard: resources that are used elsewhere
        self.gold = 0  # pieces used that would be worth something as gold, less those from yards


def categories(target: Target) -> int:
    bits = 0
    for token in target.needs:
        bits |= 1 << CATEGORY[token]
    return bits


class AllocationSearch:
    """Branch and bound over the targets of one part, for a plan that is worth more than a given floor."""

    def __init__(self, holding: Holding, targets: list[Target], part: int, supply: list[int], floor: int) -> None:
        self.holding = holding
        self.supply = supply
        self.in_reach = with_yards(holding, supply)
        self.columns: list[Column] = []
        self.alike: list[list[int]] = []  # columns of which one at most may count
        self.plan = PartialAllocation(part, floor)
        for place, target in enumerate(targets):
            if categories(target) & part:
                self._enter(place, target)
        if part >> ANY_RESOURCE & 1:
            if self.columns and not holding.wild:
                self._enter_gold()
            self._enter_yards()

    def _enter(self, place: int, target: Target) -> None:
        if not target.alike or (self.holding.wild and target.needs[0] == ANY_RESOURCE):
            self._enter_needs(place, target, target.needs)
            return
        first = len(self.columns)
        for kind in range(KINDS):
            if CATEGORY[kind] == target.needs[0]:
                self._enter_needs(place, target, [kind])
        self.alike.append([*range(first, len(self.columns))])

    def _enter_needs(self, place: int, target: Target, needs: list[int]) -> None:
        demand = [0] * ALL_TOKENS
        profit = target.points - target.otherwise
        for token in needs:
            add(demand, token, 1, self.holding.wild)
            profit -= left_over(self.holding, token)
        most = self._most(demand) if target.repeats else min(self._most(demand), 1)
        if profit > 0 and most > 0:
            self.columns.append(Column(place, profit, demand, most))

    def _enter_gold(self) -> None:
        for kind in (WOOD, STONE, IRON):
            demand = [0] * ALL_TOKENS
            demand[GOLD] = 1
            demand[kind] = demand[ANY_RESOURCE] = -1
            self.columns.append(Column(STAND_IN, -self.holding.spare_gold, demand, self.in_reach[GOLD]))

    def _enter_yards(self) -> None:
        """What is taken from a yard scores no more there, but may be left over."""
        for place, yard in enumerate(self.holding.yards):
            for good, count in enumerate(yard.goods):
                if count:
                    demand = [0] * ALL_TOKENS
                    add(demand, WOOD + good, -1, self.holding.wild)
                    profit = left_over(self.holding, WOOD + good) - yard.rate
                    self.columns.append(Column(YARD - place, profit, demand, count))

    def _most(self, demand: list[int]) -> int:
        """How often there are items for it, if for nothing else."""
        times: list[int] = []
        for token in range(ALL_TOKENS):
            if demand[token]:
                stands_in = token != GOLD and CATEGORY[token] == ANY_RESOURCE  # with wild resources there is no gold
                times.append((self.in_reach[token] + stands_in * self.in_reach[GOLD]) // demand[token])
        return min(times)

    def best(self) -> PartialAllocation:
        self._explore(relaxed(self.columns, self.supply))
        return self.plan

    def _explore(self, tableau: Tableau) -> None:
        if not tableau.settle(self.plan.worth):
            return
        values = tableau.values()
        self._offer([self._rounded(index, value, tableau.scale) for index, value in enumerate(values)])
        if tableau.bound() <= self.plan.worth:
            return
        for group in self.alike:
            if sum([values[index] > 0 for index in group]) > 1:
                self._choose(tableau, group, values)
                return
        self._split(tableau, values)

    def _rounded(self, index: int, value: int, scale: int) -> int:
        """A count that can be had: targets a little less often, more from yards."""
        return -(-value // scale) if self.columns[index].place <= YARD else value // scale

    def _choose(self, tableau: Tableau, group: list[int], values: list[int]) -> None:
        """Either the kind that the bound uses most, or any of the others."""
        chosen = _largest(group, values)
        only = tableau.copy()
        if all(only.narrow(index, 0, 0) for index in group if index != chosen):
            self._explore(only)
        if tableau.narrow(chosen, 0, 0):
            self._explore(tableau)

    def _split(self, tableau: Tableau, values: list[int]) -> None:
        """Either at least once more than the whole part of a fraction, or no more than that."""
        scale = tableau.scale
        chosen, weight = 0, 0
        for index, column in enumerate(self.columns):
            part = values[index] % scale
            if min(part, scale - part) * column.profit > weight:
                chosen, weight = index, min(part, scale - part) * column.profit
        whole = values[chosen] // scale
        more = tableau.copy()
        if more.narrow(chosen, whole + 1, self.columns[chosen].most):
            self._explore(more)
        if tableau.narrow(chosen, 0, whole):
            self._explore(tableau)

    def _offer(self, counts: list[int]) -> None:
        """Make these counts of the columns the plan if they are worth more; of kinds to be alike, use the most."""
        for group in self.alike:
            kept = _largest(group, counts)
            for index in group:
                if index != kept:
                    counts[index] = 0
        worth = 0
        scored: dict[int, int] = {}
        taken: dict[int, int] = {}
        used = [0] * ALL_TOKENS
        for index, column in enumerate(self.columns):
            count = counts[index]
            if count and column.place != STAND_IN:
                if column.place <= YARD:
                    taken[YARD - column.place] = taken.get(YARD - column.place, 0) + count
                else:
                    scored[column.place] = count
                worth += column.profit * count
                for token in range(ALL_TOKENS):
                    used[token] += column.demand[token] * count
        stands_in = self._stands_in(used)
        worth -= self.holding.spare_gold * stands_in
        if worth > self.plan.worth:
            self.plan.worth = worth
            self.plan.counts = scored
            self.plan.taken = taken
            self.plan.gold = used[ANY_RESOURCE] if self.holding.wild else used[GOLD] + stands_in

    def _stands_in(self, used: list[int]) -> int:
        """How much gold has to stand in for other resources."""
        missing = 0
        for kind in (WOOD, STONE, IRON):
            missing += max(0, used[kind] - self.supply[kind])
        return max(missing, used[ANY_RESOURCE] - self.supply[ANY_RESOURCE])


def _largest(group: list[int], values: list[int]) -> int:
    """The first index in the group whose value is largest, -1 in an empty group."""
    largest = -1
    for index in group:
        if largest < 0 or values[index] > values[largest]:
            largest = index
    return largest
