"""Fairs at the end of a season: what is shown at one is kept, but serves no other fair of that season."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Value
from keydom.games.keyper.actions import ENOUGH, FAIR, HOLD, KeyperAction
from keydom.games.keyper.components import (
    ALL_RESOURCES,
    ALL_SEASONS,
    ALL_WANTED,
    ANY_FINISHED,
    ANY_FINISHED_OR_WHEAT,
    ANY_GEMS,
    ANY_RAWS,
    ANY_RAWS_OR_WHEAT,
    AUTUMN,
    FAIRS,
    FIRST_WINTER_FAIR,
    GEM,
    ICONS,
    PRIVATE_FAIRS,
    RAW,
    SPRING,
    SUMMER,
    WANTED,
    WHEAT,
    WINTER,
    WINTER_FAIRS,
    Box,
    fair_number,
)
from keydom.games.keyper.rules.rounds import SeatRound
from keydom.games.keyper.state import NOBODY, KeyperState, KeyperTable, bits, changed, fair_place, held_place

# A winter fair has two sides: 0-7 without gems, 8-15 with them. The fairs held in a season are a bit each.
WITH_GEMS: Final = 8  # from a winter fair to the same with gems
SIDES: Final = 16
PRIVATE: Final = 0x10000


def enough(goods: list[int], base: int, wanted: list[int]) -> bool:
    """Whether goods suffice for all that is to be shown at once; a finished good stands for its raw material."""
    for resource in range(RAW, ALL_RESOURCES):
        if goods[base + resource] < wanted[resource]:
            return False
    for raw in range(RAW):
        if goods[base + raw] + goods[base + raw + RAW] < wanted[raw] + wanted[raw + RAW]:
            return False
    if max(wanted[ALL_RESOURCES:]) == 0:
        return True
    return short_of_any([float(count) for count in goods[base : base + ALL_RESOURCES]], wanted) == 0.0


def short_of_any(goods: list[float], wanted: list[int]) -> float:
    """How much is lacking of what may be any of a kind, when all that is asked for by name has been shown.

    Whatever takes raw materials takes finished goods too, so raw materials are shown first. Then raw, finished and
    wheat suffice if they do for each group of wishes that can be met from the same piles.
    """
    any_raw, any_finished = wanted[ANY_RAWS], wanted[ANY_FINISHED]
    or_wheat, finished_or_wheat = wanted[ANY_RAWS_OR_WHEAT], wanted[ANY_FINISHED_OR_WHEAT]
    raw = finished = 0.0
    for place in range(RAW):
        over = goods[place] - wanted[place]
        raw += max(0.0, over)
        finished += max(0.0, goods[place + RAW] - wanted[place + RAW] + min(0.0, over))
    wheat = max(0.0, goods[WHEAT] - wanted[WHEAT])
    lacking = max(0.0, any_finished - finished)
    lacking = max(lacking, any_finished + finished_or_wheat - finished - wheat)
    lacking = max(lacking, any_finished + any_raw - finished - raw)
    lacking = max(lacking, any_finished + finished_or_wheat + any_raw + or_wheat - finished - raw - wheat)
    gems = 0.0
    for gem in range(GEM, ALL_RESOURCES):
        gems += max(0.0, goods[gem] - wanted[gem])
    return lacking + max(0.0, wanted[ANY_GEMS] - gems)


def asks_for(wanted: list[int], resource: int) -> bool:
    """Whether a resource can be shown at a fair: by its name, or as any of a kind."""
    if wanted[resource]:
        return True
    if resource >= GEM:
        return wanted[ANY_GEMS] > 0
    if resource > WHEAT:
        return False
    for place in range(ANY_RAWS, ANY_GEMS):
        if wanted[place] and (ICONS[WANTED[place]] >> resource) & 1:
            return True
    return False


def added(one: list[int], other: list[int]) -> list[int]:
    return [one[place] + other[place] for place in range(ALL_WANTED)]


def already_shown(state: KeyperState, seat: int) -> list[int]:
    """What a seat shows already at the fairs of this season."""
    box, held = state.box, state.held_in(seat, state.season)
    shown = [0] * ALL_WANTED
    for side in range(SIDES):
        if (held >> side) & 1:
            shown = added(shown, box.needs[FIRST_WINTER_FAIR + side])
    if held & PRIVATE:
        shown = added(shown, box.needs[fair_number(state.season, state.shown[fair_place(seat, state.season)])])
    return shown


class FairRound(SeatRound):
    """The seats hold their fairs in turn. In winter, the last chance, the best set of them is held (R-KR-27)."""

    def serve(self, state: KeyperState, seat: int, tell: Listener | None) -> None:
        if state.season == WINTER:
            hold_best(state, seat, tell)
        else:
            state.frames.append(HoldFair(seat))


class HoldFair(Frame[KeyperState, KeyperAction]):
    """Which fair to hold. Everybody is asked, for nobody knows who has what it takes for a private fair."""

    def offer(self, state: KeyperState) -> list[Action]:
        seat, season, box = self.seat, state.season, state.box
        shown = already_shown(state, seat)
        found: list[Action] = []
        if not state.held_in(seat, season) & PRIVATE:
            fair = fair_number(season, state.private[fair_place(seat, season)])
            if enough(state.goods, seat * ALL_RESOURCES, added(shown, box.needs[fair])):
                found.append(HOLD.of(fair))
        found.extend([HOLD.of(FIRST_WINTER_FAIR + fair) for fair in self.winter_fairs(state, shown)])
        found.append(ENOUGH.of())
        return found

    def winter_fairs(self, state: KeyperState, shown: list[int]) -> list[int]:
        """The winter fairs that can be held besides: in summer without gems, in autumn with them."""
        if state.season == SPRING:
            return []
        first = FIRST_WINTER_FAIR + (0 if state.season == SUMMER else WITH_GEMS)
        base, needs = self.seat * ALL_RESOURCES, state.box.needs
        fairs = bits(state.winter[self.seat])
        return [fair for fair in fairs if enough(state.goods, base, added(shown, needs[first + fair]))]

    def apply(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        if action.verb is ENOUGH:
            return
        seat, place = self.seat, held_place(self.seat, state.season)
        if action.fair < FIRST_WINTER_FAIR:
            state.held = changed(state.held, place, state.held[place] | PRIVATE)
            state.shown = changed(state.shown, fair_place(seat, state.season), action.fair % PRIVATE_FAIRS)
            tell_held(seat, action.fair, state.box.points[action.fair], tell)
        else:
            side = action.fair - FIRST_WINTER_FAIR + (WITH_GEMS if state.season == AUTUMN else 0)
            hold_winter(state, seat, side, tell)
        if not state.held[place] & PRIVATE or self.winter_fairs(state, already_shown(state, seat)):
            state.frames.append(HoldFair(seat))

    def reveals(self, state: KeyperState, action: KeyperAction) -> bool:
        return action.verb is HOLD and action.fair < FIRST_WINTER_FAIR

    def why_not(self, state: KeyperState, action: KeyperAction) -> Event | None:
        if action.verb is not HOLD or action.fair >= len(FAIRS):
            return None
        what: dict[str, Value] = {"fair": f"fair:{FAIRS[action.fair]}"}
        if self.has_held(state, action.fair):
            return Event("fair-held", what)
        if not self.owns(state, action.fair):
            return Event("not-your-fair", what)
        private = action.fair < FIRST_WINTER_FAIR
        if action.fair // PRIVATE_FAIRS != state.season if private else state.season == SPRING:
            return Event("not-this-season", what)
        return Event("cannot-show", what)

    def has_held(self, state: KeyperState, fair: int) -> bool:
        if fair < FIRST_WINTER_FAIR:
            return state.shown[fair_place(self.seat, fair // PRIVATE_FAIRS)] == fair % PRIVATE_FAIRS
        held = 0
        for season in range(ALL_SEASONS):
            held |= state.held_in(self.seat, season)
        return ((held | (held >> WITH_GEMS)) >> (fair - FIRST_WINTER_FAIR)) & 1 == 1

    def owns(self, state: KeyperState, fair: int) -> bool:
        if fair < FIRST_WINTER_FAIR:
            return state.private[fair_place(self.seat, fair // PRIVATE_FAIRS)] == fair % PRIVATE_FAIRS
        return (state.winter[self.seat] >> (fair - FIRST_WINTER_FAIR)) & 1 == 1


def hold_winter(state: KeyperState, seat: int, side: int, tell: Listener | None) -> None:
    place, fair = held_place(seat, state.season), side % WINTER_FAIRS
    state.winter = changed(state.winter, seat, state.winter[seat] & ~(1 << fair))
    state.held = changed(state.held, place, state.held[place] | 1 << side)
    tell_held(seat, FIRST_WINTER_FAIR + fair, state.box.points[FIRST_WINTER_FAIR + side], tell)


def tell_held(seat: int, fair: int, points: int, tell: Listener | None) -> None:
    if tell is not None:
        tell(Event("held", {"seat": f"seat:{seat}", "fair": f"fair:{FAIR.write(fair)}", "points": points}))


def hold_best(state: KeyperState, seat: int, tell: Listener | None) -> None:
    """Hold the winter fairs, each on its better side, that bring most points together."""
    if state.winter[seat] == 0:
        return
    search = FairSearch(state.box, state.goods, seat * ALL_RESOURCES)
    search.try_from(0, state.winter[seat], [0] * ALL_WANTED, 0, 0)
    for fair in range(WINTER_FAIRS):
        side = fair if (search.best >> fair) & 1 else fair + WITH_GEMS
        if (search.best >> side) & 1:
            hold_winter(state, seat, side, tell)


class FairSearch:
    """The set of winter fairs worth most that some goods can be shown at, found by trying all."""

    def __init__(self, box: Box, goods: list[int], base: int) -> None:
        self.box = box
        self.goods = goods
        self.base = base
        self.best = 0
        self.most = 0

    def try_from(self, fair: int, fairs: int, shown: list[int], held: int, points: int) -> None:
        if points > self.most:
            self.best, self.most = held, points
        for place in range(fair, WINTER_FAIRS):
            if not (fairs >> place) & 1:
                continue
            for side in (place + WITH_GEMS, place):
                needs = added(shown, self.box.needs[FIRST_WINTER_FAIR + side])
                if enough(self.goods, self.base, needs):
                    more = self.box.points[FIRST_WINTER_FAIR + side]
                    self.try_from(place + 1, fairs, needs, held | 1 << side, points + more)


def fair_points(state: KeyperTable, seat: int) -> int:
    """What the fairs a seat has held are worth."""
    box, points = state.box, 0
    for season in range(ALL_SEASONS):
        held = state.held_in(seat, season)
        for side in range(SIDES):
            if (held >> side) & 1:
                points += box.points[FIRST_WINTER_FAIR + side]
        shown = state.shown[fair_place(seat, season)] if season < WINTER else NOBODY
        if shown != NOBODY:
            points += box.points[fair_number(season, shown)]
    return points
