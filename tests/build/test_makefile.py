"""The Makefile, where it has to say no."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

MAKEFILE = Path(__file__).parents[2] / "Makefile"


@pytest.mark.skipif(shutil.which("make") is None, reason="no make")
def test_a_python_that_is_too_old_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    old = tmp_path / "python"
    old.write_text('#!/bin/sh\nexec python3 -c "import sys; sys.version_info = (3, 10); $2"\n')
    old.chmod(0o755)
    make = ["make", "-s", "-C", str(tmp_path), "-f", str(MAKEFILE), f"PYTHON={old}", ".venv/.python"]
    run = subprocess.run(make, capture_output=True, text=True)
    assert run.returncode != 0
    assert run.stderr.splitlines()[0] == "keydom needs Python 3.11 or newer: make PYTHON=/path/to/python3"
