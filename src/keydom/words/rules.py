"""How to play: the sections of a game's rules, and which of them explains a decision or a component.

`locale/rules/contents.toml` in a game's package lists the sections in order, each with the decisions (`ask-…`) and the
kinds of components it explains, and with the pictures that show it. The words stand beside it,
`locale/rules/<language>.ftl`: a message `rules-SECTION`, the title, with the attribute `text`. A blank line parts
paragraphs; lines that begin with `- ` are a list, lines that begin with `|` the rows of a table, the first of them its
head.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from keydom.core.event import kebab
from keydom.core.game import Frame, Game
from keydom.words import FOLDER, SHARED, MissingWords, messages
from keydom.words.bundle import LazyBundle

RULES = f"{FOLDER}/rules"
CONTENTS = "contents.toml"
ITEM, CELL = "- ", "|"


class RulesPicture(NamedTuple):
    """A picture of a section: things at a ply of the game's first lesson, or in its gallery where there is no ply."""

    show: tuple[str, ...]
    at: int | None
    also_shown: tuple[str, ...]  # things that are in the picture, too, though it is not about them


class Contents(NamedTuple):
    """The sections in order, the one that explains each decision and each kind of component, and their pictures."""

    sections: tuple[str, ...]
    asks: dict[str, str]
    kinds: dict[str, str]
    scenes: dict[str, tuple[RulesPicture, ...]]


class Block(NamedTuple):
    """A paragraph (`p`), a list (`ul`) or a table: its lines, each in cells."""

    kind: str
    rows: list[list[str]]


class Section(NamedTuple):
    """One section in one language."""

    id: str
    title: str
    blocks: list[Block]


@cache
def contents(package: str) -> Contents:
    """What the rules of a package are about; a package without any has no sections."""
    file = files(package).joinpath(RULES).joinpath(CONTENTS)
    sections = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    asks = {name: id for id, about in sections.items() for name in about.get("asks", [])}
    kinds = {name: id for id, about in sections.items() for name in about.get("kinds", [])}
    scenes = {id: tuple([_scene(scene) for scene in about.get("scenes", [])]) for id, about in sections.items()}
    return Contents(tuple(sections), asks, kinds, scenes)


def _scene(data: dict[str, Any]) -> RulesPicture:
    return RulesPicture(tuple(data["show"]), data.get("at"), tuple(data.get("beside", ())))


def section_of_frame(game: Game[Any, Any], frame: Frame[Any, Any]) -> str:
    """The section that explains a decision; nothing where there is none."""
    return contents(game.home).asks.get(kebab(type(frame).__name__), "")


def section_of_kind(game: Game[Any, Any], kind: str) -> str:
    """The section that explains a kind of component; nothing where there is none."""
    return contents(game.home).kinds.get(kind, "")


@cache
def rules(game: Game[Any, Any], language: str) -> tuple[Section, ...]:
    """The rules of a game in a language."""
    listed = contents(game.home).sections
    if not listed:
        return ()
    bundle = messages((game.home, SHARED), language, RULES)  # the rules use the names of things
    return tuple(_section(bundle, id) for id in listed)


def _section(bundle: LazyBundle, id: str) -> Section:
    patterns = bundle.pattern(f"rules-{id}"), bundle.pattern(f"rules-{id}.text")
    if None in patterns:
        raise MissingWords(f"the rules in {bundle.locales[0]} have no section {id!r}")
    said = [bundle.format_pattern(pattern, {}) for pattern in patterns if pattern]
    for _, errors in said:
        if errors:
            raise MissingWords(f"the section {id!r} of the rules in {bundle.locales[0]} cannot be said: {errors[0]}")
    return Section(id, str(said[0][0]), blocks(str(said[1][0])))


def blocks(text: str) -> list[Block]:
    """A text taken apart.

    >>> [block.kind for block in blocks("Choose:\\n- one\\n- two\\n\\n| a | b |\\n| 1 | 2 |")]
    ['p', 'ul', 'table']
    """
    found: list[Block] = []
    last = ""
    for line in text.splitlines():
        kind = "ul" if line.startswith(ITEM) else "table" if line.startswith(CELL) else "p" if line else ""
        if kind and kind == last:
            found[-1].rows.append(_cells(line, kind))
        elif kind:
            found.append(Block(kind, [_cells(line, kind)]))
        last = kind
    return found


def _cells(line: str, kind: str) -> list[str]:
    if kind == "table":
        return [cell.strip() for cell in line.strip(CELL).split(CELL)]
    return [line.removeprefix(ITEM)]
