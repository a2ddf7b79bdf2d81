"""The rules of pebbles, tested as transcripts: build a position, play lines of text, look at one thing."""
