"""The typefaces that a picture carries in itself: an image on a page is lent none of the page's."""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from typing import Final, NamedTuple

from keydom.server.static_files import STATIC_FOLDER


class Typeface(NamedTuple):
    """A family in one weight, and its file."""

    family: str
    weight: int
    file: str


HEADINGS: Final = Typeface("Alegreya", 700, "alegreya-latin-700")
TEXT: Final = Typeface("Alegreya Sans", 500, "alegreya-sans-latin-500")
BOLD: Final = Typeface("Alegreya Sans", 700, "alegreya-sans-latin-700")


@cache
def typefaces(*faces: Typeface) -> str:
    """A style element with these typefaces."""
    found = []
    for family, weight, file in faces:
        data = b64encode((STATIC_FOLDER / "fonts" / f"{file}.woff2").read_bytes()).decode()
        source = f"url(data:font/woff2;base64,{data}) format('woff2')"
        found.append(f"@font-face{{font-family:'{family}';font-weight:{weight};src:{source}}}")
    return f"<style>{''.join(found)}text{{font-variant-numeric:lining-nums}}</style>"


def lettered(picture: str) -> str:
    """A drawing with those typefaces of the text in itself that it uses."""
    texts = picture.count("<text")
    bold = picture.count('font-weight="700"')
    used = [*([TEXT] if texts > bold else []), *([BOLD] if bold else [])]
    opening = picture.index(">") + 1
    return f"{picture[:opening]}{typefaces(*used)}{picture[opening:]}" if used else picture
