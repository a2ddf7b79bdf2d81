"""Keyper, by Richard Breese (R&D Games 2017)."""

from keydom.games.keyper.game import Keyper

GAME = Keyper()
