"""Keyper speaks: every decision, event, piece and option has its words, in every language."""

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
from keydom.games.keyper import GAME
from keydom.games.keyper.actions import BOARDS, SPOT
from keydom.games.keyper.components import FIELDS, RESOURCES
from keydom.games.keyper.state import ALL_PLOTS, FIRST_PLOT
from keydom.words import LANGUAGES, FluentWords, source
from keydom.words.check import Needs

# What a player does whenever it can be done, as actions begin: between them, these tempers see everything that happens.
TEMPERS = {
    "builders": ("build", "upgrade", "take", "get-two", "hold"),
    "sailors": ("sell", "work", "moor", "at a-river", "at b-river", "at a-tile", "take s", "build s", "build-here s"),
    "homebodies": ("join", "lay-both", "lay-existing", "build-here", "at farm", "at village", "spare"),
    "loners": ("decline", "stop", "keyper", "leave-existing", "enough"),
}
OPTIONS: tuple[dict[str, str], ...] = ({}, {"supply": "unlimited", "pair": "eight"})
EVERY = 23  # plies from one shown position to the next: a prime, so that it falls into step with nothing


class Fond(Random):
    """Chance with a temper: mostly one of the actions it is fond of, wherever there is one."""

    likes: tuple[str, ...] = ()

    def choice(self, seq: Any) -> Any:
        fond_of = [action for action in seq if str(action).startswith(self.likes) and self.random() < 0.8]
        return super().choice(fond_of or seq)


def player(temper: str, seed: int) -> Fond:
    rng = Fond(seed)
    rng.likes = TEMPERS[temper]
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
QUESTIONS = r"class (\w+)\((?:Frame|Chance|JobAction|KeypleFrame|WithKeyple)\b"
BASES = {"JobAction", "KeypleFrame", "WithKeyple"}  # what decisions have in common; nobody is asked this
SAID = r"""(?<!Verb\()["']((?:draw|text)-[a-z-]+[a-z])["']"""


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


