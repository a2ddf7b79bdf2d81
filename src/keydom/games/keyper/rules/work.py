"""Keyples at work: how many actions they have, and who takes the next one."""

from __future__ import annotations

from keydom.core.game import Event, Frame, Listener
from keydom.games.keyper.actions import KeyperAction
from keydom.games.keyper.components import (
    BRICKS,
    BUILD,
    DISCOUNT,
    RESOURCES,
    RIVER,
    TILE,
    TRADE_FINISHED,
    TRADE_RAW,
    UPGRADE,
    YIELDS,
)
from keydom.games.keyper.rules.boats import Deal, board_ship
from keydom.games.keyper.rules.build import Build
from keydom.games.keyper.rules.job import Job
from keydom.games.keyper.rules.market import TakeTile
from keydom.games.keyper.rules.plots import Plot
from keydom.games.keyper.rules.recipes import TRADE_FINISHED_GOODS, TRADE_RAWS
from keydom.games.keyper.rules.sites import AT_COST, AT_DISCOUNT, buildable
from keydom.games.keyper.rules.trade import Trade, givable
from keydom.games.keyper.rules.upgrade import Upgrade, upgradable
from keydom.games.keyper.state import FIRST_PLOT, NOBODY, KeyperState, board_at, kind_at, plot_at


def work_field(
    state: KeyperState, active: int, joiner: int, spot: int, colour: int, keyples: int, tell: Listener | None
) -> None:
    """So many keyples work together on a field; one more action where their colour is the border's."""
    kind = kind_at(spot)
    actions = keyples + (1 if state.box.border[kind] == colour else 0)
    if YIELDS[kind] >= 0:
        harvest(state, active, joiner, YIELDS[kind], actions, tell)
        return
    mine, theirs = actions, (0 if joiner == NOBODY else actions)
    if kind == RIVER:
        mine = board_ship(state, active, mine, tell)
        if joiner != NOBODY:
            theirs = board_ship(state, joiner, theirs, tell)
    state.frames.append(Work(active, joiner, spot, mine, theirs))


def work_plot(state: KeyperState, seat: int, spot: int, actions: int, played: bool) -> None:
    state.frames.append(Work(seat, NOBODY, spot, actions, 0, played))


def harvest(state: KeyperState, active: int, joiner: int, resource: int, count: int, tell: Listener | None) -> None:
    """Everybody takes what grows there, in turns: what the supply lacks is not made up for (R-KR-10)."""
    got, joiner_got = 0, 0
    for _ in range(count):
        if state.supply[resource] > 0:
            state.gain(active, resource)
            got += 1
        if joiner != NOBODY and state.supply[resource] > 0:
            state.gain(joiner, resource)
            joiner_got += 1
    if tell is not None:
        what = f"resource:{RESOURCES[resource]}"
        tell(Event("harvested", {"seat": f"seat:{active}", "count": got, "resource": what}))
        if joiner != NOBODY:
            tell(Event("harvested", {"seat": f"seat:{joiner}", "count": joiner_got, "resource": what}))


class Work(Job):
    """Give out the next action, if whoever has it can do anything with it."""

    def again(self, left: int, joiner_left: int, up: int, dealt: int, joiner_dealt: int) -> Job:
        active, joiner, played = self.active, self.joiner, self.played
        return Work(active, joiner, self.spot, left, joiner_left, played, up, dealt, joiner_dealt)

    def run(self, state: KeyperState, tell: Listener | None) -> None:
        left, joiner_left = self.left, self.joiner_left
        if left == 0 and joiner_left == 0:
            return
        if self.joiners_turn():
            state.frames.append(self.again(left, joiner_left - 1, 0, self.dealt, self.joiner_dealt))
            action = self.action(state, self.joiner, self.joiner_dealt)
        else:
            state.frames.append(self.again(left - 1, joiner_left, 1, self.dealt, self.joiner_dealt))
            action = self.action(state, self.active, self.dealt)
        if action is not None:
            state.frames.append(action)

    def joiners_turn(self) -> bool:
        """They alternate; but of four country tiles the joiner takes the second and the third."""
        if self.joiner_left == 0 or self.left == 0:
            return self.joiner_left > 0
        if kind_at(self.spot) == TILE:
            return self.left < 2
        return self.up == 1

    def action(self, state: KeyperState, seat: int, dealt: int) -> Frame[KeyperState, KeyperAction] | None:
        """The decision about one action, or None where there is nothing to decide."""
        if self.spot >= FIRST_PLOT:
            plot = Plot(seat, plot_at(self.spot), self.played)
            return plot if plot.choices(state) else None
        kind = kind_at(self.spot)
        if kind == RIVER:
            deal = Deal(seat, state.moored[board_at(self.spot)], dealt)
            return deal if deal.choices(state) else None
        if kind == TILE:
            return TakeTile(seat) if state.market else None
        if kind in (BUILD, DISCOUNT):
            terms = AT_COST if kind == BUILD else AT_DISCOUNT
            return Build(seat, terms) if buildable(state, seat, terms) else None
        if kind == UPGRADE:
            return Upgrade(seat) if upgradable(state, seat, AT_COST) else None
        recipe = field_recipe(kind)
        return Trade(seat, recipe) if givable(state, seat, recipe) else None


def field_recipe(kind: int) -> int:
    """What a field that converts or trades does."""
    if kind == TRADE_RAW:
        return TRADE_RAWS
    if kind == TRADE_FINISHED:
        return TRADE_FINISHED_GOODS
    return kind - BRICKS
