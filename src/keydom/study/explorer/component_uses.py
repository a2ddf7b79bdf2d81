"""Summaries of finished games for the explorer: how each seat fared, what it could do, and what it did.

A game says in its `insight/component_uses.toml` what counts: a table for an event of which a seat and a component are
told, with the verbs that lead to it (`by`; all, where none is named) or the kind of component that it is about
(`what`), the arguments that say what was paid (`price`) and what it brought (`points`), and another name for it
(`as`). Where a game says nothing, every verb that names a component counts.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from keydom.core.action import Action
from keydom.core.game import NATURE, Event, Game, Value, places
from keydom.core.match import Match
from keydom.core.record import Record
from keydom.core.score import margin

FILE: Final = "insight/component_uses.toml"  # in the package of a game


@dataclass(slots=True)
class SeatSummary:
    """How a seat fared."""

    player: str
    person: bool
    score: int
    rank: int
    margin: int
    first: str  # its first choice


@dataclass(slots=True)
class ComponentUse:
    """What a seat was offered, and whether it did it."""

    seat: int
    deed: str
    thing: str
    offered: int  # at which ply, the first time
    taken: int | None = None
    price: int | None = None
    points: int | None = None  # that the component brought, where the score has a line for it


@dataclass(slots=True)
class GameSummary:
    """A finished game: how long it was, how its seats fared, and what they did with components."""

    options: dict[str, str]
    plies: int
    seats: list[SeatSummary]
    uses: list[ComponentUse] = field(default_factory=list)


@dataclass(slots=True)
class UseEvent:
    """An event that counts as a use."""

    deed: str
    by: frozenset[str]  # verbs; none: whichever names the component
    what: str  # the kind of component, if only one
    price: str
    points: str

    def about(self, ref: str) -> bool:
        return not self.what or ref.partition(":")[0] == self.what


def summarise(game: Game[Any, Any], record: Record, people: frozenset[int] = frozenset()) -> GameSummary | None:
    """The summary of a record; None where the game was not played to its own end."""
    uses = _UseCollector(game)
    match = Match.of(game, record)
    lines = match.play_lines(record)
    firsts: dict[int, str] = {}
    for mover, text in record.moves:
        if mover != NATURE:
            firsts.setdefault(mover, text)
            uses.offer(match.ply, mover, match.legal())
        next(lines)
        if mover != NATURE:
            uses.act(match.ply - 1, mover, game.parse(text))
    next(lines, None)  # results that are written down are held against those of the moves
    if not match.over or record.ended or record.start:
        return None
    for ply, event in match.log:
        uses.hear(ply, event)
    scores = match.scores()
    totals = [score.total for score in scores]
    points = {(seat, line.source): line.points for seat, score in enumerate(scores) for line in score.lines}
    for use in uses.found.values():
        if use.taken is not None and use.points is None:
            use.points = points.get((use.seat, use.thing))
    seats = [
        SeatSummary(
            record.players.get(seat, ""),
            seat in people,
            totals[seat],
            place,
            margin(totals, seat),
            firsts.get(seat, ""),
        )
        for seat, place in enumerate(places(scores))
    ]
    return GameSummary(dict(record.options), len(record.moves), seats, list(uses.found.values()))


class _UseCollector:
    """The uses of one game, as it is replayed."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.kinds = use_events(game)
        self.by_verb: dict[str, list[UseEvent]] = {}
        for kind in self.kinds.values():
            for verb in kind.by or [""]:
                self.by_verb.setdefault(verb, []).append(kind)
        self.found: dict[tuple[int, str, str], ComponentUse] = {}

    def offer(self, ply: int, seat: int, legal: list[Action]) -> None:
        for action in legal:
            for deed, thing in self._uses(action):
                self._use(ply, seat, deed, thing)

    def act(self, ply: int, seat: int, action: Action) -> None:
        """Count the chosen action as a use, where the game names no events."""
        if not self.kinds:
            for deed, thing in self._uses(action):
                self._take(ply, seat, deed, thing)

    def hear(self, ply: int, event: Event) -> None:
        kind = self.kinds.get(event.key)
        if kind is None:
            return
        thing = next((ref for ref in event.refs() if is_component(self.game, ref) and kind.about(ref)), None)
        if event.seat is not None and thing is not None:
            self._take(ply, event.seat, kind.deed, thing, event.args.get(kind.price), event.args.get(kind.points))

    def _uses(self, action: Action) -> list[tuple[str, str]]:
        verb = action.verb.name
        found = [*self.by_verb.get(verb, []), *self.by_verb.get("", [])]
        if self.kinds and not found:
            return []
        things = components_of(self.game, action)
        if not self.kinds:
            return [(verb, thing) for thing in things]
        return [(kind.deed, thing) for kind in found for thing in things if kind.about(thing)]

    def _use(self, ply: int, seat: int, deed: str, thing: str) -> ComponentUse:
        return self.found.setdefault((seat, deed, thing), ComponentUse(seat, deed, thing, ply))

    def _take(
        self, ply: int, seat: int, deed: str, thing: str, paid: Value | None = None, got: Value | None = None
    ) -> None:
        one = self._use(ply, seat, deed, thing)
        if one.taken is None:
            one.taken, one.price, one.points = ply, _amount(paid), _amount(got)


def _amount(value: Value | None) -> int | None:
    """A number, or how many things are listed."""
    return value if value is None or isinstance(value, int) else len(value.split())


@lru_cache(maxsize=16)
def use_events(game: Game[Any, Any]) -> dict[str, UseEvent]:
    """The events that count in a game, by their key."""
    path = files(game.home).joinpath(FILE)
    if not path.is_file():
        return {}
    said: dict[str, dict[str, Any]] = tomllib.loads(path.read_text("utf-8"))
    return {
        key: UseEvent(
            one.get("as", key),
            frozenset(one.get("by", [])),
            *(str(one.get(name, "")) for name in ("what", "price", "points")),
        )
        for key, one in said.items()
    }


def components_of(game: Game[Any, Any], action: Action) -> list[str]:
    """The components that an action names."""
    return [ref for ref in dict.fromkeys(action.refs()) if is_component(game, ref)]


def is_component(game: Game[Any, Any], ref: str) -> bool:
    id = ref.partition(":")[2]
    return any(id in group for group in game.catalogue.components.values())
