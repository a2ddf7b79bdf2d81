"""Packages that tests can do without: what imports one that is not installed is left out, unless CI=true."""

from __future__ import annotations

import os
import re
from importlib.util import find_spec
from pathlib import Path

OPTIONAL = (
    "fontTools",
    "gymnasium",
    "highspy",
    "httpx",
    "litestar",
    "numpy",
    "packaging",
    "pettingzoo",
    "playwright",
    "pyarrow",
    "pyspiel",
)
FOLDERS = {"browser": ("litestar", "playwright"), "server": ("httpx", "litestar")}  # what their fixtures import
MISSING = [] if os.environ.get("CI") == "true" else [name for name in OPTIONAL if find_spec(name) is None]
IMPORTS = re.compile(rf"(?m)^(?:>>> )?(?:from|import) (?:{'|'.join(MISSING)})\b")


def left_out(path: Path) -> bool:
    """Whether this folder or file of tests needs a package that is not here."""
    if not MISSING:
        return False
    if path.suffix in {".md", ".py"}:
        return left_out(path.parent) or IMPORTS.search(path.read_text("utf-8")) is not None
    return bool({*FOLDERS.get(path.name, ())} & {*MISSING})
