"""The table: a row a seat, with what lies open before it and what its bowl hides."""

from __future__ import annotations

from keydom.core.game import Words
from keydom.drawing.ink import group, write
from keydom.games.pebbles.draw.pieces import pebble
from keydom.games.pebbles.draw.sheet import document, middle

OPEN, BOWL, PITCH = 130.0, 430.0, 34.0


def draw(bowls: list[list[int]], sizes: list[int], opened: list[list[int]], words: Words) -> str:
    """The table as this view sees it."""
    rows = []
    for seat, lying in enumerate(opened):
        y = middle(seat)
        bowl: list[int] | list[None] = _each(bowls[seat]) or [None] * sizes[seat]
        name = write(16, y + 6, words.say("seat-name", {"seat": f"seat:{seat}"}), 15, width=OPEN - 40)
        shown = [pebble(OPEN + PITCH * at, y, kind, f"open-{seat}-{at}") for at, kind in enumerate(_each(lying))]
        hidden = [pebble(BOWL + PITCH * at, y, kind, f"bowl-{seat}-{at}") for at, kind in enumerate(bowl)]
        rows.append(group(name, *shown, *hidden, ref=f"seat:{seat}"))
    return document(words, rows)


def _each(counts: list[int]) -> list[int]:
    """The kinds of the pebbles that were counted, one by one."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]
