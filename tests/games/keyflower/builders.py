"""Positions of Keyflower for tests: a fixed table, changed by small steps that keep every component accounted for.

Lines are written as in a record, `0 bid keywood` or `* draw blue` for NATURE; whoever is to move is checked, and so
is, after every line, that no piece or tile got lost (`sound`).

`table` is the first turn of spring. Seat 0 has home-1 and begins, seat 1 has home-2, and so on; home-1 shows water at
its bottom edge, home-2 at its lower left, home-3 at its top. Nothing is behind any screen, boats carry a mixture. The
first tiles of spring by number are on auction, until `lots` says which: the turn order tiles always are.

The order of building: `table`, then `season`, then `lots`, then what lies where. Whoever has no workers and no
contract passes without being asked (R-KF-14), so that a transcript can be about one seat alone; somebody who must be
asked needs a worker. `turn` says who is to move, `purple` who has the start player's piece.

Workers, skills and goods come from the bag, the pile and the supply. They are known to everybody, or with
`hidden=True` drawn unseen.
"""

from __future__ import annotations

from functools import cache

from keydom.core.errors import IllegalAction
from keydom.core.game import NATURE, Event, settle
from keydom.core.match import Match
from keydom.games.keyflower import GAME
from keydom.games.keyflower.actions import CONTRACT, DRAW, DRAW_SKILL, EXTENSION, LOAD, LOAD_SKILL, TILE, winter_bit
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_FREIGHT,
    ALL_SKILLS,
    COLOURS,
    FIRST_SPRING,
    GOODS,
    GREEN,
    SEASONS,
    SKILLS,
    TILES,
    WINTER,
)
from keydom.games.keyflower.rules.building import Site
from keydom.games.keyflower.rules.seasons import Season, other_face
from keydom.games.keyflower.rules.turns import Turn
from keydom.games.keyflower.setup import MERCHANTS_VALUES
from keydom.games.keyflower.state import DISCARDED, GONE, NONE, ON_SALE, PILED, SHOWN, UNSEEN, KeyflowerState, is_boat
from keydom.games.keyflower.state.full_state import more, put
from keydom.games.keyflower.view import KeyflowerView

from .looking import CELL, mover, offers, sound


def table(seats: int = 3, **options: str) -> KeyflowerState:
    """The first turn of spring: homes 1, 2, 3 in the order of the seats, nothing behind the screens."""
    return _table(seats, tuple(options.items())).copy()


@cache
def _table(seats: int, options: tuple[tuple[str, str], ...]) -> KeyflowerState:
    state = GAME.begin(seats, GAME.options(dict(options)))
    nature(state)
    for seat in range(seats):
        for colour in range(ALL_COLOURS):
            place = seat * ALL_COLOURS + colour
            drawn = state.screens[place] - state.known_workers[place]
            state.screens = more(state.screens, place, -drawn)
            state.into_bag(colour, drawn)
        state.hidden_workers = put(state.hidden_workers, seat, 0)
    sound(state)
    return state


def season(state: KeyflowerState, name: str) -> None:
    """A later season begins: its first tiles are on auction (in winter all that were dealt), what lay there is gone."""
    assert SEASONS.index(name) > state.season, f"it is {SEASONS[state.season]} already"
    _clear_away(state)
    for tile in state.on_sale:
        if tile >= FIRST_SPRING:
            state.give_tile(tile, GONE)
    for seat in range(state.seats):  # somebody must have a worker, or the turns would be over at once
        workers(state, seat, blue=1)
    state.frames = [Season(SEASONS.index(name))]
    settle(state, None)
    nature(state)
    while mover(state) >= 0 and not isinstance(state.frames[-1], Turn):
        GAME.play(state, GAME.legal(state)[-1])
    for seat in range(state.seats):
        state.lose_workers(seat, 0, 1)
        state.into_bag(0, 1)
    sound(state)


def _clear_away(state: KeyflowerState) -> None:
    """Take the workers off boats, tiles and bids, and what else boats carry."""
    for place, count in [*enumerate(state.cargo), *enumerate(state.on)]:
        state.into_bag(place % ALL_COLOURS, count)
    state.cargo, state.on = [0] * len(state.cargo), bytes(len(state.on))
    for place, count in enumerate(state.crates):
        state.onto_pile(place % ALL_SKILLS, count)
        state.crates = put(state.crates, place, 0)
    for place, count in enumerate(state.bids):
        state.into_bag(state.bid_colours[place], count)
    gold, cabins, papers = [sum(state.freight[kind::ALL_FREIGHT]) for kind in range(ALL_FREIGHT)]
    state.supply = more(state.supply, GOODS.index("gold"), gold)
    state.cabins_left += cabins
    state.piled += papers
    state.freight = [0] * len(state.freight)
    for tile in range(len(TILES)):
        state.last_use = put(state.last_use, tile, 0)
        extension = state.extended[tile]
        state.tile_colours = put(
            state.tile_colours, tile, NONE if extension == NONE else state.box.extension_colour[extension]
        )


