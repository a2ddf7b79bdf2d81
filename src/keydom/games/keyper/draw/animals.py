"""The animals: the face of each, or its head from the side, so that none needs its colour to be told apart.

Each is drawn around its middle, about 24 wide and high, and used by its name.
"""

from __future__ import annotations

from keydom.drawing.pieces import asterisk
from keydom.drawing.svg import EDGE, INK, PEN, disc, path, use
from keydom.games.keyper.draw.palette import RIM

TAME = ("cow", "horse", "pig", "sheep")
WILD = ("chicken", "deer", "goat", "wild-boar")


def pictures() -> dict[str, str]:
    """All of them, by name; and the signs for any animal, and for any of the tame or of the wild ones."""
    faces = {f"resource-{name}": face() for name, face in FACES.items()}
    return faces | {"any-animal": _any(), "tame": _four(TAME), "wild": _four(WILD)}


def _oval(x: float, y: float, across: float, down: float, paint: str) -> str:
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{across:g}" ry="{down:g}" {paint}/>'


def _mirrored(picture: str) -> str:
    """The same on the other side of the face."""
    return f'{picture}<g transform="scale(-1 1)">{picture}</g>'


def _eyes(x: float, y: float, colour: str = INK) -> str:
    return _mirrored(disc(x, y, 1.35, f'fill="{colour}"'))


def _pig() -> str:
    ear = path("M4.4 -7L10 -10.6L9.4 -2.6z", f'fill="#e8868f" {EDGE}')
    head = _oval(0, 0.6, 9.8, 9, f'fill="#f4adb2" {EDGE}')
    snout = _oval(0, 4, 5, 3.7, f'fill="#e8868f" {EDGE}') + _mirrored(_oval(1.9, 4, 1, 1.6, f'fill="{INK}"'))
    return _mirrored(ear) + head + snout + _eyes(4, -2)


def _cow() -> str:
    horn = path("M4.4 -7.6Q8.4 -8 8 -12.2Q4 -11 2.6 -8.4z", f'fill="#f3e3b8" {EDGE}')
    ear = path("M6 -5.6Q11.6 -7.6 12 -3.6Q9 -1 6 -2.6z", f'fill="#3d3a38" {EDGE}')
    head = path("M-7 -8.4Q0 -10.4 7 -8.4Q8 -1 5.4 5H-5.4Q-8 -1 -7 -8.4z", f'fill="#fdfbf5" {EDGE}')
    patch = path("M1.4 -9.4Q4.4 -9.3 7 -8.4Q7.8 -2.6 6.2 2.2Q1.6 -1 1.4 -9.4z", 'fill="#3d3a38"')
    muzzle = _oval(0, 6.6, 7, 4.8, f'fill="#f0b9ae" {EDGE}') + _mirrored(_oval(2.8, 6, 1.1, 1.4, f'fill="{INK}"'))
    eyes = disc(-3.6, -2.4, 1.4, f'fill="{INK}"') + disc(3.8, -2.4, 1.4, 'fill="#ffffff"')
    return _mirrored(horn + ear) + head + patch + eyes + muzzle


def _sheep() -> str:
    curls = ((-8, -1), (-6.4, -6.2), (0, -8.6), (6.4, -6.2), (8, -1), (-6, 4.4), (6, 4.4))
    wool = "".join(disc(x, y, 4.4, f'fill="#fffdf4" {EDGE}') for x, y in curls)
    fill = disc(0, -1, 8, 'fill="#fffdf4"')
    ear = path("M4.6 -1.6Q10.6 -3 11 0.6Q8 3 4.6 1.8z", f'fill="#4c443c" {EDGE}')
    head = path("M-5.6 -3.4Q0 -6.4 5.6 -3.4Q5.6 6 2.8 10.4H-2.8Q-5.6 6 -5.6 -3.4z", f'fill="#4c443c" {EDGE}')
    return wool + fill + _mirrored(ear) + head + _eyes(2.6, 0.6, "#ffffff")


def _goat() -> str:
    horn = path("M1.4 -6.6Q2 -12.4 8.6 -12Q5.8 -10 5.4 -5.6z", f'fill="#7b6a52" {EDGE}')
    ear = path("M5 -4.6Q11.4 -5.4 12 -1Q8.6 0.4 5 -1.6z", f'fill="#cbc3b4" {EDGE}')
    beard = path("M-2.6 7Q-1.4 11 0.4 12.6Q1.8 10.4 2.6 7z", f'fill="#fffdf4" {EDGE}')
    head = path("M-5.8 -6.4Q0 -8.2 5.8 -6.4Q5.4 3 3.2 8H-3.2Q-5.4 3 -5.8 -6.4z", f'fill="#e2dccf" {EDGE}')
    blaze = path("M-1.6 -6.8H1.6L1.2 3H-1.2z", 'fill="#a59a86"')
    nose = path("M-1.8 4.6H1.8L0 6.6z", f'fill="{INK}"')
    return _mirrored(horn + ear) + beard + head + blaze + nose + _eyes(3.2, -1.8)


