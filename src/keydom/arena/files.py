"""Reads records from files, and writes files whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from keydom.core.errors import KeydomError
from keydom.core.record import Record


def write_atomically(path: Path, data: bytes, sync: bool = False) -> None:
    """Write a file whole or not at all: readers see the old data or all of the new.

    With `sync` it is on the disk when this returns.
    """
    with replacing(path) as draft, draft.open("xb") as file:
        file.write(data)
        if sync:
            file.flush()
            os.fsync(file.fileno())


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """The path of a draft, which takes the place of the file unless an error is raised."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        yield draft
        if path.exists():
            draft.chmod(path.stat().st_mode & 0o777)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def read_record(path: Path) -> Record:
    """The record in a file."""
    try:
        return Record.load(path)
    except OSError as error:
        raise KeydomError(f"cannot read {path}: {error}") from None


def reason(error: OSError | ValueError) -> str:
    """The reason why a file cannot be used, to stand behind a colon."""
    text = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return text[:1].lower() + text[1:]
