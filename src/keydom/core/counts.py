"""Small multisets: how many there are of each kind, as a flat list of whole numbers."""

from __future__ import annotations


def holds(owned: list[int], wanted: list[int]) -> bool:
    """Whether `owned` has at least what is `wanted` of every kind."""
    for place in range(len(wanted)):
        if owned[place] < wanted[place]:
            return False
    return True


def add(target: list[int], what: list[int]) -> None:
    for place in range(len(what)):
        target[place] += what[place]


def take(target: list[int], what: list[int]) -> None:
    for place in range(len(what)):
        target[place] -= what[place]
