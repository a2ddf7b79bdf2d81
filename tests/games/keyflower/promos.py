"""Tables with the promo tiles: a village that has some, laid in order or scattered."""

from __future__ import annotations

from keydom.games.keyflower.state import KeyflowerState

from .builders import own, play, purple, table, turn, workers


def village(*tiles: str, up: bool = False, **options: str) -> KeyflowerState:
    """Seat 0 owns these tiles and has blue workers; seat 1 has some too; seat 2 has the start player's piece."""
    state = table(3, promos="all", **options)
    purple(state, 2)
    for tile in tiles:
        own(state, 0, tile, up=up)
    workers(state, 0, blue=4)
    workers(state, 1, blue=4)
    return state


def use(state: KeyflowerState, tile: str, seat: int = 0) -> None:
    turn(state, seat)
    play(state, f"{seat} use {tile}", f"{seat} in blue", f"{seat} add 1")


def scattered(*tiles: str) -> KeyflowerState:
    """Seat 0 owns these tiles at these places, `keywood 0,-1`, whatever their edges: it has boat 2a."""
    state = table(3, promos="all")
    purple(state, 2)
    own(state, 0, "boat-2a", beside=True)
    for tile in tiles:
        name, _, place = tile.partition(" ")
        own(state, 0, name, at=place)
    return state
