"""Where the commands print: text as it is, and a reader that has gone away is told like any other."""

from __future__ import annotations

from rich.console import Console


class Screen(Console):
    """A console that takes text for text: a name or an action is never read as markup."""

    def __init__(self, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False, markup=False, emoji=False)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError
