"""Drafts: turns that their mover puts together and can take back, seen by nobody else.

It is played in worlds that the mover cannot tell from the true one. So whatever is tried out and taken back again, a
draft tells nothing of what the others hold or will draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from keydom.core.errors import IllegalAction, KeydomError
from keydom.core.event import Event
from keydom.core.match import Match
from keydom.server.time_slices import Slices

WORLDS = 3  # where a step looks different from one to the other, it tells its mover something
MOST_STEPS = 200  # steps: no turn has nearly as many


class Draft:
    """The steps of a seat on top of a match. Each is checked; nothing may follow the one that closes them.

    The closing step is the one that hands the turn on, has something drawn, or shows the mover something.
    """

    def __init__(self, match: Match[Any, Any], seat: int, steps: Sequence[str] = ()) -> None:
        self.seat = seat
        self.steps: list[str] = []
        self.closed = False
        self._before = len(match.log)
        self._worlds = [_world(match, seat, chance) for chance in range(WORLDS)]
        self.match = self._worlds[0]  # the table as the mover sees it after these steps
        self.shows = ""  # the closing step, where it would show something: the table is seen as it was before
        for step in steps:
            self.add(step)

    def add(self, step: str) -> None:
        """Add a step; IllegalAction changes nothing."""
        if self.closed:
            raise IllegalAction("the turn is done: nothing more belongs to it")
        if len(self.steps) == MOST_STEPS:
            raise IllegalAction(f"no turn has more than {MOST_STEPS} steps")
        before = self._worlds[0].copy()
        for world in self._worlds:
            world.play(step, self.seat)
        self.steps.append(step)
        views = [world.view(self.seat) for world in self._worlds]
        movers = {world.mover for world in self._worlds}
        if any(view != views[0] for view in views) or len(movers) > 1:
            self.match, self.shows, self.closed = before, step, True
        elif movers != {self.seat}:
            self.closed = True

    def add_forced(self) -> Slices[None]:
        """Take every step that leaves no choice."""
        while not self.closed and len(legal := self.match.legal()) == 1 and len(self.steps) < MOST_STEPS:
            self.add(str(legal[0]))
            yield

    def events(self) -> list[tuple[int, Event]]:
        """Return what the mover would hear of it, by ply, without what only the closing step shows."""
        return [(ply, event) for ply, event in self.match.log[self._before :] if event.heard_by(self.seat)]


def _world(match: Match[Any, Any], seat: int, chance: int) -> Match[Any, Any]:
    """Sample a match that the mover cannot tell from the true one, where nothing is drawn."""
    world = match.copy()
    world.rng = None
    world.state = match.game.sample(match.view(seat), Random(chance))
    return world


def parse_draft(match: Match[Any, Any], seat: int | None, text: str) -> Slices[Draft | None]:
    """Read the draft that a browser keeps, as `PLY;STEP;…`; None where it is of another position or not this seat's."""
    ply, *steps = text.split(";")
    if not steps or seat is None or ply != str(match.ply) or match.mover != seat:
        return None
    try:
        draft = Draft(match, seat)
        for step in steps:
            yield
            draft.add(step)
        yield from draft.add_forced()
    except KeydomError:  # of a turn that has become another one meanwhile
        return None
    return draft
