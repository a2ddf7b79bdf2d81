"""Component data: what is wrong with it is named with file and component, and it can be corrected."""

from __future__ import annotations

import pytest

from keydom import BadData, get_game
from keydom.core.catalogue import NUMBER, OWNERS_WORD, WORD, WORDS, Catalogue, packaged_catalogue, read
from keydom.games.pebbles.game import Pebbles

SHAPE = {"tile": {"cost": NUMBER, "colour": WORD, "gives": WORDS}}
SOURCE = '[source.box]\ntitle = "the box"\n'
TILE = '[tile.t1]\ncost = 2\ncolour = "red"\ngives = ["wood", "iron"]\nsource = ["box"]\nstatus = "public"\n'


def catalogue(*texts: str) -> Catalogue:
    return read({f"file{number}.toml": text for number, text in enumerate(texts)}, SHAPE)


def test_a_component_has_its_facts() -> None:
    tile = catalogue(SOURCE + TILE).components["tile"]["t1"]

    assert (tile.number("cost"), tile.word("colour"), tile.words("gives")) == (2, "red", ["wood", "iron"])


def test_a_component_says_where_it_is_known_from() -> None:
    tile = catalogue(SOURCE + TILE).components["tile"]["t1"]

    assert (tile.sources, tile.status, tile.file) == (("box",), "public", "file0.toml")


def test_components_of_a_kind_come_in_the_order_of_the_files() -> None:
    more = TILE.replace("t1", "a9")

    assert [tile.id for tile in catalogue(SOURCE + TILE, more).kind("tile")] == ["t1", "a9"]


def test_a_kind_without_components_is_empty() -> None:
    assert catalogue(SOURCE).kind("tile") == []


def test_a_source_may_stand_in_another_file() -> None:
    assert catalogue(TILE, SOURCE).sources == {"box": "the box"}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[tile.t1", "file0.toml: no TOML: "),
        ("tile = 3\n", "file0.toml: tile: expected tables such as [tile.id]"),
        ("[tile]\nt1 = 3\n", "file0.toml: tile: expected tables such as [tile.id]"),
        ("[[tile]]\ncost = 3\n", "file0.toml: tile: expected tables such as [tile.id]"),
        ("[boat.b1]\ncost = 3\n", "file0.toml: boat: unknown kind of component: expected one of tile"),
        ("[source.box]\n", "file0.toml: source.box: a source needs a title"),
        ("[source.box]\ntitle = 3\n", "file0.toml: source.box: a source needs a title"),
        (TILE, "file0.toml: tile.t1: unknown source 'box'"),
        (
            SOURCE + TILE + "size = 3\n",
            "file0.toml: tile.t1: unknown key 'size': expected cost, colour, gives, source, status",
        ),
        (SOURCE + TILE.replace("cost = 2\n", ""), "file0.toml: tile.t1: cost is missing"),
        (SOURCE + TILE.replace("2", '"two"'), "file0.toml: tile.t1: cost must be a whole number, not 'two'"),
        (SOURCE + TILE.replace("2", "2.5"), "file0.toml: tile.t1: cost must be a whole number, not 2.5"),
        (SOURCE + TILE.replace("2", "true"), "file0.toml: tile.t1: cost must be a whole number, not True"),
        (SOURCE + TILE.replace('"red"', "7"), "file0.toml: tile.t1: colour must be a text, not 7"),
        (
            SOURCE + TILE.replace('["wood", "iron"]', '"wood"'),
            "file0.toml: tile.t1: gives must be a list of texts, not 'wood'",
        ),
        (
            SOURCE + TILE.replace('["wood", "iron"]', '["wood", 3]'),
            "file0.toml: tile.t1: gives must be a list of texts, not ['wood', 3]",
        ),
        (
            SOURCE + TILE.replace("public", "guess"),
            "file0.toml: tile.t1: status must be one of rulebook, public, reconstructed",
        ),
        (
            SOURCE + TILE.replace('status = "public"', ""),
            "file0.toml: tile.t1: status must be one of rulebook, public, reconstructed",
        ),
        (SOURCE + TILE.replace('source = ["box"]', ""), "file0.toml: tile.t1: a component needs a source"),
        (SOURCE + TILE.replace('["box"]', "[]"), "file0.toml: tile.t1: a component needs a source"),
        (SOURCE + TILE.replace('["box"]', '"box"'), "file0.toml: tile.t1: a component needs a source"),
        (SOURCE + TILE.replace('["box"]', '["box", "hearsay"]'), "file0.toml: tile.t1: unknown source 'hearsay'"),
    ],
)
def test_what_is_wrong_is_named_with_file_and_component(text: str, sentence: str) -> None:
    with pytest.raises(BadData) as caught:
        catalogue(text)

    assert str(caught.value).startswith(sentence)


