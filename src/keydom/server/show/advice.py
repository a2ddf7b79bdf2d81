"""Advice at a table: who may have it, and what a reader is told."""

from __future__ import annotations

from typing import Any

from keydom.core.game import Line
from keydom.server.access.requester import check_seat
from keydom.server.errors import NotPossibleNow, ServerError
from keydom.server.show.table_view import TableView
from keydom.server.words import PageWords


def check_advice(view: TableView, mine: list[int]) -> None:
    """Refuse advice to who holds these seats, where there is none in this position."""
    table, mover = view.table, view.match.mover
    if mover < 0 or view.closed:
        raise NotPossibleNow("there is nothing to decide in this position")
    if table.lesson_progress is not None:
        raise NotPossibleNow("a lesson has hints of its own")
    if table.puzzle_progress is not None:
        raise NotPossibleNow("a puzzle is to be solved alone")
    if table.over:
        return
    check_seat(mover, mine)
    if mover in table.bots:
        raise NotPossibleNow(f"a bot plays for seat {mover}: it needs no advice")
    if table.people.seats - set(mine):  # whoever a bot plays for counts too
        raise NotPossibleNow("other people play at this table: there is advice when the game is over")


def is_advisable(view: TableView, mine: list[int]) -> bool:
    """Whether there is advice in this position for who holds these seats."""
    try:
        check_advice(view, mine)
    except ServerError:
        return False
    return True


def hint_facts(hint: dict[str, Any], words: PageWords) -> dict[str, Any]:
    """A hint in a reader's words, with what it touches."""
    assert words.game is not None, "a table has a game"
    action = words.game.parse(hint["action"])
    lines = [{**line, "name": words.source(Line(line["source"], 0, line["how"]))} for line in hint["lines"]]
    named = words.features((feature["name"], feature["points"]) for feature in hint["features"])
    features = [{"name": name, "points": round(points, 2)} for name, points in named]
    return {**hint, "text": words.do(action), "refs": action.refs(), "lines": lines, "features": features}
