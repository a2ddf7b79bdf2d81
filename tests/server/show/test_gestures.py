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
from keydom.server.show.look import Look
from keydom.server.show.wire import GestureGroup
from keydom.server.store.tables import SeatRow, TableRow
from keydom.server.table.table import GameTable

from ..slices import run_at_once

SEATS = tuple(SeatRow(seat, "", None) for seat in range(3))


def looks(name: str, count: int) -> list[Look]:
    """Positions of a random game, each as its mover sees it."""
    rng = Random(name)
    found: list[Look] = []
    match = Match(get_game(name), 3, rng=rng)
    while not match.over and len(found) < count:
        row = TableRow("t", name, {}, 0, "", 0.0, 0.0, False, None, SEATS)
        live = GameTable(row, match.game, [])
        live.history.match = match.copy()
        found.append(Look(live, match.mover, "en"))
        match.play(rng.choice(match.legal()))
    return found


def answers(group: GestureGroup) -> list[list[str]]:
    if not group.rows:
        return [[group.step]]
    return [cell.steps for row in group.rows for cell in row.cells if cell.steps]


def all_groups(look: Look) -> list[GestureGroup]:
    return run_at_once(find_gestures(look, [str(action) for action in look.match.legal()]))


@pytest.mark.parametrize("name", games())
def test_every_whole_choice_can_be_played(name: str) -> None:
    for look in looks(name, 30):
        for group in all_groups(look):
            for steps in answers(group):
                match = look.match.copy()
                match.rng = None
                for step in steps:
                    match.play(step, look.seat)


@pytest.mark.parametrize("name", games())
def test_nothing_is_told_before_the_last_step_of_a_whole_choice(name: str) -> None:
    for look in looks(name, 30):
        for group in all_groups(look):
            for steps in answers(group):
                state, told = look.match.state.copy(), list[Event]()
                for step in steps[:-1]:
                    look.table.game.play(state, look.table.game.parse(step), told.append)
                assert told == []


def test_a_bid_is_found_with_its_colour_and_its_number() -> None:
    (look,) = looks("keyflower", 1)
    bid = next(group for group in all_groups(look) if group.step.startswith("bid"))
    assert [len(steps) for steps in answers(bid)] == [3] * len(answers(bid))


def test_every_legal_step_leads_somewhere() -> None:
    for look in looks("keyflower", 60):
        assert [group.step for group in all_groups(look) if answers(group)] == [str(a) for a in look.match.legal()]


def test_what_is_not_allowed_says_why() -> None:
    (look,) = looks("keyflower", 1)
    rows = [row for group in all_groups(look) for row in group.rows]
    refused = [row.why for row in rows if not row.cells] + [c.why for row in rows for c in row.cells if not c.steps]
    assert all(refused)


def hauls() -> list[Look]:
    return [look for look in looks("keyflower", 400) if type(look.frame).__name__ == "Haul"]


def test_a_way_is_one_carrying_after_the_other() -> None:
    for look in hauls():
        for way in run_at_once(find_carries(look)):
            match: Match[Any, Any] = look.match.copy()
            for step in way.steps * way.most:
                match.play(step, look.seat)


def test_a_way_names_what_it_leads_over() -> None:
    for look in hauls():
        for way in run_at_once(find_carries(look)):
            assert [*way.via, way.end] == [look.table.game.parse(step).refs()[-1] for step in way.steps]


def test_several_goods_of_a_kind_are_carried_at_once_where_there_are_enough() -> None:
    assert {way.most > 1 for look in hauls() for way in run_at_once(find_carries(look))} == {True, False}


def test_every_carrying_that_is_allowed_begins_a_way() -> None:
    for look in hauls():
        carried = {str(action) for action in look.match.legal() if str(action).startswith("carry")}
        assert {way.steps[0] for way in run_at_once(find_carries(look))} == carried


def test_finding_whole_choices_does_not_keep_the_server_from_others() -> None:
    longest = 0.0
    for look in looks("keyflower", 200):
        for action in look.match.legal():
            began = perf_counter()
            run_at_once(find_gestures(look, [str(action)]))
            longest = max(longest, perf_counter() - began)
    assert longest < 1.0  # an order more than it may take, for a busy machine


def test_what_there_was_no_time_to_find_out_is_said_to_be_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gestures, "TIME_LIMIT", 0.0)
    look = next(look for look in looks("keyflower", 60) if look.match.legal()[0].refs())
    assert not any(group.known for group in all_groups(look))
