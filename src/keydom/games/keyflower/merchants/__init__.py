"""The Merchants: contracts, cabins, extensions and the boats II, called by the hooks of the base game."""
