"""What the goods that lie in a village may come to: upgrades that they pay for, yards that they can reach."""

from __future__ import annotations

from typing import Final

from keydom.games.keyflower.components import ALL_GOODS, ALL_SKILLS, ANY_GOOD, BOAT_3A, COST_SKILL, GOLD, by_skill
from keydom.games.keyflower.components import ANY_SKILL as SOME_SKILL
from keydom.games.keyflower.insight.holdings import A_STEP, Holdings, UpgradeProspect
from keydom.games.keyflower.state import NONE

A_STEP_NOW: Final = 0.985  # what A_STEP is where the steps are there already
AN_ICON: Final = 0.85
AN_ICON_NOW: Final = 0.985
A_LACK: Final = 0.5  # what is left of a prospect for everything that is not there
IN_TIME: Final = 0.7  # the same for goods that have yet to be carried to a yard
FARTHEST: Final = 6  # steps to a yard worth going
OUTSIDE: Final = 2  # steps from the home to a tile that is not in the village yet


class Goods:
    """What is done with goods, skills, steps and icons: the upgrades that bring most first, then yards."""

    def __init__(self, holdings: Holdings) -> None:
        state, seat = holdings.state, holdings.seat
        self.holdings = holdings
        self.lying = holdings.lying
        self.skills = by_skill(state.skills, seat)
        self.moves, self.icons = holdings.moves, holdings.icons
        self.ready = self.short = self.yard_way = self.spare_goods = self.spare_gold = 0.0
        self.count_upgrades()
        self.count_yards()

    def count_upgrades(self) -> None:
        """The prospects of all upgrades, the one that brings most first: goods are not counted twice."""
        upgrades = self.holdings.upgrades[:]
        while upgrades:
            best = 0
            for place in range(1, len(upgrades)):
                if upgrades[place].gain > upgrades[best].gain:
                    best = place
            self.upgrade(upgrades.pop(best))

    def upgrade(self, upgrade: UpgradeProspect) -> None:
        holdings = self.holdings
        cost = holdings.state.box.cost[upgrade.tile]
        lying = self.lying[:]
        skills = self.skills[:]
        lacks, steps = 0, 0
        wild = holdings.state.owner[BOAT_3A] == holdings.seat
        for unit in range(ANY_GOOD + 1):
            for _ in range(cost[unit]):
                far = self.fetch(lying, upgrade.place, ANY_GOOD if wild else unit)
                if far < 0:
                    lacks += 1
                else:
                    steps += far
        for skill in range(ALL_SKILLS):
            if cost[COST_SKILL + skill] > skills[skill]:
                lacks += cost[COST_SKILL + skill] - skills[skill]
            else:
                skills[skill] -= cost[COST_SKILL + skill]
        if cost[SOME_SKILL] and not take_most(skills, cost[SOME_SKILL]):
            lacks += 1
        near = 0 if lacks else min(steps, self.moves)
        worth = upgrade.gain * upgrade.chance * A_STEP_NOW**near * A_STEP ** (steps - near)
        if lacks:
            self.short += worth * A_LACK**lacks
            return
        self.lying, self.skills = lying, skills
        self.moves -= near
        if self.icons and steps == near and upgrade.place != NONE:
            self.icons -= 1
            self.ready += worth * AN_ICON_NOW
        else:
            self.ready += worth * AN_ICON

    def fetch(self, lying: list[int], place: int, unit: int) -> int:
        """Take the nearest good that pays for this unit of a cost; says how far it is, or -1."""
        far, count = self.holdings.geography.far, len(self.holdings.geography.tiles)
        best, nearest = -1, 50
        for source in range(count):
            first = source * ALL_GOODS
            way = far[source * count + place] if place != NONE else far[source * count] + OUTSIDE
            if way >= nearest:
                continue
            for good in range(ALL_GOODS):
                if lying[first + good] and (unit in (good, ANY_GOOD) or good == GOLD):
                    cost = way + (2 if good == GOLD and unit != GOLD else 0)
                    if cost < nearest:
                        best, nearest = first + good, cost
        if best < 0:
            return -1
        lying[best] -= 1
        return nearest

    def count_yards(self) -> None:
        """Goods that no upgrade wants: what they could score on yards, or else as they are."""
        state, geography = self.holdings.state, self.holdings.geography
        box = state.box
        count = len(geography.tiles)
        yards = [place for place in range(count) if box.keeps[geography.tiles[place]] >= 0]
        many = [0] * (FARTHEST + 1)  # goods by the steps that they are away from the best yard for them
        worth = [0.0] * (FARTHEST + 1)
        for place in range(count):
            for good in range(ALL_GOODS):
                number = self.lying[place * ALL_GOODS + good]
                if not number:
                    continue
                if good == GOLD:
                    self.spare_gold += number
                else:
                    self.spare_goods += number
                yard = self.yard_for(good, place, yards) if yards else NONE
                if yard != NONE:
                    tile = geography.tiles[yard]
                    far = geography.far[place * count + yard]
                    many[far] += number
                    worth[far] += number * box.each[state.side(tile)]
        self.deliver(many, worth)

    def yard_for(self, good: int, place: int, yards: list[int]) -> int:
        """The yard where a good scores most for the way to it."""
        state, geography = self.holdings.state, self.holdings.geography
        box = state.box
        best, most = NONE, 0.0
        for yard in yards:
            tile = geography.tiles[yard]
            far = geography.far[place * len(geography.tiles) + yard]
            if far <= FARTHEST and (box.keeps[tile] in (good, ANY_GOOD) or good == GOLD):
                worth = box.each[state.side(tile)] * A_STEP**far
                if worth > most:
                    best, most = yard, worth
        return best

    def deliver(self, many: list[int], worth: list[float]) -> None:
        """As many goods reach yards as there will be steps for them, the nearest first."""
        now = self.moves
        later = int((self.holdings.left + 0.4) * (1.3 * self.holdings.capacity + 1.5))
        for far in range(1, FARTHEST + 1):
            if not many[far]:
                continue
            each = worth[far] / many[far]
            at_once = min(many[far], now // far)
            now -= at_once * far
            in_time = min(many[far] - at_once, (now + later) // far)
            later -= max(0, in_time * far - now)
            now = max(0, now - in_time * far)
            self.yard_way += each * (A_STEP_NOW * at_once + IN_TIME * in_time)


def take_most(skills: list[int], count: int) -> bool:
    """Take so many skills of those there are most of."""
    for _ in range(count):
        most = 0
        for skill in range(1, ALL_SKILLS):
            if skills[skill] > skills[most]:
                most = skill
        if not skills[most]:
            return False
        skills[most] -= 1
    return True
