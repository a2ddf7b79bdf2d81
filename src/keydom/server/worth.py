"""What things are worth to whoever is to move: the best that a bot can make of each of them now, and its reasons."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get

from keydom.server.advice import refusal, told
from keydom.server.api import ADVISER, Id
from keydom.server.looking import looking
from keydom.server.readers import Reader
from keydom.server.speech import Speech
from keydom.server.tables import Tables

ALL = 1000  # moves to be advised: more than any position has


class Worth(Controller):
    """What a card says of a thing besides what it is."""

    @get("/api/tables/{id:str}/worth", summary="What each thing is worth to who is to move, in points, and why")
    async def worth(
        self,
        id: Id,
        tables: Tables,
        reader: Reader,
        ply: int | None = None,
        seat: int | None = None,
        draft: str = "",
    ) -> dict[str, Any]:
        """By what that seat sees, wherever there are hints. A thing that nothing can be done with now is not named."""
        live, mine = await tables.open(id), await reader.seats(id)
        async with looking(live, reader, tables, seat, ply, draft) as look:
            live = look.live
            if (refused := refusal(look, mine)) is not None:
                raise refused
            moves, mover = list(look.match.moves), look.match.mover
        advice = await tables.advisers.advise(live, moves, ADVISER, ALL)
        whose = "page-worth" if mover == seat and not live.over else "page-worth-other"
        return {
            "version": live.version,
            "ply": len(moves),
            "seat": mover,
            "whose": look.words.say(whose, {"seat": f"seat:{mover}"}),
            "things": things(advice, look.words),
        }


def behind(best: float | None, points: float | None) -> float | None:
    """By how many points the best move is better; None where the bot has no figures of either."""
    return None if best is None or points is None else round(max(0.0, best - points), 2)


def things(advice: list[dict[str, Any]], words: Speech) -> dict[str, dict[str, Any]]:
    """By ref: the best of the moves that touch it, what it changes, and by how much another move is better."""
    assert words.game is not None, "a table has a game"
    found: dict[str, dict[str, Any]] = {}
    for hint in advice:  # the best comes first
        said = told(hint, words)
        worth = {name: said[name] for name in ("action", "text", "lines", "features", "prospects")}
        worth["points"] = round(hint["prospects"] + sum(line["points"] for line in hint["lines"]), 2)
        worth["behind"] = behind(advice[0]["points"], hint["points"])
        for text in (hint["action"], *hint["alike"]):
            for ref in words.game.parse(text).refs():
                found.setdefault(ref, worth)
    return found
