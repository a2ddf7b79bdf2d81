"""The bots that sit at tables, in the process where they think: one for each seat, which goes on where it was.

A bot may think once about a decision of several steps and then take them; whoever forgot it after each of them would
have it think anew, and read anew what it judges by.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from keydom.bots import Bot, ask, bot
from keydom.core.match import Match

KEPT = 24  # bots: one with a network of its own holds some megabytes


class Sitter(NamedTuple):
    """A bot in its seat, and what it did last."""

    mind: str
    bot: Bot
    ply: int
    text: str


_sitters: dict[tuple[str, int], Sitter] = {}  # by table and seat, those that thought last at the end


def choose(table: str, match: Match[Any, Any], mind: str, rng: Random) -> str:
    """What the bot in the mover's seat does."""
    seat = match.mover
    known = _sitters.pop((table, seat), None)
    if known is None or known.mind != mind or not _goes_on(known, match.moves, seat):
        player = bot(mind, match.game, match.seats)
    else:
        player = known.bot
    text = str(ask(player, match.game, match.state, match.legal(), rng))
    _sitters[table, seat] = Sitter(mind, player, match.ply, text)
    while len(_sitters) > KEPT:
        _sitters.pop(next(iter(_sitters)))
    return text


def forget() -> None:
    """Let all of them go."""
    _sitters.clear()


def _goes_on(known: Sitter, moves: list[tuple[int, str]], seat: int) -> bool:
    """Whether what it did last stands, and nobody has decided for its seat since."""
    since = moves[known.ply :]
    return since[:1] == [(seat, known.text)] and all(mover != seat for mover, _ in since[1:])
