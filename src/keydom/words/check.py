"""What is wrong with the words: messages that a language lacks, that the rules ask for, or that cannot be said."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from fluent.syntax import ast, parse

from keydom.core.catalogue import Component
from keydom.core.game import Game, People
from keydom.words import (
    FOLDER,
    LANGUAGES,
    SHARED,
    MissingWords,
    feature_message,
    list_facts,
    source,
)
from keydom.words.bundle import message_key, nodes
from keydom.words.lessons import FOLDER as LESSONS
from keydom.words.lessons import lessons
from keydom.words.rules import CONTENTS, RULES, contents

Needs = dict[str, set[str]]  # a message, and the variables that there are for it whenever it is said

FUNCTIONS = ("DATETIME", "NUMBER")  # those that Fluent itself brings


class MessageFile:
    """One .ftl file taken apart: its texts by key (`id`, `id.attribute` or `-term`), and what is wrong with the file.

    A text may refer to the shared ones of its language.
    """

    def __init__(self, package: str, language: str, shared: MessageFile | None = None, folder: str = FOLDER) -> None:
        room = "" if folder == FOLDER else f"{folder.rpartition('/')[2]}, "
        self.where = f"{package}, {room}{language}"
        self.own: dict[str, ast.Pattern] = {}
        self.faults: list[str] = []
        try:
            self._read(source(package, language, folder))
        except MissingWords as error:
            self.faults.append(str(error))
        ids = {_id(key) for key in self.own}
        common: dict[str, ast.Pattern] = shared.all if shared else {}
        self.all: dict[str, ast.Pattern] = self.own | {
            key: pattern for key, pattern in common.items() if _id(key) not in ids
        }

    def _read(self, text: str) -> None:
        for entry in _entries(text):
            if isinstance(entry, ast.Junk):
                line = 1 + text.count("\n", 0, entry.span.start if entry.span else 0)
                self.faults.append(f"{self.where}: line {line} cannot be read: {entry.annotations[0].message}")
            elif isinstance(entry, ast.Message | ast.Term):
                self._add(entry)

    def _add(self, entry: ast.Message | ast.Term) -> None:
        id = message_key(entry)
        texts = [(id, entry.value)] if entry.value else []
        texts += [(f"{id}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
        for key, pattern in texts:
            if key in self.own:
                self.faults.append(f"{self.where}: {key} is there twice")
            self.own[key] = pattern

    def keys(self) -> set[str]:
        """The file's own messages and attributes; terms are each language's private affair."""
        return {key for key in self.own if not key.startswith("-")}

    def reached(self, keys: Iterable[str]) -> set[str]:
        """The texts of these keys, and those inside them."""
        found: set[str] = set()
        waiting = list(keys)
        while waiting:
            key = waiting.pop()
            if key in self.all and key not in found:
                found.add(key)
                waiting += _inside(self.all[key])
        return found

    def variables(self, key: str) -> set[str]:
        """What a text has to be told, for the messages inside it too."""
        nodes = (node for reached in self.reached([key]) for node in _nodes(self.all[reached]))
        return {node.id.name for node in nodes if isinstance(node, ast.VariableReference)}

    def dangling(self) -> Iterator[str]:
        """Each use of a message, term or function that does not exist, and each message that never ends."""
        for key, pattern in self.own.items():
            if key in self.reached(_inside(pattern)):
                yield f"{self.where}: {key} is inside itself"
            for node in _nodes(pattern):
                if isinstance(node, ast.MessageReference | ast.TermReference) and _target(node) not in self.all:
                    yield f"{self.where}: {key} refers to {_target(node)}, which is missing"
                elif isinstance(node, ast.FunctionReference) and node.id.name not in FUNCTIONS:
                    yield f"{self.where}: {key} uses {node.id.name}(), which is no function of Fluent"


def problems(game: Game[Any, Any]) -> list[str]:
    """Everything wrong with the words of a game and with those that all games share, one sentence each."""
    shared = [MessageFile(SHARED, language) for language in LANGUAGES]
    own = [MessageFile(game.home, language, common) for language, common in zip(LANGUAGES, shared, strict=True)]
    english, common = own[0], shared[0]
    found = [*_faults(shared), *_faults(own)]
    if english.faults:
        return found
    inherited = {key: common.variables(key) for key in sorted(common.keys())}
    found += [*unmet(english, inherited | needs(game)), *_missing_help(english, game)]
    found += [*_rules_problems(game, own), *_lesson_problems(game, own)]
    return list(dict.fromkeys(found))


def differences(package: str) -> list[str]:
    """Everything wrong with the words of a package that is no game: a front end's own."""
    return list(_faults([MessageFile(package, language, MessageFile(SHARED, language)) for language in LANGUAGES]))


