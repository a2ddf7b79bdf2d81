"""The catalogue of planted faults, and how one is put into a copy of the tree.

A fault names the function it is in, not a line, so that it holds while code around it changes. Its old text stands
exactly once in that function. In other files than Python it stands exactly once in the file or, with `after`, it is the
first one behind that text, which itself stands there once.
"""

from __future__ import annotations

import ast
import hashlib
import tomllib
from dataclasses import astuple, dataclass
from functools import lru_cache
from pathlib import Path

HOME = Path(__file__).parents[2]
CATALOGUE = Path(__file__).parent / "catalogue"  # a file an area


class DoesNotApply(Exception):
    """The tree no longer has what a fault is planted in."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One fault: where it is, what is written there instead, and which rule that breaks."""

    id: str
    area: str
    file: str
    old: str
    new: str
    breaks: str
    function: str = ""  # in a Python file: the qualified name of a function, a method or a class
    after: str = ""  # in any other file
    seen: str = ""  # a test that was seen to fail with it

    def planted(self, text: str) -> str:
        """The text of the file with the fault in it; refused where the patch does not fit exactly once."""
        first, last = self.within(text)
        part = text[first:last]
        count = part.count(self.old)
        if count == 0 or (count > 1 and not self.after):
            where = self.function or (f"the text after {self.after!r}" if self.after else "the file")
            raise DoesNotApply(f"{self.id}: {self.old!r} stands {count} times in {where} of {self.file}")
        return text[:first] + part.replace(self.old, self.new, 1) + text[last:]

    def within(self, text: str) -> tuple[int, int]:
        """From where to where in the file the old text is looked for."""
        if self.file.endswith(".py"):
            return self._function(text)
        if not self.after:
            return 0, len(text)
        if text.count(self.after) != 1:
            raise DoesNotApply(f"{self.id}: {self.after!r} stands {text.count(self.after)} times in {self.file}")
        return text.index(self.after) + len(self.after), len(text)

    def _function(self, text: str) -> tuple[int, int]:
        body = _parsed(text).body
        found: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | None = None
        for name in self.function.split("."):
            named = [node for node in body if isinstance(node, _NAMED) and node.name == name]
            if len(named) != 1:
                raise DoesNotApply(f"{self.id}: there is no function {self.function} in {self.file}")
            found = named[0]
            body = found.body
        assert found is not None, "a name has a part at least"
        lines = text.splitlines(keepends=True)
        return len("".join(lines[: found.lineno - 1])), len("".join(lines[: found.end_lineno]))

    def digest(self) -> str:
        """What the fault is; a result that was kept of another one of the same name does not count."""
        return hashlib.sha256(repr(astuple(self)[:8]).encode()).hexdigest()[:12]


_NAMED = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


@lru_cache(maxsize=200)
def _parsed(text: str) -> ast.Module:
    return ast.parse(text)


def catalogue() -> list[Mutant]:
    """All faults, area by area."""
    found = []
    for file in sorted(CATALOGUE.glob("*.toml")):
        for entry in tomllib.loads(file.read_text("utf-8"))["mutant"]:
            found.append(Mutant(area=file.stem, **entry))
    return found


def plant(mutant: Mutant, tree: Path) -> str:
    """Put a fault into a tree; says what the file was before."""
    path = tree / mutant.file
    if not path.is_file():
        raise DoesNotApply(f"{mutant.id}: there is no file {mutant.file}")
    before = path.read_text("utf-8")
    write(path, mutant.planted(before))
    return before


def write(path: Path, text: str) -> None:
    """Write a file of a tree, and forget its bytecode: within a second it might be taken for that of the new text."""
    path.write_text(text, "utf-8", newline="")
    for kept in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
        kept.unlink()