def test_a_source_that_is_no_text_is_named() -> None:
    with pytest.raises(BadData, match=r"^file0.toml: tile.t1: "):
        catalogue(SOURCE + TILE.replace('["box"]', '[["box"]]'))


def test_a_source_with_an_unknown_key_is_named() -> None:
    with pytest.raises(BadData, match=r"^file0.toml: source.box: unknown key 'titel'"):
        catalogue(SOURCE + 'titel = "the box"\n' + TILE)


def test_a_component_that_two_files_list_is_named_with_the_second() -> None:
    with pytest.raises(BadData, match=r"^file1.toml: tile.t1: listed twice$"):
        catalogue(SOURCE + TILE, TILE)


def test_a_game_names_its_own_objection_to_a_component() -> None:
    tile = catalogue(SOURCE + TILE).components["tile"]["t1"]

    assert str(tile.wrong("too cheap")) == "file0.toml: tile.t1: too cheap"


def test_a_correction_takes_the_place_of_the_shipped_component() -> None:
    corrected, _ = catalogue(SOURCE + TILE).corrected({"mine.toml": TILE.replace("2", "3")}, SHAPE)

    assert corrected.components["tile"]["t1"].number("cost") == 3


def test_a_correction_leaves_the_shipped_catalogue_as_it_was() -> None:
    first = catalogue(SOURCE + TILE)

    first.corrected({"mine.toml": TILE.replace("2", "3")}, SHAPE)

    assert first.components["tile"]["t1"].number("cost") == 2


def test_a_correction_may_bring_its_own_sources() -> None:
    mine = TILE.replace("box", "shelf") + '[source.shelf]\ntitle = "my copy"\n'

    corrected, _ = catalogue(SOURCE + TILE).corrected({"mine.toml": mine}, SHAPE)

    assert corrected.sources == {"own-box": OWNERS_WORD, "box": "the box", "shelf": "my copy"}


def test_a_correction_of_what_there_is_not_is_named() -> None:
    _, faults = catalogue(SOURCE + TILE).corrected({"mine.toml": TILE.replace("t1", "t2")}, SHAPE)

    assert [str(fault) for fault in faults] == ["mine.toml: tile.t2: there is no tile of this id to correct"]


def test_the_digest_changes_with_a_fact() -> None:
    assert catalogue(SOURCE + TILE).digest() != catalogue(SOURCE + TILE.replace("2", "3")).digest()


def test_the_digest_ignores_where_facts_come_from() -> None:
    other = TILE.replace("box", "shelf").replace("public", "rulebook") + '[source.shelf]\ntitle = "my copy"\n'

    assert catalogue(SOURCE + TILE).digest() == catalogue(other).digest()


def test_the_digest_ignores_the_files_and_their_order() -> None:
    more = TILE.replace("t1", "a9")

    assert catalogue(SOURCE + TILE, more).digest() == catalogue(more, TILE, SOURCE).digest()


def test_a_package_ships_its_catalogue() -> None:
    pebbles = get_game("pebbles")

    assert packaged_catalogue(pebbles.home, pebbles.shape).digest() == pebbles.catalogue.digest()


def test_a_corrected_game_plays_with_the_corrected_component() -> None:
    text = '[pebble.gold]\npoints = 9\ncount = 4\nsource = ["keydom"]\nstatus = "public"\n'
    corrected = Pebbles().corrected({"mine.toml": text})
    state = corrected.begin(2)
    state.opened[0][1] = 1

    assert corrected.scores(state)[0].total == 9


def test_a_correction_that_does_not_add_up_is_refused_by_the_game() -> None:
    text = '[pebble.white]\npoints = 1\ncount = 2\nsource = ["keydom"]\nstatus = "public"\n'

    with pytest.raises(
        BadData, match=r"^mine.toml: pebble.white: count: a bag of 16 pebbles is too small for 4 players$"
    ):
        Pebbles().corrected({"mine.toml": text})


def test_a_negative_number_of_components_is_refused_by_the_game() -> None:
    text = '[pebble.coal]\npoints = -2\ncount = -1\nsource = ["keydom"]\nstatus = "public"\n'
    more = '[pebble.white]\npoints = 1\ncount = 40\nsource = ["keydom"]\nstatus = "public"\n'

    with pytest.raises(BadData, match=r"^mine.toml: pebble.coal: "):
        Pebbles().corrected({"mine.toml": text + more})
