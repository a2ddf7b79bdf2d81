"""A file of the finished parts of a long computation, so that a stopped one can go on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from keydom.core.errors import KeydomError


class Checkpoint:
    """A file of parts by number; a line that was being written when the process ended is passed over."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.parts: dict[int, list[dict[str, Any]]] = {}
        try:
            lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
            whole = [line for line in lines if line.endswith(b"\n")]
            self.parts = dict(map(json.loads, whole))
            path.write_bytes(b"".join(whole))
        except (OSError, ValueError, TypeError) as error:
            raise KeydomError(f"cannot keep the analysis at {path}: {error}") from None

    def add(self, part: tuple[int, list[dict[str, Any]]]) -> None:
        number, data = part
        self.parts[number] = data
        with self.path.open("ab") as file:
            file.write(f"{json.dumps([number, data], separators=(',', ':'))}\n".encode())

    def remove(self) -> None:
        """Remove the file: the computation is done."""
        self.path.unlink(missing_ok=True)
