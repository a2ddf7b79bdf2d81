"""The words of study: the same in every language, and all of them said."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from keydom.words import LANGUAGES
from keydom.words.check import MessageFile, differences

HOME = "keydom.study"


def sources() -> str:
    own = [file.read_text("utf-8") for file in Path(str(files(HOME))).rglob("*.py")]
    return "\n".join([*own, files("keydom.cli").joinpath("analyse.py").read_text("utf-8")])


def test_the_words_of_study_are_the_same_in_all_languages() -> None:
    assert differences(HOME) == []


def test_every_message_that_study_says_is_there() -> None:
    said = set(re.findall(r'say\(\s*[f]?["\']([a-z][a-z-]*[a-z])["\']', sources()))
    assert {key for key in said if key.startswith("study-")} - MessageFile(HOME, "en").own.keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_in_french_a_colon_of_study_stands_apart_and_there_no_line_breaks_before_it(language: str) -> None:
    lines = files(HOME).joinpath(f"locale/{language}.ftl").read_text("utf-8").splitlines()
    wrong = r"\w : |\w: " if language == "fr" else r"\s: "
    assert [line for line in lines if not line.startswith("#") and re.search(wrong, line)] == []
