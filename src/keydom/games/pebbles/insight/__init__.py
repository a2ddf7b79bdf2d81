"""What bots and learners know of good play in pebbles; no rule looks here."""
