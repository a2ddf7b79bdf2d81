"""Positions of Keyper for tests: the table as spring begins, changed by small steps that keep it a possible position.

Lines are written as in a record, `0 keyple brown` or `* draw barn`; whoever is to move is checked, and so is, after
every line, that no keyple, tile or resource got lost. At the start seat 0 is to move; the market shows alchemist, barn,
boarding-house, builder, building-plot, chicken-house, dock and farm-labourer; boats 1 to 4 are to be had; seat n has
the private fairs spring-n+1, summer-n+1 and autumn-n+1. Board a shows the first spring display, and so on.

The order of building a position: `table`, what lies where, then `turn`, which opens a turn of a seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from keydom.core.errors import IllegalAction
from keydom.core.game import NATURE, OVER, Event, settle
from keydom.games.keyper import GAME
from keydom.games.keyper.actions import BOARD_ARG, COLOUR, DISPLAY, FAIR, RESOURCE, SPOT, TILE
from keydom.games.keyper.components import (
    ALL_COLOURS,
    ALL_RESOURCES,
    COLOURS,
    COUNTRY_TILES,
    FIRST_WINTER_FAIR,
    HOME_TILES,
    RESOURCES,
    SEASONS,
)
from keydom.games.keyper.rules.fairs import FairRound
from keydom.games.keyper.rules.housing import Shelter
from keydom.games.keyper.rules.seasons import Homecoming
from keydom.games.keyper.rules.turns import Next
from keydom.games.keyper.state import (
    ALL_PLOTS,
    FIRST_PLOT,
    KEYPLE_BITS,
    KEYPLE_MASK,
    LYING,
    NOBODY,
    KeyperState,
    set_of,
)

# What a copy shares with its original, and the steps below change in place.
SHARED = (
    *("displays", "claimed", "moored", "resting", "reserve", "tops", "under", "built", "upgraded", "plans"),
    *("winter", "held", "shown", "private", "folds"),
)


def table(seats: int = 3, **options: str) -> KeyperState:
    """Spring begins, and seat 0 is to move."""
    state = _table(seats, tuple(options.items())).copy()
    for name in SHARED:
        setattr(state, name, getattr(state, name)[:])
    return state


@cache
def _table(seats: int, options: tuple[tuple[str, str], ...]) -> KeyperState:
    state = GAME.begin(seats, GAME.options(dict(options)))
    while GAME.mover(state) == NATURE:
        legal = GAME.legal(state)
        GAME.play(state, legal[-1] if legal[0].verb.name == "aside" else legal[0])
    return state


# What lies where.


def give(state: KeyperState, seat: int, **resources: int) -> None:
    """Resources from the supply to a seat: `give(state, 0, clay=2, wild_boar=1)`."""
    for name, count in resources.items():
        for _ in range(count):
            assert state.supply[resource(name)] > 0, f"there is no {name} left"
            state.gain(seat, resource(name))


def bereave(state: KeyperState, seat: int) -> None:
    """Take all resources of a seat back to the supply."""
    for what in range(ALL_RESOURCES):
        while state.has(seat, what):
            state.spend(seat, what)


def empty(state: KeyperState, name: str, but: int = 0, to: int = 2) -> None:
    """Have a seat hold all of a resource that lies in the supply, but so many."""
    give(state, to, **{name: state.supply[resource(name)] - but})


def resource(name: str) -> int:
    number: int = RESOURCE.read(name.replace("_", "-"))
    return number


def plan(state: KeyperState, seat: int, *tiles: str) -> None:
    """A seat has taken these country tiles, wherever they lay."""
    for name in tiles:
        tile = TILE.read(name)
        _off_the_market(state, tile - HOME_TILES)
        state.plans[seat] |= 1 << tile


def own_fair(state: KeyperState, seat: int, *fairs: str) -> None:
    """A seat has taken these winter fairs."""
    for name in fairs:
        fair = FAIR.read(name) - FIRST_WINTER_FAIR
        _off_the_market(state, COUNTRY_TILES + fair)
        state.winter[seat] |= 1 << fair


def _off_the_market(state: KeyperState, place: int) -> None:
    bit = 1 << place
    assert bit & (state.market | state.bag | state.discards | state.aside), "it lies elsewhere"
    if state.market & bit:  # another has come for it, so that no draw is due
        new = state.bag & -state.bag
        state.bag &= ~new
        state.market ^= bit | new
    state.bag &= ~bit
    state.discards &= ~bit
    state.aside &= ~bit


def built(state: KeyperState, seat: int, name: str, at: str = "", upgraded: bool = False) -> None:
    """A seat has built a tile, on the first empty plot of its area unless told where, over what may be there."""
    tile = TILE.read(name)
    if not state.plans[seat] >> tile & 1:
        plan(state, seat, name)
    farm = bool(state.box.farm >> tile & 1)
    empties = [plot for plot in (range(8) if farm else range(8, 20)) if not state.tops[seat * ALL_PLOTS + plot]]
    plot = SPOT.read(at) - FIRST_PLOT if at else empties[0]
    place = seat * ALL_PLOTS + plot
    if state.tops[place]:
        state.under[place] = state.tops[place]
        state.built[seat] &= ~(1 << (state.under[place] - 1))
    state.tops[place] = tile + 1
    state.plans[seat] &= ~(1 << tile)
    state.built[seat] |= 1 << tile
    if upgraded:
        state.upgraded[seat] |= 1 << tile


def stand(state: KeyperState, seat: int, spot: str, colour: str, works_as: str = "", lying: bool = False) -> None:
    """A keyple out of the keyp of a seat (or else from nobody's) onto a field, or a plot of that seat."""
    number, kind = SPOT.read(spot), COLOUR.read(colour)
    place = number if number < FIRST_PLOT else number + seat * ALL_PLOTS
    if state.team[seat * ALL_COLOURS + kind]:
        state.leave_keyp(seat, kind)
    else:
        assert state.reserve[kind] > 0, f"there is no {colour} keyple left"
        state.reserve[kind] -= 1
    there = state.spots[place]
    assert not there >> KEYPLE_BITS, "two keyples are there already"
    state.stand(place, kind, COLOUR.read(works_as or colour))
    if lying:
        state.spots[place] |= LYING << KEYPLE_BITS if there else LYING


def team(state: KeyperState, seat: int, *colours: str, keyper: bool = True) -> None:
    """Have just these keyples in the keyp of a seat; the others go to nobody, and come from there."""
    place = seat * ALL_COLOURS
    for colour in range(ALL_COLOURS):
        state.reserve[colour] += state.team[place + colour]
        state.team[place + colour] = 0
    for name in colours:
        assert state.reserve[COLOUR.read(name)] > 0, f"there is no {name} keyple left"
        state.reserve[COLOUR.read(name)] -= 1
        state.team[place + COLOUR.read(name)] += 1
    state.keypers = state.keypers | 1 << seat if keyper else state.keypers & ~(1 << seat)
    state.left[seat] = len(colours) + keyper


def claim(state: KeyperState, seat: int, board: str) -> None:
    """The keyper of a seat stands on a board."""
    assert state.keypers >> seat & 1, "the keyper is elsewhere"
    state.keypers &= ~(1 << seat)
    state.left[seat] -= 1
    state.claimed[BOARD_ARG.read(board)] = seat


def rest(state: KeyperState, seat: int, *colours: str) -> None:
    """Keyples rest on the keyp tile of a seat; they come from nobody's."""
    for name in colours:
        assert state.reserve[COLOUR.read(name)] > 0, f"there is no {name} keyple left"
        state.reserve[COLOUR.read(name)] -= 1
        state.resting[seat * ALL_COLOURS + COLOUR.read(name)] += 1


def in_season(state: KeyperState, season: str, *displays: int) -> None:
    """It is another season, and the boards show these displays of it, from 1 (the first, unless told otherwise)."""
    state.season = SEASONS.index(season)
    first = set_of(state.season)
    state.displays = [first + (displays[board] - 1 if board < len(displays) else 0) for board in range(state.seats)]
    if state.season:
        state.bag |= state.aside
        state.aside = 0


def turn(state: KeyperState, seat: int) -> None:
    """Open a turn of a seat."""
    state.frames = [Homecoming(), Shelter(), FairRound(), Next((seat - 1) % state.seats)]
    settle(state, None)
    sound(state)


def at_fairs(state: KeyperState, start: int = 0) -> None:
    """The last turn of the season is over, and the fairs begin."""
    state.start = start
    state.last = start
    state.frames = [Homecoming(), Shelter(), FairRound()]
    settle(state, None)
    sound(state)


def moor(state: KeyperState, board: str, boat: int) -> None:
    """A boat lies on the river of a board."""
    assert state.boats >> (boat - 1) & 1, "the boat is not to be had"
    state.boats &= ~(1 << (boat - 1))
    state.moored[BOARD_ARG.read(board)] = boat - 1


def alone(season: str = "spring", *displays: int, seats: int = 3) -> KeyperState:
    """A table at which nobody but seat 0 has keyples, so that nobody can join; the others keep their keypers."""
    state = table(seats)
    in_season(state, season, *displays)
    for seat in range(1, seats):
        team(state, seat)
    turn(state, 0)
    return state


# Playing on, and looking.


def play(state: KeyperState, *lines: str) -> list[Event]:
    """Play lines such as `0 stop`, each checked against what is offered to whom; returns what was told."""
    told: list[Event] = []
    for line in lines:
        who, _, text = line.partition(" ")
        seat = NATURE if who == "*" else int(who)
        action = GAME.parse(text)
        if GAME.mover(state) != seat or action not in GAME.legal(state):
            raise IllegalAction(f"no `{line}`: seat {GAME.mover(state)} may {offers(state)} ({state.frames[-1:]})")
        GAME.play(state, action, told.append)
        sound(state)
    return told


def put(state: KeyperState, seat: int, colour: str, spot: str) -> list[Event]:
    """A seat plays a keyple onto a spot."""
    return play(state, f"{seat} keyple {colour}", f"{seat} at {spot}")


def working(spot: str, state: KeyperState, colour: str = "black") -> KeyperState:
    """A keyple of seat 0 works on a spot, and nobody joins it."""
    turn(state, 0)
    put(state, 0, colour, spot)
    return state


def decline(state: KeyperState) -> None:
    """Have everybody who is asked to join decline."""
    while "decline" in offers(state):
        play(state, f"{mover(state)} decline")


def mover(state: KeyperState) -> int:
    return GAME.mover(state)


def over(state: KeyperState) -> bool:
    return GAME.mover(state) == OVER


def offers(state: KeyperState) -> list[str]:
    """What the mover may do, as text."""
    return [str(action) for action in GAME.legal(state)]


def why(state: KeyperState, text: str) -> Event | None:
    """Why the mover may not do this."""
    reason: Event | None = GAME.why_not(state, GAME.parse(text))
    return reason


def words(state: KeyperState) -> set[str]:
    """The verbs of what the mover may do."""
    return {action.verb.name for action in GAME.legal(state)}


def asked(state: KeyperState) -> str:
    """Who is asked what: `1 Join`."""
    return f"{mover(state)} {type(state.frames[-1]).__name__}" if state.frames else "over"


def stores(state: KeyperState, seat: int) -> dict[str, int]:
    """What a seat has besides the brick, wood and stone that it started with: `{"clay": 2}`."""
    goods = state.goods[seat * ALL_RESOURCES : (seat + 1) * ALL_RESOURCES]
    more = [count - state.box.start[place] for place, count in enumerate(goods)]
    return {name: count for name, count in zip(RESOURCES, more, strict=True) if count}


def keyp(state: KeyperState, seat: int) -> list[str]:
    """The keyples in the keyp of a seat."""
    counts = state.team[seat * ALL_COLOURS : (seat + 1) * ALL_COLOURS]
    return [name for name, count in zip(COLOURS, counts, strict=True) for _ in range(count)]


def resting(state: KeyperState, seat: int) -> list[str]:
    """The keyples on the keyp tile of a seat."""
    counts = state.resting[seat * ALL_COLOURS : (seat + 1) * ALL_COLOURS]
    return [name for name, count in zip(COLOURS, counts, strict=True) for _ in range(count)]


def at(state: KeyperState, spot: str, seat: int = 0) -> list[str]:
    """The keyples on a field, or on a plot of a seat; those lying down in brackets."""
    number = SPOT.read(spot)
    there = state.spots[number if number < FIRST_PLOT else number + seat * ALL_PLOTS]
    found = []
    for keyple in (there & KEYPLE_MASK, there >> KEYPLE_BITS):
        if keyple:
            colour = COLOURS[(keyple & 7) - 1]
            found.append(f"({colour})" if keyple & LYING else colour)
    return found


def tiles(state: KeyperState, seat: int) -> dict[str, str]:
    """The tiles of a seat that can be seen, by plot; upgraded ones with a plus."""
    found = {}
    for plot in range(ALL_PLOTS):
        tile = state.tops[seat * ALL_PLOTS + plot] - 1
        if tile >= 0:
            found[SPOT.write(FIRST_PLOT + plot)] = TILE.write(tile) + ("+" if state.is_upgraded(seat, tile) else "")
    return found


def market(state: KeyperState) -> list[str]:
    """What is on display."""
    shown = [TILE.write(HOME_TILES + place) for place in range(COUNTRY_TILES) if state.market >> place & 1]
    return shown + [
        FAIR.write(FIRST_WINTER_FAIR + fair) for fair in range(8) if state.market >> (COUNTRY_TILES + fair) & 1
    ]


def display(state: KeyperState, board: str) -> str:
    return DISPLAY.write(state.displays[BOARD_ARG.read(board)])


def line(state: KeyperState, seat: int, source: str) -> int:
    """What one line of a score says: the shipping, the fairs, or a tile by its name."""
    return {line.source.removeprefix("tile:"): line.points for line in GAME.scores(state)[seat].lines}[source]


def heard(told: list[Event], key: str) -> list[dict[str, str | int]]:
    """The arguments of the events with this key."""
    return [event.args for event in told if event.key == key]


def sound(state: KeyperState) -> None:
    """Fail unless every component is in one place, and the places agree with each other."""
    finite = state.supply[0] < 100
    assert GAME.stock(state) == _stock(state.seats, finite)
    assert min(state.supply + state.goods + state.team + state.resting + state.reserve + state.left) >= 0
    for seat in range(state.seats):
        count = sum(state.team[seat * ALL_COLOURS : (seat + 1) * ALL_COLOURS]) + (state.keypers >> seat & 1)
        assert state.left[seat] == count, f"seat {seat} has {count} pieces, not {state.left[seat]}"
        tops = state.tops[seat * ALL_PLOTS : (seat + 1) * ALL_PLOTS]
        assert state.built[seat] == sum(1 << (tile - 1) for tile in tops if tile)
        assert not state.built[seat] & state.plans[seat]
        assert all(state.box.farm >> (tile - 1) & 1 for tile in tops[:8] if tile)
        assert all(state.box.village >> (tile - 1) & 1 for tile in tops[8:] if tile)
    for spot, there in enumerate(state.spots):
        assert there or not there >> KEYPLE_BITS
        assert not there or spot < FIRST_PLOT or state.tops[spot - FIRST_PLOT] or asked(state).endswith("BuildHere")
    taken = [seat for seat in state.claimed if seat != NOBODY]
    assert len(set(taken)) == len(taken), "a seat has claimed two boards"


@cache
def _stock(seats: int, finite: bool) -> Mapping[str, int]:
    return GAME.stock(GAME.begin(seats, GAME.options({"supply": "finite" if finite else "unlimited"})))


def with_tile(name: str, upgraded: bool = False, at: str = "", **resources: int) -> KeyperState:
    """Seat 0 has just this tile and these resources, and no keyples."""
    state = table()
    bereave(state, 0)
    give(state, 0, **resources)
    team(state, 0)
    built(state, 0, name, at, upgraded)
    return state


def points(name: str, upgraded: bool = False, **resources: int) -> int:
    return line(with_tile(name, upgraded, "", **resources), 0, name)
