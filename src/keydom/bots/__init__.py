"""The bots by name.

>>> from random import Random
>>> bot("random").choose(None, ["the only choice"], Random(1))
'the only choice'
"""

from __future__ import annotations

from keydom.bots.contract import Bot
from keydom.bots.random import RandomBot
from keydom.core.errors import BadOption

__all__ = ["BOTS", "Bot", "bot"]

_KINDS: dict[str, type[Bot]] = {"random": RandomBot}

BOTS = tuple(_KINDS)


def bot(name: str) -> Bot:
    """A new bot of this name."""
    kind = _KINDS.get(name)
    if kind is None:
        raise BadOption(f"no bot {name!r}: there are {', '.join(BOTS)}")
    return kind()
