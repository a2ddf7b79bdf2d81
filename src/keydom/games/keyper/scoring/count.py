"""The end of the game: shipping, fairs, and what each building tile is worth; and what breaks a tie."""

from __future__ import annotations

from keydom.core.game import Line, Score
from keydom.games.keyper.components import (
    ALL_COLOURS,
    ALL_SEASONS,
    BARN,
    BOARDING_HOUSE,
    CHICKEN,
    COW,
    DEER,
    DOCK,
    DRAINAGE,
    ENTERTAINER,
    FARM_PLOTS,
    GEM,
    GOAT,
    HOME_TILES,
    HORSE,
    OAST_HOUSE,
    PAVEMENTS,
    PIG,
    PROSPECTOR,
    RAW,
    SCRAP_DEALER,
    SHEEP,
    STATUE,
    THATCHER,
    TILES,
    VILLAGE_HALL,
    VILLAGE_PLOTS,
    WHEAT,
    WILD_BOAR,
)
from keydom.games.keyper.rules.fairs import fair_points
from keydom.games.keyper.scoring.allocation import Allocation, AllocationProblem, best
from keydom.games.keyper.scoring.tiles import (
    ANIMAL_OF,
    CROWDS,
    DOCK_AIM,
    GEM_SETS,
    LANDLORDS,
    PATRONS,
    STORE_GOODS,
    UPGRADED_DOCK_AIM,
    neighbours,
)
from keydom.games.keyper.state import ALL_PLOTS, KEYPLE_BITS, NOBODY, KeyperTable, colour_of, field_spot, plot_spot


def scores(state: KeyperTable) -> list[Score]:
    return [score(state, seat) for seat in range(state.seats)]


def score(state: KeyperTable, seat: int) -> Score:
    """One line for the shipping track, one for all fairs, and one for every tile that can be seen."""
    lines = [Line("shipping", state.shipping[seat]), Line("fairs", fair_points(state, seat))]
    tally = Tally(state, seat)
    for plot in range(ALL_PLOTS):
        tile = state.tile_on(seat, plot)
        if tile >= 0:
            lines.append(tally.line(tile, plot))
    return Score(lines, tiebreak(state, seat))


def tiebreak(state: KeyperTable, seat: int) -> tuple[int, ...]:
    """Gems, finished goods, wheat, raw materials, then the animals in the rulebook's order."""
    goods = state.goods_of(seat)
    animals = [goods[animal] for animal in (DEER, WILD_BOAR, GOAT, CHICKEN, HORSE, COW, PIG, SHEEP)]
    return (sum(goods[GEM:]), sum(goods[RAW:WHEAT]), goods[WHEAT], sum(goods[:RAW]), *animals)


def team_of(state: KeyperTable, seat: int) -> list[int]:
    """The keyples that a seat has, or would take home now: keyp, keyp tile, own plots and claimed board."""
    place = seat * ALL_COLOURS
    team = [state.team[place + colour] + state.resting[place + colour] for colour in range(ALL_COLOURS)]
    spots = [plot_spot(seat, plot) for plot in range(ALL_PLOTS)]
    board = state.board_of(seat)
    if board != NOBODY:
        spots += [field_spot(board, place) for place in state.fields_on(board)]
    for spot in spots:
        there = state.spots[spot]
        while there:
            team[colour_of(there)] += 1
            there >>= KEYPLE_BITS
    return team


