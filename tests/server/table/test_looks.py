"""Looks at a table: whoever plays does not wait for those who look."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..hosting import Party
from ..inline import Host, begin

LOOKS = 30


@pytest.mark.parametrize("look", ["/t/{}/now?log=all", "/api/tables/{}/view"])
def test_who_plays_does_not_wait_for_all_who_look(host: Host, tmp_path: Path, look: str) -> None:
    server = host.server(tmp_path / "k.db")
    table, browser = Party(server, "keyflower"), server.browser()
    seat = table.get()["mover"]
    here = table.get("/legal", seat)
    move = {"seat": seat, "version": here["version"], "action": here["legal"][0]["text"]}
    looks = [begin(browser.build_request("GET", look.format(table.id))) for _ in range(LOOKS)]
    played = table.post("moves", seat, **move).status_code
    waiting = sum(not look.done for look in looks)
    for one in looks:
        one.response()
    server.stop()
    assert (played, waiting > LOOKS // 2) == (200, True)


def test_a_look_is_of_the_table_as_it_stood_when_it_began(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db")
    table, browser = Party(server, "keyflower"), server.browser()
    seat = table.get()["mover"]
    here = table.get("/legal", seat)
    looks = [begin(browser.build_request("GET", f"/api/tables/{table.id}/view")) for _ in range(LOOKS)]
    table.post("moves", seat, version=here["version"], action=here["legal"][0]["text"])
    seen = [look.response().json() for look in looks]
    now = table.get("/view")
    server.stop()
    versions = {(one["version"], one["ply"], len(one["lines"])) for one in seen}
    assert versions <= {
        (here["version"], len(now["lines"]) - 1, len(now["lines"]) - 1),
        (now["version"], now["ply"], now["ply"]),
    }
