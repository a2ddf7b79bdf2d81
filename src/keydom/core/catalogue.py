"""Component data with provenance: what a game's pieces are, where that is known from, and how sure it is.

The data is TOML: `[seat.b01]` is the component b01 of the kind seat, `[source.box]` says where facts come from.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from typing import Final

from mypy_extensions import mypyc_attr

from keydom.core.errors import BadData
from keydom.core.plain import Constant, PlainData

RECONSTRUCTED, OWN_BOX = "reconstructed", "own-box"
STATUSES = ("rulebook", "public", RECONSTRUCTED, OWN_BOX)
OWNERS_WORD: Final = (
    "The word of somebody who owns the game"  # the source of what a correction changes without naming one
)

# What a fact may be: a whole number, a word, or a list of words.
NUMBER, WORD, WORDS = "a whole number", "a text", "a list of texts"

LARGEST: Final = 999  # figure, above 0 or below
LONGEST: Final = 99  # text or list
LONGEST_NAME: Final = 40  # of an own catalogue


class Component(PlainData):
    """One component: its kind and id, the facts the rules need, and where they come from."""

    __slots__ = ("changed", "facts", "file", "id", "kind", "sources", "status")

    def __init__(
        self,
        kind: str,
        id: str,
        facts: Mapping[str, object],
        sources: tuple[str, ...],
        status: str,
        file: str,
        changed: tuple[str, ...] = (),
    ) -> None:
        self.kind = kind
        self.id = id
        self.facts = dict(facts)
        self.sources = sources
        self.status = status
        self.file = file
        self.changed = changed  # the facts that a correction changed

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

    def wrong(self, reason: str, fact: str = "") -> BadData:
        """The error that says what is wrong with this component."""
        return BadData(reason, self.file, f"{self.kind}.{self.id}", fact)

    def unknown_words(self, fact: str, known: Sequence[str]) -> list[BadData]:
        """A fault for each word of a fact that is none of those that are known."""
        value = self.facts[fact]
        words = dict.fromkeys(self.words(fact) if isinstance(value, list) else [self.word(fact)])
        listed = ", ".join(known).lstrip(", ")
        return [
            self.wrong(f"unknown word {word!r} in {fact}: expected one of {listed}", fact)
            for word in words
            if word not in known
        ]


class Catalogue(Constant):
    """All components of a game by kind, in the order of the files, and the sources they cite. It never changes."""

    __slots__ = ("components", "home", "known", "name", "sources")

    def __init__(self, components: dict[str, dict[str, Component]], sources: dict[str, str], name: str = "") -> None:
        self.components = components
        self.sources = sources
        self.name = name  # of an own catalogue
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
        return (_packaged_again, (self.home,)) if self.home else (Catalogue, (self.components, self.sources, self.name))

    def kind(self, kind: str) -> list[Component]:
        return list(self.components.get(kind, {}).values())

    def wrong_ids(self, kind: str, ids: Sequence[str]) -> list[BadData]:
        """A fault for each of these components of a kind that it lacks, and for each other that it has."""
        known = self.components.get(kind, {})
        missing = [BadData("is missing", "data", f"{kind}.{id}") for id in ids if id not in known]
        return missing + [part.wrong(f"there is no such {kind}") for part in known.values() if part.id not in ids]

    def digest(self) -> str:
        """A short name for the facts alone: two catalogues that play the same game share it."""
        if not self.known:
            facts = {kind: {c.id: c.facts for c in group.values()} for kind, group in self.components.items()}
            self.known = hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:12]
        return self.known

    def changes(self) -> list[tuple[Component, str]]:
        """Every component and fact that a correction changed."""
        parts = [part for kind in self.components for part in self.kind(kind)]
        return [(part, fact) for part in parts for fact in part.changed]

    def doubts(self, before: Catalogue) -> list[BadData]:
        """What a correction changed although a rulebook has it: it can be played, and is hardly so."""
        return [
            part.wrong(f"the rulebook has {plain(shipped.facts[fact])}", fact)
            for part, fact in self.changes()
            if (shipped := before.components[part.kind][part.id]).status == "rulebook"
        ]

    def corrections(self) -> tuple[str, ...]:
        """What it has otherwise than the catalogue that it corrects, as lines of TOML."""
        return tuple(
            [f"{part.kind}.{part.id}.{fact} = {toml_value(part.facts[fact])}" for part, fact in self.changes()]
        )

    def corrected(self, texts: Mapping[str, str], shape: Shape, name: str = "") -> tuple[Catalogue, list[BadData]]:
        """This catalogue with the facts that TOML texts change, and what is wrong with them; all that stays as it was.

        What an entry does not name stays too. What changes is known from an own box, by its owner's word, where it does
        not say otherwise.
        """
        faults: list[BadData] = []
        tables, own = _tables(texts, shape, faults)
        sources = {OWN_BOX: OWNERS_WORD, **self.sources, **own}
        components = {kind: dict(group) for kind, group in self.components.items()}
        for file, kind, id, table in tables:
            before = components.get(kind, {}).get(id)
            if before is None:
                faults.append(BadData(f"there is no {kind} of this id to correct", file, f"{kind}.{id}"))
            else:
                components[kind][id] = _component(kind, id, table, file, shape[kind], sources, faults, before)
        return Catalogue(components, sources, name or catalogue_name(next(iter(texts), ""))), faults


def refuse(faults: Iterable[BadData]) -> None:
    """Raise the first of these faults, and with it the others, component by component; nothing where there are none."""
    told = {str(fault): fault for fault in faults}
    groups: dict[tuple[str, str], list[BadData]] = {}
    for fault in told.values():
        groups.setdefault((fault.file, fault.component), []).append(fault)
    found = [fault for group in groups.values() for fault in group]
    if found:
        found[0].others = tuple(found[1:])
        raise found[0]


def blame(facts: Sequence[tuple[Component, str]], reason: str) -> BadData:
    """The error about what several facts come to: it names the first that a correction changed, or else the first."""
    component, fact = next(((part, fact) for part, fact in facts if fact in part.changed), facts[0])
    return component.wrong(reason, fact)


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


def read(texts: Mapping[str, str], shape: Shape) -> Catalogue:
    """Read TOML texts by file name; every component must have exactly the facts of its kind's shape."""
    faults: list[BadData] = []
    tables, sources = _tables(texts, shape, faults)
    components: dict[str, dict[str, Component]] = {}
    for file, kind, id, table in tables:
        components.setdefault(kind, {})[id] = _component(kind, id, table, file, shape[kind], sources, faults)
    refuse(faults)
    return Catalogue(components, sources)


