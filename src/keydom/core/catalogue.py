"""Component data with provenance: what a game's pieces are, where that is known from, and how sure it is.

The data is TOML: `[seat.b01]` is the component b01 of the kind seat, `[source.box]` says where facts come from.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.resources import files

from mypy_extensions import mypyc_attr

from keydom.core.errors import BadData
from keydom.core.plain import Constant, PlainData

STATUSES = ("rulebook", "public", "reconstructed")

# What a fact may be: a whole number, a word, or a list of words.
NUMBER, WORD, WORDS = "a whole number", "a text", "a list of texts"


class Component(PlainData):
    """One component: its kind and id, the facts the rules need, and where they come from."""

    __slots__ = ("facts", "file", "id", "kind", "sources", "status")

    def __init__(
        self, kind: str, id: str, facts: Mapping[str, object], sources: tuple[str, ...], status: str, file: str
    ) -> None:
        self.kind = kind
        self.id = id
        self.facts = dict(facts)
        self.sources = sources
        self.status = status
        self.file = file

    def __hash__(self) -> int:
        # Cheap, for drawings are kept by the component that they show; those of two catalogues are told by comparing.
        return hash((self.kind, self.id))

    def number(self, name: str) -> int:
        value = self.facts[name]
        assert isinstance(value, int), f"{name} of {self.kind} {self.id} is no number"
        return value

    def word(self, name: str) -> str:
        value = self.facts[name]
        assert isinstance(value, str), f"{name} of {self.kind} {self.id} is no text"
        return value

    def words(self, name: str) -> list[str]:
        value = self.facts[name]
        assert isinstance(value, list), f"{name} of {self.kind} {self.id} is no list"
        return [str(item) for item in value]

    def wrong(self, reason: str) -> BadData:
        """The error that says what is wrong with this component."""
        return BadData(reason, self.file, f"{self.kind}.{self.id}")

    def check_among(self, what: str, words: list[str], known: Sequence[str]) -> None:
        """Refuse words that are none of those that are known."""
        for word in words:
            if word not in known:
                raise self.wrong(f"unknown {what} {word!r}: expected one of {', '.join(known)}")


class Catalogue(Constant):
    """All components of a game by kind, in the order of the files, and the sources they cite. It never changes."""

    __slots__ = ("components", "home", "known", "sources")

    def __init__(self, components: dict[str, dict[str, Component]], sources: dict[str, str]) -> None:
        self.components = components
        self.sources = sources
        self.home = ""  # the package it was shipped with, if it is as it was shipped
        self.known = ""  # the digest, once it was asked for

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Catalogue) and self.digest() == other.digest())

    def __hash__(self) -> int:
        return hash(self.digest())

    def __repr__(self) -> str:
        return (
            f"<Catalogue {self.digest()}: {', '.join([f'{len(self.kind(kind))} {kind}' for kind in self.components])}>"
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (_packaged_again, (self.home,)) if self.home else (Catalogue, (self.components, self.sources))

    def kind(self, kind: str) -> list[Component]:
        return list(self.components.get(kind, {}).values())

    def check_ids(self, kind: str, ids: Sequence[str], file: str = "") -> None:
        """Refuse a catalogue that lacks one of these components of a kind, or has another."""
        known = self.components.get(kind, {})
        for id in ids:
            if id not in known:
                raise BadData("is missing", file or f"{kind}s.toml", f"{kind}.{id}")
        for component in known.values():
            if component.id not in ids:
                raise component.wrong(f"there is no such {kind}")

    def digest(self) -> str:
        """A short name for the facts alone: two catalogues that play the same game share it."""
        if not self.known:
            facts = {kind: {c.id: c.facts for c in group.values()} for kind, group in self.components.items()}
            self.known = hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:12]
        return self.known

    def corrected(self, other: Catalogue) -> Catalogue:
        """This catalogue with the other's components in place of its own of the same kind and id."""
        components = {kind: dict(group) for kind, group in self.components.items()}
        for kind, group in other.components.items():
            for id, component in group.items():
                if id not in components.get(kind, {}):
                    raise component.wrong(f"there is no {kind} of this id to correct")
                components[kind][id] = component
        return Catalogue(components, {**self.sources, **other.sources})


Shape = Mapping[str, Mapping[str, str]]  # kind -> fact -> NUMBER, WORD or WORDS


_PACKAGED: dict[str, Catalogue] = {}  # by package


