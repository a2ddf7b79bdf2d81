"""Keydom for learners: the interfaces that research uses, each for every game and number of seats."""
