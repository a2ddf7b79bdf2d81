"""The allocation of workers, skills, resources and the purple marker that scores most at the end of the game, exactly.

How often each target is scored is a small integer program: every target takes so many items of a kind, or of a category
whatever the kind, and there are only so many. Categories that no target mixes are solved apart. Each is solved by
branch and bound: a dual simplex in whole numbers bounds what fractions of sets could score, and the search splits on a
target scored a fraction of a time, or on one that mixes kinds though it wants them alike.
"""

from __future__ import annotations

from typing import Final

from keydom.games.keyflower.components import Target

BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
SAW: Final = 4
PICKAXE: Final = 5
ANVIL: Final = 6
WOOD: Final = 7
STONE: Final = 8
IRON: Final = 9
GOLD: Final = 10
ANY_WORKER: Final = 11
ANY_SKILL: Final = 12
ANY_RESOURCE: Final = 13
MARKER: Final = 14

KINDS: Final = 11  # of items; every token below it is one
TOKENS: Final = 15
NAMES: Final = ("blue", "red", "yellow", "green", "saw", "pickaxe", "anvil", "wood", "stone", "iron", "gold")

# By token: the token of its category, under which items of every kind are counted together.
_CATEGORY: Final = (11, 11, 11, 11, 12, 12, 12, 13, 13, 13, 13, 11, 12, 13, 14)
# What the marker is tried as; gold is worth as much as any other resource wherever that can be put.
_GUISES: Final = (0, 1, 2, 3, 4, 5, 6, 10, 14)
_STAND_IN: Final = -1  # the place of no target
_YARD: Final = -2  # of the first yard, the next one is -3
_PATIENCE: Final = 50  # pivots, before the rule that is slower but sure to end


class Yard:
    """A barn, blacksmith or yard: resources that score `rate` each as long as they are not used elsewhere (R-KF-21)."""

    __slots__ = ("goods", "id", "rate")

    def __init__(self, id: str, rate: int, goods: list[int]) -> None:
        self.id = id
        self.rate = rate
        self.goods = goods  # those that score there: wood, stone, iron, gold


class Holding:
    """What a player has to allocate: items by kind, the purple marker, and what items left over are worth.

    With `wild` every resource counts as any other, gold included. What scores on `yards` is not among the items.
    """

    __slots__ = ("items", "marker", "spare_gold", "spare_worker", "wild", "yards")

    def __init__(
        self,
        items: list[int],
        marker: bool = False,
        wild: bool = False,
        spare_gold: int = 1,
        spare_worker: int = 0,
        yards: list[Yard] | None = None,
    ) -> None:
        self.items = items
        self.marker = marker
        self.wild = wild
        self.spare_gold = spare_gold
        self.spare_worker = spare_worker
        self.yards = yards or []


class Allocation:
    """The best score: how often each target counts and for how much, what is left over, what the marker stood for.

    `kept` says how many resources stay on each yard.
    """

    __slots__ = ("counts", "gold", "kept", "marker", "points", "total", "workers")

    def __init__(
        self, counts: list[int], points: list[int], gold: int, workers: int, marker: str, kept: list[int], stored: int
    ) -> None:
        self.counts = counts
        self.points = points
        self.gold = gold
        self.workers = workers
        self.marker = marker
        self.kept = kept
        self.total = sum(points) + gold + workers + stored


def allocate(holding: Holding, targets: list[Target]) -> Allocation:
    """The allocation with the highest total; among equals always the same one, the marker unused if it adds nothing.

    >>> mercer = Target("mercers-guild", 5, [WOOD, STONE, IRON])
    >>> best = allocate(Holding([0, 0, 0, 0, 0, 0, 0, 2, 2, 1, 3]), [mercer])
    >>> best.total, best.counts, best.gold
    (12, [2], 2)
    """
    supply = _supply(holding)
    plans = [_Search(holding, targets, part, supply, 0).best() for part in _parts(targets)]
    guise = _disguise(holding, targets, supply, plans) if holding.marker else -1
    return _report(holding, targets, plans, guise)


class _Plan:
    """The best way known to score the targets of one part: categories that no target mixes with others."""

    __slots__ = ("counts", "gold", "part", "taken", "worth")

    def __init__(self, part: int, worth: int) -> None:
        self.part = part  # its categories, as bits
        self.worth = worth  # beyond what all items are worth left over, or on yards
        self.counts: dict[int, int] = {}  # by place of the target in the list
        self.taken: dict[int, int] = {}  # by place of the yard: resources that are used elsewhere
        self.gold = 0  # pieces used that would be worth something as gold, less those from yards


