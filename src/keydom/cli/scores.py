"""Scores in the terminal: itemised, the seats side by side."""

from __future__ import annotations

from random import Random
from typing import Any

from rich.table import Table
from rich.text import Text

from keydom.cli.screen import text_table
from keydom.cli.words import TerminalWords
from keydom.core.game import Game, Line, Score, View, places
from keydom.words import FluentWords

GUESSES = 60  # positions that a seat cannot tell from the true one, tried to see what its scores may be


def final_scores(scores: list[Score], words: TerminalWords) -> Table:
    """The scores of a game that is over."""
    table = score_sheet(words, len(scores))
    for label, points in _rows([scores], words):
        table.add_row(label, *(str(low) for low, _ in points))
    table.add_section()
    table.add_row(words.say("score-total"), *(str(score.total) for score in scores), style="bold")
    if len({score.total for score in scores}) < len(scores):
        table.add_row(words.say("score-tiebreak"), *(" ".join(map(str, score.tiebreak)) for score in scores))
    table.add_row(words.say("score-place"), *(str(place) for place in places(scores)))
    return table


def verdict(scores: list[Score], words: TerminalWords) -> str:
    """Who wins, and whether it took a tie-break."""
    first = [seat for seat, place in enumerate(places(scores)) if place == 1]
    if len(first) > 1:
        return words.say("winners", {"seats": " ".join(f"seat:{seat}" for seat in first)})
    level = [score for score in scores if score.total == scores[first[0]].total]
    return words.say("terminal-tiebreak" if len(level) > 1 else "winner", {"seat": f"seat:{first[0]}"})


def possible_scores(game: Game[Any, Any], view: View, words: TerminalWords, rng: Random) -> Table:
    """The scores as if the game ended now, as far as the view's seat can know them.

    They are taken from positions that the seat cannot tell from the true one, so nothing hidden can show in them.
    """
    tries = [game.scores(game.sample(view, rng)) for _ in range(GUESSES)]
    table = score_sheet(words, len(tries[0]))
    for label, ranges in _rows(tries, words):
        table.add_row(label, *(_range(*span) for span in ranges))
    table.add_section()
    totals = [[scores[seat].total for scores in tries] for seat in range(len(tries[0]))]
    table.add_row(words.say("score-total"), *(_range(min(seat), max(seat)) for seat in totals), style="bold")
    return table


def score_sheet(words: FluentWords, seats: int) -> Table:
    """An empty table with a column for each seat."""
    return text_table("", *(Text(words.name(f"seat:{seat}")) for seat in range(seats)))


def _rows(tries: list[list[Score]], words: TerminalWords) -> list[tuple[Text, list[tuple[int, int]]]]:
    """One row a source: its name, and the least and the most it gives each seat."""
    lines: dict[str, Line] = {}
    for scores in tries:
        for score in scores:
            lines.update({line.source: line for line in score.lines if line.source not in lines})
    rows = []
    points_by_source = [[score.by_source() for score in seat] for seat in zip(*tries, strict=True)]
    for source, line in lines.items():
        points = [[by_source.get(source, 0) for by_source in seat] for seat in points_by_source]
        rows.append((Text(words.source(line)), [(min(seat), max(seat)) for seat in points]))
    return rows


def _range(low: int, high: int) -> str:
    return str(low) if low == high else f"{low} … {high}"
