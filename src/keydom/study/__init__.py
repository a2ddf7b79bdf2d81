"""Games understood: what decisions cost and draws brought, puzzles from games of bots, figures of many games."""
