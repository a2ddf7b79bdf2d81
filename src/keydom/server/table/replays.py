"""Replays of earlier plies of a table, kept in part, so that one is played anew from the nearest that is kept."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from keydom.core.cache import Cache
from keydom.core.match import Match
from keydom.server.table.table import GameTable
from keydom.server.time_slices import Slices, TimeSlices

STEP = 128  # plies from one match that is kept to the next: who steps back plays half as many anew
MOST_KEPT = 128  # matches of all tables, of some half a megabyte each
FREE = 256  # plies that are played anew without an allowance


class Replays:
    """Matches as they stood at earlier plies. To play far anew needs the allowance of the visitor who asks."""

    def __init__(self, allowed: Callable[[], AbstractContextManager[None]], slices: TimeSlices) -> None:
        self._allowed = allowed
        self._slices = slices
        self._kept: Cache[tuple[str, int], Match[Any, Any]] = Cache(MOST_KEPT)

    async def match(self, table: GameTable, ply: int) -> Match[Any, Any]:
        """Return the match of a table as it stood after so many lines."""
        now = table.match
        found = self._nearest(table.id, now, ply)
        begun = 0 if found is None else found.ply
        with self._allowed() if ply - begun > FREE else nullcontext():
            twin = Match.of(table.game, now.record()) if found is None else found.copy()
            await self._slices.run(self._play(table.id, twin, now.moves[begun:ply]))
        twin.notes, twin.sides = now.notes, now.sides
        return twin

    def _nearest(self, id: str, now: Match[Any, Any], ply: int) -> Match[Any, Any] | None:
        """The last match that is kept of those before a ply; a game that has gone back may have others."""
        for before in range(ply // STEP * STEP, 0, -STEP):
            found = self._kept.get((id, before))
            if found is not None and (found.moves, found.players) == (now.moves[:before], now.players):
                return found
        return None

    def _play(self, id: str, match: Match[Any, Any], moves: list[tuple[int, str]]) -> Slices[None]:
        for mover, text in moves:
            match.play(text, mover)
            if match.ply % STEP == 0:
                self._kept[id, match.ply] = match.copy()
            yield
