"""Tables at which seat 0 builds extensions: upgraded tiles, a home to use, and what can be built there."""

from __future__ import annotations

from keydom.games.keyflower.actions import EXTENSION, TILE
from keydom.games.keyflower.state import KeyflowerState

from ..builders import own, play, table, workers
from ..looking import asked, offers

# Colour and cost of the eighteen; `worker` and `resource` are of any kind.
COSTS = {
    "e01": ("blue", "blue"),
    "e02": ("blue", "worker"),
    "e03": ("blue", "iron"),
    "e04": ("blue", "iron resource"),
    "e05": ("blue", "anvil"),
    "e06": ("red", "red"),
    "e07": ("red", "worker"),
    "e08": ("red", "wood"),
    "e09": ("red", "wood resource"),
    "e10": ("red", "saw"),
    "e11": ("yellow", "yellow"),
    "e12": ("yellow", "worker"),
    "e13": ("yellow", "stone"),
    "e14": ("yellow", "stone resource"),
    "e15": ("yellow", "pickaxe"),
    "e16": ("green", "green"),
    "e17": ("green", "gold"),
    "e18": ("green", "gold resource"),
}


def yard(*tiles: str, users: int = 1) -> KeyflowerState:
    """Seat 0 owns these tiles, upgraded, and has green workers to use its home with; seat 1 has a blue one."""
    state = table(merchants="full")
    for tile in tiles or ("keywood",):
        own(state, 0, tile, up=True)
    workers(state, 1, blue=1)
    workers(state, 0, green=users)
    return state


def go_home(state: KeyflowerState, colour: str = "green", count: int = 1) -> None:
    """Seat 0 uses its home; where a colour lies there already it is not asked for one."""
    play(state, "0 use home-1")
    if asked(state) == "0 Colour":
        play(state, f"0 in {colour}")
    play(state, f"0 add {count}")


def extensions(state: KeyflowerState, tile: str = "keywood") -> list[str]:
    """The extensions that can be built on a tile."""
    return [offer.split()[2] for offer in offers(state) if offer.startswith(f"extend {tile} ")]


def extension_of(state: KeyflowerState, tile: str) -> str:
    number = state.extended[TILE.read(tile)]
    return EXTENSION.write(number) if number >= 0 else "none"
