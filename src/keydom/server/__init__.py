"""The table in the browser: tables, seats, live updates, and the store that is the game's memory."""
