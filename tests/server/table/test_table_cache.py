"""Tables in memory have the names of now, whichever server changed them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from keydom import Match
from keydom.games import get_game
from keydom.server.settings import Settings
from keydom.server.store.migrate import migrate
from keydom.server.store.seat_holders import SEATS
from keydom.server.store.tables import Store
from keydom.server.table import table_cache
from keydom.server.table.table import GameTable
from keydom.server.table_registry import SeatSetup, TableRegistry

from ..hosting import awaited

Rename = Callable[[], Awaitable[None]]


def opened(folder: Path, act: Callable[[TableRegistry, str, Rename], Awaitable[GameTable]]) -> GameTable:
    """The table that comes of it; whoever sits at seat 1 is called Cleo by another server when asked to be."""

    async def run() -> GameTable:
        here, there = (Store(f"sqlite:///{folder / 'k.db'}") for _ in "ab")
        tables = TableRegistry(here, Settings(inline=True), lambda _table, _version: None)
        try:
            await migrate(here)
            table, _ = await tables.create(get_game("pebbles"), {}, [SeatSetup("Ana"), SeatSetup("Ben")], "", [])
            return await act(tables, table.id, lambda: there.rename(table.id, 1, "Cleo"))
        finally:
            await tables.stop()
            for store in (here, there):
                await store.close()

    found: GameTable = awaited(run())
    return found


def test_after_missed_notifications_a_table_has_the_names_of_now(tmp_path: Path) -> None:
    async def act(tables: TableRegistry, id: str, rename: Rename) -> GameTable:
        await rename()
        await tables.cache.notifications_missed([])
        return await tables.open(id)

    assert opened(tmp_path, act).names[1] == "Cleo"


def test_a_name_that_changes_while_a_table_is_read_is_the_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(tables: TableRegistry, id: str, rename: Rename) -> GameTable:
        log, renamed = tables.store.log, list[str]()

        async def log_after_a_rename(*asked: Any) -> Any:
            if not renamed:
                renamed.append(id)
                await rename()
                tables.cache.notified([SEATS, id])
            return await log(*asked)

        (await tables.open(id)).stale = True
        monkeypatch.setattr(tables.store, "log", log_after_a_rename)
        return await tables.open(id)

    assert opened(tmp_path, act).names[1] == "Cleo"


@pytest.mark.parametrize("leaves", ["who reads it", "who waits for it"])
def test_a_name_that_changes_while_several_ask_is_the_new_one_though_one_of_them_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leaves: str
) -> None:
    async def act(tables: TableRegistry, id: str, rename: Rename) -> GameTable:
        log, asked, gone, renamed = tables.store.log, list[asyncio.Task[GameTable]](), list[int](), list[str]()

        async def log_after_a_rename(*about: Any) -> Any:
            if not gone:
                gone.append(1)
                going = asked[0 if leaves == "who reads it" else 1]
                going.cancel()
                if going is not asyncio.current_task():
                    await asyncio.wait([going])
                await asyncio.sleep(0)
            if not renamed:
                renamed.append(id)
                await rename()
                tables.cache.notified([SEATS, id])
            return await log(*about)

        (await tables.open(id)).stale = True
        monkeypatch.setattr(tables.store, "log", log_after_a_rename)
        asked += [asyncio.create_task(tables.open(id)) for _ in range(2)]
        await asyncio.wait(asked)
        return await tables.open(id)

    assert opened(tmp_path, act).names[1] == "Cleo"


def test_a_name_is_the_new_one_though_who_asked_for_it_has_gone(tmp_path: Path) -> None:
    async def act(tables: TableRegistry, id: str, rename: Rename) -> GameTable:
        await tables.open(id)
        asking = asyncio.create_task(tables.rename(id, 1, "Cleo"))
        await asyncio.sleep(0)
        asking.cancel()
        with suppress(asyncio.CancelledError):
            await asking
        await tables.store.rename(id, 0, "Ana")  # after the write that nobody waits for
        return await tables.open(id)

    assert opened(tmp_path, act).names[1] == "Cleo"


@pytest.mark.parametrize(("lines_of_one", "notes_of_one", "kept"), [(256, 20_000, 4), (2, 20_000, 1), (256, 2, 1)])
def test_long_tables_and_those_with_many_notes_take_the_place_of_several(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines_of_one: int, notes_of_one: int, kept: int
) -> None:
    monkeypatch.setattr(table_cache, "LINES_OF_ONE", lines_of_one)
    monkeypatch.setattr(table_cache, "NOTES_OF_ONE", notes_of_one)
    match = Match(get_game("pebbles"), 2, rng=Random(1))
    while not match.over:
        match.play(match.legal()[0])
    match.notes = {3: ["a note of some length"]}

    async def run() -> int:
        store = Store(f"sqlite:///{tmp_path / 'k.db'}")
        tables = TableRegistry(store, Settings(inline=True, table_cache_size=4), lambda _table, _version: None)
        try:
            await migrate(store)
            ids = [(await tables.import_record(str(match.record()), "")).id for _ in range(6)]
            return sum(tables.cache.get(id) is not None for id in ids)
        finally:
            await tables.stop()
            await store.close()

    assert awaited(run()) == kept
