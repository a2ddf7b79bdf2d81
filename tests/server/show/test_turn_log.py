"""One line a turn: who, what and with which pieces, the newest first."""

from __future__ import annotations

import re
from random import Random

import pytest

from keydom.core.game import NATURE, Event
from keydom.core.match import Match
from keydom.core.scene import WindowSize
from keydom.games import get_game
from keydom.server.show.page_parts import standing
from keydom.server.show.scene_parts import scene_facts, scene_regions
from keydom.server.show.table_view import TableView
from keydom.server.show.turn_log import BADGE, GAP, PIECES, TurnLine, _signs, last_own_ply, turn_log
from keydom.server.show.window_size import DESK

from ...browser.scenes import asking, finished, midway
from .test_table_view import at_table

ANIMALS = "goat|geit|chèvre|cabra|deer|hert|cerf|ciervo|cow|koe|vache|vaca"
LETTERS = 38  # of a line, at most: what the narrowest story at a desk shows, signs apart


def told(view: TableView) -> tuple[list[TurnLine], list[TurnLine]]:
    work = turn_log(view)
    while True:
        try:
            next(work)
        except StopIteration as end:
            newer, older = end.value
            return newer, older


def signs(game: str, *events: Event) -> dict[str, int]:
    return {sign.icon: sign.times for sign in _signs(get_game(game), list(events))}


def seen_view(game: str, window: WindowSize = DESK) -> TableView:
    return TableView(at_table(midway(game)), 0, "en", window=window)


def test_a_turn_is_one_line_however_much_happened_in_it() -> None:
    view = seen_view("keyflower")
    newer, older = told(view)
    lines = [*newer, *older]
    movers = [mover for mover, _ in view.past.moves if mover != NATURE]
    assert 0 < len(lines) < len(view.past.events(0))
    assert {line.seat for line in lines} - {None} <= set(movers)


def test_the_newest_is_told_first_and_what_came_since_my_last_turn_apart() -> None:
    view = seen_view("keyflower")
    newer, older = told(view)
    plies = [line.ply for line in [*newer, *older]]
    assert plies == sorted(plies, reverse=True)
    assert all(line.ply > last_own_ply(view) for line in newer)


def test_a_line_does_not_say_the_name_that_its_sign_says() -> None:
    newer, older = told(seen_view("keythedral"))
    for line in [*newer, *older]:
        if line.seat is not None:
            assert not line.text.startswith(("Ana", "Ben", "Chris"))
    assert any(line.signs for line in [*newer, *older])


def test_what_i_alone_am_told_stands_in_my_own_line() -> None:
    """All draw their first workers at once, and each sees his own."""
    record = str(Match(get_game("keyflower"), 3, rng=5).record())
    newer, older = told(TableView(at_table(record), 0, "en"))
    shown = {line.seat for line in [*newer, *older] if any("worker" in sign.icon for sign in line.signs)}
    assert shown == {0}


def test_what_the_end_of_a_season_brought_is_told_apart_from_the_turn_that_ended_it() -> None:
    newer, older = told(seen_view("keyflower"))
    lines = list(reversed([*newer, *older]))
    ends = [place for place, line in enumerate(lines) if line.text.startswith("Won ")]
    assert ends
    assert all(lines[place].between for place in ends)
    assert not any(line.between for line in lines if line.text.startswith(("Bid ", "Used ")))


@pytest.mark.parametrize("language", ["en", "nl", "fr", "es"])
@pytest.mark.parametrize("game", ["keyflower", "keyper", "keythedral"])
def test_a_line_has_room_beside_the_table_in_every_language(game: str, language: str) -> None:
    for record in (midway(game), finished(game)):
        newer, older = told(TableView(at_table(record), 0, language))
        assert [line.text for line in [*newer, *older] if len(line.text) > LETTERS] == []


def test_signs_say_as_many_pieces_as_the_events_do() -> None:
    animals = ("goat", "deer", "goat")
    strayed = [Event("strayed", {"seat": "seat:0", "resource": f"resource:{what}"}) for what in animals]
    assert signs("keyper", *strayed) == {"resource-goat": 2, "resource-deer": 1}
    laid = Event("laid-down", {"seat": "seat:0", "count": 2, "spot": "spot:a-clay"})
    got = Event("harvested", {"seat": "seat:0", "count": 3, "resource": "resource:clay"})
    assert signs("keyper", laid, got) == {"resource-clay": 3}
    paid = Event("paid", {"seat": "seat:0", "resources": "resource:log resource:log resource:clay"})
    assert signs("keyper", paid) == {"resource-log": 2, "resource-clay": 1}
    assert signs("keyper", Event("built", {"tile": "tile:barn", "spot": "spot:farm-1"})) == {"tile-farm": 1}


@pytest.mark.parametrize("game", ["keyflower", "keyper", "keythedral"])
def test_players_are_not_drawn_among_the_pieces_of_a_line(game: str) -> None:
    bid = Event("any", {"seat": "seat:0", "count": 2, "of": "seat:1"})
    assert signs(game, bid) == {}


@pytest.mark.parametrize("language", ["en", "nl", "fr", "es"])
def test_several_losses_do_not_read_as_the_first_of_them(language: str) -> None:
    newer, older = told(TableView(at_table(asking("keyper", "Fold")), 0, language))
    for line in [*newer, *older]:
        pieces = sum(sign.times for sign in line.signs) + line.more
        assert pieces < 2 or not re.search(f"1 ({ANIMALS})", line.text)


def test_pieces_that_have_no_room_are_counted() -> None:
    for window in (DESK, WindowSize(1024, 768)):
        view = TableView(at_table(asking("keyper", "Fold")), 0, "en", window=window)
        wide = view.scene().story.width
        newer, older = told(view)
        assert any(line.more for line in [*newer, *older])
        for line in [*newer, *older]:
            drawn = sum(sign.width for sign in line.signs) + GAP * (len(line.signs) - 1)
            assert len(line.signs) < 2 or drawn <= PIECES * wide - BADGE


def test_on_a_phone_a_table_has_several_drawings_and_each_has_its_place() -> None:
    for window, several in ((WindowSize(1440, 896), False), (WindowSize(384, 840), True)):
        view = seen_view("keyper", window)
        scene = view.scene()
        drawn = scene_regions(scene, "keyper", view.words)
        facts = scene_facts(scene, own=True)
        assert (len(facts.panes) > 1) == several
        assert set(drawn) == {"header", "hand", *(f"pane-{pane.name}" for pane in facts.panes)}


def test_points_as_they_stand_tell_nothing_that_is_hidden() -> None:
    view = seen_view("keyflower")
    match = view.match
    other = match.copy()
    other.state = match.game.sample(match.view(0), Random(7))
    assert standing(TableView(view.table, 0, "en", earlier=other)) == standing(
        TableView(view.table, 0, "en", earlier=match)
    )
