"""Keythedral speaks: every decision, event, piece and option has its words, in every language."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.sampling import sampled
from tests.words.random_games import missing_messages, used_messages

from keydom.core.action import Action
from keydom.core.event import kebab
from keydom.core.game import NATURE, OVER, Event
from keydom.games.keythedral import GAME
from keydom.games.keythedral.actions import COTTAGE, LAW_VERBS
from keydom.words import LANGUAGES, FluentWords
from keydom.words.check import Needs

LAWS = tuple(verb.name for verb in LAW_VERBS)

# What a player does whenever it can be done: between them, these tempers see everything that happens in a game.
TEMPERS = {
    "buyers": ("buy", "acquire"),
    "lawgivers": ("new-law", "take-law", *LAWS),
    "fencers": ("fence", "unfence", "house"),
    "hoarders": ("pass", "decline"),
}
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"edition": "2004", "laws": "face-up", "design": "hidden"},
    {"edition": "2004", "laws": "face-down", "design": "open"},
    {"edition": "2002", "laws": "face-up", "design": "open"},
    {"edition": "2002", "laws": "none", "design": "hidden"},
)


class Fond(Random):
    """Chance with a temper: one of the actions it is fond of, wherever there is one; else it passes every other time.

    Passing saves cubes, without which no keythedral is ever completed.
    """

    verbs: tuple[str, ...] = ()

    def choice(self, seq: Any) -> Any:
        fond_of = [action for action in seq if action.verb.name in self.verbs]
        passing = [action for action in seq if action.verb.name == "pass" and self.random() < 0.5]
        return super().choice(fond_of or passing or seq)


def player(temper: str, seed: int) -> Fond:
    rng = Fond(seed)
    rng.verbs = TEMPERS[temper]
    return rng


@cache
def sources() -> str:
    home = Path(str(files(GAME.home)))
    return "\n".join(path.read_text("utf-8") for path in sorted(home.rglob("*.py")))


def found(pattern: str) -> set[str]:
    """What the sources of the game name this way; never nothing, or the test that asks would be empty."""
    names = set(re.findall(pattern, sources()))
    assert names, f"nothing in the sources looks like {pattern}"
    return names


EVENTS = r'(?<!return )Event\(\s*"([a-z-]+)"'
REASONS = r'return Event\(\s*"([a-z-]+)"'
QUESTIONS = r"class (\w+)\((?:Frame|Chance|LawFrame|WithCottage|CubeChoice)\b"
BASES = {"LawFrame", "WithCottage", "CubeChoice"}  # what decisions have in common; nobody is asked these
DRAWN = r'"(draw-[a-z-]+[a-z])"'


def often(temper: str, set: int, seats: int) -> bool:
    """Every temper with every set of options in every run, the numbers of seats taking turns."""
    return seats == GAME.seats[(list(TEMPERS).index(temper) + set) % len(GAME.seats)]


@pytest.mark.parametrize(("temper", "set", "seats"), sampled(product(TEMPERS, range(len(OPTIONS)), GAME.seats), often))
def test_no_game_asks_for_a_message_that_is_missing(temper: str, set: int, seats: int) -> None:
    assert missing_messages(GAME, seats, GAME.options(OPTIONS[set]), player(temper, seats)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_in_the_sources_has_its_message(language: str) -> None:
    words = FluentWords(GAME, language)
    assert [key for key in found(EVENTS) if not words.has(f"told-{key}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_in_the_sources_has_its_message(language: str) -> None:
    words = FluentWords(GAME, language)
    assert [key for key in found(REASONS) if not words.has(f"why-{key}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_in_the_sources_has_its_question(language: str) -> None:
    words = FluentWords(GAME, language)
    asking = found(QUESTIONS) - BASES
    assert [name for name in asking if not words.has(f"ask-{kebab(name)}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_a_drawing_names_is_there(language: str) -> None:
    words = FluentWords(GAME, language)
    assert [key for key in found(DRAWN) if not words.has(key)] == []


def test_these_games_tell_of_every_event_ask_every_question_and_refuse_for_every_reason() -> None:
    seen: Needs = {}
    for temper in TEMPERS:
        for laws in ("face-down", "face-up"):
            for seed in range(4):
                seen |= used_messages(GAME, 5, GAME.options({"laws": laws}), player(temper, seed))
    wanted = {f"told-{key}" for key in found(EVENTS)}
    wanted |= {f"why-{key}" for key in found(REASONS)}
    wanted |= {f"ask-{kebab(name)}" for name in found(QUESTIONS) - BASES}
    assert wanted - seen.keys() == set()


def in_turn(language: str, temper: str) -> bool:
    """Every language and every temper in every run, each with one of the other."""
    return list(LANGUAGES).index(language) == list(TEMPERS).index(temper)


@pytest.mark.parametrize(("language", "temper"), sampled(product(LANGUAGES, TEMPERS), in_turn))
def test_a_whole_game_can_be_told_in_every_language(language: str, temper: str) -> None:
    words, rng = FluentWords(GAME, language), player(temper, 1)
    state = GAME.begin(3)
    said: set[str] = set()
    offered: set[Action] = set()
    while (mover := GAME.mover(state)) != OVER:
        legal = GAME.legal(state)
        said.add(words.ask(state.frames[-1]))
        offered.update(legal)
        action = GAME.deal(state, rng) if mover == NATURE else rng.choice(legal)
        GAME.play(state, action, lambda event: said.add(words.event(event)))
    said.update(words.do(action) for action in offered)
    assert [text for text in said if not text or re.search(r"  |\n|[{}]", text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_is_explained_in_one_paragraph(language: str) -> None:
    words = FluentWords(GAME, language)
    refs = [f"{kind}:{id}" for kind, group in GAME.catalogue.components.items() for id in group]
    assert [ref for ref in refs if len(words.help(ref)) < 40 or "\n" in words.help(ref)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_each_of_its_values_is_explained(language: str) -> None:
    words = FluentWords(GAME, language)
    keys = [f"option-{choice.name}" for choice in GAME.choices]
    keys += [f"option-{choice.name}-{value}" for choice in GAME.choices for value in choice.values]
    assert [key for key in keys if not words.has(f"{key}.help")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["cottage", "field", "law", "stage", "tile"])
def test_no_two_pieces_of_a_kind_share_a_name(language: str, kind: str) -> None:
    words = FluentWords(GAME, language)
    ids = GAME.catalogue.components[kind] if kind != "cottage" else COTTAGE.names
    assert len({words.name(f"{kind}:{id}") for id in ids}) == len(ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_price_of_a_seat_is_said_in_the_language_of_its_reader(language: str) -> None:
    words = FluentWords(GAME, language)
    cubes = GAME.catalogue.components["tile"]["b16"].words("cost")
    assert [cube for cube in cubes if words.name(f"cube:{cube}") not in words.help("tile:b16")] == []


@pytest.mark.parametrize(
    ("language", "kind", "text"),
    [
        ("nl", "wood", "Ana legde het woud op 0,4."),
        ("nl", "farm", "Ana legde de boerderij op 0,4."),
        ("fr", "lake", "Ana a posé le lac en 0,4."),
        ("fr", "wood", "Ana a posé la forêt en 0,4."),
        ("es", "vineyard", "Ana colocó el viñedo en 0,4."),
        ("es", "quarry", "Ana colocó la cantera en 0,4."),
    ],
)
def test_the_article_of_a_field_is_the_right_one(language: str, kind: str, text: str) -> None:
    event = Event("laid-field", {"seat": "seat:0", "kind": f"kind:{kind}", "cell": "cell:0,4"})
    assert FluentWords(GAME, language, {0: "Ana"}).event(event) == text


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 1, "Ana harvested 1 cube of water."),
        ("en", 2, "Ana harvested 2 cubes of water."),
        ("nl", 2, "Ana oogstte 2 blokjes water."),
        ("fr", 1, "Ana a récolté 1 cube d’eau."),
        ("fr", 2, "Ana a récolté 2 cubes d’eau."),
        ("es", 2, "Ana cosechó 2 cubos de agua."),
    ],
)
def test_a_harvest_is_told_in_the_right_number(language: str, count: int, text: str) -> None:
    event = Event("harvested", {"seat": "seat:0", "cube": "cube:water", "count": count})
    assert FluentWords(GAME, language, {0: "Ana"}).event(event) == text


@pytest.mark.parametrize(("count", "text"), [(0, "Nobody has bid"), (1, "is 1 cube."), (3, "is 3 cubes.")])
def test_the_question_for_a_bid_says_what_is_bid_so_far(count: int, text: str) -> None:
    assert text in FluentWords(GAME, "en").say("ask-bid", {"count": count})


def test_a_seat_is_told_by_its_price() -> None:
    assert FluentWords(GAME, "en").name("tile:b05") == "seat (timber and water)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_seats_are_told_alike(language: str) -> None:
    words = FluentWords(GAME, language)
    told = [words.name(f"tile:{id}") for id in GAME.catalogue.components["tile"]]
    assert len(set(told)) == len(told)
