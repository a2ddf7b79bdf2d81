"""The place in the landscape: a village on both banks of a river, a bridge, and the boats that bring workers."""

from __future__ import annotations

from collections.abc import Mapping

from keydom.core.catalogue import Catalogue
from keydom.core.game import Words
from keydom.core.scene import Area, LandscapePlace
from keydom.drawing.buildings import TIMBER
from keydom.drawing.landscape import STREAM, bush, ground_shadow, tree
from keydom.drawing.sheet import COVER
from keydom.drawing.svg import EDGE, box, path, use
from keydom.drawing.theme import fill
from keydom.games.keyflower.components import SEASONS
from keydom.games.keyflower.draw.reading import parts_of
from keydom.games.keyflower.draw.sheet import SHEET
from keydom.games.keyflower.draw.tiles import Sight
from keydom.games.keyflower.draw.village import village, village_map
from keydom.games.keyflower.view import KeyflowerView

HEART = Area(-10.0, 222.0, 500.0, 226.0)
BANK = 'fill="#d8c590"'
# What stands there, from the back to the front: x, y and size.
BEHIND = {"workshop": (74, 286, 0.95), "apprentice-hall": (142, 278, 0.9), "tavern": (216, 288, 1.0),
          "home-4": (296, 297, 0.95), "peddler": (478, 298, 0.9), "inn": (546, 298, 0.95)}  # fmt: skip
BEFORE = {"key-mine": (34, 324, 1.05), "home-3": (114, 331, 1.3), "woodcutter": (190, 323, 1.0),
          "home-5": (506, 356, 1.25), "keywood": (574, 350, 1.1)}  # fmt: skip
PEOPLE = {"blue": (286, 313), "yellow": (320, 309), "red": (366, 312)}  # on the bridge
OTHERS = (("green", 150, 341), ("yellow", 170, 343), ("red", 66, 339), ("blue", 474, 368), ("yellow", 540, 371))


def place() -> LandscapePlace:
    """The village, its river and its boats."""
    trees = [tree(14, 264, 0.7), tree(32, 270, 0.8), tree(286, 256, 0.7), tree(306, 260, 0.8), tree(446, 292, 0.7)]
    bushes = [bush(118, 292, 0.8), bush(188, 296, 0.7), bush(258, 300, 0.7), tree(40, 470, 1.5), bush(74, 476, 1.3)]
    people = [use(f"worker-{colour}", x, y - 6, 0.92) for colour, (x, y) in PEOPLE.items()]
    others = [use(f"worker-{colour}", x, y - 6, 0.95) for colour, x, y in OTHERS]
    parts = [_river(), *trees, *_buildings(BEHIND), *bushes, *_buildings(BEFORE), _bridge(), *people, *others, _boats()]
    return LandscapePlace(SHEET.fragment(*parts), HEART)


def _buildings(standing: Mapping[str, tuple[float, float, float]]) -> list[str]:
    return [
        ground_shadow(x, y + 1, 27 * size) + use(f"scene-{name}", x, y, size)
        for name, (x, y, size) in standing.items()
    ]  # fmt: skip


def _river() -> str:
    """From the hills, under the bridge, past the village to the front."""
    bank = (
        "M398 246C350 262 430 276 372 292C250 322 330 344 190 372C110 392 66 436 56 512"
        "H424C470 430 380 412 392 384C404 356 520 330 470 306C440 290 396 276 424 248z"
    )
    stream = (
        "M402 247C366 262 440 278 384 297C268 330 346 350 206 380C138 398 96 440 84 512"
        "H398C440 436 362 416 374 386C386 356 496 330 452 308C424 294 388 276 418 248z"
    )
    waves = "M256 392q6 -4 12 0t12 0M140 446q7 -5 14 0t14 0M318 446q7 -5 14 0t14 0M404 318q4 -3 8 0t8 0"
    waves += "M226 478q7 -5 14 0t14 0M120 486q7 -5 14 0t14 0M344 492q7 -5 14 0t14 0M330 372q5 -4 10 0t10 0"
    foam = 'fill="none" stroke="#fff" stroke-width="1.5" stroke-linecap="round" opacity="0.55"'
    return path(bank, BANK) + path(stream, STREAM) + path(waves, foam)


def _bridge() -> str:
    posts = ((228, 336), (262, 328), (300, 321), (340, 319), (380, 323), (416, 332), (448, 343))
    rails = 'fill="none" stroke="#6d4525" stroke-width="1.8"'
    return (
        path("M222 340Q330 306 456 352", 'fill="none" stroke="#6d4525" stroke-width="15"')
        + path("M222 338Q330 304 456 350", 'fill="none" stroke="#c49a6a" stroke-width="11"')
        + path("M222 331Q330 297 456 343M224 325Q330 291 456 336", rails)
        + path("".join(f"M{x} {y}v-10" for x, y in posts), 'stroke="#6d4525" stroke-width="2.4"')
    )


def _boats() -> str:
    """Two at anchor, one that comes, and a jetty where workers wait."""
    parts = []
    for name, x, y, size in (
        ("sea-breese", 408, 297, 0.5),
        ("sea-bastion", 322, 410, 1.1),
        ("keyflower", 190, 440, 1.5),
    ):
        wake = f'<ellipse cx="{x}" cy="{y + 2}" rx="{40 * size:g}" ry="{5.5 * size:g}" fill="#0b3147" opacity="0.22"/>'
        parts.append(wake + use(f"scene-{name}", x, y, size))
    piles = path("M50 424v13M78 424v13M106 424v13", f'stroke="{TIMBER}" stroke-width="3.4"')
    deck = box(40, 415, 76, 9, f'fill="#a8784a" {EDGE}', 1)
    waiting = use("worker-red", 62, 406) + use("worker-yellow", 84, 406) + use("skill-saw", 103, 409, 0.6)
    return "".join(parts) + piles + deck + waiting


SEAT = 2  # whose village it is, where there are so many
LARGEST = 240.0  # how wide its tiles are at most


def cover(view: KeyflowerView, words: Words, catalogue: Catalogue) -> str:
    """The village of one seat, as large as it can be."""
    seat, light = min(SEAT, len(view.held) - 1), SEASONS[view.table.season]
    sight = Sight(view, words, parts_of(catalogue))
    drawn, _ = village(sight, seat, village_map(view, seat), COVER.inset(6), LARGEST, light=light)
    return SHEET.cover(words, box(*COVER, fill(f"field-{light}"), 0), drawn)
