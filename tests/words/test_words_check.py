"""The words are checked: every language says the same, and all that a game asks for."""

from __future__ import annotations

from importlib.resources import as_file, files
from random import Random
from typing import Any

import pytest

from keydom.bots.judge import insight_of
from keydom.core.action import Arg, Grammar, Verb
from keydom.core.errors import KeydomError
from keydom.core.game import Choice, Line, Score
from keydom.core.insight import Insight
from keydom.games import games
from keydom.games.pebbles import GAME
from keydom.games.pebbles.actions import GIVE, KEEP, TO
from keydom.games.pebbles.game import Pebbles
from keydom.words import LANGUAGES, FluentWords, MissingWords
from keydom.words.check import differences, problems

from .random_games import missing_messages
from .rewording import Rewording, complaints


@pytest.mark.parametrize("id", games())
def test_the_words_of_a_registered_game_are_complete(id: str) -> None:
    assert problems(games()[id]) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", games())
def test_every_feature_that_a_hint_may_tell_of_has_a_name(id: str, language: str) -> None:
    game = games()[id]
    names = insight_of(game).names[1:]
    assert [name for name in names if not FluentWords(game, language).feature(name)] == []


@pytest.mark.parametrize("id", games())
def test_a_random_game_asks_for_no_message_that_is_missing(id: str) -> None:
    game = games()[id]
    missing = [line for seats in game.seats for line in missing_messages(game, seats, game.options(), Random(seats))]
    assert missing == []


def test_a_copy_of_complete_words_is_complete(edited: Rewording) -> None:
    assert problems(edited()) == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_message_that_one_language_lacks_is_reported(edited: Rewording, language: str) -> None:
    assert complaints(edited(language, "score-coal =", "score-soot =")) == [
        f"{language}: score-coal is missing",
        f"{language}: score-soot is not in English",
    ]


def test_an_attribute_that_one_language_lacks_is_reported(edited: Rewording) -> None:
    assert complaints(edited("fr", "    .help = { pebble.help }", "    .more = { pebble.help }")) == [
        "fr: pebble-coal.help is missing",
        "fr: pebble-coal.more is not in English",
    ]


def test_a_variable_that_one_language_leaves_out_is_reported(edited: Rewording) -> None:
    game = edited("es", "a { $to } a la vista", "a la vista")
    assert complaints(game) == ["es: told-gave uses $pebble, $seat, the English one $pebble, $seat, $to"]


def test_a_variable_inside_a_message_that_is_referred_to_counts(edited: Rewording) -> None:
    game = edited("nl", ".help = { pebble.help } Bij", ".help = Bij")
    assert complaints(game) == ["nl: pebble-coal.help uses no variables, the English one $count, $points"]


def test_words_in_a_term_of_one_language_are_its_own_affair(edited: Rewording) -> None:
    assert problems(edited("nl", "", "-zak = zak\n")) == []


def test_a_language_without_a_file_is_reported(edited: Rewording) -> None:
    game = edited()
    with as_file(files(game.home).joinpath("locale")) as locale:
        locale.joinpath("fr.ftl").unlink()
    assert complaints(game) == [f"{game.home} has no words in fr: there is no locale/fr.ftl"]


def test_a_line_that_is_no_fluent_is_reported_with_its_number(edited: Rewording) -> None:
    game = edited("es", "### Guijarros, el juego de aprendizaje.", "game name = Guijarros")
    assert complaints(game) == ['es: line 1 cannot be read: Expected token: "="']


def test_a_message_that_is_there_twice_is_reported(edited: Rewording) -> None:
    assert complaints(edited("en", "", "game-name = Stones\n")) == ["en: game-name is there twice"]


def test_a_reference_to_a_message_that_is_missing_is_reported(edited: Rewording) -> None:
    assert complaints(edited("fr", "game-name = Cailloux", "game-name = { -caillou }")) == [
        "fr: game-name refers to -caillou, which is missing"
    ]


def test_a_message_inside_itself_is_reported(edited: Rewording) -> None:
    assert complaints(edited("nl", "ask-gift = Wie", "ask-gift = { ask-gift } Wie")) == [
        "nl: ask-gift is inside itself"
    ]


def test_a_function_that_fluent_does_not_have_is_reported(edited: Rewording) -> None:
    assert complaints(edited("nl", "{ $points } punten", "{ WORDS($points) } punten")) == [
        "nl: pebble.help uses WORDS(), which is no function of Fluent"
    ]


def test_a_verb_without_a_message_is_reported(edited: Rewording) -> None:
    game = edited(grammar=Grammar((KEEP, GIVE, TO, Verb("swap", Arg("seat")))))
    assert complaints(game) == ["en: do-swap is missing"]


def test_a_verb_whose_message_uses_more_than_its_arguments_is_reported(edited: Rewording) -> None:
    game = edited(grammar=Grammar((KEEP, GIVE, Verb("to", Arg("seat", "friend")))))
    assert complaints(game) == ["en: do-to uses $seat, but is told $friend"]


def test_a_component_without_a_name_is_reported(edited: Rewording) -> None:
    for language in LANGUAGES:
        game = edited(language, "pebble-gold =", "pebble-tin =")
    assert complaints(game) == ["en: pebble-gold is missing"]


def test_a_component_without_an_explanation_is_reported(edited: Rewording) -> None:
    for language in LANGUAGES:
        edited(language, "    .help = { pebble.help } ", "    .help = ")
        game = edited(language, "    .help =\n", "    .more =\n")
    assert complaints(game) == ["en: pebble.help is missing"]


