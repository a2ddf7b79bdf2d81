"""Plants every fault of the catalogue in a copy of the tree, and runs the tests there: is it found?

    python -m tests.mutants.mutants [ids...] [--list] [--only-check] [--jobs N] [--shard K/N] [--quick-only]
        [--ignore-browser] [--seconds N] [--limit N] [--out FILE] [--resume]

First come the tests that `make quick` selects for the file with the fault; where they all pass, the whole suite. It
ends with 1 where a fault was not found, or where a patch does not apply any more.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from queue import SimpleQueue
from time import perf_counter

from tests.mutants.planting import HOME, DoesNotApply, Mutant, catalogue, plant, write

QUICK, SUITE, MISSED = "quick", "suite", "NOT CAUGHT"
TIMED_OUT, MISFIT, BROKEN = "TIMED OUT", "DOES NOT APPLY", "TESTS DO NOT RUN"
CAUGHT = (QUICK, SUITE)
FOUND = re.compile(r"^(?:FAILED|ERROR) (\S+\.(?:py|md)(?:::.+?)?)(?: - .*)?$", re.MULTILINE)
TRIVIAL = "tests/core/test_counts.py"
LEFT_OUT = "tests/mutants/test_mutants.py"  # it says of every planted fault that the patch does not apply
PASSED, NOTHING = 0, 5  # exit statuses of pytest
LIMIT = 600.0  # seconds for one run of tests


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of one fault."""

    id: str
    digest: str
    verdict: str
    seconds: float
    test: str = ""
    detail: str = ""

    @property
    def caught(self) -> bool:
        return self.verdict in CAUGHT

    def json(self) -> str:
        return json.dumps(asdict(self))

    def __str__(self) -> str:
        how = {QUICK: "caught by the quick selection", SUITE: "caught by the whole suite"}.get(self.verdict)
        return f"{self.id}: {how or self.verdict} in {self.seconds:.0f} s {self.test or self.detail}".rstrip()


@dataclass(frozen=True, slots=True)
class Run:
    """What a run of tests came to; no status: it took too long."""

    status: int | None
    output: str

    @property
    def red(self) -> bool:
        return self.status not in (None, PASSED, NOTHING) and self.test != ""

    @property
    def broken(self) -> bool:
        """Whether it failed, and no test did."""
        return self.status not in (None, PASSED, NOTHING) and self.test == ""

    @property
    def test(self) -> str:
        """The first test that failed."""
        found = FOUND.search(self.output)
        return found[1] if found else ""


