"""A bound on what targets can score, if fractions of sets could be scored too: a dual simplex in whole numbers."""

from __future__ import annotations

from typing import Final

from keydom.games.keyflower.scoring.items import ALL_TOKENS

_PATIENCE: Final = 50  # pivots, before the rule that is slower but sure to end


class Column:
    """A variable of the program: how often a target is scored, gold stands in, or a resource is taken from a yard."""

    def __init__(self, place: int, profit: int, demand: list[int], most: int) -> None:
        self.place = place  # of the target in the list, or STAND_IN, or YARD less the place of the yard
        self.profit = profit  # beyond what its items are worth left over
        self.demand = demand  # by token
        self.most = most


class Tableau:
    """The program without the demand for whole numbers, solved by the dual simplex method for variables with bounds.

    Every row says `basic + sum(entry * nonbasic) = last entry`, the first one the objective, all divided by `scale`: in
    this form the entries stay whole. A variable is counted from one of its bounds, up from the lower or down from the
    upper one: its value is `origin + sign * x`, with x from 0 to `span` (no limit: -1). A nonbasic one has x = 0.
    """

    def __init__(self) -> None:
        self.scale = 1
        self.rows: list[list[int]] = []
        self.basic: list[int] = []  # variable of each row
        self.nonbasic: list[int] = []  # variable of each entry
        self.origin: list[int] = []
        self.sign: list[int] = []
        self.span: list[int] = []

    def copy(self) -> Tableau:
        other = Tableau()
        other.scale = self.scale
        other.rows = [row.copy() for row in self.rows]
        other.basic = self.basic.copy()
        other.nonbasic = self.nonbasic.copy()
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
        return values[: len(self.nonbasic)]

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
        for entry in range(len(self.nonbasic)):
            if row[entry] >= 0:
                continue
            if best >= 0:
                more = costs[entry] * row[best] - costs[best] * row[entry]
                if more < 0 or (more == 0 and self.nonbasic[entry] < self.nonbasic[best]):
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
        self.basic[row], self.nonbasic[entry] = self.nonbasic[entry], self.basic[row]

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
        if variable in self.nonbasic:
            entry = self.nonbasic.index(variable)
            for row in self.rows:
                row[-1] -= row[entry] * first
        else:
            self.rows[self.basic.index(variable)][-1] -= first * self.scale
        return True


def relaxed(columns: list[Column], supply: list[int]) -> Tableau:
    """Every target at its most: better than any plan, and mostly more than the supply allows."""
    tableau = Tableau()
    costs: list[int] = []
    for column in columns:
        full = column.profit > 0
        tableau.nonbasic.append(len(costs))
        tableau.span.append(column.most)
        tableau.origin.append(column.most if full else 0)
        tableau.sign.append(-1 if full else 1)
        costs.append(abs(column.profit))
    worth = 0
    for column, origin in zip(columns, tableau.origin, strict=True):
        worth += column.profit * origin
    tableau.basic.append(-1)
    tableau.rows.append([*costs, worth])
    for token in range(ALL_TOKENS):
        _restrict(tableau, columns, token, supply[token])
    return tableau


def _restrict(tableau: Tableau, columns: list[Column], token: int, supply: int) -> None:
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
