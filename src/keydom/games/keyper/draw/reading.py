"""What the picture and the terminal read off a view: the moment of play, and what the decision at hand is about."""

from __future__ import annotations

from typing import NamedTuple

from keydom.core.game import Words
from keydom.drawing import reading
from keydom.games.keyper.components import (
    ALL_DISPLAYS,
    ALL_TILES,
    COLOURS,
    COUNTRY_TILES,
    FAIRS,
    FIRST_WINTER_FAIR,
    HOME_TILES,
    SEASONS,
    TILES,
    WHITE,
    WINTER_FAIRS,
    fair_number,
)
from keydom.games.keyper.rules.build import BuildHere, Site
from keydom.games.keyper.rules.fairs import WITH_GEMS
from keydom.games.keyper.rules.job import Job
from keydom.games.keyper.rules.joining import Join
from keydom.games.keyper.rules.placing import WithKeyple
from keydom.games.keyper.rules.seasons import Fold
from keydom.games.keyper.state import (
    KEYPLE_BITS,
    KEYPLE_MASK,
    LYING,
    NOBODY,
    KeyperTable,
    bits,
    colour_of,
    fair_place,
    plot_spot,
    set_of,
)
from keydom.games.keyper.view import UNKNOWN, KeyperView


class Keyple(NamedTuple):
    """One keyple on a spot: its colour, the colour that a white one works as, and whether it lies down."""

    colour: str
    works_as: str
    lies: bool


class HeldFair(NamedTuple):
    """A fair that was held: its id, the season and the points."""

    fair: str
    season: int
    points: int


def moment(view: KeyperView, words: Words) -> str:
    """The season, setting up, or the end."""
    season = words.say(f"season-{SEASONS[view.table.season]}")
    return reading.moment(view.mover, view.table.start != NOBODY, season, words)


def keyples(there: int) -> list[Keyple]:
    """Who is on a spot, the first comer first."""
    found = []
    for keyple in (there & KEYPLE_MASK, there >> KEYPLE_BITS):
        if keyple:
            colour, skill = colour_of(keyple), (keyple >> 3 & 7) - 1
            works_as = COLOURS[skill] if colour == WHITE != skill else ""
            found.append(Keyple(COLOURS[colour], works_as, bool(keyple & LYING)))
    return found


def focus(view: KeyperView) -> int:
    """The spot that the decision at hand is about, or NOBODY."""
    for frame in reversed(view.frames):
        if isinstance(frame, BuildHere):
            return plot_spot(frame.seat, frame.plot)
        if isinstance(frame, Job | WithKeyple | Join):
            return frame.spot
    return NOBODY


def chosen_tile(view: KeyperView) -> int:
    """The tile that somebody is looking for a plot for, or NOBODY."""
    frame = view.frames[-1] if view.frames else None
    return frame.tile if isinstance(frame, Site) else NOBODY


def foldings(view: KeyperView) -> list[int]:
    """The displays that the viewer's board can be folded to, while these are chosen; until a yes, they are."""
    choosing = any(isinstance(frame, Fold) for frame in view.frames)
    first = set_of(view.table.season)
    return list(range(first, first + ALL_DISPLAYS)) if choosing and view.seat is not None else []


def folded(view: KeyperView) -> int:
    """The display that the viewer has chosen and not shown yet, or NOBODY."""
    fold = NOBODY if view.seat is None else view.folds[view.seat]
    return NOBODY if fold == NOBODY else set_of(view.table.season) + fold


def private_fair(view: KeyperView, seat: int, season: int) -> str:
    """The private fair of a seat in a season: its id, `?` for one that this view does not know, or nothing."""
    fair = view.private[fair_place(seat, season)]
    if fair == NOBODY:
        return ""
    return "?" if fair == UNKNOWN else FAIRS[fair_number(season, fair)]


def winter_fairs(mask: int) -> list[str]:
    return [FAIRS[FIRST_WINTER_FAIR + fair] for fair in bits(mask)]


def on_display(table: KeyperTable) -> list[str]:
    """The country tiles and winter fairs of the market, as references."""
    tiles = [f"tile:{TILES[HOME_TILES + place]}" for place in range(COUNTRY_TILES) if table.market >> place & 1]
    return tiles + [f"fair:{id}" for id in winter_fairs(table.market >> COUNTRY_TILES)]


def planned(table: KeyperTable, seat: int, first: int = 0) -> list[str]:
    """The tiles, from the first on, that a seat may build and the winter fairs that it may hold, as references."""
    tiles = [f"tile:{TILES[tile]}" for tile in range(first, ALL_TILES) if table.plans[seat] >> tile & 1]
    return tiles + [f"fair:{id}" for id in winter_fairs(table.winter[seat])]


def held_fairs(table: KeyperTable, seat: int) -> list[HeldFair]:
    """The winter fairs that a seat has held, in the order of seasons."""
    found = []
    for season in range(len(SEASONS)):
        held = table.held_in(seat, season)
        for fair in range(WINTER_FAIRS):
            for side in (fair, fair + WITH_GEMS):
                if held >> side & 1:
                    points = table.box.points[FIRST_WINTER_FAIR + side]
                    found.append(HeldFair(FAIRS[FIRST_WINTER_FAIR + fair], season, points))
    return found
