"""Scores side by side, and who wins."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from keydom.cli.scores import final_scores, verdict
from keydom.cli.words import TerminalWords
from keydom.core.game import Line, Score
from keydom.games.pebbles import GAME

WORDS = TerminalWords(GAME, "en")


def score(white: int, coal: int) -> Score:
    return Score([Line("white", white), Line("coal", coal)], (coal,))


def printed(scores: list[Score]) -> list[list[str]]:
    console = Console(file=io.StringIO(), width=100)
    console.print(final_scores(scores, WORDS))
    assert isinstance(console.file, io.StringIO)
    return [line.split() for line in console.file.getvalue().splitlines() if line.strip()]


@pytest.mark.parametrize(
    ("scores", "says"),
    [
        ([score(5, 0), score(4, 0)], "Player 1 wins!"),
        ([score(5, -2), score(7, -4)], "Player 1 wins on the tie-break!"),
        ([score(5, -2), score(5, -2), score(1, 0)], "Player 1 and Player 2 share the victory!"),
    ],
)
def test_the_winner_is_named_with_what_decided_it(scores: list[Score], says: str) -> None:
    assert verdict(scores, WORDS) == says


def test_every_source_has_a_row_and_every_seat_a_column() -> None:
    rows = printed([score(5, -2), score(4, 0)])
    assert ["White", "pebbles", "5", "4"] in rows
    assert ["Coal", "-2", "0"] in rows
    assert ["Total", "3", "4"] in rows
    assert ["Place", "2", "1"] in rows


def test_the_tie_break_is_shown_where_it_matters() -> None:
    assert ["Tie-break", "-2", "-4"] in printed([score(5, -2), score(7, -4)])
    assert not any(row[0] == "Tie-break" for row in printed([score(5, -2), score(5, -4)]))


def test_a_source_that_only_one_seat_has_counts_nothing_for_the_others() -> None:
    rows = printed([Score([Line("white", 3)]), Score([Line("gold", 6)])])
    assert ["Golden", "pebbles", "0", "6"] in rows


def test_several_lines_of_one_source_are_added_up() -> None:
    assert ["White", "pebbles", "5"] in printed([Score([Line("white", 3), Line("white", 2)])])
