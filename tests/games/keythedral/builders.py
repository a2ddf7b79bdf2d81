"""Positions of Keythedral for tests: a fixed board, changed by small steps that keep it a position of the real game.

Lines are written as in a record, `0 buy b01` or `* reveal b07`; whoever is to move is checked, and so is, after every
line, that no cube, fence or card got lost. The board for three players (seat 0 blue, seat 1 yellow, seat 2 black):

         -4 -3 -2 -1  0  1  2  3  4  5
     -4   .  .  .  .  L  .  F  .  .  .
     -3   .  .  . b5  . k3  . y5  .  .
     -2   .  .  F  .  Q  .  W  .  V  .
     -1   . k5  . y2  . b1  . k2  .  .
      0   V  .  L  .  Q  .  W  .  F  .
      1   . b4  . y1  .  #  . k1  . y4
      2   .  .  V  .  W  .  Q  .  W  .
      3   .  .  . b3  . b2  . y3  .  .
      4   .  .  Q  .  W  .  L  .  W  .
      5   .  .  .  .  . k4  .  .  .  .

The order of building a position: `table`, then cubes, laws, fences and seats, then `at_phase`, which opens the phase.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from keydom.core.action import Action
from keydom.core.errors import IllegalAction
from keydom.core.game import NATURE, OVER, Event, Step, settle
from keydom.games.keythedral import GAME
from keydom.games.keythedral.actions import CELL, COTTAGE, CUBE, LAW, TILE, UNFENCE
from keydom.games.keythedral.components import ALL_CUBES, CUBES, KINDS, unpack
from keydom.games.keythedral.rules.harvest import Harvest
from keydom.games.keythedral.rules.laws import Window
from keydom.games.keythedral.rules.lead import Lead
from keydom.games.keythedral.rules.rounds import Round, TakeBack
from keydom.games.keythedral.rules.spend import Spend
from keydom.games.keythedral.rules.work import Work
from keydom.games.keythedral.state import FACE_UP, NOBODY, UNSEEN, KeythedralState

OPEN_LAWS = ("work-order", "sale")  # what lies on the law spaces of a table with face-up laws


def table(seats: int = 3, **options: str) -> KeythedralState:
    """The first round after set-up: b01 to b04 on sale, nobody has a cube or a law, seat 0 starts."""
    return _table(seats, tuple(options.items())).copy()


@cache
def _table(seats: int, options: tuple[tuple[str, str], ...]) -> KeythedralState:
    state = GAME.begin(seats, GAME.options(dict(options)))
    faces = 0
    while state.round == 0:
        legal = GAME.legal(state)
        word = legal[0].verb.name
        if word in ("field", "at"):
            action = min(legal, key=_from_the_centre)
        elif word == "face":
            action = min(legal, key=lambda face: (face.a - faces) % len(KINDS))
            faces += 1
        elif word == "show":
            action = next(show for law in OPEN_LAWS for show in legal if LAW.write(show.a) == law)
        else:
            action = legal[0]
        GAME.play(state, action)
    return state


def _from_the_centre(action: Action) -> tuple[int, int, int]:
    x, y = unpack(action.a)
    return (x - 1) ** 2 + (y - 1) ** 2, y, x


# What lies where.


def give(state: KeythedralState, seat: int, **cubes: int) -> None:
    """Cubes from the store (crafts from their craftsmen) to a seat: `give(state, 0, stone=2)`."""
    for name, count in cubes.items():
        cube = CUBE.read(name)
        pile = state.shop if state.shop[cube] else state.store
        assert pile[cube] >= count, f"there are only {pile[cube]} {name}"
        pile[cube] -= count
        state.cubes[seat * ALL_CUBES + cube] += count


def use_up(state: KeythedralState, **cubes: int) -> None:
    """Craft cubes that were bought and paid with: from their craftsmen to the store."""
    for name, count in cubes.items():
        cube = CUBE.read(name)
        assert state.shop[cube] >= count, f"there are only {state.shop[cube]} {name}"
        state.shop[cube] -= count
        state.store[cube] += count


def empty(state: KeythedralState, name: str, but: int = 0, to: int = 2) -> None:
    """Have a seat hold all the resources of a kind that lie in the store, but so many."""
    give(state, to, **{name: state.store[CUBE.read(name)] - but})


def hold(state: KeythedralState, seat: int, *laws: str) -> None:
    """Laws from the deck to a hand."""
    for law in laws:
        state.hands[seat] |= _from_the_deck(state, law)


def use(state: KeythedralState, *laws: str) -> None:
    """Laws that have been played already."""
    for law in laws:
        state.gone |= _from_the_deck(state, law)


def _from_the_deck(state: KeythedralState, law: str) -> int:
    bit: int = 1 << LAW.read(law)
    assert not bit & (state.gone | state.shown | sum(state.hands)), f"{law} lies elsewhere"
    assert state.deck > 0, "the deck is empty"
    state.deck -= 1
    return bit


def fence(state: KeythedralState, seat: int, *edges: str) -> None:
    """Fences that a seat has built, such as `1,-1>0,0`."""
    for text in edges:
        state.fences = {**state.fences, UNFENCE.args[0].read(text): seat}
        state.fences_left[seat] -= 1


def house(state: KeythedralState, *cottages: str) -> None:
    for cottage in cottages:
        state.houses |= 1 << COTTAGE.read(cottage)


def lay(state: KeythedralState, cottage: str, where: str) -> None:
    """A cottage that has been moved to another square."""
    state.set_square(COTTAGE.read(cottage), CELL.read(where))


def worker(state: KeythedralState, seat: int, *cells: str) -> None:
    """Workers of a seat in these fields."""
    for where in cells:
        state.workers[state.at[CELL.read(where)]] = seat


def on_sale(state: KeythedralState, *tiles: str, others: int = 2) -> None:
    """Just these tiles, all of one level, are on sale; the rest of the stages so far belongs to the seat `others`."""
    numbers = [TILE.read(tile) for tile in tiles]
    levels, owner, level = state.box.level, state.owner, state.box.level[numbers[0]]
    for tile, where in enumerate(owner):
        if where == FACE_UP and levels[tile] <= level:
            owner[tile] = UNSEEN
    for stage in range(1, level + 1):
        sold = sum(levels[tile] == stage and where >= 0 for tile, where in enumerate(owner))
        spare = [tile for tile in state.unseen(stage) if tile not in numbers]
        here = len(numbers) if stage == level else 0
        for tile in spare[: state.box.spaces[stage] - sold - here]:
            owner[tile] = others
    for tile in numbers:
        owner[tile] = FACE_UP
    state.level = level


def own(state: KeythedralState, seat: int, *tiles: str) -> None:
    """A seat has acquired these tiles; say so before `on_sale`."""
    for tile in tiles:
        state.owner[TILE.read(tile)] = seat


def at_phase(state: KeythedralState, phase: int, start: int = 0) -> None:
    """A phase opens, from its window for laws on."""
    steps: list[list[Step[KeythedralState]]] = [[Work()], [Harvest()], [Spend()], [TakeBack()], [Lead()]]
    state.start = start
    state.order = [1, 2, 3, 4, 5] if phase in (2, 3, 4) else []
    state.frames = [Round()]
    for number in range(5, phase - 1, -1):
        state.frames += steps[number - 1]
        state.frames.append(Window(number))
    settle(state, None)
    sound(state)


def opening(phase: int, *laws: str, start: int = 0) -> KeythedralState:
    """A phase opens, and seat 0 holds these laws."""
    state = table()
    hold(state, 0, *laws)
    at_phase(state, phase, start)
    return state


def harvest(law: str, *lines: str, fields: tuple[str, ...] = ("2,0", "0,2", "-2,0")) -> KeythedralState:
    """After phase 2, in which seat 0, with workers in two woods and a lake, played these lines."""
    state = table()
    hold(state, 0, *law.split())
    worker(state, 0, *fields)
    worker(state, 1, "4,2")
    at_phase(state, 2)
    play(state, *[f"0 {line}" for line in lines])
    return state


def spending(*, laws: dict[int, str] | None = None, seats: int = 3, **cubes: int) -> KeythedralState:
    """Seat 0 is to act in phase 3 and has these cubes; `laws` says who holds which, and all decline at the opening."""
    state = table(seats)
    give(state, 0, **cubes)
    for seat, names in (laws or {}).items():
        hold(state, seat, *names.split())
    at_phase(state, 3)
    decline_all(state)
    return state


# Playing on, and looking.


def play(state: KeythedralState, *lines: str) -> list[Event]:
    """Play lines such as `0 pass`, each checked against what is offered to whom; returns what was told."""
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


def decline_all(state: KeythedralState) -> None:
    """Have everybody who is asked about laws decline."""
    while offers(state)[-1:] == ["decline"]:
        play(state, f"{mover(state)} decline")


def pass_all(state: KeythedralState) -> None:
    """Have everybody pass until something else is asked."""
    while "pass" in offers(state):
        play(state, f"{mover(state)} pass")


def mover(state: KeythedralState) -> int:
    return GAME.mover(state)


def over(state: KeythedralState) -> bool:
    return GAME.mover(state) == OVER


def offers(state: KeythedralState) -> list[str]:
    """What the mover may do, as text."""
    return [str(action) for action in GAME.legal(state)]


def words(state: KeythedralState) -> set[str]:
    """The verbs of what the mover may do."""
    return {action.verb.name for action in GAME.legal(state)}


def asked(state: KeythedralState) -> str:
    """Who is asked what: `1 Opening`."""
    return f"{mover(state)} {type(state.frames[-1]).__name__}" if state.frames else "over"


def purse(state: KeythedralState, seat: int) -> dict[str, int]:
    """The cubes of a seat: `{"stone": 2}`."""
    return {cube: count for cube, count in zip(CUBES, state.purse(seat), strict=True) if count}


def in_store(state: KeythedralState, cube: str) -> int:
    return state.store[CUBE.read(cube)]


def in_shop(state: KeythedralState, cube: str) -> int:
    return state.shop[CUBE.read(cube)]


def hand(state: KeythedralState, seat: int) -> list[str]:
    return [law for place, law in enumerate(LAW.names) if (state.hands[seat] >> place) & 1]


def is_gone(state: KeythedralState, law: str) -> bool:
    """Whether a law has been used."""
    return (state.gone >> LAW.read(law)) & 1 == 1


def is_house(state: KeythedralState, cottage: str) -> bool:
    return state.is_house(COTTAGE.read(cottage))


def owner(state: KeythedralState, tile: str) -> int:
    """Who has a building tile; see the state for what negative numbers mean."""
    return state.owner[TILE.read(tile)]


def fences(state: KeythedralState) -> dict[str, int]:
    """Where the fences are and whose: `{"1,-1>0,0": 2}`."""
    return {UNFENCE.args[0].write(edge): seat for edge, seat in sorted(state.fences.items())}


def square(state: KeythedralState, cottage: str) -> str:
    """Where a cottage lies."""
    return CELL.write(state.squares[COTTAGE.read(cottage)])


def fields_of(state: KeythedralState, seat: int) -> set[str]:
    """Where the workers of a seat are."""
    return {CELL.write(cell) for cell, whose in zip(state.cells, state.workers, strict=True) if whose == seat}


def heard(told: list[Event], key: str) -> list[dict[str, str | int]]:
    """The arguments of the events with this key."""
    return [event.args for event in told if event.key == key]


def sound(state: KeythedralState) -> None:
    """Fail unless every component is in one place, and the places fit the rules."""
    stock = GAME.stock(state)
    assert stock == _stock(state.seats, state.box.edition, "face-down" if stock["laws"] else "none")
    assert min(state.store + state.shop + state.cubes) >= 0
    assert min(state.fences_left) >= 0
    everywhere = [state.gone, state.shown, *state.hands]
    assert sum(everywhere).bit_count() == sum(cards.bit_count() for cards in everywhere), "a law lies in two places"
    for level in range(1, 6):
        out = [where for tile, where in enumerate(state.owner) if state.box.level[tile] == level]
        count = sum(where == FACE_UP or where >= 0 for where in out)
        assert count <= state.box.spaces[level], f"{count} tiles of level {level} on the mat"
    placed = [square for square in state.squares if square]
    assert len(set(placed)) == len(placed), "two cottages on a square"
    for seat in range(state.seats):
        assert state.workers.count(seat) <= 10
    assert all(whose == NOBODY or 0 <= whose < state.seats for whose in state.workers)


@cache
def _stock(seats: int, edition: str, laws: str) -> Mapping[str, int]:
    return GAME.stock(GAME.begin(seats, GAME.options({"edition": edition, "laws": laws})))
