"""The best allocation at the end of the game: rule by rule, and against a solver that is told the rules its own way."""

from __future__ import annotations

import random
from collections import Counter
from itertools import accumulate

import highspy
import pytest

from keydom.games.keyflower.components import Target
from keydom.games.keyflower.scoring.allocation import Allocation, allocate
from keydom.games.keyflower.scoring.items import (
    ANVIL,
    ANY_RESOURCE,
    ANY_SKILL,
    ANY_WORKER,
    BLUE,
    GOLD,
    GREEN,
    IRON,
    MARKER,
    PICKAXE,
    RED,
    SAW,
    STONE,
    WOOD,
    YELLOW,
    Holding,
    Yard,
)

SERIES = [0, *(pytest.param(number, marks=pytest.mark.soak) for number in range(1, 20))]  # of random ends
WORKERS = [BLUE, RED, YELLOW, GREEN]
SKILLS = [SAW, PICKAXE, ANVIL]
RESOURCES = [WOOD, STONE, IRON, GOLD]
KIND_NAMES = ["blue", "red", "yellow", "green", "saw", "pickaxe", "anvil", "wood", "stone", "iron", "gold"]

WINTER = {
    "apothecary": (3, [ANY_WORKER] * 5),
    "craftsmans-guild": (3, [BLUE, RED, YELLOW]),
    "jeweller": (2, [GOLD]),
    "key-guild": (10, [ANY_SKILL] * 5),
    "key-market": (2, [GREEN]),
    "mercers-guild": (5, [WOOD, STONE, IRON]),
    "scholar": (3, [ANY_SKILL]),
    "scribes": (10, [SAW, PICKAXE, ANVIL]),
    "village-hall": (1, [ANY_WORKER]),
    "watermill": (1, [ANY_RESOURCE]),
    "windmill": (5, [ANY_RESOURCE] * 5),
    "emporium": (3, [GREEN, ANY_WORKER, ANY_WORKER]),
    "monument": (4, [GOLD, ANY_RESOURCE, ANY_RESOURCE]),
}
ALIKE = {"scholar", "village-hall", "watermill"}

CONTRACTS = [
    [BLUE] * 4,
    [RED] * 4,
    [YELLOW] * 4,
    [GREEN] * 2,
    [BLUE] * 2 + [ANY_WORKER] * 4,
    [RED] * 2 + [ANY_WORKER] * 4,
    [YELLOW] * 2 + [ANY_WORKER] * 4,
    [GREEN] + [ANY_WORKER] * 4,
    [BLUE] * 2 + [RED] * 2 + [ANY_WORKER],
    [RED] * 2 + [YELLOW] * 2 + [ANY_WORKER],
    [YELLOW] * 2 + [BLUE] * 2 + [ANY_WORKER],
    [BLUE, RED, YELLOW, GREEN],
    [MARKER],
    [SAW, WOOD],
    [PICKAXE, STONE],
    [ANVIL, IRON],
    [SAW] + [ANY_RESOURCE] * 2,
    [PICKAXE] + [ANY_RESOURCE] * 2,
    [ANVIL] + [ANY_RESOURCE] * 2,
    [SAW, ANY_SKILL],
    [PICKAXE, ANY_SKILL],
    [ANVIL, ANY_SKILL],
    [SAW, PICKAXE, ANVIL],
    [WOOD] * 3,
    [STONE] * 3,
    [IRON] * 3,
    [GOLD] * 2,
    [WOOD] * 2 + [STONE] * 2,
    [WOOD] * 2 + [IRON] * 2,
    [STONE] * 2 + [IRON] * 2,
    [WOOD] * 2 + [ANY_RESOURCE] * 2,
    [STONE] * 2 + [ANY_RESOURCE] * 2,
    [IRON] * 2 + [ANY_RESOURCE] * 2,
    [GOLD] + [ANY_RESOURCE] * 2,
    [WOOD, STONE, IRON],
    [GOLD, ANY_SKILL],
]


def winter(name: str) -> Target:
    points, needs = WINTER[name]
    return Target(name, points, needs, alike=name in ALIKE)


def contract(number: int, points: int = 7, otherwise: int = 0) -> Target:
    return Target(f"contract-{number}", points, CONTRACTS[number], repeats=False, otherwise=otherwise)


