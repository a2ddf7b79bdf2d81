"""A command that no page mentions does not exist for those who read."""

from __future__ import annotations

from pathlib import Path

import pytest

from keydom.cli import COMMANDS

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def pages() -> str:
    return "\n".join(path.read_text("utf-8") for path in [ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md"))])


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_documented(pages: str, command: str) -> None:
    assert f"keydom {command}" in pages
