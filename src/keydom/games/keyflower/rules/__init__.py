"""The phases of Keyflower, one module each."""
