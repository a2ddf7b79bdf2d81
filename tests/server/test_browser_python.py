"""A browser's Python has no processes and lacks some modules: the inline server imports none of them."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src"
LACKING = ("fcntl", "resource", "termios", "pwd", "grp", "multiprocessing", "concurrent.futures.process")
LACKING_NAMES = {("concurrent.futures", "ProcessPoolExecutor"), ("time", "thread_time")}
# What the usual server has processes and threads in; the inline one imports none of it.
PROCESSES = {
    *("keydom.server.thread_runner", "keydom.server.supervisor", "keydom.server.heartbeat", "keydom.server.serving"),
    "keydom.server.bots.worker",
}
PACKAGES = ("core", "drawing", "games", "words", "bots", "server")


def module_of(file: Path) -> str:
    parts = file.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def file_of(module: str) -> Path | None:
    path = SRC.joinpath(*module.split("."))
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if file.exists():
            return file
    return None


def at_module_level(body: list[ast.stmt]) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports that are carried out when a module is imported; those for the type checker alone are not."""
    for node in body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            yield from at_module_level(node.orelse)
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for part in ("body", "orelse", "finalbody"):
                yield from at_module_level(getattr(node, part, []))
            for handler in getattr(node, "handlers", []):
                yield from at_module_level(handler.body)


def imports(file: Path) -> set[tuple[str, str]]:
    """(module, name) of each; the name is empty where the module alone is imported."""
    found: set[tuple[str, str]] = set()
    for node in at_module_level(ast.parse(file.read_text("utf-8")).body):
        if isinstance(node, ast.Import):
            found |= {(alias.name, "") for alias in node.names}
        else:
            found |= {(node.module or "", alias.name) for alias in node.names}
    return found


def lacking(file: Path) -> list[str]:
    return sorted(
        f"{module_of(file)}: {module} {name}".rstrip()
        for module, name in imports(file)
        if (module, name) in LACKING_NAMES
        or any(part == one or part.startswith(f"{one}.") for one in LACKING for part in (module, f"{module}.{name}"))
    )


def reached(first: str) -> set[str]:
    """The modules of the package that are imported with this one, however far."""
    found, ahead = set[str](), [first]
    while ahead:
        module = ahead.pop()
        file = file_of(module)
        if file is None or module in found:
            continue
        found.add(module)
        ahead.append(module.rpartition(".")[0])
        for imported, name in imports(file):
            if imported.partition(".")[0] == "keydom":
                ahead += [imported, f"{imported}.{name}"]
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_no_module_imports_what_a_browser_lacks(package: str) -> None:
    files = [file for file in (SRC / "keydom" / package).rglob("*.py") if module_of(file) not in PROCESSES]
    assert [line for file in files for line in lacking(file)] == []


def test_no_module_at_all_imports_at_once_what_few_pythons_have() -> None:
    few = {("fcntl", ""), ("multiprocessing", "resource_tracker"), ("multiprocessing.resource_tracker", "")}
    found = {file.name: imports(file) & (few | LACKING_NAMES) for file in (SRC / "keydom").rglob("*.py")}
    assert {name: names for name, names in found.items() if names} == {}


def test_all_that_the_application_imports_is_there_in_a_browser() -> None:
    modules = reached("keydom.server.app")
    files = [file_of(module) for module in modules]
    assert modules & PROCESSES == set()
    assert [line for file in files if file is not None for line in lacking(file)] == []


INLINE = """
import sys, time

class Lacking:
    def find_spec(self, name, path=None, target=None):
        if name in {names!r}:
            raise ImportError(f"a browser has no {{name}}")

sys.meta_path.insert(0, Lacking())
del time.thread_time
from keydom.server.app import create_app
from keydom.server.settings import Settings
create_app(Settings(inline=True, database="sqlite://"))
print("made")
"""


def test_the_inline_application_is_made_where_those_modules_are_missing() -> None:
    names = ("fcntl", "resource", "_multiprocessing", "multiprocessing.resource_tracker", "multiprocessing.connection")
    run = subprocess.run(
        [sys.executable, "-c", INLINE.format(names=names)], capture_output=True, text=True, check=False
    )
    assert run.stdout == "made\n", run.stderr
