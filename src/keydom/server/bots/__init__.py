"""Who thinks: bots that move, hints, analyses, and the queue they wait in."""