def packaged_catalogue(package: str, shape: Shape) -> Catalogue:
    """The catalogue in the folder `data` of an installed package."""
    folder = files(package).joinpath("data")
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".toml"))
    found = read({name: folder.joinpath(name).read_text("utf-8") for name in names}, shape)
    known = _PACKAGED.setdefault(package, found)
    known.home = package
    return known if known == found else found


def cover_position(package: str) -> str:
    """The position that the cover of a game shows, as text: `cover.txt` in the folder `data` of its package."""
    return files(package).joinpath("data/cover.txt").read_text("utf-8")


def _packaged_again(package: str) -> Catalogue:
    """The catalogue that came with a package: its game reads it when it is imported."""
    if package not in _PACKAGED:
        import_module(package)
    return _PACKAGED[package]


@mypyc_attr(allow_interpreted_subclasses=True)
class SharedTables(Constant):
    """What all positions of a game share: tables made from component data once, and pickled as what they come from."""

    made_from: tuple[object, ...]  # what its constructor was given

    __slots__ = tuple(__annotations__)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(self) is type(other) and isinstance(other, SharedTables) and self.made_from == other.made_from

    def __hash__(self) -> int:
        return hash(self.made_from)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(part) for part in self.made_from])})"

    def __reduce__(self) -> tuple[object, ...]:
        return cached_instance, (type(self), *self.made_from)


@lru_cache(maxsize=64)
def cached_instance(kind: type, *made_from: object) -> object:
    """A thing of this kind, made once for all that are read from pickles."""
    return kind(*made_from)


def read(texts: Mapping[str, str], shape: Shape, known_sources: Mapping[str, str] | None = None) -> Catalogue:
    """Read TOML texts by file name; every component must have exactly the facts of its kind's shape."""
    tables: list[tuple[str, str, Mapping[str, object]]] = []
    sources: dict[str, str] = dict(known_sources or {})
    for file, text in texts.items():
        try:
            document = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadData(f"no TOML: {error}", file) from None
        for kind, group in document.items():
            if not isinstance(group, dict) or not all(isinstance(table, dict) for table in group.values()):
                raise BadData(f"expected tables such as [{kind}.id]", file, kind)
            if kind == "source":
                sources.update(_sources(group, file))
            else:
                tables.append((file, kind, group))
    components: dict[str, dict[str, Component]] = {}
    for file, kind, group in tables:
        if kind not in shape:
            raise BadData(f"unknown kind of component: expected one of {', '.join(shape)}", file, kind)
        ids = components.setdefault(kind, {})
        for id, table in group.items():
            if id in ids:
                raise BadData("listed twice", file, f"{kind}.{id}")
            assert isinstance(table, dict)
            ids[id] = _component(kind, id, table, file, shape[kind], sources)
    return Catalogue(components, sources)


def _sources(group: Mapping[str, object], file: str) -> dict[str, str]:
    titles: dict[str, str] = {}
    for id, table in group.items():
        assert isinstance(table, dict)
        for key in table:
            if key != "title":
                raise BadData(f"unknown key {key!r}: expected title", file, f"source.{id}")
        title = table.get("title")
        if not isinstance(title, str):
            raise BadData("a source needs a title", file, f"source.{id}")
        titles[id] = title
    return titles


def _component(
    kind: str, id: str, table: dict[str, object], file: str, shape: Mapping[str, str], sources: Mapping[str, str]
) -> Component:
    where = f"{kind}.{id}"
    facts = {name: value for name, value in table.items() if name not in ("source", "status")}
    for name in facts:
        if name not in shape:
            raise BadData(f"unknown key {name!r}: expected {', '.join(shape)}, source, status", file, where)
    for name, want in shape.items():
        if name not in facts:
            raise BadData(f"{name} is missing", file, where)
        if not _fits(facts[name], want):
            raise BadData(f"{name} must be {want}, not {facts[name]!r}", file, where)
    status = table.get("status")
    if not isinstance(status, str) or status not in STATUSES:
        raise BadData(f"status must be one of {', '.join(STATUSES)}", file, where)
    cited = table.get("source")
    if not isinstance(cited, list) or not cited:
        raise BadData("a component needs a source", file, where)
    for source in cited:
        if not isinstance(source, str) or source not in sources:
            raise BadData(f"unknown source {source!r}", file, where)
    return Component(kind, id, facts, tuple(str(source) for source in cited), status, file)


def _fits(value: object, want: str) -> bool:
    if want == NUMBER:
        return isinstance(value, int) and not isinstance(value, bool)
    if want == WORD:
        return isinstance(value, str)
    return isinstance(value, list) and all(isinstance(item, str) for item in value)
