"""A look at a table: who may have which, now or in the past."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager

from keydom.server.draft import drafted
from keydom.server.errors import NotNow, NotYours
from keydom.server.live import Live
from keydom.server.look import Look
from keydom.server.presence import note
from keydom.server.readers import Reader
from keydom.server.tables import Tables

TRIES = 20  # that a look makes while others write about people again and again


@asynccontextmanager
async def holding(id: str, tables: Tables) -> AsyncGenerator[Live, None]:
    """A table that nothing changes at meanwhile. Where a move was not kept it is read anew: memory is ahead then."""
    for _ in range(TRIES):
        live = await tables.open(id)
        async with live.lock:
            if not live.broken:
                yield live
                return
    live.check_sound()


@asynccontextmanager
async def looking(
    live: Live, reader: Reader, tables: Tables, seat: int | None, ply: int | None, draft: str = ""
) -> AsyncGenerator[Look, None]:
    """A look as a seat that the reader holds or, when the game is over, as anybody; nothing changes while it lasts.

    The past is played anew before the table is held: others may go on meanwhile. Where another server has told of a
    new name or of who has come, the look is at the table as it was read then: it is no reason to refuse one.
    """
    async with AsyncExitStack() as held:
        for tries in range(TRIES):
            if tries:
                live = await tables.open(live.id)
            if ply is not None and not 0 <= ply <= live.match.ply:
                raise NotNow(f"there is no ply {ply}: the game is at ply {live.match.ply}")
            earlier = None if ply is None or ply == live.match.ply else await live.replayed(ply)
            await held.enter_async_context(live.lock)
            await live.turnstile.pass_through()
            if not live.broken:
                break
            await held.aclose()
        live.check_sound()
        if seat is not None:
            if seat not in range(live.seats):
                raise NotYours(f"there is no seat {seat} at this table")
            if not live.over:
                await reader.check(live.id, seat)
        await note(live, await reader.seats(live.id), reader.store)
        drafting = draft and earlier is None and live.course is None
        begun = await live.turnstile.result(drafted(live.match, seat, draft)) if drafting else None
        yield Look(live, seat, reader.language, earlier, begun)
