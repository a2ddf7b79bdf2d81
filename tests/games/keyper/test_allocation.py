"""The best allocation of everything to scoring tiles, proved against a MILP solver that knows only the tiles' texts."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import highspy
import numpy as np
import pytest

from keydom.core.game import Line
from keydom.games.keyper import GAME
from keydom.games.keyper.components import ALL_COLOURS, ALL_RESOURCES, COLOURS, RESOURCES, TILES
from keydom.games.keyper.state import KeyperState

from .builders import bereave, built, table

SERIES = [1, *(pytest.param(number, marks=pytest.mark.soak) for number in range(2, 21))]  # of random holdings
HOLDINGS = 250  # in one model: they do not touch each other, so the best of all is the best of each

# What a thing on a tile scores, before and after upgrading: written down from the rulebook, not from the data.
ANIMAL_TILES = {
    "cow-shed": ("cow", 1, 2),
    "pig-sty": ("pig", 1, 2),
    "sheep-shelter": ("sheep", 1, 2),
    "stable": ("horse", 1, 2),
    "chicken-house": ("chicken", 2, 3),
    "goat-pen": ("goat", 2, 3),
    "game-wardens-cottage": ("deer", 2, 3),
    "hunters-lodge": ("wild-boar", 2, 3),
}
MIXED_TILES = {"farmyard": ("cow", "horse", "pig", "sheep"), "paddock": ("chicken", "deer", "goat", "wild-boar")}
STORE_TILES = {
    "brickyard": ("brick", 1),
    "stoneyard": ("stone", 1),
    "timberyard": ("wood", 1),
    "windmill": ("wheat", 0),
}
GEM_TILES = {
    "bracelet-maker": (("emerald", "sapphire"), ("emerald", "ruby", "sapphire")),
    "emporium": (("ruby", "sapphire"), ("gold", "ruby", "sapphire")),
    "gem-merchant": (("emerald", "gold"), ("emerald", "gold", "ruby")),
    "goldsmith": (("gold", "sapphire"), ("emerald", "gold", "sapphire")),
    "jeweller": (("emerald", "ruby"), ("emerald", "ruby", "sapphire")),
    "ring-maker": (("gold", "ruby"), ("emerald", "gold", "ruby")),
}
KEYPLE_TILES = {
    "boatman": "light-blue",
    "bricklayer": "orange",
    "farmer": "light-green",
    "lumberjack": "brown",
    "quarryman": "grey",
}
ALLOTTING = [*ANIMAL_TILES, *MIXED_TILES, *STORE_TILES, *GEM_TILES, *KEYPLE_TILES, "prospector", "scrap-dealer"]
SCRAP = [*RESOURCES[:7], *RESOURCES[15:]]


class Model:
    """A MILP that grows block by block; what a block scores is read off the solution."""

    def __init__(self) -> None:
        self.solver = highspy.Highs()
        self.solver.setOptionValue("output_flag", False)
        self.solver.setOptionValue("mip_rel_gap", 0.0)  # else a point of thousands may be left
        self.solver.changeObjectiveSense(highspy.ObjSense.kMaximize)
        self.points: list[int] = []

    def number(self, most: int, points: int = 0) -> int:
        """A whole number from 0, worth so many points each."""
        self.solver.addCol(points, 0, most, 0, np.array([], dtype=np.int32), np.array([], dtype=np.float64))
        self.solver.changeColIntegrality(len(self.points), highspy.HighsVarType.kInteger)
        self.points.append(points)
        return len(self.points) - 1

    def limit(self, terms: dict[int, int], most: int) -> None:
        """The sum of these is not above that."""
        places = np.array(list(terms), dtype=np.int32)
        factors = np.array(list(terms.values()), dtype=np.float64)
        self.solver.addRow(-highspy.kHighsInf, most, len(terms), places, factors)

    def solve(self) -> list[int]:
        self.solver.run()
        assert self.solver.getModelStatus() == highspy.HighsModelStatus.kOptimal
        return [round(value) for value in self.solver.getSolution().col_value]


def pose(model: Model, tiles: dict[str, bool], goods: dict[str, int], team: dict[str, int]) -> None:
    """Add the problem of one player: each thing is scored once, each tile scores up to four times."""
    uses: dict[str, dict[int, int]] = {name: {} for name in [*RESOURCES, *COLOURS]}
    for tile, upgraded in tiles.items():
        if tile in ANIMAL_TILES:
            animal, initial, better = ANIMAL_TILES[tile]
            uses[animal][model.number(4, better if upgraded else initial)] = 1
        elif tile in MIXED_TILES:
            for animal in MIXED_TILES[tile]:
                uses[animal][model.number(1, 2 if upgraded else 1)] = 1
        elif tile in STORE_TILES:
            good, initial = STORE_TILES[tile]
            uses[good][model.number(4, 2 if upgraded else initial)] = 1
        elif tile in GEM_TILES:
            sets = model.number(4, 6 if upgraded else 4)
            for gem in GEM_TILES[tile][upgraded]:
                uses[gem][sets] = 1
        elif tile in KEYPLE_TILES:
            own, white = (model.number(4, 2 if upgraded else 1) for _ in range(2))
            model.limit({own: 1, white: 1}, 4)
            uses[KEYPLE_TILES[tile]][own] = 1
            uses["white"][white] = 1
        elif tile == "prospector":
            pieces = {gem: model.number(4, 2 if upgraded else 1) for gem in RESOURCES[15:]}
            model.limit(dict.fromkeys(pieces.values(), 1), 4)
            for gem, piece in pieces.items():
                uses[gem][piece] = 1
        else:
            pairs = model.number(4, 2 if upgraded else 1)
            pieces = {good: model.number(8) for good in SCRAP}
            model.limit({pairs: 2, **dict.fromkeys(pieces.values(), -1)}, 0)
            for good, piece in pieces.items():
                uses[good][piece] = 1
    for name, terms in uses.items():
        if terms:
            model.limit(terms, {**goods, **team}[name])


def holding(rng: Random) -> KeyperState:
    """Seat 0 has some tiles that things are allocated to, and all sorts of things."""
    state = table()
    bereave(state, 0)
    farm = [tile for tile in ALLOTTING if state.box.farm >> TILES.index(tile) & 1]
    village = [tile for tile in ALLOTTING if tile not in farm]
    chosen = rng.sample(farm, rng.randrange(0, 9)) + rng.sample(village, rng.randrange(0, 13))
    for tile in chosen:
        built(state, 0, tile, upgraded=rng.random() < 0.5)
    most = rng.choice([2, 4, 8, 11])
    for place in range(ALL_RESOURCES):
        for _ in range(rng.randrange(0, most + 1)):
            state.gain(0, place)
    for colour in range(ALL_COLOURS):
        state.team[colour] = rng.randrange(0, 6)
    return state


def tile_lines(state: KeyperState) -> dict[str, Line]:
    """The lines of the score of seat 0, by tile."""
    return {line.source.removeprefix("tile:"): line for line in GAME.scores(state)[0].lines}


def scored(state: KeyperState) -> int:
    """What the engine makes of it."""
    return sum(line.points for tile, line in tile_lines(state).items() if tile in ALLOTTING)


@pytest.mark.parametrize("series", SERIES)
def test_the_solver_finds_the_same_points_for_250_random_holdings(series: int) -> None:
    rng, model = Random(series), Model()
    blocks = [0]
    found = []
    for _ in range(HOLDINGS):
        state = holding(rng)
        tiles = {TILES[n]: state.is_upgraded(0, n) for n in range(len(TILES)) if state.shows(0, n)}
        goods = dict(zip(RESOURCES, state.goods[:ALL_RESOURCES], strict=True))
        pose(model, tiles, goods, dict(zip(COLOURS, state.team[:ALL_COLOURS], strict=True)))
        blocks.append(len(model.points))
        found.append(scored(state))
    solution = model.solve()
    worth = [solution[place] * points for place, points in enumerate(model.points)]
    assert found == [sum(worth[start:end]) for start, end in pairwise(blocks)]


@pytest.mark.parametrize("seed", range(20))
def test_nothing_is_allocated_twice(seed: int) -> None:
    """The lines say how much of what they count; together no more than there is."""
    state = holding(Random(f"once {seed}"))
    counts = {tile: line.how["count"] for tile, line in tile_lines(state).items() if tile in GEM_TILES}
    for gem in RESOURCES[15:]:
        in_sets = sum(
            int(counts[tile])
            for tile, sets in GEM_TILES.items()
            if tile in counts and gem in sets[state.is_upgraded(0, TILES.index(tile))]
        )
        assert in_sets <= state.has(0, RESOURCES.index(gem))
