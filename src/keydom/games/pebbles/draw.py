"""The table and the components of pebbles as SVG, by day and by night."""

from __future__ import annotations

from html import escape

from keydom.core.catalogue import Catalogue
from keydom.core.game import Words

SIGNS = ("○", "★", "▲")  # a shape besides the colour
WIDTH, ROW, PITCH, TOP = 720, 64, 34, 16
STYLE = (
    ".pebbles{--p-table:#e9e2d0;--p-ink:#2d2a24;--p-soft:#b9ad92}"
    "@media (prefers-color-scheme:dark){.pebbles{--p-table:#16191c;--p-ink:#f0e9da;--p-soft:#5b5546}}"
    ".p-table{fill:var(--p-table)}.p-ink{fill:var(--p-ink)}.p-stone{stroke:var(--p-ink)}"
    ".p-0{fill:#f4f1e8}.p-1{fill:#d9a521}.p-2{fill:#3b3a3a}.p-hidden{fill:var(--p-soft)}"
    ".p-on-0{fill:#3b3a3a}.p-on-1{fill:#3b2a00}.p-on-2{fill:#f4f1e8}.p-on-hidden{fill:var(--p-ink)}"
)


def draw(bowls: list[list[int]], sizes: list[int], opened: list[list[int]], words: Words) -> str:
    """A row a seat: what lies open before it, and what its bowl hides."""
    parts = []
    for place, lying in enumerate(opened):
        y = TOP + ROW * place + 22
        shown = [kind for kind, count in enumerate(lying) for _ in range(count)]
        known = [kind for kind, count in enumerate(bowls[place]) for _ in range(count)]
        bowl: list[int] | list[None] = known or [None] * sizes[place]
        parts.append(
            f'<g data-ref="seat:{place}">{_text(16, y + 6, words.say("seat-name", {"seat": f"seat:{place}"}))}'
        )
        parts += [_pebble(130 + PITCH * at, y, kind, f"open-{place}-{at}") for at, kind in enumerate(shown)]
        parts += [_pebble(430 + PITCH * at, y, kind, f"bowl-{place}-{at}") for at, kind in enumerate(bowl)]
        parts.append("</g>")
    return _sheet(ROW * len(opened) + TOP, words, parts)


def gallery(words: Words, catalogue: Catalogue) -> str:
    """A row a kind of pebble: how it looks, what it is called and what it is worth."""
    parts = []
    for place, pebble in enumerate(catalogue.kind("pebble")):
        y = TOP + ROW * place + 22
        name = words.say(f"pebble-{pebble.id}")
        status = words.say(f"status-{pebble.status}")
        points = f"{pebble.number('points'):+d}".replace("-", "−")
        columns = ((64, name), (280, points), (340, f"× {pebble.number('count')}"), (430, status))
        tip = f"<title>{escape(f'{name} · {status}')}</title>"
        parts.append(f'<g data-ref="pebble:{pebble.id}" id="pebble-{pebble.id}">{tip}{_pebble(34, y, place, "")}')
        parts += [*(_text(x, y + 6, text) for x, text in columns), "</g>"]
    return _sheet(ROW * len(SIGNS) + TOP, words, parts)


def _sheet(height: int, words: Words, parts: list[str]) -> str:
    size = f'viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="15"'
    ground = f'<style>{STYLE}</style>\n<rect width="{WIDTH}" height="{height}" class="p-table"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} class="pebbles" lang="{words.language}">'
    return "\n".join([head, ground, *parts, "</svg>"])


def _text(x: int, y: int, text: str) -> str:
    return f'<text x="{x}" y="{y}" class="p-ink">{escape(text)}</text>'


def _pebble(x: int, y: int, kind: int | None, id: str) -> str:
    sign, paint = ("?", "hidden") if kind is None else (SIGNS[kind], str(kind))
    name = f' id="{id}"' if id else ""
    return (
        f'<g{name}><circle cx="{x}" cy="{y}" r="14" class="p-{paint} p-stone"/>'
        f'<text x="{x}" y="{y + 5}" text-anchor="middle" class="p-on-{paint}">{sign}</text></g>'
    )
