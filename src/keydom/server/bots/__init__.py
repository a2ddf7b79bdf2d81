"""Bot processes and their queue, and what they do: moves, hints, analyses and background tasks."""
