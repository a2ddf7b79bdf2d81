"""Renders the parts of a table's page that change, and sends a browser those that it lacks."""

from __future__ import annotations

import hashlib
from itertools import takewhile
from random import Random
from typing import Any, NamedTuple

from jinja2 import Environment, Template
from markupsafe import Markup

from keydom.core.game import NATURE, Event, Game, View
from keydom.core.match import PERMANENT_EVENTS
from keydom.server.show.badges import SIGNS
from keydom.server.show.ending import Ending
from keydom.server.show.scene_parts import scene_regions
from keydom.server.show.seat_status import SeatStatus
from keydom.server.show.table_view import TableView
from keydom.server.show.turn_log import last_own_ply, turn_log
from keydom.server.store.tables import LineRow
from keydom.server.table_registry import TableRegistry
from keydom.server.time_slices import Slices

NAMES = ("status", "players", "me", "prompt", "story", "log", "chat", "end", "lesson")
RECENT = 60  # events of the log that are sent unless all are asked for
LINES_PER_SLICE = 20  # lines of the log that are told before others have their turn


def page_parts(
    env: Environment,
    view: TableView,
    tables: TableRegistry,
    chat: list[LineRow],
    mine: list[int],
    seated: SeatStatus,
    whole_log: bool = False,
) -> Slices[dict[str, str]]:
    """Every part as HTML."""
    table, words = view.table, view.words
    log = yield from log_region(env, view, whole_log)
    scene = view.scene()
    yield
    newer, older = yield from turn_log(view)
    facts: dict[str, Any] = {
        "view": view,
        "table": table,
        "words": words,
        "say": words.say,
        "mine": mine,
        "signs": SIGNS,
        "thinking": tables.is_thinking(table.id),
        "chat": chat,
        "seated": seated,
        "log": log,
        "scene": scene,
        "newer": newer,
        "older": older,
        "standing": standing(view),
        "ending": Ending(view, scene) if table.over and view.now and table.puzzle_progress is None else None,
    }
    parts = scene_regions(scene, table.game.id, words)
    for name in NAMES:
        parts[name] = env.get_template(f"regions/{name}.html").render(facts)
        yield
    return parts


def fingerprint(html: str) -> str:
    return hashlib.blake2b(html.encode(), digest_size=6).hexdigest()


def changed(parts: dict[str, str], have: str) -> tuple[dict[str, str], dict[str, str]]:
    """The parts that a browser lacks, and the fingerprints of all; `have` lists those it has, with commas."""
    prints = {name: fingerprint(html) for name, html in parts.items()}
    known = set(have.split(","))
    return {name: html for name, html in parts.items() if f"{name}:{prints[name]}" not in known}, prints


TABLE_EVENTS = {*PERMANENT_EVENTS} - {"drawn"}  # what is no part of a set-up, however early it happens


class LogRegion(NamedTuple):
    """The log, or its last lines: the set-up, the lines up to the reader's last turn, and those since."""

    earlier: int  # how many are left out
    empty: bool
    drawn: int  # how many lines the set-up has: what was drawn before anybody decided anything
    opening: Markup
    older: Markup
    newer: Markup


def log_region(env: Environment, view: TableView, whole: bool) -> Slices[LogRegion]:
    """Put the log into words."""
    events, since = view.past.events(view.seat), last_own_ply(view)
    parted = next((place for place, (ply, _) in enumerate(events) if ply > since >= 0), len(events))
    first = 0 if whole else max(0, min(len(events) - RECENT, parted))
    decided = next((ply for ply, (mover, _) in enumerate(view.past.moves) if mover != NATURE), view.past.ply)
    opening = len([*takewhile(lambda line: line[0] < decided and line[1].key not in TABLE_EVENTS, events)])
    drawn = max(0, min(opening, parted) - first)
    parts, entries = list[Markup](), env.get_template("parts/entries.html")
    for some in (events[first : first + drawn], events[first + drawn : parted], events[max(first, parted) :]):
        parts.append((yield from _lines(entries, view, some)))
    return LogRegion(first, first == len(events), drawn, *parts)


def _lines(entries: Template, view: TableView, events: list[tuple[int, Event]]) -> Slices[Markup]:
    """Events as lines of the log, some at a time."""
    lines = []
    for place in range(0, len(events), LINES_PER_SLICE):
        some = [
            (ply + 1, view.tell(event), " ".join(event.refs()), event.seat)
            for ply, event in events[place : place + LINES_PER_SLICE]
        ]
        lines.append(entries.render(id=view.table.id, some=some))
        yield
    return Markup("".join(lines))


def standing(view: TableView) -> int | None:
    """The points of the reader as they stand, as far as the reader may know; None for who only watches."""
    if view.seat is None:
        return None
    if view.table.over and view.now:
        return view.match.scores()[view.seat].total
    return _points(view.table.game, view.match.view(view.seat), view.seat)


def _points(game: Game[Any, Any], view: View, seat: int) -> int:
    """What a seat has in a position that it cannot tell from the true one: the same in all of those."""
    return game.scores(game.sample(view, Random(0)))[seat].total
