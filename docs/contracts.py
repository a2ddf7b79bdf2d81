"""Pictures of the architecture, drawn from the import contracts in pyproject.toml."""

from __future__ import annotations

import ast
import re
import textwrap
import tomllib
from html import escape
from pathlib import Path

WIDTH, GAP, PAD = 860, 10, 14
LINE, LETTER = 16, 6.3  # height of a line, usual width of a letter, of the small print
INK, PAPER, EDGE = "#2b2118", "#f6ecd9", "#8a6d4b"


def pictures(root: Path) -> list[tuple[str, str]]:
    """The name of every contract of layers, and its picture."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    return [(one["name"], picture(one, root / "src")) for one in contracts if one["type"] == "layers"]


def picture(contract: dict[str, list[str]], source: Path) -> str:
    """The layers as rows, the highest first; modules of one layer stand side by side."""
    rows = [[name.strip(" ()") for name in re.split(r"[|:]", layer)] for layer in contract["layers"]]
    places = [source.joinpath(*container.split(".")) for container in contract.get("containers", [""])]
    parts, top = [], float(GAP)
    for number, row in enumerate(rows):
        width = (WIDTH - GAP * (len(row) + 1)) / len(row)
        told = [textwrap.wrap(about(name, places), int((width - 2 * PAD) / LETTER)) for name in row]
        height = 2 * PAD + LINE * (1 + max(map(len, told)))
        if number:
            parts.append(arrow(top))
            top += 2 * GAP
        for column, (name, lines) in enumerate(zip(row, told, strict=True)):
            parts.append(box(name, lines, GAP + column * (width + GAP), top, width, height))
        top += height
    size = f'viewBox="0 0 {WIDTH} {top + GAP:.0f}" width="{WIDTH}" height="{top + GAP:.0f}"'
    style = f'font-family="sans-serif" font-size="12" fill="{INK}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>{"".join(parts)}</svg>\n'


def about(name: str, places: list[Path]) -> str:
    """The first sentence of the module itself, where the contract speaks of one place."""
    if len(places) != 1 or "*" in str(places[0]):
        return ""
    for path in (places[0] / name / "__init__.py", places[0] / f"{name}.py"):
        if path.exists():
            text = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
            return re.split(r"(?<=[.:;])\s", text.partition("\n\n")[0].replace("\n", " "))[0].rstrip(".:;")
    return ""


def box(name: str, lines: list[str], left: float, top: float, width: float, height: float) -> str:
    frame = f'<rect x="{left:.0f}" y="{top:.0f}" width="{width:.0f}" height="{height:.0f}" rx="6"'
    text = [
        f'<text x="{left + PAD:.0f}" y="{top + PAD + 12:.0f}" font-size="15" font-weight="bold">{escape(name)}</text>'
    ]
    for number, line in enumerate(lines, 1):
        text.append(f'<text x="{left + PAD:.0f}" y="{top + PAD + 12 + number * LINE:.0f}">{escape(line)}</text>')
    return f'{frame} fill="{PAPER}" stroke="{EDGE}"/>{"".join(text)}'


def arrow(top: float) -> str:
    """From a layer down to the next."""
    middle, tip = WIDTH // 2, top + 2 * GAP - 3
    return f'<path d="M{middle} {top + 2:.0f}V{tip:.0f}m-5 -6l5 6l5 -6" fill="none" stroke="{EDGE}" stroke-width="2"/>'