def needs(game: Game[Any, Any]) -> Needs:
    """The messages that follow from what a game declares: its verbs, components, options and features."""
    wanted: Needs = {key: set() for key in ("game-name", "game-tagline", "tiebreak", "tiebreak.help")}
    for verb in game.grammar.verbs.values():
        wanted[f"do-{verb.name}"] = {arg.name for arg in verb.args}
    for kind, group in game.catalogue.components.items():
        wanted.update({f"{kind}-{id}": fact_names(component) for id, component in group.items()})
    for choice in game.choices:
        wanted[f"option-{choice.name}"] = set()
        wanted.update({f"option-{choice.name}-{value}": set() for value in choice.values})
        if isinstance(choice, People):
            wanted[f"option-{choice.name}.person"] = set()
            wanted[f"option-{choice.name}-some"] = {"people"}
    if insight := game.insight():
        wanted.update({feature_message(name): set() for name in insight.names[1:]})  # the first is what all have
    return wanted


def fact_names(component: Component) -> set[str]:
    return {*component.facts, *(f"{fact}-or" for fact in list_facts(component))}


def _faults(languages: list[MessageFile]) -> Iterator[str]:
    """What is wrong within each file, and where it is not the twin of the English one, the first."""
    english = languages[0]
    for texts in languages:
        yield from texts.faults
        yield from texts.dangling()
        if english.faults or texts.faults:
            continue  # what is missing then is missing because of them
        for key in sorted(english.keys() | texts.keys()):
            if key not in texts.own:
                yield f"{texts.where}: {key} is missing"
            elif key not in english.own:
                yield f"{texts.where}: {key} is not in English"
            elif texts.variables(key) != english.variables(key):
                twin = _listed(english.variables(key))
                yield f"{texts.where}: {key} uses {_listed(texts.variables(key))}, the English one {twin}"


def unmet(texts: MessageFile, wanted: Needs) -> Iterator[str]:
    for key, known in wanted.items():
        if key not in texts.all:
            yield f"{texts.where}: {key} is missing"
        elif unknown := texts.variables(key) - known:
            yield f"{texts.where}: {key} uses {_listed(unknown)}, but is told {_listed(known)}"


def _missing_help(texts: MessageFile, game: Game[Any, Any]) -> Iterator[str]:
    """Components without an explanation of their own or of their kind, or with one that needs more than their facts."""
    for kind, group in game.catalogue.components.items():
        for id, component in group.items():
            own = f"{kind}-{id}.help"
            yield from unmet(texts, {own if own in texts.all else f"{kind}.help": fact_names(component)})


def _rules_problems(game: Game[Any, Any], own: list[MessageFile]) -> Iterator[str]:
    """What is wrong with the rules: sections without words, words without a section, things without an explanation."""
    texts = [MessageFile(game.home, words.where.rpartition(", ")[2], words, RULES) for words in own]
    found = contents(game.home)
    keys = {key for id in found.sections for key in (f"rules-{id}", f"rules-{id}.text")}
    yield from _faults(texts)
    yield from unmet(texts[0], {key: set() for key in sorted(keys)})
    where = f"{game.home}, {CONTENTS}"
    yield from (f"{where}: the section of {key} is missing" for key in sorted(texts[0].keys() - keys))
    asked = {key.removeprefix("ask-") for key in own[0].own if key.startswith("ask-") and "." not in key}
    yield from (f"{where}: no section explains ask-{name}" for name in sorted(asked - found.asks.keys()))
    yield from (f"{where}: ask-{name} is explained, but never asked" for name in sorted(found.asks.keys() - asked))
    kinds = set(game.catalogue.components)
    yield from (f"{where}: no section explains a {kind}" for kind in sorted(kinds - found.kinds.keys()))
    strange = {kind for kind in found.kinds if kind not in kinds and kind not in own[0].all}
    yield from (f"{where}: there is no {kind} to explain" for kind in sorted(strange))


def _lesson_problems(game: Game[Any, Any], own: list[MessageFile]) -> Iterator[str]:
    """What is wrong with the lessons: pauses without words, words without a pause."""
    found = lessons(game)
    if not found:
        return
    texts = [MessageFile(game.home, words.where.rpartition(", ")[2], words, LESSONS) for words in own]
    keys = {key for lesson in found.values() for key in lesson.needs()}
    yield from _faults(texts)
    yield from unmet(texts[0], {key: set() for key in sorted(keys)})
    yield from (f"{texts[0].where}: no pause says {key}" for key in sorted(texts[0].keys() - keys))


@lru_cache(maxsize=64)  # of the files of some games: those of all languages refer to the same shared ones
def _entries(text: str) -> list[ast.EntryType]:
    return parse(text).body


@lru_cache(maxsize=20_000)
def _nodes(pattern: ast.Pattern) -> list[ast.BaseNode]:
    return nodes(pattern)


def _inside(pattern: ast.Pattern) -> list[str]:
    return [_target(node) for node in _nodes(pattern) if isinstance(node, ast.MessageReference)]


def _id(key: str) -> str:
    return key.partition(".")[0]


def _target(node: ast.MessageReference | ast.TermReference) -> str:
    key = message_key(node)
    return f"{key}.{node.attribute.name}" if node.attribute else key


def _listed(variables: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables)) or "no variables"
