"""Message keys into language: what the table, the log and the drawings say, in the reader's own words.

Messages are Fluent files, `locale/<language>.ftl` in a game's package and, for what all games share, in this one.

>>> FluentWords(None, "nl", {0: "Ana"}).say("winners", {"seats": "seat:0 seat:1"})
'Ana en Speler 2 delen de overwinning!'
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar

from fluent.runtime.resolver import TextElement

from keydom.core.action import Action
from keydom.core.cache import Cache
from keydom.core.catalogue import Component
from keydom.core.errors import BadOption, KeydomError
from keydom.core.event import kebab
from keydom.core.game import NATURE, Event, Frame, Game, Line, Value, Words
from keydom.words.bundle import LazyBundle
from keydom.words.directions import ways_to

LANGUAGES = ("en", "nl", "fr", "es")
SHARED = __name__  # the package of the messages that all games share
FOLDER = "locale"  # of a package's messages
SENTENCES = 1024  # kept: those of a board and of the last moves, many times over; drawings and logs repeat them
AND, OR = "list-and", "list-or"  # how the last of several things is joined to the others

_REF = re.compile(r"[a-z][a-z0-9_-]*:\S+")
_PLACE = re.compile(r"-?[0-9]+,-?[0-9]+")
_NUMBER = re.compile(r"0|-?[1-9][0-9]*")
_QUALITY = re.compile(r"\s*q=([01](?:\.[0-9]*)?)\s*")


class MissingWords(KeydomError):
    """A message that a language does not have, or that cannot be said with what it is told."""


class FluentWords(Words):
    """One language for one table: the game's messages first, then the shared ones.

    An argument `kind:id` is a reference, said as the message `kind-id` or else as the text behind the colon; `seat:2`
    is the name of that player. Several references with a space between them are said as a list. The name and the
    explanation of a component may use its facts. Sentences that were said last are kept.
    """

    common: ClassVar[tuple[str, ...]] = (SHARED,)  # packages that speak after the game; a front end adds its own

    def __init__(self, game: Game[Any, Any] | None, language: str, players: Mapping[int, str] | None = None) -> None:
        if language not in LANGUAGES:
            raise BadOption(f"no words in {language!r}: the languages are {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        self.players = dict(players or {})
        self._messages = messages((game.home, *self.common) if game else self.common, language)
        self._components = components_by_message(game) if game else {}
        self._known: dict[str, dict[str, Value]] = {}  # the facts of components, as soon as somebody needs them
        self._said: Cache[tuple[str, tuple[tuple[str, Value], ...]], str] = Cache(SENTENCES)

    def say(self, key: str, args: Mapping[str, Value] | None = None) -> str:
        """The message of this key; `key.attribute` is an attribute of it."""
        pattern = self._messages.pattern(key)
        if isinstance(pattern, TextElement):
            return pattern.value  # most names: nothing that it is told would change it
        what = (key, tuple(args.items()) if args else ())
        text = self._said.get(what)
        if text is None:
            spoken = {name: self._spoken(value) for name, value in (args or {}).items()}
            text = self._said[what] = self._format(key, {**self._facts(key), **spoken})
        return text

    def has(self, key: str) -> bool:
        return self._messages.pattern(key) is not None

    def do(self, action: Action) -> str:
        """What an action does."""
        numbers = zip(action.verb.args, action.numbers(), strict=True)
        args = {arg.name: " ".join(arg.refs(number)) for arg, number in numbers}
        return self._say_of(f"do-{action.verb.name}", args, action)

    def ask(self, frame: Frame[Any, Any]) -> str:
        """The question that a decision puts to its seat."""
        return self._say_of(f"ask-{kebab(type(frame).__name__)}", frame.args(), frame)

    def event(self, event: Event) -> str:
        """What happened."""
        return self._say_of(f"told-{event.key}", event.args, event)

    def why(self, reason: Event) -> str:
        """Why something is not allowed."""
        return self._say_of(f"why-{reason.key}", reason.args, reason)

    def source(self, line: Line) -> str:
        """What the points of a score's line come from."""
        if ":" in line.source:
            return self.name(line.source)
        return self._say_of(f"score-{line.source}", line.how, line)

    def option(self, name: str, value: str) -> str:
        """What an option of the game was chosen to be; where it names people, who they are."""
        people = self.game.choice(name).people(value) if self.game else []
        if people:
            return self.say(f"option-{name}-some", {"people": " ".join([f"seat:{seat}" for seat in people])})
        return self.say(f"option-{name}-{value}")

    def name(self, ref: str) -> str:
        """What the thing behind a reference is called."""
        kind, _, text = ref.partition(":")
        if kind == "seat" and _NUMBER.fullmatch(text):
            return self._player(int(text))
        key = f"{kind}-{text}"
        if self.has(f"{kind}-place") and _PLACE.fullmatch(text):
            return self._place(kind, text)
        if not self.has(key) and self.game:
            key = message_of(self.game, ref)
        return self.say(key) if self.has(key) else text or ref

    def _place(self, kind: str, text: str) -> str:
        """Where a hexagon lies, seen from the one in the middle: so many steps in a direction, and in one beside it."""
        q, r = map(int, text.split(","))
        ways = ways_to(q, r)
        if not ways:
            return self.say(f"{kind}-home")
        said = [(count, self.say(f"{kind}-way", {"side": side})) for side, count in ways]
        if said[0][0] == 1 and len(said) == 1:
            return self.say(f"{kind}-place", {"ways": said[0][1]})
        steps = [self.say(f"{kind}-steps", {"count": count, "way": way}) for count, way in said]
        return self.say(f"{kind}-place", {"ways": self._list(steps)})

    def help(self, ref: str) -> str:
        """What a thing is or does, with its present numbers: its own explanation, or else that of its kind."""
        kind, _, id = ref.partition(":")
        own = f"{kind}-{id}"
        if not self.has(f"{own}.help") and self.game:
            own = message_of(self.game, ref)
            kind = own.removesuffix(f"-{id}")
        return self._format(f"{own}.help" if self.has(f"{own}.help") else f"{kind}.help", self._facts(own))

    def feature(self, name: str) -> str:
        """What a feature of a position is called: what a bot judges by."""
        return self._say_of(feature_message(name), {}, name)

    def features(self, changes: Iterable[tuple[str, float]]) -> list[tuple[str, float]]:
        """Features by what they are called, each with its points, the weightiest first; those of one name as one.

        Several features share a name where points pass from one to the other, or where only their sum means something.
        """
        sums: dict[str, float] = {}
        for name, points in changes:
            called = self.feature(name)
            sums[called] = sums.get(called, 0.0) + points
        return sorted(sums.items(), key=lambda item: -abs(item[1]))

    def _say_of(self, key: str, args: Mapping[str, Value], thing: object) -> str:
        """The message about a thing: where subclasses say something else."""
        return self.say(key, args)

    def _format(self, key: str, spoken: Mapping[str, Value]) -> str:
        pattern = self._messages.pattern(key)
        if pattern is None:
            raise MissingWords(f"no message {key!r} in {self.language}{f' of {self.game.id}' if self.game else ''}")
        text, errors = self._messages.format_pattern(pattern, dict(spoken))
        if errors:
            raise MissingWords(f"the message {key!r} in {self.language} cannot be said: {errors[0]}")
        return str(text)

    def _spoken(self, value: Value) -> Value:
        if isinstance(value, int):
            return value
        refs = value.split(" ")
        if not all(_REF.fullmatch(ref) for ref in refs):
            return value
        names = self._list([self.name(ref) for ref in refs])
        counted = len(refs) == 1 and not value.startswith("seat:") and _NUMBER.fullmatch(names)
        return int(names) if counted else names  # as a number, so that a message can choose the plural by it

    def _list(self, names: list[str], joined: str = AND) -> str:
        if len(names) < 2:
            return "".join(names)
        return self._format(joined, {"first": ", ".join(names[:-1]), "last": names[-1]})

    def _player(self, seat: int) -> str:
        if seat == NATURE:
            return self.say("nature")
        return self.players.get(seat) or self.say("player", {"number": seat + 1})

    def _facts(self, key: str) -> dict[str, Value]:
        """The facts of the component that a message names, as arguments."""
        component = self._components.get(key)
        if component is None:
            return {}
        if key not in self._known:
            facts = {fact: self._fact(fact, value) for fact, value in component.facts.items()}
            choices = {f"{fact}-or": self._fact(fact, component.facts[fact], OR) for fact in list_facts(component)}
            self._known[key] = facts | choices
        return self._known[key]

    def _fact(self, fact: str, value: object, joined: str = AND) -> Value:
        """A number, said as `count-FACT` where there is such a message, or words; none at all are the number 0."""
        if not value:
            return 0
        if isinstance(value, int):
            return self._count([f"count-{fact}"], value) or value
        if not isinstance(value, list):
            return self.name(f"{fact}:{value}")
        counts = {word: value.count(word) for word in value}
        names = [text for word, count in counts.items() for text in self._words(fact, str(word), count)]
        return self._list(names, joined)

    def _words(self, fact: str, word: str, count: int) -> list[str]:
        """So many of a word: counted, as `count-FACT-WORD` or `count-WORD`, or else each by its own name."""
        counted = self._count([f"count-{fact}-{word}", f"count-{word}"], count)
        return [counted] if counted else [self.name(f"{fact}:{word}")] * count

    def _count(self, keys: list[str], count: int) -> str:
        """The first of these messages that there is."""
        return next((self._format(key, {"count": count}) for key in keys if self.has(key)), "")


