"""How a command hands over a picture: as SVG or as PNG, its colours in itself, so that every program shows it alike."""

from __future__ import annotations

from pathlib import Path

from keydom.cli.files import deliver, write_bytes
from keydom.drawing.png import png
from keydom.drawing.theme import inline


def deliver_picture(svg: str, theme: str, output: Path | None, pixels: Path | None) -> None:
    """Write the SVG where the output is, or to standard output; with a place for pixels, a PNG there."""
    if pixels is not None:
        write_bytes(pixels, png(svg, theme))
    if pixels is None or output is not None:
        deliver(inline(svg, theme), output)
