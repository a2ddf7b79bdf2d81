"""Whatever goes wrong between servers of one PostgreSQL: nothing is lost, nothing done twice, pages catch up."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex

import pytest

from keydom.server.errors import StaleVersion
from keydom.server.settings import database_url
from keydom.server.store.migrate import migrate
from keydom.server.store.tables import Store

from ..cut import Cutter
from ..fleet import Ear, Fleet, at
from ..hosting import BEFORE_SITTING_DOWN, Nursery, Party, Server, awaited, until
from ..inline import Clock
from ..postgres import Postgres

LEASE = 2.0  # seconds
LONG_LEASE = 15.0  # seconds: renewed every five, it does not end on a busy machine
SOME = 4.0  # seconds before a bot moves: long enough for a busy machine to find it thinking
AGES = 600.0  # seconds, that a bot never gets to an end of
LISTENING_CONNECTIONS = "from pg_stat_activity where application_name = 'keydom notifications'"


@pytest.fixture
def fleet(nursery: Nursery, tmp_path: Path, shared_postgres: Postgres) -> Iterator[Fleet]:
    """No servers as yet, and no jobs of other tests."""
    fleet = Fleet(nursery, tmp_path, shared_postgres)
    try:
        yield fleet
    finally:
        fleet.close()
        if fleet.servers:
            shared_postgres.query("delete from jobs")


def bot_to_move(server: Server) -> Party:
    """A table at which a bot thinks, at a server that holds its lease."""
    table = Party(server, "pebbles", 2, bots=1)
    table.play("keep")
    return table


def held(fleet: Fleet, table: Party) -> list[tuple[str]]:
    return fleet.postgres.query(f"select holder from jobs where subject = '{table.id}' and holder is not null")


def turns_of_the_bot(fleet: Fleet, table: Party) -> int:
    """How often it kept a pebble or gave it away; whom it gave it to is no turn of its own."""
    found = fleet.postgres.query(
        f"select count(*) from lines where table_id = '{table.id}' and seat = 1 and text in ('keep', 'give')"
    )
    return int(found[0][0])


# Leases.


@pytest.mark.soak
def test_a_bot_whose_server_is_killed_moves_at_another(fleet: Fleet) -> None:
    thinking = fleet.add(job_lease=LEASE, bot_move_delay=AGES)
    table = bot_to_move(thinking)
    until(lambda: held(fleet, table))
    thinking.kill()
    table.at(fleet.add(job_lease=LEASE))
    until(lambda: turns_of_the_bot(fleet, table) == 1)


def test_a_bot_whose_server_ends_moves_at_another_without_waiting_for_the_lease(fleet: Fleet) -> None:
    thinking = fleet.add(job_lease=AGES, bot_move_delay=AGES)
    table = bot_to_move(thinking)
    until(lambda: held(fleet, table))
    thinking.stop()
    fleet.add(job_lease=AGES)
    until(lambda: turns_of_the_bot(fleet, table) == 1)


def test_a_server_whose_lease_ended_while_it_thought_makes_no_move(fleet: Fleet) -> None:
    asleep = fleet.add(job_lease=LEASE, bot_move_delay=1.0)
    table = bot_to_move(asleep)
    until(lambda: held(fleet, table))
    os.kill(asleep.pid, signal.SIGSTOP)
    try:
        before = held(fleet, table)
        fleet.add(job_lease=LEASE, bot_move_delay=AGES)
        until(lambda: held(fleet, table) not in ([], before))
    finally:
        os.kill(asleep.pid, signal.SIGCONT)
    until(lambda: "another server has taken over" in asleep.out.read_text())
    assert turns_of_the_bot(fleet, table) == 0


def test_two_servers_that_think_for_one_bot_make_one_move(fleet: Fleet) -> None:
    first, second = fleet.add(bot_move_delay=SOME), fleet.add(bot_move_delay=SOME)
    table = bot_to_move(first)
    until(lambda: held(fleet, table))
    before = held(fleet, table)
    fleet.postgres.query(f"update jobs set until = 0 where subject = '{table.id}'")
    until(lambda: held(fleet, table) != before)
    until(lambda: not at(first, table).get()["thinking"] and not at(second, table).get()["thinking"])
    assert turns_of_the_bot(fleet, table) == 1


def test_a_bots_move_and_what_a_person_does_at_the_same_moment_do_not_wait_for_each_other(
    shared_postgres: Postgres,
) -> None:
    import psycopg  # comes with PostgreSQL alone

    id = token_hex(5)

    async def run() -> None:
        store = Store(database_url(shared_postgres.url))
        try:
            await migrate(store)
            await store.create(id, "pebbles", {}, 1, "", [("Ana", None, token_hex()), ("Bot", "easy", token_hex())], [])
            with psycopg.connect(shared_postgres.url) as bot:  # another server, in the midst of keeping the bot's move
                bot.execute("update jobs set fence = 'f' where subject = %s", (id,))
                person = asyncio.create_task(store.append(id, 0, [(0, "!undo")], False, bot_next=False))
                while not shared_postgres.query("select 1 from pg_locks where not granted"):
                    await asyncio.sleep(0.01)
                bot.execute("insert into lines values (%s, 0, 1, 'keep', 0)", (id,))
            await person
        finally:
            await store.close()
            shared_postgres.query("delete from jobs")

    with pytest.raises(StaleVersion):
        awaited(run())


def test_a_lease_is_made_longer_while_its_holder_thinks(fleet: Fleet) -> None:
    thinking = fleet.add(job_lease=LONG_LEASE, bot_move_delay=AGES)
    table = bot_to_move(thinking)
    until(lambda: held(fleet, table))
    first = fleet.postgres.query(f"select fence, until from jobs where subject = '{table.id}'")[0]
    fleet.add(job_lease=LONG_LEASE)
    query = f"select fence, until > {first[1]} + {LONG_LEASE} from jobs where subject = '{table.id}'"
    until(lambda: fleet.postgres.query(query)[0][1])
    assert fleet.postgres.query(query)[0][0] == first[0]


# The connection for notifications.


def test_who_watches_catches_up_after_the_line_for_news_was_cut(fleet: Fleet) -> None:
    here, there = fleet.add(), fleet.add()
    table = Party(here, "pebbles")
    ear = Ear(there, table)
    fleet.postgres.query(f"select pg_terminate_backend(pid) {LISTENING_CONNECTIONS}")
    table.play("keep")
    until(lambda: ear.versions[-1] == table.get()["version"])


def test_who_watches_catches_up_when_the_line_for_news_is_half_open(fleet: Fleet, shared_postgres: Postgres) -> None:
    folder = Path(tempfile.mkdtemp(prefix="keydom-cut-"))  # a path short enough for a socket
    cutter = Cutter(folder, shared_postgres.folder)
    try:
        here = fleet.add()
        there = fleet.add(database=shared_postgres.url_by(folder))
        table = Party(here, "pebbles")
        ear = Ear(there, table)
        until(lambda: cutter.listening() == 1)
        cutter.cut_news()
        table.play("keep")
        until(lambda: ear.versions[-1] == table.get()["version"])
    finally:
        fleet.close()
        cutter.close()
        shutil.rmtree(folder)


def test_who_watches_catches_up_after_postgresql_was_restarted(
    nursery: Nursery, tmp_path: Path, own_postgres: Postgres
) -> None:
    postgres = own_postgres
    fleet = Fleet(nursery, tmp_path, postgres)
    try:
        here, there = fleet.add(), fleet.add()
        table = Party(here, "pebbles")
        ear = Ear(there, table)
        postgres.stop()
        postgres.start()
        move = {"version": table.get()["version"], "action": "keep"}
        until(lambda: table.post("moves", 0, **move).status_code in (200, 409))
        until(lambda: ear.versions[-1] == table.get()["version"])
        assert "Traceback" not in fleet.printed()
    finally:
        fleet.close()


# Clocks.


def test_servers_whose_clocks_differ_go_by_the_databases(fleet: Fleet, tmp_path: Path) -> None:
    ahead = Clock(tmp_path)
    ahead.let_pass(hours=5)
    here, there = fleet.add(), fleet.add(clock=ahead)
    table = Party(here, "pebbles", turn_limit=3600)
    table.play("keep")
    at(there, table).play("keep")
    times = fleet.postgres.query(f"select max(at) - min(at) from lines where table_id = '{table.id}'")
    assert times[0][0] < 3600


def test_a_server_whose_clock_is_ahead_puts_nobody_out_of_time(fleet: Fleet, tmp_path: Path) -> None:
    ahead = Clock(tmp_path)
    ahead.let_pass(hours=5)
    table = Party(fleet.add(), "pebbles", turn_limit=3600)
    other = at(fleet.add(clock=ahead), table)
    refused = other.post("proposals", 1, version=other.get()["version"], what="bot 0")
    assert refused.status_code == 422


# Migrations.

LATER = """
alter table tables add column later integer;
create index ix_later on lines (at);
update tables set later = 1;
"""


def test_moves_go_on_while_a_migration_changes_the_tables(nursery: Nursery, tmp_path: Path, postgres: Postgres) -> None:
    fleet = Fleet(nursery, tmp_path, postgres)
    try:
        server = fleet.add()
        tables = [Party(server, "pebbles") for _ in range(3)]
        for table in tables:
            table.play("keep")
        postgres.query(LATER)
        for table in tables:
            table.play("keep")
        kept = postgres.query("select count(*) from lines where text = 'keep'")
        assert kept == [(6,)]
    finally:
        fleet.close()


def test_a_server_that_starts_migrates_while_others_play(nursery: Nursery, tmp_path: Path, postgres: Postgres) -> None:
    fleet = Fleet(nursery, tmp_path, postgres)
    try:
        table = Party(fleet.add(), "pebbles")
        for _ in range(2):  # both have sat down, and are known
            table.play("keep")
        table.standing()
        older = "update alembic_version set version_num = '0004'; drop table analyses, usage"
        postgres.query("; ".join([older, *BEFORE_SITTING_DOWN]))
        table.play("keep")  # nobody's move needs it
        other = at(fleet.add(), table)
        other.play("keep")
        assert table.get()["version"] == other.get()["version"]
    finally:
        fleet.close()