class Tree:
    """A copy of the working tree in which faults are planted one at a time."""

    def __init__(self, folder: Path, limit: float = LIMIT) -> None:
        self.folder = folder
        self.limit = limit
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=HOME, check=True, capture_output=True, text=True,
        )  # fmt: skip
        for name in sorted({*listed.stdout.split("\0")} - {"", LEFT_OUT}):
            if (HOME / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(HOME / name, folder / name)
        (folder / "scratch").mkdir()

    def check(self) -> None:
        """Refuse to go on with a copy that is not the one under test, or whose tests fail without any fault."""
        found = self.python("-c", "import keydom; print(keydom.__file__)")
        if not found.output.strip().startswith(str(self.folder)):
            raise SystemExit(f"mutants: the copy does not run its own sources but {found.output.strip()}")
        trivial = self.python("-m", "pytest", TRIVIAL)
        if trivial.status != PASSED:
            raise SystemExit(f"mutants: tests fail without any fault\n{trivial.output}")

    def quick(self, file: str, seconds: int) -> Run:
        """The tests that `make quick` selects for a change of one file."""
        return self.python("-m", "tests.quick", "--changed", file, "--seconds", str(seconds), "--", "-x")

    def whole(self, workers: int, ignored: Sequence[str]) -> Run:
        spread = ("-n", str(workers), "--dist", "worksteal") if workers > 1 else ()
        return self.python("-m", "pytest", "-x", *spread, *[f"--ignore={path}" for path in ignored])

    def python(self, *arguments: str) -> Run:
        """Run Python in the copy, on the sources there; whatever it started ends with it."""
        scratch = str(self.folder / "scratch")
        run = subprocess.Popen(
            [sys.executable, *arguments],
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": str(self.folder / "src"), "TMPDIR": scratch, "NO_COLOR": "1"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        )
        try:
            output, _ = run.communicate(timeout=self.limit)
            return Run(run.returncode, output)
        except subprocess.TimeoutExpired:
            return Run(None, "")
        finally:
            with suppress(ProcessLookupError):
                os.killpg(run.pid, signal.SIGKILL)
            run.communicate()

    @contextmanager
    def with_fault(self, mutant: Mutant) -> Iterator[None]:
        before = plant(mutant, self.folder)
        try:
            yield
        finally:
            write(self.folder / mutant.file, before)


def tried(tree: Tree, mutant: Mutant, options: argparse.Namespace) -> Verdict:
    """Plant a fault, and say who found it."""
    begun = perf_counter()

    def verdict(what: str, test: str = "", detail: str = "") -> Verdict:
        return Verdict(mutant.id, mutant.digest(), what, round(perf_counter() - begun, 1), test, detail)

    try:
        with tree.with_fault(mutant):
            run = tree.quick(mutant.file, options.seconds)
            if run.red:
                return verdict(QUICK, run.test)
            if not run.broken and not options.quick_only:
                run = tree.whole(options.workers, ("tests/browser",) if options.ignore_browser else ())
                if run.red:
                    return verdict(SUITE, run.test)
    except DoesNotApply as error:
        return verdict(MISFIT, detail=str(error))
    if run.broken:
        return verdict(BROKEN, detail=run.output.strip().rpartition("\n")[2][:200])
    return verdict(TIMED_OUT if run.status is None else MISSED)


def try_all(mutants: Iterable[Mutant], options: argparse.Namespace) -> Iterator[Verdict]:
    """All of them, on as many copies as there are jobs."""
    with tempfile.TemporaryDirectory(prefix="keydom-mutants-") as folder:
        trees: SimpleQueue[Tree] = SimpleQueue()
        for job in range(options.jobs):
            (Path(folder) / str(job)).mkdir()
            tree = Tree(Path(folder) / str(job), options.limit)
            if job == 0:
                tree.check()
            trees.put(tree)

        def work(mutant: Mutant) -> Verdict:
            tree = trees.get()
            try:
                return tried(tree, mutant, options)
            finally:
                trees.put(tree)

        with ThreadPoolExecutor(options.jobs) as pool:
            for done in as_completed([pool.submit(work, mutant) for mutant in mutants]):
                yield done.result()


def kept(file: Path | None, mutants: Iterable[Mutant]) -> list[Verdict]:
    """What an earlier run wrote down of these faults, as they are."""
    if file is None or not file.is_file():
        return []
    known = {mutant.id: mutant.digest() for mutant in mutants}
    found = [Verdict(**json.loads(line)) for line in file.read_text("utf-8").splitlines()]
    return [verdict for verdict in found if known.get(verdict.id) == verdict.digest]


def chosen(options: argparse.Namespace) -> list[Mutant]:
    """Those that were named, or all; of them the part that this shard is for."""
    mutants = catalogue()
    unknown = {*options.ids} - {mutant.id for mutant in mutants}
    if unknown:
        raise SystemExit(f"mutants: there is no {', '.join(sorted(unknown))}")
    named = [mutant for mutant in mutants if not options.ids or mutant.id in options.ids]
    part, parts = options.shard
    return named[part - 1 :: parts]


def _shard(text: str) -> tuple[int, int]:
    part, _, parts = text.partition("/")
    if not (part.isdecimal() and parts.isdecimal() and 1 <= int(part) <= int(parts)):
        raise argparse.ArgumentTypeError(f"{text!r} is no shard: expected K/N, such as 1/4")
    return int(part), int(parts)


def options(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m tests.mutants.mutants", description=__doc__)
    parser.add_argument("ids", nargs="*", help="faults to try; by default all")
    parser.add_argument("--list", action="store_true", help="say which faults there are")
    parser.add_argument("--only-check", action="store_true", help="see whether the patches apply, and run no tests")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="copies that are worked in at once")
    parser.add_argument("--workers", type=int, default=2, metavar="N", help="processes that run the whole suite")
    parser.add_argument("--shard", type=_shard, default=(1, 1), metavar="K/N", help="every Nth fault from the Kth on")
    parser.add_argument("--quick-only", action="store_true", help="do not try the whole suite")
    parser.add_argument("--ignore-browser", action="store_true", help="leave the browser out of the whole suite")
    parser.add_argument("--seconds", type=int, default=90, metavar="N", help="what the quick selection may take")
    parser.add_argument("--limit", type=float, default=LIMIT, metavar="N", help="seconds after which a run is ended")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write a line of JSON for each fault")
    parser.add_argument("--resume", action="store_true", help="leave out what is in that file already")
    return parser.parse_args(arguments)


def misfits(mutants: Iterable[Mutant]) -> list[str]:
    """What is wrong with patches that do not apply to the working tree."""
    found = []
    for mutant in mutants:
        try:
            mutant.planted((HOME / mutant.file).read_text("utf-8"))
        except (DoesNotApply, FileNotFoundError) as error:
            found.append(str(error))
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    wishes = options(arguments)
    mutants = chosen(wishes)
    if wishes.list:
        for mutant in mutants:
            print(f"{mutant.id}: {mutant.file} {mutant.function}".rstrip())
        return 0
    wrong = misfits(mutants)
    for sentence in wrong:
        print(sentence)
    if wishes.only_check:
        print(f"{len(mutants) - len(wrong)} of {len(mutants)} apply")
        return 1 if wrong else 0
    verdicts = kept(wishes.out, mutants) if wishes.resume else []
    known = {verdict.id for verdict in verdicts}
    if wishes.out is not None and not wishes.resume:
        wishes.out.write_text("", "utf-8")
    for verdict in try_all([mutant for mutant in mutants if mutant.id not in known], wishes):
        print(verdict, flush=True)
        verdicts.append(verdict)
        if wishes.out is not None:
            with wishes.out.open("a", encoding="utf-8") as out:
                out.write(f"{verdict.json()}\n")
    caught = [verdict for verdict in verdicts if verdict.caught]
    quick = [verdict for verdict in caught if verdict.verdict == QUICK]
    for verdict in sorted(verdicts, key=lambda verdict: verdict.id):
        if not verdict.caught:
            print(verdict)
    print(f"{len(caught)} of {len(mutants)} caught, {len(quick)} by the quick selection")
    return 0 if len(caught) == len(mutants) else 1


if __name__ == "__main__":
    sys.exit(main())
