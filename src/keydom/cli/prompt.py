"""What a person types at a table: a choice, by number or by its text, or a command."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable
from dataclasses import dataclass

from keydom.cli.screen import Screen
from keydom.core.action import Action
from keydom.core.errors import InvalidAction

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (importing it gives `input` its line editing and history)

COMMANDS = ("help", "undo", "log", "scores", "show", "save", "end", "quit")


@dataclass(frozen=True, slots=True)
class Command:
    """A command and what was typed behind it."""

    name: str
    argument: str = ""


@dataclass(frozen=True, slots=True)
class UnclearInput:
    """Neither a choice nor a command; `fits` are the choices, counted from 0, that it could be the beginning of."""

    text: str
    fits: tuple[int, ...] = ()


def understand(line: str, legal: list[Action], parse: Callable[[str], Action]) -> Action | Command | UnclearInput:
    """What a typed line means. A choice's whole text comes before a command, and `/` in front asks for a command.

    The whole text of an action that is no choice now is that action: it is refused, and not taken for the beginning
    of another one.
    """
    text = " ".join(line.split()).lower()
    if text.isdecimal():
        number = int(text)
        return legal[number - 1] if 1 <= number <= len(legal) else UnclearInput(text)
    if text.startswith("/"):
        return _command(line.strip()[1:]) or UnclearInput(text)
    texts = [str(action).lower() for action in legal]
    if text in texts:
        return legal[texts.index(text)]
    if text.split(" ")[0] in COMMANDS:
        return _command(line.strip()) or UnclearInput(text)
    if (whole := _action(text, parse)) is not None:
        return whole
    fits = [place for place, choice in enumerate(texts) if text and choice.startswith(text)]
    if len(fits) == 1:
        return legal[fits[0]]
    return (None if fits else _command(line.strip())) or UnclearInput(text, tuple(fits))


def ask(console: Screen, prompt: str = "> ") -> str | None:
    """The next line typed; None when there is none to come. Piped lines are shown as if they had been typed."""
    try:
        if sys.stdin.isatty():
            return input(prompt)
        line = sys.stdin.readline()
    except (EOFError, KeyboardInterrupt):
        console.print()
        return None
    console.print(f"{prompt}{line.rstrip()}")
    return line if line else None


def _action(text: str, parse: Callable[[str], Action]) -> Action | None:
    try:
        return parse(text)
    except InvalidAction:
        return None


def _command(text: str) -> Command | None:
    """The command that the first word is, or the one that a word on its own is the beginning of."""
    word, _, rest = text.partition(" ")
    fits = [name for name in COMMANDS if word.lower() == name or (word and not rest and name.startswith(word.lower()))]
    return Command(fits[0], rest.strip()) if len(fits) == 1 else None
