"""What a position of Keyflower shows, in the words that tests compare: offers, pieces, tiles, points; and `sound`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from keydom.core.game import NATURE, OVER, Event
from keydom.core.hexes import HexArg
from keydom.games.keyflower import GAME
from keydom.games.keyflower.actions import CONTRACT, TILE
from keydom.games.keyflower.components import ALL_COLOURS, ALL_SKILLS, COLOURS, GOODS, MOST_ON_A_TILE, SKILLS, TILES
from keydom.games.keyflower.setup import MERCHANTS_VALUES
from keydom.games.keyflower.state import NONE, ON_SALE, KeyflowerState

CELL = HexArg("hex")


def mover(state: KeyflowerState) -> int:
    return GAME.mover(state)


def over(state: KeyflowerState) -> bool:
    return GAME.mover(state) == OVER


def offers(state: KeyflowerState) -> list[str]:
    """What the mover may do, as text."""
    return [str(action) for action in GAME.legal(state)]


def words(state: KeyflowerState) -> set[str]:
    """The verbs of what the mover may do."""
    return {action.verb.name for action in GAME.legal(state)}


def asked(state: KeyflowerState) -> str:
    """Who is asked what: `1 Turn`; NATURE is `*`."""
    if not state.frames:
        return "over"
    return f"{'*' if mover(state) == NATURE else mover(state)} {type(state.frames[-1]).__name__}"


def why(state: KeyflowerState, text: str) -> Event | None:
    """What the mover would be told about an action that is not legal."""
    return GAME.why_not(state, GAME.parse(text))


def told(events: list[Event], key: str) -> list[dict[str, str | int]]:
    """The arguments of the events with this key."""
    return [event.args for event in events if event.key == key]


def screen(state: KeyflowerState, seat: int) -> dict[str, int]:
    """The workers and skills behind a screen: `{"blue": 3, "saw": 1}`."""
    return _some((*COLOURS, *SKILLS), [*_part(state.screens, seat, COLOURS), *_part(state.skills, seat, SKILLS)])


def seen(state: KeyflowerState, seat: int) -> dict[str, int]:
    """What everybody knows to be behind a screen, with the unknown as `workers` and `skills`."""
    known = [*_part(state.known_workers, seat, COLOURS), *_part(state.known_skills, seat, SKILLS)]
    return _some(
        (*COLOURS, *SKILLS, "workers", "skills"), [*known, state.hidden_workers[seat], state.hidden_skills[seat]]
    )


def in_bag(state: KeyflowerState) -> dict[str, int]:
    return _some(COLOURS, state.bag)


def in_pile(state: KeyflowerState) -> dict[str, int]:
    """The skills that nobody has."""
    return _some(SKILLS, state.pile)


def in_supply(state: KeyflowerState) -> dict[str, int]:
    return _some(GOODS, state.supply)


def on_board(state: KeyflowerState, boat: str) -> dict[str, int]:
    """What a boat carries: `{"blue": 2, "saw": 1}`."""
    place, freight = state.boats.index(TILE.read(boat)), ("gold", "cabin", "contract")
    load = [*_part(state.cargo, place, COLOURS), *_part(state.crates, place, SKILLS)]
    return _some((*COLOURS, *SKILLS, *freight), [*load, *_part(state.freight, place, freight)])


def on(state: KeyflowerState, tile: str) -> dict[str, int]:
    """The workers on a tile."""
    return _some(COLOURS, _part(state.on, TILE.read(tile), COLOURS))


def goods_on(state: KeyflowerState, tile: str) -> dict[str, int]:
    return _some(GOODS, _part(state.goods, TILE.read(tile), GOODS))


def _part(counts: Sequence[int], place: int, names: tuple[str, ...]) -> list[int]:
    return [*counts[place * len(names) : (place + 1) * len(names)]]


def _some(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    """The counts by name, without those that are 0."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def bids(state: KeyflowerState, tile: str) -> dict[int, str]:
    """The bids for a tile by seat: `{0: "2 blue"}`."""
    first = state.lot(TILE.read(tile)) * state.seats
    return {
        seat: f"{state.bids[first + seat]} {COLOURS[state.bid_colours[first + seat]]}"
        for seat in range(state.seats)
        if state.bids[first + seat]
    }


def colour_of(state: KeyflowerState, tile: str) -> str:
    """The colour that workers on and around a tile must have, or `none`."""
    hue = state.tile_colours[TILE.read(tile)]
    return "none" if hue == NONE else COLOURS[hue]


