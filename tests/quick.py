"""The tests nearest to a change, in 90 seconds: `make quick`.

The change is what differs from the merge base with main, files that are not committed included. Tests are run in pure
Python on the source tree, the nearest first (see import_graph.py), until the time is up. Without a change a fixed
selection is run. Arguments after -- go to pytest.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests import durations
from tests.durations import estimate, recorded
from tests.import_graph import ImportGraph
from tests.optional import left_out

ROOT = Path(__file__).parents[1]
SECONDS = 90.0
STOPPING = 10.0  # seconds kept for the end: the test that runs, fixtures that are closed, the report
WORKERS = 2
PURE = 2.0  # times: pure Python beside the compiled build that durations are recorded with
SLOWER = PURE * WORKERS / durations.WORKERS  # and fewer workers share the cores
ALONE = 8.0  # seconds of tests that are not worth a second process
PLAN = "KEYDOM_QUICK"  # the environment variable that names the plan of the run
NOTHING = 5  # pytest's status where no test was run
SMOKE = (
    "tests/core",
    "tests/games/pebbles",
    "tests/perft",
    "tests/test_documents.py",
    "tests/games/keyflower/rules/test_bidding.py",
    "tests/games/keyper/test_turns.py",
    "tests/games/keythedral/test_spend.py",
    "tests/words",
    "tests/server/web/test_moves.py",
    "README.md",
)


def git(*arguments: str) -> list[str] | None:
    """The lines that git prints; None where it fails, as outside a checkout."""
    run = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)
    return run.stdout.splitlines() if run.returncode == 0 else None


def changed_files() -> list[str]:
    """The files that differ from the merge base with main; on main itself from the one that it was cloned from."""
    branch = git("rev-parse", "--abbrev-ref", "HEAD")
    mains = ("origin/main", "main") if branch == ["main"] else ("main", "origin/main")
    base = next((found for main in mains if (found := git("merge-base", "HEAD", main))), ["HEAD"])
    changed = git("diff", "--name-only", "--no-renames", base[0]) or []
    return sorted({*changed, *(git("ls-files", "--others", "--exclude-standard") or [])})


def ranked(changed: Sequence[str], graph: ImportGraph | None = None) -> list[str]:
    """The test files that the change reaches, the nearest first."""
    graph = graph or ImportGraph(ROOT)
    distances = graph.reached(changed)
    alike = graph.likeness(changed)
    here = [path for path in distances if not left_out(ROOT / path)]
    return sorted(here, key=lambda path: (int(distances[path]), -alike.get(path, 0.0), path))


def choose(order: Sequence[str], seconds: float) -> list[str]:
    """As many of these files as may be run in the time, in their order; the clock decides about the last of them."""
    known = recorded()
    left = seconds * WORKERS
    chosen = []
    for path in order:
        if left <= 0:
            break
        chosen.append(path)
        left -= SLOWER * known[path]["seconds"] if path in known else 1.0
    return chosen


def main(arguments: Sequence[str]) -> int:
    started = time.time()
    parser = argparse.ArgumentParser(prog="make quick", description=__doc__)
    parser.add_argument("--changed", nargs="+", metavar="PATH", help="take these files as the change")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="the time that may be spent (90)")
    parser.add_argument("--list", action="store_true", help="print the test files in their order, and run nothing")
    own, rest = (
        (arguments[: arguments.index("--")], arguments[arguments.index("--") + 1 :])
        if "--" in arguments
        else (arguments, [])
    )
    wish = parser.parse_args(own)

    changed = wish.changed or changed_files()
    order = ranked(changed) if changed else list(SMOKE)
    if wish.list:
        print("\n".join(order))
        return 0
    if changed and not order:
        print(f"quick: no test reaches {', '.join(changed)}")
        return NOTHING
    files = choose(order, wish.seconds) if changed else order
    print(
        f"quick: {len(changed)} changed files reach {len(order)} test files"
        if changed
        else "quick: no change; the smoke tests"
    )
    known = recorded()
    untried = [path for path in order if path not in files]
    plan = {"until": started + wish.seconds - STOPPING, "order": files}
    plan["untried"] = [len(untried), sum(known[path]["tests"] for path in untried if path in known)]
    command = [sys.executable, "-m", "pytest", "-p", "tests.quick", *files, *rest]
    if sum(SLOWER * known[path]["seconds"] if path in known else 1.0 for path in files) > ALONE:
        command += ["-n", str(WORKERS), "--dist", "load", "--maxschedchunk", "1"]
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": path, "KEYDOM_PURE": "1", PLAN: json.dumps(plan)}
    return subprocess.run(command, cwd=ROOT, env=environment).returncode


class Deadline:
    """Runs the tests of a plan in its order and leaves out what cannot be finished in time."""

    def __init__(self, plan: str) -> None:
        found = json.loads(plan)
        self._until: float = found["until"]
        self._rank = {path: place for place, path in enumerate(found["order"])}
        self._untried: tuple[int, int] = tuple(found["untried"])
        self._known = recorded()
        self._selected = 0
        self._run: set[str] = set()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: self._place(item.nodeid))
        self._selected = len(items)

    def _place(self, nodeid: str) -> tuple[float, float]:
        file = nodeid.partition("::")[0]
        return self._rank.get(file, len(self._rank)), estimate(self._known, nodeid)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> bool | None:
        late = time.time() + SLOWER * estimate(self._known, item.nodeid) > self._until
        return True if late else None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._run.add(report.nodeid)

    def pytest_xdist_node_collection_finished(self, ids: Sequence[str]) -> None:
        self._selected = len(ids)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        left_out = self._selected - len(self._run)
        files, tests = self._untried
        if left_out or files:
            terminalreporter.write_line(
                f"quick: ran {len(self._run)} tests; left out {left_out + tests} farther from the change, for time"
            )


def pytest_configure(config: pytest.Config) -> None:
    if PLAN in os.environ:
        config.pluginmanager.register(Deadline(os.environ[PLAN]), "quick-deadline")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
