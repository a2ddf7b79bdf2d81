"""Files are written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from keydom.cli.files import UnusableFile, read, write, write_new


def test_what_is_written_can_be_read(home: Path) -> None:
    write(home / "a", "één\n")
    assert read(home / "a") == "één\n"


def test_writing_replaces_the_whole_and_leaves_nothing_beside_it(home: Path) -> None:
    write(home / "a", "long before")
    write(home / "a", "new")
    assert [path.name for path in home.iterdir()] == ["a"]
    assert read(home / "a") == "new"


def test_a_write_that_fails_leaves_the_old_file_and_no_other(home: Path) -> None:
    write(home / "a", "old")
    with pytest.raises(UnusableFile, match="cannot write"):
        write(home / "a", "half \udcff of it")  # cannot be encoded
    assert [path.name for path in home.iterdir()] == ["a"]
    assert read(home / "a") == "old"


def test_writing_through_a_link_keeps_the_link(home: Path) -> None:
    write(home / "a", "old")
    (home / "link").symlink_to("a")
    write(home / "link", "new")
    assert (home / "link").is_symlink()
    assert read(home / "a") == "new"


def test_a_file_keeps_its_permissions(home: Path) -> None:
    write(home / "a", "old")
    (home / "a").chmod(0o640)
    write(home / "a", "new")
    assert (home / "a").stat().st_mode & 0o777 == 0o640


def test_a_new_file_is_never_written_over_another(home: Path) -> None:
    (home / "dangling").symlink_to("nowhere")
    with pytest.raises(UnusableFile, match="already there"):
        write_new(home / "dangling", "new")


def test_a_pipe_is_written_to_and_not_replaced(home: Path) -> None:
    os.mkfifo(home / "pipe")
    reader = os.open(home / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    write(home / "pipe", "passed on")
    assert os.read(reader, 100) == b"passed on"
    assert (home / "pipe").is_fifo()
    os.close(reader)


def test_a_name_that_cannot_be_is_told(home: Path) -> None:
    for name in ("x" * 300, "a\0b"):
        with pytest.raises(UnusableFile, match="cannot write"):
            write(home / name, "text")