def lots(state: KeyflowerState, *tiles: str) -> None:
    """Exactly these tiles of the season, and the turn order tiles, are on auction; all bids are gone."""
    for place, count in enumerate(state.bids):
        state.into_bag(state.bid_colours[place], count)
    for tile in state.on_sale:
        if tile >= FIRST_SPRING:
            state.give_tile(tile, GONE if state.season == WINTER else UNSEEN)
            if is_boat(tile):
                state.give_tile(other_face(tile), UNSEEN)
    numbers = [TILE.read(tile) for tile in tiles]
    for tile in numbers:
        assert state.box.season[tile] == state.season, f"{TILES[tile]} is no tile of {SEASONS[state.season]}"
        assert state.owner[tile] < 0, f"{TILES[tile]} has an owner"
        state.give_tile(tile, ON_SALE)
        if is_boat(tile):
            state.give_tile(other_face(tile), GONE)
    _auction(state, [*state.order_tiles(), *numbers])
    sound(state)


def _auction(state: KeyflowerState, tiles: list[int]) -> None:
    for tile in set(state.on_sale) - {tile for tile in state.on_sale if state.workers_on(tile)}:
        state.tile_colours = put(state.tile_colours, tile, NONE)
    state.on_sale = tiles
    state.bids = [0] * (len(tiles) * state.seats)
    state.bid_colours = [0] * (len(tiles) * state.seats)


def turn(state: KeyflowerState, seat: int) -> None:
    """It is this seat's turn, and nobody has just passed."""
    assert isinstance(state.frames[-1], Turn)
    state.frames[-1] = Turn(seat)
    state.passes = 0


def purple(state: KeyflowerState, seat: int) -> None:
    """A seat has the start player's piece."""
    state.start = seat


# What lies where.


def workers(state: KeyflowerState, seat: int, hidden: int = False, **colours: int) -> None:
    """Workers behind a screen: `workers(state, 0, blue=3, green=1)`."""
    for name, count in colours.items():
        colour = _from_bag(state, name, count)
        state.screens = more(state.screens, seat * ALL_COLOURS + colour, count)
        if hidden:
            state.hidden_workers = more(state.hidden_workers, seat, count)
        else:
            state.known_workers = more(state.known_workers, seat * ALL_COLOURS + colour, count)


def skills(state: KeyflowerState, seat: int, hidden: int = False, **kinds: int) -> None:
    """Skills behind a screen: `skills(state, 0, saw=1)`."""
    for name, count in kinds.items():
        skill = SKILLS.index(name)
        assert state.pile[skill] >= count, f"there are only {state.pile[skill]} of {name}"
        state.pile = more(state.pile, skill, -count)
        state.pile_size -= count
        state.skills = more(state.skills, seat * ALL_SKILLS + skill, count)
        if hidden:
            state.hidden_skills = more(state.hidden_skills, seat, count)
        else:
            state.known_skills = more(state.known_skills, seat * ALL_SKILLS + skill, count)


def goods(state: KeyflowerState, tile: str, **kinds: int) -> None:
    """Goods on a tile of somebody's: `goods(state, "home-1", wood=2)`."""
    assert state.owner[TILE.read(tile)] >= 0, f"{tile} is nobody's"
    for name, count in kinds.items():
        assert state.take_goods(GOODS.index(name), count, TILE.read(tile)) == count, f"there is not so much {name}"


def bid(state: KeyflowerState, seat: int, tile: str, count: int, colour: str) -> None:
    """Workers that were put to a bid: `bid(state, 1, "keywood", 2, "red")`; raises one in the same colour."""
    number, lot = _from_bag(state, colour, count), state.lot(TILE.read(tile))
    assert lot >= 0, f"{tile} is not on auction"
    place = lot * state.seats + seat
    assert not state.bids[place] or state.bid_colours[place] == number, f"seat {seat} bids in another colour"
    state.bids = more(state.bids, place, count)
    state.bid_colours = put(state.bid_colours, place, number)
    if state.tile_colours[TILE.read(tile)] == NONE:
        state.tile_colours = put(state.tile_colours, TILE.read(tile), number)


def at_work(state: KeyflowerState, tile: str, **colours: int) -> None:
    """Workers on a tile, all of one use: `at_work(state, "keywood", blue=2)`."""
    number = TILE.read(tile)
    for name, count in colours.items():
        colour = _from_bag(state, name, count)
        state.put_on(number, colour, count)
        if state.tile_colours[number] == NONE:
            state.tile_colours = put(state.tile_colours, number, colour)
    state.last_use = put(state.last_use, number, sum(colours.values()))