def holding(
    marker: bool = False,
    wild: bool = False,
    spare_gold: int = 1,
    spare_worker: int = 0,
    yards: list[Yard] | None = None,
    **items: int,
) -> Holding:
    return Holding([items.get(name, 0) for name in KIND_NAMES], marker, wild, spare_gold, spare_worker, yards)


def yard(rate: int, **goods: int) -> Yard:
    return Yard("yard", rate, [goods.get(name, 0) for name in KIND_NAMES[WOOD:]])


def scored(owner: Holding, *targets: Target) -> list[int]:
    return allocate(owner, [*targets]).counts


def total(owner: Holding, *targets: Target) -> int:
    return allocate(owner, [*targets]).total


def deal_items(rng: random.Random) -> Holding:
    most = rng.choice([2, 4, 8, 16, 45])
    scarce = rng.choice([0.0, 0.0, 0.3])
    limits = [45, 45, 45, 20, 20, 20, 20, 30, 30, 30, 30]
    items = [0 if rng.random() < scarce else rng.randint(0, min(most, limit)) for limit in limits]
    marker, wild = rng.random() < 0.3, rng.random() < 0.25
    return Holding(items, marker, wild, spare_worker=rng.choice([0, 0, 1]), yards=deal_yards(rng, wild))


def deal_yards(rng: random.Random, wild: bool) -> list[Yard]:
    """Some of the four yards, with goods that score there: any with wild resources."""
    found = []
    for kind, rates in ((WOOD, [2, 3]), (STONE, [2, 3]), (IRON, [2, 3]), (ANY_RESOURCE, [1, 2])):
        if rng.random() < 0.3:
            most = rng.choice([1, 3, 9])
            goods = [rng.randint(0, most) if wild or kind in (good, ANY_RESOURCE) else 0 for good in RESOURCES]
            goods[-1] = rng.choice([0, 0, rng.randint(0, most)])
            found.append(Yard(f"yard-{kind}", rng.choice(rates), goods))
    return found


def deal(rng: random.Random) -> tuple[Holding, list[Target]]:
    """A random end of a game, from a poor one to one richer than can be."""
    tiles = rng.sample(sorted(WINTER), rng.choice([1, 3, 6, len(WINTER)]))
    contracts = rng.sample(range(36), rng.choice([0, 0, 1, 2, 4, 6, 9, 20]))
    points, otherwise = rng.choice([7, 10]), rng.choice([0, 3])
    targets = [winter(tile) for tile in tiles] + [contract(number, points, otherwise) for number in contracts]
    if rng.random() < 0.2:
        targets.append(Target("stone-yard", rng.choice([1, 2, 3]), [MARKER], repeats=False))
    rng.shuffle(targets)
    return deal_items(rng), targets


def invent(rng: random.Random) -> tuple[Holding, list[Target]]:
    """Targets that no game has, with any needs."""
    targets = []
    for number in range(rng.randint(1, 8)):
        needs = [rng.randint(BLUE, MARKER) for _ in range(rng.randint(1, 4))]
        alike = rng.random() < 0.2
        if alike:
            needs = [rng.choice([ANY_WORKER, ANY_SKILL, ANY_RESOURCE])]
        repeats = rng.random() < 0.7
        otherwise = 0 if repeats else rng.randint(0, 3)
        targets.append(Target(f"target-{number}", rng.randint(1, 9), needs, repeats, alike, otherwise))
    return deal_items(rng), targets


