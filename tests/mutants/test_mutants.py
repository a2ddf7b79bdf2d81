"""The catalogue of planted faults holds together, and every patch applies to the tree as it is."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from textwrap import dedent

import pytest

from tests.mutants.mutants import FOUND, Tree, Verdict, chosen, kept, misfits, options
from tests.mutants.planting import HOME, DoesNotApply, Mutant, catalogue

FEWEST = 60
AREAS = {
    *("keyflower", "keyper", "keythedral", "pebbles", "core", "drawing", "server", "store", "page"),
    *("bots", "arena", "study", "words", "cli", "envs"),
}
MUTANTS = catalogue()


@cache
def text_of(file: str) -> str:
    return (HOME / file).read_text("utf-8")


def test_there_are_enough_faults_in_every_area() -> None:
    assert len(MUTANTS) >= FEWEST
    assert {mutant.area for mutant in MUTANTS} == AREAS


def test_every_fault_has_an_id_of_its_own_and_says_which_rule_it_breaks() -> None:
    ids = [mutant.id for mutant in MUTANTS]
    assert len({*ids}) == len(ids)
    assert all(mutant.breaks.endswith(".") for mutant in MUTANTS)


def test_a_fault_in_python_names_its_function() -> None:
    assert [mutant.id for mutant in MUTANTS if mutant.file.endswith(".py") == (mutant.function == "")] == []


def test_every_patch_applies() -> None:
    assert misfits(MUTANTS) == []


def test_every_patch_changes_what_the_function_says_and_leaves_it_readable() -> None:
    for mutant in MUTANTS:
        before = text_of(mutant.file)
        first, last = mutant.within(before)
        after = mutant.planted(before)
        assert after != before, mutant.id
        if mutant.file.endswith(".py"):
            parts = [dedent(text) for text in (before[first:last], after[first : last + len(after) - len(before)])]
            says = [ast.dump(ast.parse(part)) for part in parts]
            assert says[0] != says[1], mutant.id
            compile(parts[1], mutant.file, "exec", dont_inherit=True)


def test_every_fault_was_seen_by_a_test_that_is_there() -> None:
    for mutant in MUTANTS:
        file, _, name = mutant.seen.partition("::")
        test = name.partition("[")[0].rpartition("::")[2]
        assert file, f"{mutant.id} was seen by no test"
        assert f"def {test}(" in text_of(file), f"{mutant.id}: there is no {mutant.seen}"


SOURCE = """
def one() -> int:
    return 1 + 1


class Two:
    def one(self) -> int:
        return 1 + 1 + 1
"""


def planted(function: str, old: str) -> str:
    return Mutant("id", "area", "file.py", old, "2", "It breaks.", function).planted(SOURCE)


def test_a_fault_is_planted_in_the_function_it_names() -> None:
    assert planted("one", "1 + 1").splitlines()[2] == "    return 2"
    assert planted("Two.one", "1 + 1 + 1").splitlines()[7] == "        return 2"


@pytest.mark.parametrize(("function", "old"), [("two", "1 + 1"), ("Two.two", "1"), ("one", "1"), ("one", "3")])
def test_a_patch_that_does_not_fit_exactly_once_is_refused(function: str, old: str) -> None:
    with pytest.raises(DoesNotApply):
        planted(function, old)


def test_the_first_test_that_failed_is_read_off_a_report() -> None:
    report = "ERROR    root:file.py:3 no test\nFAILED tests/a.py::test_b[c d] - assert 1 == 2\nFAILED tests/e.py::f\n"
    assert FOUND.findall(report) == ["tests/a.py::test_b[c d]", "tests/e.py::f"]


def test_shards_take_every_fault_once() -> None:
    parts = [chosen(options(["--shard", f"{part}/3"])) for part in (1, 2, 3)]
    assert sorted(mutant.id for part in parts for mutant in part) == sorted(mutant.id for mutant in MUTANTS)


def test_a_stopped_run_goes_on_with_what_is_not_decided(tmp_path: Path) -> None:
    file = tmp_path / "out"
    one, other = MUTANTS[:2]
    lines = [Verdict(one.id, one.digest(), "quick", 1.0), Verdict(other.id, "of another text", "quick", 1.0)]
    file.write_text("".join(f"{line.json()}\n" for line in lines), "utf-8")
    assert kept(file, MUTANTS) == lines[:1]


@pytest.mark.soak
def test_a_copy_runs_its_own_sources(tmp_path: Path) -> None:
    Tree(tmp_path).check()
