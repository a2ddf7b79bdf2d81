"""How far a long command is and how long it still takes, on standard error and only for a person's eyes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn

from keydom.cli.screen import Screen


@contextmanager
def progress_bar(
    what: str, total: float | None, count: ProgressColumn | None = None, **fields: Any
) -> Iterator[Callable[..., None]]:
    """A bar that is told what changes: `completed`, `total`, `description` or a field of its own for the count."""
    console = Screen(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), count or MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield partial(progress.update, progress.add_task(what, total=total, **fields))


@contextmanager
def count_bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar that is told how many are finished."""
    with progress_bar(what, total) as update:
        yield lambda finished: update(completed=finished)


@contextmanager
def resumable(command: str) -> Iterator[None]:
    """For work that is kept part by part: whoever stops it is told so."""
    try:
        yield
    except KeyboardInterrupt:
        click.echo(f"keydom {command}: stopped; the same command goes on where it was", err=True)
        raise