class Program:
    """The rules as a mixed integer program, written out item by item, for HiGHS to solve."""

    def __init__(self, owner: Holding, targets: list[Target]) -> None:
        self.owner = owner
        self.gains: list[float] = []
        self.lowest: list[float] = []
        self.highest: list[float] = []
        self.whole: list[bool] = []
        self.rows: list[tuple[dict[int, float], float, float]] = []
        self.put: list[dict[int, float]] = [{} for _ in range(12)]  # by kind, the purple piece as itself the last
        self.times: list[list[int]] = [self.score(target) for target in targets]
        self.otherwise = sum(target.otherwise for target in targets)
        self.leave()
        self.limit()

    def variable(self, gain: float, most: float = highspy.kHighsInf, whole: bool = False) -> int:
        self.gains.append(gain)
        self.lowest.append(0)
        self.highest.append(most)
        self.whole.append(whole)
        return len(self.gains) - 1

    def score(self, target: Target) -> list[int]:
        """Variables that say how often a target is scored: one for each kind that it may be scored with alone."""
        ways = [[kind] for kind in self.kinds(target.needs[0])] if target.alike else [target.needs]
        most = sum(self.all_items()[kind] for kind in self.kinds(target.needs[0])) + 1 if target.repeats else 1
        times = [self.variable(target.points - target.otherwise, most, whole=True) for _ in ways]
        for count, needs in zip(times, ways, strict=True):
            for token, number in Counter(needs).items():
                self.need(count, self.kinds(token), number)
        if target.alike:
            chosen = [self.variable(0, 1, whole=True) for _ in times]
            self.rows.append((dict.fromkeys(chosen, 1.0), 0, 1))
            for count, choice in zip(times, chosen, strict=True):
                self.rows.append(({count: 1, choice: -most}, -highspy.kHighsInf, 0))
        return times

    def need(self, count: int, kinds: list[int], number: int) -> None:
        """As many items of these kinds as the count times the number."""
        if len(kinds) == 1:
            self.put[kinds[0]][count] = number
            return
        row: dict[int, float] = {count: -number}
        for kind in kinds:
            item = self.variable(0)
            row[item] = self.put[kind][item] = 1
        self.rows.append((row, 0, 0))

    def kinds(self, token: int) -> list[int]:
        """What may be put where a token is needed."""
        if token == MARKER:
            return [11]
        if self.owner.wild and token in (*RESOURCES, ANY_RESOURCE):
            return RESOURCES
        if token in (WOOD, STONE, IRON):
            return [token, GOLD]
        return {ANY_WORKER: WORKERS, ANY_SKILL: SKILLS, ANY_RESOURCE: RESOURCES}.get(token, [token])

    def leave(self) -> None:
        """Items that are put nowhere else."""
        for kind in WORKERS:
            self.put[kind][self.variable(self.owner.spare_worker)] = 1
        for kind in RESOURCES if self.owner.wild else [GOLD]:
            self.put[kind][self.variable(self.owner.spare_gold)] = 1
        for yard in self.owner.yards:  # only what lies there
            for kind, count in zip(RESOURCES, yard.goods, strict=True):
                self.put[kind][self.variable(yard.rate, count)] = 1

    def limit(self) -> None:
        """No more of a kind than there are; the purple piece is one more of one kind."""
        pieces = [self.variable(0, 1, whole=True) for _ in range(12)]
        self.rows.append((dict.fromkeys(pieces, 1.0), 0, int(self.owner.marker)))
        for piece, count, put in zip(pieces, self.all_items(), self.put, strict=True):
            self.rows.append(({**put, piece: -1}, -highspy.kHighsInf, count))

    def all_items(self) -> list[int]:
        """Items by kind wherever they lie, and no purple piece."""
        on_yards = [sum(yard.goods[kind - WOOD] for yard in self.owner.yards) for kind in RESOURCES]
        return [*self.owner.items[:WOOD], *map(sum, zip(self.owner.items[WOOD:], on_yards, strict=True)), 0]

    def fix(self, counts: list[int]) -> None:
        """Have the targets scored this often."""
        for times, count in zip(self.times, counts, strict=True):
            self.rows.append((dict.fromkeys(times, 1.0), count, count))

    def best(self, solver: highspy.Highs) -> int | None:
        """The highest total, None if there is none at all."""
        lp = highspy.HighsLp()
        lp.sense_ = highspy.ObjSense.kMaximize
        lp.num_col_, lp.num_row_ = len(self.gains), len(self.rows)
        lp.col_cost_, lp.col_lower_, lp.col_upper_ = self.gains, self.lowest, self.highest
        lp.row_lower_, lp.row_upper_ = [row[1] for row in self.rows], [row[2] for row in self.rows]
        lp.integrality_ = [highspy.HighsVarType(int(whole)) for whole in self.whole]
        lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        lp.a_matrix_.start_ = [0, *accumulate(len(row[0]) for row in self.rows)]
        lp.a_matrix_.index_ = [column for row in self.rows for column in row[0]]
        lp.a_matrix_.value_ = [value for row in self.rows for value in row[0].values()]
        solver.passModel(lp)
        solver.run()
        if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            return None
        return round(solver.getInfo().objective_function_value) + self.otherwise


