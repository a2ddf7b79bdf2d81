"""What has moved is seen to move: a hundred recorded moves of every title, shown one after the other."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from keydom import Match, Record
from keydom.core.scene import WindowSize
from keydom.games import get_game
from keydom.server.show.scene_parts import scene_facts, scene_regions
from keydom.server.words import PageWords

from .player import DESKTOP, Seat

RECORDS = Path(__file__).parent.parent / "records"
SOME = 30  # moves that are tried in every run; the hundred in long ones
MOVES = 100
SHOWN = Path(__file__).with_name("motion.js").read_text("utf-8")
# A record of every title, and the move that the hundred begin with: what they show belongs to all parts of a turn.
COURSES = {
    "keyflower": ("three-with-open-screens", 150),
    "keyper": ("three", 150),
    "keythedral": ("three-without-laws", 200),
}
PAGE = '<!doctype html><body>{}<div id="table" data-game="{}"><div class="flying"></div></div>'


class Course(NamedTuple):
    """The scenes of one seat, and what was seen of them."""

    moved: int
    still: list[str]
    popped: list[str]


def scenes(game: str, moves: int) -> list[Any]:
    """What the first seat sees before and after every move: each drawing, and where it lies."""
    name, first = COURSES[game]
    record = Record.parse((RECORDS / game / f"{name}.key").read_text("utf-8"), name)
    match = Match.replay(get_game(game), record, first)
    words = PageWords(match.game, "en")
    found = []
    for _, text in [*record.moves[first : first + moves], (0, "")]:
        scene = match.game.compose(match.view(0), words, WindowSize(1440, 900))
        regions, facts = scene_regions(scene, game, words), scene_facts(scene, own=True)
        panes = [
            ("header", facts.header),
            *((f"pane-{pane.name}", pane.area) for pane in facts.panes),
            ("hand", facts.hand),
        ]
        found.append([[name, regions[name], area] for name, area in panes])
        if text:
            match.play(match.game.parse(text))
    return found


@cache
def definitions(game: str) -> str:
    return get_game(game).definitions()


@pytest.fixture
def course(player: Seat, game: str, moves: int) -> Course:
    me = player({**DESKTOP, "reduced_motion": "no-preference"})
    me.page.route(
        "**/motion", lambda route: route.fulfill(content_type="text/html", body=PAGE.format(definitions(game), game))
    )
    me.open("/motion")
    return Course(**me.page.evaluate(SHOWN, scenes(game, moves)))


@pytest.mark.parametrize("moves", [SOME, pytest.param(MOVES, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", COURSES)
def test_every_piece_that_moved_is_seen_to_move(course: Course, moves: int) -> None:
    assert course.moved > moves
    assert course.still == []
    assert course.popped == []


LINES = """<main id="table"><div data-region="story"><ol>{}</ol></div></main>"""
LINE = '<li data-between data-ply="{ply}" data-refs="tile:{ply}"><a>Line {ply}</a></li>'


def test_what_happened_to_all_is_told_a_line_at_a_time_and_any_press_ends_it(player: Seat) -> None:
    me = player({**DESKTOP, "reduced_motion": "no-preference"})
    body = LINES.format("".join(LINE.format(ply=ply) for ply in (9, 8, 7)))
    me.page.route("**/lines", lambda route: route.fulfill(content_type="text/html", body=body))
    me.open("/lines")
    me.page.evaluate(
        """async () => {
          const { tell } = await import("/static/table/sequence.js");
          window.lit = [];
          tell(document.getElementById("table"), 7, (refs) => window.lit.push(refs));
        }"""
    )
    me.page.locator(".telling", has_text="Line 9").wait_for()
    me.page.keyboard.press("Escape")
    assert me.page.locator(".telling").count() == 0
    assert me.page.evaluate("window.lit") == ["tile:8", "tile:9", ""]
