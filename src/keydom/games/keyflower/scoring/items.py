"""What a player has to allocate at the end: items by kind, as numbers that targets can ask for."""

from __future__ import annotations

from typing import Final

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
ALL_TOKENS: Final = 15

# By token: the token of its category, under which items of every kind are counted together.
CATEGORY: Final = (11, 11, 11, 11, 12, 12, 12, 13, 13, 13, 13, 11, 12, 13, 14)


class Yard:
    """A barn, blacksmith or yard: resources that score `rate` each as long as they are not used elsewhere (R-KF-21)."""

    def __init__(self, id: str, rate: int, goods: list[int]) -> None:
        self.id = id
        self.rate = rate
        self.goods = goods  # those that score there: wood, stone, iron, gold


class Holding:
    """What a player has to allocate: items by kind, the purple marker, and what items left over are worth.

    With `wild` every resource counts as any other, gold included. What scores on `yards` is not among the items.
    """

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


def in_hand(holding: Holding) -> list[int]:
    """How many items there are for each token."""
    supply = [0] * ALL_TOKENS
    for kind in range(KINDS):
        add(supply, kind, holding.items[kind], holding.wild)
    return supply


def add(amounts: list[int], token: int, number: int, wild: bool) -> None:
    """Add items to a supply or a demand: to their kind and their category.

    Gold is not counted among the resources, since it has to stand in for one; with wild resources kinds do not matter.
    """
    category = CATEGORY[token]
    if category == ANY_RESOURCE and wild:
        amounts[category] += number
        return
    amounts[token] += number
    if token < GOLD:
        amounts[category] += number


def with_yards(holding: Holding, supply: list[int]) -> list[int]:
    """The supply and all that lies on yards."""
    found = supply.copy()
    for yard in holding.yards:
        for good, count in enumerate(yard.goods):
            add(found, WOOD + good, count, holding.wild)
    return found


def left_over(holding: Holding, token: int) -> int:
    """What one item is worth that is used for nothing."""
    category = CATEGORY[token]
    if category == ANY_WORKER:
        return holding.spare_worker
    if token == GOLD or (holding.wild and category == ANY_RESOURCE):
        return holding.spare_gold
    return 0
