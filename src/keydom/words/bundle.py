"""A Fluent bundle that parses a message when it is first used.

Parsing all messages of all games and languages takes some ten seconds; a game shows a few hundred of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from threading import Lock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

_ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


class LazyBundle(FluentBundle):
    """The messages of several texts in one language; the first of a key is the one that counts."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        # The marks that isolate text of another direction show up as boxes in terminals and SVG.
        super().__init__([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        for text in texts:
            self._sources = entries(text) | self._sources
        self._parsed: set[str] = set()
        self._lock = Lock()

    def has_message(self, message_id: str) -> bool:
        self._parse(message_id)
        return super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        self._parse(message_id)
        return super().get_message(message_id)

    def _parse(self, key: str) -> None:
        """Add a message, and all that it refers to."""
        if key in self._parsed or key not in self._sources:
            return
        with self._lock:
            waiting, found = [key], {key}
            while waiting:
                resource, references = parsed(self._sources[waiting.pop()])
                self.add_resource(resource)
                unknown = (one for one in references if one in self._sources and one not in self._parsed)
                new = [one for one in unknown if one not in found]
                waiting += new
                found.update(new)
            self._parsed |= found


@cache
def entries(text: str) -> dict[str, str]:
    """The source of each message and term by its key, that of a term with its dash; of equal keys the first.

    >>> entries("one = 1\\n    .help = Help\\n-two = 2\\n")
    {'one': 'one = 1\\n    .help = Help\\n', '-two': '-two = 2\\n'}
    """
    starts = [*_ENTRY.finditer(text)]
    ends = [start.start() for start in starts[1:]] + [len(text)]
    found: dict[str, str] = {}
    for start, end in zip(starts, ends, strict=True):
        found.setdefault(start[1], text[start.start() : end])
    return found


@cache
def parsed(source: str) -> tuple[ast.Resource, tuple[str, ...]]:
    """A message, and the keys of the messages and terms that it refers to. Bundles share what they have in common."""
    resource, finder = FluentResource(source), _References()
    finder.visit(resource)
    return resource, tuple(finder.keys)


class _References(Visitor):
    def __init__(self) -> None:
        self.keys: list[str] = []

    def visit(self, node: Any) -> None:
        if isinstance(node, ast.MessageReference):
            self.keys.append(node.id.name)
        elif isinstance(node, ast.TermReference):
            self.keys.append(f"-{node.id.name}")
        super().visit(node)
