"""The other players: a plate with every public figure each, and their farms and villages in small."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from keydom.core.catalogue import Catalogue
from keydom.core.game import OVER, Words
from keydom.core.scene import Area
from keydom.drawing.badges import badge, seat_group
from keydom.drawing.reading import how_many, seat_name
from keydom.drawing.svg import BOLD, box, fit, group, measure, number, path, use, write
from keydom.games.keyper.components import COLOURS, FARM_PLOTS, RESOURCES
from keydom.games.keyper.draw import cards
from keydom.games.keyper.draw.estate import Estate, estate, fit_estate
from keydom.games.keyper.draw.palette import PLAYERS
from keydom.games.keyper.draw.reading import held_fairs
from keydom.games.keyper.draw.supplies import ORDER
from keydom.games.keyper.rules.fairs import fair_points
from keydom.games.keyper.scoring import score
from keydom.games.keyper.state import ALL_PLOTS, NOBODY, KeyperTable
from keydom.games.keyper.view import KeyperView

LINE = 21.0  # the height of a line of figures
TEAM = 27.0  # and of the pieces
CARD = 46.0  # pixels: fairs and plans in small are no wider
LARGEST = 118.0  # pixels: the tiles of others are no wider
GOODS = 34.0  # pixels from one good to the next, while there is room
NARROW = 150.0  # pixels: on a plate less wide than this the points have a line of their own
PILL = 'fill="#000" fill-opacity="0.16"'


def players(view: KeyperView, words: Words, catalogue: Catalogue, places: Sequence[tuple[int, Area]]) -> Iterator[str]:
    """All that each of these players has, inside an area each: farms and villages at one scale."""
    panels = [Panel(view, words, catalogue, seat, area) for seat, area in places]
    tile = LARGEST
    while (fitted := min((panel.fitted(tile).tile for panel in panels), default=tile)) < tile:
        tile = fitted  # so large farm and village may lie otherwise, and be smaller
    for panel in panels:
        yield panel.draw(tile)


class Panel:
    """A player's plate, his fairs and plans in small, and where his land lies."""

    def __init__(self, view: KeyperView, words: Words, catalogue: Catalogue, seat: int, area: Area) -> None:
        self.view = view
        self.words = words
        self.catalogue = catalogue
        self.seat = seat
        plate = Plate(view, words, seat, area)
        self.parts = [group(*plate.parts(), kind="plate")]
        self.land = self._land(Area(area.x, area.y + plate.height, area.width, area.height - plate.height))

    def _land(self, rest: Area) -> Area:
        """Where farm and village lie: what fairs and plans leave, which are drawn."""
        beside = rest.width > rest.height * 1.8  # fairs and plans beside the land, not above it
        room = Area(rest.x, rest.y, rest.width, min(74.0, max(40.0, rest.height * 0.24)))
        if beside:
            room = Area(rest.x, rest.y, rest.width * 0.38, rest.height)
        small, used = cards.in_small(self.view, self.words, self.catalogue, self.seat, room, CARD)
        self.parts.append(small)
        if beside:
            return Area(room.right + 8, rest.y, rest.width - room.width - 8, rest.height)
        return Area(rest.x, rest.y + used + 4, rest.width, rest.height - used - 4)

    def fitted(self, largest: float) -> Estate:
        view = self.view
        building = self.seat == view.seat and view.mover != OVER
        return fit_estate(view.table, self.seat, self.land, building=building, largest=largest, align=(0.5, 0.1))

    def draw(self, tile: float) -> str:
        """All of it under the reference of the seat, with tiles no wider than this."""
        land = estate(self.view, self.words, self.catalogue, self.fitted(tile))
        return seat_group(self.seat, self.words, *self.parts, land)


