"""Ends of games with The Merchants: seat 0 has just these contracts, items, tiles and boats."""

from __future__ import annotations

from keydom.games.keyflower.state import KeyflowerState

from ..builders import contract, goods, own, purple, skills, table, workers

WORKERS = ("blue", "red", "yellow", "green")
SKILLS = ("saw", "pickaxe", "anvil")


def end(*cards: str, items: str = "") -> KeyflowerState:
    """Seat 0 has contracts and items and nothing else; seat 2 has the start player's piece."""
    state = table(merchants="full")
    purple(state, 2)
    contract(state, 0, *cards)
    have(state, items)
    return state


def have(state: KeyflowerState, items: str) -> None:
    for word in items.split():
        if word in WORKERS:
            workers(state, 0, **{word: 1})
        elif word in SKILLS:
            skills(state, 0, hidden=False, **{word: 1})
        else:
            goods(state, "home-1", **{word: 1})


def village(*tiles: str, up: bool = False) -> KeyflowerState:
    """Seat 0 owns these tiles; seat 2 has the start player's piece."""
    state = table(merchants="full")
    purple(state, 2)
    for tile in tiles:
        own(state, 0, tile, up=up)
    return state


def boat(state: KeyflowerState, name: str) -> None:
    own(state, 0, name, beside=True)
