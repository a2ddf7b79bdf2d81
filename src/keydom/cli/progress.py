"""How far a long command is and how long it still takes, on standard error and only for a person's eyes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from keydom.cli.screen import Screen


@contextmanager
def watched(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar that is told how many are finished."""
    console = Screen(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(what, total=total)
        yield lambda finished: progress.update(task, completed=finished)


@contextmanager
def resumable(command: str) -> Iterator[None]:
    """For work that is kept part by part: whoever stops it is told so."""
    try:
        yield
    except KeyboardInterrupt:
        click.echo(f"keydom {command}: stopped; the same command goes on where it was", err=True)
        raise
