"""`make audit`: what it says and how it ends, with a pip-audit of our own in place of the real one."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
KNOWN = {"name": "click", "version": "8.3.0", "vulns": []}
UNKNOWN = {"name": "rich", "version": "14.0", "skip_reason": "not found on PyPI"}
WEAK = {"name": "jinja2", "version": "2.0", "vulns": [{"id": "CVE-1", "fix_versions": ["3.1.6"]}]}


def audited(place: Path, said: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The audit where pip-audit says this, and something on its error stream."""
    (place / "pip_audit.py").write_text(f"import sys\nprint({said!r})\nprint('no network', file=sys.stderr)\n")
    environment = {**os.environ, "PYTHONPATH": str(place)}
    command = [sys.executable, str(ROOT / ".ci/audit"), *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def found(*packages: Mapping[str, object]) -> str:
    return json.dumps({"dependencies": packages})


@pytest.mark.parametrize("said", ["", found(UNKNOWN), found()], ids=["gave up", "knows none", "saw none"])
def test_where_nothing_could_be_checked_it_fails(tmp_path: Path, said: str) -> None:
    run = audited(tmp_path, said)
    assert run.returncode == 1
    assert run.stdout.startswith("keydom: nothing was checked")
    assert "make audit ARGS=--offline" in run.stdout


@pytest.mark.parametrize("said", ["", found(UNKNOWN)], ids=["gave up", "knows none"])
def test_where_it_is_told_that_there_is_no_network_it_passes_and_says_so(tmp_path: Path, said: str) -> None:
    run = audited(tmp_path, said, "--offline")
    assert (run.returncode, run.stdout.startswith("keydom: nothing was checked")) == (0, True)


@pytest.mark.parametrize("arguments", [[], ["--offline"]])
def test_a_known_vulnerability_fails_in_any_case(tmp_path: Path, arguments: list[str]) -> None:
    run = audited(tmp_path, found(KNOWN, WEAK), *arguments)
    assert (run.returncode, "jinja2 2.0: CVE-1, mended in 3.1.6" in run.stdout) == (1, True)


def test_packages_without_known_vulnerabilities_pass(tmp_path: Path) -> None:
    run = audited(tmp_path, found(KNOWN, UNKNOWN))
    assert (run.returncode, run.stdout) == (
        0,
        "keydom: 1 packages checked, 0 known vulnerabilities, 1 not known to the index\n",
    )


def test_a_word_that_it_does_not_know_is_refused(tmp_path: Path) -> None:
    assert audited(tmp_path, found(KNOWN), "--ofline").returncode == 2


@pytest.mark.skipif(shutil.which("make") is None, reason="no make")
def test_make_hands_the_word_on() -> None:
    command = ["make", "--no-print-directory", "-n", "-o", ".venv/.upkeep", "audit", "ARGS=--offline"]
    plan = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert plan.stdout.splitlines()[-1].endswith(".ci/audit --offline")


@pytest.mark.skipif(shutil.which("make") is None, reason="no make")
@pytest.mark.parametrize("place", [".venv", "elsewhere"], ids=["a bare .venv", "no .venv"])
def test_without_a_network_make_fetches_nothing_and_says_that_the_tool_is_missing(tmp_path: Path, place: str) -> None:
    for name in ("Makefile", "constraints.txt", "pyproject.toml", "setup.py", ".ci/audit"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "src").mkdir()
    venv.create(tmp_path / place, symlinks=True)  # without pip-audit, and without pip
    (tmp_path / place / ".python").touch()
    before = sorted(tmp_path.rglob("*"))
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MAKEFLAGS")}
    environment |= {"PIP_NO_INDEX": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    command = ["make", "--no-print-directory", "audit", "ARGS=--offline", f"PYTHON={tmp_path / place / 'bin/python'}"]
    run = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.splitlines()[-1] == "keydom: nothing was checked, as told: pip-audit is not installed"
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.skipif(shutil.which("make") is None, reason="no make")
def test_with_a_network_make_gets_the_tool_first() -> None:
    command = ["make", "--no-print-directory", "-n", "-W", "constraints.txt", "audit"]
    plan = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert "'keydom[upkeep]'" in plan.stdout
