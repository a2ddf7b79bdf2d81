"""The values of components to whoever is to move: the best move with each, and why."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get

from keydom.server.access.requester import Requester
from keydom.server.show.advice import check_advice, hint_facts
from keydom.server.show.permissions import open_table_view
from keydom.server.table_registry import TableRegistry
from keydom.server.web.api import ADVISER, Id
from keydom.server.words import PageWords

ALL = 1000  # moves to be advised: more than any position has


class ComponentValueRoutes(Controller):
    """What a card says of a thing besides what it is."""

    @get("/api/tables/{id:str}/worth", summary="What each thing is worth to who is to move, in points, and why")
    async def worth(
        self,
        id: Id,
        tables: TableRegistry,
        requester: Requester,
        ply: int | None = None,
        seat: int | None = None,
        draft: str = "",
    ) -> dict[str, Any]:
        """By what that seat sees, wherever there are hints. A thing that nothing can be done with now is not named."""
        mine = await requester.seats(id)
        async with open_table_view(id, requester, tables, seat, ply, draft) as view:
            table = view.table
            check_advice(view, mine)
            moves, mover = list(view.match.moves), view.match.mover
        advice = await tables.hints.advise(table, moves, ADVISER, ALL)
        whose = "page-worth" if mover == seat and not table.over else "page-worth-other"
        return {
            "version": table.version,
            "ply": len(moves),
            "seat": mover,
            "whose": view.words.say(whose, {"seat": f"seat:{mover}"}),
            "things": things(advice, view.words),
        }


def behind(best: float | None, points: float | None) -> float | None:
    """By how many points the best move is better; None where the bot has no figures of either."""
    return None if best is None or points is None else round(max(0.0, best - points), 2)


def things(advice: list[dict[str, Any]], words: PageWords) -> dict[str, dict[str, Any]]:
    """By ref: the best of the moves that touch it, what it changes, and by how much another move is better."""
    assert words.game is not None, "a table has a game"
    found: dict[str, dict[str, Any]] = {}
    for hint in advice:  # the best comes first
        facts = hint_facts(hint, words)
        worth = {name: facts[name] for name in ("action", "text", "lines", "features", "prospects")}
        worth["points"] = round(hint["prospects"] + sum(line["points"] for line in hint["lines"]), 2)
        worth["behind"] = behind(advice[0]["points"], hint["points"])
        for text in (hint["action"], *hint["alike"]):
            for ref in words.game.parse(text).refs():
                found.setdefault(ref, worth)
    return found
