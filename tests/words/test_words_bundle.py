"""Messages that are parsed one by one, when they are used, are those of the whole file."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import keydom
from keydom.words import LANGUAGES
from keydom.words.bundle import LazyBundle, entries

HOME = Path(keydom.__file__).parent


def said(bundle: LazyBundle, key: str) -> str:
    value = bundle.get_message(key).value
    assert value is not None
    text, errors = bundle.format_pattern(value, {})
    assert errors == []
    return str(text)


@pytest.mark.parametrize(
    "language", [pytest.param(one, marks=[] if one == "en" else pytest.mark.soak) for one in LANGUAGES]
)
def test_every_entry_is_parsed_as_in_its_file(language: str) -> None:
    for path in sorted(HOME.rglob(f"{language}.ftl")):
        text = path.read_text("utf-8")
        whole = {
            entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}": entry
            for entry in parse(text, with_spans=False).body
            if isinstance(entry, ast.Message | ast.Term)
        }
        alone = {key: parse(source, with_spans=False).body[0] for key, source in entries(text).items()}
        assert alone.keys() == whole.keys(), path
        assert [key for key in whole if not alone[key].equals(whole[key], ignored_fields=["span", "comment"])] == []


def test_a_message_is_found_with_the_messages_and_terms_it_refers_to() -> None:
    bundle = LazyBundle("en", ["a = { b } { -c }\nb = B { d.e }\n-c = C\nd = D\n    .e = E\n"])

    assert said(bundle, "a") == "B E C"


def test_messages_that_refer_to_each_other_are_parsed_once() -> None:
    bundle = LazyBundle("en", ["a = { b }\nb = { a }\n"])

    assert bundle.has_message("b")


def test_the_first_of_several_texts_counts() -> None:
    bundle = LazyBundle("en", ["a = one\n", "a = two\n"])

    assert said(bundle, "a") == "one"


def test_a_key_without_a_message_is_none() -> None:
    assert not LazyBundle("en", ["a = one\n"]).has_message("b")


def test_a_message_that_cannot_be_parsed_is_none() -> None:
    assert not LazyBundle("en", ["a = { one\n"]).has_message("a")
