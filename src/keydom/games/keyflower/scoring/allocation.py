"""The allocation of workers, skills, resources and the purple marker that scores most at the end of the game, exactly.

How often each target is scored is a small integer program: every target takes so many items of a kind, or of a category
whatever the kind, and there are only so many. Categories that no target mixes are solved apart, each by branch and
bound (search.py) over a dual simplex in whole numbers (simplex.py).
"""

from __future__ import annotations

from typing import Final

from keydom.games.keyflower.components import THINGS, Target
from keydom.games.keyflower.scoring.items import (
    ANY_RESOURCE,
    ANY_SKILL,
    ANY_WORKER,
    BLUE,
    CATEGORY,
    GOLD,
    GREEN,
    KINDS,
    MARKER,
    WOOD,
    Holding,
    add,
    in_hand,
    left_over,
)
from keydom.games.keyflower.scoring.search import AllocationSearch, PartialAllocation, categories

# What the marker is tried as; gold is worth as much as any other resource wherever that can be put.
_GUISES: Final = (0, 1, 2, 3, 4, 5, 6, 10, 14)


class Allocation:
    """The best score: how often each target counts and for how much, what is left over, what the marker stood for.

    `kept` says how many resources stay on each yard.
    """

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

    >>> from keydom.games.keyflower.scoring.items import IRON, STONE, WOOD
    >>> mercer = Target("mercers-guild", 5, [WOOD, STONE, IRON])
    >>> best = allocate(Holding([0, 0, 0, 0, 0, 0, 0, 2, 2, 1, 3]), [mercer])
    >>> best.total, best.counts, best.gold
    (12, [2], 2)
    """
    supply = in_hand(holding)
    plans = [AllocationSearch(holding, targets, part, supply, 0).best() for part in _parts(targets)]
    guise = _disguise(holding, targets, supply, plans) if holding.marker else -1
    return _report(holding, targets, plans, guise)


def _parts(targets: list[Target]) -> list[int]:
    """The categories, as sets of bits: those that a target mixes are together."""
    parts = [1 << ANY_WORKER, 1 << ANY_SKILL, 1 << ANY_RESOURCE, 1 << MARKER]
    for target in targets:
        together = categories(target)
        apart = [part for part in parts if not part & together]
        for part in parts:
            if part & together:
                together |= part
        parts = [*apart, together]
    return parts


def _disguise(holding: Holding, targets: list[Target], supply: list[int], plans: list[PartialAllocation]) -> int:
    """What the marker had best stand for, -1 if nothing; the plan that gains by it replaces the plain one."""
    guise, gain = -1, 0
    plain = plans.copy()
    for kind in _GUISES:
        place = 0
        while not plain[place].part >> CATEGORY[kind] & 1:
            place += 1
        more = supply.copy()
        add(more, kind, 1, holding.wild)
        floor = plain[place].worth + gain - left_over(holding, kind)
        plan = AllocationSearch(holding, targets, plain[place].part, more, floor).best()
        if plan.worth > floor:
            guise, gain = kind, gain + plan.worth - floor
            plans[:] = plain
            plans[place] = plan
    return guise


def _report(holding: Holding, targets: list[Target], plans: list[PartialAllocation], guise: int) -> Allocation:
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
            workers -= count * sum([CATEGORY[token] == ANY_WORKER for token in target.needs])
    marker = "marker" if guise == MARKER else THINGS[guise] if guise >= 0 else ""
    stored = sum([yard.rate * count for yard, count in zip(holding.yards, kept, strict=True)])
    return Allocation(counts, points, gold * holding.spare_gold, workers * holding.spare_worker, marker, kept, stored)
