"""Positions in which a few plans are better than all others: found, judged and read."""
