"""Tasks run side by side, each in a forked process; where none can be forked, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from keydom.core.errors import KeydomError

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

T = TypeVar("T")


def in_processes(tasks: Sequence[Callable[[], T]]) -> list[T]:
    """The results of the tasks, in their order."""
    from multiprocessing import get_all_start_methods, get_context  # not every Python has processes

    if "fork" not in get_all_start_methods():
        return [task() for task in tasks]
    context = get_context("fork")  # a view cannot travel to a new process, only be split off with it
    started = []
    for task in tasks:
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(target=_answer, args=(task, theirs), daemon=True)
        process.start()
        theirs.close()
        started.append((process, ours))
    answers: list[T] = []
    for process, pipe in started:
        try:
            answers.append(pipe.recv())
        except EOFError:
            raise KeydomError("a process ended before its thought did") from None
        process.join()
    return answers


def _answer(task: Callable[[], T], pipe: Connection) -> None:
    pipe.send(task())
    pipe.close()
