"""The rules of Keythedral, tested as transcripts: build a position, play lines of text, look at one thing."""
