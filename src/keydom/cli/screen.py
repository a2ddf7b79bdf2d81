"""Where the commands print: text as it is, and a reader that has gone away is told like any other."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text


class Screen(Console):
    """A console that takes text for text: a name or an action is never read as markup."""

    def __init__(self, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False, markup=False, emoji=False)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def text_table(*headings: str | Text, left: int = 1, tight: bool = False, title: str | None = None) -> Table:
    """A table whose first columns are text, set to the left, and whose others are figures, set to the right."""
    table = Table(box=SIMPLE_HEAD, padding=0 if tight else (0, 1), pad_edge=tight, title=title)
    for place, heading in enumerate(headings):
        table.add_column(heading, justify="left" if place < left else "right", no_wrap=tight)
    return table
