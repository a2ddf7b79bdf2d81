"""The parts of an analysis as they get done, a line each, so that one that was stopped goes on where it was."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from types import TracebackType
from typing import Any

from keydom.core.errors import KeydomError
from keydom.study.analysis import FORMAT, Part, Plan


def name_of(plan: Plan) -> str:
    """The name of a journal: the same for the same analysis by the same version, and for no other."""
    from keydom import __version__

    return hashlib.sha256(repr((FORMAT, __version__, plan)).encode()).hexdigest()[:24] + ".jsonl"


class Journal:
    """A file of parts; a line that was being written when the process ended is passed over."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.parts: dict[int, list[dict[str, Any]]] = {}
        try:
            whole = b""
            if path.exists():
                whole = b"".join(line for line in path.read_bytes().splitlines(keepends=True) if line.endswith(b"\n"))
                self.parts = dict(map(json.loads, whole.splitlines()))
            path.write_bytes(whole)
            self._file = path.open("ab")
        except (OSError, ValueError, TypeError) as error:
            raise KeydomError(f"cannot keep the analysis at {path}: {error}") from None

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def add(self, part: Part) -> None:
        first, steps = part
        self.parts[first] = steps
        self._file.write(f"{json.dumps([first, steps], separators=(',', ':'))}\n".encode())
        self._file.flush()

    def remove(self) -> None:
        """The analysis is done."""
        self._file.close()
        self.path.unlink(missing_ok=True)
