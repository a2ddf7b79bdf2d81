"""What commands take that draw, and how they hand over a picture: its colours in itself, so that all show it alike."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from keydom.cli.files import deliver, write_bytes
from keydom.cli.options import FILE, catalogue_option, language_option
from keydom.drawing.png import png
from keydom.drawing.theme import THEMES, inline

OPTIONS = (
    language_option,
    catalogue_option,
    click.option(
        "--theme", type=click.Choice(THEMES), default=THEMES[0], show_default=True, help="The colours of the picture."
    ),
    click.option("--png", "pixels", type=FILE, metavar="FILE", help="Write a PNG there, and SVG only with --output."),
    click.option("-o", "--output", type=FILE, metavar="FILE", help="Write here and not to standard output."),
)


def picture_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options of a command that draws."""
    for option in reversed(OPTIONS):
        command = option(command)
    return command


def deliver_picture(svg: str, theme: str, output: Path | None, pixels: Path | None) -> None:
    """Write the SVG where the output is, or to standard output; with a place for pixels, a PNG there."""
    if pixels is not None:
        write_bytes(pixels, png(svg, theme))
    if pixels is None or output is not None:
        deliver(inline(svg, theme), output)
