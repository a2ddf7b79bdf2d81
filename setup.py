"""Compile the rules with mypyc where a C compiler exists; without one the package is the same, in pure Python."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup

SOURCE = Path("src/keydom")


def compiled() -> list[str]:
    """Core, and of each game everything but its drawing: the modules that a simulation runs through."""
    paths = sorted(SOURCE.glob("core/*.py")) + sorted(SOURCE.glob("games/*/**/*.py"))
    return [str(path) for path in paths if path.name not in ("__init__.py", "draw.py")]


def compiler() -> bool:
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    return bool(words) and shutil.which(words[0]) is not None


extensions = []
if not os.environ.get("KEYDOM_PURE"):
    if compiler():
        from mypyc.build import mypycify

        extensions = mypycify(["--strict", *compiled()], opt_level="3", group_name="keydom")
        for extension in extensions:
            extension.optional = True  # a compiler that turns out not to work is no failure either
    else:
        print("keydom: no C compiler found, so the rules run in pure Python", file=sys.stderr)

setup(ext_modules=extensions)
