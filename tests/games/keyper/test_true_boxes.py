"""What a true box may hold and the shipped catalogue does not: with it games are checked, said, drawn and played."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from tests.sampling import sampled

from keydom.bots import make_bot
from keydom.cli import main
from keydom.core.errors import BadData, InvalidAction
from keydom.core.game import OVER
from keydom.core.match import Match
from keydom.games.keyper import GAME
from keydom.games.keyper.components import ALL_RESOURCES, DISCOUNTED, DOCK, RESOURCES, WANTED, Box
from keydom.games.keyper.game import Keyper
from keydom.games.keyper.rules.fairs import FairSearch, enough
from keydom.games.keyper.rules.sites import free_plots
from keydom.games.keyper.state import KeyperState
from keydom.games.keyper.view import KeyperView
from keydom.words import LANGUAGES, FluentWords

from .builders import bereave, built, claim, give, in_season, plan, put, stand, table, team, turn

KNOWN = 'source = ["rules"]\nstatus = "rulebook"\n'
WIDE_VILLAGE = f"[area.village]\nrows = 3\ncolumns = 4\n{KNOWN}"
DEAR_DOCK = f"""[tile.dock]
set = "spring"
area = "village"
cost = ["wheat", "wood", "any-finished", "any-finished"]
initial = 6
upgraded = 12
{KNOWN}"""
OPEN_FAIRS = f"""[fair.spring-1]
season = "spring"
points = 2
needs = ["sheep", "any-raw"]
gem_points = 0
gems = []
{KNOWN}
[fair.winter-1]
season = "winter"
points = 4
needs = ["cow", "raw", "finished", "any-finished"]
gem_points = 6
gems = ["any-gem", "gold"]
{KNOWN}"""
VILLAGE_WINDMILL = f"""[tile.windmill]
set = "spring"
area = "village"
cost = ["stone", "any-finished"]
initial = 0
upgraded = 2
{KNOWN}
[tile.farmer]
set = "later"
area = "farm"
cost = ["any-raw", "wheat"]
initial = 1
upgraded = 2
{KNOWN}"""


def display(name: str, fields: str) -> str:
    listed = ", ".join(f'"{field}"' for field in fields.split())
    return f'[display.{name}]\nseason = "{name.partition("-")[0]}"\nfields = [{listed}]\n{KNOWN}'


# The same number of fields as ever.
TWO_FIELDS = "".join(
    [
        display("spring-1", "tile build clay clay rocks pigs sheep build upgrade cows wheat trade-raw stone"),
        display("late-1", "tile build upgrade discount gold emeralds gold rocks wheat rubies rocks goats deer"),
    ]
)
BOXES = {
    "the village in three rows of four": WIDE_VILLAGE,
    "wheat and four resources in a cost": DEAR_DOCK,
    "any raw material at a fair": OPEN_FAIRS,
    "the windmill in the village": VILLAGE_WINDMILL,
    "two equal fields": TWO_FIELDS,
    "all of it": WIDE_VILLAGE + DEAR_DOCK + OPEN_FAIRS + VILLAGE_WINDMILL + TWO_FIELDS,
}
each_box = pytest.mark.parametrize("box", sampled([(box,) for box in BOXES], lambda box: box == "all of it"))


@cache
def boxed(text: str) -> Keyper:
    game = GAME.corrected({"my.toml": text})
    assert isinstance(game, Keyper)
    return game


def in_box(state: KeyperState, text: str) -> KeyperState:
    """The same position with other components."""
    state.box = boxed(text).box
    return state


def random_game(game: Keyper, seats: int, seed: int) -> Match[KeyperState, KeyperView]:
    rng = Random(seed)
    match = Match(game, seats, rng=rng)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return match


# Checked, said, drawn and played.


@each_box
def test_keydom_check_finds_a_true_box_in_order(box: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "my.toml"
    file.write_text(BOXES[box], "utf-8")
    assert main(["check", "keyper", "--catalogue", str(file)]) == 0
    assert f"keyper with {file}: in order" in capsys.readouterr().out


@pytest.mark.soak
def test_keydom_check_knows_by_its_components_that_a_true_box_is_one_of_keyper(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "my.toml"
    file.write_text(BOXES["all of it"], "utf-8")
    assert main(["check", "--catalogue", str(file)]) == 0
    assert f"keyper with {file}: in order" in capsys.readouterr().out


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("text", BOXES.values(), ids=list(BOXES))
def test_a_true_box_is_played_to_its_end_and_replayed(text: str, seats: int) -> None:
    game = boxed(text)
    match = random_game(game, seats, seats)
    again = Match.replay(game, match.record())
    assert again.state == match.state
    assert [score.total for score in again.scores()] == [score.total for score in match.scores()]


@each_box
def test_a_true_box_is_drawn_and_written_in_every_language(box: str) -> None:
    game = boxed(BOXES[box])
    view = random_game(game, 3, 7).view(0)
    for language in LANGUAGES:
        words = FluentWords(game, language)
        ElementTree.fromstring(game.draw(view, words))
        ElementTree.fromstring(game.gallery(words))
        assert game.board(view, words)
        for kind, group in game.catalogue.components.items():
            for id in group:
                assert words.help(f"{kind}:{id}")


@pytest.mark.parametrize("text", BOXES.values(), ids=list(BOXES))
def test_the_bots_play_a_true_box(text: str) -> None:
    game = boxed(text)
    rng = Random(3)
    match = Match(game, 2, game.options({"length": "short"}), rng)
    player = make_bot("greedy", game, 2)
    while not match.over:
        match.play(player.choose(match.view(match.mover), match.legal(), rng))
    assert match.mover == OVER


# Costs.


def buys_the_dock(**resources: int) -> KeyperState:
    """Seat 0 has just these resources, and a keyple on a field that builds; it has taken the dock."""
    state = in_box(table(), DEAR_DOCK)
    for seat in (1, 2):
        team(state, seat)
    bereave(state, 0)
    give(state, 0, **resources)
    plan(state, 0, "dock")
    put(state, 0, "brown", "a-build")
    return state


def offers(state: KeyperState) -> list[str]:
    return [str(action) for action in boxed(DEAR_DOCK).legal(state)]


def test_wheat_in_a_cost_is_paid_with_wheat_alone() -> None:
    assert "build dock" not in offers(buys_the_dock(wood=4, brick=4))
    assert "build dock" in offers(buys_the_dock(wood=3, wheat=1))


def test_four_resources_in_a_cost_are_paid_in_one_go() -> None:
    state = buys_the_dock(wood=4, wheat=2, brick=1)
    game = boxed(DEAR_DOCK)
    for text in ("build dock", "on village-1"):
        game.play(state, game.parse(text))
    assert offers(state) == [
        "pay-four brick+wood+wood+wheat",
        "pay-four brick+wood+wheat+wheat",
        "pay-four wood+wood+wood+wheat",
        "pay-four wood+wood+wheat+wheat",
    ]
    game.play(state, game.parse("pay-four wood+wood+wood+wheat"))
    assert [state.has(0, RESOURCES.index(name)) for name in ("wood", "wheat", "brick")] == [1, 1, 1]


def test_four_of_one_resource_pay_a_cost_of_four() -> None:
    text = DEAR_DOCK.replace('["wheat", "wood", "any-finished", "any-finished"]', '["wood", "wood", "wood", "wood"]')
    state = in_box(table(), text)
    for seat in (1, 2):
        team(state, seat)
    bereave(state, 0)
    plan(state, 0, "dock")
    give(state, 0, wood=4)
    put(state, 0, "brown", "a-build")
    assert "build dock" in [str(action) for action in boxed(text).legal(state)]


def test_what_cannot_pay_a_cost_of_four_is_told() -> None:
    state = buys_the_dock(wood=4, wheat=2, brick=1)
    game = boxed(DEAR_DOCK)
    for text in ("build dock", "on village-1"):
        game.play(state, game.parse(text))
    few = game.why_not(state, game.parse("pay-four brick+brick+wood+wheat"))
    wrong = game.why_not(state, game.parse("pay-four wood+wood+wood+wood"))
    assert (few and few.key, wrong and wrong.key) == ("have-too-few", "not-the-price")


def test_a_payment_of_four_has_its_words_and_its_place_in_the_index() -> None:
    action = GAME.parse("pay-four clay+clay+rock+wheat")
    assert FluentWords(GAME, "en").do(action) == "Pay clay, clay, rock and wheat"
    assert GAME.grammar.action(GAME.grammar.index(action)) == action
    assert action.refs() == ["resource:clay", "resource:clay", "resource:rock", "resource:wheat"]


@pytest.mark.parametrize("text", ["pay-four clay+rock+wheat", "pay-four rock+clay+clay+wheat", "pay-four a+b+c+d"])
def test_four_resources_are_written_in_one_order(text: str) -> None:
    with pytest.raises(InvalidAction, match="four resources"):
        GAME.parse(text)


def test_a_cost_of_five_is_refused() -> None:
    with pytest.raises(BadData, match="one to four"):
        GAME.corrected({"my.toml": DEAR_DOCK.replace('"wheat",', '"wheat", "wheat",')})


def test_a_discount_takes_one_of_four_resources_off() -> None:
    box = boxed(DEAR_DOCK).box
    assert {len(way) for way in box.ways[box.price[DISCOUNTED + DOCK]]} == {3}


# Two equal fields.


def doubled() -> KeyperState:
    """Seat 0 is to play; board A shows clay twice, and nobody but seat 0 has keyples."""
    state = in_box(table(), TWO_FIELDS)
    for seat in (1, 2):
        team(state, seat)
    return state


def lines(state: KeyperState, *texts: str) -> list[str]:
    """Play these, and say what is to be chosen then."""
    game = boxed(TWO_FIELDS)
    for text in texts:
        game.play(state, game.parse(text))
    return [str(action) for action in game.legal(state)]


def test_keyples_are_played_onto_either_of_two_equal_fields() -> None:
    choices = lines(doubled(), "keyple orange")
    assert [text for text in choices if text.startswith("at a-clay")] == ["at a-clay", "at a-clay-2"]
    assert [text for text in choices if text.startswith("at a-build")] == ["at a-build", "at a-build-2"]
    assert [text for text in choices if text.startswith("at b-clay")] == ["at b-clay"]


def test_each_of_two_equal_fields_brings_forth_its_own_and_holds_its_own_keyples() -> None:
    state = doubled()
    lines(state, "keyple orange", "at a-clay-2")
    assert state.has(0, RESOURCES.index("clay")) == 2  # orange is the colour of clay
    turn(state, 0)
    choices = lines(state, "keyple grey")
    assert ("at a-clay" in choices, "at a-clay-2" in choices) == (True, False)  # grey does not join orange


def test_keyples_on_two_equal_fields_are_laid_down_one_by_one() -> None:
    state = doubled()
    stand(state, 0, "a-clay", "orange")
    stand(state, 0, "a-clay-2", "grey")
    team(state, 0)
    claim(state, 0, "a")  # the others have their keypers yet
    turn(state, 0)
    assert lines(state) == ["lay a-clay", "lay a-clay-2"]
    lines(state, "lay a-clay-2")
    turn(state, 0)
    assert lines(state) == ["lay a-clay"]


def test_keyples_come_home_from_both_of_two_equal_fields() -> None:
    game, rng = boxed(TWO_FIELDS), Random(6)
    match = Match(game, 2, rng=rng)
    while match.state.season == 0:
        match.play(rng.choice(match.legal()))
    assert not any(match.state.spots)


def test_a_tile_that_counts_fields_counts_both_of_two_equal_ones() -> None:
    state = in_box(table(), TWO_FIELDS)
    in_season(state, "winter", 1)
    claim(state, 0, "a")
    built(state, 0, "open-pit")
    found = {line.source: line.points for line in boxed(TWO_FIELDS).scores(state)[0].lines}
    assert found["tile:open-pit"] == 4  # upgrade, rocks, rocks, goats


def test_a_field_may_be_shown_twice_and_not_three_times() -> None:
    with pytest.raises(BadData, match="twice at most"):
        GAME.corrected({"my.toml": TWO_FIELDS.replace('"pigs"', '"clay"')})


def test_there_is_no_second_river() -> None:
    with pytest.raises(InvalidAction):
        GAME.parse("at a-river-2")


def test_a_position_with_keyples_on_both_of_two_equal_fields_is_told_and_read() -> None:
    state, game = doubled(), boxed(TWO_FIELDS)
    stand(state, 0, "a-clay", "orange")
    stand(state, 1, "a-clay-2", "white", works_as="grey")
    assert "a-clay-2:white>grey" in game.text(state)
    assert game.position(game.text(state)) == state


def test_two_equal_fields_are_drawn_and_named_apart() -> None:
    state, game = doubled(), boxed(TWO_FIELDS)
    stand(state, 0, "a-clay-2", "orange")
    words = FluentWords(game, "en")
    picture = game.draw(game.view(state, 0), words)
    assert 'data-ref="spot:a-clay"' in picture
    assert 'data-ref="spot:a-clay-2"' in picture
    assert words.name("spot:a-clay") != words.name("spot:a-clay-2")
    board = next(line for line in game.board(game.view(state, 0), words).splitlines() if "no. 1 (spring)" in line)
    assert "clay | clay [O]" in board


def test_observations_tell_two_equal_fields_apart() -> None:
    game = boxed(TWO_FIELDS)
    seen = []
    for spot in ("a-clay", "a-clay-2"):
        state = doubled()
        stand(state, 1, spot, "orange")
        seen.append(game.observe(game.view(state, 0)))
    both = doubled()
    for spot in ("a-clay", "a-clay-2"):
        stand(both, 1, spot, "orange")
    assert len({bytes(row) for row in [*seen, game.observe(game.view(both, 0))]}) == 3


# Fairs.


def shows(needs: list[str], **goods: int) -> bool:
    """Whether goods suffice for a fair that asks for this."""
    listed = ", ".join(f'"{need}"' for need in needs)
    text = f'[fair.spring-2]\nseason = "spring"\npoints = 2\nneeds = [{listed}]\ngem_points = 0\ngems = []\n{KNOWN}'
    stores = [goods.get(name.replace("-", "_"), 0) for name in RESOURCES]
    return enough(stores, 0, boxed(text).box.needs[1])


@pytest.mark.parametrize(
    ("needs", "goods", "fits"),
    [
        (["any-raw"], {"rock": 1}, True),
        (["any-raw"], {"wheat": 1}, True),
        (["any-raw"], {"stone": 1}, True),
        (["any-raw"], {"gold": 1}, False),
        (["raw"], {"wheat": 1}, False),
        (["raw"], {"brick": 1}, True),
        (["finished"], {"clay": 1}, False),
        (["finished"], {"wheat": 1}, False),
        (["any-finished"], {"wheat": 1}, True),
        (["any-finished"], {"clay": 1}, False),
        (["any-gem"], {"ruby": 1}, True),
        (["any-gem"], {"stone": 1}, False),
        (["any-gem", "ruby"], {"ruby": 1}, False),
        (["clay", "any-raw"], {"clay": 1}, False),
        (["clay", "any-raw"], {"clay": 1, "brick": 1}, True),
        (["wheat", "any-raw"], {"wheat": 1, "clay": 1}, True),
        (["any-raw", "any-finished"], {"clay": 1, "brick": 1}, True),
        (["any-raw", "any-finished"], {"clay": 2}, False),
        (["finished", "any-finished", "raw"], {"brick": 1, "wheat": 1, "clay": 1}, True),
        (["finished", "any-finished", "raw"], {"brick": 1, "wheat": 2}, False),
        (["brick", "finished", "clay"], {"brick": 2, "clay": 1}, True),
        (["brick", "finished", "clay"], {"brick": 2}, False),
    ],
)
def test_a_fair_that_asks_for_any_of_a_kind_takes_what_is_of_it_and_each_piece_once(
    needs: list[str], goods: dict[str, int], fits: bool
) -> None:
    assert shows(needs, **goods) == fits


def by_hand(goods: list[int], needs: list[str]) -> bool:
    """The same by trying all ways to show one thing after the other."""
    if not needs:
        return True
    takes = {
        "raw": range(6),
        "any-raw": range(7),
        "finished": range(3, 6),
        "any-finished": range(3, 7),
        "any-gem": range(15, 19),
    }
    first = needs[0]
    if first in takes:
        fitting = list(takes[first])
    else:
        place = RESOURCES.index(first)
        fitting = [place, place + 3] if place < 3 else [place]
    for place in fitting:
        if goods[place]:
            goods[place] -= 1
            found = by_hand(goods, needs[1:])
            goods[place] += 1
            if found:
                return True
    return False


def test_what_suffices_for_fairs_agrees_with_trying_all_ways() -> None:
    rng = Random(5)
    asked = [*RESOURCES[:7], *RESOURCES[15:], "raw", "any-raw", "finished", "any-finished", "any-gem"]
    for _ in range(3000):
        goods = [rng.choice((0, 0, 1, 2)) for _ in RESOURCES]
        needs = [rng.choice(asked) for _ in range(rng.randrange(1, 7))]
        counts = [needs.count(name) for name in WANTED]
        assert enough(goods, 0, counts) == by_hand(goods, needs), (goods, needs)


def test_the_best_winter_fairs_are_found_where_they_ask_for_any_of_a_kind() -> None:
    box: Box = boxed(OPEN_FAIRS).box
    goods = [0] * ALL_RESOURCES
    for name in ("cow", "clay", "brick", "wheat", "gold", "ruby"):
        goods[RESOURCES.index(name)] += 1
    search = FairSearch(box, goods, 0)
    search.try_from(0, 1, [0] * len(WANTED), 0, 0)
    assert search.most == 6


def test_what_a_fair_asks_for_is_said_and_refused_where_it_means_nothing() -> None:
    words = FluentWords(boxed(OPEN_FAIRS), "en")
    assert "sheep and 1 raw material or wheat" in words.help("fair:spring-1")
    with pytest.raises(BadData, match="any-animal"):
        GAME.corrected({"my.toml": OPEN_FAIRS.replace('"any-raw"', '"any-animal"')})


# The village.


def test_the_rows_and_columns_of_the_village_decide_what_lies_where() -> None:
    """In four rows of three village-5 lies below village-2, in three rows of four below village-1."""

    def pavements(text: str, other: str) -> int:
        state = table()
        built(state, 0, "pavements", "village-5")
        built(state, 0, "scrapyard", other)
        if text:
            in_box(state, text)
        lines = {line.source: line.points for line in GAME.scores(state)[0].lines}
        return lines["tile:pavements"]

    assert [pavements("", f"village-{plot}") for plot in (1, 2)] == [1, 2]
    assert [pavements(WIDE_VILLAGE, f"village-{plot}") for plot in (1, 2)] == [2, 1]


def test_the_building_plot_gives_what_lies_beside_it_in_rows_of_four() -> None:
    state = in_box(table(), WIDE_VILLAGE)
    built(state, 0, "building-plot", "village-4", upgraded=True)
    assert free_plots(state, 0) == 1 << 15  # village-8, below it; to its right there is nothing
    state = in_box(table(), WIDE_VILLAGE)
    built(state, 0, "building-plot", "village-3", upgraded=True)
    assert free_plots(state, 0) == 1 << 11 | 1 << 14


@pytest.mark.parametrize(("rows", "columns"), [(2, 6), (6, 2), (3, 3), (12, 1), (-3, -4)])
def test_a_village_is_of_three_rows_of_four_or_four_of_three(rows: int, columns: int) -> None:
    with pytest.raises(BadData, match="12 plots"):
        GAME.corrected({"my.toml": f"[area.village]\nrows = {rows}\ncolumns = {columns}\n{KNOWN}"})


def test_a_farm_has_eight_plots() -> None:
    with pytest.raises(BadData, match="8 plots"):
        GAME.corrected({"my.toml": f"[area.farm]\nrows = 3\ncolumns = 3\n{KNOWN}"})


def test_the_terminal_shows_the_village_row_by_row() -> None:
    state = in_box(table(), WIDE_VILLAGE)
    game = boxed(WIDE_VILLAGE)
    board = game.board(game.view(state, 0), FluentWords(game, "en"))
    assert "Village: . | . | . | . / . | . | . | . / . | . | . | ." in board


# What is guessed.


def test_what_is_guessed_is_marked_as_reconstructed() -> None:
    """R-KR-01."""
    parts = GAME.catalogue.components
    guessed = [parts["tile"][name] for name in ("windmill", "farmers-cottage", "oast-house")]
    guessed += [parts["area"][name] for name in ("farm", "village")]
    guessed += [parts["field"][name] for name in ("emeralds", "gold", "rubies", "sapphires")]
    assert {part.status for part in guessed} == {"reconstructed"}


def test_what_is_guessed_is_told_in_the_documents() -> None:
    text = (Path(__file__).parents[3] / "docs" / "games" / "keyper.md").read_text("utf-8").lower()
    for guess in ("windmill", "farmer's cottage", "oast house", "4 rows of 3", "borders of the gem fields"):
        assert guess in text
