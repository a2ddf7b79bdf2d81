"""The games as the pages offer and explain them: options, components and pictures, made once for each language."""

from __future__ import annotations

import re
from functools import cache, cached_property
from random import Random
from typing import Any, NamedTuple

from keydom.core.errors import KeydomError, NoPicture
from keydom.core.game import Choice, Game, People
from keydom.core.match import Match
from keydom.server.words import PageWords
from keydom.study.puzzles.puzzle import packaged_puzzles
from keydom.words.lessons import lessons

DRAWN = re.compile(r'<g[^>]* id="([^"]+)"')  # things that a gallery shows
ENGLISH = "en"
SCENE_MOVES = 90  # decisions of a random game after which its table makes a fair picture


@cache
def gallery(game: Game[Any, Any], language: str) -> str:
    """Every component of a game, drawn once."""
    return game.gallery(PageWords(game, language))


@cache
def cover_picture(game: Game[Any, Any], language: str) -> str:
    """What a game looks like: its cover, or else its table in the middle of a random match."""
    try:
        return game.cover(PageWords(game, language))
    except (KeydomError, OSError):  # it has none, or one of other rules or of other components
        return _midway(game, language)


def _midway(game: Game[Any, Any], language: str) -> str:
    rng = Random(game.id)
    match = Match(game, game.seats[0], rng=rng)
    for _ in range(SCENE_MOVES):
        if match.over:
            break
        match.play(rng.choice(match.legal()))
    try:
        return game.draw(match.view(0), PageWords(game, language))
    except NoPicture:
        return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>'


class OptionValue:
    """One value of an option, explained."""

    def __init__(self, words: PageWords, option: str, value: str) -> None:
        key = f"option-{option}-{value}"
        self.id = value
        self.name = words.say(key)
        self.help = words.say(f"{key}.help") if words.has(f"{key}.help") else ""


class Option:
    """An option of a game, explained; the first value is the default, or it is about some of the players."""

    def __init__(self, words: PageWords, choice: Choice) -> None:
        self.id = id = choice.name
        self.person = words.say(f"option-{id}.person") if isinstance(choice, People) else ""
        self.name = words.say(f"option-{id}")
        self.help = words.say(f"option-{id}.help") if words.has(f"option-{id}.help") else ""
        self.values = [OptionValue(words, id, value) for value in choice.values]


class ComponentPiece:
    """A component as the rules explain it; where its kind is explained at once, only what it alone does."""

    def __init__(self, words: PageWords, ref: str, status: str, every: str, english: str) -> None:
        self.anchor = ref.replace(":", "-")
        self.name = words.name(ref)
        self.english = "" if every or english == self.name else english  # as boxes of any language may print it
        self.help = words.help(ref) if not every or words.has(f"{self.anchor}.help") else ""
        self.reconstructed = status == "reconstructed"


class ComponentKind(NamedTuple):
    """A kind of components: what is true of every one of them, where that is told once, and the components."""

    id: str
    title: str
    every: str
    pieces: list[ComponentPiece]


class GameCard:
    """A game as the lobby offers it and the rules explain it."""

    def __init__(self, game: Game[Any, Any], language: str) -> None:
        self.game = game
        self.words = PageWords(game, language)
        self.seats = list(game.seats)
        self.has_lessons = bool(lessons(game))
        self.has_puzzles = bool(packaged_puzzles(game))
        self.options = [Option(self.words, choice) for choice in game.choices]
        self.has_gallery = type(game).gallery is not Game.gallery

    @cached_property
    def kinds(self) -> list[ComponentKind]:
        """Every kind of component, each in the order in which the gallery shows it."""
        words, english = self.words, PageWords(self.game, ENGLISH)
        drawn = DRAWN.findall(gallery(self.game, words.language)) if self.has_gallery else []
        places = {id: place for place, id in enumerate(drawn)}
        found = []
        for kind, group in self.game.catalogue.components.items():
            title = words.say(kind) if words.has(kind) else words.say("page-pieces")
            every = words.say(f"{kind}.every") if words.has(f"{kind}.every") else ""
            pieces = [
                ComponentPiece(words, f"{kind}:{id}", component.status, every, english.name(f"{kind}:{id}"))
                for id, component in group.items()
            ]
            pieces.sort(key=lambda piece: places.get(piece.anchor, len(places)))
            found.append(ComponentKind(kind, title, every, pieces))
        return found


@cache
def game_card(game: Game[Any, Any], language: str) -> GameCard:
    """A game's offer, made once for each language."""
    return GameCard(game, language)
