"""Earlier plies of a table are played anew from the nearest that is kept, and to play far has a limit."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from keydom import Match, get_game
from keydom.core.record import Record
from keydom.server.table import replays

from ..hosting import Party, Server
from ..inline import Host


@pytest.fixture(scope="module")
def record() -> str:
    """A finished game of some hundred plies."""
    match, rng = Match(get_game("keyflower"), 2, {"length": "short"}, rng=Random(1)), Random(1)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return str(match.record())


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The plies that are played anew, as they are."""
    found: list[int] = []
    play = replays.Replays._play

    def counted(self: replays.Replays, id: str, match: Match[Any, Any], moves: list[tuple[int, str]]) -> Any:
        found.append(len(moves))
        return play(self, id, match, moves)

    monkeypatch.setattr(replays.Replays, "_play", counted)
    monkeypatch.setattr(replays, "STEP", 8)
    monkeypatch.setattr(replays, "FREE", 16)
    return found


def brought(server: Server, record: str) -> tuple[str, int]:
    """The path of a table from a record, and its last ply."""
    browser = server.browser()
    id = browser.post("/api/records", json={"text": record}).json()["id"]
    return f"/api/tables/{id}", browser.get(f"/api/tables/{id}").json()["ply"]


def test_who_steps_through_a_game_does_not_meet_the_limit(
    host: Host, tmp_path: Path, record: str, played: list[int]
) -> None:
    server = host.server(tmp_path / "k.db", background_tasks_per_minute=1)
    path, last = brought(server, record)
    steps = [*range(last, 0, -1), *range(1, last)]
    codes = {server.browser().get(f"{path}/view", params={"ply": ply}).status_code for ply in steps}
    server.stop()
    assert (codes, max(played[1:]) < 8) == ({200}, True)


def test_to_play_far_through_many_games_has_a_limit(host: Host, tmp_path: Path, record: str, played: list[int]) -> None:
    server = host.server(tmp_path / "k.db", background_tasks_per_minute=2)
    codes = []
    for _ in range(3):
        path, last = brought(server, record)
        codes.append(server.browser().get(f"{path}/view", params={"ply": last - 1}).status_code)
    server.stop()
    assert codes == [200, 200, 429]


def test_what_is_kept_shows_what_was_played(host: Host, tmp_path: Path, record: str, played: list[int]) -> None:
    server = host.server(tmp_path / "k.db")
    path, last = brought(server, record)
    browser = server.browser()
    texts = [browser.get(f"{path}/position", params={"ply": ply}).json()["text"] for ply in (last - 1, last - 1, 9)]
    server.stop()
    whole = Match.replay(get_game("keyflower"), Record.parse(record), last - 1)
    early = Match.replay(get_game("keyflower"), Record.parse(record), 9)
    assert texts == [whole.game.text(whole.state)] * 2 + [early.game.text(early.state)]


def test_after_going_back_the_earlier_plies_are_those_of_now(
    host: Host, tmp_path: Path, played: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "STEP", 1)
    server = host.server(tmp_path / "k.db")
    table = Party(server, "pebbles")
    while table.get()["ply"] < 6:
        table.play()
    before = table.get("/view", ply=5)["lines"]
    table.post("proposals", 0, version=table.get()["version"], what="rewind 2")
    table.post("answers", 1, version=table.get()["version"], agree=True)
    while table.get()["ply"] < 6:
        table.play(rng=Random(table.get()["ply"]))
    shown = [table.get("/view", ply=ply)["lines"] for ply in range(1, 6)]
    now = table.get("/view")["lines"]
    server.stop()
    assert shown == [now[:ply] for ply in range(1, 6)], before
