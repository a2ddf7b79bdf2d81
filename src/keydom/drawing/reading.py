"""What the pictures and the boards of every game say alike: names, the order of the seats, the moment of play."""

from __future__ import annotations

from keydom.core.catalogue import Component
from keydom.core.game import OVER, Words

RECONSTRUCTED = "≈"  # beside figures that are


def seat_name(seat: int, words: Words) -> str:
    return words.say("seat-name", {"seat": f"seat:{seat}"})


def component_name(part: Component, words: Words) -> str:
    return words.say(f"{part.kind}-{part.id}")


def how_many(key: str, count: int | str, words: Words) -> str:
    """A thing and how many there are of it, as tooltips say it."""
    return f"{words.say(key)} × {count}"


def in_order(seats: int, viewer: int | None) -> list[int]:
    """The seats clockwise, from the viewer's own on."""
    first = viewer or 0
    return [(first + step) % seats for step in range(seats)]


def moment(mover: int, begun: bool, now: str, words: Words) -> str:
    """How far a game has come: setting up, what it says of itself, or the end."""
    if mover == OVER:
        return words.say("game-over")
    return now if begun else words.say("draw-setup")