def _deer() -> str:
    antler = "M2.6 -5.6Q3 -9 7.4 -11.8M4 -8Q7.4 -7.6 10.8 -9M5.4 -9.8L5 -12.6"
    horn = path(antler, f'{PEN} stroke-width="3"') + path(antler, 'fill="none" stroke="#c79a63" stroke-width="1.3"')
    ear = path("M4.4 -4.4Q9.6 -6.8 10.6 -3Q7.4 -0.2 4.4 -1.2z", f'fill="#b97a42" {EDGE}')
    head = path("M-5.4 -5.4Q0 -7.4 5.4 -5.4Q5.6 1 2.8 7.4Q0 10.2 -2.8 7.4Q-5.6 1 -5.4 -5.4z", f'fill="#c98a4e" {EDGE}')
    face = path("M-1.8 1Q0 -1 1.8 1L2.2 7Q0 9 -2.2 7z", 'fill="#f3dfbf"')
    nose = _oval(0, 7.4, 2, 1.6, f'fill="{INK}"')
    return _mirrored(horn + ear) + head + face + nose + _eyes(3, -0.8)


def _boar() -> str:
    hair = "M-6 -6L-4.6 -11L-2.4 -8.4L0 -12L2.4 -8.4L4.6 -11L6 -6z"
    skull, lobe = "M-8.4 -5Q0 -9.4 8.4 -5Q9.4 3 4.6 8H-4.6Q-9.4 3 -8.4 -5z", "M5 -6.6L10.4 -9.6L9.6 -2.4z"
    rim = path(hair + skull, RIM) + _mirrored(path(lobe, RIM))
    bristles = rim + path(hair, f'fill="#2b211a" {EDGE}')
    ear = path(lobe, f'fill="#463529" {EDGE}')
    head = path(skull, f'fill="#655041" {EDGE}')
    snout = _oval(0, 6.2, 4.6, 3.6, f'fill="#8f7663" {EDGE}') + _mirrored(_oval(1.7, 6.4, 0.9, 1.3, f'fill="{INK}"'))
    tusk = path("M4.6 8.6Q8.8 8.4 8 2.4Q6 4.8 3.9 5.6z", f'fill="#fffdf4" {EDGE}')
    return bristles + _mirrored(ear) + head + snout + _mirrored(tusk) + _eyes(3.8, -1.4, "#ffe7a8")


def _horse() -> str:
    neck = (
        "M-10 11.6Q-9.6 1 -4.6 -5L-3.6 -11.4L0.4 -7.6Q3.6 -6.4 5 -3.6L10.6 2.6Q11.4 6 8.4 7.4Q5.8 8 4.4 5.4"
        "Q1 5 -0.8 3.2Q-1.6 7 1.8 11.6z"
    )
    head = path(neck, f'fill="#a9652f" {EDGE}')
    mane = path("M-3.6 -11.4Q-11.6 -6 -11 7L-8.4 4L-8.6 -0.4L-5.6 -0.6L-5.8 -4L-3 -5z", f'fill="#4a2a12" {EDGE}')
    return head + mane + disc(2, -2.6, 1.35, f'fill="{INK}"') + disc(8.6, 4.4, 0.9, f'fill="{INK}"')


def _chicken() -> str:
    comb = path("M1 -6.4Q0.4 -11 3 -9.6Q4 -12.6 5.8 -10Q8.8 -10.6 7.8 -6.4z", f'fill="#d23b30" {EDGE}')
    legs = path("M-2 8.6V11.6M2.6 8.6V11.6M-4 11.6H-0.4M0.8 11.6H4.4", 'stroke="#c98a12" stroke-width="1.6"')
    body = "M-11.4 -6Q-7.6 -5.6 -5.4 -2Q-1.4 -0.4 0.4 -3.4Q0.6 -8 4.6 -8Q8.6 -7.6 8.2 -2.6Q9 9 -1 9.2Q-9 8.6 -11.4 -6z"
    hen = path(body, f'fill="#fffdf4" {EDGE}')
    wing = path("M-5.6 2.4Q-0.6 0.4 3 3Q0.6 6.8 -3.2 5.8Q-5 4.8 -5.6 2.4z", f'fill="#e7d6b2" {EDGE}')
    beak = path("M8 -5.4L11.6 -3.8L8.2 -2.4z", f'fill="#eba528" {EDGE}') + path(
        "M8 -2Q9.6 1 7.4 1.2z", 'fill="#d23b30"'
    )
    return legs + comb + hen + wing + beak + disc(5.4, -4.8, 1.2, f'fill="{INK}"')


def _any() -> str:
    """The sign for any animal: a paw."""
    toes = "".join(
        _oval(x, y, 2.7, 3.5, f'fill="#fdfaf0" {EDGE}') for x, y in ((-8, -2.4), (-3, -7.6), (3, -7.6), (8, -2.4))
    )
    pad = path("M-7 8Q-8.4 2.6 -3.4 0.4Q0 -2 3.4 0.4Q8.4 2.6 7 8Q3.4 11 0 9.6Q-3.4 11 -7 8z", f'fill="#fdfaf0" {EDGE}')
    return toes + pad + asterisk(5.2, 0.74)


def _four(names: tuple[str, ...]) -> str:
    places = ((-6.4, -6.2), (6.4, -6.2), (-6.4, 6.2), (6.4, 6.2))
    return "".join(use(f"resource-{name}", x, y, 0.54) for name, (x, y) in zip(names, places, strict=True))


FACES = {
    "chicken": _chicken,
    "cow": _cow,
    "deer": _deer,
    "goat": _goat,
    "horse": _horse,
    "pig": _pig,
    "sheep": _sheep,
    "wild-boar": _boar,
}
