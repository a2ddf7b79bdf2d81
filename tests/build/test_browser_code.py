"""The scripts of the pages: `tests/js` runs what needs no page, and nothing of npm gets into what is published."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPTS = ROOT / "src/keydom/server/web/static"  # what is tested, of `shared/` and `pages/`
TESTS = sorted((ROOT / "tests/js").glob("*.test.js"))
LOCK = json.loads((ROOT / "package-lock.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def node() -> str:
    found = shutil.which("node")
    if found is not None:
        return found
    message = "no node: the scripts of the pages are not tested"
    raise pytest.fail.Exception(message) if os.environ.get("CI") == "true" else pytest.skip.Exception(message)


@pytest.mark.parametrize("test", TESTS, ids=lambda path: path.stem)
def test_the_scripts_do_what_their_tests_say(node: str, test: Path) -> None:
    run = subprocess.run([node, "--test", str(test)], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


def test_every_script_without_a_page_is_tested() -> None:
    """One that looks for nothing on a page when it is imported can be tested without one."""
    tested = "".join(path.read_text("utf-8") for path in TESTS)
    pure = [
        path.name
        for folder in ("shared", "pages")
        for path in (SCRIPTS / folder).glob("*.js")
        if not re.search(r"\b(document|window)\b|dom\.js", path.read_text("utf-8"))
    ]
    assert [name for name in pure if f"/{name}" not in tested and name != "sound.js"] == []


def test_the_lock_names_no_registry_and_every_package_has_a_hash() -> None:
    packages = {name: facts for name, facts in LOCK["packages"].items() if name}
    assert [name for name, facts in packages.items() if "resolved" in facts or "integrity" not in facts] == []


def test_the_packages_are_pinned_and_only_for_development() -> None:
    package = json.loads((ROOT / "package.json").read_text("utf-8"))
    assert package["private"] is True
    assert [*package.keys() & {"dependencies", "optionalDependencies", "peerDependencies"}] == []
    assert [pin for pin in package["devDependencies"].values() if not re.fullmatch(r"\d+\.\d+\.\d+", pin)] == []


def test_nothing_of_npm_is_published() -> None:
    manifest = (ROOT / "MANIFEST.in").read_text("utf-8")
    assert "node_modules/" in (ROOT / ".gitignore").read_text("utf-8").splitlines()
    assert not re.search(r"node_modules|^graft \.$", manifest, re.MULTILINE)