@pytest.fixture(scope="module")
def solver() -> highspy.Highs:
    highs = highspy.Highs()
    highs.setOptionValue("output_flag", False)
    highs.setOptionValue("threads", 1)
    highs.setOptionValue("mip_rel_gap", 0.0)
    highs.setOptionValue("mip_abs_gap", 0.5)
    # Looking for good solutions before the search takes longer than the search does on programs this small.
    highs.setOptionValue("mip_heuristic_effort", 0.0)
    highs.setOptionValue("mip_heuristic_run_feasibility_jump", False)
    return highs


@pytest.mark.parametrize("series", SERIES)
def test_the_solver_finds_the_same_total_at_250_ends(series: int, solver: highspy.Highs) -> None:
    rng = random.Random(series)
    ends = [deal(rng) for _ in range(250)]
    assert [total(owner, *targets) for owner, targets in ends] == [
        Program(owner, targets).best(solver) for owner, targets in ends
    ]


def test_the_solver_finds_the_same_total_for_targets_no_game_has(solver: highspy.Highs) -> None:
    rng = random.Random("invented")
    ends = [invent(rng) for _ in range(250)]
    assert [total(owner, *targets) for owner, targets in ends] == [
        Program(owner, targets).best(solver) for owner, targets in ends
    ]


def as_told(owner: Holding, told: Allocation) -> Holding:
    """The same holding, with the marker as what it stood for."""
    items = [count + (name == told.marker) for name, count in zip(KIND_NAMES, owner.items, strict=True)]
    return Holding(items, told.marker == "marker", owner.wild, owner.spare_gold, owner.spare_worker, owner.yards)


def test_the_allocation_told_can_be_made_and_adds_up(solver: highspy.Highs) -> None:
    rng = random.Random("told")
    for owner, targets in [deal(rng) for _ in range(250)]:
        told = allocate(owner, targets)
        program = Program(as_told(owner, told), targets)
        program.fix(told.counts)
        stored = sum(count * yard.rate for yard, count in zip(owner.yards, told.kept, strict=True))
        assert program.best(solver) == told.total == sum(told.points) + told.gold + told.workers + stored


def test_points_told_are_those_of_the_counts() -> None:
    rng = random.Random("points")
    for owner, targets in [deal(rng) for _ in range(200)]:
        told = allocate(owner, targets)
        assert told.points == [
            count * target.points if count else target.otherwise
            for count, target in zip(told.counts, targets, strict=True)
        ]


def test_green_is_not_wild() -> None:
    assert scored(holding(blue=2, red=2, yellow=1, green=5), winter("craftsmans-guild")) == [1]


def test_green_counts_among_any_workers() -> None:
    assert scored(holding(blue=4, green=1), winter("apothecary")) == [1]


def test_gold_stands_in_for_other_resources() -> None:
    assert scored(holding(wood=2, stone=1, gold=3), winter("mercers-guild")) == [2]


def test_other_resources_do_not_stand_in_for_gold() -> None:
    assert scored(holding(wood=3, stone=3, iron=3), winter("jeweller")) == [0]


def test_gold_left_over_scores_one_each() -> None:
    assert allocate(holding(wood=1, stone=1, iron=1, gold=2), [winter("mercers-guild")]).gold == 2


def test_gold_stays_left_over_where_it_would_score_less() -> None:
    ring = Target("ring", 1, [GOLD, GOLD])
    assert scored(holding(gold=4), ring) == [0]


def test_a_resource_is_taken_from_a_yard_where_it_scores_more() -> None:
    best = allocate(holding(yards=[yard(1, gold=3)]), [winter("jeweller")])
    assert (best.counts, best.kept, best.total) == ([3], [0], 6)


def test_a_resource_stays_on_a_yard_where_it_scores_as_much() -> None:
    best = allocate(holding(yards=[yard(2, gold=3)]), [winter("jeweller")])
    assert (best.counts, best.kept, best.total) == ([0], [3], 6)


def test_only_as_much_is_taken_from_a_yard_as_is_needed() -> None:
    best = allocate(holding(stone=1, yards=[yard(2, wood=4), yard(1, iron=2)]), [winter("mercers-guild")])
    assert (best.counts, best.kept) == ([1], [3, 1])


