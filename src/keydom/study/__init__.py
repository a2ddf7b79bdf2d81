"""A game understood: what its decisions cost, what its draws brought, and how sure anybody can be of that."""
