"""The seasons: tiles are laid out, boats come in, turns are taken, and everything is gathered in."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Chance, Event, Listener, Step, Value
from keydom.core.state import place_by_odds
from keydom.games.keyflower.actions import LAY_OUT, KeyflowerAction
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    BASE,
    COLOURS,
    FIRST_SPRING,
    MERCHANTS,
    PROMO,
    SEASONS,
    TILES,
    WINTER,
    of_colour,
)
from keydom.games.keyflower.rules.building import Build
from keydom.games.keyflower.rules.harbour import Embark, SummerBoats, load_boats
from keydom.games.keyflower.rules.turns import NextTurn
from keydom.games.keyflower.rules.winter import Reveal, Submit
from keydom.games.keyflower.state import GONE, NOBODY, NONE, ON_SALE, UNSEEN, KeyflowerState, is_boat

FULL: Final = 2  # the Merchants' variant


class Season(Step[KeyflowerState]):
    """A season begins; after winter there is none."""

    def __init__(self, season: int) -> None:
        super().__init__()
        self.season = season

    def run(self, state: KeyflowerState, tell: Listener | None) -> None:
        if self.season > WINTER:
            return
        state.season = self.season
        state.passes = 0
        state.on_sale = state.order_tiles()
        state.bids = state.bid_colours = [0] * (len(state.on_sale) * state.seats)
        if tell is not None:
            tell(Event("season-began", {"season": f"season:{SEASONS[self.season]}"}))
        state.frames.append(Season(state.next_season()))
        state.frames.append(GatherIn())
        state.frames.append(NextTurn(state.start))
        if self.season == WINTER:
            state.docked = (1 << len(state.boats)) - 1
            state.frames.append(Reveal())
            state.frames.extend([Submit(seat) for seat in reversed(state.clockwise(state.start))])
        else:
            load_boats(state)
            state.frames.append(LayOut(state.box.tiles[state.seats]))


def stack(state: KeyflowerState) -> list[int]:
    """The tiles of the season that may still be laid out."""
    owner, origin = state.owner, state.box.origin
    tiles = [tile for tile in state.box.stacks[state.season] if owner[tile] == UNSEEN]
    return [tile for tile in tiles if origin[tile] == BASE or in_box(state, origin[tile])]


def in_box(state: KeyflowerState, origin: int) -> bool:
    """Whether the tiles of a set are in play."""
    return origin == BASE or (origin == MERCHANTS and state.merchants > 0) or (origin == PROMO and state.promos)


class LayOut(Chance[KeyflowerState, KeyflowerAction]):
    """A tile of the season is drawn for the auction; a summer boat falls on either side."""

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left = left

    def choices(self, state: KeyflowerState) -> list[int]:
        """What can come; in the Merchants' variant its tiles come first."""
        tiles = stack(state)
        if state.merchants != FULL:
            return tiles
        return [tile for tile in tiles if state.box.origin[tile] == MERCHANTS] or tiles

    def offer(self, state: KeyflowerState) -> list[Action]:
        return [LAY_OUT.of(tile) for tile in self.choices(state)]

    def odds(self, state: KeyflowerState) -> list[int]:
        return weights(self.choices(state))

    def deal(self, state: KeyflowerState, luck: float) -> Action:
        tiles = self.choices(state)
        return LAY_OUT.of(tiles[place_by_odds(weights(tiles), luck)])

    def apply(self, state: KeyflowerState, action: KeyflowerAction, tell: Listener | None) -> None:
        tile = action.tile
        state.owner = state.owner[:]
        state.owner[tile] = ON_SALE
        if is_boat(tile):
            state.owner[other_face(tile)] = GONE
        state.put_up(tile)
        if tell is not None:
            tell(Event("laid-out", {"tile": f"tile:{TILES[tile]}"}))
        if self.left > 1:
            state.frames.append(LayOut(self.left - 1))


def weights(tiles: list[int]) -> list[int]:
    """How likely each of these is to be drawn: a summer boat is two of them."""
    return [1 if is_boat(tile) else 2 for tile in tiles]


def other_face(tile: int) -> int:
    """The other side of a summer boat."""
    return tile ^ 1


class GatherIn(Step[KeyflowerState]):
    """The end of a season: bids are settled, tiles change hands, workers come home."""

    def run(self, state: KeyflowerState, tell: Listener | None) -> None:
        if state.season < WINTER:
            state.frames.append(SeasonOver())
        state.frames.append(BuildAll())
        state.frames.append(SummerBoats())
        state.frames.append(Embark(tuple([state.lead(state.lot(tile)) for tile in state.order_tiles()])))
        state.owner = state.owner[:]
        for lot in range(len(state.on_sale)):
            self.settle(state, lot, tell)
        for seat in state.clockwise(state.start):
            for tile in state.maps[seat].values():
                take_home(state, tile, seat)
        state.on = bytes(len(state.on))
        state.last_use = [0] * len(state.last_use)
        colours = state.box.extension_colour
        state.tile_colours = [NONE if extension == NONE else colours[extension] for extension in state.extended]
        state.on_sale = []
        state.bids = []
        state.bid_colours = []

    def settle(self, state: KeyflowerState, lot: int, tell: Listener | None) -> None:
        """Losing bids go home, the winning one into the bag; the tile and who works on it go to the winner."""
        tile, leader = state.on_sale[lot], state.lead(lot)
        for seat in range(state.seats):
            count = state.bid_size(lot, seat)
            if count and seat == leader:
                state.into_bag(state.bid_colour(lot, seat), count)
            elif count:
                state.gain_workers(seat, state.bid_colour(lot, seat), count)
        take_home(state, tile, leader)
        if tile >= FIRST_SPRING or state.season == WINTER:  # turn order tiles stay until winter
            state.owner[tile] = leader if leader != NOBODY else GONE
        if tell is None:
            return
        if leader == NOBODY:
            if tile >= FIRST_SPRING or state.season == WINTER:
                tell(Event("unsold", {"tile": f"tile:{TILES[tile]}"}))
            return
        args: dict[str, Value] = {"seat": f"seat:{leader}", "tile": f"tile:{TILES[tile]}"}
        colour = state.bid_colour(lot, leader)
        tell(Event("won", {**args, "count": state.bid_size(lot, leader), "colour": f"colour:{COLOURS[colour]}"}))


def take_home(state: KeyflowerState, tile: int, taker: int) -> None:
    """The workers on a tile go behind the taker's screen, or into the bag."""
    for colour in range(ALL_COLOURS):
        count = state.on[of_colour(tile, colour)]
        if count and taker == NOBODY:
            state.into_bag(colour, count)
        elif count:
            state.gain_workers(taker, colour, count)


class BuildAll(Step[KeyflowerState]):
    """All add their new tiles to their villages."""

    def run(self, state: KeyflowerState, tell: Listener | None) -> None:
        state.frames.append(Build(tuple(state.clockwise(state.start))))


class SeasonOver(Step[KeyflowerState]):
    """The last step of a season that another follows: the expansion may have something to do."""

    def run(self, state: KeyflowerState, tell: Listener | None) -> None:
        state.hooks.season_over(state)
