"""The final places of a table's seats; whoever resigned comes last."""

from __future__ import annotations

from keydom.server.table.people import RESIGNED
from keydom.server.table.table import GameTable


def final_places(table: GameTable) -> list[int]:
    """The place of each seat, best 1. Whoever resigned comes after all who did not, whatever the bot there reached."""
    by_score = table.match.places()
    resigned = {seat for seat, gone in table.people.gone.items() if gone.how == RESIGNED}
    if len(resigned) == table.seats:
        return by_score
    staying = sorted(place for seat, place in enumerate(by_score) if seat not in resigned)
    return [len(staying) + 1 if seat in resigned else 1 + staying.index(place) for seat, place in enumerate(by_score)]
