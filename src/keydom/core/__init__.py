"""What all games share: the contract, records, matches and component data. Standard library only, no I/O."""
