"""The examples in docstrings, run in the installed package: compiled modules keep none of their own."""

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