def _parts(targets: list[Target]) -> list[int]:
    """The categories, as sets of bits: those that a target mixes are together."""
    parts = [1 << ANY_WORKER, 1 << ANY_SKILL, 1 << ANY_RESOURCE, 1 << MARKER]
    for target in targets:
        together = _categories(target)
        apart = [part for part in parts if not part & together]
        for part in parts:
            if part & together:
                together |= part
        parts = [*apart, together]
    return parts


def _categories(target: Target) -> int:
    bits = 0
    for token in target.needs:
        bits |= 1 << _CATEGORY[token]
    return bits


def _supply(holding: Holding) -> list[int]:
    """How many items there are for each token."""
    supply = [0] * TOKENS
    for kind in range(KINDS):
        _add(supply, kind, holding.items[kind], holding.wild)
    return supply


def _add(amounts: list[int], token: int, number: int, wild: bool) -> None:
    """Add items to a supply or a demand: to their kind and their category.

    Gold is not counted among the resources, since it has to stand in for one; with wild resources kinds do not matter.
    """
    category = _CATEGORY[token]
    if category == ANY_RESOURCE and wild:
        amounts[category] += number
        return
    amounts[token] += number
    if token < GOLD:
        amounts[category] += number


def _with_yards(holding: Holding, supply: list[int]) -> list[int]:
    """The supply and all that lies on yards."""
    found = supply.copy()
    for yard in holding.yards:
        for good, count in enumerate(yard.goods):
            _add(found, WOOD + good, count, holding.wild)
    return found


def _left_over(holding: Holding, token: int) -> int:
    """What one item is worth that is used for nothing."""
    category = _CATEGORY[token]
    if category == ANY_WORKER:
        return holding.spare_worker
    if token == GOLD or (holding.wild and category == ANY_RESOURCE):
        return holding.spare_gold
    return 0


def _disguise(holding: Holding, targets: list[Target], supply: list[int], plans: list[_Plan]) -> int:
    """What the marker had best stand for, -1 if nothing; the plan that gains by it replaces the plain one."""
    guise, gain = -1, 0
    plain = plans.copy()
    for kind in _GUISES:
        place = 0
        while not plain[place].part >> _CATEGORY[kind] & 1:
            place += 1
        more = supply.copy()
        _add(more, kind, 1, holding.wild)
        floor = plain[place].worth + gain - _left_over(holding, kind)
        plan = _Search(holding, targets, plain[place].part, more, floor).best()
        if plan.worth > floor:
            guise, gain = kind, gain + plan.worth - floor
            plans[:] = plain
            plans[place] = plan
    return guise


def _report(holding: Holding, targets: list[Target], plans: list[_Plan], guise: int) -> Allocation:
    items = holding.items.copy()
    if 0 <= guise < KINDS:
        items[guise] += 1
    gold = sum(items[WOOD : GOLD + 1]) if holding.wild else items[GOLD]
    workers = sum(items[BLUE : GREEN + 1])
    counts = [0] * len(targets)
    points = [target.otherwise for target in targets]
    kept = [sum(yard.goods) for yard in holding.yards]
    for plan in plans:
        gold -= plan.gold
        for place, count in plan.taken.items():
            kept[place] -= count
        for place, count in plan.counts.items():
            target = targets[place]
            counts[place] = count
            points[place] = target.points * count
            workers -= count * sum([_CATEGORY[token] == ANY_WORKER for token in target.needs])
    marker = "marker" if guise == MARKER else NAMES[guise] if guise >= 0 else ""
    stored = sum([yard.rate * count for yard, count in zip(holding.yards, kept, strict=True)])
    return Allocation(counts, points, gold * holding.spare_gold, workers * holding.spare_worker, marker, kept, stored)


class _Column:
    """A variable of the program: how often a target is scored, gold stands in, or a resource is taken from a yard."""

    __slots__ = ("demand", "most", "place", "profit")

    def __init__(self, place: int, profit: int, demand: list[int], most: int) -> None:
        self.place = place  # of the target in the list, or _STAND_IN, or _YARD less the place of the yard
        self.profit = profit  # beyond what its items are worth left over
        self.demand = demand  # by token
        self.most = most


