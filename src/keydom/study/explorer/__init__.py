"""What many games say of components, seats and first moves."""
