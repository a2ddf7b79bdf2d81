"""What one reader sees of a table."""
