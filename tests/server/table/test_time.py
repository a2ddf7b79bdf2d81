"""Undo, redo, restart, proposals, bots that take over, and people who come back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from keydom.core.match import Match
from keydom.games import get_game

from ..hosting import Party, Server
from ..inline import Host

SHORT = 40  # moves within which a seat can take something back


def undoable(server: Server, seats: int = 2) -> tuple[Party, int, int]:
    """A Keyflower table where the mover has just decided something that can be taken back: table, seat, ply before."""
    table, rng = Party(server, "keyflower", seats=seats), Random(2)
    for _ in range(SHORT):
        before = table.get()["ply"]
        played = table.play(rng=rng)
        if table.get()["ply"] == before + 1 and table.get()["mover"] == played["seat"]:
            probe = table.client.get(
                f"/t/{table.id}/now", params={"as": played["seat"]}, headers=table.head(played["seat"])
            )
            if probe.json()["undoable"]:
                return table, played["seat"], before
    raise AssertionError("nothing could be taken back")


def version(table: Party) -> int:
    return int(table.get()["version"])


def board(table: Party, seat: int) -> Any:
    return table.get("/view", seat)["view"]


def test_undo_takes_the_last_decision_back(server: Server) -> None:
    table, seat, ply = undoable(server)
    table.post("undo", seat, version=version(table))
    assert table.get()["ply"] == ply


def test_undo_is_told_in_the_log(server: Server) -> None:
    table, seat, _ = undoable(server)
    table.post("undo", seat, version=version(table))
    assert f"P{seat}" in table.get("/view", seat)["log"][-1]["text"]


def test_redo_makes_it_again(server: Server) -> None:
    table, seat, _ = undoable(server)
    before = board(table, seat)
    table.post("undo", seat, version=version(table))
    table.post("redo", seat, version=version(table))
    assert board(table, seat) == before


def test_nothing_is_redone_after_another_move(server: Server) -> None:
    table, seat, _ = undoable(server)
    table.post("undo", seat, version=version(table))
    table.play()
    assert table.post("redo", seat, version=version(table)).status_code == 422


def test_restart_takes_all_decisions_of_the_turn_back(server: Server) -> None:
    table, seat, _ = undoable(server)
    table.post("undo", seat, version=version(table), whole=True)
    assert table.post("undo", seat, version=version(table)).status_code == 422


def test_nobody_undoes_another_ones_decision(server: Server) -> None:
    table, seat, _ = undoable(server)
    before = table.standing()
    refused = table.post("undo", 1 - seat, version=version(table))
    assert (refused.status_code, table.standing()) == (422, before)


def test_an_undo_with_a_stale_version_is_refused(server: Server) -> None:
    table, seat, _ = undoable(server)
    before = table.standing()
    refused = table.post("undo", seat, version=version(table) - 1)
    assert (refused.status_code, table.standing()) == (409, before)


def test_a_draw_is_not_taken_back(server: Server) -> None:
    table = Party(server, "pebbles")
    seat = table.play("keep")["seat"]
    assert table.post("undo", seat, version=version(table)).status_code == 422


def undoable_at_the_end() -> Match[Any, Any]:
    """A finished game whose last decision showed nobody anything."""
    for seed in range(40):
        rng = Random(seed)
        match = Match(get_game("keyflower"), 2, rng=rng)
        while not match.over:
            mover = match.mover
            match.play(rng.choice(match.legal()))
        if match.undoable(mover):
            return match
    raise AssertionError("every game ended with something shown")


def test_the_end_is_not_taken_back(server: Server) -> None:
    browser, match = server.browser(), undoable_at_the_end()
    id = browser.post("/api/records", json={"text": str(match.record())}).json()["id"]
    body = {"seat": match.moves[-1][0], "version": match.ply}
    assert browser.post(f"/api/tables/{id}/undo", json=body).status_code == 422


def test_what_was_undone_and_redone_reads_the_same_after_a_restart(host: Host, tmp_path: Any) -> None:
    server = host.server(tmp_path / "k.db")
    table, seat, _ = undoable(server)
    for what in ("undo", "redo", "undo", "redo", "undo"):
        assert table.post(what, seat, version=version(table)).is_success
    before = table.standing()
    server.stop()
    server = host.server(tmp_path / "k.db")
    table.at(server)
    after = table.standing()
    server.stop()
    assert after == before


# Asking the others.


def proposed(server: Server, what: str = "rewind 1", seats: int = 3, bots: int = 0) -> Party:
    table = Party(server, "pebbles", seats=seats, bots=bots)
    table.play("keep")
    table.until_a_person_moves()
    assert table.post("proposals", 0, version=version(table), what=what).status_code == 200
    return table


def answer(table: Party, seat: int, agree: bool) -> int:
    return table.post("answers", seat, version=version(table), agree=agree).status_code


def test_a_proposal_changes_nothing_until_all_agree(server: Server) -> None:
    table = proposed(server)
    before = table.get()["ply"]
    answer(table, 1, True)
    assert (table.get()["ply"], table.get()["proposal"]["agreed"]) == (before, [0, 1])


def test_the_game_goes_back_when_all_agree(server: Server) -> None:
    table = proposed(server)
    answer(table, 1, True)
    answer(table, 2, True)
    assert (table.get()["ply"], table.get()["proposal"]) == (1, None)


def test_one_refusal_ends_a_proposal(server: Server) -> None:
    table = proposed(server)
    answer(table, 1, False)
    assert (answer(table, 2, True), table.get()["proposal"]) == (422, None)


def test_bots_do_not_vote(server: Server) -> None:
    table = proposed(server, bots=2)
    table.until_a_person_moves()
    assert table.get()["proposal"] is None


def test_a_draw_is_made_anew_beyond_a_rewind_and_nature_is_not_left_to_move(server: Server) -> None:
    table = proposed(server, "rewind 0")
    answer(table, 1, True)
    answer(table, 2, True)
    assert (table.get()["ply"], table.get()["mover"]) == (1, 0)


@pytest.mark.parametrize(
    "what",
    ["rewind 999", "rewind -1", "rewind ²", "rewind x", "rewind", "fly", "bot 9", "bot 0", "bot x", "end now", " "],
)
def test_a_proposal_that_makes_no_sense_is_refused(server: Server, what: str) -> None:
    table = Party(server, "pebbles", seats=3)
    before = table.standing()
    refused = table.post("proposals", 0, version=version(table), what=what)
    assert (refused.status_code, table.standing()) == (422, before)


def test_consent_to_a_ply_that_is_gone_changes_nothing(server: Server) -> None:
    table, seat, ply = undoable(server, seats=3)
    table.post("proposals", seat, version=version(table), what=f"rewind {ply + 1}")
    table.post("undo", seat, version=version(table))
    others = [other for other in table.tokens if other != seat]
    before = table.standing()
    assert (answer(table, others[0], True), table.standing()) == (422, before)


def handed_over(server: Server) -> Party:
    """A table where seat 1 has agreed that a bot plays there."""
    table = proposed(server, "bot 1", seats=2)
    assert answer(table, 1, True) == 200
    return table


def test_a_bot_that_took_over_plays(server: Server) -> None:
    table = handed_over(server)
    del table.tokens[1]
    assert table.until_a_person_moves() == 0


def test_a_person_cannot_move_for_the_bot_at_the_seat(server: Server) -> None:
    table = handed_over(server)
    token = table.tokens.pop(1)
    table.until_a_person_moves()
    table.tokens[1] = token
    assert table.post("moves", 1, version=version(table), action="keep").status_code == 422


def test_a_person_takes_the_seat_back(server: Server) -> None:
    table = handed_over(server)
    token = table.tokens.pop(1)
    table.until_a_person_moves()
    table.tokens[1] = token
    table.post("return", 1, version=version(table))
    table.play("keep")
    assert (table.get()["seats"][1]["bot"], table.get()["mover"]) == (None, 1)


def test_nobody_takes_a_seat_back_where_no_bot_is(server: Server) -> None:
    table = Party(server, "pebbles")
    assert table.post("return", 0, version=version(table)).status_code == 422


def test_who_took_over_is_kept(host: Host, tmp_path: Any) -> None:
    server = host.server(tmp_path / "k.db")
    table = handed_over(server)
    server.stop()
    server = host.server(tmp_path / "k.db")
    table.at(server)
    seats = table.get()["seats"]
    server.stop()
    assert seats[1]["bot"] == "easy"


def test_a_bot_plays_against_bots_to_the_end(server: Server) -> None:
    table = Party(server, "pebbles", seats=4, bots=3)
    while not table.get()["over"]:
        if table.until_a_person_moves() == 0:
            table.play()
    assert table.get()["over"]
