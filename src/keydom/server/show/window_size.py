"""The window of a browser, as it tells it: bounded, and in steps, so that one drawing serves many browsers."""

from __future__ import annotations

import re

from keydom.core.scene import WindowSize
from keydom.drawing.compose import LEAST, MOST

COOKIE = "window"
STEP = 8  # pixels
DESK, PHONE = WindowSize(1440, 896), WindowSize(384, 840)  # where a browser has not told its window yet
SAID = re.compile(r"(\d{1,5})x(\d{1,5})")


def parse_window(text: str) -> WindowSize | None:
    """The window that is said as `WIDTHxHEIGHT`; None where nothing of that kind is said.

    >>> parse_window("1443x899"), parse_window("1x99999"), parse_window("large")
    (WindowSize(width=1440, height=896), WindowSize(width=320, height=2160), None)
    """
    said = SAID.fullmatch(text)
    if said is None:
        return None
    sizes = zip(map(int, said.groups()), LEAST, MOST, strict=True)
    return WindowSize(*(min(max(size, least), most) // STEP * STEP for size, least, most in sizes))


def window_of(asked: str, cookie: str, agent: str) -> WindowSize:
    """The window that was asked for, or the last one that this browser told of, or what browsers of its kind have."""
    return parse_window(asked) or parse_window(cookie) or (PHONE if "Mobile" in agent else DESK)
