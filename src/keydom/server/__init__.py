"""The web server: tables, seats, live updates, and the database that keeps them."""
