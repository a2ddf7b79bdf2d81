"""What the reader has in hand: the keyper and the keyples of the keyp, those that rest, and the stores as pieces."""

from __future__ import annotations

from math import inf
from typing import NamedTuple

from keydom.core.catalogue import Catalogue
from keydom.core.game import Words
from keydom.core.scene import Area
from keydom.drawing.reading import how_many
from keydom.drawing.svg import OUTLINE, box, group, number, path, use, write
from keydom.games.keyper.components import COLOURS, RESOURCES
from keydom.games.keyper.draw.plates import start_key
from keydom.games.keyper.draw.supplies import ORDER
from keydom.games.keyper.view import KeyperView

FIGURE = 26.0  # units: how wide a keyple is, with a little air
COUNTED = 27.0  # pixels: a piece with its number takes at least so much
LEAST_STEP = 5.0  # pixels: pieces of a pile are no nearer to each other
DARK = 'fill="#000" fill-opacity="0.24"'


class Pile(NamedTuple):
    """Equal pieces side by side, pushed together: so many, how large, and from each to the next."""

    picture: str
    pieces: int
    scale: float
    step: float

    @property
    def width(self) -> float:
        return FIGURE * self.scale + self.step * (self.pieces - 1)


def hand(view: KeyperView, words: Words, catalogue: Catalogue, area: Area) -> str:
    """The reader's own pieces inside an area from (0, 0): in a row, or on a narrow one in lines below each other."""
    drawing = HandDrawing(view, words, catalogue, area)
    return drawing.upright() if area.height > area.width else drawing.row()


