"""Tables at which seat 0 uses tiles: some of its own and plenty of workers, or a group that was outbid."""

from __future__ import annotations

from keydom.games.keyflower.state import KeyflowerState

from .builders import bid, lots, own, table, workers


def working(*tiles: str, seat: int = 0, **colours: int) -> KeyflowerState:
    """Spring: a seat has these tiles in its village; seat 0 has these workers (nine blue and red), the others none."""
    state = table()
    lots(state)
    for tile in tiles:
        own(state, seat, tile)
    workers(state, 0, **(colours or {"blue": 9, "red": 9}))
    return state


def outbid(count: int, colour: str = "blue", **colours: int) -> KeyflowerState:
    """Seat 0 owns the Peddler and Keywood and has been outbid with these workers for the Miner."""
    state = working("peddler", "keywood", **(colours or {"blue": 9, "red": 9}))
    lots(state, "miner", "stable")
    bid(state, 0, "miner", count, colour)
    bid(state, 1, "miner", count + 1, colour)
    return state