def test_no_message_waits_for_an_event_a_reason_or_a_question_that_does_not_exist() -> None:
    written = set(re.findall(r"^((?:told|why|ask)-[a-z-]+) =", source(GAME.home, "en"), re.MULTILINE))
    known = {f"told-{key}" for key in found(EVENTS)} | {f"why-{key}" for key in found(REASONS)}
    assert written - known - {f"ask-{kebab(name)}" for name in found(QUESTIONS) - BASES} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_in_the_sources_has_its_question(language: str) -> None:
    words = FluentWords(GAME, language)
    asking = found(QUESTIONS) - BASES
    assert [name for name in asking if not words.has(f"ask-{kebab(name)}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_a_table_names_is_there(language: str) -> None:
    words = FluentWords(GAME, language)
    assert [key for key in found(SAID) if not words.has(key)] == []


# Reasons that random games seldom or never give, with all that they are told.
RARE = (
    *(Event(key, {"resource": "resource:cow"}) for key in ("supply-short", "same-again", "no-animal", "has-shelter")),
    *(Event(key, {"resource": "resource:log"}) for key in ("sold-in-this-play", "taken-in-this-play", "not-accepted")),
    *(Event(key, {"tile": "tile:kiln"}) for key in ("no-plot-left", "farm-tiles-only", "cannot-pay-upgrade")),
    *(Event(key, {"tile": "tile:barn"}) for key in ("tile-covered", "not-yours", "not-built", "already-upgraded")),
    *(
        Event(key, {"fair": "fair:winter-2"})
        for key in ("cannot-show", "fair-held", "not-this-season", "not-your-fair")
    ),
    Event("not-free-there", {"tile": "tile:kiln", "spot": "spot:village-3"}),
    Event("plot-has-two", {"spot": "spot:farm-2"}),
    Event("boat-moored", {"boat": "boat:boat-2", "board": "board:c"}),
    Event("boat-aside", {"boat": "boat:boat-2"}),
    Event("fair-not-on-display", {"fair": "fair:winter-2"}),
    Event("out-of-order", {"colour": "keyple:brown"}),
    Event("nothing-to-get", {}),
    Event("not-the-price", {}),
)


def test_these_games_tell_of_every_event_ask_every_question_and_refuse_for_every_reason() -> None:
    wanted = {f"told-{key}" for key in found(EVENTS)} | {f"why-{key}" for key in found(REASONS)}
    wanted |= {f"ask-{kebab(name)}" for name in found(QUESTIONS) - BASES}
    wanted -= {f"why-{event.key}" for event in RARE}
    seen: Needs = {}
    for seed in range(10):
        for temper in TEMPERS:
            for seats in GAME.seats:
                seen |= used_messages(GAME, seats, GAME.options(), player(temper, seed))
        if wanted <= seen.keys():
            break
    assert wanted - seen.keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", RARE, ids=lambda reason: reason.key)
def test_a_rare_reason_can_be_said(reason: Event, language: str) -> None:
    words = FluentWords(GAME, language)
    said = words.why(reason)
    assert all(words.name(str(ref)) in said for ref in reason.args.values())


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
def test_the_table_in_a_terminal_has_no_sign_that_a_terminal_lacks(language: str) -> None:
    words, rng = FluentWords(GAME, language), player("builders", 1)
    state = GAME.begin(3)
    shown: list[str] = []
    ply = 0
    while (mover := GAME.mover(state)) != OVER:
        GAME.play(state, GAME.deal(state, rng) if mover == NATURE else rng.choice(GAME.legal(state)))
        if (ply := ply + 1) % EVERY == 0:
            shown.append(GAME.board(GAME.view(state, 0), words))
    assert [text for text in shown if "?" in text] == []


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
@pytest.mark.parametrize("kind", sorted(GAME.catalogue.components))
def test_no_two_pieces_of_a_kind_share_a_name(language: str, kind: str) -> None:
    words = FluentWords(GAME, language)
    ids = GAME.catalogue.components[kind]
    assert len({words.name(f"{kind}:{id}") for id in ids}) == len(ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_spot_has_a_name_of_its_own(language: str) -> None:
    words = FluentWords(GAME, language)
    spots = [f"{board}-{field}" for board in BOARDS for field in FIELDS]
    spots += [SPOT.write(FIRST_PLOT + plot) for plot in range(ALL_PLOTS)]
    assert len({words.say(f"spot-{spot}") for spot in spots}) == len(spots)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_fair_asks_for_is_said_in_the_language_of_its_reader(language: str) -> None:
    words = FluentWords(GAME, language)
    fair = GAME.catalogue.components["fair"]["winter-6"]
    shown = [*fair.words("needs"), *fair.words("gems")]
    assert [what for what in shown if words.name(f"resource:{what}") not in words.help("fair:winter-6")] == []


@pytest.mark.parametrize(
    ("language", "id", "points"),
    [
        ("en", "cow-shed", ("1 point,", "2 points")),
        ("nl", "goat-pen", ("2 punten", "3 punten")),
        ("fr", "merchant", ("3 points", "aucun point")),
        ("es", "kiln", ("2 puntos", "4 puntos")),
    ],
)
def test_the_points_of_both_sides_are_in_the_explanation_of_a_tile(
    language: str, id: str, points: tuple[str, str]
) -> None:
    help = FluentWords(GAME, language).help(f"tile:{id}")
    assert all(each in help for each in points)


@pytest.mark.parametrize(
    ("language", "resource", "count", "text"),
    [
        ("en", "cow", 1, "Ana took 1 cow."),
        ("en", "ruby", 2, "Ana took 2 rubies."),
        ("en", "sheep", 3, "Ana took 3 sheep."),
        ("nl", "cow", 2, "Ana nam 2 koeien."),
        ("nl", "clay", 2, "Ana nam 2 klei."),
        ("fr", "horse", 2, "Ana a pris 2 chevaux."),
        ("fr", "goat", 3, "Ana a pris 3 chèvres."),
        ("fr", "ruby", 2, "Ana a pris 2 rubis."),
        ("es", "clay", 1, "Ana tomó 1 de arcilla."),
        ("es", "wild-boar", 2, "Ana tomó 2 jabalíes."),
        ("es", "sheep", 2, "Ana tomó 2 ovejas."),
    ],
)
def test_what_is_taken_is_told_in_the_right_number(language: str, resource: str, count: int, text: str) -> None:
    event = Event("harvested", {"seat": "seat:0", "resource": f"resource:{resource}", "count": count})
    assert FluentWords(GAME, language, {0: "Ana"}).event(event) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_supply_is_told_in_other_words(language: str) -> None:
    words = FluentWords(GAME, language, {0: "Ana"})
    taken, missed = (
        words.event(Event("harvested", {"seat": "seat:0", "resource": "resource:clay", "count": count}))
        for count in (2, 0)
    )
    assert missed != taken.replace("2", "0")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["unit", "unit-second", "unit-third", "units"])
def test_every_form_of_a_resource_is_chosen_by_a_name_that_exists(language: str, key: str) -> None:
    words = FluentWords(GAME, language)
    _, _, message = source(GAME.home, language).partition(f"\n{key} =")
    chosen = re.findall(r"\[([a-z]{2,})\]", re.split(r"\n[a-z]", message)[0])
    names = {words.name(f"resource:{resource}") for resource in RESOURCES} | {"one", "other"}
    assert [name for name in chosen if name not in names] == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Pay 1 log and 1 wheat"),
        ("nl", "Betaal 1 boomstam en 1 tarwe"),
        ("fr", "Payer 1 rondin et 1 blé"),
        ("es", "Pagar 1 tronco y 1 de trigo"),
    ],
)
def test_a_payment_is_said_piece_by_piece(language: str, text: str) -> None:
    assert FluentWords(GAME, language).do(GAME.parse("pay-two log wheat")) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Play it onto: wild boar (B)"),
        ("nl", "Speel hem op: everzwijnen (B)"),
        ("fr", "Le jouer ici\N{NO-BREAK SPACE}: sangliers (B)"),
        ("es", "Jugarlo en: jabalíes (B)"),
    ],
)
def test_a_field_is_named_with_its_board(language: str, text: str) -> None:
    assert FluentWords(GAME, language).do(GAME.parse("at b-wild-boar")) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ana brought boat 2 to the river of board C."),
        ("nl", "Ana bracht schip 2 naar de rivier van bord C."),
        ("fr", "Ana a amené le bateau 2 à la rivière du plateau C."),
        ("es", "Ana trajo el barco 2 al río del tablero C."),
    ],
)
def test_boats_and_boards_have_their_articles(language: str, text: str) -> None:
    event = Event("moored", {"seat": "seat:0", "boat": "boat:boat-2", "board": "board:c"})
    assert FluentWords(GAME, language, {0: "Ana"}).event(event) == text
