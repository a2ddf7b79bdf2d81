"""What bots and learners know of good play; nothing in the rules looks here."""
