"""What all tests share: how many seeds to try, property tests that repeat exactly, and what is left out.

A test that imports a package which is not here is left out, and the report says so; with CI=true it fails.
"""

from __future__ import annotations

import os
import re
import signal
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import settings

OPTIONAL = (
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

settings.register_profile("keydom", deadline=None, derandomize=True, database=None)
settings.load_profile("keydom")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seeds", type=int, default=1, help="random games for each game, seat count and option set")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seed" in metafunc.fixturenames and metafunc.definition.get_closest_marker("seeded"):
        metafunc.parametrize("seed", range(1, 1 + metafunc.config.getoption("--seeds")))


def pytest_configure(config: pytest.Config) -> None:
    # A shell makes what it runs in the background deaf to interrupts, and that is inherited by whatever a test starts.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    config.addinivalue_line("markers", "seeded: runs once for each of --seeds")
    config.addinivalue_line("markers", "needs(package): skipped where that package is not installed, unless CI=true")


def pytest_runtest_setup(item: pytest.Item) -> None:
    for mark in item.iter_markers("needs"):
        if find_spec(mark.args[0]) is None and os.environ.get("CI") != "true":
            pytest.skip(f"{mark.args[0]} is not installed")


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    if not MISSING:
        return None
    if collection_path.suffix in {".md", ".py"}:
        return True if IMPORTS.search(collection_path.read_text("utf-8")) else None
    return True if {*FOLDERS.get(collection_path.name, ())} & {*MISSING} else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if MISSING:
        terminalreporter.write_line(f"left out, for want of a package: all that imports {', '.join(MISSING)}")
