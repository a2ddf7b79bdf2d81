"""What tiles give: goods, workers from the bag, skills from the pile, green workers, contracts."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Chance, Event, Frame, Listener, Value
from keydom.core.state import place_by_odds
from keydom.games.keyflower.actions import DRAW, DRAW_SKILL, STORE, TAKE, KeyflowerAction
from keydom.games.keyflower.components import (
    A_CONTRACT,
    A_GREEN,
    A_SKILL,
    A_WORKER,
    ALL_COLOURS,
    ALL_GOODS,
    ALL_ITEMS,
    ALL_SKILLS,
    BOAT_7A,
    COLOURS,
    GOODS,
    GREEN,
    SKILLS,
    TILES,
    of_colour,
    of_skill,
)
from keydom.games.keyflower.state import NONE, KeyflowerState
from keydom.games.keyflower.state.full_state import more


def available(state: KeyflowerState, item: int) -> bool:
    """Whether at least one is to be had: everybody can see that, and feel how full the bag is."""
    if item < ALL_GOODS:
        return state.supply[item] > 0
    if item == A_WORKER:
        return state.bag_size > 0
    if item == A_SKILL:
        return state.pile_size > 0
    if item == A_GREEN:
        return state.greens > 0
    return state.piled > 0 or any(card != NONE for card in state.offered)


def any_available(state: KeyflowerState, items: list[int]) -> bool:
    supply = state.supply
    for item in items:
        if supply[item] > 0 if item < ALL_GOODS else available(state, item):
            return True
    return False


def produce(state: KeyflowerState, seat: int, tile: int, items: list[int], tell: Listener | None) -> None:
    """Give these items, as far as they are there; a skill is looked at before a contract is chosen."""
    if items[A_CONTRACT]:
        state.hooks.take_contracts(state, seat, items[A_CONTRACT])
    draw_workers(state, seat, items[A_WORKER], tell)
    draw_skills(state, seat, items[A_SKILL], tell)
    if items[A_GREEN]:
        take_greens(state, seat, items[A_GREEN], tell)
    if state.owner[tile] == seat:
        put_goods(state, seat, tile, items, tell)
    elif state.owner[BOAT_7A] != seat:
        put_goods(state, seat, state.homes[seat], items, tell)
    elif any_available(state, [good for good in range(ALL_GOODS) if items[good]]):
        state.frames.append(Stow(seat, tuple(items[:ALL_GOODS])))


def put_goods(state: KeyflowerState, seat: int, tile: int, items: list[int], tell: Listener | None) -> None:
    for good in range(ALL_GOODS):
        count = state.take_goods(good, items[good], tile)
        if count and tell is not None:
            what: dict[str, Value] = {"good": f"good:{GOODS[good]}", "count": count, "tile": f"tile:{TILES[tile]}"}
            tell(Event("got-goods", {"seat": f"seat:{seat}", **what}))


def take_greens(state: KeyflowerState, seat: int, count: int, tell: Listener | None) -> None:
    count = min(count, state.greens)
    state.greens -= count
    state.gain_workers(seat, GREEN, count)
    if count and tell is not None:
        tell(Event("got-greens", {"seat": f"seat:{seat}", "count": count}))


def draw_workers(state: KeyflowerState, seat: int, count: int, tell: Listener | None) -> None:
    count = min(count, state.bag_size)
    if count:
        state.frames.append(DrawWorkers(seat, count))
        if tell is not None:
            tell(Event("drew-workers", {"seat": f"seat:{seat}", "count": count}))


def draw_skills(state: KeyflowerState, seat: int, count: int, tell: Listener | None) -> None:
    count = min(count, state.pile_size)
    if count:
        state.frames.append(DrawSkills(seat, count))
        if tell is not None:
            tell(Event("drew-skills", {"seat": f"seat:{seat}", "count": count}))


class Unseen(Chance[KeyflowerState, KeyflowerAction]):
    """Draws that only one seat sees."""

    def __init__(self, drawer: int, left: int) -> None:
        super().__init__()
        self.drawer = drawer
        self.left = left

    def text_for(self, state: KeyflowerState, action: KeyflowerAction, seat: int | None) -> str:
        return str(action) if seat == self.drawer else f"{action.verb.name} ?"


class DrawWorkers(Unseen):
    """A worker from the bag goes behind a screen unseen."""

    def offer(self, state: KeyflowerState) -> list[Action]:
        return [DRAW.of(colour) for colour in range(ALL_COLOURS) if state.bag[colour]]

    def odds(self, state: KeyflowerState) -> list[int]:
        return [count for count in state.bag if count]

    def deal(self, state: KeyflowerState, luck: float) -> Action:
        return DRAW.of(place_by_odds(state.bag, luck))

    def apply(self, state: KeyflowerState, action: KeyflowerAction, tell: Listener | None) -> None:
        colour = action.colour
        state.draw_worker(colour)
        state.screens = more(state.screens, of_colour(self.drawer, colour), 1)
        state.hidden_workers = more(state.hidden_workers, self.drawer, 1)
        if tell is not None:
            tell(Event("saw-worker", {"colour": f"colour:{COLOURS[colour]}"}, (self.drawer,)))
        if self.left > 1:
            state.frames.append(DrawWorkers(self.drawer, self.left - 1))


class DrawSkills(Unseen):
    """A skill from the pile goes behind a screen unseen."""

    def offer(self, state: KeyflowerState) -> list[Action]:
        return [DRAW_SKILL.of(skill) for skill in range(ALL_SKILLS) if state.pile[skill]]

    def odds(self, state: KeyflowerState) -> list[int]:
        return [count for count in state.pile if count]

    def deal(self, state: KeyflowerState, luck: float) -> Action:
        return DRAW_SKILL.of(place_by_odds(state.pile, luck))

    def apply(self, state: KeyflowerState, action: KeyflowerAction, tell: Listener | None) -> None:
        skill = action.skill
        state.draw_skill(skill)
        state.skills = more(state.skills, of_skill(self.drawer, skill), 1)
        state.hidden_skills = more(state.hidden_skills, self.drawer, 1)
        if tell is not None:
            tell(Event("saw-skill", {"skill": f"skill:{SKILLS[skill]}"}, (self.drawer,)))
        if self.left > 1:
            state.frames.append(DrawSkills(self.drawer, self.left - 1))


class TakeOne(Frame[KeyflowerState, KeyflowerAction]):
    """Which of the things a tile shows: it gives one of them."""

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def args(self) -> dict[str, Value]:
        return {"tile": f"tile:{TILES[self.tile]}"}

    def offer(self, state: KeyflowerState) -> list[Action]:
        return [TAKE.of(item) for item in state.box.gives[state.side(self.tile)] if available(state, item)]

    def apply(self, state: KeyflowerState, action: KeyflowerAction, tell: Listener | None) -> None:
        items = [0] * ALL_ITEMS
        items[action.item] = 1
        produce(state, self.seat, self.tile, items, tell)


class Stow(Frame[KeyflowerState, KeyflowerAction]):
    """Where the owner of boat 7a puts goods that come from elsewhere: all of one use on one tile (R-KF-27)."""

    def __init__(self, seat: int, goods: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.goods = goods

    def offer(self, state: KeyflowerState) -> list[Action]:
        return [STORE.of(tile) for tile in state.maps[self.seat].values()]

    def apply(self, state: KeyflowerState, action: KeyflowerAction, tell: Listener | None) -> None:
        put_goods(state, self.seat, action.tile, list(self.goods), tell)
