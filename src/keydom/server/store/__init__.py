"""What is kept: the schema, the database, and all that is written to it and read from it."""
