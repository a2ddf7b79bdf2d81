"""The rules of Keyper, told as short transcripts."""