def list_facts(component: Component) -> list[str]:
    """The facts of a component that name several things; `FACT-or` says them as a choice."""
    return [fact for fact, value in component.facts.items() if isinstance(value, list)]


def components_by_message(game: Game[Any, Any]) -> dict[str, Component]:
    """The components of a game by the message that names them."""
    components = game.catalogue.components
    return {f"{kind}-{id}": component for kind, group in components.items() for id, component in group.items()}


def message_of(game: Game[Any, Any], ref: str) -> str:
    """The message that names the thing behind a reference; where the kind is not the catalogue's, by the id alone."""
    kind, _, id = ref.partition(":")
    components = game.catalogue.components
    kinds = [kind] if kind in components else [other for other, group in components.items() if id in group]
    return f"{kinds[0] if kinds else kind}-{id}"


def feature_message(name: str) -> str:
    """The message that names a feature; the names of features may have spaces, the keys of messages may not.

    >>> feature_message("upgrades ready")
    'feature-upgrades-ready'
    """
    return f"feature-{name.replace(' ', '-')}"


def preferred_language(accept: str | None) -> str:
    """The language that suits best what a browser (Accept-Language) or a shell (LANG, LANGUAGE) asks for.

    >>> preferred_language("de, nl-BE;q=0.8, en;q=0.5")
    'nl'
    """
    best, language = 0.0, LANGUAGES[0]
    for wish in re.split("[,:]", accept or ""):
        tag, _, weight = wish.partition(";")
        known = re.split("[-_.@]", tag.strip().lower())[0]
        quality = _QUALITY.fullmatch(weight)
        wanted = float(quality[1]) if quality else 1.0
        if known in LANGUAGES and wanted > best:
            best, language = wanted, known
    return language


def source(package: str, language: str, folder: str = FOLDER) -> str:
    """The text of a package's messages in one language."""
    file = files(package).joinpath(folder).joinpath(f"{language}.ftl")
    if not file.is_file():
        raise MissingWords(f"{package} has no words in {language}: there is no {folder}/{language}.ftl")
    return file.read_text("utf-8")


@cache
def messages(packages: tuple[str, ...], language: str, folder: str = "") -> LazyBundle:
    """The messages of these packages, of equal keys the first; before them all, those in a folder of the first one."""
    texts = [source(package, language) for package in packages]
    return LazyBundle(language, [source(packages[0], language, folder), *texts] if folder else texts)
