"""A drawing as pixels, by resvg where that is installed, in the typefaces that the pages have."""

from __future__ import annotations

from pathlib import Path

from keydom.core.errors import KeydomError
from keydom.drawing.theme import inline

FONTS = sorted(str(path) for path in (Path(__file__).parent / "fonts").glob("*.ttf"))


class NoRenderer(KeydomError):
    """Nothing is installed that makes pixels of a drawing."""


def png(svg: str, theme: str = "light", width: int | None = None) -> bytes:
    """The drawing in the colours of a theme as a PNG, so many pixels wide or else as wide as it is drawn."""
    try:
        from resvg_py import svg_to_bytes  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        raise NoRenderer("a PNG needs the package resvg-py: pip install 'keydom[png]'") from None
    made: bytes = svg_to_bytes(svg_string=inline(svg, theme), width=width, font_files=FONTS)
    return made
