"""The pictures and the summary of the rules pages, from a game's first lesson and its gallery."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from keydom.core.game import Game
from keydom.core.match import Match
from keydom.drawing.excerpt import excerpt
from keydom.server.errors import NotPossibleNow
from keydom.server.show.game_cards import gallery
from keydom.server.show.typefaces import lettered
from keydom.server.words import PageWords
from keydom.words import message_of
from keydom.words.lessons import lessons
from keydom.words.rules import Block, contents, rules

ASIDE = ("variants", "rulings")  # sections that a summary leaves to the page
MARGIN = 32.0  # around what is shown at the table: a little of what lies beside it
CLOSE = 4.0  # the same in the gallery, where everything stands apart
WORDS = 1500  # that two sheets have room for beside the pictures
CACHE_SIZE = 256  # pictures, of some 300 kB at most


class SectionSummary(NamedTuple):
    """A section in short: its first paragraphs and lists, and the last of its pictures."""

    id: str
    title: str
    blocks: list[Block]
    picture: int | None


def summary(game: Game[Any, Any], language: str) -> list[SectionSummary]:
    """The rules in short, for two sheets of paper: of every section as much as there is room for."""
    sections = [section for section in rules(game, language) if section.id not in ASIDE]
    texts = {section.id: [block for block in section.blocks if block.kind != "table"] for section in sections}
    taken = dict.fromkeys(texts, 0)
    room = WORDS
    for depth in range(max(map(len, texts.values()))):
        for id, blocks in texts.items():
            words = sum(len(row[0].split()) for row in blocks[depth].rows) if depth < len(blocks) else 0
            if taken[id] == depth < len(blocks) and (words <= room or not depth):
                taken[id] += 1
                room -= words
    for id, blocks in texts.items():
        while taken[id] > 1 and blocks[taken[id] - 1].rows[-1][0].endswith(":"):  # what it announces is left out
            taken[id] -= 1
    pictures = {section.id: len(contents(game.home).scenes[section.id]) for section in sections}
    return [
        SectionSummary(
            part.id, part.title, texts[part.id][: taken[part.id]], pictures[part.id] - 1 if pictures[part.id] else None
        )
        for part in sections
    ]


@lru_cache(maxsize=CACHE_SIZE)
def rules_picture(game: Game[Any, Any], section: str, number: int, language: str) -> str:
    """One of the pictures of a section."""
    scenes = contents(game.home).scenes.get(section, ())
    if number not in range(len(scenes)):
        raise NotPossibleNow(f"the section {section!r} of the rules of {game.id} has no picture {number}")
    scene = scenes[number]
    if scene.at is None:
        return lettered(excerpt(gallery(game, language), scene.show, CLOSE, scene.also_shown))
    lesson = next(iter(lessons(game).values()))
    match = Match.replay(game, lesson.record, scene.at)
    drawn = game.draw(match.view(lesson.seat), PageWords(game, language))
    return lettered(excerpt(drawn, scene.show, MARGIN, scene.also_shown))


def in_gallery(game: Game[Any, Any], ref: str) -> str:
    """The reference by which the gallery has a thing; nothing where it has it not."""
    id = ref.partition(":")[2]
    kinds = [kind for kind, group in game.catalogue.components.items() if message_of(game, ref) == f"{kind}-{id}"]
    known = any(id in game.catalogue.components[kind] for kind in kinds)
    return f"{kinds[0]}:{id}" if known and type(game).gallery is not Game.gallery else ""


def portrait(game: Game[Any, Any], thing: str, language: str) -> str:
    """A component with all its sides, large, by the reference that the gallery has it by."""
    try:
        return lettered(excerpt(gallery(game, language), [thing], CLOSE))
    except LookupError as error:
        raise NotPossibleNow(f"{game.id} has no picture of {thing!r}") from error
