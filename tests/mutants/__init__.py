"""Planted faults: a suite that has become quicker must still find every one of them."""