class _Search:
    """Branch and bound over the targets of one part, for a plan that is worth more than a given floor."""

    __slots__ = ("alike", "columns", "holding", "in_reach", "plan", "supply")

    def __init__(self, holding: Holding, targets: list[Target], part: int, supply: list[int], floor: int) -> None:
        self.holding = holding
        self.supply = supply
        self.in_reach = _with_yards(holding, supply)
        self.columns: list[_Column] = []
        self.alike: list[list[int]] = []  # columns of which one at most may count
        self.plan = _Plan(part, floor)
        for place, target in enumerate(targets):
            if _categories(target) & part:
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
            if _CATEGORY[kind] == target.needs[0]:
                self._enter_needs(place, target, [kind])
        self.alike.append([*range(first, len(self.columns))])

    def _enter_needs(self, place: int, target: Target, needs: list[int]) -> None:
        demand = [0] * TOKENS
        profit = target.points - target.otherwise
        for token in needs:
            _add(demand, token, 1, self.holding.wild)
            profit -= _left_over(self.holding, token)
        most = self._most(demand) if target.repeats else min(self._most(demand), 1)
        if profit > 0 and most > 0:
            self.columns.append(_Column(place, profit, demand, most))

    def _enter_gold(self) -> None:
        for kind in (WOOD, STONE, IRON):
            demand = [0] * TOKENS
            demand[GOLD] = 1
            demand[kind] = demand[ANY_RESOURCE] = -1
            self.columns.append(_Column(_STAND_IN, -self.holding.spare_gold, demand, self.in_reach[GOLD]))

    def _enter_yards(self) -> None:
        """What is taken from a yard scores no more there, but may be left over."""
        for place, yard in enumerate(self.holding.yards):
            for good, count in enumerate(yard.goods):
                if count:
                    demand = [0] * TOKENS
                    _add(demand, WOOD + good, -1, self.holding.wild)
                    profit = _left_over(self.holding, WOOD + good) - yard.rate
                    self.columns.append(_Column(_YARD - place, profit, demand, count))

    def _most(self, demand: list[int]) -> int:
        """How often there are items for it, if for nothing else."""
        times: list[int] = []
        for token in range(TOKENS):
            if demand[token]:
                stands_in = token != GOLD and _CATEGORY[token] == ANY_RESOURCE  # with wild resources there is no gold
                times.append((self.in_reach[token] + stands_in * self.in_reach[GOLD]) // demand[token])
        return min(times)

    def best(self) -> _Plan:
        self._explore(_relaxed(self.columns, self.supply))
        return self.plan

    def _explore(self, tableau: _Tableau) -> None:
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
        return -(-value // scale) if self.columns[index].place <= _YARD else value // scale

    def _choose(self, tableau: _Tableau, group: list[int], values: list[int]) -> None:
        """Either the kind that the bound uses most, or any of the others."""
        chosen = _largest(group, values)
        only = tableau.copy()
        if all(only.narrow(index, 0, 0) for index in group if index != chosen):
            self._explore(only)
        if tableau.narrow(chosen, 0, 0):
            self._explore(tableau)

    def _split(self, tableau: _Tableau, values: list[int]) -> None:
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
        used = [0] * TOKENS
        for index, column in enumerate(self.columns):
            count = counts[index]
            if count and column.place != _STAND_IN:
                if column.place <= _YARD:
                    taken[_YARD - column.place] = taken.get(_YARD - column.place, 0) + count
                else:
                    scored[column.place] = count
                worth += column.profit * count
                for token in range(TOKENS):
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


class _Tableau:
    """The program without the demand for whole numbers, solved by the dual simplex method for variables with bounds.

    Every row says `basic + sum(entry * loose) = last entry`, the first one the objective, all divided by `scale`: in
    this form the entries stay whole. A variable is counted from one of its bounds, up from the lower or down from the
    upper one: its value is `origin + sign * x`, with x from 0 to `span` (no limit: -1). A loose one has x = 0.
    """

    __slots__ = ("basic", "loose", "origin", "rows", "scale", "sign", "span")

    def __init__(self) -> None:
        self.scale = 1
        self.rows: list[list[int]] = []
        self.basic: list[int] = []  # variable of each row
        self.loose: list[int] = []  # variable of each entry
        self.origin: list[int] = []
        self.sign: list[int] = []
        self.span: list[int] = []

    def copy(self) -> _Tableau:
        other = _Tableau()
        other.scale = self.scale
        other.rows = [row.copy() for row in self.rows]
        other.basic = self.basic.copy()
        other.loose = self.loose.copy()
        other.origin = self.origin.copy()
        other.sign = self.sign.copy()
        other.span = self.span.copy()
        return other

    def bound(self) -> int:
        return self.rows[0][-1] // self.scale

    def values(self) -> list[int]:
        """Of the columns, times the scale."""
        values = [origin * self.scale for origin in self.origin]
        for row in range(1, len(self.rows)):
            variable = self.basic[row]
            values[variable] += self.sign[variable] * self.rows[row][-1]
        return values[: len(self.loose)]

    def settle(self, floor: int) -> bool:
        """Bring all variables within their bounds; False if they cannot be, or not for more than the floor."""
        patience = _PATIENCE
        while self.bound() > floor:
            row = self._broken(patience)
            if row < 0:
                return True
            if self.rows[row][-1] > 0:
                self._turn(row)
            entry = self._entering(self.rows[row])
            if entry < 0:
                return False
            self._pivot(row, entry)
            patience -= 1
        return False

    def _broken(self, patience: int) -> int:
        """The row whose variable is farthest out of its bounds, or -1."""
        found, farthest = -1, 0
        for row in range(1, len(self.rows)):
            variable = self.basic[row]
            span = self.span[variable]
            out = -self.rows[row][-1]
            if out < 0 <= span:
                out = -out - span * self.scale
            if out > 0 and patience <= 0:
                out = variable + 1  # the last variable: with that rule no sequence of pivots repeats
            if out > farthest:
                found, farthest = row, out
        return found

    def _turn(self, row: int) -> None:
        """Count the variable of a row from its other bound."""
        variable = self.basic[row]
        span = self.span[variable]
        entries = [-entry for entry in self.rows[row]]
        entries[-1] += span * self.scale
        self.rows[row] = entries
        self.origin[variable] += self.sign[variable] * span
        self.sign[variable] = -self.sign[variable]

    def _entering(self, row: list[int]) -> int:
        """The entry that mends the row at the least cost, or -1."""
        costs = self.rows[0]
        best = -1
        for entry in range(len(self.loose)):
            if row[entry] >= 0:
                continue
            if best >= 0:
                more = costs[entry] * row[best] - costs[best] * row[entry]
                if more < 0 or (more == 0 and self.loose[entry] < self.loose[best]):
                    continue
            best = entry
        return best

    def _pivot(self, row: int, entry: int) -> None:
        pivot = self.rows[row]
        scale, new = self.scale, -pivot[entry]
        for index, old in enumerate(self.rows):
            factor = old[entry]
            if index == row or (factor == 0 and new == scale):
                continue
            mixed = [(a * new + factor * b) // scale for a, b in zip(old, pivot, strict=True)]
            mixed[entry] = factor
            self.rows[index] = mixed
        mixed = [-a for a in pivot]
        mixed[entry] = -scale
        self.rows[row] = mixed
        self.scale = new
        self.basic[row], self.loose[entry] = self.loose[entry], self.basic[row]

    def narrow(self, variable: int, low: int, high: int) -> bool:
        """Keep a variable between two values; False if none is left."""
        origin, span = self.origin[variable], self.span[variable]
        if self.sign[variable] > 0:
            first, last = max(low - origin, 0), min(high - origin, span)
        else:
            first, last = max(origin - high, 0), min(origin - low, span)
        if first > last:
            return False
        self.span[variable] = last - first
        self.origin[variable] += self.sign[variable] * first
        if variable in self.loose:
            entry = self.loose.index(variable)
            for row in self.rows:
                row[-1] -= row[entry] * first
        else:
            self.rows[self.basic.index(variable)][-1] -= first * self.scale
        return True


def _relaxed(columns: list[_Column], supply: list[int]) -> _Tableau:
    """Every target at its most: better than any plan, and mostly more than the supply allows."""
    tableau = _Tableau()
    costs: list[int] = []
    for column in columns:
        full = column.profit > 0
        tableau.loose.append(len(costs))
        tableau.span.append(column.most)
        tableau.origin.append(column.most if full else 0)
        tableau.sign.append(-1 if full else 1)
        costs.append(abs(column.profit))
    worth = 0
    for column, origin in zip(columns, tableau.origin, strict=True):
        worth += column.profit * origin
    tableau.basic.append(-1)
    tableau.rows.append([*costs, worth])
    for token in range(TOKENS):
        _restrict(tableau, columns, token, supply[token])
    return tableau


def _restrict(tableau: _Tableau, columns: list[_Column], token: int, supply: int) -> None:
    """Add the row that no more is used than there is, unless that is sure anyway."""
    highest = 0
    rest = supply
    entries: list[int] = []
    for index, column in enumerate(columns):
        demand = column.demand[token]
        highest += max(demand, 0) * column.most
        rest -= demand * tableau.origin[index]
        entries.append(demand * tableau.sign[index])
    if highest <= supply:
        return
    tableau.basic.append(len(tableau.span))
    tableau.span.append(-1)
    tableau.origin.append(0)
    tableau.sign.append(1)
    tableau.rows.append([*entries, rest])
