"""Pebbles: the tutorial game. Small, complete, and the first subject of every generic test."""

from keydom.games.pebbles.game import Pebbles

GAME = Pebbles()
