"""A log is read in time that grows with its lines once, and never keeps others waiting."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from keydom.core.match import Match
from keydom.games import games, get_game
from keydom.server.table.history import History
from keydom.server.time_slices import SLICE, TimeSlices

from ..hosting import Party, Server, awaited
from ..inline import Host


def rewound(table: Party, ply: int) -> int:
    """Both agree to go back; says the status of the answer to whoever proposed it."""
    asked = table.post("proposals", 0, version=table.get()["version"], what=f"rewind {ply}")
    if asked.is_success:
        table.post("answers", 1, version=table.get()["version"], agree=True)
    return asked.status_code


def test_going_back_to_where_the_game_stands_is_refused(server: Server) -> None:
    table = Party(server, "pebbles")
    assert rewound(table, table.get()["ply"]) == 422


def test_a_log_of_many_undos_and_rewinds_stands_as_before_when_it_is_read_again(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "keydom.db")
    table, rng = Party(server, "keyflower"), Random(5)
    for step in range(120):
        about = table.get()
        what = rng.choice(("play", "play", "play", "undo", "redo", "rewind"))
        if what == "rewind" and step % 4 == 0:
            rewound(table, max(0, about["ply"] - rng.randrange(1, 6)))
        elif what in ("undo", "redo"):
            table.post(what, about["mover"], version=about["version"])
        else:
            table.play(rng=rng)
    before = table.standing(), [table.get("/view", seat)["log"] for seat in table.tokens]
    undoable = [
        table.client.get(f"/t/{table.id}/now", params={"as": seat}, headers=table.head(seat)).json() for seat in (0, 1)
    ]
    server.stop()
    server = host.server(tmp_path / "keydom.db")
    table.at(server)
    again = [
        table.client.get(f"/t/{table.id}/now", params={"as": seat}, headers=table.head(seat)).json() for seat in (0, 1)
    ]
    after = table.standing(), [table.get("/view", seat)["log"] for seat in table.tokens]
    server.stop()
    assert (after, [(one["undoable"], one["redoable"]) for one in again]) == (
        before,
        [(one["undoable"], one["redoable"]) for one in undoable],
    )


class Counting(Match[Any, Any]):
    """Counts the lines that are played."""

    played = 0

    def play(self, action: Any, seat: int | None = None) -> None:
        self.played += 1
        super().play(action, seat)


def read(lines: list[tuple[str, int, str]]) -> Counting:
    """A match of pebbles after such lines: a move, an undo, or a rewind to a ply."""
    history, match = History(), Counting(get_game("pebbles"), 2)
    for what, number, text in lines:
        if what == "move":
            history.move(number, text)
        elif what == "undo":
            history.undo(number)
        else:
            history.rewind(number)
    for _ in history.play(match):
        pass
    return match


DRAW, KEEP = ("move", -1, "draw white"), ("move", 0, "give")


def test_what_was_taken_back_is_not_played() -> None:
    back_and_forth = [KEEP, ("undo", 0, "")] * 250
    assert read([DRAW, *back_and_forth]).played == 1


def test_a_rewind_plays_nothing_again() -> None:
    assert read([DRAW, *[KEEP, ("rewind", 1, "")] * 250]).played == 1


def test_whatever_was_taken_back_stays_in_the_log() -> None:
    told = [event.key for _, event in read([DRAW, KEEP, ("undo", 0, ""), ("rewind", 0, "")]).log]
    assert told == ["undone", "rewound"]


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("name", games())
def test_a_history_stands_where_the_match_stands_that_went_through_it(name: str, seed: int) -> None:
    """With all undos and rewinds: the same moves, the same log, and the same that may be taken back."""
    rng, history = Random(seed), History()
    went = Match(get_game(name), 2, rng=rng)
    known = 0

    def keep() -> None:
        nonlocal known
        for seat, text in went.moves[known:]:
            history.move(seat, text)
        known = went.ply

    keep()
    for _ in range(60):
        seat = max((seat for seat in (0, 1) if went.undoable(seat)), default=None)
        if seat is not None and rng.random() < 0.4:
            went.undo(seat)
            history.undo(seat)
            known = went.ply
        elif rng.random() < 0.1:
            ply = rng.randrange(went.ply)
            history.rewind(ply)
            known = ply
            went.rewind(ply)
        elif not went.over:
            went.play(rng.choice(went.legal()))
        keep()
    read = Match(get_game(name), 2)
    for _ in history.play(read):
        pass
    assert standing(read) == standing(went)


def standing(match: Match[Any, Any]) -> tuple[Any, ...]:
    told = [(ply, event.fields()) for ply, event in match.log]
    return match.moves, told, [match.undoable(seat) for seat in range(match.seats)], match.record().results


@pytest.mark.parametrize("works", [1, 3])
def test_long_work_lets_others_in(works: int) -> None:
    """Each time a slice is over somebody else has his turn: no slice is longer than it should be, by far."""

    async def run() -> tuple[int, int]:
        turnstile, breaths = TimeSlices(), 0
        steps = [0]

        def work() -> Any:
            clock = asyncio.get_running_loop().time
            for _ in range(20):
                begun = clock()
                while clock() - begun < SLICE:
                    pass
                steps[0] += 1
                yield

        tasks = [asyncio.create_task(turnstile.run(work())) for _ in range(works)]
        while not all(task.done() for task in tasks):
            await asyncio.sleep(0)
            breaths += 1
        return steps[0], breaths

    steps, breaths = awaited(run())
    assert (steps, breaths >= steps) == (20 * works, True)


@pytest.mark.parametrize("novices", ["4", "9" * 9, "0" * 5000], ids=["4", "nine digits", "5000 digits"])
def test_a_record_of_older_rules_with_an_option_that_they_did_not_have_is_refused(server: Server, novices: str) -> None:
    text = f"keydom 1\ngame keyflower\nrules 2\nseats 2\noption novices {novices}\n\n"
    assert server.browser().post("/api/records", json={"text": text}).status_code == 400


def test_a_record_of_more_lines_than_any_game_is_refused_unread(server: Server) -> None:
    text = "keydom 1\ngame pebbles\nrules 1\nseats 2\n" + "* draw red\n" * 60_000
    assert server.browser().post("/api/records", json={"text": text}).status_code == 400
