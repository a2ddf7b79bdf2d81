"""What bots and learners know of good play in Keyflower; nothing in the rules looks here."""
