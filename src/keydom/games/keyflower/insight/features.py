"""What is worth having in Keyflower, and what is worth doing: what the bots judge by."""

from __future__ import annotations

from typing import cast

from keydom.core.action import Action
from keydom.core.insight import Insight
from keydom.games.keyflower.actions import DONE, PASS, KeyflowerAction
from keydom.games.keyflower.components import BOAT_2A, SEASONS, WINTER, by_skill
from keydom.games.keyflower.insight.boats import Boats
from keydom.games.keyflower.insight.geography import Geography
from keydom.games.keyflower.insight.goods import Goods
from keydom.games.keyflower.insight.holdings import Holdings
from keydom.games.keyflower.insight.plan import MEASURES, ActionPlan, default_measures
from keydom.games.keyflower.insight.policy import Policy
from keydom.games.keyflower.insight.values import TileValues
from keydom.games.keyflower.insight.weights import ALSO_SCORED, WEIGHTS
from keydom.games.keyflower.insight.winter_points import WinterPoints
from keydom.games.keyflower.insight.winter_tiles import WinterTiles
from keydom.games.keyflower.rules.costs import PayGood
from keydom.games.keyflower.rules.gains import Stow, TakeOne
from keydom.games.keyflower.rules.mixing import Mix
from keydom.games.keyflower.rules.payment import Pay
from keydom.games.keyflower.rules.place_workers import Colour, Muster
from keydom.games.keyflower.rules.transport import Haul
from keydom.games.keyflower.rules.turns import Turn
from keydom.games.keyflower.rules.use import Copy
from keydom.games.keyflower.state import KeyflowerState


class KeyflowerInsight(Insight[KeyflowerState]):
    """What a seat has, what its tiles and goods may come to, and what it is about to win."""

    names = tuple(WEIGHTS)
    also_scored = ALSO_SCORED
    phases = SEASONS
    measures = MEASURES
    win_scale = 14.0
    rivalry = 1.0

    def __init__(self) -> None:
        self.geographies: list[Geography | None] = [None] * 6  # of each seat, as last seen
        self.values: TileValues | None = None

    def phase(self, state: KeyflowerState) -> int:
        return state.season

    def values_of(self, state: KeyflowerState) -> TileValues:
        values = self.values
        if values is None or values.box is not state.box:
            values = self.values = TileValues(state.box)
        return values

    def geography(self, state: KeyflowerState, seat: int) -> Geography:
        known, fields = self.geographies[seat], state.owner[BOAT_2A] == seat
        if known is None or known.village is not state.maps[seat] or known.fields != fields:
            known = self.geographies[seat] = Geography(state, seat)
        return known

    def features(self, state: KeyflowerState, seat: int) -> list[float]:
        held = self.holdings(state, seat)
        goods, winter = Goods(held), WinterTiles(held)
        boats = Boats(held, goods, winter)
        free = float(sum(held.free))
        workers = free + sum(held.back) + held.staked + held.pending_workers
        skills = by_skill(state.skills, seat)
        return [
            *(1.0, held.printed, held.yards, goods.ready, goods.short, goods.yard_way, held.yard_hope),
            *(goods.spare_goods, goods.spare_gold, sum(goods.skills) + held.pending_skills, float(min(skills))),
            *(workers, workers * workers / 20, free if state.on_sale else 0.0, winter.greens, float(max(held.free))),
            *held.engines,
            *(held.led_engine, held.led_points, held.powers, winter.hand, winter.hand_best, winter.winter),
            *(winter.in_sight, boats.boat, boats.choice, held.order_points, float(state.start == seat), held.reach),
            *(float(held.geography.ends), float(held.geography.core), float(held.geography.river)),
            *(float(held.capacity), float(held.up), float(held.tiles)),
            *(float(state.contracts_of(seat)), float(state.cabins[seat])),
        ]

    def holdings(self, state: KeyflowerState, seat: int) -> Holdings:
        return Holdings(state, seat, self.geography(state, seat), self.values_of(state))

    def weights(self, seats: int) -> list[list[float]]:
        return [[worth[season] for worth in WEIGHTS.values()] for season in range(len(SEASONS))]

    def quiescent(self, state: KeyflowerState) -> bool:
        return not isinstance(state.frames[-1], (Colour, Muster, Mix, Pay, PayGood, TakeOne, Stow, Copy))

    def whole_turns(self, state: KeyflowerState) -> bool:
        return True  # a tile is used for what is carried and upgraded by it, which is decided later

    def horizon(self, seats: int) -> int:
        return 4 * seats  # a turn takes about three: so it is a round and more

    def default_measures(self, seats: int) -> list[float]:
        return default_measures(seats)

    def plan(self, state: KeyflowerState, legal: list[Action], measures: list[float]) -> list[float]:
        rivals: list[WinterTiles | None] = [None] * state.seats
        if state.season == WINTER and isinstance(state.frames[-1], (Turn, Muster)):
            for seat in range(state.seats):
                rivals[seat] = WinterTiles(self.holdings(state, seat))
        return ActionPlan(state, measures, self.values_of(state), rivals).leanings(cast("list[KeyflowerAction]", legal))

    def may_override(self, action: Action) -> bool:
        return action.verb is PASS or action.verb is DONE

    def override(self, state: KeyflowerState, legal: list[Action], choice: Action) -> Action:
        """Points that are left in winter are taken instead."""
        frame = state.frames[-1]
        if state.season != WINTER or not isinstance(frame, (Turn, Haul)):
            return choice
        return WinterPoints(state, self.values_of(state), self.geography(state, frame.seat)).override(legal, choice)

    def policy(self, state: KeyflowerState, legal: list[Action]) -> list[float]:
        seat = state.frames[-1].seat
        return Policy(state, self.values_of(state), self.geography(state, seat)).guesses(
            cast("list[KeyflowerAction]", legal)
        )
