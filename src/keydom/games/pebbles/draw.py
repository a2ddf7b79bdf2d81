"""The table of pebbles as SVG: a row a seat, what lies open before it and what its bowl hides."""

from __future__ import annotations

from html import escape

from keydom.core.game import Words

SIGNS = ("○", "★", "▲")  # a shape besides the colour
FILLS = ("#f4f1e8", "#d9a521", "#3b3a3a")
INKS = ("#3b3a3a", "#3b2a00", "#f4f1e8")
ROW, PITCH = 64, 34


def draw(bowls: list[list[int]], sizes: list[int], opened: list[list[int]], words: Words) -> str:
    height = ROW * len(opened) + 16
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 {height}" font-family="sans-serif" font-size="15">',
        f'<rect width="720" height="{height}" fill="#e9e2d0"/>',
    ]
    for place, lying in enumerate(opened):
        top = 16 + ROW * place
        name = escape(words.say("seat-name", {"seat": f"seat:{place}"}))
        parts.append(f'<g data-ref="seat:{place}"><text x="16" y="{top + 28}" fill="#2d2a24">{name}</text>')
        shown = [kind for kind, count in enumerate(lying) for _ in range(count)]
        known = [kind for kind, count in enumerate(bowls[place]) for _ in range(count)]
        bowl: list[int] | list[None] = known or [None] * sizes[place]
        parts += [_pebble(130 + PITCH * at, top + 22, kind, f"open-{place}-{at}") for at, kind in enumerate(shown)]
        parts += [_pebble(430 + PITCH * at, top + 22, kind, f"bowl-{place}-{at}") for at, kind in enumerate(bowl)]
        parts.append("</g>")
    return "\n".join([*parts, "</svg>"])


def _pebble(x: int, y: int, kind: int | None, id: str) -> str:
    sign, fill, ink = ("?", "#b9ad92", "#2d2a24") if kind is None else (SIGNS[kind], FILLS[kind], INKS[kind])
    return (
        f'<g id="{id}"><circle cx="{x}" cy="{y}" r="14" fill="{fill}" stroke="#2d2a24"/>'
        f'<text x="{x}" y="{y + 5}" text-anchor="middle" fill="{ink}">{sign}</text></g>'
    )
