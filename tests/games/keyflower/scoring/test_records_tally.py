"""The finished records of Keyflower, and ends of random games, counted a second time.

Figures come straight from the data files, every walk is tried, and a solver allocates what is to be allocated.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import highspy
import pytest

from keydom.core.game import NATURE, OVER
from keydom.core.hexes import unpack
from keydom.core.match import Match
from keydom.core.record import Record
from keydom.games.keyflower import GAME
from keydom.games.keyflower.components import TILES, Target
from keydom.games.keyflower.scoring.items import MARKER, Holding, Yard
from keydom.games.keyflower.state import KeyflowerState

from .test_allocation import WINTER, Program, contract, solver, winter

RECORDS = sorted((Path(__file__).parents[3] / "records" / "keyflower").glob("*.key"))
COLOURS = ("blue", "red", "yellow", "green")
GOODS = ("wood", "stone", "iron", "gold")
AWAY = ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))  # clockwise from the bottom, as edges are printed
YARDS = {"timber-yard": "wood", "stone-yard": "stone", "blacksmith": "iron", "barn": ""}
PURPLE = {2: 1, 3: 2, 4: 3, 5: 4, 6: 4}  # the turn order tile that shows the purple piece
ALSO_SHOWN = {
    **{tile: ["worker"] for tile in ("boat-1b", "boat-4a", "boat-4b", "sorcerer", "talton-lodge")},
    "boat-1a": ["worker", "worker"],
}
RIVER = {0: 0, 1: 2, 2: 4, 3: 8, 4: 16}

Spot = tuple[int, int]
Facts = dict[str, Any]

__all__ = ["solver"]  # the fixture of the test that it was made for


def facts() -> dict[str, Facts]:
    """The facts of every hexagon, as the files have them."""
    found: dict[str, Facts] = {}
    for file in files("keydom.games.keyflower").joinpath("data").iterdir():
        tables = tomllib.loads(file.read_text("utf-8")) if file.name.endswith(".toml") else {}
        for kind in ("home", "boat", "order", "village", "summer-boat", "winter"):
            found |= tables.get(kind, {})
    return found


FACTS = facts()


def name(file: Path) -> str:
    return file.stem


@cache
def record(file: Path) -> Record:
    return Record.parse(file.read_text("utf-8"), str(file))


@cache
def end(file: Path) -> KeyflowerState:
    state = Match.replay(GAME, record(file)).state
    assert isinstance(state, KeyflowerState)
    return state


def results(file: Path) -> list[dict[str, int]]:
    lines = [line.split()[2:] for line in record(file).results]
    return [{key: int(value) for key, value in (part.split("=") for part in line)} for line in lines]


class Counter:
    """What one player has at the end, by name."""

    def __init__(self, state: KeyflowerState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.tiles = [tile for number, tile in enumerate(TILES) if state.owner[number] == seat]
        self.at: dict[Spot, str] = {unpack(cell): TILES[tile] for cell, tile in state.maps[seat].items()}
        self.where = {tile: spot for spot, tile in self.at.items()}
        self.up = {tile for tile in self.tiles if state.up[TILES.index(tile)]}
        self.extended = {tile for tile in self.tiles if state.extended[TILES.index(tile)] >= 0}
        self.goods = {tile: state.goods[TILES.index(tile) * 4 : TILES.index(tile) * 4 + 4] for tile in self.tiles}

    def best(self, solver: highspy.Highs) -> int:
        """The highest total over everything that Flipper can do."""
        totals = [self.total(solver)]
        if "flipper" in self.tiles:
            for tile in [tile for tile in self.tiles if "cost" in FACTS[tile] and tile not in self.up]:
                self.up.add(tile)
                totals.append(self.total(solver))
                self.up.remove(tile)
        if "flipper-ii" in self.tiles and sum(extension >= 0 for extension in self.state.extended) < 18:
            for tile in self.up - self.extended:
                self.extended.add(tile)
                totals.append(self.total(solver))
                self.extended.remove(tile)
        return max(totals)

    def total(self, solver: highspy.Highs) -> int:
        solved = Program(self.holding(), self.targets()).best(solver)
        assert solved is not None
        return solved + self.fixed() + self.counted() + self.boats() + self.orders()

    def fact(self, tile: str, fact: str) -> Any:
        return FACTS[tile].get(f"{fact}_up" if tile in self.up else fact, FACTS[tile].get(fact, 0))

    # Fixed points.

    def fixed(self) -> int:
        total = 0
        for tile in self.tiles:
            if tile == "keythedral" or "needs" not in FACTS[tile]:
                total += self.fact(tile, "points") * (2 if tile in self.extended else 1)
        return total

    # What is allocated.

    def fits(self, tile: str, good: str) -> bool:
        return good in (YARDS[tile] or good, "gold") or "boat-3b" in self.tiles

    def yards(self) -> list[Yard]:
        return [
            Yard(
                tile,
                self.fact(tile, "each"),
                [count if self.fits(tile, good) else 0 for good, count in zip(GOODS, self.goods[tile], strict=True)],
            )
            for tile in YARDS
            if tile in self.tiles
        ]

    def holding(self) -> Holding:
        state, seat = self.state, self.seat
        goods = [0, 0, 0, 0]
        for tile in self.tiles:
            for place, good in enumerate(GOODS):
                if tile not in YARDS or not self.fits(tile, good):
                    goods[place] += self.goods[tile][place]
        if "keyside" in self.tiles:
            goods = [count + min(3, left) for count, left in zip(goods, state.supply, strict=True)]
        if "keyflower-ii" in self.tiles:
            goods[3] += min(3, state.supply[3])
        items = [*state.screens[seat * 4 : seat * 4 + 4], *state.skills[seat * 3 : seat * 3 + 3], *goods]
        piece, wild = state.start == seat, "boat-3b" in self.tiles
        return Holding(items, piece, wild, 1, int("white-wind" in self.tiles), self.yards())

    def targets(self) -> list[Target]:
        found = [winter(tile) for tile in self.tiles if tile in WINTER]
        worth = 10 if "white-wind-ii" in self.tiles else 7
        otherwise = 3 if "muleteer" in self.tiles else 0
        held = [card for card, holder in enumerate(self.state.contracts) if holder == self.seat]
        won = f"order-{PURPLE[self.state.seats]}" in self.tiles
        found += [contract(card, worth if won or card != 12 else otherwise, otherwise) for card in held]
        rates = [yard.rate for yard in self.yards()]
        return [*found, Target("yard", max(rates), [MARKER], repeats=False)] if rates else found

    # What counts something else.

    def beside(self, tile: str) -> list[str]:
        if tile not in self.where:
            return []
        q, r = self.where[tile]
        return [self.at[q + x, r + y] for x, y in AWAY if (q + x, r + y) in self.at]

    def icons(self, tile: str) -> int:
        return int(self.fact(tile, "icons")) + (self.state.cabins[self.seat] if tile.startswith("home") else 0)

    def counted(self) -> int:
        seasons = {tile: FACTS[tile].get("season", "") for tile in self.tiles}
        summer = {tile for tile in self.tiles if seasons[tile] == "summer" or tile.startswith("boat-")}
        cold = {tile for tile in self.tiles if "needs" in FACTS[tile]}
        shown = [
            word
            for tile in self.tiles
            for word in [
                *(self.fact(tile, "gain") or []),
                *FACTS[tile].get("pay", []),
                *FACTS[tile].get("needs", []),
                *ALSO_SHOWN.get(tile, []),
                *(["worker"] if tile == f"order-{PURPLE[self.state.seats]}" else []),
            ]
            if word in ("worker", *COLOURS)
        ]
        points = {
            "artisan": 2 * len(self.up),
            "builder": 3 * len(self.extended),
            "beekeeper": 2 * len(self.beside("beekeeper")),
            "the-glade": 5 * len(summer & {*self.beside("the-glade")}),
            "the-glade-in-winter": 3 * len(cold & {*self.beside("the-glade-in-winter")}),
            "delivery-man": self.longest("delivery-man"),
            "developer": (3 if "developer" in self.up else 2) * sum(map(self.icons, self.beside("developer"))),
            "talton-lodge": (2 if "talton-lodge" in self.up else 1) * len(shown),
        }
        return sum(score for tile, score in points.items() if tile in self.tiles)

    def orders(self) -> int:
        return sum(len(self.beside(tile)) for tile in self.tiles if tile.startswith("order"))

    def boats(self) -> int:
        twice = 2 if "boat-2b" in self.tiles else 1
        points = {
            "keyflower": twice * sum(self.fact(tile, "move") for tile in self.tiles),
            "sea-bastion": max(self.longest(tile, closed=True) for tile in self.where),
            "sea-breese": RIVER.get(self.river(), 32),
            "sea-breese-ii": 2 * sum("needs" in FACTS[tile] for tile in self.tiles),
            "ianvincible-ii": 2 * twice * sum(map(self.icons, self.tiles)),
        }
        return sum(score for tile, score in points.items() if tile in self.tiles)

    # Roads and the river.

    def edge(self, tile: str, side: int) -> str:
        turn = self.state.turns[TILES.index(tile)]
        return str(FACTS[tile]["edges"][(side - turn) % 6])

    def over(self, tile: str, side: int, edge: str) -> str:
        """The tile that a road or river leads to, or nothing."""
        (q, r), (x, y) = self.where[tile], AWAY[side]
        other = self.at.get((q + x, r + y), "")
        return other if other and self.edge(tile, side) == edge == self.edge(other, (side + 3) % 6) else ""

    def longest(self, start: str, closed: bool = False) -> int:
        """The most tiles of a walk from here that takes no road twice, every walk being tried."""
        if start not in self.where:
            return 0
        best, walks = 0, [[start]]
        while walks:
            walk = walks.pop()
            if not closed or (len(walk) > 1 and walk[-1] == start):
                best = max(best, len({*walk}))
            taken = {frozenset(link) for link in pairwise(walk)}
            for other in [self.over(walk[-1], side, "R") for side in range(6)]:
                if other and frozenset((walk[-1], other)) not in taken:
                    walks.append([*walk, other])
        return best

    def river(self) -> int:
        """How many tiles the water passes, from the home on."""
        here, length, came = self.at[0, 0], 0, -1
        while True:
            ways = [side for side in range(6) if side != came and self.over(here, side, "W")]
            if not ways:
                return length
            here, length, came = self.over(here, ways[0], "W"), length + 1, (ways[0] + 3) % 6


def test_the_records_cover_every_number_of_players_and_every_option() -> None:
    games = [record(file) for file in RECORDS]
    assert {game.seats for game in games} == {2, 3, 4, 5, 6}
    assert {game.options["merchants"] for game in games} == {"none", "mixed", "full"}
    assert {game.options["promos"] for game in games} == {"none", "all"}
    assert {game.options["screens"] for game in games} == {"closed", "open"}
    assert {game.options["novices"] for game in games} >= {"none", "0+1"}


@pytest.mark.parametrize("file", RECORDS, ids=name)
def test_a_second_count_gives_every_player_the_same_total(file: Path, solver: highspy.Highs) -> None:
    counted = [Counter(end(file), seat).best(solver) for seat in range(record(file).seats)]
    assert counted == [line["total"] for line in results(file)]


@pytest.mark.parametrize("merchants", ["none", "mixed", "full"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_second_count_of_random_games_gives_the_same_totals(
    seats: int, merchants: str, solver: highspy.Highs
) -> None:
    rng = Random(f"{seats} {merchants}")
    for _ in range(2):
        state = GAME.begin(seats, GAME.options({"merchants": merchants, "promos": "all"}))
        while GAME.mover(state) != OVER:
            GAME.play(state, GAME.deal(state, rng) if GAME.mover(state) == NATURE else rng.choice(GAME.legal(state)))
        counted = [Counter(state, seat).best(solver) for seat in range(seats)]
        assert counted == [score.total for score in GAME.scores(state)]


@pytest.mark.parametrize("file", RECORDS, ids=name)
def test_a_total_is_the_sum_of_its_lines(file: Path) -> None:
    for line in results(file):
        assert line["total"] == sum(points for key, points in line.items() if key not in ("place", "total"))


@pytest.mark.parametrize("file", RECORDS, ids=name)
def test_a_better_total_has_a_better_place(file: Path) -> None:
    lines = results(file)
    assert all(a["place"] < b["place"] for a in lines for b in lines if a["total"] > b["total"])


@pytest.mark.parametrize("file", RECORDS, ids=name)
def test_only_with_the_merchants_the_first_to_take_a_boat_in_winter_is_ahead_of_equals(file: Path) -> None:
    lines, winter_boats = results(file), end(file).boarding_rank
    assert sorted(winter_boats) == [*range(record(file).seats)]
    order = sorted(range(len(lines)), key=lambda seat: (-lines[seat]["total"], winter_boats[seat]))
    if end(file).merchants:
        assert [lines[seat]["place"] for seat in order] == [*range(1, len(lines) + 1)]
    else:
        totals = [line["total"] for line in lines]
        assert [line["place"] for line in lines] == [1 + sum(t > total for t in totals) for total in totals]
