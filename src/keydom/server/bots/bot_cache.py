"""The cache of bots in a bot process: one for each seat, which goes on where it was.

A bot may think once about a decision of several steps and then take them; whoever forgot it after each of them would
have it think anew, and read anew what it judges by.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from keydom.bots import Bot, ask, make_bot
from keydom.core.cache import Cache
from keydom.core.match import Match

CACHE_SIZE = 24  # bots: one with a network of its own holds some megabytes


class CachedBot(NamedTuple):
    """A bot in its seat, and what it did last."""

    name: str
    bot: Bot
    ply: int
    text: str


_cached_bots: Cache[tuple[str, int], CachedBot] = Cache(CACHE_SIZE)  # by table and seat


def choose(table: str, match: Match[Any, Any], name: str, rng: Random) -> str:
    """Ask the bot in the mover's seat for its action, from the cache where it can go on."""
    seat = match.mover
    known = _cached_bots.pop((table, seat))
    if known is None or known.name != name or not _goes_on(known, match.moves, seat):
        player = make_bot(name, match.game, match.seats)
    else:
        player = known.bot
    text = str(ask(player, match.game, match.state, match.legal(), rng))
    _cached_bots[table, seat] = CachedBot(name, player, match.ply, text)
    return text


def forget() -> None:
    """Empty the cache."""
    _cached_bots.clear()


def _goes_on(known: CachedBot, moves: list[tuple[int, str]], seat: int) -> bool:
    """Whether what it did last stands, and nobody has decided for its seat since."""
    since = moves[known.ply :]
    return since[:1] == [(seat, known.text)] and all(mover != seat for mover, _ in since[1:])