def problem_of(state: KeyperTable, seat: int) -> AllocationProblem:
    """What a seat has to allocate, and the tiles it can allocate it to."""
    goods = state.goods_of(seat)
    problem = AllocationProblem(goods, team_of(state, seat))
    for plot in range(ALL_PLOTS):
        tile = state.tile_on(seat, plot)
        if tile < 0:
            continue
        upgraded = state.is_upgraded(seat, tile)
        worth = state.box.upgraded[tile] if upgraded else state.box.initial[tile]
        if tile in ANIMAL_OF:
            problem.house[ANIMAL_OF[tile]] = worth
        elif tile in CROWDS:
            for animal in CROWDS[tile]:
                problem.crowd[animal] = worth
        elif tile in STORE_GOODS:
            problem.store[STORE_GOODS[tile]] = worth
        elif tile == PROSPECTOR:
            problem.prospector = worth
        elif tile == SCRAP_DEALER:
            problem.scrap = worth
        elif tile in PATRONS:
            problem.patron[PATRONS[tile]] = worth
        elif tile in GEM_SETS:
            problem.sets.append(GEM_SETS[tile][1 if upgraded else 0])
            problem.value.append(worth)
    return problem


class Tally:
    """What each tile of a seat scores, once everything is allocated for the best."""

    def __init__(self, state: KeyperTable, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.best: Allocation = best(problem_of(state, seat))
        self.sets = 0  # tiles of gem sets that have been counted

    def line(self, tile: int, plot: int) -> Line:
        state = self.state
        upgraded = state.is_upgraded(self.seat, tile)
        worth = state.box.upgraded[tile] if upgraded else state.box.initial[tile]
        count = self.count(tile, plot, upgraded)
        return Line(f"tile:{TILES[tile]}", worth * count, {"count": count, "points": worth})

    def count(self, tile: int, plot: int, upgraded: bool) -> int:
        """How often a tile scores; once, unless it counts something."""
        if tile in GEM_SETS:
            self.sets += 1
            return self.best.sets[self.sets - 1]
        if tile in LANDLORDS:
            return self.fields(LANDLORDS[tile])
        if plot >= FARM_PLOTS and tile in (DRAINAGE, PAVEMENTS, BOARDING_HOUSE):
            return neighbours(self.state, self.seat, tile, plot - FARM_PLOTS, upgraded)[0]
        allotted = self.allotted(tile)
        return allotted if allotted >= 0 else self.buildings(tile, upgraded)

    def allotted(self, tile: int) -> int:
        """What was allocated to a tile, or -1 where nothing can be."""
        best = self.best
        if tile in ANIMAL_OF:
            return best.housed[ANIMAL_OF[tile]]
        if tile in CROWDS:
            return sum([best.crowded[animal] for animal in CROWDS[tile]])
        if tile in STORE_GOODS:
            return best.stored[STORE_GOODS[tile]]
        if tile == PROSPECTOR:
            return best.gems
        if tile == SCRAP_DEALER:
            return best.scrapped
        if tile in PATRONS:
            return best.patrons[PATRONS[tile]]
        return -1

    def fields(self, colour: int) -> int:
        """Fields with this border on the board that the seat has claimed."""
        board = self.state.board_of(self.seat)
        return 0 if board == NOBODY else self.state.box.bordered[self.state.displays[board]][colour]

    def buildings(self, tile: int, upgraded: bool) -> int:
        """Tiles that count other tiles, the shipping points or the fairs; all the others score once."""
        state, seat = self.state, self.seat
        built = state.built[seat]
        better = built & state.upgraded[seat]
        village = state.box.village
        if tile == BARN:
            return ((better if upgraded else built) & state.box.farm).bit_count()
        if tile == STATUE:
            return ((better if upgraded else built) & village & ((1 << HOME_TILES) - 1)).bit_count()
        if tile == THATCHER:
            return (better & village).bit_count() if upgraded else (built & village).bit_count() // 2
        if tile == OAST_HOUSE:
            return int((built & state.box.farm).bit_count() == FARM_PLOTS)
        if tile == VILLAGE_HALL:
            return int((built & village).bit_count() == VILLAGE_PLOTS)
        if tile == DOCK:
            return int(state.shipping[seat] >= (UPGRADED_DOCK_AIM if upgraded else DOCK_AIM))
        if tile == ENTERTAINER:
            return sum([state.held_in(seat, season) != 0 for season in range(ALL_SEASONS)])
        return 1
