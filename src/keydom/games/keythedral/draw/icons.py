"""Small signs of things, for a line of text about them."""

from __future__ import annotations

from keydom.drawing.svg import box, group, path, use, write
from keydom.games.keythedral.components import COLOURS, CUBES, KINDS
from keydom.games.keythedral.draw import pieces, windows

PIECES = {"fence": "icon-fence", "worker": "icon-worker", "cottage": "icon-cottage"}


def icon(ref: str) -> str:
    """The picture that shows a thing as a small sign, or nothing."""
    kind, _, name = ref.partition(":")
    if kind == "cube" and name in CUBES:
        return f"cube-{name}"
    if kind == "kind" and name in KINDS:
        return f"icon-{name}"
    if kind == "seat" and name.isdigit() and int(name) < len(COLOURS):
        return f"icon-seat-{COLOURS[int(name)]}"
    if kind == "law":
        return "icon-law"
    if kind == "tile":
        return "icon-seat"
    if kind == "cottage":
        colour = name.rstrip("0123456789")
        return f"icon-cottage-{colour}" if colour in COLOURS else ""
    return PIECES.get(name, "") if kind == "piece" else ""


def pictures() -> dict[str, str]:
    """Small signs that are not used elsewhere, 26 wide."""
    found = {f"icon-{kind}": group(use(kind, 0, 0), at=(0, 0, 0.25)) for kind in KINDS}
    for colour in COLOURS:
        found[f"icon-cottage-{colour}"] = group(pieces.cottage(colour, 0, False, small=True), at=(0, 0, 0.44))
        found[f"icon-seat-{colour}"] = group(use(f"worker-{colour}", 0, 0), at=(0, 0, 0.62))
    law = box(-8, -11, 16, 22, 'fill="#f7ecd0" stroke="#9b3b34" stroke-width="1.5"', 3)
    found["icon-law"] = law + write(0, 5, "§", 14, colour="#9b3b34", anchor="middle", bold=True)
    window = path(windows.arch(17, 22, windows.LANCET), 'fill="#fff6dc" stroke="#2a2217" stroke-width="1.4"')
    found["icon-seat"] = group(window, at=(0, 11, 1))
    found["icon-fence"] = group(use("fence-blue", 0, 0), at=(0, 0, 0.58))
    found["icon-worker"] = group(use("worker-blue", 0, 0), at=(0, 0, 0.62))
    found["icon-cottage"] = use("icon-cottage-blue", 0, 0)
    return found
