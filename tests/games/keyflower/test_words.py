"""Keyflower speaks: every decision, event, piece and option has its words, in every language."""

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
from keydom.games.keyflower import GAME
from keydom.games.keyflower.actions import SUBMIT
from keydom.games.keyflower.components import CONTRACTS, EXTENSIONS, TILES
from keydom.words import LANGUAGES, FluentWords
from keydom.words.check import Needs

# What a player does whenever it can be done: between them, these tempers see everything that happens in a game.
TEMPERS = {
    "bidders": ("bid", "move", "pay-group", "blind"),
    "users": ("use", "carry", "upgrade", "extend", "take-contract"),
    "hagglers": ("trade", "use", "copy", "take-contract", "pay-group"),
    "idlers": ("pass", "done", "enough"),
}
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"merchants": "mixed", "promos": "all", "novices": "0+1"},
    {"merchants": "full", "screens": "open"},
)
TWO_SETS = OPTIONS[1]


class Fond(Random):
    """Chance with a temper: mostly one of the actions it is fond of, wherever there is one."""

    verbs: tuple[str, ...] = ()

    def choice(self, seq: Any) -> Any:
        fond_of = [action for action in seq if action.verb.name in self.verbs and self.random() < 0.8]
        return super().choice(fond_of or seq)


def player(temper: str, seed: int) -> Fond:
    rng = Fond(seed)
    rng.verbs = TEMPERS[temper]
    return rng


@cache
def sources() -> list[str]:
    """The statements of the game, one a line."""
    home = Path(str(files(GAME.home)))
    text = "\n".join(path.read_text("utf-8") for path in sorted(home.rglob("*.py")))
    return re.sub(r"\(\s*\n\s*", "(", text).split("\n")


def found(pattern: str, returned: bool | None = None) -> set[str]:
    """What the sources name this way, in what a function returns or elsewhere; never nothing."""
    lines = [line for line in sources() if returned is None or line.strip().startswith("return ") == returned]
    names = {name for line in lines for name in re.findall(pattern, line)}
    assert names, f"nothing in the sources looks like {pattern}"
    return names


EVENT = r'Event\("([a-z-]+)"'
QUESTION = r"class (\w+)\((?:Frame|Chance|TileFrame|Unseen|OnBoard)\b"
BASES = {"TileFrame", "Unseen", "OnBoard"}  # what decisions have in common; nobody is asked these
DRAWN = r"""(?<!Verb\()["']((?:draw|board)-[a-z-]+[a-z])["']"""


def reasons() -> set[str]:
    return found(EVENT, returned=True)


def events() -> set[str]:
    return found(EVENT, returned=False)


def questions() -> set[str]:
    return found(QUESTION) - BASES


def corrected(kind: str, id: str, old: str, new: str) -> FluentWords:
    """English, for a game in which one component has another figure."""
    table = f"[{kind}.{id}]"
    for file in sorted(Path(str(files(GAME.home))).joinpath("data").glob("*.toml")):
        _, there, rest = file.read_text("utf-8").partition(table)
        if there:
            text = rest.partition("\n[")[0]
            assert old in text
            return FluentWords(GAME.corrected({"my.toml": table + text.replace(old, new)}), "en")
    raise AssertionError(f"there is no {kind} {id}")


def often(set: int, seats: int) -> bool:
    """Every number of seats in every run, the sets of options taking turns."""
    return set == seats % len(OPTIONS)


