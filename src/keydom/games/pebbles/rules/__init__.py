"""The rules of pebbles: what a turn allows and does."""
