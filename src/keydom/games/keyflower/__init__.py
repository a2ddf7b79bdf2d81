"""Keyflower, by Sebastian Bleasdale and Richard Breese (R&D Games 2012), with The Merchants (2014)."""

from keydom.games.keyflower.game import Keyflower

GAME = Keyflower()
