"""A copy of all games is whole, though they are played on while it is made."""

from __future__ import annotations

import asyncio
import gzip
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import cycle
from pathlib import Path
from random import Random
from threading import Thread

import pytest

from keydom.core.errors import BadOption, BadRecord
from keydom.server.store.backup import load, save

from ..hosting import Party, awaited
from ..inline import Host, memory_folder
from ..postgres import Postgres

GAMES = 50

Lines = dict[str, list[tuple[int, int, str]]]


def lines_of(database: Path) -> Lines:
    """The log of every table."""
    found: Lines = {}
    with closing(sqlite3.connect(database)) as db:
        for table, *line in db.execute("select table_id, number, seat, text from lines order by table_id, number"):
            found.setdefault(table, []).append(tuple(line))
    return found


class Played:
    """A backup that was made and restored while many games were played, and their logs before, in it and after."""

    def __init__(self, host: Host, folder: Path) -> None:
        server = host.server(folder / "k.db")
        self.tables = [Party(server, "pebbles") for _ in range(GAMES)]
        for table in self.tables:
            table.play("keep")
        self.before = lines_of(folder / "k.db")
        saving = Thread(target=asyncio.run, args=(save(f"sqlite:///{folder}/k.db", folder / "copy"),))
        saving.start()
        play_on(self.tables, saving, Random(1))
        self.after = lines_of(folder / "k.db")
        awaited(load(folder / "copy", f"sqlite:///{folder}/restored.db"))
        self.restored = lines_of(folder / "restored.db")
        server.stop()
        again = host.server(folder / "restored.db")
        self.playable = []
        for table in self.tables:
            table.at(again)
            if not table.get()["over"]:
                table.play()
                self.playable.append(table.id)
        again.stop()


def play_on(tables: list[Party], saving: Thread, rng: Random) -> None:
    """Play at all of them in turn, as long as the copy is being made."""
    for table in cycle(tables):
        if not saving.is_alive():
            return
        if not table.get()["over"]:
            table.play(rng=rng)


@pytest.fixture(scope="module")
def played(host: Host) -> Iterator[Played]:
    folder = memory_folder()
    yield Played(host, folder)
    shutil.rmtree(folder)


def test_all_that_was_kept_before_is_in_the_copy(played: Played) -> None:
    missing = [id for id, lines in played.before.items() if played.restored[id][: len(lines)] != lines]
    assert missing == []


def test_every_log_in_the_copy_is_the_beginning_of_the_one_that_was_played_on(played: Played) -> None:
    other = [id for id, lines in played.restored.items() if played.after[id][: len(lines)] != lines]
    assert (other, len(played.restored)) == ([], GAMES)


def test_what_was_restored_is_played_on(played: Played) -> None:
    assert played.playable


def test_a_copy_goes_from_sqlite_to_postgresql_and_back(host: Host, tmp_path: Path, postgres: Postgres) -> None:
    server = host.server(tmp_path / "k.db")
    Party(server, "keyflower", 3).play()
    server.stop()

    async def around() -> None:
        await save(f"sqlite:///{tmp_path}/k.db", tmp_path / "one")
        await load(tmp_path / "one", postgres.url)
        await save(postgres.url, tmp_path / "two")

    awaited(around())
    one, two = (sorted(gzip.decompress((tmp_path / name).read_bytes()).splitlines()) for name in ("one", "two"))
    assert one == two


def test_a_database_that_has_games_is_not_restored_into(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db")
    Party(server, "pebbles")
    server.stop()
    url = f"sqlite:///{tmp_path}/k.db"
    awaited(save(url, tmp_path / "copy"))
    with pytest.raises(BadOption, match="has games already"):
        awaited(load(tmp_path / "copy", url))


def test_half_a_copy_restores_nothing(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db")
    Party(server, "keyflower")
    server.stop()
    awaited(save(f"sqlite:///{tmp_path}/k.db", tmp_path / "copy"))
    whole = (tmp_path / "copy").read_bytes()
    (tmp_path / "copy").write_bytes(whole[: len(whole) // 2])
    with pytest.raises(BadRecord, match="not a whole backup"):
        awaited(load(tmp_path / "copy", f"sqlite:///{tmp_path}/new.db"))
    assert lines_of(tmp_path / "new.db") == {}


def test_a_file_that_is_no_copy_is_refused(tmp_path: Path) -> None:
    (tmp_path / "copy").write_text("my diary")
    with pytest.raises(BadRecord, match="not a whole backup"):
        awaited(load(tmp_path / "copy", f"sqlite:///{tmp_path}/new.db"))


def test_an_empty_database_is_not_copied(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="is empty"):
        awaited(save(f"sqlite:///{tmp_path}/none.db", tmp_path / "copy"))
