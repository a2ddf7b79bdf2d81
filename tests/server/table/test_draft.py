"""A turn is a draft until it is done: nobody sees it, all of it counts or none, and trying out tells nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from keydom.core.errors import IllegalAction
from keydom.core.match import Match
from keydom.games import games, get_game
from keydom.server.table.draft import Draft, parse_draft

from ..hosting import Party, Server
from ..slices import run_at_once


def position(name: str, frame: str, seats: int = 3, seed: int = 1) -> Match[Any, Any]:
    """A random game as far as the first time that somebody is asked this."""
    rng = Random(seed)
    match = Match(get_game(name), seats, rng=rng)
    while type(match.state.frames[-1]).__name__ != frame:
        match.play(rng.choice(match.legal()))
    return match


def last_of(name: str, frame: str) -> Match[Any, Any]:
    """The same, but as far as the last of those who choose in secret."""
    match = position(name, frame)
    while type(match.state.frames[-2]).__name__ == frame:
        match.play(match.legal()[0])
    return match


def drafts(name: str, count: int) -> list[tuple[Match[Any, Any], Draft]]:
    """The turns of a random game, each beside the match as it stood before."""
    rng = Random(name)
    found: list[tuple[Match[Any, Any], Draft]] = []
    match = Match(get_game(name), 3, rng=rng)
    while not match.over and len(found) < count:
        draft = Draft(match, match.mover)
        while not draft.closed:
            draft.add(str(rng.choice(draft.match.legal())))
        found.append((match.copy(), draft))
        for step in draft.steps:
            match.play(step)
    return found


@pytest.mark.parametrize("name", games())
def test_what_a_draft_allows_the_table_allows(name: str) -> None:
    for match, draft in drafts(name, 25):
        for step in draft.steps:
            match.play(step, draft.seat)


@pytest.mark.parametrize("name", games())
def test_a_draft_is_closed_by_the_first_step_after_which_the_mover_has_nothing_to_decide(name: str) -> None:
    for match, draft in drafts(name, 25):
        match.rng = None
        for step in draft.steps[:-1]:
            match.play(step, draft.seat)
            assert match.mover == draft.seat


def test_a_draft_leaves_the_table_as_it_is() -> None:
    match = position("keyflower", "Turn")
    before = match.copy()
    Draft(match, match.mover, [str(match.legal()[0])])
    assert (match.state, match.moves) == (before.state, before.moves)


def test_a_step_that_shows_what_others_have_chosen_is_seen_as_it_was_before() -> None:
    match = last_of("keyflower", "Submit")
    draft = Draft(match, match.mover, [str(match.legal()[0])])
    assert (draft.closed, draft.match.view(draft.seat) == match.view(draft.seat)) == (True, True)


def test_nothing_follows_the_step_that_closes_a_draft() -> None:
    match = last_of("keyflower", "Submit")
    draft = Draft(match, match.mover, [str(match.legal()[0])])
    with pytest.raises(IllegalAction, match="done"):
        draft.add(str(match.legal()[0]))


def test_steps_that_leave_no_choice_are_taken() -> None:
    match = position("keyflower", "Colour")
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    draft = run_at_once(parse_draft(match, match.mover, f"{match.ply};{match.legal()[0]}"))
    assert draft is not None
    assert draft.closed or len(draft.match.legal()) > 1


@pytest.mark.parametrize("text", ["0;pass", "x", "{ply};fly", "{ply};in nothing", ""])
def test_a_draft_of_another_position_is_none(text: str) -> None:
    match = position("keyflower", "Turn")
    assert run_at_once(parse_draft(match, match.mover, text.format(ply=match.ply))) is None


def bidding(table: Party) -> tuple[int, int, list[str]]:
    """Who is to move, the version, and the steps of a bid, as the page would find them."""
    about = table.get()
    seat = about["mover"]
    steps: list[str] = []
    client, head = table.client, table.head(about["mover"])
    while True:
        query = {"as": seat, "draft": ";".join([str(about["ply"]), *steps])}
        now = client.get(f"/t/{table.id}/now", params=query, headers=head).json()
        if now["closed"]:
            return seat, about["version"], now["draft"]
        steps = [*now["draft"], now["choices"][0]["text"]]


def test_a_turn_of_several_steps_is_played_at_once(server: Server) -> None:
    table = Party(server, "keyflower")
    before = table.get()["ply"]
    seat, version, steps = bidding(table)
    table.post("moves", seat, version=version, actions=steps)
    lines = table.get("/view", seat)["lines"][before:]
    assert [line["text"] for line in lines if line["mover"] == seat] == steps


def test_a_turn_of_which_a_step_is_not_allowed_is_not_played_at_all(server: Server) -> None:
    table = Party(server, "keyflower")
    seat, version, steps = bidding(table)
    before = table.standing()
    answer = table.post("moves", seat, version=version, actions=[*steps[:-1], "add 60"])
    assert (answer.status_code, table.standing()) == (422, before)


def test_nothing_is_played_after_the_end_of_a_turn(server: Server) -> None:
    table = Party(server, "pebbles")
    before = table.standing()
    seat, version = before[0]["mover"], before[0]["version"]
    answer = table.post("moves", seat, version=version, actions=["keep", "keep"])
    assert (answer.status_code, table.standing()) == (422, before)


def test_others_see_nothing_of_a_draft(server: Server) -> None:
    table = Party(server, "keyflower")
    before = table.standing()
    bidding(table)
    assert table.standing() == before


@pytest.mark.parametrize("body", [{}, {"action": "keep", "actions": ["keep"]}, {"actions": []}])
def test_a_move_is_one_action_or_several(server: Server, body: dict[str, Any]) -> None:
    table = Party(server, "pebbles")
    about = table.get()
    assert table.post("moves", about["mover"], version=about["version"], **body).status_code == 422


def test_who_has_no_seat_has_no_draft(server: Server) -> None:
    table = Party(server, "pebbles")
    query = {"draft": f"{table.get()['ply']};give"}
    assert table.client.get(f"/t/{table.id}/now", params=query).json()["draft"] == []