def _from_bag(state: KeyflowerState, name: str, count: int) -> int:
    """Take workers out of the bag, green ones as far as possible out of the supply."""
    colour = COLOURS.index(name)
    if colour == GREEN:
        fresh = min(count, state.greens)
        state.greens -= fresh
        state.into_bag(GREEN, fresh)
    assert state.bag[colour] >= count, f"there are only {state.bag[colour]} {name} in the bag"
    state.bag = more(state.bag, colour, -count)
    state.bag_size -= count
    return colour


def exhaust(state: KeyflowerState, what: str, but: int = 0, to: int | None = None) -> None:
    """Have a seat (the last one) hold all that is left, but so much, of a good, `green`, the `bag` or the `pile`."""
    seat = state.seats - 1 if to is None else to
    if what in GOODS:
        goods(state, TILES[state.homes[seat]], **{what: state.supply[GOODS.index(what)] - but})
    elif what == "green":
        workers(state, seat, green=state.greens - but)
    elif what == "bag":
        for _ in range(state.bag_size - but):
            _hand_over(state, seat, max(range(ALL_COLOURS), key=lambda colour: state.bag[colour]), 1)
    else:
        assert what == "pile", what
        for _ in range(state.pile_size - but):
            skills(state, seat, **{SKILLS[max(range(ALL_SKILLS), key=lambda skill: state.pile[skill])]: 1})


def bag_of(state: KeyflowerState, to: int | None = None, **colours: int) -> None:
    """Have just these workers left in the bag; a seat (the last one) holds all others."""
    seat = state.seats - 1 if to is None else to
    for colour, name in enumerate(COLOURS):
        surplus = state.bag[colour] - colours.get(name, 0)
        assert surplus >= 0, f"there are only {state.bag[colour]} {name} in the bag"
        _hand_over(state, seat, colour, surplus)


def _hand_over(state: KeyflowerState, seat: int, colour: int, count: int) -> None:
    """Workers from the bag, for all to see."""
    state.bag = more(state.bag, colour, -count)
    state.bag_size -= count
    state.gain_workers(seat, colour, count)


def own(
    state: KeyflowerState,
    seat: int,
    tile: str,
    at: str = "",
    turn: int | None = None,
    up: bool = False,
    beside: bool = False,
) -> None:
    """A tile in a village, where it fits: at this place (the first) and so turned (the first way); or beside it."""
    number = TILE.read(tile)
    assert state.owner[number] < 0, f"{tile} has an owner"
    if number in state.on_sale:
        kept = [lot for lot in state.on_sale if lot != number]
        assert not any(state.bids), "say what belongs to whom before the bids"
        _auction(state, kept)
    state.give_tile(number, seat)
    if is_boat(number):
        state.give_tile(other_face(number), GONE)
    if up:
        assert state.box.cost[number], f"{tile} has no other side"
        state.turn_over(number)
    if beside:
        return
    found = [site for site in Site(seat, number).offer(state) if not at or CELL.write(site.a) == at]
    found = [site for site in found if turn is None or site.b == turn % state.box.spins[number]]
    assert found, f"{tile} does not fit there"
    state.lay_tile(seat, number, found[0].a, found[0].b)


def upgraded(state: KeyflowerState, *tiles: str) -> None:
    """Tiles of somebody's that have been turned over, homes for instance."""
    for tile in tiles:
        assert state.owner[TILE.read(tile)] >= 0, f"{tile} is nobody's"
        state.turn_over(TILE.read(tile))


def hand(state: KeyflowerState, seat: int, *tiles: str) -> None:
    """Deal just these winter tiles to a seat; one that another seat has is swapped for one of its own."""
    wanted = sum(winter_bit(TILE.read(tile)) for tile in tiles)
    hands = state.hands[:]
    spare = hands[seat] & ~wanted
    for other in range(state.seats):
        taken = hands[other] & wanted if other != seat else 0
        hands[other] &= ~taken
        for _ in range(taken.bit_count()):
            gift = spare & -spare
            assert gift, "say first what the other seats have"
            hands[other] |= gift
            spare &= ~gift
    hands[seat] = wanted
    state.hands = hands


def boats(state: KeyflowerState, *names: str) -> None:
    """These boats, one for each seat, are in play; say so before `season`, which loads them."""
    assert len(names) == state.seats
    for boat in state.boats:
        state.give_tile(boat, UNSEEN)
    state.boats = [TILE.read(name) for name in names]
    for boat in state.boats:
        state.give_tile(boat, ON_SALE)


