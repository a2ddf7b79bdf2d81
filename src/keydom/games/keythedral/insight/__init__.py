"""What bots and learners know of good play in Keythedral; no rule looks here."""
