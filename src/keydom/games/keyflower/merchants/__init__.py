"""The Merchants: contracts, cabins, extensions and the boats II, called at the seams of the base game."""
