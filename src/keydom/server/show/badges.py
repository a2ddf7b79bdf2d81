"""A player's badge on the pages: the colour and the sign that the drawings have too."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from keydom.core.game import Game
from keydom.drawing import badges as drawn

SIGNS = ("●", "★", "■", "▲", "◆", "✚", "▼", "♣", "♠", "♥")  # a seat's shape, as the drawings have it
# For games that do not say what colour their seats have.
PAINTS = (
    ("#1d7d80", "#ffffff"),
    ("#c2592a", "#ffffff"),
    ("#6c4aa3", "#ffffff"),
    ("#54606d", "#ffffff"),
    ("#b1364a", "#ffffff"),
    ("#6b4a31", "#ffffff"),
    ("#2b66ad", "#ffffff"),
    ("#35824a", "#ffffff"),
    ("#35353b", "#ffffff"),
    ("#e8b722", "#33280a"),
)


def paint(game: Game[Any, Any] | None, seat: int) -> tuple[str, str]:
    """The colour of a seat, and the ink that stands out on it."""
    own = game.paints if game is not None else ()
    return own[seat] if seat < len(own) else PAINTS[seat]


def seat_style(game: Game[Any, Any] | None, seat: int) -> str:
    """What is written on a seat's colour."""
    colour, ink = paint(game, seat)
    return f"background-color:var(--apart-{seat},{colour});color:var(--apart-ink-{seat},{ink})"


def badge(game: Game[Any, Any] | None, seat: int) -> Markup:
    """The badge of a seat; what it tells is said in words beside it."""
    style, sign = seat_style(game, seat), Markup(SIGNS[seat])
    if seat < len(drawn.SIGNS):
        steps = f'<path d="{drawn.SIGNS[seat]}" fill="currentColor"/>'
        sign = Markup(f'<svg viewBox="-9.5 -9.5 19 19" focusable="false">{steps}</svg>')  # as large as in a drawing
    return Markup('<span class="badge" style="{}" aria-hidden="true">{}</span>').format(style, sign)
