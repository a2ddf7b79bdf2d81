"""A Fluent bundle that parses a message when it is first used.

Parsing all messages of all games and languages takes some ten seconds; a game shows a few hundred of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from threading import Lock

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax import ast

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
        self._patterns: dict[str, Pattern] = {}  # those that were asked for
        self._lock = Lock()

    def has_message(self, message_id: str) -> bool:
        self._parse(message_id)
        return super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        self._parse(message_id)
        return super().get_message(message_id)

    def pattern(self, key: str) -> Pattern | None:
        """The text of a message or, as `key.attribute`, of one of its attributes; None where there is none."""
        found = self._patterns.get(key)
        if found is not None:
            return found
        id, _, attribute = key.partition(".")
        if not self.has_message(id):
            return None
        message = self.get_message(id)
        found = message.attributes.get(attribute) if attribute else message.value
        if found is not None:
            self._patterns[key] = found  # what is not there is not kept: anybody may ask for that
        return found

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
    resource = FluentResource(source)
    references = [node for node in nodes(resource) if isinstance(node, ast.MessageReference | ast.TermReference)]
    return resource, tuple(map(message_key, references))


def message_key(node: ast.MessageReference | ast.TermReference | ast.Message | ast.Term) -> str:
    """The key of a message or a term, or of the one that is referred to; that of a term has a dash."""
    return f"-{node.id.name}" if isinstance(node, ast.TermReference | ast.Term) else node.id.name


def nodes(root: ast.BaseNode) -> list[ast.BaseNode]:
    """All that a text consists of."""
    found = [root]
    for node in found:
        values = [value if isinstance(value, list) else [value] for value in vars(node).values()]
        found += [child for children in values for child in children if isinstance(child, ast.BaseNode)]
    return found
