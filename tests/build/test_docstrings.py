"""Docstrings in the installed package: their examples run, and none of a compiled module is lost."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from doctest import DocTestParser, DocTestRunner
from importlib import import_module
from pathlib import Path

import pytest

import keydom

HOME = Path(keydom.__file__).parent
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef)


def examples() -> Iterator[object]:
    """Module and docstring of everything that shows an example."""
    for path in sorted(HOME.rglob("*.py")):
        text = path.read_text("utf-8")
        if ">>>" not in text:  # to take every module apart would take seconds
            continue
        module = ".".join(path.relative_to(HOME.parent).with_suffix("").parts).removesuffix(".__init__")
        for node in ast.walk(ast.parse(text)):
            docstring = ast.get_docstring(node) if isinstance(node, DOCUMENTED) else None
            if docstring and ">>>" in docstring:
                yield pytest.param(module, docstring, id=".".join([module, getattr(node, "name", "")]).strip("."))


@pytest.mark.parametrize(("module", "docstring"), [*examples()])
def test_the_example_of(module: str, docstring: str) -> None:
    scope = dict(vars(import_module(module)))
    test = DocTestParser().get_doctest(docstring, scope, module, None, None)
    assert DocTestRunner().run(test).failed == 0


SLOTS = {"__init__", "__hash__", "__eq__", "__repr__", "__str__", "__getitem__", "__len__", "__contains__", "__iter__"}
COMPILED = [path for place in ("core/*.py", "bots/*.py", "games/*/**/*.py") for path in sorted(HOME.glob(place))]


def documented(path: Path) -> Iterator[tuple[str, str, str]]:
    """Class, or nothing, and name and docstring of everything at the top of a module and of its classes."""
    tree = ast.parse(path.read_text("utf-8"))
    classes = [part for part in tree.body if isinstance(part, ast.ClassDef)]
    bodies = [("", tree.body), *[(one.name, one.body) for one in classes]]
    for owner, body in bodies:
        for part in body:
            if isinstance(part, ast.ClassDef | ast.FunctionDef) and (docstring := ast.get_docstring(part)):
                yield owner, part.name, docstring


def test_no_method_that_compiled_classes_keep_as_a_slot_has_a_docstring() -> None:
    """Such slots have texts of Python's own; what is to be read stands with the class."""
    assert [
        f"{path.relative_to(HOME)}: {owner}.{name}"
        for path in COMPILED
        for owner, name, _ in documented(path)
        if owner and name in SLOTS
    ] == []


def test_what_is_written_can_be_read_by_help() -> None:
    lost = []
    for path in COMPILED:
        if "draw" in path.parts or path.stem == "__init__":
            continue
        module = import_module(".".join(path.relative_to(HOME.parent).with_suffix("").parts))
        for owner, name, docstring in documented(path):
            place = getattr(module, owner).__dict__ if owner else vars(module)
            said = getattr(place[name], "__func__", place[name]).__doc__ or ""
            if docstring.split() != said.split()[-len(docstring.split()) :]:
                lost.append(f"{module.__name__}: {owner}.{name}")
    assert lost == []
