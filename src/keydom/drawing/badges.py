"""The players' badges: a colour and a sign each, so that nobody is known by colour alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from keydom.core.game import Words
from keydom.drawing.reading import seat_name
from keydom.drawing.svg import disc, group, path, use

# Drawn around the middle, about 12 wide.
SIGNS = (
    "M-5 0a5 5 0 1 1 10 0a5 5 0 1 1 -10 0",
    "M0 -6.3L1.6 -2.2L6 -2L2.6 0.8L3.7 5.1L0 2.7L-3.7 5.1L-2.6 0.8L-6 -2L-1.6 -2.2z",
    "M-4.5 -4.5h9v9h-9z",
    "M0 -5.8L5.6 4.2H-5.6z",
    "M0 -6.2L5.4 0L0 6.2L-5.4 0z",
    "M-2 -5.5h4v3.5h3.5v4h-3.5v3.5h-4v-3.5h-3.5v-4h3.5z",
)


class PlayerColours(NamedTuple):
    """How a seat is shown: its colour, and the ink that stands out on it."""

    seat: int
    colour: str
    ink: str


def players(*paints: tuple[str, str]) -> tuple[PlayerColours, ...]:
    """The players of a game by seat, from the colour and the ink of each."""
    return tuple(PlayerColours(seat, colour, ink) for seat, (colour, ink) in enumerate(paints))


def pictures(players: Iterable[PlayerColours]) -> dict[str, str]:
    """The players' signs for the sheet of definitions, to be used as `seat-0` and so on."""
    return {f"seat-{player.seat}": path(SIGNS[player.seat], f'fill="{player.ink}"') for player in players}


def badge(player: PlayerColours, x: float, y: float, radius: float) -> str:
    """A player's colour and sign on a small disc."""
    ring = disc(x, y, radius, f'fill="{player.colour}" stroke="#fffdf5" stroke-width="1.2"')
    return ring + use(f"seat-{player.seat}", x, y, radius / 9.5)


def paints(players: Iterable[PlayerColours]) -> tuple[tuple[str, str], ...]:
    """The colour and the ink of each, for whoever shows them elsewhere than in a drawing."""
    return tuple((player.colour, player.ink) for player in players)


def seat_group(seat: int, words: Words, *parts: str) -> str:
    """All that is shown of a player, under the reference of the seat."""
    return group(*parts, id=f"seat-{seat}", ref=f"seat:{seat}", tip=seat_name(seat, words))
