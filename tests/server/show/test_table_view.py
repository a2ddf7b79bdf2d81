"""What an answer or a turn would bring: told as what would follow, and not that it was done."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from typing import Any
from weakref import ref

import pytest

from keydom.core.match import Match
from keydom.core.record import Record
from keydom.games import get_game
from keydom.games.keyper.state import NOBODY
from keydom.server.show import table_view
from keydom.server.show.table_view import TableView
from keydom.server.store.tables import SeatRow, TableRow
from keydom.server.table.draft import Draft
from keydom.server.table.table import GameTable

from ...browser.scenes import asking, brings_goods
from ..hosting import Party, Server, sit
from ..slices import run_at_once

SEATS = tuple(SeatRow(seat, "", None) for seat in range(3))


def at_table(text: str) -> GameTable:
    """A table from a record."""
    record = Record.parse(text)
    match = Match.of(get_game(record.game), record)
    for mover, move in record.moves:
        match.play(move, mover)
    live = GameTable(TableRow("t", record.game, {}, 0, "", 0.0, 0.0, False, None, SEATS), match.game, [])
    live.history.match = match
    return live


@pytest.fixture
def asked() -> TableView:
    """Somebody who is asked to join, which brings something to both."""
    live = at_table(asking("keyper", "Join"))
    return TableView(live, live.match.mover, "en")


def test_what_an_answer_brings_is_told_as_what_would_follow(asked: TableView) -> None:
    assert {told.partition(": ")[0] for told in asked.outcomes().values()} == {"The log will say"}


def test_what_an_answer_brings_is_found_once_however_often_it_is_told(
    asked: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    drafts: list[str] = []

    def counted(match: Match[Any, Any], seat: int, steps: Sequence[str]) -> Draft:
        drafts.extend(steps)
        return Draft(match, seat, steps)

    monkeypatch.setattr(table_view, "Draft", counted)
    for _ in range(3):
        TableView(asked.table, asked.seat, "en").outcomes()
    assert sorted(drafts) == sorted(map(str, asked.match.legal()))


def test_a_table_that_is_dropped_is_not_kept_by_what_was_shown_of_it() -> None:
    view = TableView(at_table(asking("keyper", "Join")), 0, "en")
    view.seat = view.match.mover
    view.scene(), view.outcomes()
    dropped = ref(view.table)
    del view
    gc.collect()
    assert dropped() is None


# A turn that waits for a yes.


def waiting(live: GameTable, *steps: str, language: str = "en") -> TableView:
    """Its mover has put these steps together."""
    seat = live.match.mover
    return TableView(live, seat, language, draft=Draft(live.match, seat, steps))


@pytest.fixture(scope="module")
def gainful() -> GameTable:
    """Somebody who is about to use a tile that gives goods."""
    return at_table(asking("keyflower", "Muster", offering="add", where=brings_goods))


@pytest.mark.parametrize(
    ("language", "then"),
    [("en", "The log will"), ("nl", "In het verslag"), ("fr", "Le journal dira"), ("es", "El registro dirá")],
)
def test_a_turn_that_waits_for_a_yes_says_what_it_would_bring(gainful: GameTable, language: str, then: str) -> None:
    view = waiting(gainful, str(gainful.match.legal()[0]), language=language)
    assert view.draft is not None
    got = [view.words.event(event) for _, event in view.draft.events() if event.key == "got-goods"]
    assert view.closed
    assert view.consequences().startswith(then)
    assert all(line in view.consequences() for line in got)


def test_what_would_be_shown_only_then_is_seen_as_chosen_and_not_as_done() -> None:
    live = at_table(asking("keyper", "Fold", where=lambda match: match.state.folds.count(NOBODY) == 1))
    view = waiting(live, str(live.match.legal()[3]))
    assert view.doubtful() == "shows"
    assert view.about() == live.match.legal()[3].refs()
    scene = view.scene()
    assert any(zone.name == "folding" for pane in scene.panes for zone in pane.zones)


def test_it_does_not_tell_what_was_chosen_as_done(gainful: GameTable) -> None:
    view = waiting(gainful, str(gainful.match.legal()[0]))
    assert view.draft is not None
    used = next(event for _, event in view.draft.events() if event.key == "used")
    assert view.words.event(used) not in view.consequences()


def test_what_brings_nothing_says_nothing(gainful: GameTable) -> None:
    live = at_table(asking("keyflower", "Turn", offering="pass"))
    assert (waiting(live, "pass").closed, waiting(live, "pass").consequences()) == (True, "")


def test_before_a_turn_is_whole_nothing_is_said_of_what_it_brings(gainful: GameTable) -> None:
    assert TableView(gainful, gainful.match.mover, "en").consequences() == ""


def test_what_happens_often_is_told_once_with_its_number(monkeypatch: pytest.MonkeyPatch, gainful: GameTable) -> None:
    view = waiting(gainful, str(gainful.match.legal()[0]))
    assert view.draft is not None
    ply, event = next(heard for heard in view.draft.events() if heard[1].key == "got-goods")
    monkeypatch.setattr(view.draft, "events", lambda: [(ply, event)] * 3)
    assert view.consequences() == f"The log will say: {view.words.event(event)} (×3)"


def test_the_page_is_told_what_a_turn_would_bring(server: Server) -> None:
    table = Party(server, "pebbles")
    seat, browser = table.get()["mover"], server.browser()
    sit(browser, table.links[str(seat)])
    draft = (
        f"{table.get()['ply']};{browser.get(f'{table.path}/legal', params={'seat': seat}).json()['legal'][0]['text']}"
    )
    told = browser.get(f"/t/{table.id}/now", params={"as": seat, "draft": draft}).json()
    assert (told["closed"], isinstance(told["then"], str)) == (True, True)


# Whether it is asked about before it is handed on.


def passed_before(match: Match[Any, Any]) -> bool:
    """Whether whoever is to move passed the last time."""
    own = [text for mover, text in match.moves if mover == match.mover]
    return own[-1:] == ["pass"]


def test_who_passes_with_something_left_to_do_is_asked() -> None:
    live = at_table(asking("keythedral", "Turn", offering="pass", where=lambda match: not passed_before(match)))
    assert waiting(live, "pass").doubtful() == "gives-up"


def test_who_passes_once_more_is_not_asked_again() -> None:
    live = at_table(asking("keythedral", "Turn", offering="pass", where=passed_before))
    assert waiting(live, "pass").doubtful() == ""


def test_a_turn_that_does_something_is_not_asked_about_though_its_first_step_names_no_thing() -> None:
    live = at_table(asking("keythedral", "Turn", offering="fence"))
    draft = Draft(live.match, live.match.mover, ["fence"])
    while not draft.closed:
        draft.add(str(draft.match.legal()[0]))
    assert waiting(live, *draft.steps).doubtful() == ""


def test_an_answer_without_a_thing_has_words_for_little_room() -> None:
    live = at_table(asking("keythedral", "Turn", offering="fence"))
    choices = run_at_once(TableView(live, live.match.mover, "en").choices())
    assert {choice.text: choice.short for choice in choices}["fence"] == "Fence"