@pytest.mark.parametrize(("set", "seats"), sampled(product(range(len(OPTIONS)), GAME.seats), often))
def test_no_game_asks_for_a_message_that_is_missing(set: int, seats: int) -> None:
    assert missing_messages(GAME, seats, GAME.options(OPTIONS[set]), player("users", seats)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_in_the_sources_has_its_message(language: str) -> None:
    words = FluentWords(GAME, language)
    assert [key for key in events() if not words.has(f"told-{key}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_in_the_sources_has_its_message(language: str) -> None:
    words = FluentWords(GAME, language)
    assert [key for key in reasons() if not words.has(f"why-{key}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_in_the_sources_has_its_question(language: str) -> None:
    words = FluentWords(GAME, language)
    assert [name for name in questions() if not words.has(f"ask-{kebab(name)}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_a_drawing_names_is_there(language: str) -> None:
    words = FluentWords(GAME, language)
    assert [key for key in found(DRAWN) if not words.has(key)] == []


def test_no_message_waits_for_an_event_a_reason_or_a_question_that_does_not_exist() -> None:
    text = Path(str(files(GAME.home))).joinpath("locale", "en.ftl").read_text("utf-8")
    written = set(re.findall(r"^((?:told|why|ask)-[a-z-]+) =", text, re.MULTILINE))
    known = {f"told-{key}" for key in events()} | {f"why-{key}" for key in reasons()}
    assert written - known - {f"ask-{kebab(name)}" for name in questions()} == set()


# What happens too seldom in random games, or cannot be asked for there, with all that it is told.
RARE = (
    Event("found-none", {"seat": "seat:0", "contract": "contract:c14", "thing": "thing:saw"}),
    Event("no-effect", {"tile": "tile:keywood"}),
    Event("no-errand", {"tile": "tile:home-1"}),
    Event("nothing-done-yet", {}),
    Event("no-road", {"from": "tile:home-1", "to": "tile:keywood"}),
    Event("no-such-skill", {"tile": "tile:keywood"}),
    Event("not-in-winter", {"tile": "tile:jeweller"}),
    Event("cannot-pay-as-well", {"tile": "tile:tavern"}),
    Event("no-such-workers", {"tile": "tile:talton-lodge"}),
    Event("no-icon-left", {}),
    Event("leading-bid-stays", {"tile": "tile:keywood"}),
    Event("group-of-another-colour", {"tile": "tile:keywood", "colour": "colour:blue"}),
    Event("group-is-there", {"tile": "tile:keywood"}),
    Event("beside-the-village", {"tile": "tile:keywood"}),
    Event("fits-nowhere", {"tile": "tile:keywood"}),
    Event("goods-not-there", {"tile": "tile:keywood"}),
    Event("paid-group", {"seat": "seat:0", "tile": "tile:keywood", "colour": "colour:blue", "count": 2}),
    Event("too-few-to-use", {"tile": "tile:keywood", "count": 2}),
    Event("too-few-to-bid", {"tile": "tile:keywood", "count": 2}),
)


def test_these_games_tell_of_every_event_ask_every_question_and_refuse_for_every_reason() -> None:
    seen: Needs = {}
    for temper in TEMPERS:
        for options in OPTIONS[1:]:
            for seed in range(3):
                seen |= used_messages(GAME, 3, GAME.options(options), player(temper, seed))
                seen |= used_messages(GAME, 5, GAME.options(options), player(temper, seed))
    wanted = {f"told-{key}" for key in events()} | {f"why-{key}" for key in reasons()}
    wanted |= {f"ask-{kebab(name)}" for name in questions()}
    assert {key.partition("-")[2] for key in wanted - seen.keys()} <= {event.key for event in RARE}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", RARE, ids=lambda event: event.key)
def test_what_happens_seldom_can_be_said(event: Event, language: str) -> None:
    words = FluentWords(GAME, language)
    said = words.event(event) if words.has(f"told-{event.key}") else words.why(event)
    assert all(words.name(str(ref)) in said for ref in event.args.values())


def in_turn(language: str, temper: str) -> bool:
    """Every language and every temper in every run, each with one of the other."""
    return list(LANGUAGES).index(language) == list(TEMPERS).index(temper)


@pytest.mark.parametrize(("language", "temper"), sampled(product(LANGUAGES, TEMPERS), in_turn))
def test_a_whole_game_can_be_told_in_every_language(language: str, temper: str) -> None:
    words, rng = FluentWords(GAME, language), player(temper, 1)
    state = GAME.begin(4, GAME.options(TWO_SETS))
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
    helps = [words.help(f"{kind}:{id}") for kind, group in GAME.catalogue.components.items() for id in group]
    assert [text for text in helps if len(text) < 40 or re.search(r"  |\n|[{}]|\b0\b(?!,)| [.,;]", text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_is_named_and_explained_by_the_reference_that_actions_use(language: str) -> None:
    words = FluentWords(GAME, language)
    assert [tile for tile in TILES if words.name(f"tile:{tile}") == tile or not words.help(f"tile:{tile}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ref", ["colour:green", "skill:saw", "good:gold", "item:cabin", "thing:wood"])
def test_what_is_paid_and_gained_is_explained_by_its_piece(language: str, ref: str) -> None:
    words = FluentWords(GAME, language)
    assert words.help(ref) == words.help(f"piece:{ref.partition(':')[2]}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_list_can_be_counted(language: str) -> None:
    words = FluentWords(GAME, language)
    lists = [
        (fact, word)
        for group in GAME.catalogue.components.values()
        for component in group.values()
        for fact, value in component.facts.items()
        if isinstance(value, list)
        for word in value
    ]
    assert [
        pair for pair in lists if not words.has(f"count-{pair[1]}") and not words.has("count-" + "-".join(pair))
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_each_of_its_values_is_explained(language: str) -> None:
    words = FluentWords(GAME, language)
    keys = [f"option-{choice.name}" for choice in GAME.choices]
    keys += [f"option-{choice.name}-{value}" for choice in GAME.choices for value in choice.values]
    assert [key for key in keys if not words.has(f"{key}.help")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "ids"), [("tile", TILES), ("contract", CONTRACTS), ("extension", EXTENSIONS)])
def test_no_two_pieces_of_a_kind_share_a_name(language: str, kind: str, ids: tuple[str, ...]) -> None:
    words = FluentWords(GAME, language)
    assert len({words.name(f"{kind}:{id}") for id in ids}) == len(ids)


@pytest.mark.parametrize(
    ("kind", "id", "old", "new", "text"),
    [
        ("village", "keywood", 'gain = ["wood"]', 'gain = ["wood", "gold", "wood"]', "gets 2 wood and 1 gold, once"),
        ("village", "keywood", 'cost = ["saw"]', 'cost = ["saw", "saw"]', "Upgrading it costs 2 saws."),
        ("village", "keywood", "points_up = 3", "points_up = 1", "Once upgraded, it scores 1 point."),
        ("village", "peddler", "points = 0", "points = 2", "It scores 2 points as long as it is not upgraded."),
        ("village", "peddler", 'pay = ["yellow"]', "pay = []", "Whoever uses it gets 1 green worker, once"),
        ("village", "stable", "icons = 1", "icons = 0", "village: 2 steps, once upgraded 4 steps and 2 upgrades."),
        ("village", "barn", "each_up = 2", "each_up = 4", "scores 1 point, once upgraded 4 points."),
        ("home", "home-2", "move_up = 2", "move_up = 0", "village: 1 step and 1 upgrade. Upgrading"),
        ("boat", "flipper", "points = 2", "points = 0", "turns over one tile of their village for nothing."),
        ("boat", "sea-breese-ii", "each = 2", "each = 3", "scores 3 points for every winter tile"),
        ("winter", "scribes", "points = 10", "points = 9", "9 points for each set of 1 saw, 1 pickaxe and 1 anvil"),
        ("contract", "c14", '"saw", "wood"', '"saw", "saw", "wood"', "whoever has 2 saws and 1 wood and"),
        ("extension", "e01", 'colour = "blue"', 'colour = "red"', "only red workers may come there"),
        ("table", "players-2", "orders = 1", "orders = 2", "beside 2 turn order tiles"),
    ],
)
def test_an_explanation_has_the_present_figures(kind: str, id: str, old: str, new: str, text: str) -> None:
    assert text in corrected(kind, id, old, new).help(f"{kind}:{id}")


def test_a_contract_is_called_by_what_it_asks_for() -> None:
    words = corrected("contract", "c14", '"saw", "wood"', '"saw", "saw", "wood"')
    assert words.name("contract:c14") == "contract for 2 saws and 1 wood"


@pytest.mark.parametrize("what", ["bid", "use"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_for_workers_says_what_they_are_for(language: str, what: str) -> None:
    words, args = FluentWords(GAME, language), {"tile": "tile:keywood", "colour": "colour:red"}
    other = "use" if what == "bid" else "bid"
    assert words.say("ask-muster", {**args, "what": what}) != words.say("ask-muster", {**args, "what": other})


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ana bid 2 blue workers for Assayer."),
        ("nl", "Ana bood 2 blauwe arbeiders op Keurmeester."),
        ("fr", "Ana a misé 2 ouvriers bleus sur Analyste."),
        ("es", "Ana ofertó 2 trabajadores azules por Ensayador."),
    ],
)
def test_a_bid_is_told_with_its_workers_in_the_right_form(language: str, text: str) -> None:
    event = Event("bid", {"seat": "seat:0", "tile": "tile:assayer", "colour": "colour:blue", "count": 2})
    assert FluentWords(GAME, language, {0: "Ana"}).event(event) == text


@pytest.mark.parametrize(
    ("language", "id", "text"),
    [
        ("en", "e13", "yellow extension for 1 stone"),
        ("nl", "e08", "rode uitbreiding voor 1 hout"),
        ("nl", "e13", "gele uitbreiding voor 1 steen"),
        ("fr", "e03", "Extension bleue pour 1 fer"),
        ("fr", "e13", "Extension jaune pour 1 pierre"),
        ("es", "e03", "extensión azul por 1 de hierro"),
        ("es", "e13", "extensión amarilla por 1 de piedra"),
    ],
)
def test_an_extension_is_called_by_its_colour_and_its_price(language: str, id: str, text: str) -> None:
    assert FluentWords(GAME, language).name(f"extension:{id}") == text


def test_a_refused_colour_is_explained_by_whose_bid_it_is() -> None:
    args = {"tile": "tile:keywood", "colour": "colour:blue", "seat": "seat:0"}
    said = FluentWords(GAME, "en", {0: "Ana"}).why(Event("colour-locked-by-bid", args))
    assert said == "Only blue workers may come to Keywood: the bid of Ana there is blue."


def test_winter_tiles_that_are_chosen_together_are_said_as_a_list() -> None:
    assert FluentWords(GAME, "en").do(SUBMIT.of(0b101)) == "Bring into play: Apothecary and Jeweller"


def test_what_is_chosen_from_is_joined_with_or_and_what_is_had_together_with_and() -> None:
    told = FluentWords(GAME, "en").help("village:workshop")
    assert ("wood, 1 stone or 1 iron" in told, "wood, 1 stone and 1 iron" in told) == (True, True)


def test_a_place_in_a_village_is_told_by_the_way_from_the_home() -> None:
    words = FluentWords(GAME, "en")
    assert words.do(GAME.parse("at 2,-3 0")).startswith("Lay it 1 north and 2 north-east of the home")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_places_of_a_village_are_told_alike(language: str) -> None:
    words, across = FluentWords(GAME, language), range(-4, 5)
    told = [words.name(f"hex:{q},{r}") for q in across for r in across]
    assert len(set(told)) == len(told)
