"""Every decision of pebbles, with its words."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action, Arg, Grammar, OneOf, Verb
from keydom.games.pebbles.components import KINDS


class PebblesAction(Action):
    """One decision of pebbles: its numbers, by the names of the verbs' arguments."""

    __slots__ = ()

    @property
    def pebble(self) -> int:
        return self.a

    @property
    def seat(self) -> int:
        return self.a


PEBBLE: Final = OneOf("pebble", KINDS)

DRAW: Final = Verb("draw", PEBBLE)  # NATURE's
KEEP: Final = Verb("keep")
GIVE: Final = Verb("give")
TO: Final = Verb("to", Arg("seat", within=range(4)))

GRAMMAR: Final = Grammar((KEEP, GIVE, TO), (DRAW,), PebblesAction)
