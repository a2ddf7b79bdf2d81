"""The sounds of the last events that a reader may know of."""

from __future__ import annotations

from keydom.core.match import PERMANENT_EVENTS
from keydom.server.show.table_view import TableView

KINDS = ("place", "bid", "outbid", "take", "upgrade")  # besides those that the page knows of itself: turn and end
MOST = 24  # events that are told
REMEMBERED = 200  # events among which a bid is looked for that another one beats
QUIET = frozenset({*PERMANENT_EVENTS, "ended"})  # what is no part of play


def sounds(view: TableView) -> list[tuple[int, str]]:
    """The last events: the ply after each, and its kind. Steps of a turn that is put together are among them."""
    events = view.match.events(view.seat)[-REMEMBERED:]
    kinds = view.table.game.sounds
    mine = set[str]()  # on what the reader has bid
    found = list[tuple[int, str]]()
    for ply, event in events:
        kind = kinds.get(event.key, "place")
        if kind == "bid":
            things = set(event.things())
            if view.seat is not None and event.seat == view.seat:
                mine |= things
            elif mine & things:
                kind = "outbid"
        if event.key not in QUIET:
            found.append((ply + 1, kind))
    return found[-MOST:]
