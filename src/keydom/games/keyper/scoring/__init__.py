"""The end of the game: what everything scores, and the best use of it."""

from keydom.games.keyper.scoring.count import score, scores

__all__ = ["score", "scores"]
