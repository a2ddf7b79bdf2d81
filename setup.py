"""Compile the rules with mypyc where a C compiler works; without one the package is the same, in pure Python."""

from __future__ import annotations

import ast
import os
import re
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from string import ascii_letters, digits
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

SOURCE = Path("src/keydom")
ALPHANUMERIC = ascii_letters + digits
NAMED_TUPLE = re.compile(
    r"(?P<before>/\* '(?P<name>\w+)' \*/\n[^\n]*/\* '__annotations__' \*/\n(?:(?!/\*).)*?\w+ = )"
    r"CPyStatics\[\d+\]; /\* 'mypyc filler docstring' \*/",
    re.DOTALL,
)  # where the parts of such a class are put together: its name first, its docstring third
COMMANDS = {"bdist_wheel", "build", "build_ext"}  # an editable install stays pure, so that edits take effect


def hot() -> list[str]:
    """Core, bots, and of each game everything but its drawing: the modules that a simulation runs through."""
    paths = [path for place in ("core/*.py", "bots/*.py", "games/*/**/*.py") for path in sorted(SOURCE.glob(place))]
    return [str(path) for path in paths if not {"__init__", "draw"} & {*path.with_suffix("").parts}]


def compiler() -> bool:
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    return bool(words) and shutil.which(words[0]) is not None


def extensions() -> list[Extension]:
    if os.environ.get("KEYDOM_PURE") or not COMMANDS & set(sys.argv) or not compiler():
        return []
    from mypyc.build import mypycify

    try:
        # What only the interpreted modules import need not be there when the others are compiled, and what they
        # make of its absence is no reason to compile nothing.
        sources = ["--ignore-missing-imports", "--follow-imports=silent", *hot()]
        # A higher level takes the C compiler twice as long and makes no game measurably faster.
        return documented(mypycify(sources, opt_level="1", debug_level="0", group_name="keydom", multi_file=True))
    except SystemExit as error:  # how mypyc says that it cannot translate the sources
        print(error, file=sys.stderr)
        return []


def documented(made: list[Extension]) -> list[Extension]:
    """The same with the docstrings: mypyc translates none, but leaves room for them behind each signature."""
    for extension in made:
        extension.sources = [with_docstrings(Path(source)) for source in extension.sources]
        if os.name == "posix":  # else every call from one file to another goes by a table
            extension.extra_compile_args = [*(extension.extra_compile_args or []), "-fvisibility=hidden"]
    return made


def with_docstrings(translated: Path) -> str:
    """Where the translation of a module stands with the docstrings of its source in it."""
    module = SOURCE.joinpath(*translated.stem.removeprefix("__native_keydom___").split("___")).with_suffix(".py")
    if not translated.name.startswith("__native_keydom___") or not module.exists():
        return str(translated)
    tree = ast.parse(module.read_text("utf-8"))
    docs = {"": ast.get_docstring(tree)}
    for node in ast.walk(tree):
        for part in node.body if isinstance(node, ast.Module | ast.ClassDef) else []:
            if isinstance(part, ast.ClassDef | ast.FunctionDef):
                owner = f"{node.name}___" if isinstance(node, ast.ClassDef) else ""
                docs[owner + part.name] = ast.get_docstring(part)
                if isinstance(node, ast.ClassDef):  # of a named tuple: its methods are objects of a type of their own
                    docs[f"{part.name}_{node.name}_obj"] = ast.get_docstring(part)

    def put(form: re.Match[str]) -> str:
        meant = max((name for name in docs if form["name"].endswith(f"___{name}")), key=len, default="")
        doc = docs[meant] if meant else None
        signature = form["signature"].removesuffix("NULL")
        return form[0] if doc is None else f"{form['before']}PyDoc_STR({signature} {c_text(doc)})"

    text = translated.read_text("utf-8")
    function = (
        r"(?P<before>\(PyCFunction\)CPyPy_(?P<name>\w+),\s[^;{}]*?)PyDoc_STR\((?P<signature>NULL|\".*?\")\)(?=[ }])"
    )
    kind = r"(?P<before>CPyType_(?P<name>\w+)_template_ = \{[^;]*?)PyDoc_STR\((?P<signature>NULL|\".*?\")\)(?=,\n)"
    text = re.sub(kind, put, re.sub(function, put, text))
    text = re.sub(NAMED_TUPLE, lambda form: named_tuple(form, docs.get(form["name"])), text)
    for name, doc in docs.items():
        owner, separator, member = name.partition("___")
        if separator and doc is not None:
            text = with_property(text, owner, member, doc)
    text = text.replace("    NULL, /* docstring */", f"    {c_text(docs[''] or '')}, /* docstring */")
    place = translated.with_name("documented") / translated.name
    place.parent.mkdir(exist_ok=True)
    if not place.exists() or place.read_text("utf-8") != text:  # else it would be compiled again
        place.write_text(text, "utf-8")
    return str(place)


def named_tuple(form: re.Match[str], doc: str | None) -> str:
    """A class that is made when its module is imported, with its docstring in place of mypyc's."""
    return form[0] if doc is None else f"{form['before']}PyUnicode_InternFromString({c_text(doc)});"


def with_property(text: str, owner: str, name: str, doc: str) -> str:
    """Setter, docstring and closure stand behind the getter of a property; a field has no docstring."""
    getter = rf"(\(getter\)\w+___{owner}_get_{name},\s+(?:NULL|\(setter\)\w+),\s+)NULL(, NULL\}})"
    return re.sub(getter, lambda form: f"{form[1]}PyDoc_STR({c_text(doc)}){form[2]}", text)


def c_text(text: str) -> str:
    """A text as C writes it: all but letters, digits and blanks by number, so that nothing runs into the next."""
    return '"' + "".join(chr(b) if b == 32 or chr(b) in ALPHANUMERIC else f"\\{b:03o}" for b in text.encode()) + '"'


class AllOrNothing(build_ext):
    """A compile that fails leaves no module compiled: half of them would look for the other half in vain."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError) as error:
            print(error, file=sys.stderr)
            self.extensions = []

    def build_extension(self, ext: Extension) -> None:
        """Compile its files side by side: there are a hundred, and compiling is what takes the time."""
        compile_all = self.compiler.compile

        def side_by_side(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [
                    name for names in pool.map(lambda source: compile_all([source], **how), sources) for name in names
                ]

        self.compiler.compile = side_by_side
        try:
            super().build_extension(ext)
        finally:
            self.compiler.compile = compile_all


class Fresh(build):
    """Keeps nothing of an earlier build that this one did not make: a module left behind would be installed too."""

    def run(self) -> None:
        super().run()
        made = {file for name in self.get_sub_commands() for file in self.get_finalized_command(name).get_outputs()}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and str(path) not in made:
                path.unlink()


setup(ext_modules=extensions(), cmdclass={"build": Fresh, "build_ext": AllOrNothing})
