"""How wide texts are taken to be, held against the typeface itself."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

import keydom
from keydom.drawing.svg import BOLD, letter, measure

HOME = Path(keydom.__file__).parent
FONTS = HOME / "server/web/static/fonts"
MESSAGES = sorted(HOME.rglob("*.ftl"))
ELSEWHERE = set("≈●→○▾★▲✱✚✓♥♣♠◇◆▼▸■≥≤≠∞\u2068\u2069\n\t")  # signs that other typefaces have


@cache
def widths(face: str) -> dict[str, float]:
    """How wide each letter of a face is, at size 1."""
    found: dict[str, float] = {}
    for part in ("latin-ext", "latin"):
        font = TTFont(FONTS / f"alegreya-sans-{part}-{face}.woff2")
        advances, size = font["hmtx"], font["head"].unitsPerEm
        found |= {chr(code): advances[glyph][0] / size for code, glyph in font.getBestCmap().items()}
    return found


@cache
def lines(path: Path) -> list[str]:
    """The sentences of a file of messages."""
    return [line for line in re.split(r"\s*(?:^[\w.-]+ = |\n|\{.*?\})\s*", path.read_text("utf-8")) if len(line) > 9]


@pytest.mark.parametrize(("face", "wider"), [("500", 1.0), ("700", BOLD)])
@pytest.mark.parametrize("path", MESSAGES, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
def test_every_sentence_is_measured_a_little_wider_than_it_is(path: Path, face: str, wider: float) -> None:
    known = widths(face)
    for line in lines(path):
        text = "".join(char for char in line if char in known)
        ratio = measure(text, wider) / sum(known[char] for char in text)
        assert 1.0 <= ratio <= 1.08, line


def test_no_letter_is_measured_narrower_than_it_is() -> None:
    assert [char for char, width in widths("500").items() if measure(char, 1.0) < width - 0.006] == []


def test_a_letter_that_no_latin_alphabet_has_is_taken_to_be_wide() -> None:
    assert (measure("Ж", 1.0), measure("字", 1.0), measure("→", 1.0)) == (0.76, 1.0, 1.0)


@pytest.mark.parametrize("path", MESSAGES, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
def test_the_typeface_has_every_letter_of_our_languages(path: Path) -> None:
    assert set(path.read_text("utf-8")) - widths("500").keys() - ELSEWHERE == set()


@pytest.mark.parametrize("size", [29, 33, 37])
def test_a_text_that_is_made_just_small_enough_is_not_cut(size: float) -> None:
    """The width that it shrinks to is its room but for a rounding of the last digit."""
    assert "White Wind II<" in letter(0, 0, "White Wind II", size, width=148)
