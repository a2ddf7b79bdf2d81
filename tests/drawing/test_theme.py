"""The colours of a drawing: by variables in the browser, in the drawing itself everywhere else."""

from __future__ import annotations

import re
import sys
from itertools import product

import pytest

from keydom.core.game import Words
from keydom.drawing import theme
from keydom.drawing.png import NoRenderer, png
from keydom.drawing.sheet import Sheet, panel
from keydom.drawing.svg import Area, box
from keydom.games import games
from tests.sampling import sampled

from .pixels import pixels

ROLES = {**theme.PAPER, "table": ("#eeeeee", "#111111")}
PICTURE = Sheet("a-game", ROLES).document(Words(), 800, panel(Area(20, 20, 300, 200), "Somewhere"))


def test_a_drawing_says_what_its_colours_are_by_day_and_by_night() -> None:
    day, night = PICTURE.split("@media (prefers-color-scheme:dark)")

    assert "--k-table:#eeeeee;" in day
    assert "--k-table:#111111;" in night


@pytest.mark.parametrize(("scheme", "colour"), [("light", "#eeeeee"), ("dark", "#111111")])
def test_an_inlined_drawing_carries_the_colours_of_its_theme_in_itself(scheme: str, colour: str) -> None:
    drawn = theme.inline(PICTURE, scheme)

    assert f'<rect x="0" y="0" width="1400" height="800" rx="0" fill="{colour}"/>' in drawn
    assert "var(" not in drawn
    assert "<style" not in drawn


def test_inlining_twice_changes_nothing_more() -> None:
    once = theme.inline(PICTURE)

    assert theme.inline(once, "dark") == once


def test_a_colour_that_the_drawing_does_not_have_is_named() -> None:
    drawn = PICTURE.replace("</svg>", box(0, 0, 1, 1, theme.fill("nowhere")) + "</svg>")

    with pytest.raises(theme.NoColour, match="no colour --k-nowhere"):
        theme.inline(drawn)


def often(name: str, scheme: str) -> bool:
    """Every game and every theme in every run, each with one of the other."""
    return scheme == list(theme.THEMES)[list(games()).index(name) % len(theme.THEMES)]


@pytest.mark.parametrize(("name", "scheme"), sampled(product(games(), theme.THEMES), often))
def test_a_gallery_looks_alike_in_every_renderer(name: str, scheme: str) -> None:
    """Its paper has the colour of the theme, and most of it is not black: what renderers make of unknown variables."""
    pytest.importorskip("resvg_py")
    drawn = games()[name].gallery(Words())
    paper = re.search(r'</defs>\n<rect [^>]*fill="(#\w+)"', theme.inline(drawn, scheme))
    assert paper is not None

    picture = pixels(png(drawn, scheme, width=160))

    black = sum(row.count("#000000") for row in picture)
    assert picture[0][0] == paper[1]
    assert black < len(picture) * len(picture[0]) / 10


@pytest.mark.parametrize("face", ["font-weight='500'", "font-weight='700'"])
@pytest.mark.parametrize("family", ["Alegreya Sans", "Alegreya"])
def test_a_png_is_lettered_with_the_typefaces_of_the_pages_whatever_the_machine_has(family: str, face: str) -> None:
    pytest.importorskip("resvg_py")
    lettered = (
        f"<svg xmlns='http://www.w3.org/2000/svg' width='90' height='30'>"
        f"<text x='2' y='20' font-size='16' font-family='{name}' {face}>Keyflower</text></svg>"
        for name in (family, "a typeface that nobody has")
    )
    ours, other = (png(one) for one in lettered)
    assert ours != other


def test_without_resvg_a_png_says_which_extra_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)

    with pytest.raises(NoRenderer, match=r"pip install 'keydom\[png\]'"):
        png(PICTURE)
