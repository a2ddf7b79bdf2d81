"""Who sends a request, and the limits of an address."""
