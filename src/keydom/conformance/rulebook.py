"""What rulebooks say of components, as data: a catalogue that contradicts it can be played, and is in doubt."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from keydom.core.catalogue import Catalogue, Component, blame, plain
from keydom.core.errors import BadData
from keydom.core.game import Game

FILE: Final = "data/rulebook/statements.toml"  # in a game's package
KEYS: Final = ("kind", "ids", "where", "facts", "fact", "never", "some", "size", "total")

Statement = Mapping[str, Any]


def doubts(game: Game[Any, Any], catalogue: Catalogue) -> list[BadData]:
    """What a catalogue has otherwise than the rulebooks of a game, told of the components that a correction changed.

    The game has the components as they are shipped.
    """
    found = catalogue.doubts(game.catalogue)
    for statement in statements(game):
        found += _contradictions(statement, game.catalogue, catalogue)
    return list({str(doubt): doubt for doubt in found}.values())


@lru_cache(maxsize=16)
def statements(game: Game[Any, Any]) -> Sequence[Statement]:
    """What the rulebooks of a game say; nothing where it has no such data."""
    path = files(game.home).joinpath(FILE)
    if not path.is_file():
        return ()
    listed: list[Statement] = tomllib.loads(path.read_text("utf-8"))["statement"]
    for number, statement in enumerate(listed, 1):
        for key in statement:
            if key not in KEYS:
                raise BadData(f"unknown key {key!r}: expected {', '.join(KEYS)}", f"{game.id}/{FILE}", f"{number}")
    return tuple(listed)


def _contradictions(statement: Statement, shipped: Catalogue, catalogue: Catalogue) -> Iterator[BadData]:
    parts = [part for part in catalogue.kind(statement["kind"]) if _is_meant(statement, part)]
    for fact in statement.get("facts", ()):
        for part in parts:
            known = shipped.components[part.kind][part.id].facts[fact]
            if part.facts[fact] != known:
                yield part.wrong(f"the rulebook has {plain(known)}", fact)
    if "fact" not in statement:
        return
    fact, scope = statement["fact"], _scope(statement)
    for part in parts:
        words = _words(part, fact)
        for word in statement.get("never", ()):
            if word in words:
                yield _blamed(statement, [part], f"by the rulebook there is no {word}{scope}")
        some = statement.get("some", ())
        if some and not any(word in some for word in words):
            yield _blamed(statement, [part], f"by the rulebook there is some of {', '.join(some)}{scope}")
        size = statement.get("size", len(words))
        if len(words) != size:
            yield _blamed(statement, [part], f"by the rulebook there are {size}, not {len(words)}{scope}")
    for word, total in statement.get("total", {}).items():
        count = sum([_words(part, fact).count(word) for part in parts])
        if count != total:
            yield _blamed(statement, parts, f"by the rulebook {word} is there {total} times, not {count}{scope}")


def _is_meant(statement: Statement, part: Component) -> bool:
    where: Mapping[str, Sequence[object]] = statement.get("where", {})
    return part.id in statement.get("ids", (part.id,)) and all(part.facts[fact] in where[fact] for fact in where)


def _scope(statement: Statement) -> str:
    """Which components are meant, where that goes by a fact."""
    where: Mapping[str, Sequence[object]] = statement.get("where", {})
    return "".join([f" where {fact} is {' or '.join(map(str, values))}" for fact, values in where.items()])


def _blamed(statement: Statement, parts: Sequence[Component], reason: str) -> BadData:
    """The fact that was changed, or else the one by which a component is meant."""
    facts = [statement["fact"], *statement.get("where", {})]
    return blame([(part, fact) for fact in facts for part in parts], reason)


def _words(part: Component, fact: str) -> list[str]:
    return part.words(fact) if isinstance(part.facts[fact], list) else [part.word(fact)]
