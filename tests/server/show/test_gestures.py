"""Whole choices are found by walking the mover's own steps: they are legal, they end, and nothing is told before."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

import pytest

from keydom.core.event import Event
from keydom.core.match import Match
from keydom.games import games, get_game
from keydom.server.show import gestures
from keydom.server.show.gestures import find_carries, find_gestures
from keydom.server.show.table_view import TableView
from keydom.server.show.wire import GestureGroup
from keydom.server.store.tables import SeatRow, TableRow
from keydom.server.table.table import GameTable

from ..slices import run_at_once

SEATS = tuple(SeatRow(seat, "", None) for seat in range(3))


def views(name: str, count: int) -> list[TableView]:
    """Positions of a random game, each as its mover sees it."""
    rng = Random(name)
    found: list[TableView] = []
    match = Match(get_game(name), 3, rng=rng)
    while not match.over and len(found) < count:
        row = TableRow("t", name, {}, 0, "", 0.0, 0.0, False, None, SEATS)
        live = GameTable(row, match.game, [])
        live.history.match = match.copy()
        found.append(TableView(live, match.mover, "en"))
        match.play(rng.choice(match.legal()))
    return found


def answers(group: GestureGroup) -> list[list[str]]:
    if not group.rows:
        return [[group.step]]
    return [cell.steps for row in group.rows for cell in row.cells if cell.steps]


def all_groups(view: TableView) -> list[GestureGroup]:
    return run_at_once(find_gestures(view, [str(action) for action in view.match.legal()]))


@pytest.mark.parametrize("name", games())
def test_every_whole_choice_can_be_played(name: str) -> None:
    for view in views(name, 30):
        for group in all_groups(view):
            for steps in answers(group):
                match = view.match.copy()
                match.rng = None
                for step in steps:
                    match.play(step, view.seat)


@pytest.mark.parametrize("name", games())
def test_nothing_is_told_before_the_last_step_of_a_whole_choice(name: str) -> None:
    for view in views(name, 30):
        for group in all_groups(view):
            for steps in answers(group):
                state, told = view.match.state.copy(), list[Event]()
                for step in steps[:-1]:
                    view.table.game.play(state, view.table.game.parse(step), told.append)
                assert told == []


def test_a_bid_is_found_with_its_colour_and_its_number() -> None:
    (view,) = views("keyflower", 1)
    bid = next(group for group in all_groups(view) if group.step.startswith("bid"))
    assert [len(steps) for steps in answers(bid)] == [3] * len(answers(bid))


def test_every_legal_step_leads_somewhere() -> None:
    for view in views("keyflower", 60):
        assert [group.step for group in all_groups(view) if answers(group)] == [str(a) for a in view.match.legal()]


def test_what_is_not_allowed_says_why() -> None:
    (view,) = views("keyflower", 1)
    rows = [row for group in all_groups(view) for row in group.rows]
    refused = [row.why for row in rows if not row.cells] + [c.why for row in rows for c in row.cells if not c.steps]
    assert all(refused)


def hauls() -> list[TableView]:
    return [view for view in views("keyflower", 400) if type(view.frame).__name__ == "Haul"]


def test_a_way_is_one_carrying_after_the_other() -> None:
    for view in hauls():
        for way in run_at_once(find_carries(view)):
            match: Match[Any, Any] = view.match.copy()
            for step in way.steps * way.most:
                match.play(step, view.seat)


def test_a_way_names_what_it_leads_over() -> None:
    for view in hauls():
        for way in run_at_once(find_carries(view)):
            assert [*way.via, way.end] == [view.table.game.parse(step).refs()[-1] for step in way.steps]


def test_several_goods_of_a_kind_are_carried_at_once_where_there_are_enough() -> None:
    assert {way.most > 1 for view in hauls() for way in run_at_once(find_carries(view))} == {True, False}


def test_every_carrying_that_is_allowed_begins_a_way() -> None:
    for view in hauls():
        carried = {str(action) for action in view.match.legal() if str(action).startswith("carry")}
        assert {way.steps[0] for way in run_at_once(find_carries(view))} == carried


def test_finding_whole_choices_does_not_keep_the_server_from_others() -> None:
    longest = 0.0
    for view in views("keyflower", 200):
        for action in view.match.legal():
            began = perf_counter()
            run_at_once(find_gestures(view, [str(action)]))
            longest = max(longest, perf_counter() - began)
    assert longest < 1.0  # an order more than it may take, for a busy machine


def test_what_there_was_no_time_to_find_out_is_said_to_be_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gestures, "TIME_LIMIT", 0.0)
    view = next(view for view in views("keyflower", 60) if view.match.legal()[0].refs())
    assert not any(group.known for group in all_groups(view))