def cargo(state: KeyflowerState, boat: str, **load: int) -> None:
    """Have just these workers and skills on a boat: `cargo(state, "keyflower", blue=2, saw=1)`."""
    place = state.boats.index(TILE.read(boat))
    for colour, name in enumerate(COLOURS):
        state.into_bag(colour, state.cargo[place * ALL_COLOURS + colour])
        state.cargo = put(state.cargo, place * ALL_COLOURS + colour, load.get(name, 0))
        _from_bag(state, name, load.get(name, 0))
    for skill, name in enumerate(SKILLS):
        state.onto_pile(skill, state.crates[place * ALL_SKILLS + skill])
        state.crates = put(state.crates, place * ALL_SKILLS + skill, load.get(name, 0))
        state.pile = more(state.pile, skill, -load.get(name, 0))
        state.pile_size -= load.get(name, 0)


# The Merchants.


def contract(state: KeyflowerState, seat: int, *cards: str, hidden: bool = False) -> None:
    """Contracts from the piles to a seat, taken openly or unseen."""
    for name in cards:
        card = CONTRACT.read(name)
        if state.contracts[card] == SHOWN:  # another one lies open instead
            other = max(place for place in range(len(state.contracts)) if state.contracts[place] == PILED)
            state.contracts = put(state.contracts, other, SHOWN)
            state.offered = [other if place == card else place for place in state.offered]
        else:
            assert state.contracts[card] == PILED, f"{name} lies elsewhere"
        state.contracts = put(state.contracts, card, seat)
        state.piled -= 1
        if hidden:
            state.hidden_contracts = more(state.hidden_contracts, seat, 1)
        else:
            state.known_contracts = put(state.known_contracts, seat, state.known_contracts[seat] | 1 << card)


def discarded(state: KeyflowerState, *cards: str) -> None:
    """Contracts from the piles that have been discarded."""
    for name in cards:
        card = CONTRACT.read(name)
        assert state.contracts[card] == PILED, f"{name} lies elsewhere"
        state.contracts = put(state.contracts, card, DISCARDED)
        state.discarded |= 1 << card
        state.piled -= 1


def face_up(state: KeyflowerState, *cards: str) -> None:
    """Just these three contracts lie open."""
    for card in state.offered:
        state.contracts = put(state.contracts, card, PILED)
    state.offered = [CONTRACT.read(name) for name in cards]
    for card in state.offered:
        assert state.contracts[card] == PILED, f"{CONTRACT.write(card)} lies elsewhere"
        state.contracts = put(state.contracts, card, SHOWN)


def extend(state: KeyflowerState, tile: str, extension: str) -> None:
    """An extension on an upgraded tile."""
    number, which = TILE.read(tile), EXTENSION.read(extension)
    assert state.up[number], f"{tile} is not upgraded"
    assert which not in state.extended, f"{extension} lies elsewhere"
    state.extended = [which if place == number else other for place, other in enumerate(state.extended)]
    state.tile_colours = put(state.tile_colours, number, state.box.extension_colour[which])


def cabin(state: KeyflowerState, seat: int, count: int = 1) -> None:
    """Cabins beside a seat's home."""
    assert state.cabins_left >= count
    state.cabins_left -= count
    state.cabins = more(state.cabins, seat, count)


# Playing on.


def play(state: KeyflowerState, *lines: str) -> list[Event]:
    """Play lines such as `0 pass`, each checked against what is offered to whom; returns what was told."""
    told: list[Event] = []
    for line in lines:
        who, _, text = line.partition(" ")
        seat = NATURE if who == "*" else int(who)
        action = GAME.parse(text)
        if mover(state) != seat or action not in GAME.legal(state):
            raise IllegalAction(f"no `{line}`: seat {mover(state)} may {offers(state)} ({state.frames[-1:]})")
        GAME.play(state, action, told.append)
        sound(state)
    return told


def nature(state: KeyflowerState) -> None:
    """Let NATURE draw until somebody has to decide: of workers and skills the most numerous, of all else the first."""
    while mover(state) == NATURE:
        legal = GAME.legal(state)
        stocks = {DRAW: state.bag, LOAD: state.bag, DRAW_SKILL: state.pile, LOAD_SKILL: state.pile}
        stock = stocks.get(legal[0].verb)
        GAME.play(state, max(legal, key=lambda action: stock[action.a]) if stock else legal[0])


def pass_all(state: KeyflowerState) -> list[Event]:
    """Have everybody pass until something else is asked: the season is over."""
    told: list[Event] = []
    while "pass" in offers(state):
        told += play(state, f"{mover(state)} pass")
    return told


def match(state: KeyflowerState) -> Match[KeyflowerState, KeyflowerView]:
    """A match that stands at this position."""
    options = {"merchants": MERCHANTS_VALUES[state.merchants], "promos": "all" if state.promos else "none"}
    found = Match(GAME, state.seats, GAME.options(options))
    found.state = state
    return found


def position(game: Match[KeyflowerState, KeyflowerView]) -> KeyflowerState:
    """Where a match stands."""
    assert isinstance(game.state, KeyflowerState)
    return game.state
