"""The bots that judge positions by a network which taught itself: one decision ahead, or a round further.

NumPy is needed to play with it; nothing here is compiled, since the work is done in arrays.
"""

from keydom.bots.net.bot import AheadBot, NetBot, TreeBot
from keydom.bots.net.network import has_network

__all__ = ["AheadBot", "NetBot", "TreeBot", "has_network"]
