"""Analysis of finished games, puzzles, and figures of many games."""
