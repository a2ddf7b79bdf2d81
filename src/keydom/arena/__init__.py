"""Many games of bots, spread over processes: simulations, contests, ladders and fuzzing."""
