"""Keythedral, by Richard Breese (R&D Games 2002, Pro Ludo 2004)."""

from keydom.games.keythedral.game import Keythedral

GAME = Keythedral()
