"""Compile the rules with mypyc where a C compiler works; without one the package is the same, in pure Python."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

SOURCE = Path("src/keydom")
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
        # A higher level takes the C compiler twice as long and makes no game measurably faster.
        return mypycify(hot(), opt_level="1", debug_level="0", group_name="keydom", multi_file=True)
    except SystemExit as error:  # how mypyc says that it cannot translate the sources
        print(error, file=sys.stderr)
        return []


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
