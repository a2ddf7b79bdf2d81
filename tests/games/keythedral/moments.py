"""The moments of a game at which laws are or are not played, as positions in which seat 0 decides.

In all of them every law could do something, if only its moment has come: a fence stands, there is a house, seat 0 has
workers in fields and cubes to pay with, and used craft cubes lie in the store.
"""

from __future__ import annotations

from collections.abc import Callable

from keydom.games.keythedral.state import KeythedralState

from .builders import at_phase, fence, give, hold, house, play, table, use_up, worker


def busy(*laws: str) -> KeythedralState:
    """A table where much is going on; seat 0 holds these laws."""
    state = table()
    use_up(state, iron=1, glass=1, gold=1)
    give(state, 0, stone=2, timber=2, water=1, food=1, wine=1)
    fence(state, 1, "1,-1>0,0")
    house(state, "yellow1")
    hold(state, 0, *laws)
    return state


def opening(phase: int) -> Callable[..., KeythedralState]:
    def moment(*laws: str) -> KeythedralState:
        state = busy(*laws)
        if phase in (2, 3, 4):
            worker(state, 0, "2,0", "-2,0")
        at_phase(state, phase)
        return state

    return moment


def order(*laws: str) -> KeythedralState:
    state = opening(1)(*laws)
    play(state, "0 decline")
    return state


def placing(*laws: str) -> KeythedralState:
    state = order(*laws)
    play(state, "0 order 1")
    return state


def turn(*laws: str) -> KeythedralState:
    state = opening(3)(*laws)
    play(state, "0 decline")
    return state


def law_turn(*laws: str) -> KeythedralState:
    """Seat 0 has taken a law this round, and the others have acted since."""
    state = busy(*laws)
    for seat in (1, 2):
        give(state, seat, stone=2, timber=2)
    at_phase(state, 3, start=1)
    play(state, "0 decline")
    state.took = 1
    play(state, "1 house yellow2", "2 house black1")
    return state


def payment(*laws: str) -> KeythedralState:
    state = turn(*laws)
    play(state, "0 craft iron")
    return state


def answer(*laws: str) -> KeythedralState:
    """Seat 1 has announced that it wants b01."""
    state = busy(*laws)
    give(state, 1, stone=1, timber=1)
    at_phase(state, 3, start=1)
    play(state, "0 decline", "1 buy b01")
    return state


def price(*laws: str) -> KeythedralState:
    """Seat 0 has announced that it wants b01, and nobody has answered."""
    state = turn(*laws)
    play(state, "0 buy b01")
    return state


def repeal(*laws: str) -> KeythedralState:
    """Seat 1 has played a law as the first phase opened."""
    state = busy(*laws)
    law = "upgrade-cottage" if "downgrade-house" in laws else "downgrade-house"
    hold(state, 1, law)
    at_phase(state, 1, start=1)
    play(state, f"1 {law} {'yellow2' if law == 'upgrade-cottage' else 'yellow1'}")
    return state


def bid(*laws: str) -> KeythedralState:
    state = busy(*laws)
    at_phase(state, 5, start=1)
    play(state, "0 decline")
    return state


def naming(*laws: str) -> KeythedralState:
    state = bid(*laws)
    play(state, "0 bid 1", "0 pay stone")
    return state


MOMENTS: dict[str, Callable[..., KeythedralState]] = {
    **{f"opening {phase}": opening(phase) for phase in range(1, 6)},
    "order": order,
    "worker": placing,
    "turn": turn,
    "law turn": law_turn,
    "payment": payment,
    "answer": answer,
    "price": price,
    "repeal": repeal,
    "bid": bid,
    "naming": naming,
}

OPENINGS = {f"opening {phase}" for phase in range(1, 6)}
ANY_TIME = OPENINGS | {"order", "worker", "turn", "law turn", "bid"}

# When each law can be played.
WINDOWS: dict[str, set[str]] = {
    "work-order": {"opening 1"},
    "price-increase": {"answer"},
    "price-decrease": {"price"},
    "upgrade-cottage": ANY_TIME,
    "substitution": {"price"},
    "cottage-number": {"worker"},
    "craft-bargain": ANY_TIME,
    "unexpected-harvest": {"opening 2"},
    "broken-fences": {"opening 1", "order", "worker"},
    "repeal-law": {"repeal"},
    "unsafe-fence": ANY_TIME,
    "house-moratorium": {"opening 1", "opening 2", "opening 3", "order", "worker"},
    "design-change": ANY_TIME | {"answer"},
    "double-production": {"opening 2"},
    "bargain": {"turn", "law turn"},
    "sale": {"turn", "law turn"},
    "downgrade-house": ANY_TIME,
    "good-harvest": {"opening 1", "opening 2"},
    "poor-harvest": {"opening 1", "opening 2"},
    "start-order": OPENINGS,
}

# One way of playing each law but the repeal.
PLAYED: dict[str, tuple[str, str]] = {
    "work-order": ("opening 1", "work-order"),
    "price-increase": ("answer", "price-increase"),
    "price-decrease": ("price", "price-decrease"),
    "upgrade-cottage": ("turn", "upgrade-cottage blue1"),
    "substitution": ("price", "substitution"),
    "cottage-number": ("worker", "cottage-number blue4"),
    "craft-bargain": ("turn", "craft-bargain gold"),
    "unexpected-harvest": ("opening 2", "unexpected-harvest lake"),
    "broken-fences": ("worker", "broken-fences"),
    "unsafe-fence": ("bid", "unsafe-fence 1,-1>0,0"),
    "house-moratorium": ("opening 3", "house-moratorium"),
    "design-change": ("answer", "design-change b01"),
    "double-production": ("opening 2", "double-production 2,0"),
    "bargain": ("turn", "bargain"),
    "sale": ("turn", "sale gold"),
    "downgrade-house": ("order", "downgrade-house yellow1"),
    "good-harvest": ("opening 2", "good-harvest wood"),
    "poor-harvest": ("opening 2", "poor-harvest wood"),
    "start-order": ("opening 1", "start-order 2"),
}
