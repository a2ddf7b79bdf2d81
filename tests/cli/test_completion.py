"""Shell completion: the script that a shell reads, and what it proposes by asking the program."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from .command_line import Run

MODULE = [sys.executable, "-m", "keydom"]
SCRIPT = shutil.which("keydom", path=Path(sys.executable).parent)  # what a shell calls; there once keydom is installed
KEYDOM = [SCRIPT] if SCRIPT else MODULE
SHELLS = ["bash", "zsh", "fish"]
CHECKS = {"bash": ["bash", "-n"], "zsh": ["zsh", "-n"], "fish": ["fish", "--no-execute"]}


def asked(instruction: str, program: list[str] = KEYDOM, **more: str) -> subprocess.CompletedProcess[str]:
    """The program as a shell calls it; a server would not end by itself."""
    environment = {**os.environ, "_KEYDOM_COMPLETE": instruction, **more}
    return subprocess.run(program, env=environment, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize("shell", SHELLS)
def test_the_script_is_printed_where_a_shell_asks_for_it(shell: str) -> None:
    process = asked(f"{shell}_source")
    assert (process.returncode, process.stderr) == (0, "")
    assert f"_KEYDOM_COMPLETE={shell}_complete" in process.stdout


def test_the_module_prints_what_the_script_does() -> None:
    assert asked("bash_source", MODULE).stdout == asked("bash_source").stdout


@pytest.mark.parametrize(("words", "proposed"), [("keydom ana", "analyse"), ("keydom hint --be", "--best")])
def test_commands_and_options_are_proposed(words: str, proposed: str) -> None:
    process = asked("bash_complete", COMP_WORDS=words, COMP_CWORD=str(len(words.split()) - 1))
    assert process.stdout.split() == [f"plain,{proposed}"]


def test_an_instruction_that_no_shell_gives_ends_without_a_server() -> None:
    assert asked("tcsh_source").returncode == 1


@pytest.mark.parametrize("shell", SHELLS)
def test_the_command_prints_the_same_script(run: Run, shell: str) -> None:
    assert run(f"completion {shell}").out == asked(f"{shell}_source").stdout


@pytest.mark.parametrize("shell", SHELLS)
def test_a_shell_can_read_its_script(run: Run, home: Path, shell: str) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"no {shell} here")
    (home / "script").write_text(run(f"completion {shell}").out)
    assert subprocess.run([*CHECKS[shell], "script"], check=False).returncode == 0


def test_without_a_name_it_is_the_shell_that_one_is_in(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHELL", "/usr/bin/fish")
    assert run("completion").out == run("completion fish").out


@pytest.mark.parametrize("shell", ["/bin/dash", ""])
def test_a_shell_without_completion_is_told_in_one_line(run: Run, monkeypatch: pytest.MonkeyPatch, shell: str) -> None:
    monkeypatch.setenv("SHELL", shell)
    outcome = run("completion")
    assert (outcome.code, outcome.out, outcome.err.count("\n")) == (2, "", 1)
    assert "name one of bash, zsh, fish" in outcome.err
