"""Corrections of a catalogue: an entry names what it changes, and all that is wrong with a file is told at once."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from keydom import BadData, get_game
from keydom.core.catalogue import Catalogue

PEBBLES, KEYTHEDRAL, KEYPER, KEYFLOWER = (get_game(id) for id in ("pebbles", "keythedral", "keyper", "keyflower"))

# What is wrong, by game: the text, and the lines that tell it.
FAULTS = [
    # The file.
    ("pebbles", "[pebble.gold", ["no TOML: Expected ']' at the end of a table declaration (at end of document)"]),
    ("pebbles", "[pebble.gold]\npoints = 1\n[pebble.gold]\n", ["no TOML: Cannot declare ('pebble', 'gold') twice"]),
    ("pebbles", "[pebble.gold]\npoints = 1\npoints = 2\n", ["no TOML: Cannot overwrite a value"]),
    ("pebbles", "[pebble.gold]\npoints = 03\n", ["no TOML: "]),
    ("pebbles", '[pebble.gold]\npoints = "3\n', ["no TOML: Illegal character"]),
    ("pebbles", f"[pebble.gold]\npoints = {'9' * 5000}\n", ["no TOML: Exceeds the limit"]),
    ("pebbles", f"a = {'[' * 5000}", ["no TOML: "]),
    # Its tables.
    ("pebbles", "pebble = 3\n", ["pebble: expected tables such as [pebble.id]"]),
    ("pebbles", "[pebble]\ngold = 3\n", ["pebble: expected tables such as [pebble.id]"]),
    ("pebbles", "[[pebble]]\npoints = 3\n", ["pebble: expected tables such as [pebble.id]"]),
    ("pebbles", "[stone.gold]\npoints = 3\n", ["stone: unknown kind of component: expected one of pebble"]),
    ("pebbles", "[pebble.silver]\npoints = 3\n", ["pebble.silver: there is no pebble of this id to correct"]),
    # Sources and statuses.
    ("pebbles", "[source.mine]\n", ["source.mine: a source needs a title"]),
    ("pebbles", "[source.mine]\ntitle = 3\n", ["source.mine: a source needs a title"]),
    ("pebbles", '[source.mine]\ntitle = "a"\nyear = 3\n', ["source.mine: unknown key 'year': expected title"]),
    ("pebbles", '[pebble.gold]\nsource = ["mine"]\n', ["pebble.gold: unknown source 'mine'"]),
    ("pebbles", '[pebble.gold]\nsource = "keydom"\n', ["pebble.gold: a component needs a source"]),
    ("pebbles", "[pebble.gold]\nsource = []\n", ["pebble.gold: a component needs a source"]),
    ("pebbles", "[pebble.gold]\nsource = [3]\n", ["pebble.gold: unknown source 3"]),
    ("pebbles", '[pebble.gold]\nstatus = "true"\n', ["pebble.gold: status must be one of"]),
    ("pebbles", "[pebble.gold]\nstatus = 3\n", ["pebble.gold: status must be one of"]),
    # Facts.
    ("pebbles", "[pebble.gold]\npoint = 3\n", ["pebble.gold: unknown key 'point': expected points, count"]),
    ("pebbles", '[pebble.gold]\npoints = "3"\n', ["pebble.gold: points must be a whole number, not '3'"]),
    ("pebbles", "[pebble.gold]\npoints = 3.5\n", ["pebble.gold: points must be a whole number, not 3.5"]),
    ("pebbles", "[pebble.gold]\npoints = true\n", ["pebble.gold: points must be a whole number, not True"]),
    ("pebbles", "[pebble.gold]\npoints = [3]\n", ["pebble.gold: points must be a whole number, not [3]"]),
    ("pebbles", "[pebble.gold.points]\nfirst = 3\n", ["pebble.gold: points must be a whole number, not {'first': 3}"]),
    ("pebbles", "[pebble.gold]\npoints = 1979-05-27\n", ["pebble.gold: points must be a whole number, not"]),
    ("pebbles", "[pebble.gold]\npoints = 1000\n", ["pebble.gold: points is too large"]),
    ("pebbles", "[pebble.gold]\npoints = -1000\n", ["pebble.gold: points is too large"]),
    ("keyper", '[tile.dock]\ncost = "wood"\n', ["tile.dock: cost must be a list of texts, not 'wood'"]),
    ("keyper", '[tile.dock]\ncost = ["wood", 3]\n', ["tile.dock: cost must be a list of texts, not ['wood', 3]"]),
    ("keyper", "[tile.dock]\nset = 3\n", ["tile.dock: set must be a text, not 3"]),
    ("keyper", f"[tile.dock]\ncost = {['wood'] * 100}\n", ["tile.dock: cost is too large"]),
    ("keyper", f'[tile.dock]\ncost = ["{"w" * 100}"]\n', ["tile.dock: cost is too large"]),
    ("keyper", f'[tile.dock]\narea = "{"w" * 100}"\n', ["tile.dock: area is too large"]),
    # What is no box of the game.
    ("pebbles", "[pebble.gold]\ncount = -1\n", ["pebble.gold: count cannot be below 0", "pebble.gold: count: a bag"]),
    ("pebbles", "[pebble.gold]\ncount = 0\n[pebble.coal]\ncount = 2\n", ["pebble.gold: count: a bag of 12 pebbles"]),
    ("keythedral", '[tile.b01]\ncost = ["clay"]\n', ["tile.b01: unknown word 'clay' in cost"]),
    ("keythedral", "[tile.b01]\ncost = []\n", ["tile.b01: cost: a seat costs at least one cube"]),
    ("keythedral", "[law.sale]\nnumber = 3\n", ["law.sale: number must be 16"]),
    (
        "keythedral",
        "[tile.b01]\nlevel = 2\n",
        ["tile.b01: 6 tiles of level 1 expected, 5", "tile.b01: 8 tiles of level 2 expected, 9"],
    ),
    (
        "keythedral",
        "[cube.gold]\ncount = 0\n",
        [f"cube.gold: count: b{n} costs more gold" for n in (26, 29, 30, 31, 32, 33)],
    ),
    ("keyper", '[tile.dock]\narea = "farm"\n', ["tile.dock: area: 12 of the country tiles are farm tiles"]),
    ("keyper", '[boat.boat-2]\nlate = ["pig", "pig"]\n', ["boat.boat-2: late: a side shows two different resources"]),
    ("keyper", "[keyple.brown]\nteam = 9\n", ["keyple.brown: team: there are too few for four", "keyple.brown: team:"]),
    ("keyflower", '[village.inn]\nedges = "RRRRRR"\n', ["village.inn: edges: roads: 2 expected, 6 listed"]),
    ("keyflower", "[boat.dolphin]\nplayers = 5\n", ["boat.dolphin: there is no boat of this id to correct"]),
    ("keyflower", "[piece.gold]\ncount = 40\n", ["piece.gold: count: 120 resources expected, 112 listed"]),
]


def faults_of(game: str, text: str) -> list[str]:
    with pytest.raises(BadData) as caught:
        get_game(game).corrected({"my.toml": text})
    return [str(fault) for fault in (caught.value, *caught.value.others)]


@pytest.mark.parametrize(("game", "text", "lines"), FAULTS)
def test_each_fault_is_one_line_with_file_and_component(game: str, text: str, lines: list[str]) -> None:
    found = faults_of(game, text)
    assert [line[: len(said) + 9] for line, said in zip_longest(found, lines, fillvalue="")] == [
        f"my.toml: {said}" for said in lines
    ]


@pytest.mark.parametrize(("game", "text"), [(game, text) for game, text, _ in FAULTS])
def test_no_fault_takes_more_than_one_line(game: str, text: str) -> None:
    assert [line for line in faults_of(game, text) if len(line.splitlines()) > 1 or len(line) > 300] == []


def test_all_faults_of_a_file_are_told_at_once() -> None:
    coal = "[pebble.coal]\npoints = true\nstatus = 3\n"
    files = {"my.toml": f"[pebble.gold]\npoint = 1\ncount = -1\n[pebble.white]\ncount = 30\n{coal}"}
    with pytest.raises(BadData) as caught:
        PEBBLES.corrected(files)
    faults = [caught.value, *caught.value.others]
    assert [(fault.component, fault.fact) for fault in faults] == [
        ("pebble.gold", "point"),
        ("pebble.gold", "count"),
        ("pebble.coal", "points"),
        ("pebble.coal", "status"),
    ]


def test_each_fault_names_the_file_that_it_is_in() -> None:
    files = {"one.toml": "[pebble.gold]\npoints = true\n", "two.toml": "[pebble.coal]\npoints = true\n"}
    with pytest.raises(BadData) as caught:
        PEBBLES.corrected(files)
    assert [fault.file for fault in (caught.value, *caught.value.others)] == ["one.toml", "two.toml"]


def corrected(text: str) -> Catalogue:
    return KEYPER.corrected({"my.toml": text}).catalogue


def test_an_entry_changes_the_facts_that_it_names() -> None:
    assert corrected("[tile.dock]\ninitial = 7\n").components["tile"]["dock"].number("initial") == 7


def test_an_entry_leaves_the_facts_that_it_does_not_name() -> None:
    shipped = KEYPER.catalogue.components["tile"]["dock"].facts
    assert corrected("[tile.dock]\ninitial = 7\n").components["tile"]["dock"].facts == {**shipped, "initial": 7}


def test_a_component_knows_which_of_its_facts_a_correction_changed() -> None:
    catalogue = corrected('[tile.dock]\nset = "spring"\ninitial = 7\n[tile.barn]\narea = "farm"\n')
    assert [(part.id, fact) for part, fact in catalogue.changes()] == [("dock", "initial")]


def test_an_entry_that_changes_nothing_leaves_the_digest() -> None:
    assert corrected('[tile.dock]\nset = "spring"\n').digest() == KEYPER.catalogue.digest()


def test_what_a_rulebook_has_otherwise_is_a_doubt() -> None:
    catalogue = corrected("[resource.gold]\ncount = 99\n[tile.dock]\ninitial = 7\n")
    rulebook = KEYPER.catalogue.components["resource"]["gold"].number("count")
    doubts = [f"my.toml: resource.gold: count: the rulebook has {rulebook}"]
    assert [str(doubt) for doubt in catalogue.doubts(KEYPER.catalogue)] == doubts


def test_what_an_owner_changes_is_known_from_an_own_box() -> None:
    dock = corrected("[tile.dock]\ninitial = 7\n").components["tile"]["dock"]
    assert (dock.status, dock.sources) == ("own-box", ("own-box",))


def test_the_source_of_an_own_box_is_the_word_of_its_owner() -> None:
    assert corrected("[tile.dock]\ninitial = 7\n").sources["own-box"] == "The word of somebody who owns the game"


def test_an_owner_may_say_more_of_the_box() -> None:
    text = '[source.own-box]\ntitle = "First printing"\n[tile.dock]\ninitial = 7\n'
    assert corrected(text).sources["own-box"] == "First printing"


def test_what_an_owner_leaves_keeps_its_status() -> None:
    dock = corrected('[tile.dock]\nset = "spring"\n').components["tile"]["dock"]
    assert (dock.status, dock.sources) == ("reconstructed", ("rules", "constraints"))


def test_what_an_owner_finds_as_printed_is_known_from_the_own_box() -> None:
    dock = corrected('[tile.dock]\nstatus = "own-box"\n').components["tile"]["dock"]
    assert (dock.status, dock.sources) == ("own-box", ("own-box",))


def test_a_correction_may_name_another_source_and_status() -> None:
    dock = corrected('[tile.dock]\ninitial = 7\nstatus = "rulebook"\nsource = ["rules"]\n').components["tile"]["dock"]
    assert (dock.status, dock.sources) == ("rulebook", ("rules",))