def owner(state: KeyflowerState, tile: str) -> int:
    """Who has a tile; see the state for what negative numbers mean."""
    return state.owner[TILE.read(tile)]


def is_up(state: KeyflowerState, tile: str) -> bool:
    return state.up[TILE.read(tile)] == 1


def village(state: KeyflowerState, seat: int) -> dict[str, str]:
    """What lies where in a village: `{"0,0": "home-1"}`."""
    return {CELL.write(spot): TILES[tile] for spot, tile in state.maps[seat].items()}


def on_auction(state: KeyflowerState) -> list[str]:
    return [TILES[tile] for tile in state.on_sale]


def papers(state: KeyflowerState, seat: int) -> list[str]:
    """The contracts of a seat."""
    return [CONTRACT.write(card) for card, holder in enumerate(state.contracts) if holder == seat]


def points(state: KeyflowerState, seat: int) -> dict[str, int]:
    """A seat's score by source, the kind left out and what scores nothing too: `{"keywood": 3, "gold": 1}`."""
    found: dict[str, int] = {}
    for line in GAME.scores(state)[seat].lines:
        source = line.source.partition(":")[2] or line.source
        found[source] = found.get(source, 0) + line.points
    return {source: count for source, count in found.items() if count}


# Whether all is in order.


def sound(state: KeyflowerState) -> None:
    """Fail unless every component is in one place, and the places fit the rules."""
    assert GAME.stock(state) == _stock(state.seats, state.merchants)
    where: Sequence[int]
    for where in (
        state.screens,
        state.known_workers,
        state.skills,
        state.known_skills,
        state.hidden_workers,
        state.hidden_skills,
    ):
        assert min(where) >= 0, "fewer than none behind a screen"
    for where in (state.bag, state.pile, state.supply, state.goods, state.on, state.cargo, state.crates, state.bids):
        assert all(count >= 0 for count in where), "fewer than none on the table"
    assert min(state.greens, state.cabins_left, *state.freight, *state.cabins) >= 0
    for seat in range(state.seats):
        _sound_screen(state, seat)
        for spot, tile in state.maps[seat].items():
            assert (state.owner[tile], state.spots[tile]) == (seat, spot), f"{TILES[tile]} lies elsewhere"
    for tile in range(len(TILES)):
        _sound_tile(state, tile)
    held = sum(state.hands)
    assert held.bit_count() == sum(hand.bit_count() for hand in state.hands), "a winter tile in two hands"


def _sound_screen(state: KeyflowerState, seat: int) -> None:
    places = range(seat * ALL_COLOURS, (seat + 1) * ALL_COLOURS)
    assert all(state.known_workers[place] <= state.screens[place] for place in places), (
        "known workers that are not there"
    )
    assert sum(state.screens[place] - state.known_workers[place] for place in places) == state.hidden_workers[seat]
    places = range(seat * ALL_SKILLS, (seat + 1) * ALL_SKILLS)
    assert all(state.known_skills[place] <= state.skills[place] for place in places), "known skills that are not there"
    assert sum(state.skills[place] - state.known_skills[place] for place in places) == state.hidden_skills[seat]


def _sound_tile(state: KeyflowerState, tile: int) -> None:
    name, count, lot = TILES[tile], state.workers_on(tile), state.lot(tile)
    assert state.last_use[tile] <= count <= MOST_ON_A_TILE, f"{count} workers on {name}, the last use took so many"
    bidders = state.bids[lot * state.seats : (lot + 1) * state.seats] if lot >= 0 else []
    touched = count > 0 or any(bidders) or state.extended[tile] != NONE
    assert (state.tile_colours[tile] != NONE) == touched, f"the colour of {name}"
    if lot >= 0:
        assert state.owner[tile] == ON_SALE, f"{name} is on auction and somewhere else"
        assert not any(bidders) or bidders.count(max(bidders)) == 1, f"two lead for {name}"
    if state.owner[tile] < 0:
        assert state.spots[tile] == 0, f"{name} lies in a village of nobody"
        assert state.goods_on(tile) == 0, f"goods on {name}"


@cache
def _stock(seats: int, merchants: int) -> Mapping[str, int]:
    return GAME.stock(GAME.begin(seats, GAME.options({"merchants": MERCHANTS_VALUES[merchants]})))
