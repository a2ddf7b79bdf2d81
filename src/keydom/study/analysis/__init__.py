"""A finished game analysed: what its decisions cost, what its draws brought, and how sure that is."""
