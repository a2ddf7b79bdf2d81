"""`keydom backup`: who may read what it writes."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from .command_line import Run

pytestmark = pytest.mark.needs("litestar")
LINE = "backup games.keydom --database sqlite:///k.db"


@pytest.fixture(autouse=True)
def database(home: Path) -> Iterator[None]:
    """An empty one, on a system that lets everybody read what is written."""
    from keydom.server.store.migrate import prepare

    asyncio.run(prepare("sqlite:///k.db"))
    usual = os.umask(0o022)
    yield
    os.umask(usual)


@pytest.mark.parametrize("there", [[], ["games.keydom"], ["games.keydom.part"]], ids=["new", "older", "half written"])
def test_nobody_else_may_read_a_backup(run: Run, home: Path, there: list[str]) -> None:
    for name in there:
        (home / name).write_text("an older one")
    assert run(LINE).code == 0
    assert oct((home / "games.keydom").stat().st_mode & 0o777) == oct(0o600)


def test_it_is_no_readable_file_while_it_is_written(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from keydom.server.store import backup

    modes: list[int] = []

    def write(*_: object) -> int:
        modes.append((home / "games.keydom.part").stat().st_mode & 0o777)
        return 0

    monkeypatch.setattr(backup, "_write", write)
    run(LINE)
    assert modes == [0o600]
