"""The database: its schema, and all that is written to it and read from it."""
