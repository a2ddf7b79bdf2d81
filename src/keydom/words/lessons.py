"""Learning a game by playing it: a lesson is a record with pauses, and what is said and asked in each of them.

`lessons/NAME.key` in a game's package is the game that is played, draws and rivals included, `lessons/NAME.toml` the
list of pauses: after how many lines each comes, what is lit, whether the learner makes the next lines of his seat
himself, and which other choices have an answer of their own. The words stand beside them, `lessons/<language>.ftl`: a
message `NAME-PAUSE`, the title, with the attribute `text`; where the learner acts also `hint` and `rest`, the answer to
any other choice, and one attribute for each choice that is named.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from keydom.core.errors import BadData
from keydom.core.game import Game
from keydom.core.record import Record
from keydom.words import SHARED, MissingWords, messages
from keydom.words.bundle import LazyBundle
from keydom.words.rules import Block, blocks

FOLDER = "lessons"
REST, HINT, TEXT = "rest", "hint", "text"
PACE = 200  # words that a reader takes in a minute
PRESS = 2 / 60  # minutes
_KEYS = {"name", "at", "do", "light", "wrong"}
_WORD = re.compile(r"[^\W_]+(?:[’'-][^\W_]+)*")


class Pause(NamedTuple):
    """One pause: something is told, and where `do` is set the learner plays on himself until the next pause."""

    name: str
    at: int  # how many lines of the record have been played
    do: bool
    light: tuple[str, ...]  # references of what it speaks of
    wrong: Mapping[str, str]  # the beginnings of other choices, and the attribute that answers them


class PauseText(NamedTuple):
    """What a pause says in one language; `hint` is empty where nothing is asked."""

    title: str
    blocks: list[Block]
    hint: str


class Lesson:
    """A record with its pauses. The line that a pause ends with is the last before the next pause begins."""

    def __init__(self, game: Game[Any, Any], name: str, record: Record, seat: int, pauses: tuple[Pause, ...]) -> None:
        self.game = game
        self.name = name
        self.record = record
        self.seat = seat
        self.pauses = pauses

    def __str__(self) -> str:
        return f"{self.game.id}-{self.name}"

    def until(self, place: int) -> int:
        """The ply at which a pause is over."""
        return self.pauses[place + 1].at if place + 1 < len(self.pauses) else self.pauses[place].at

    def asks(self, place: int, ply: int) -> bool:
        """Whether the learner is to make the next line himself."""
        pause = self.pauses[place]
        return pause.do and ply < self.until(place) and self.record.moves[ply][0] == self.seat

    def lines(self, place: int, ply: int) -> list[tuple[int, str]]:
        """What plays itself from here: up to the learner's next line, or to the end of the pause."""
        end = ply
        while end < self.until(place) and not self.asks(place, end):
            end += 1
        return self.record.moves[ply:end]

    def answer(self, place: int, ply: int, action: str) -> str | None:
        """What is said to this choice, as a message key; nothing where it is the right one."""
        if self.record.moves[ply][1] == action:
            return None
        pause = self.pauses[place]
        words = action.split()
        for count in range(len(words), 0, -1):
            if (named := pause.wrong.get(" ".join(words[:count]))) is not None:
                return f"{self.key(place)}.{named}"
        return f"{self.key(place)}.{REST}"

    def key(self, place: int) -> str:
        return f"{self.name}-{self.pauses[place].name}"

    def needs(self) -> set[str]:
        """The texts that the lesson asks for."""
        wanted = {self.name, f"{self.name}.about"}
        for place, pause in enumerate(self.pauses):
            asked = (HINT, REST, *pause.wrong.values()) if pause.do else ()
            wanted |= {self.key(place), *(f"{self.key(place)}.{name}" for name in (TEXT, *asked))}
        return wanted

    def text(self, language: str, key: str) -> str:
        """One of its texts."""
        return _format(messages((self.game.home, SHARED), language, FOLDER), key)  # they use the names of things

    def pause_text(self, language: str, place: int) -> PauseText:
        """What a pause says."""
        key = self.key(place)
        hint = self.text(language, f"{key}.{HINT}") if self.pauses[place].do else ""
        return PauseText(self.text(language, key), blocks(self.text(language, f"{key}.{TEXT}")), hint)

    def presses(self) -> int:
        """How often a learner presses who makes no mistake: a pause that only tells is left by one, too."""
        own = [
            self.game.parse(self.record.moves[ply][1])
            for place in range(len(self.pauses))
            for ply in range(self.pauses[place].at, self.until(place))
            if self.asks(place, ply)
        ]
        return sum(max(1, len(action.verb.args)) for action in own) + sum(not pause.do for pause in self.pauses)

    def minutes(self, language: str) -> float:
        """How long it takes at a reader's pace."""
        texts = [self.text(language, f"{self.key(place)}.{TEXT}") for place in range(len(self.pauses))]
        texts += [self.text(language, self.key(place)) for place in range(len(self.pauses))]
        return sum(len(_WORD.findall(text)) for text in texts) / PACE + self.presses() * PRESS


@cache
def lessons(game: Game[Any, Any]) -> Mapping[str, Lesson]:
    """The lessons of a game by name; a game need not have any."""
    folder = files(game.home).joinpath(FOLDER) if game.home else None
    if folder is None or not folder.is_dir():
        return {}
    names = sorted(file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml"))
    return {name: _read(game, name) for name in names}


def _read(game: Game[Any, Any], name: str) -> Lesson:
    folder = files(game.home).joinpath(FOLDER)
    where = f"{game.home}, {FOLDER}/{name}.toml"
    data = tomllib.loads(folder.joinpath(f"{name}.toml").read_text("utf-8"))
    record = Record.parse(folder.joinpath(f"{name}.key").read_text("utf-8"), f"{FOLDER}/{name}.key")
    pauses = tuple(_pause(where, number, pause) for number, pause in enumerate(data.get("pause", []), 1))
    if set(data) != {"seat", "pause"} or not pauses:
        raise BadData("a lesson has a `seat` and a list of `pause`, and nothing else", where)
    ends = [*(pause.at for pause in pauses), len(record.moves)]
    if ends != sorted(ends):
        raise BadData("every pause comes after the one before it, within the record", where)
    if len({pause.name for pause in pauses}) != len(pauses):
        raise BadData("two pauses have one name", where)
    return Lesson(game, name, record, data["seat"], pauses)


def _pause(where: str, number: int, pause: dict[str, Any]) -> Pause:
    if unknown := sorted(set(pause) - _KEYS):
        raise BadData(f"pause {number} has a {unknown[0]!r}: there are {', '.join(sorted(_KEYS))}", where)
    if "name" not in pause or "at" not in pause:
        raise BadData(f"pause {number} has no name or does not say where it is", where)
    wrong = dict(pause.get("wrong", {}))
    return Pause(pause["name"], pause["at"], pause.get("do", False), tuple(pause.get("light", ())), wrong)


def _format(bundle: LazyBundle, key: str) -> str:
    pattern = bundle.pattern(key)
    if pattern is None:
        raise MissingWords(f"the lessons in {bundle.locales[0]} have no text {key!r}")
    text, errors = bundle.format_pattern(pattern, {})
    if errors:
        raise MissingWords(f"the text {key!r} of the lessons in {bundle.locales[0]} cannot be said: {errors[0]}")
    return str(text)
