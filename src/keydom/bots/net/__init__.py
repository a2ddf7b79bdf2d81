"""The network that bots judge positions by, and the bot that goes by it one decision ahead.

NumPy is needed to play with it; nothing here is compiled, since the work is done in arrays.
"""
