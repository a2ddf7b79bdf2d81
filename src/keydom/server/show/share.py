"""The picture of a finished game to share: what the winner built, and everybody's points by category."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from keydom.core.game import Game, Score, View
from keydom.core.scene import Area
from keydom.drawing.badges import SIGNS
from keydom.drawing.compose import SHEET_WINDOW
from keydom.drawing.png import png
from keydom.drawing.reading import seat_name
from keydom.drawing.sheet import FONT
from keydom.drawing.svg import box, clean, disc, fit, measure, number, path, write
from keydom.drawing.theme import TABLE, inline
from keydom.server.show import typefaces
from keydom.server.show.badges import paint
from keydom.server.show.ending import CategorySums, headline, margin_text
from keydom.server.show.typefaces import BOLD, HEADINGS
from keydom.server.words import PageWords

WIDTH, HEIGHT = 1200, 630
NAME: Final = "keydom-{}"  # of a file, by the table
PICTURE = Area(28, 24, 720, HEIGHT - 48)
LEFT, RIGHT = 790.0, 1160.0  # of the column beside it
TOP, FOOT = 236.0, 596.0
TEXT, SOFT = TABLE["text"][0], TABLE["text-soft"][0]
DISPLAY = "Alegreya,Georgia,'DejaVu Serif Condensed',serif"
FACES: Final = (HEADINGS, typefaces.TEXT, BOLD)
SERIF = 1.12  # how much wider the letters of names are than those that are measured
LEAST = 15.0  # pixels: a part of a bar that is less wide has no figure


def picture_of_end(
    game: Game[Any, Any], words: PageWords, view: View, scores: Sequence[Score], standing: Sequence[int]
) -> str:
    """The whole picture by day, as an SVG document that carries its typefaces in itself."""
    order = sorted(range(len(scores)), key=lambda seat: (standing[seat], seat))
    first = [seat for seat in order if standing[seat] == 1]
    kept = game.keepsake(view, words, first[0], PICTURE, scores)
    left = LEFT if kept else (WIDTH - RIGHT + LEFT) / 2
    light = _light(game, view, words)
    parts = [_surface(light), kept, _heading(game, words, first, [(standing[s], scores[s].total) for s in order], left)]
    parts += _rows(game, words, order, scores, left)
    parts.append(write(left, FOOT + 6, words.say("share-foot"), 16, colour=SOFT, width=RIGHT - LEFT))
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    look = f'class="{game.id}" lang="{clean(words.language)}" font-family="{FONT}" font-weight="500"'
    title = f"<title>{clean(headline(words, first))}</title>"
    drawn = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {look}>{title}{"".join(parts)}</svg>\n'
    return inline(drawn).replace("<title>", f"{typefaces.typefaces(*FACES)}<title>", 1)


def pixels(drawn: str) -> bytes:
    """The picture as a PNG, which has the typefaces of its own."""
    return png(drawn.replace(typefaces.typefaces(*FACES), "", 1), width=WIDTH)


def _light(game: Game[Any, Any], view: View, words: PageWords) -> str:
    """The light that the table lies in at the end."""
    if type(game).compose is Game.compose:
        return "plain"
    return game.compose(view, words, SHEET_WINDOW).light or "plain"


def _surface(light: str) -> str:
    middle, field, rim = (TABLE[f"{part}-{light}"][0] for part in ("middle", "field", "rim"))
    stops = "".join(
        f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in ((0, middle), (0.62, field), (1.3, rim))
    )
    gradient = f'<radialGradient id="share-light" cx="0.42" cy="0.4" r="0.85">{stops}</radialGradient>'
    return f"<defs>{gradient}</defs>" + box(0, 0, WIDTH, HEIGHT, 'fill="url(#share-light)"', 0)


def _heading(
    game: Game[Any, Any], words: PageWords, first: Sequence[int], results: Sequence[tuple[int, int]], left: float
) -> str:
    """The name of the game, who has won, and by how much."""
    title = _serif(left, 80, words.say("game-name"), 25, RIGHT - LEFT)
    who = headline(words, first).rstrip("!")
    large = _serif(left, 160, who, 62 if measure(who, 62) * SERIF < RIGHT - LEFT else 46, RIGHT - LEFT)
    players = words.say("page-end-players", {"count": len(results)})
    about = write(left, 200, f"{margin_text(words, results)} · {players}", 20, colour=SOFT, width=RIGHT - LEFT)
    return title + large + about


def _serif(x: float, y: float, text: str, size: float, width: float, colour: str = TEXT, anchor: str = "start") -> str:
    shown, size = fit(text, size, width / SERIF)
    place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}" text-anchor="{anchor}"'
    return f'<text {place} font-family="{DISPLAY}" font-weight="700" fill="{colour}">{clean(shown)}</text>'


def _rows(
    game: Game[Any, Any], words: PageWords, order: Sequence[int], scores: Sequence[Score], left: float
) -> list[str]:
    """Sign, name, total and bar of everybody."""
    tally = CategorySums(game, words, scores)
    wide = RIGHT - LEFT
    legend = _legend(tally, left)
    step = min(74.0, (FOOT - 26 - TOP - 22 * len(legend)) / len(order))
    drawn = []
    for place, seat in enumerate(order):
        top, (colour, ink) = TOP + step * place, paint(game, seat)
        size = min(1.0, step / 62)
        middle = top + 15 * size
        sign = path(SIGNS[seat], f'fill="{ink}"')
        drawn.append(disc(left + 14, middle, 13 * size, f'fill="{colour}" stroke="#fffdf5" stroke-width="1.6"'))
        drawn.append(
            f'<g transform="translate({number(left + 14)} {number(middle)}) scale({number(1.3 * size)})">{sign}</g>'
        )
        drawn.append(_serif(left + 38, middle + 8 * size, seat_name(seat, words), 24 * size, wide - 100))
        drawn.append(box(left + wide - 46, middle - 15 * size, 46, 30 * size, f'fill="{colour}"', 8))
        total = str(scores[seat].total)
        drawn.append(_serif(left + wide - 23, middle + 7.5 * size, total, 22 * size, 44, ink, "middle"))
        drawn.append(_bar(tally, seat, Area(left, top + 34 * size, wide, min(26.0, step - 40 * size))))
    for line, text in enumerate(legend):
        drawn.append(f'<g transform="translate(0 {number(TOP + step * len(order) + 16 + 22 * line)})">{text}</g>')
    return drawn


def _bar(tally: CategorySums, seat: int, area: Area) -> str:
    x, drawn = area.x, []
    for part in tally.parts(seat):
        width = area.width * part.width / 100
        drawn.append(box(x, area.y, width, area.height, f'fill="{PAINTS[part.place]}"', 0))
        if width >= LEAST + 7 * (part.points > 9):
            at = area.y + area.height / 2 + 5
            drawn.append(write(x + width / 2, at, str(part.points), 14, colour=INK, anchor="middle", bold=True))
        x += width
    return "".join(drawn)


def _legend(tally: CategorySums, left: float) -> list[str]:
    """What the colours of the bars mean, in as many lines as that takes."""
    lines, x = [""], left
    for place, name in enumerate(tally.names):
        wide = 20 + measure(name, 15) + 16
        if x > left and x + wide - 16 > left + RIGHT - LEFT:
            lines.append("")
            x = left
        square = box(x, -11, 13, 13, f'fill="{PAINTS[place]}"', 3)
        lines[-1] += square + write(x + 19, 0, name, 15, colour=SOFT, width=RIGHT - LEFT - 20)
        x += wide
    return lines


# By the place of a category among those of its game: `css/scores.css` says the same.
PAINTS: Final = ("#b5c96b", "#e09a58", "#a9c5da", "#bba5d3", "#e3c465", "#dd8d83", "#7fc0b0", "#c3bba8")
INK: Final = "#26211a"
