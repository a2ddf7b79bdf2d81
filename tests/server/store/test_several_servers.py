"""Several servers of one database count as one: presence, bots, and tables that are looked at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ..fleet import Ear, Fleet, at
from ..hosting import MANY, Nursery, Party, Server, fetch, until
from ..postgres import Postgres

REQUESTS = 100
DAY = 86_400  # seconds
SECOND = 1 / DAY  # days


@pytest.fixture
def fleet(nursery: Nursery, tmp_path: Path, postgres: Postgres) -> Iterator[Fleet]:
    fleet = Fleet(nursery, tmp_path, postgres)
    try:
        yield fleet
    finally:
        fleet.close()


def test_an_old_table_that_is_looked_at_at_another_server_stays(fleet: Fleet) -> None:
    terms = {
        "unstarted_retention_days": 1.0,
        "abandoned_retention_days": SECOND,
    }  # days; servers look round several times in the shorter term
    here, there = fleet.add(**terms), fleet.add(**terms)
    table, other = Party(here, "pebbles"), Party(here, "pebbles")
    Ear(here, table)
    fleet.postgres.query(f"update tables set touched = touched - {2 * DAY}")
    browser = there.browser()
    until(lambda: browser.get(other.path).status_code == 404)
    assert browser.get(table.path).status_code == 200


def test_who_was_seen_at_another_server_was_seen(fleet: Fleet) -> None:
    here, there = fleet.add(requests_per_minute=MANY), fleet.add(requests_per_minute=MANY)
    table = Party(here, "pebbles")
    other = at(there, table)
    table.post("proposals", 1, version=table.get()["version"], what="bot 0")
    fleet.postgres.query(f"update lines set at = at - {2 * DAY} where text like '!propose%'")
    fleet.postgres.query(f"update seats set seen = seen - {2 * DAY}")
    late = at(fleet.add(), table)  # it reads all of this, before the person comes back elsewhere
    late.get()
    fleet.postgres.query("update seats set seen = extract(epoch from clock_timestamp()) where seat = 0")
    answer = late.post("answers", 1, version=late.get()["version"], agree=True, what="bot 0")
    assert (answer.status_code, other.get()["seats"][0]["bot"]) == (422, None)


def bots_moves(server: Server) -> float:
    """How many moves this server has made for bots."""
    lines = fetch(f"{server.address}/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("keydom_bot_moves_total "))


def test_bots_that_wait_at_one_server_are_thought_about_at_another(fleet: Fleet) -> None:
    here, there = fleet.add(), fleet.add()
    seats = [{"kind": "link"}, *({"kind": "bot", "level": "hard"},) * 3]
    wish = {"game": "pebbles", "seats": seats, "as_seated": True}
    with here.browser() as browser:
        for _ in range(4):
            made = browser.post("/api/tables", json=wish).json()
            head = {"authorization": f"Bearer {made['tokens']['0']}"}
            body = {"seat": 0, "version": made["version"], "action": "keep"}
            browser.post(f"/api/tables/{made['id']}/moves", json=body, headers=head).raise_for_status()
    until(lambda: bots_moves(there) > 0)
