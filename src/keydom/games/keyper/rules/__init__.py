"""The rules of Keyper, a phase a module: what may be done, and what it does."""
