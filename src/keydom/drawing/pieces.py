"""Pieces that more than one game has: figures, logs, rocks, and the sign for any of them.

Each is drawn around its middle, about 24 wide and high.
"""

from __future__ import annotations

from keydom.drawing.svg import EDGE, INK, PEN, disc, path, polygon

BODY = "M-8 11C-8.4 4.6 -6.6 -1 0 -2.4C6.6 -1 8.4 4.6 8 11Q0 13 -8 11z"
SHINE = "M-5.4 8.6C-5.4 4.6 -4.4 1.6 -2 0.2"
ASTERISK = "M0 -5V5M-4.3 -2.5L4.3 2.5M-4.3 2.5L4.3 -2.5"


def asterisk(y: float, scale: float, x: float = 0.0) -> str:
    """The sign for `any, as you like`."""
    arms = path(ASTERISK, f'{PEN} stroke-width="2"')
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{arms}</g>'


def figure(face: str) -> str:
    """A man of this colour."""
    shine = path(SHINE, 'fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="1.4"')
    return path(BODY, f'fill="{face}" {EDGE}') + shine + disc(0, -5.4, 4.6, f'fill="{face}" {EDGE}')


def log(bark: str, grain: str) -> str:
    """A log, its sawn end to the right."""
    trunk = path("M-8.4 -6.2H6V6.2H-8.4Q-11.4 0 -8.4 -6.2z", f'fill="{bark}" {EDGE}')
    lines = path("M-6.6 -2.4H2M-7.4 1.8H1", f'fill="none" stroke="{grain}" stroke-width="1.2" stroke-linecap="round"')
    end = f'<ellipse cx="6" cy="0" rx="4.6" ry="6.3" fill="#e2bd86" stroke="{INK}" stroke-width="1"/>'
    ring = '<ellipse cx="6" cy="0" rx="2" ry="3" fill="none" stroke="#97622f" stroke-width="1.1"/>'
    return trunk + lines + end + ring


def rock() -> str:
    outline = [(-10.5, 4.0), (-7.0, -5.4), (1.0, -9.0), (8.4, -4.0), (10.5, 4.6), (4.0, 9.0), (-5.6, 8.6)]
    lit = polygon([(-7, -5.4), (1, -9), (8.4, -4), (1.4, -0.6)], 'fill="#dcdad3"')
    dark = polygon([(1.4, -0.6), (8.4, -4), (10.5, 4.6), (4, 9)], 'fill="#7d7b76"')
    return polygon(outline, 'fill="#aeaca6"') + lit + dark + polygon(outline, f'fill="none" {EDGE}')


def anything(face: str) -> str:
    """Any of a group of things: an octagon with the sign for it."""
    near, far = 4.3, 10.4
    quarter = [(near, -far), (far, -near), (far, near), (near, far)]
    return polygon(quarter + [(-x, -y) for x, y in quarter], f'fill="{face}" {EDGE}') + asterisk(0, 1.25)
