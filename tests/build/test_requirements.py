"""What keydom needs: declared where it is imported, few packages for the bare library, and pinned for its makers."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
CONSTRAINTS = (ROOT / "constraints.txt").read_text("utf-8")
OTHER_NAMES = {
    "axe_playwright_python": "axe-playwright-python",
    "fluent": "fluent.runtime",
    "pyspiel": "open_spiel",
    "xdist": "pytest-xdist",
    "yaml": "pyyaml",
}
BUILT_IN = {"keydom", *map(canonicalize_name, sys.stdlib_module_names)}

# Which extras bring what a place may import besides what the bare library brings.
BRINGS: dict[str, tuple[str, ...]] = {
    "src/keydom/arena": ("ray", "research"),
    "src/keydom/bots/net": ("research", "table", "train"),
    "src/keydom/cli/serve.py": ("table",),
    "src/keydom/drawing/png.py": ("png",),
    "src/keydom/envs": ("envs", "open_spiel"),
    "src/keydom/server": ("postgres", "ray", "table"),
    "src/keydom/study": ("research",),
    "src/keydom/training": ("research", "train"),
    "bench": ("bench", "dev"),
    "docs": ("docs",),
    "docs/pupil.py": ("envs",),
    "tests": ("dev",),
}


def declared(lines: list[str]) -> set[str]:
    """The packages that these requirements name, those of our own extras among them."""
    names: set[str] = set()
    for requirement in map(Requirement, lines):
        if requirement.name == "keydom":
            names |= set().union(*(declared(EXTRAS[extra]) for extra in requirement.extras))
        else:
            names.add(canonicalize_name(requirement.name))
    return names


def imported(path: Path) -> Iterator[str]:
    """The packages from elsewhere that a module imports, at its top or where it needs them."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        modules += [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
        for name in {module.partition(".")[0] for module in modules} - {"keydom", *sys.stdlib_module_names}:
            yield canonicalize_name(OTHER_NAMES.get(name, name))


def mentioned(path: Path) -> set[str]:
    """The packages that lines of a module seem to import: in its code, or in a text; quicker than to take it apart."""
    found = re.findall(r"(?m)^\s*(?:from\s+(\w+)|import\s+(.+))", path.read_text("utf-8"))
    modules = [module.strip() for one, many in found for module in (one, *many.split(",")) if module]
    names = {re.split(r"\W", module)[0] for module in modules}
    return {canonicalize_name(OTHER_NAMES.get(name, name)) for name in names if name}


@cache
def brought(extra: str) -> set[str]:
    """What an extra brings; no extra: the bare library."""
    return declared(EXTRAS[extra] if extra else PROJECT["project"]["dependencies"])


def modules() -> list[str]:
    return [
        str(path.relative_to(ROOT))
        for place in ("src", "bench", "docs", "tests")
        for path in (ROOT / place).rglob("*.py")
    ]


def test_every_package_that_is_imported_is_declared_where_it_is_needed() -> None:
    ours = {
        canonicalize_name(path.stem) for place in ("tests", "bench", "docs") for path in (ROOT / place).rglob("*.py")
    }
    ours.add(canonicalize_name("tests"))  # whose PostgreSQL the measurements use
    missing = []
    for module in modules():
        extras = [extra for place, some in BRINGS.items() if module.startswith(place) for extra in some]
        allowed = brought("").union(*(brought(extra) for extra in extras))
        known = allowed if module.startswith("src") else allowed | ours
        if mentioned(ROOT / module) - known - BUILT_IN:
            missing += [f"{module}: {name}" for name in imported(ROOT / module) if name not in known]
    assert sorted(set(missing)) == []


def test_the_bare_library_brings_at_most_15_packages() -> None:
    brought = {"keydom"}
    waiting = [Requirement(line).name for line in PROJECT["project"]["dependencies"]]
    while waiting:
        name = waiting.pop()
        if canonicalize_name(name) not in brought:
            brought.add(canonicalize_name(name))
            needs = map(Requirement, metadata.requires(name) or [])
            waiting += [need.name for need in needs if need.marker is None or need.marker.evaluate({"extra": ""})]
    assert len(brought) <= 15, sorted(brought)


def test_what_builds_the_package_is_bounded() -> None:
    loose = [line for line in PROJECT["build-system"]["requires"] if "<" not in str(Requirement(line).specifier)]
    assert loose == []


@pytest.mark.parametrize("extra", ["", *EXTRAS])
def test_every_declared_package_is_pinned(extra: str) -> None:
    pinned = {canonicalize_name(name) for name in re.findall(r"(?m)^([\w.-]+)==", CONSTRAINTS)}
    assert brought(extra) - pinned == set()


def test_every_pin_is_exact_and_has_a_hash() -> None:
    pins = CONSTRAINTS.replace("\\\n", "").splitlines()
    form = re.compile(r"[\w.-]+==[\w.]+( ; [^\\]+?)? +(--hash=sha256:[0-9a-f]{64} *)+")
    assert [pin for pin in pins if not form.fullmatch(pin)] == []


def test_the_pins_name_no_registry() -> None:
    assert re.findall(r".*(?:://|index-url|find-links).*", CONSTRAINTS) == []
