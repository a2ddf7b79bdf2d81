"""Keyper speaks English: every decision, event, piece and option has its words."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from keydom.games.keyper import GAME
from keydom.words import Fluent, kebab
from keydom.words.check import needs, unspoken

ENGLISH = Fluent(GAME, "en")
SOURCES = "\n".join(path.read_text("utf-8") for path in sorted(Path(str(files(GAME.home))).rglob("*.py")))
EVENTS = sorted(set(re.findall(r'Event\(\s*"([a-z-]+)"', SOURCES)))
QUESTIONS = sorted(set(re.findall(r"class (\w+)\((?:Frame|Chance|WithKeyple)\b", SOURCES)) - {"WithKeyple"})
COMPONENTS = [f"{kind}:{id}" for kind, group in GAME.catalogue.components.items() for id in group]


@pytest.mark.parametrize("key", sorted(needs(GAME)))
def test_every_verb_component_and_option_has_its_message(key: str) -> None:
    assert ENGLISH.has(key)


@pytest.mark.parametrize("key", EVENTS)
def test_every_event_in_the_sources_has_its_message(key: str) -> None:
    assert ENGLISH.has(f"told-{key}")


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_decision_in_the_sources_has_its_question(name: str) -> None:
    assert ENGLISH.has(f"ask-{kebab(name)}")


@pytest.mark.parametrize("ref", COMPONENTS)
def test_every_component_is_explained(ref: str) -> None:
    assert ENGLISH.help(ref)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", GAME.seats)
def test_no_game_asks_for_a_message_that_is_missing(seats: int, seed: int) -> None:
    assert unspoken(GAME, seats, GAME.options(), Random(seed)) == []


def test_an_action_is_said_in_words() -> None:
    assert ENGLISH.do(GAME.parse("pay-two log wheat")) == "Pay log and wheat"
    assert ENGLISH.do(GAME.parse("at b-wild-boar")) == "Play it onto: B: wild boar"
