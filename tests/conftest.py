"""What all tests share: how many seeds to try, how many examples of a property, the order of a run, what is left out.

A test that imports a package which is not here is left out, and the report says so; with CI=true it fails.
"""

from __future__ import annotations

import gc
import os
import signal
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from tests.durations import Recorder, file_of, longest_first, units
from tests.optional import MISSING, left_out

for threads in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ.setdefault(threads, "1")  # before NumPy is imported: workers share the cores already

gc.set_threshold(50_000, 20, 20)  # tests make much and keep little: to look for garbage more often costs a tenth of all

settings.register_profile("few", deadline=None, derandomize=True, database=None, max_examples=10)
settings.register_profile("soak", deadline=None, derandomize=True, database=None, max_examples=200)
settings.load_profile("few")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seeds", type=int, default=1, help="random games for each game, seat count and option set")
    parser.addoption("--times", type=int, default=0, help="run every test so often")
    parser.addoption("--longest-first", action="store_true", help="in the order of tests/durations.json")
    parser.addoption("--record-durations", action="store_true", help="write tests/durations.json")


@pytest.fixture
def run_number() -> None:
    """The parameter by which a test is run several times."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seed" in metafunc.fixturenames and metafunc.definition.get_closest_marker("seeded"):
        metafunc.parametrize("seed", range(1, 1 + metafunc.config.getoption("--seeds")))
    if times := metafunc.config.getoption("--times"):
        metafunc.fixturenames.append("run_number")
        metafunc.parametrize("run_number", range(times), ids=[f"run{number}" for number in range(times)], indirect=True)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--longest-first"):
        longest_first(items)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """With --longest-first a worker takes a whole unit (see durations.py), in their order."""
    if not config.getoption("--longest-first"):
        return None
    from xdist.scheduler import LoadScopeScheduling

    config.option.loadscopereorder = False
    scheduler = LoadScopeScheduling(config, log)
    known: dict[str, str] = {}

    def unit_of(nodeid: str) -> str:
        if not known:
            known.update(units(scheduler.collection))
        return known[file_of(nodeid)]

    scheduler._split_scope = unit_of
    return scheduler


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()  # tests and modules stay to the end: nobody looks through them for garbage again


def pytest_configure(config: pytest.Config) -> None:
    if "soak" in config.option.markexpr and "not soak" not in config.option.markexpr:
        settings.load_profile("soak")
    if config.getoption("--record-durations") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Recorder(), "record-durations")
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
    return True if left_out(collection_path) else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if MISSING:
        terminalreporter.write_line(f"left out, for want of a package: all that imports {', '.join(MISSING)}")
