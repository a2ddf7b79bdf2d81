"""Reading and writing files for the commands: whole or not at all, and every mishap told in one line."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import click

from keydom.arena.files import reason, write_atomically
from keydom.core.errors import KeydomError


class UnusableFile(KeydomError):
    """A file that cannot be read or written."""


def read(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise UnusableFile(f"cannot read {path}: no UTF-8 text (byte {error.start})") from None
    except (OSError, ValueError) as error:
        raise UnusableFile(f"cannot read {path}: {reason(error)}") from None


def write(path: Path, text: str) -> None:
    """Put the text where the path says; whoever looks sees what was there before or all of the new, never a part."""
    try:
        data = text.encode()
    except UnicodeEncodeError as error:
        raise UnusableFile(f"cannot write {path}: {reason(error)}") from None
    write_bytes(path, data)


def write_bytes(path: Path, data: bytes) -> None:
    """`write`, of what is no text."""
    try:
        if path.exists() and not path.is_file() and not path.is_dir():
            path.write_bytes(data)  # a device or a pipe: there is nothing to replace
        else:
            _check_replaceable(path.resolve())
            write_atomically(path.resolve(), data, sync=True)
    except BrokenPipeError:
        raise
    except (OSError, ValueError) as error:
        raise UnusableFile(f"cannot write {path}: {reason(error)}") from None


def write_new(path: Path, text: str) -> None:
    """`write`, but never over something that is there."""
    if os.path.lexists(path):
        raise UnusableFile(f"{path} is already there: choose another name")
    write(path, text)


def deliver(text: str, output: Path | None) -> None:
    """Write to the file, or to standard output where none is named."""
    if output is None or str(output) == "-":
        click.echo(text.removesuffix("\n").encode())
    else:
        write(output, text)


def ensure_folder(path: Path) -> Path:
    """The folder, made if need be."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UnusableFile(f"cannot make the folder {path}: {reason(error)}") from None
    if not os.access(path, os.W_OK | os.X_OK):
        raise UnusableFile(f"cannot write in the folder {path}")
    return path


def app_folder(name: str) -> Path:
    """A folder of ours for what nobody has named a place for."""
    return ensure_folder(Path(click.get_app_dir("keydom")) / name)


def new_file(where: str, game: str, suffix: str) -> Path:
    """A path in a folder of ours where there is nothing yet, named after a game and the time."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    place, number = app_folder(where), 1
    while (path := place / f"{stem}-{number}{suffix}").exists():
        number += 1
    return path


def check_writable(path: Path) -> None:
    """Tell what `write` would complain of, before the work that ends in it is begun."""
    if not path.absolute().parent.is_dir():
        raise UnusableFile(f"cannot write {path}: no such folder")
    if path.is_dir():
        raise UnusableFile(f"cannot write {path}: it is a folder")
    if not os.access(path if path.exists() else path.absolute().parent, os.W_OK):
        raise UnusableFile(f"cannot write {path}: it is write-protected")


def _check_replaceable(path: Path) -> None:
    if path.is_dir():
        raise ValueError("it is a folder")
    if path.exists() and not os.access(path, os.W_OK):
        raise ValueError("it is write-protected")