def test_what_lies_elsewhere_does_not_score_on_a_yard() -> None:
    assert total(holding(wood=4, yards=[yard(3, wood=1)])) == 3


def test_an_item_scores_once() -> None:
    assert total(holding(saw=5), winter("key-guild"), winter("scholar")) == 15


def test_the_scholar_takes_skills_of_one_kind() -> None:
    assert scored(holding(saw=2, pickaxe=3, anvil=1), winter("scholar")) == [3]


def test_the_scholar_takes_the_kind_that_leaves_most_to_the_others() -> None:
    assert scored(holding(saw=2, pickaxe=2, anvil=1), winter("scholar"), winter("scribes")) == [1, 1]


def test_the_village_hall_may_choose_green() -> None:
    assert scored(holding(blue=2, green=3), winter("village-hall")) == [3]


def test_the_watermill_takes_one_type_and_gold_for_it() -> None:
    assert scored(holding(spare_gold=0, wood=3, stone=2, gold=2), winter("watermill")) == [5]


def test_with_wild_resources_the_watermill_takes_all() -> None:
    assert scored(holding(wild=True, spare_gold=0, wood=3, stone=2, gold=2), winter("watermill")) == [7]


def test_with_wild_resources_any_resource_is_gold() -> None:
    assert scored(holding(wild=True, wood=3, stone=1), winter("jeweller")) == [4]


def test_with_wild_resources_all_that_is_left_over_scores_as_gold() -> None:
    assert allocate(holding(wild=True, wood=4, iron=1), [winter("mercers-guild")]).gold == 2


def test_without_wild_resources_only_gold_scores_left_over() -> None:
    assert total(holding(wood=6, iron=1)) == 0


def test_white_wind_counts_only_workers_not_scored_elsewhere() -> None:
    assert allocate(holding(spare_worker=1, blue=3, green=2), [winter("key-market")]).workers == 3


def test_a_contract_counts_once() -> None:
    assert scored(holding(blue=9), contract(0)) == [1]


def test_a_contract_may_mix_skills_and_resources() -> None:
    assert scored(holding(saw=1, wood=1, stone=1), contract(16)) == [1]


def test_a_contract_is_left_when_its_items_score_more_elsewhere() -> None:
    assert scored(holding(saw=1, pickaxe=1, anvil=1), contract(22), winter("scribes")) == [0, 1]


def test_an_unfulfilled_contract_scores_with_the_muleteer() -> None:
    assert allocate(holding(), [contract(0, otherwise=3)]).points == [3]


def test_a_fulfilled_contract_does_not_score_as_unfulfilled_too() -> None:
    assert allocate(holding(blue=4), [contract(0, otherwise=3)]).points == [7]


def test_the_purple_contract_needs_the_marker_itself() -> None:
    assert scored(holding(blue=9, saw=9, gold=9), contract(12)) == [0]


def test_the_marker_fulfils_the_purple_contract() -> None:
    assert allocate(holding(marker=True), [contract(12)]).marker == "marker"


@pytest.mark.parametrize("kind", range(10))
def test_the_marker_stands_for_any_kind(kind: int) -> None:
    assert scored(holding(marker=True), Target("target", 9, [kind])) == [1]


def test_the_marker_stands_for_one_item_only() -> None:
    assert scored(holding(marker=True, saw=1), winter("scribes")) == [0]


def test_the_marker_goes_where_it_gains_most() -> None:
    yard = Target("timber-yard", 3, [MARKER], repeats=False)
    best = allocate(holding(marker=True, saw=1, pickaxe=1), [yard, contract(12), winter("scribes")])
    assert (best.marker, best.total) == ("anvil", 10)


def test_the_marker_may_be_a_gold_left_over() -> None:
    assert allocate(holding(marker=True), []).gold == 1


def test_the_marker_may_be_a_worker_of_white_wind() -> None:
    assert allocate(holding(marker=True, spare_gold=0, spare_worker=1), []).workers == 1


def test_a_marker_that_adds_nothing_stands_for_nothing() -> None:
    assert allocate(holding(marker=True, spare_gold=0), [winter("key-guild")]).marker == ""


def test_of_two_equal_targets_the_first_is_scored() -> None:
    assert scored(holding(saw=1), Target("a", 7, [SAW], False), Target("b", 7, [SAW], False)) == [1, 0]
