"""A table speaks: messages, references, names, plurals and the language they come in."""

from __future__ import annotations

from typing import Any

import pytest

from keydom.core.action import Arg, Verb
from keydom.core.errors import BadOption
from keydom.core.event import kebab
from keydom.core.game import NATURE, Event, Frame
from keydom.games import get_game
from keydom.games.pebbles import GAME
from keydom.games.pebbles.actions import DRAW, TO
from keydom.games.pebbles.rules.turns import Turn
from keydom.words import LANGUAGES, FluentWords, MissingWords, feature_message, preferred_language


class LawWindow(Frame[Any, Any]):
    """A frame whose name has two words and for which pebbles has no message."""


class Both(Arg):
    """An argument that stands for two pebbles at once."""

    def refs(self, number: int) -> list[str]:
        return ["pebble:white", "pebble:gold"]


@pytest.fixture
def english() -> FluentWords:
    return FluentWords(GAME, "en", {0: "Ana"})


def test_an_action_is_described_with_the_names_of_what_it_touches(english: FluentWords) -> None:
    assert english.do(DRAW.of(2)) == "A lump of coal comes out of the bag"


def test_a_frame_asks_its_question(english: FluentWords) -> None:
    assert english.ask(Turn(0)) == "Do you keep the pebble or give it away?"


def test_the_key_of_a_question_is_the_name_of_its_frame_in_kebab_case(english: FluentWords) -> None:
    with pytest.raises(MissingWords, match="'ask-law-window'"):
        english.ask(LawWindow(0))


@pytest.mark.parametrize(
    ("name", "key"), [("Turn", "turn"), ("LawWindow", "law-window"), ("ABBid", "ab-bid"), ("Round2Bid", "round2-bid")]
)
def test_kebab_case_parts_a_name_at_its_humps(name: str, key: str) -> None:
    assert kebab(name) == key


@pytest.mark.parametrize(
    ("name", "key"),
    [("score", "feature-score"), ("room-sets", "feature-room-sets"), ("on the way", "feature-on-the-way")],
)
def test_a_feature_is_named_by_the_message_of_its_words(name: str, key: str) -> None:
    assert feature_message(name) == key


def test_features_are_told_by_their_names_and_the_weightiest_comes_first() -> None:
    told = FluentWords(get_game("keyflower"), "nl").features([("skills", 0.4), ("free workers", -1.7)])
    assert told == [("arbeiders achter het scherm", -1.7), ("vrije vaardigheidskaartjes", 0.4)]


def test_features_of_one_name_are_told_as_one() -> None:
    told = FluentWords(get_game("keyflower"), "en").features(
        [("led to give", -3.5), ("gives goods", 3.0), ("upgraded", 0.7)]
    )
    assert told == [("upgraded tiles", 0.7), ("yield of the tiles", -0.5)]


def test_an_event_is_told_with_the_names_of_players_and_pieces(english: FluentWords) -> None:
    event = Event("gave", {"seat": "seat:0", "pebble": "pebble:gold", "to": "seat:2"})
    assert english.event(event) == "Ana openly gave Player 3 a golden pebble."


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Player"), ("nl", "Speler"), ("fr", "Joueur"), ("es", "Jugador")]
)
def test_a_seat_without_a_name_is_a_player_counted_from_one(language: str, name: str) -> None:
    assert FluentWords(None, language).say("seat-name", {"seat": "seat:0"}) == f"{name} 1"


def test_a_seat_with_a_name_is_called_by_it(english: FluentWords) -> None:
    assert english.do(TO.of(0)) == "Give it to Ana"


def test_a_name_that_looks_like_a_reference_stays_what_it_is() -> None:
    assert FluentWords(GAME, "en", {0: "seat:1"}).do(TO.of(0)) == "Give it to seat:1"


def test_a_name_that_looks_like_a_number_is_not_written_as_one() -> None:
    assert FluentWords(GAME, "en", {0: "1000"}).do(TO.of(0)) == "Give it to 1000"


def test_nature_has_a_name(english: FluentWords) -> None:
    assert english.name(f"seat:{NATURE}") == "Chance"


def test_a_component_that_is_called_a_seat_is_no_player(english: FluentWords) -> None:
    assert english.name("seat:b01") == "b01"


def test_a_reference_without_a_message_is_the_text_behind_its_colon(english: FluentWords) -> None:
    assert english.say("unknown-choice", {"text": "hex:1,-1"}) == "“1,-1” is not one of the choices."


def test_a_text_that_is_no_reference_is_said_as_it_is(english: FluentWords) -> None:
    assert english.say("unknown-choice", {"text": "what: me"}) == "“what: me” is not one of the choices."


def test_a_reference_of_a_kind_that_the_catalogue_lacks_is_named_by_its_id(english: FluentWords) -> None:
    assert english.name("stone:gold") == english.name("pebble:gold")


