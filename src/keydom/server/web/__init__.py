"""Routes by subject, and the pages."""
