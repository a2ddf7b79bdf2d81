"""What the picture reads off a view: the moment of play, who sits where, what the decision at hand is about."""

from __future__ import annotations

from typing import NamedTuple

from keydom.core.game import OVER, Words
from keydom.games.keyper.components import (
    ALL_DISPLAYS,
    COLOURS,
    FAIRS,
    FIRST_WINTER_FAIR,
    SEASONS,
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
    FIRST,
    LYING,
    NEXT,
    NOBODY,
    Table,
    colour_of,
    fair_place,
    plot_spot,
    set_of,
)
from keydom.games.keyper.view import UNKNOWN, Outlook


class Keyple(NamedTuple):
    """One keyple on a spot: its colour, the colour that a white one works as, and whether it lies down."""

    colour: str
    works_as: str
    lies: bool


class Held(NamedTuple):
    """A fair that was held: its id, the season and the points."""

    fair: str
    season: int
    points: int


def moment(view: Outlook, words: Words) -> str:
    """The season, setting up, or the end."""
    if view.mover == OVER:
        return words.say("game-over")
    if view.table.start == NOBODY:
        return words.say("draw-setup")
    return words.say(f"season-{SEASONS[view.table.season]}")


def name(seat: int, words: Words) -> str:
    return words.say("seat-name", {"seat": f"seat:{seat}"})


def in_order(view: Outlook) -> list[int]:
    """The seats clockwise, from the viewer's own on."""
    return [view.table.next_to(view.seat or 0, step) for step in range(view.table.seats)]


def keyples(there: int) -> list[Keyple]:
    """Who is on a spot, the first comer first."""
    found = []
    for keyple in (there & FIRST, there >> NEXT):
        if keyple:
            colour, skill = colour_of(keyple), (keyple >> 3 & 7) - 1
            works_as = COLOURS[skill] if colour == WHITE != skill else ""
            found.append(Keyple(COLOURS[colour], works_as, bool(keyple & LYING)))
    return found


def focus(view: Outlook) -> int:
    """The spot that the decision at hand is about, or NOBODY."""
    for frame in reversed(view.frames):
        if isinstance(frame, BuildHere):
            return plot_spot(frame.seat, frame.plot)
        if isinstance(frame, Job | WithKeyple | Join):
            return frame.spot
    return NOBODY


def chosen_tile(view: Outlook) -> int:
    """The tile that somebody is looking for a plot for, or NOBODY."""
    frame = view.frames[-1] if view.frames else None
    return frame.tile if isinstance(frame, Site) else NOBODY


def foldings(view: Outlook) -> list[int]:
    """The displays that the viewer's board can be folded to, while these are chosen."""
    choosing = bool(view.frames) and isinstance(view.frames[-1], Fold)
    first = set_of(view.table.season)
    return list(range(first, first + ALL_DISPLAYS)) if choosing and view.seat is not None else []


def folded(view: Outlook) -> int:
    """The display that the viewer has chosen and not shown yet, or NOBODY."""
    fold = NOBODY if view.seat is None else view.folds[view.seat]
    return NOBODY if fold == NOBODY else set_of(view.table.season) + fold


def private_fair(view: Outlook, seat: int, season: int) -> str:
    """The private fair of a seat in a season: its id, `?` for one that this view does not know, or nothing."""
    fair = view.private[fair_place(seat, season)]
    if fair == NOBODY:
        return ""
    return "?" if fair == UNKNOWN else FAIRS[fair_number(season, fair)]


def winter_fairs(mask: int) -> list[str]:
    return [FAIRS[FIRST_WINTER_FAIR + fair] for fair in range(WINTER_FAIRS) if mask >> fair & 1]


def held_fairs(table: Table, seat: int) -> list[Held]:
    """The winter fairs that a seat has held, in the order of seasons."""
    found = []
    for season in range(len(SEASONS)):
        held = table.held_in(seat, season)
        for fair in range(WINTER_FAIRS):
            number = FIRST_WINTER_FAIR + fair
            if held >> fair & 1:
                found.append(Held(FAIRS[number], season, table.box.points[number]))
            if held >> (fair + WITH_GEMS) & 1:
                found.append(Held(FAIRS[number], season, table.box.gem_points[number]))
    return found
