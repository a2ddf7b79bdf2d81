"""The games as the pages offer and explain them: options, components and pictures, made once for each language."""

from __future__ import annotations

from functools import cache, cached_property
from random import Random
from typing import Any

from keydom.core.errors import KeydomError, NoPicture
from keydom.core.game import Game
from keydom.core.match import Match
from keydom.server.speech import Speech, speech
from keydom.study.puzzle import shipped
from keydom.words.lessons import lessons

SCENE = 90  # decisions of a random game after which its table makes a fair picture


@cache
def gallery(game: Game[Any, Any], language: str) -> str:
    """Every component of a game, drawn once."""
    return game.gallery(speech(game, language))


@cache
def scene(game: Game[Any, Any], language: str) -> str:
    """What a game looks like: its cover, or else its table in the middle of a random match."""
    try:
        return game.cover(speech(game, language))
    except (KeydomError, OSError):  # it has none, or one of other rules or of other components
        return _midway(game, language)


def _midway(game: Game[Any, Any], language: str) -> str:
    rng = Random(game.id)
    match = Match(game, game.seats[0], rng=rng)
    for _ in range(SCENE):
        if match.over:
            break
        match.play(rng.choice(match.legal()))
    try:
        return game.draw(match.view(0), speech(game, language))
    except NoPicture:
        return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>'


class Value:
    """One value of an option, explained."""

    def __init__(self, words: Speech, option: str, value: str) -> None:
        key = f"option-{option}-{value}"
        self.id = value
        self.name = words.say(key)
        self.help = words.say(f"{key}.help") if words.has(f"{key}.help") else ""


class Option:
    """An option of a game, explained; the first value is the default."""

    def __init__(self, words: Speech, id: str, values: tuple[str, ...]) -> None:
        self.id = id
        self.name = words.say(f"option-{id}")
        self.help = words.say(f"option-{id}.help") if words.has(f"option-{id}.help") else ""
        self.values = [Value(words, id, value) for value in values]


class Piece:
    """A component as the rules explain it."""

    def __init__(self, words: Speech, ref: str, status: str) -> None:
        self.anchor = ref.replace(":", "-")
        self.name = words.name(ref)
        self.help = words.help(ref)
        self.reconstructed = status == "reconstructed"


class Offer:
    """A game as the lobby offers it and the rules explain it."""

    def __init__(self, game: Game[Any, Any], language: str) -> None:
        self.game = game
        self.words = speech(game, language)
        self.seats = list(game.seats)
        self.has_lessons = bool(lessons(game))
        self.has_puzzles = bool(shipped(game))
        self.options = [Option(self.words, choice.name, choice.values) for choice in game.choices]
        self.has_gallery = type(game).gallery is not Game.gallery

    @cached_property
    def kinds(self) -> list[tuple[str, str, list[Piece]]]:
        """Every kind of component: its id, its name and its components."""
        found = []
        for kind, group in self.game.catalogue.components.items():
            name = self.words.say(kind) if self.words.has(kind) else self.words.say("page-pieces")
            pieces = [Piece(self.words, f"{kind}:{id}", component.status) for id, component in group.items()]
            found.append((kind, name, pieces))
        return found


@cache
def offered(game: Game[Any, Any], language: str) -> Offer:
    """A game's offer, made once for each language."""
    return Offer(game, language)