class HandDrawing:
    """The pieces of the reader, laid out from left to right."""

    def __init__(self, view: KeyperView, words: Words, catalogue: Catalogue, area: Area) -> None:
        assert view.seat is not None
        self.view = view
        self.table = view.table
        self.words = words
        self.catalogue = catalogue
        self.seat = view.seat
        self.area = area
        self.goods = [(what, self.table.has(self.seat, RESOURCES.index(what))) for what in ORDER]
        self.goods = [(what, count) for what, count in self.goods if count]

    def row(self) -> str:
        """All in one row: keyper, keyples, those that rest, and behind a line the stores."""
        wide, high = self.area.width, self.area.height
        scale = min(1.62, (high - 6) / 32)
        team = self.team_piles(scale)
        crowd = (
            sum(pile.width for _, pile in team) + 7 * len(team) + self._keyper_width(scale) + self._rest_width(scale)
        )
        counts = -(-len(self.goods) // 2) * COUNTED + 26  # what the stores need at least
        room = max(wide * 0.42, min(wide * 0.56, wide - counts)) if self.goods else wide
        if crowd > room:
            scale *= max(0.56, room / crowd)
            team = self.team_piles(scale, max(0.24, 0.66 * room / crowd))
        y, x, first = high / 2 + 2, 4.0, self._start(16.0, high / 2)
        keyp, x = self._keyp(team, x + (34 if first else 0), y, scale)
        parts = [first, *keyp]
        rest, x = self._resting(x, y, scale)
        parts += rest
        if self.goods:
            parts.append(path(f"M{number(x + 4)} {number(y - 20)}v36", 'stroke="#fff0d2" stroke-opacity="0.28"'))
            stores, x = self._stores(x + 12, y, wide - x - 14, min(1.12, scale * 0.82))
            parts += stores
        squeezed = min(1.0, wide / x)  # a hand that is very full
        return group(*parts, id=f"hand-{self.seat}", at=(0, y * (1 - squeezed), squeezed))

    def upright(self) -> str:
        """In lines below each other: keyper, keyples, those that rest, stores with their counts."""
        wide = self.area.width
        scale, y, parts = 1.1, 20.0, []
        if self.table.keypers >> self.seat & 1:
            parts.append(self._keyper(wide / 2 - (14 if self.table.start == self.seat else 0), y, 1.35))
        parts.append(self._start(wide - 13, y))
        y += 42
        per = max(2, int(wide / 22))
        pieces = [
            colour for colour, count in zip(COLOURS, self.table.keyp(self.seat), strict=True) for _ in range(count)
        ]
        for place, colour in enumerate(pieces):
            copy = pieces[:place].count(colour) + 1
            at = (11 + place % per * 23.0, y + place // per * 30, scale * 0.92)
            parts.append(self._piece(colour, copy, at))
        y += -(-len(pieces) // per) * 30 + 2
        resting = self._resters()
        if resting:
            parts += self._resting(0.0, y, 0.9, wide)[0]
            y += 26
        down = min(25.0, (self.area.height - y - 6) / max(1, -(-len(self.goods) // 2)))
        for place, (what, count) in enumerate(self.goods):
            left, middle = place % 2 * wide / 2, y + 4 + place // 2 * down
            parts.append(self._counted(what, count, left, middle, min(36.0, down + 5)))
        return group(*parts, id=f"hand-{self.seat}")

    def _start(self, x: float, y: float) -> str:
        """The start player's key, if it is the reader's."""
        if self.table.start != self.seat:
            return ""
        return group(start_key(x, y), id="start-player", tip=self.words.say("draw-start"))

    def team_piles(self, scale: float, step: float = 0.66) -> list[tuple[str, Pile]]:
        counts = zip(COLOURS, self.table.keyp(self.seat), strict=True)
        return [
            (colour, Pile(f"keyple-{colour}", count, scale, FIGURE * scale * step)) for colour, count in counts if count
        ]

    def _keyper_width(self, scale: float) -> float:
        return FIGURE * scale + 12 if self.table.keypers >> self.seat & 1 else 0.0

    def _resters(self) -> list[str]:
        counts = zip(COLOURS, self.table.keyp_tile(self.seat), strict=True)
        return [colour for colour, count in counts for _ in range(count)]

    def _rest_width(self, scale: float) -> float:
        resting = len(self._resters())
        return resting * 19 * scale * 0.7 + 34 if resting else 0.0

    def _keyper(self, x: float, y: float, scale: float) -> str:
        tip = self.words.say("draw-keyper", {"seat": f"seat:{self.seat}"})
        return group(use(f"keyper-{self.seat}", 0, 0), id=f"keyper-{self.seat}", tip=tip, at=(x, y, scale))

    def _keyp(self, team: list[tuple[str, Pile]], x: float, y: float, scale: float) -> tuple[list[str], float]:
        """The keyper and the keyples that are still to be played; and where they end."""
        parts = []
        if self.table.keypers >> self.seat & 1:
            parts.append(self._keyper(x + FIGURE * scale / 2, y, scale * 1.12))
            x += FIGURE * scale + 12
        for colour, pile in team:
            for copy in range(pile.pieces):
                at = (x + FIGURE * scale / 2 + copy * pile.step, y, pile.scale)
                parts.append(self._piece(colour, copy + 1, at))
            x += pile.width + 7
        return [group(*parts, id=f"keyp-{self.seat}", tip=self.words.say("draw-keyp"))], x

    def _piece(self, colour: str, copy: int, at: tuple[float, float, float]) -> str:
        picture = f'<use href="#k-keyple-{colour}"/>' + box(-11, -14, 22, 27, OUTLINE, 8)
        tip = self.words.say("draw-keyple", {"colour": f"keyple:{colour}"})
        return group(picture, id=f"keyple-{self.seat}-{colour}-{copy}", ref=f"keyple:{colour}", tip=tip, at=at)

    def _resting(self, x: float, y: float, scale: float, room: float = inf) -> tuple[list[str], float]:
        """Those that rest on the keyp tile; and where they end."""
        resting = self._resters()
        if not resting:
            return [], x
        small = scale * 0.7
        step = min(19 * small, (room - 24) / len(resting))
        wide = len(resting) * step + 24
        parts = [box(x, y - 17 * small - 2, wide, 34 * small + 4, DARK, 9), use("keyhole", x + 11, y, 0.8)]
        seen: dict[str, int] = {}
        for place, colour in enumerate(resting):
            seen[colour] = seen.get(colour, 0) + 1
            id = f"resting-{self.seat}-{colour}-{seen[colour]}"
            tip = self.words.say("draw-keyple", {"colour": f"keyple:{colour}"})
            picture = f'<use href="#k-keyple-{colour}"/>'
            parts.append(group(picture, id=id, tip=tip, at=(x + 22 + (place + 0.5) * step, y, small)))
        tip = self.words.say("draw-keyp-tile")
        return [group(*parts, id=f"keyp-tile-{self.seat}", tip=tip)], x + wide + 8

    def _stores(self, x: float, y: float, room: float, scale: float) -> tuple[list[str], float]:
        """The stores as piles of pieces; where these would be too narrow, with their numbers; and where they end."""
        things = sum(count for _, count in self.goods)
        kinds = len(self.goods)
        most = room - kinds * (FIGURE * scale + 4)
        step = min(FIGURE * scale * 0.62, most / max(1, things - kinds)) if things > kinds else 0.0
        if most < 0 or (things > kinds and step < LEAST_STEP):
            return self._counts(x, y, room)
        parts = []
        for what, count in self.goods:
            first = x + FIGURE * scale / 2
            pieces = [
                group(use(f"resource-{what}", 0, 0), id=f"piece-{self.seat}-{what}-{copy + 1}", at=(place, y, scale))
                for copy in range(count)
                for place in [first + copy * step]
            ]
            wide = FIGURE * scale + step * (count - 1)
            edge = box(x, y - 14 * scale, wide, 28 * scale, OUTLINE, 8)
            parts.append(self._store(what, count, *pieces, edge))
            x += wide + 4
        return parts, x

    def _counts(self, x: float, y: float, room: float) -> tuple[list[str], float]:
        """One piece of a kind and how many there are, in two lines if need be; and where they end."""
        lines = 1 if len(self.goods) * 34 <= room else 2
        per = -(-len(self.goods) // lines)
        step = max(COUNTED, min(44.0, room / per))
        down = 22.0 if lines > 1 else 0.0
        parts = [
            self._counted(what, count, x + place % per * step, y - down / 2 + place // per * down, step)
            for place, (what, count) in enumerate(self.goods)
        ]
        return parts, x + per * step

    def _counted(self, what: str, count: int, x: float, y: float, room: float) -> str:
        scale, high = min(0.74, (room - 14) / 27), min(22.0, room - 6)
        picture = use(f"resource-{what}", x + 13 * scale, y, scale)
        text = write(x + 26 * scale, y + 5, str(count), 14.5, role="on-wood", bold=True)
        return self._store(what, count, picture, text, box(x, y - high / 2, min(room - 2, 33), high, OUTLINE, 6))

    def _store(self, what: str, count: int, *parts: str) -> str:
        tip = how_many(f"resource-{what}", count, self.words)
        return group(*parts, id=f"store-{self.seat}-{what}", ref=f"resource:{what}", tip=tip)
