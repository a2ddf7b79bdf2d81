"""What is worth having in Keyflower, and what is worth doing: what the bots judge by."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.insight import Insight
from keydom.games.keyflower.components import BOAT_2A, SEASONS, WINTER, by_skill
from keydom.games.keyflower.insight import thrift
from keydom.games.keyflower.insight.boats import Boats
from keydom.games.keyflower.insight.geography import Geography
from keydom.games.keyflower.insight.goods import Goods
from keydom.games.keyflower.insight.instinct import Instinct
from keydom.games.keyflower.insight.plan import MEASURES, Plan, measured
from keydom.games.keyflower.insight.tile_values import TileValues
from keydom.games.keyflower.insight.village import Village
from keydom.games.keyflower.insight.winter import WinterTiles
from keydom.games.keyflower.rules.costs import PayGood
from keydom.games.keyflower.rules.gains import Stow, TakeOne
from keydom.games.keyflower.rules.mixing import Mix
from keydom.games.keyflower.rules.muster import Colour, Muster
from keydom.games.keyflower.rules.payment import Pay
from keydom.games.keyflower.rules.turns import Turn
from keydom.games.keyflower.rules.use import Copy
from keydom.games.keyflower.state import Keyland

# Each feature with its worth in spring, summer, autumn and winter.
WORTH: Final[tuple[tuple[str, tuple[float, float, float, float]], ...]] = (
    ("all", (17.0, 11.0, 8.0, 4.0)),
    ("printed", (1.0, 1.0, 1.0, 1.0)),
    ("yards", (0.95, 0.95, 1.0, 1.0)),
    ("upgrades ready", (0.8, 0.8, 0.8, 0.75)),
    ("upgrades short", (0.45, 0.45, 0.35, 0.1)),
    ("on the way to yards", (0.8, 0.8, 0.8, 0.8)),
    ("room on yards", (0.5, 0.5, 0.5, 0.3)),
    ("goods", (0.55, 0.55, 0.45, 0.1)),
    ("gold", (1.0, 1.0, 1.0, 1.0)),
    ("skills", (1.2, 1.1, 0.8, 0.15)),
    ("sets of skills", (0.4, 0.4, 0.4, 0.0)),
    ("workers", (0.85, 0.8, 0.55, 0.12)),
    ("crowd", (-0.1, -0.1, -0.1, -0.05)),
    ("free workers", (0.3, 0.3, 0.3, 0.3)),
    ("greens", (0.6, 0.6, 0.5, 0.2)),
    ("largest group", (0.1, 0.1, 0.1, 0.05)),
    ("gives goods", (0.45, 0.45, 0.45, 0.45)),
    ("gives workers", (0.45, 0.45, 0.45, 0.45)),
    ("gives skills", (0.45, 0.45, 0.45, 0.45)),
    ("carries", (0.45, 0.45, 0.45, 0.45)),
    ("led to give", (0.45, 0.45, 0.45, 0.0)),
    ("led printed", (1.0, 1.0, 1.0, 1.0)),
    ("powers", (0.7, 0.7, 0.7, 0.7)),
    ("winter tiles held", (0.15, 0.15, 0.15, 0.3)),
    ("best winter tile held", (0.3, 0.3, 0.35, 0.0)),
    ("winter tiles", (1.0, 1.0, 1.0, 1.0)),
    ("winter tiles in sight", (0.0, 0.0, 0.0, 0.1)),
    ("boat", (0.8, 0.8, 0.6, 1.0)),
    ("choice of boats", (0.9, 0.9, 0.8, 1.0)),
    ("turn order tiles", (1.0, 1.0, 1.0, 1.0)),
    ("start", (1.0, 1.0, 1.0, 1.5)),
    ("reach", (0.5, 0.5, 0.4, 0.1)),
    ("open roads", (0.15, 0.1, 0.05, 0.0)),
    ("loop", (0.2, 0.2, 0.2, 0.1)),
    ("river", (0.4, 0.4, 0.4, 0.2)),
    ("carts", (0.15, 0.15, 0.15, 0.1)),
    ("upgraded", (0.1, 0.1, 0.1, 0.0)),
    ("tiles", (0.1, 0.1, 0.1, 0.0)),
    ("contracts", (2.0, 2.0, 2.0, 1.5)),
    ("cabins", (0.8, 0.8, 0.5, 0.2)),
)

# What the score counts too, as soon as it is won, built or upgraded.
COUNTED: Final = ("printed", "yards", "gold", "winter tiles", "boat", "turn order tiles", "contracts")


class Sight(Insight[Keyland]):
    """What a seat has, what its tiles and goods may come to, and what it is about to win."""

    __slots__ = ("grounds", "values")

    names = tuple([name for name, _ in WORTH])
    counted = COUNTED
    phases = SEASONS
    measures = MEASURES
    swing = 14.0
    rivalry = 1.0  # half of the strength of a network came from this alone

    def __init__(self) -> None:
        self.grounds: list[Geography | None] = [None] * 6  # of each seat, as last seen
        self.values: TileValues | None = None

    def phase(self, state: Keyland) -> int:
        return state.season

    def table(self, state: Keyland) -> TileValues:
        values = self.values
        if values is None or values.box is not state.box:
            values = self.values = TileValues(state.box)
        return values

    def ground(self, state: Keyland, seat: int) -> Geography:
        ground = self.grounds[seat]
        if ground is None or ground.village is not state.maps[seat] or ground.fields != (state.owner[BOAT_2A] == seat):
            ground = self.grounds[seat] = Geography(state, seat)
        return ground

    def features(self, state: Keyland, seat: int) -> list[float]:
        v = self.village(state, seat)
        goods, winter = Goods(v), WinterTiles(v)
        boats = Boats(v, goods, winter)
        free = float(sum(v.free))
        workers = free + sum(v.back) + v.staked + v.pending_workers
        skills = by_skill(state.skills, seat)
        return [
            *(1.0, v.printed, v.yards, goods.ready, goods.short, goods.yard_way, v.yard_hope),
            *(goods.spare_goods, goods.spare_gold, sum(goods.skills) + v.pending_skills, float(min(skills))),
            *(workers, workers * workers / 20, free if state.lots else 0.0, winter.greens, float(max(v.free))),
            *v.engines,
            *(v.led_engine, v.led_points, v.powers),
            *(winter.hand, winter.hand_best, winter.winter, winter.in_sight, boats.boat, boats.choice, v.order_points),
            *(float(state.start == seat), v.reach, float(v.ground.ends), float(v.ground.core), float(v.ground.river)),
            *(float(v.capacity), float(v.up), float(v.tiles)),
            *(float(state.contracts_of(seat)), float(state.cabins[seat])),
        ]

    def village(self, state: Keyland, seat: int) -> Village:
        return Village(state, seat, self.ground(state, seat), self.table(state))

    def weights(self, seats: int) -> list[list[float]]:
        return [[worth[phase] for _, worth in WORTH] for phase in range(len(SEASONS))]

    def resting(self, state: Keyland) -> bool:
        return not isinstance(state.frames[-1], (Colour, Muster, Mix, Pay, PayGood, TakeOne, Stow, Copy))

    def whole_turns(self, state: Keyland) -> bool:
        return True  # a tile is used for what is carried and upgraded by it, which is decided later

    def horizon(self, seats: int) -> int:
        return 4 * seats  # a turn takes about three: less than a round misled with six seats

    def measured(self, seats: int) -> list[float]:
        return measured(seats)

    def plan(self, state: Keyland, legal: list[Action], measures: list[float]) -> list[float]:
        rivals: list[WinterTiles | None] = [None] * state.seats
        if state.season == WINTER and isinstance(state.frames[-1], (Turn, Muster)):
            for seat in range(state.seats):
                rivals[seat] = WinterTiles(self.village(state, seat))
        return Plan(state, self.table(state), rivals, measures).leanings(legal)

    def doubts(self, action: Action) -> bool:
        return thrift.leaves(action)

    def rather(self, state: Keyland, legal: list[Action], choice: Action) -> Action:
        return thrift.rather(state, legal, choice, self.table(state), self.ground(state, state.frames[-1].seat))

    def instinct(self, state: Keyland, legal: list[Action]) -> list[float]:
        seat = state.frames[-1].seat
        return Instinct(state, self.table(state), self.ground(state, seat)).guesses(legal)