class Stores:
    """What a player has of every resource, as signs with their numbers."""

    def __init__(self, view: KeyperView, words: Words, seat: int) -> None:
        self.words = words
        self.seat = seat
        goods = [(what, view.table.has(seat, RESOURCES.index(what))) for what in ORDER]
        self.goods = [(what, count) for what, count in goods if count]

    def rows(self, width: float) -> int:
        """How many rows they take: no more than two, in which they are pushed together if need be."""
        return max(1, min(2, -(-len(self.goods) // max(1, int(width / GOODS)))))

    def draw(self, x: float, y: float, width: float) -> str:
        """All of them from a point on."""
        per = max(int(width / GOODS), -(-len(self.goods) // self.rows(width)), 1)
        step = min(GOODS, width / per)
        scale = min(0.66, (step - 10) / 27)
        parts = []
        for place, (what, count) in enumerate(self.goods):
            left, top = x + place % per * step, y + place // per * LINE
            picture = use(f"resource-{what}", left + 12 * scale, top + LINE / 2, scale)
            text = write(left + 1 + 25 * scale, top + LINE / 2 + 4.6, str(count), 13, role="text")
            tip = how_many(f"resource-{what}", count, self.words)
            parts.append(group(picture, text, id=f"store-{self.seat}-{what}", tip=tip))
        return group(*parts, id=f"stores-{self.seat}")

    def in_line(self, area: Area) -> str:
        """All of them in the middle of one line, or of two."""
        per = -(-len(self.goods) // self.rows(area.width))
        wide = min(area.width, GOODS * max(1, per))
        return self.draw(area.x + (area.width - wide) / 2, area.y + 2, wide)


class Plate:
    """A player's sign, name and points, what he has built, plans, shipped and held, his team and his stores."""

    def __init__(self, view: KeyperView, words: Words, seat: int, area: Area) -> None:
        self.view = view
        self.table: KeyperTable = view.table
        self.words = words
        self.seat = seat
        self.area = area
        self.narrow = area.width < NARROW
        self.stores = Stores(view, words, seat)
        # Where each line begins: name, then on a narrow plate points, figures, team and stores.
        self.figures = 30 + (LINE if self.narrow else 0)
        self.team = self.figures + (2 * LINE if self.narrow else LINE)
        self.goods = self.team + TEAM
        self.height = self.goods + self.stores.rows(area.width) * LINE + 8

    def parts(self) -> list[str]:
        x, y, wide, _ = self.area
        parts = [self._name(x, y), self._figures(x, y + self.figures), self._team(x, y + self.team)]
        parts.append(self.stores.draw(x, y + self.goods, wide))
        under = y + self.height - 5
        paint = f'stroke="{PLAYERS[self.seat].colour}" stroke-width="2"'
        return [*parts, path(f"M{number(x)} {number(under)}h{number(wide)}", paint)]

    def _name(self, x: float, y: float) -> str:
        """The sign and the name, the points as they stand, the start player's key, whose turn it is."""
        view, words, seat = self.view, self.words, self.seat
        line, right = y + (26 if self.narrow else 3), self.area.right
        colour_, ink = PLAYERS[seat].colour, PLAYERS[seat].ink
        end = x + 34 if self.narrow else right
        points = write(
            end - 17, line + 16.4, str(score(view.table, seat).total), 15, colour=ink, anchor="middle", bold=True
        )
        parts = [badge(PLAYERS[seat], x + 12, y + 14, 11), box(end - 34, line, 34, 22, f'fill="{colour_}"', 7), points]
        end = right if self.narrow else end - 40
        if view.mover == seat:
            arrow = path(f"M{number(end - 12)} {number(line + 4)}l11 7l-11 7z", f'fill="{colour_}"')
            parts.append(group(arrow, id="turn", tip=words.say("turn-of", {"seat": f"seat:{seat}"})))
            end -= 18
        first = view.table.start == seat
        room = (right if self.narrow else end) - x - (62 if first else 30)
        name, size = fit(seat_name(seat, words), 16, room / BOLD)
        parts.append(write(x + 28, y + 19.5, name, size, role="text", bold=True))
        if first:
            after = x + 28 + measure(name, size) * BOLD + 19
            parts.append(group(start_key(after, y + 14), id="start-player", tip=words.say("draw-start")))
        return "".join(parts)

    def _figures(self, x: float, y: float) -> str:
        """Tiles built, tiles and fairs planned, shipping points, fairs held."""
        table, seat = self.table, self.seat
        farm = sum(table.tile_on(seat, plot) >= 0 for plot in range(FARM_PLOTS))
        village = sum(table.tile_on(seat, plot) >= 0 for plot in range(FARM_PLOTS, ALL_PLOTS))
        fairs = len(held_fairs(table, seat)) + sum(table.shown[seat * 3 + season] != NOBODY for season in range(3))
        planned_ = table.plans[seat].bit_count() + table.winter[seat].bit_count()
        figures = (
            ("tile-farm", farm, self.words.say("draw-farm")),
            ("tile-village", village, self.words.say("draw-village")),
            ("hammer", planned_, self.words.say("draw-plans")),
            ("sail", table.shipping[seat], self.words.say("draw-shipped", {"count": table.shipping[seat]})),
            ("rosette", fairs, self.words.say("draw-fair-points", {"count": fair_points(table, seat)})),
        )
        per = 3 if self.narrow else len(figures)
        step = min(44.0, self.area.width / per)
        scale = min(0.68, (step - 15) / 25)
        parts = []
        for place, (picture, count, tip) in enumerate(figures):
            left, middle = x + place % per * step, y + place // per * LINE + LINE / 2
            drawn = use(picture, left + 1 + 12 * scale, middle, scale)
            text = write(left + 3 + 25 * scale, middle + 4.8, str(count), 13.5, role="text", bold=True)
            parts.append(group(drawn, text, tip=tip))
        return "".join(parts)

    def _team(self, x: float, y: float) -> str:
        """The keyp: the keyper and the keyples that are still to be played; and those that rest."""
        table, seat, words = self.table, self.seat, self.words
        parts, right, middle = [], self.area.right, y + TEAM / 2
        if table.keypers >> seat & 1:
            tip = words.say("draw-keyper", {"seat": f"seat:{seat}"})
            keyper = use(f"keyper-{seat}", 0, 0)
            parts.append(group(keyper, id=f"keyper-{seat}", tip=tip, at=(x + 12, middle, 0.92)))
            x += 28
        resting = [colour for colour, count in zip(COLOURS, table.keyp_tile(seat), strict=True) for _ in range(count)]
        standing = [colour for colour, count in zip(COLOURS, table.keyp(seat), strict=True) for _ in range(count)]
        pill = min(len(resting) * 13.0, (right - x) * 0.4) + 22 if resting else 0.0
        step = min(17.0, (right - x - pill - 16) / max(1, len(standing)))
        parts += self._pieces("keyple", standing, x + 9, middle, step, 0.86)
        keyp = group(*parts, id=f"keyp-{seat}", tip=words.say("draw-keyp"))
        if not resting:
            return keyp
        x = right - pill
        drawn = [box(x, y + 2, pill, TEAM - 4, PILL, 9), use("keyhole", x + 9, middle, 0.62)]
        drawn += self._pieces("resting", resting, x + 24, middle, (pill - 24) / len(resting), 0.66)
        return keyp + group(*drawn, id=f"keyp-tile-{seat}", tip=words.say("draw-keyp-tile"))

    def _pieces(self, id: str, pieces: list[str], x: float, y: float, step: float, scale: float) -> list[str]:
        parts = []
        for place, each in enumerate(pieces):
            copy = pieces[:place].count(each) + 1
            tip = self.words.say("draw-keyple", {"colour": f"keyple:{each}"})
            picture = f'<use href="#k-keyple-{each}"/>'
            at = (x + place * step, y, scale)
            parts.append(group(picture, id=f"{id}-{self.seat}-{each}-{copy}", tip=tip, at=at))
        return parts


def start_key(x: float, y: float) -> str:
    """The start player's key, on a small plate."""
    return box(x - 13, y - 8, 26, 16, 'fill="#fffdf5" stroke="#3e3524" stroke-width="0.8"', 8) + use(
        "start", x - 2, y, 0.86
    )
