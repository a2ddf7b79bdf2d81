"""The rules of the games: every section is there in every language, and every decision has one that explains it."""

from __future__ import annotations

import pytest

from keydom.games import games
from keydom.games.pebbles import GAME
from keydom.games.pebbles.rules.turns import Gift
from keydom.words import LANGUAGES, MissingWords
from keydom.words.rules import blocks, contents, rules, section_of_frame, section_of_kind

from .rewording import Rewording, complaints


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", games())
def test_every_section_of_a_game_can_be_said(id: str, language: str) -> None:
    sections = rules(games()[id], language)
    assert [section.id for section in sections] == list(contents(games()[id].home).sections)
    assert all(section.title and section.blocks for section in sections)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", games())
def test_the_rows_of_a_table_have_the_same_number_of_cells(id: str, language: str) -> None:
    tables = [block for section in rules(games()[id], language) for block in section.blocks if block.kind == "table"]
    assert [{len(row) for row in table.rows} for table in tables] == [{len(table.rows[0])} for table in tables]


@pytest.mark.parametrize("id", games())
def test_all_languages_build_a_section_alike(id: str) -> None:
    def shape(language: str) -> list[list[tuple[str, int]]]:
        return [[(block.kind, len(block.rows)) for block in part.blocks] for part in rules(games()[id], language)]

    assert {language: shape(language) for language in LANGUAGES} == dict.fromkeys(LANGUAGES, shape("en"))


def test_a_decision_leads_to_the_section_that_explains_it() -> None:
    assert section_of_frame(GAME, Gift(0)) == "giving"


def test_a_kind_of_component_leads_to_the_section_that_explains_it() -> None:
    assert section_of_kind(GAME, "pebble") == "aim"


def test_what_no_section_explains_leads_nowhere() -> None:
    assert section_of_kind(GAME, "seat") == ""


def test_a_game_without_rules_has_no_sections(edited: Rewording) -> None:
    (edited.locale / "rules" / "contents.toml").unlink()
    assert rules(edited(), "en") == ()


def test_a_section_without_words_cannot_be_said(edited: Rewording) -> None:
    game = edited.rules("nl.ftl", "rules-end =", "rules-finish =")
    with pytest.raises(MissingWords, match="no section 'end'"):
        rules(game, "nl")


def test_rules_may_use_the_names_of_things(edited: Rewording) -> None:
    game = edited.rules("en.ftl", "A pebble from", "A { pebble-white } from")
    assert rules(game, "en")[1].blocks[0].rows[0][0].startswith("A white pebble from the bag")


def test_paragraphs_lists_and_tables_are_told_apart() -> None:
    text = "One.\nTwo:\n- a\n- b\n\n| x | y |\n| 1 | 2 |"
    assert [(block.kind, block.rows) for block in blocks(text)] == [
        ("p", [["One."], ["Two:"]]),
        ("ul", [["a"], ["b"]]),
        ("table", [["x", "y"], ["1", "2"]]),
    ]


def test_a_section_that_one_language_lacks_is_reported(edited: Rewording) -> None:
    assert complaints(edited.rules("fr.ftl", "rules-end =", "rules-fin =")) == [
        "rules, fr: rules-end is missing",
        "rules, fr: rules-end.text is missing",
        "rules, fr: rules-fin is not in English",
        "rules, fr: rules-fin.text is not in English",
    ]


def test_words_of_a_section_that_is_not_listed_are_reported(edited: Rewording) -> None:
    for language in LANGUAGES:
        game = edited.rules(f"{language}.ftl", "", "rules-more = x\n    .text = y\n")
    assert complaints(game) == [
        "contents.toml: the section of rules-more is missing",
        "contents.toml: the section of rules-more.text is missing",
    ]


def test_a_listed_section_without_words_is_reported(edited: Rewording) -> None:
    assert complaints(edited.rules("contents.toml", "[end]", "[end]\n[coda]")) == [
        "rules, en: rules-coda is missing",
        "rules, en: rules-coda.text is missing",
    ]


def test_a_decision_that_no_section_explains_is_reported(edited: Rewording) -> None:
    assert complaints(edited.rules("contents.toml", '"gift"', "")) == ["contents.toml: no section explains ask-gift"]


def test_a_decision_that_is_never_asked_is_reported(edited: Rewording) -> None:
    game = edited.rules("contents.toml", '"gift"', '"gift", "theft"')
    assert complaints(game) == ["contents.toml: ask-theft is explained, but never asked"]


def test_a_kind_that_no_section_explains_is_reported(edited: Rewording) -> None:
    assert complaints(edited.rules("contents.toml", '"pebble"', "")) == ["contents.toml: no section explains a pebble"]


def test_a_kind_that_there_is_not_is_reported(edited: Rewording) -> None:
    game = edited.rules("contents.toml", '"pebble"', '"pebble", "shell"')
    assert complaints(game) == ["contents.toml: there is no shell to explain"]


def test_rules_that_ask_for_a_number_are_reported(edited: Rewording) -> None:
    for language in LANGUAGES:
        game = edited.rules(f"{language}.ftl", ".text =\n", ".text =\n        { $count }\n")
    assert complaints(game) == ["rules, en: rules-aim.text uses $count, but is told no variables"]


def test_a_tie_break_without_words_is_reported(edited: Rewording) -> None:
    for language in LANGUAGES:
        game = edited(language, "tiebreak =", "level =")
    assert complaints(game) == ["en: tiebreak is missing", "en: tiebreak.help is missing"]


def figures(id: str, section: str, language: str) -> list[list[str]]:
    """The rows of the first table of a section, without their heads."""
    part = next(part for part in rules(games()[id], language) if part.id == section)
    return [row[1:] for row in next(block for block in part.blocks if block.kind == "table").rows]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_set_up_of_keyflower_is_told_with_the_figures_of_the_data(language: str) -> None:
    tables = games()["keyflower"].catalogue.kind("table")
    facts = ("orders", "tiles", "winter", "winter_merchants")
    told = figures("keyflower", "setup", language)
    assert told[0] == [table.id.removeprefix("players-") for table in tables]
    assert told[2:] == [[str(table.number(fact)) for table in tables] for fact in facts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_stages_of_keythedral_are_told_with_the_figures_of_the_data(language: str) -> None:
    stages = games()["keythedral"].catalogue.components["stage"]
    wanted = [
        [str(stages[f"edition-{edition}-{level}"].number(fact)) for level in range(1, 6)]
        for edition in (2002, 2004)
        for fact in ("spaces", "value")
    ]
    assert figures("keythedral", "seats", language)[1:] == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pebbles_are_told_with_the_figures_of_the_data(language: str) -> None:
    told = [[row[0].replace("−", "-").split()[0], row[1]] for row in figures("pebbles", "aim", language)[1:]]
    pebbles = GAME.catalogue.kind("pebble")
    assert told == [[str(pebble.number("points")), str(pebble.number("count"))] for pebble in pebbles]
