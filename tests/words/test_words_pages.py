"""The words of the pages: the same in every language, and all that the templates say."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from keydom.words import LANGUAGES, SHARED
from keydom.words.check import MessageFile, differences

HOME = "keydom.server"
SAID = re.compile(r'\bsay\(\s*"([a-z][a-z.-]*[a-z])"')
MADE = (
    "error-",
    "level-",
    "puzzle-level-",
    "weight-",
    "lobby-others-",
    "prefer-pace-",
    "prefer-letters-",
    "page-how-",
    "page-gone-",
    "page-result-",
    "duration-",
)  # whose keys are put together
GAMES = {"game-name", "game-tagline", "tiebreak.help"}


def sources() -> str:
    """Everything of the server that could say something."""
    home = Path(str(files(HOME)))
    return "\n".join(path.read_text("utf-8") for path in home.rglob("*") if path.suffix in (".html", ".py"))


def test_the_words_of_the_pages_are_the_same_in_all_languages() -> None:
    assert differences(HOME) == []


def test_every_message_that_a_page_says_is_there() -> None:
    texts = MessageFile(HOME, "en", MessageFile(SHARED, "en"))
    assert set(SAID.findall(sources())) - texts.all.keys() - GAMES == set()


def test_every_message_of_the_pages_is_said_somewhere() -> None:
    text = sources()
    keys = {key for key in MessageFile(HOME, "en").own if not key.startswith(MADE)}
    assert {key for key in keys if f'"{key}"' not in text} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_in_french_a_colon_stands_apart_and_there_no_line_breaks_before_it(language: str) -> None:
    lines = files(HOME).joinpath(f"locale/{language}.ftl").read_text("utf-8").splitlines()
    wrong = r"\w : |\w: " if language == "fr" else r"\s: "
    assert [line for line in lines if not line.startswith("#") and re.search(wrong, line)] == []
