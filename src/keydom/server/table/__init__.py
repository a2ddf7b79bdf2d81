"""A table as its log makes it."""
