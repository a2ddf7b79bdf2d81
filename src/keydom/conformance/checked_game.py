"""One seeded game, played and examined on the way."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any

from keydom.conformance.hidden_information import HiddenInformation
from keydom.conformance.positions import check_always, check_argument_names, check_costly, play_twice, replay
from keydom.conformance.presentation import check_cover, check_gallery, check_shown
from keydom.conformance.properties import ALL, HIDDEN_PROPERTIES, SHOWN_PROPERTIES
from keydom.conformance.snapshot import snapshot
from keydom.conformance.subject import Style, Subject, uniform
from keydom.core.action import Action
from keydom.core.errors import KeydomError
from keydom.core.game import NATURE, Game, Options
from keydom.core.match import Match
from keydom.core.record import Record

SHARE_SHOWN = 1 / 4  # of the kinds of decisions in a long game are looked at: other games will show the others
WIDEST_STRIDE = 8  # by default
LEAST_STRIDES = 60  # of the longest game


def check_game(
    game: Game[Any, Any],
    seats: int,
    options: Options,
    seed: int,
    properties: Collection[str] = ALL,
    stride: int | None = None,
) -> Match[Any, Any]:
    """Play a random game, the same one as `playout` with this seed, and check it on the way; returns it finished.

    Costly checks run at every `stride`-th ply, and at the first decision of every kind. By default that is every ply
    of a short game, every eighth of a long one and every 24th of one that random players do not finish.
    """
    checked = CheckedGame(game, seats, options, seed, properties, stride)
    checked.run()
    return checked.subject.match


def check_record(
    game: Game[Any, Any], record: Record, seed: int = 0, properties: Collection[str] = ALL
) -> Match[Any, Any]:
    """Play the moves of a record, finished or not, and check every ply in full."""
    checked = CheckedGame(game, record.seats, game.options(record.options), seed, properties, stride=1)
    for ply, (_, text) in enumerate(record.moves):
        try:
            action = game.parse(text)
        except KeydomError as error:
            raise record.wrong(str(error), ply) from None
        checked.step(action)
    checked.close()
    return checked.subject.match


def usual_stride(game: Game[Any, Any]) -> int:
    stride = max(1, min(WIDEST_STRIDE, game.longest // LEAST_STRIDES))
    return stride if game.ends_at_random else 3 * stride  # such games are about three times as long as finished ones


class CheckedGame:
    """A game under examination, however it is played."""

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        options: Options,
        seed: int,
        properties: Collection[str] = ALL,
        stride: int | None = None,
        style: Style = uniform,
    ) -> None:
        self.subject = Subject(game, seats, options, seed, properties)
        self.hidden = HiddenInformation(self.subject)
        self.stride = stride or usual_stride(game)
        self.style = style
        self.rng = Random(seed)
        self.checked_kinds: set[str] = set()  # kinds of decisions that have been examined

    def run(self) -> None:
        while not self.subject.match.over:
            self.step()
        self.close()

    def step(self, action: Action | None = None) -> None:
        """Check the position, then play this action in it, or one of its style."""
        subject, match = self.subject, self.subject.match
        legal = check_always(subject)
        frame = type(match.state.frames[-1]).__name__
        due = match.ply % self.stride == 0 or self._new(frame) or bool(self.hidden.unread)
        before = snapshot(match.state) if due else None
        if due:
            check_costly(subject, legal)
        action = action or self.style(subject.game, match.state, legal, self.rng)
        subject.explore((match.mover, str(action)))
        if (self._new(f"{frame} {action.verb.name}") or due) and subject.asked(*HIDDEN_PROPERTIES):
            self.hidden.check(legal, action)
        if due and self._shown(frame) and subject.asked(*SHOWN_PROPERTIES):
            check_shown(subject, legal)
        if due and snapshot(match.state) != before:
            subject.fault("asking", "the position is not what it was before it was asked about")
        self.hidden.watch(legal, action)
        subject.lists.append(legal)
        if due and match.mover != NATURE and "undo" in subject.properties:
            play_twice(subject, action)
        else:
            match.play(action, match.mover)

    def close(self) -> None:
        """Check the last position, and the whole game if it is over."""
        subject = self.subject
        legal = check_always(subject)
        check_costly(subject, legal)
        check_argument_names(subject)
        if subject.asked(*HIDDEN_PROPERTIES):
            self.hidden.check(legal, None)
        if subject.asked(*SHOWN_PROPERTIES):
            check_shown(subject, legal)
        if subject.seats == subject.game.seats[0] and subject.match.options == subject.game.options():
            check_gallery(subject)  # it is the same at every table
            check_cover(subject)
        if self.hidden.delayed is not None and "sample" in subject.properties:
            raise self.hidden.delayed
        if subject.match.over and subject.asked("order", "replay"):
            replay(subject)

    def _shown(self, frame: str) -> bool:
        """Whether this is a position to look at: in a long game the first, and some first decisions of a kind."""
        if self.stride == 1 or self.subject.match.ply == 0:
            return True
        return self._new(f"{frame} seen") and self.subject.rng_for("shown").random() < SHARE_SHOWN

    def _new(self, kind: str) -> bool:
        known = kind in self.checked_kinds
        self.checked_kinds.add(kind)
        return not known