def test_a_reference_of_a_kind_that_the_catalogue_lacks_is_explained_by_its_id(english: FluentWords) -> None:
    assert english.help("stone:coal") == english.help("pebble:coal")


def test_an_action_with_several_things_in_one_argument_names_them_all(english: FluentWords) -> None:
    assert english.do(Verb("draw", Both("pebble")).of()) == "A white pebble and golden pebble comes out of the bag"


def test_several_references_are_said_as_a_list(english: FluentWords) -> None:
    assert english.say("winners", {"seats": "seat:0 seat:1 seat:2"}) == "Ana, Player 2 and Player 3 share the victory!"


@pytest.mark.parametrize("count", [1, "count:1"])
def test_one_takes_the_singular_as_a_number_and_as_a_reference(english: FluentWords, count: int | str) -> None:
    assert english.say("choose-number", {"count": count}) == "There is one choice: 1"


@pytest.mark.parametrize("count", [4, "count:4"])
def test_four_takes_the_plural_as_a_number_and_as_a_reference(english: FluentWords, count: int | str) -> None:
    assert english.say("choose-number", {"count": count}) == "Choose a number from 1 to 4"


def test_nought_takes_the_singular_in_french_alone() -> None:
    singular = [FluentWords(None, language).say("choose-number", {"count": 0}).endswith(" 1") for language in LANGUAGES]
    assert singular == [False, False, True, False]


def test_an_explanation_has_the_numbers_of_its_component(english: FluentWords) -> None:
    assert english.help("pebble:gold").startswith("Worth 3 points")


def test_an_explanation_follows_a_corrected_catalogue() -> None:
    table = '[pebble.gold]\npoints = 1\ncount = 4\nsource = ["keydom"]\nstatus = "public"'
    corrected = GAME.corrected({"my.toml": table})
    assert FluentWords(corrected, "en").help("pebble:gold").startswith("Worth 1 point at")


def test_a_component_may_have_an_explanation_of_its_own(english: FluentWords) -> None:
    assert english.help("pebble:coal").endswith("less coal wins.")


def test_an_explanation_that_is_missing_is_an_error(english: FluentWords) -> None:
    with pytest.raises(MissingWords, match=r"'meeple\.help'"):
        english.help("meeple:red")


def test_a_missing_message_is_an_error_that_names_key_language_and_game() -> None:
    with pytest.raises(MissingWords, match="no message 'told-lost' in nl of pebbles"):
        FluentWords(GAME, "nl").event(Event("lost", {}))


def test_a_message_that_is_not_told_enough_is_an_error(english: FluentWords) -> None:
    with pytest.raises(MissingWords, match="'told-gave' in en cannot be said: Unknown external: pebble"):
        english.say("told-gave", {"seat": "seat:0", "to": "seat:1"})


def test_a_refusal_is_said_with_the_names_of_players_and_pieces(english: FluentWords) -> None:
    reason = Event("yourself", {"pebble": "pebble:gold"})
    assert english.why(reason) == "You cannot give the golden pebble to yourself: choose another player."


def test_a_refusal_without_a_message_is_an_error(english: FluentWords) -> None:
    with pytest.raises(MissingWords, match="no message 'why-lost' in en of pebbles"):
        english.why(Event("lost", {}))


def test_a_game_without_a_message_of_its_own_speaks_the_shared_one(english: FluentWords) -> None:
    assert english.event(Event("undone", {"seat": "seat:0"})) == "Ana took the last move back."


def test_it_knows_which_messages_it_has(english: FluentWords) -> None:
    keys = ["pebble-gold", "pebble-gold.help", "pebble-coal.help", "pebble-tin", "game-over"]
    assert [english.has(key) for key in keys] == [True, False, True, False, True]


def test_without_a_game_only_the_shared_messages_are_there() -> None:
    assert not FluentWords(None, "en").has("pebble-gold")


def test_no_marks_of_direction_are_left_in_a_text(english: FluentWords) -> None:
    assert english.do(TO.of(1)).isascii()


def test_a_language_that_nobody_wrote_is_refused() -> None:
    with pytest.raises(BadOption, match="no words in 'de': the languages are en, nl, fr, es"):
        FluentWords(GAME, "de")


@pytest.mark.parametrize(
    ("accept", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("C.UTF-8", "en"),
        ("nl", "nl"),
        ("fr_CA.UTF-8", "fr"),
        ("es@euro", "es"),
        ("de:nl:fr", "nl"),
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("en;q=0.3,es;q=0.7", "es"),
        ("de-DE,*;q=0.5", "en"),
        ("fr;q=0, nl;q=0.1", "nl"),
        ("nl;q=nonsense", "nl"),
    ],
)
def test_the_language_is_the_best_known_one_that_was_asked_for(accept: str | None, language: str) -> None:
    assert preferred_language(accept) == language
