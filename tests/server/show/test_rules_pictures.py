"""The pictures of the rules pages: every section has one, of things that are drawn, and the page shows it."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from keydom.core.cache import Cache
from keydom.drawing.excerpt import excerpt
from keydom.games import games, get_game
from keydom.server.errors import NotPossibleNow
from keydom.server.show.rules_pictures import rules_picture, summary
from keydom.server.web import pages
from keydom.words.rules import contents

from ..hosting import Server
from ..inline import Host

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">'
THING = '<g data-ref="a:1" transform="translate(50 20) scale(2)"><rect x="1" y="2" width="10" height="5"/></g>'


@pytest.mark.parametrize("name", sorted(games()))
def test_every_section_of_the_rules_has_a_picture(name: str) -> None:
    assert [id for id, scenes in contents(get_game(name).home).scenes.items() if not scenes] == []


@pytest.mark.parametrize("name", sorted(games()))
def test_every_picture_can_be_drawn(name: str) -> None:
    scenes = contents(get_game(name).home).scenes
    drawn = [rules_picture(get_game(name), id, place, "en") for id, all in scenes.items() for place in range(len(all))]

    assert all(ElementTree.fromstring(svg).get("viewBox") for svg in drawn)


@pytest.mark.parametrize("name", sorted(games()))
def test_a_picture_carries_the_typeface_that_it_is_lettered_in(name: str) -> None:
    section, scenes = next(iter(contents(get_game(name).home).scenes.items()))

    assert scenes
    assert "@font-face{font-family:'Alegreya Sans'" in rules_picture(get_game(name), section, 0, "en")


def test_before_and_after_are_two_pictures() -> None:
    before, after = (rules_picture(get_game("pebbles"), "turn", place, "en") for place in (0, 1))

    assert before != after


def test_a_picture_that_there_is_not_is_refused() -> None:
    with pytest.raises(NotPossibleNow):
        rules_picture(get_game("pebbles"), "turn", 9, "en")


def test_a_thing_is_found_where_its_group_has_moved_it() -> None:
    assert 'viewBox="52 24 20 10"' in excerpt(f"{HEAD}{THING}</svg>", ["a:1"], margin=0.0)


def test_an_excerpt_is_a_window_on_what_is_named() -> None:
    assert 'viewBox="42 14 40 30"' in excerpt(f"{HEAD}{THING}</svg>", ["a:1"], margin=10.0)


def test_a_frame_lies_around_all_of_a_curve_and_its_line() -> None:
    thing = '<g data-ref="a:1"><path d="M10 20a10 10 0 0 1 20 0" stroke="#000" stroke-width="4"/></g>'
    drawn = ElementTree.fromstring(excerpt(f"{HEAD}{thing}</svg>", ["a:1"], margin=0.0))

    assert drawn.get("viewBox") == "8 8 24 14"


def test_a_thing_with_an_edge_of_its_own_is_marked_by_it() -> None:
    thing = '<g data-ref="a:1" transform="translate(5 6) scale(2)"><polygon class="outline" points="0,0 9,0 4,8"/></g>'
    drawn = ElementTree.fromstring(excerpt(f"{HEAD}{thing}</svg>", ["a:1"], margin=0.0))

    assert [drawn[-1].get(name) for name in ("points", "transform", "class")] == [
        "0,0 9,0 4,8",
        "matrix(2 0 0 2 5 6)",
        None,
    ]


def test_what_lies_beside_is_in_the_window_without_a_frame() -> None:
    other = '<g data-ref="b:2"><rect x="82" y="24" width="10" height="10"/></g>'
    drawn = excerpt(f"{HEAD}{THING}{other}</svg>", ["a:1"], 10.0, ["b:2"])

    assert (ElementTree.fromstring(drawn).get("viewBox"), drawn.count("<rect")) == ("42 14 60 30", 3)


def test_of_a_thing_that_is_not_drawn_there_is_no_excerpt() -> None:
    with pytest.raises(LookupError, match="b:2 is not drawn"):
        excerpt(f"{HEAD}{THING}</svg>", ["b:2"], margin=10.0)


def test_where_nothing_is_named_the_whole_is_shown() -> None:
    assert excerpt(f"{HEAD}{THING}</svg>", [], margin=10.0) == f"{HEAD}{THING}</svg>"


def test_an_excerpt_leaves_out_what_lies_outside_of_it() -> None:
    far = '<g data-ref="c:3"><rect x="900" y="2" width="10" height="5"/></g>'

    assert "c:3" not in excerpt(f"{HEAD}{THING}{far}</svg>", ["a:1"], margin=10.0)


def test_an_excerpt_keeps_a_line_that_begins_outside_and_runs_through_it() -> None:
    far = '<path id="road" d="M900 2 H50"/>'

    assert "road" in excerpt(f"{HEAD}{THING}{far}</svg>", ["a:1"], margin=10.0)


def test_an_excerpt_keeps_the_definitions_that_are_used_there_and_no_others() -> None:
    defs = '<defs><g id="leaf"/><g id="tree"><use href="#leaf"/></g><g id="boat"/></defs>'
    drawn = excerpt(f'{HEAD}{defs}{THING}<use href="#tree"/></svg>', ["a:1"], margin=10.0)

    assert [part.get("id") for part in ElementTree.fromstring(drawn).iter() if part.get("id")] == ["leaf", "tree"]


@pytest.mark.parametrize("name", sorted(games()))
def test_a_summary_ends_no_section_with_what_it_leaves_out(name: str) -> None:
    ends = [part.blocks[-1].rows[-1][0] for part in summary(get_game(name), "en")]

    assert [end for end in ends if end.endswith(":")] == []


def test_the_rules_page_shows_the_pictures(server: Server) -> None:
    browser = server.browser()
    page = browser.get("/games/pebbles/rules").text

    assert 'src="/games/pebbles/rules/giving/1"' in page
    assert browser.get("/games/pebbles/rules/giving/1").headers["content-type"].startswith("image/svg+xml")


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The things that are drawn large, as they are."""
    found: list[str] = []

    def counted(_game: object, thing: str, _language: str) -> str:
        found.append(thing)
        return "<svg/>"

    monkeypatch.setattr(pages, "portrait", counted)
    monkeypatch.setattr(pages, "_portraits", Cache(10))
    return found


@pytest.mark.parametrize("ref", ["tile:x", "x", "tile:", "boat:y&lang=1", "tile:" + "y" * 500])
def test_what_no_gallery_has_is_refused_without_a_drawing(server: Server, drawn: list[str], ref: str) -> None:
    code = server.browser().get("/help/keyflower/picture", params={"ref": ref}).status_code

    assert (code, drawn) == (422, [])


def test_a_component_is_drawn_once(server: Server, drawn: list[str]) -> None:
    codes = [server.browser().get("/help/keyflower/picture?ref=village:timber-yard").status_code for _ in range(3)]

    assert (codes, drawn) == ([200] * 3, ["village:timber-yard"])


def test_one_address_has_so_many_components_drawn(host: Host, tmp_path: Path, drawn: list[str]) -> None:
    server = host.server(tmp_path / "k.db", background_tasks_per_minute=2)
    refs = [f"winter:{id}" for id in get_game("keyflower").catalogue.components["winter"]][:3]
    codes = [server.browser().get("/help/keyflower/picture", params={"ref": ref}).status_code for ref in refs]
    server.stop()

    assert codes == [200, 200, 429]