Table = tuple[str, str, str, Mapping[str, object]]  # file, kind, id, and what is said of the component


def _tables(texts: Mapping[str, str], shape: Shape, faults: list[BadData]) -> tuple[list[Table], dict[str, str]]:
    """The tables of all components in TOML texts, each once, and the titles of the sources there."""
    tables: dict[tuple[str, str], Table] = {}
    sources: dict[str, str] = {}
    for file, text in texts.items():
        try:
            document = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            faults.append(BadData(f"no TOML: {error}", file))
            continue
        for kind, group in document.items():
            if kind != "source" and kind not in shape and isinstance(group, dict):
                faults.append(BadData(f"unknown kind of component: expected one of {', '.join(shape)}", file, kind))
            elif not isinstance(group, dict) or not all(isinstance(table, dict) for table in group.values()):
                faults.append(BadData(f"expected tables such as [{kind}.id]", file, kind))
            elif kind == "source":
                for id, table in group.items():
                    sources[id] = _title(id, table, file, faults)
            else:
                for id, table in group.items():
                    if (kind, id) in tables:
                        faults.append(BadData("listed twice", file, f"{kind}.{id}"))
                    else:
                        tables[kind, id] = (file, kind, id, table)
    return list(tables.values()), sources


def _title(id: str, table: Mapping[str, object], file: str, faults: list[BadData]) -> str:
    for key in table:
        if key != "title":
            faults.append(BadData(f"unknown key {key!r}: expected title", file, f"source.{id}"))
    title = table.get("title")
    if not isinstance(title, str):
        faults.append(BadData("a source needs a title", file, f"source.{id}", "title"))
    return str(title)


