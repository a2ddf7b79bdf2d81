"""Every answer has the same headers and is counted; and who still waits when a server ends is told so."""

from __future__ import annotations

from pathlib import Path
from random import Random

import httpx
import pytest

from ..hosting import Nursery, Party, Server, client_of, fetch
from ..inline import Host, begin

ALWAYS = ("content-security-policy", "referrer-policy", "x-content-type-options", "cross-origin-opener-policy")
KEPT_BACK = ("cache-control", "no-store")


def answers(table: Party) -> dict[str, httpx.Response]:
    """To a move, to one that is not allowed, and to one that is none."""
    seat, version = table.get()["mover"], table.get()["version"]
    return {
        "done": table.post("moves", seat, version=version, action="keep"),
        "refused": table.post("moves", seat, version=version, action="keep"),
        "no move": table.post("moves", seat, version=version, action=["keep"]),
    }


@pytest.mark.parametrize("which", ["done", "refused", "no move"])
def test_every_answer_to_a_move_has_the_headers_of_all_others(server: Server, which: str) -> None:
    heads = answers(Party(server, "pebbles"))[which].headers
    assert [*(name in heads for name in ALWAYS), heads.get(KEPT_BACK[0]) == KEPT_BACK[1]] == [True] * 5


def test_a_refused_move_is_counted_by_its_route(server: Server) -> None:
    answers(Party(server, "pebbles"))
    counted = 'keydom_answers_total{route="/api/tables/{id}/moves",status="409"}'
    assert counted in fetch(f"{server.address}/metrics").text


def test_a_server_that_ends_ends_open_lines_without_complaint(nursery: Nursery, tmp_path: Path) -> None:
    server = nursery.server(tmp_path / "k.db")
    table = Party(server, "pebbles")
    with client_of(server.address).stream("GET", f"{table.path}/stream") as stream:
        lines = stream.iter_lines()
        next(lines)
        server.stop()
        list(lines)  # to its proper end
    assert "Traceback" not in server.out.read_text()


def test_whoever_waits_for_a_hint_when_a_server_ends_is_told_to_come_back(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db")
    study = Party(server, "pebbles")
    study.finish(Random(2))
    plies = [ply for ply, line in enumerate(study.get("/view")["lines"]) if line["mover"] >= 0]
    paths = [f"{study.path}/hint?ply={ply}&level=easy" for ply in plies]
    asked = [begin(study.client.build_request("GET", path)) for path in paths]
    asked[0].response()  # the others wait for their turn
    server.stop()
    told = {(one.status_code, "retry-after" in one.headers) for one in (one.response() for one in asked[1:])}
    assert (503, True) in told
