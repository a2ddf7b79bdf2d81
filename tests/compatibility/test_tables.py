"""A database and a backup of version 1.0: every table is told as it was told then, and goes on."""

from __future__ import annotations

import json
import lzma
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from keydom.cli import main
from tests.fixtures.make import PAUSE
from tests.fixtures.tables import LINES, told
from tests.server.hosting import until
from tests.server.inline import Host, InlineServer, memory_folder

FOLDER = Path(__file__).parents[1] / "fixtures" / "1.0"
TABLES: dict[str, dict[str, Any]] = json.loads((FOLDER / "tables.json").read_text("utf-8"))
NOW: Any = TABLES.pop("now")


def unpacked(folder: Path) -> Path:
    path = folder / "tables.sqlite"
    path.write_bytes(lzma.decompress((FOLDER / "tables.sqlite.xz").read_bytes()))
    return path


def rows(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """All that a database holds, by the name of the table."""
    with closing(sqlite3.connect(path)) as db:
        names = [name for (name,) in db.execute("select name from sqlite_master where type = 'table'")]
        return {name: sorted(db.execute(f"select * from {name}"), key=repr) for name in names}


@pytest.fixture(scope="module")
def server(host: Host) -> Iterator[InlineServer]:
    """A server on the old database, at the moment when it was made; its bots do not move."""
    folder = memory_folder()
    server = host.server(unpacked(folder), clock=lambda: NOW, **PAUSE)
    yield server
    server.stop()
    shutil.rmtree(folder)


@pytest.mark.parametrize("label", TABLES)
def test_a_table_is_told_as_it_was(server: InlineServer, label: str) -> None:
    assert told(server, TABLES[label]) == TABLES[label]["told"]


@pytest.mark.parametrize("label", TABLES)
def test_the_page_of_a_table_opens(server: InlineServer, label: str) -> None:
    browser = server.browser()
    browser.cookies.update(TABLES[label]["cookies"])
    path = f"/t/{TABLES[label]['id']}"
    now = browser.get(f"{path}/now").json()

    assert (browser.get(path).status_code, now["version"]) == (200, TABLES[label]["told"]["about"]["version"])
    assert all(now["regions"][f"pane-{pane['name']}"] for pane in now["scene"]["panes"])


def test_every_kind_of_line_is_in_a_log(tmp_path: Path) -> None:
    found = {row[3].split()[0] for row in rows(unpacked(tmp_path))["lines"] if row[3].startswith("!")}

    assert found == {*LINES}


def test_a_bot_that_was_to_move_moves(host: Host, tmp_path: Path) -> None:
    server = host.server(unpacked(tmp_path), clock=lambda: NOW)
    path = f"/api/tables/{TABLES['bot to move']['id']}"
    until(lambda: server.browser().get(path).json()["mover"] == 0)
    before = TABLES["bot to move"]["told"]["about"]["version"]
    after = server.browser().get(path).json()["version"]
    server.stop()

    assert after > before


def test_people_play_on_with_their_tokens(host: Host, tmp_path: Path) -> None:
    server = host.server(unpacked(tmp_path), clock=lambda: NOW)
    table = TABLES["begun keyflower"]
    path, mover = f"/api/tables/{table['id']}", table["told"]["about"]["mover"]
    browser = server.browser(authorization=f"Bearer {table['tokens'][str(mover)]}")
    here = browser.get(f"{path}/legal", params={"seat": mover}).json()
    move = {"seat": mover, "version": here["version"], "action": here["legal"][0]["text"]}
    status = browser.post(f"{path}/moves", json=move).status_code
    server.stop()

    assert status == 200


def test_a_backup_is_restored_with_every_row(tmp_path: Path) -> None:
    restored = tmp_path / "restored.db"

    assert main(["restore", str(FOLDER / "tables.backup"), "--database", f"sqlite:///{restored}"]) == 0
    assert rows(restored) == rows(unpacked(tmp_path))