def _component(
    kind: str,
    id: str,
    table: Mapping[str, object],
    file: str,
    shape: Mapping[str, str],
    sources: Mapping[str, str],
    faults: list[BadData],
    before: Component | None = None,
) -> Component:
    """A component of which a table tells all, or, where there was one before, what is to change."""
    where = f"{kind}.{id}"
    told: dict[str, object] = {}
    if before is not None:
        differs = table.get("status") == OWN_BOX or any(
            table.get(name, old) != old for name, old in before.facts.items()
        )
        known = {"status": OWN_BOX, "source": [OWN_BOX]} if differs else {}
        told = {**before.facts, "status": before.status, "source": [*before.sources], **known}
    for name, value in table.items():
        if name not in shape and name not in ("status", "source"):
            reason = f"unknown key {name!r}: expected {', '.join(shape)}, source, status"
            faults.append(BadData(reason, file, where, name))
        elif name in shape and not _fits(value, shape[name]):
            faults.append(BadData(f"{name} must be {shape[name]}, not {shown(value)}", file, where, name))
        elif name in shape and not _in_bounds(value):
            reason = f"{name} is too large: figures go to {LARGEST}, texts and lists to {LONGEST}"
            faults.append(BadData(reason, file, where, name))
        else:
            told[name] = value
    faults.extend(
        [BadData(f"{name} is missing", file, where, name) for name in shape if name not in told and name not in table]
    )
    status, cited = told.get("status"), told.get("source")
    if not isinstance(status, str) or status not in STATUSES:
        faults.append(BadData(f"status must be one of {', '.join(STATUSES)}", file, where, "status"))
    if not isinstance(cited, list) or not cited:
        faults.append(BadData("a component needs a source", file, where, "source"))
    else:
        for source in cited:
            if not isinstance(source, str) or source not in sources:
                faults.append(BadData(f"unknown source {shown(source)}", file, where, "source"))
    facts = {name: value for name, value in told.items() if name in shape}
    changed: tuple[str, ...] = ()
    if before is not None:
        changed = tuple([name for name in facts if name in before.changed or facts[name] != before.facts[name]])
    names = tuple([str(source) for source in cited]) if isinstance(cited, list) else ()
    return Component(kind, id, facts, names, str(status), file, changed)


def catalogue_name(file: str) -> str:
    """The name of an own catalogue: that of its file, as far as a line can hold it.

    >>> catalogue_name("boxes/my box.toml")
    'my box'
    """
    stem = re.split(r"[/\\\\]", file)[-1].rpartition(".")[0] or file
    return " ".join("".join([sign for sign in stem if sign.isprintable()])[:LONGEST_NAME].split()) or "own"


def toml_value(value: object) -> str:
    """A fact as TOML has it, which is as JSON has it.

    >>> toml_value(["wine", "gold"])
    '["wine", "gold"]'
    """
    return json.dumps(value, ensure_ascii=False)


def plain(value: object) -> str:
    """A fact as a person reads it.

    >>> plain(3), plain(["wine", "gold"]), plain([])
    ('3', 'wine, gold', 'nothing')
    """
    return (", ".join([str(part) for part in value]) if isinstance(value, list) else str(value)) or "nothing"


def shown(value: object) -> str:
    """A value as an error shows it: on one line, and not at any length."""
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _fits(value: object, want: str) -> bool:
    if want == NUMBER:
        return isinstance(value, int) and not isinstance(value, bool)
    if want == WORD:
        return isinstance(value, str)
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def _in_bounds(value: object) -> bool:
    if isinstance(value, int):
        return -LARGEST <= value <= LARGEST
    return isinstance(value, list | str) and max([len(value), *[len(part) for part in value]]) <= LONGEST
