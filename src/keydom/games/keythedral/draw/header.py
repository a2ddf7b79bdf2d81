"""The strip at the head of the table: round and phases; on a phone the points."""

from __future__ import annotations

from keydom.core.game import OVER, Words
from keydom.core.scene import Area, Pane
from keydom.drawing.compose import DESK, UPRIGHT, WindowFrame
from keydom.drawing.reading import in_order
from keydom.drawing.svg import BOLD, box, measure, write
from keydom.games.keythedral.draw.plates import chips
from keydom.games.keythedral.draw.reading import PHASES, moment, phase
from keydom.games.keythedral.view import KeythedralView

NAME, MENU = 190.0, 64.0  # what the page has to the left and to the right of it
PHONE_NAME, PHONE_MENU = 46.0, 50.0
SIZE, LARGE = 15.0, 17.0
SMALLER = 0.85  # how much smaller the phase on a phone may be to find room


def header(view: KeythedralView, words: Words, frame: WindowFrame) -> Pane:
    left, right = (NAME, MENU) if frame.kind == DESK else (PHONE_NAME, PHONE_MENU) if frame.kind == UPRIGHT else (6, 44)
    area = Area(frame.header.x + left, frame.header.y, frame.header.width - left - right, frame.header.height)
    if frame.kind == DESK:
        picture = _strip(view, words, area)
    else:
        picture = _short(view, words, area, with_points=frame.kind == UPRIGHT)
    return Pane("header", "", area, picture, ())


def _short(view: KeythedralView, words: Words, area: Area, with_points: bool) -> str:
    """Round and phase, and everybody's points to the right."""
    middle, room, points = area.height / 2, area.width, ""
    if with_points and view.table.round and view.mover != OVER:
        points, room = chips(view, words, in_order(view.table.seats, view.seat), area.width, middle)
    text = moment(view, words)
    if view.table.round and view.mover != OVER:
        text = words.say("draw-round", {"round": view.table.round})
        full = f"{text} · {words.say(f'draw-phase-{phase(view)}')}"
        text = full if SMALLER * measure(full, 15 * BOLD) <= room - 8 else text
    return write(0, middle + 5.5, text, 15, role="on-wood", bold=True, width=max(40.0, room - 8)) + points


def _strip(view: KeythedralView, words: Words, area: Area) -> str:
    """Round, and phases with the present one brighter."""
    table, middle = view.table, area.height / 2
    if not table.round or view.mover == OVER:
        return write(0, middle + 6, moment(view, words), LARGE, role="on-wood", bold=True)
    said = words.say("draw-round", {"round": table.round})
    parts = [write(0, middle + 6, said, LARGE, role="on-wood", bold=True)]
    x = measure(said, LARGE) * BOLD + 18
    names = [words.say(f"draw-phase-{number}") for number in range(1, PHASES + 1)]
    now = phase(view)
    if x + sum(measure(name, LARGE) * BOLD + 24 for name in names) > area.width:
        names = [name if number == now else "" for number, name in enumerate(names, 1)]
    for number, name in enumerate(names, 1):
        if not name:
            continue  # a narrow strip names the present phase alone
        size = LARGE if number == now else SIZE
        width = measure(name, size) * (BOLD if number == now else 1) + 20
        if number == now:
            parts.append(box(x, middle - 13, width, 26, 'fill="#fff8e1" fill-opacity="0.18"', 13))
        role = "on-wood" if number == now else "on-wood-soft"
        parts.append(write(x + width / 2, middle + 5.5, name, size, role=role, anchor="middle", bold=number == now))
        x += width + 4
    return "".join(parts)
