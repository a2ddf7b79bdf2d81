"""Tables: their logs, their state in memory, and what is done there."""
