"""The table for a terminal: a line a seat, and a key to the signs."""

from __future__ import annotations

from keydom.core.game import Words
from keydom.drawing.reading import seat_name
from keydom.drawing.text import board_text
from keydom.games.pebbles.components import KINDS
from keydom.games.pebbles.draw.pieces import sign
from keydom.games.pebbles.draw.reading import bowl, in_hand, lying
from keydom.games.pebbles.view import PebblesView


def board(view: PebblesView, words: Words) -> str:
    """The table as plain text."""
    heads = ["", *[words.say(f"board-{place}") for place in ("hand", "bowl", "open")]]
    rows = [heads, *[_row(view, seat, words) for seat in range(len(view.opened))]]
    widths = [max(len(row[column]) for row in rows) for column in range(len(heads))]
    lines = ["  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)) for row in rows]
    key = "  ".join(f"{sign(kind)} {words.say(f'pebble-{name}')}" for kind, name in enumerate(KINDS))
    return board_text([lines, [key]])


def _row(view: PebblesView, seat: int, words: Words) -> list[str]:
    places = (in_hand(view, seat), bowl(view, seat), lying(view, seat))
    return [seat_name(seat, words), *[" ".join(map(sign, place)) for place in places]]
