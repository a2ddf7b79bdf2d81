"""A tile beside the home of seat 0, on either side, and its use."""

from __future__ import annotations

from keydom.games.keyflower.state import KeyflowerState

from .builders import lots, own, play, purple, table, workers

GOODS = ("wood", "stone", "iron", "gold")
SKILLS = ("saw", "pickaxe", "anvil")
BASIC, UPGRADED = False, True


def beside_home(tile: str, up: bool = BASIC, **colours: int) -> KeyflowerState:
    """Seat 0 has this tile, with a road to its home, and these workers (nine blue); seat 2 has the purple piece."""
    state = table(promos="all")
    lots(state)
    own(state, 0, tile, up=up)
    workers(state, 0, **(colours or {"blue": 9}))
    purple(state, 2)
    return state


def pieces(text: str) -> dict[str, int]:
    """`2 wood, saw` as counts."""
    found = {}
    for part in text.split(", "):
        count, _, name = part.rpartition(" ")
        found[name] = int(count or 1)
    return found


def use(state: KeyflowerState, tile: str, *lines: str) -> None:
    """Seat 0 uses a tile with a blue worker."""
    play(state, f"0 use {tile}", "0 in blue", "0 add 1", *lines)