def test_a_component_may_be_named_by_its_facts(edited: Rewording) -> None:
    for language in LANGUAGES:
        game = edited(language, "pebble-gold =", "pebble-gold = { $points } of { $count }\npebble-tin =")
    assert problems(game) == []
    assert FluentWords(game, "en").name("pebble:gold") == "3 of 4"


def test_a_name_that_uses_more_than_the_facts_is_reported(edited: Rewording) -> None:
    for language in LANGUAGES:
        game = edited(language, "pebble-gold =", "pebble-gold = { $weight }\npebble-tin =")
    assert complaints(game) == ["en: pebble-gold uses $weight, but is told $count, $points"]


def test_a_fact_is_counted_in_words_where_there_is_a_message_for_it(edited: Rewording) -> None:
    counting = "count-points = { $count } whole points\npebble-gold = gold of { $points }\npebble-tin ="
    assert FluentWords(edited("en", "pebble-gold =", counting), "en").name("pebble:gold") == "gold of 3 whole points"


class Headed(Pebbles):
    """Pebbles with a component as the source of a score line."""

    __slots__ = ()

    def scores(self, state: Any) -> list[Score]:
        return [Score([Line("stone:gold", 1)])] * 2


def test_a_score_line_may_be_headed_by_a_component_that_is_named_by_its_facts(edited: Rewording) -> None:
    home = edited("en", "pebble-gold =", "pebble-gold = { $points }\npebble-tin =").home
    game: Pebbles = type("Variant", (Headed,), {"home": home, "__slots__": ()})(GAME.catalogue)
    assert missing_messages(game, 2, game.options(), Random(1)) == []


def test_an_explanation_that_uses_more_than_the_facts_is_reported(edited: Rewording) -> None:
    for language in LANGUAGES:
        game = edited(language, "    .help = { pebble.help }", "    .help = { pebble.help } { $weight }")
    assert complaints(game) == ["en: pebble-coal.help uses $weight, but is told $count, $points"]


def test_an_option_and_its_values_without_messages_are_reported(edited: Rewording) -> None:
    game = edited(choices=(*GAME.choices, Choice("bag", "big")))
    assert complaints(game) == ["en: option-bag is missing", "en: option-bag-big is missing"]


def test_a_feature_without_a_message_is_reported(edited: Rewording) -> None:
    class Sight(Insight[Any]):
        names = ("all", "gold in hand")

    assert complaints(edited(insight=Sight)) == ["en: feature-gold-in-hand is missing"]


def test_a_shared_message_may_be_replaced(edited: Rewording) -> None:
    for language in LANGUAGES:
        game = edited(language, "", "told-undone = { $seat } !\n")
    assert problems(game) == []
    assert FluentWords(game, "en").say("told-undone", {"seat": "seat:0"}) == "Player 1 !"


def test_a_shared_message_may_not_be_replaced_by_one_that_uses_more(edited: Rewording) -> None:
    for language in LANGUAGES:
        game = edited(language, "", "told-undone = { $seat } { $why }\n")
    assert complaints(game) == ["en: told-undone uses $why, but is told $seat"]


def test_an_event_without_a_message_shows_in_a_random_game(edited: Rewording) -> None:
    game = edited("en", "told-kept =", "told-hid =")
    assert missing_messages(game, 2, game.options(), Random(1)) == [f"{game.home}, en: told-kept is missing"]


def test_a_prompt_that_is_told_too_little_shows_in_a_random_game(edited: Rewording) -> None:
    game = edited("en", "ask-gift = Who", "ask-gift = { $seat }, who")
    assert missing_messages(game, 2, game.options(), Random(1)) == [
        f"{game.home}, en: ask-gift uses $seat, but is told no variables"
    ]


def test_a_refusal_without_a_message_shows_in_a_random_game(edited: Rewording) -> None:
    game = edited("en", "why-yourself =", "why-oneself =")
    assert missing_messages(game, 2, game.options(), Random(1)) == [f"{game.home}, en: why-yourself is missing"]


def test_a_refusal_that_is_told_too_little_shows_in_a_random_game(edited: Rewording) -> None:
    game = edited("en", "why-yourself = You", "why-yourself = { $seat }, you")
    assert missing_messages(game, 2, game.options(), Random(1)) == [
        f"{game.home}, en: why-yourself uses $seat, but is told $pebble"
    ]


def test_a_score_line_is_a_heading_without_variables(edited: Rewording) -> None:
    game = edited("en", "score-gold = Golden", "score-gold = { $count } golden")
    assert missing_messages(game, 2, game.options(), Random(1)) == [
        f"{game.home}, en: score-gold uses $count, but is told no variables"
    ]


def test_a_package_that_is_no_game_can_be_checked(edited: Rewording) -> None:
    game = edited("nl", "score-coal =", "score-soot =")
    assert differences(game.home) == [
        f"{game.home}, nl: score-coal is missing",
        f"{game.home}, nl: score-soot is not in English",
    ]


def test_a_front_end_can_speak_after_the_game_and_before_the_shared_words(edited: Rewording) -> None:
    home = edited("en", "", "game-over = Done\n").home
    table: type[FluentWords] = type("Table", (FluentWords,), {"common": (home, *FluentWords.common)})
    assert table(GAME, "en").say("game-over") == "Done"


def test_a_game_that_lacks_a_language_cannot_be_spoken_in_it(edited: Rewording) -> None:
    game = edited()
    with as_file(files(game.home).joinpath("locale")) as locale:
        locale.joinpath("nl.ftl").unlink()
    with pytest.raises(MissingWords, match="no words in nl"):
        FluentWords(game, "nl")


def test_missing_words_are_an_error_of_keydom() -> None:
    assert issubclass(MissingWords, KeydomError)
