"""What anybody may know of a table, as programs and pages are told it."""

from __future__ import annotations

from typing import Any

from keydom.server.live import Live
from keydom.server.speech import Speech
from keydom.server.tables import Tables


def about(live: Live, tables: Tables, mine: list[int], words: Speech) -> dict[str, Any]:
    return {
        "id": live.id,
        "game": live.game.id,
        "options": live.row.options,
        "version": live.version,
        "ply": live.match.ply,
        "mover": live.mover,
        "over": live.over,
        "since": live.since,
        "thinking": tables.is_thinking(live.id),
        "mine": mine,
        "seats": [
            {
                "seat": seat,
                "name": words.name(f"seat:{seat}"),
                "bot": live.bots.get(seat),
                "gone": going(live, seat),
            }
            for seat in range(live.seats)
        ],
        "turn_limit": live.row.turn_limit,
        "deadline": live.deadline(),
        "stand_in": live.row.stand_in,
        "fork": None if live.row.fork_of is None else {"id": live.row.fork_of, "ply": live.row.fork_ply},
        "proposal": None
        if live.proposal is None
        else {
            "seat": live.proposal.seat,
            "what": live.proposal.what,
            "asked": sorted(live.people.asked(live.proposal.what)),
            "agreed": sorted(live.proposal.agreed),
        },
        "replacing": [
            {"seat": proposal.seat, "what": proposal.what, "asked": [seat], "due": live.people.due(seat)}
            for seat, proposal in live.replacing.items()
        ],
    }


def going(live: Live, seat: int) -> dict[str, Any] | None:
    """How and when the person of a seat went."""
    gone = live.people.gone.get(seat)
    return None if gone is None else {"how": gone.how, "ply": gone.ply}
