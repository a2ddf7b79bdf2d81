"""The table: a row a seat, with the pebble in its hand, what its bowl hides and what lies open before it."""

from __future__ import annotations

from keydom.core.game import Words
from keydom.drawing.ink import box, group, write
from keydom.drawing.theme import fill
from keydom.games.pebbles.draw.pieces import pebble
from keydom.games.pebbles.draw.reading import Pebble, bowl, in_hand, lying
from keydom.games.pebbles.draw.sheet import ROW, WIDTH, document, middle
from keydom.games.pebbles.view import Glance

HAND, BOWL, OPEN = 150.0, 220.0, 420.0  # where the places begin
PITCH, ROOM = 34.0, 270.0  # from a pebble to the next, unless there are too many for the room


def draw(view: Glance, words: Words) -> str:
    """The table as this view sees it."""
    return document(words, [_row(view, seat, words) for seat in range(len(view.opened))])


def _row(view: Glance, seat: int, words: Words) -> str:
    y = middle(seat)
    band = box(6, y - ROW / 2 + 4, WIDTH - 12, ROW - 8, fill("paper"), 10)  # a row is pressed wherever one likes
    name = write(16, y + 6, words.say("seat-name", {"seat": f"seat:{seat}"}), 15, width=HAND - 40)
    hand = _line(HAND, y, in_hand(view, seat), f"hand-{seat}")
    hidden = _line(BOWL, y, bowl(view, seat), f"bowl-{seat}")
    shown = _line(OPEN, y, lying(view, seat), f"open-{seat}")
    return group(band, name, hand, hidden, shown, ref=f"seat:{seat}")


def _line(x: float, y: float, pebbles: list[Pebble], id: str) -> str:
    pitch = min(PITCH, ROOM / max(1, len(pebbles)))
    return "".join(pebble(x + pitch * at, y, kind, f"{id}-{at}") for at, kind in enumerate(pebbles))
