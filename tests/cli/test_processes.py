"""The command line as a program of its own: exit codes, pipes, terminals and interrupts."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

KEYDOM = [sys.executable, "-m", "keydom"]


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([*KEYDOM, *arguments], input=typed, capture_output=True, text=True, check=False)


def at_terminal(*arguments: str, typed: str, kind: str = "dumb") -> str:
    """What a terminal of this kind shows of a command when these keys are pressed."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": kind}
    with subprocess.Popen(
        [*KEYDOM, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    ) as process:
        os.close(theirs)
        os.write(ours, typed.encode())
        shown = "".join(output(ours))
        process.wait()
    os.close(ours)
    return shown


def output(terminal: int) -> Iterator[str]:
    """What comes out of a terminal, until nobody is left at its other end."""
    try:
        while part := os.read(terminal, 4096):
            yield part.decode(errors="replace")
    except OSError:  # how Linux says so
        return


def test_success_is_exit_code_zero() -> None:
    assert run("games").returncode == 0


def test_misuse_is_exit_code_two_and_no_traceback() -> None:
    process = run("play", "chess")
    assert process.returncode == 2
    assert process.stderr.startswith("keydom: no game 'chess'")
    assert process.stderr.count("\n") == 1


def test_a_whole_game_can_be_piped(home: Path) -> None:
    process = run("play", "pebbles", "--as-seated", "--seed", "1", "--save", "a.key", typed="1\n" * 5)
    assert (process.returncode, process.stderr) == (0, "")
    assert run("replay", "a.key").returncode == 0


def test_bytes_that_are_no_text_do_not_end_a_game() -> None:
    command = [*KEYDOM, "play", "pebbles", "--as-seated", "--save", "a.key"]
    process = subprocess.run(command, input=b"\xff\xfe\nkeep\n", capture_output=True, check=False)
    assert (process.returncode, process.stderr) == (0, b"")


@pytest.mark.parametrize("command", ["show", "replay"])
def test_a_reader_that_goes_away_is_no_error(finished: Path, command: str) -> None:
    arguments = [*KEYDOM, command, str(finished)]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


def test_an_output_that_takes_nothing_more_is_told_in_one_line(finished: Path) -> None:
    with Path("/dev/full").open("w") as full:
        process = subprocess.run(
            [*KEYDOM, "show", str(finished)], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert process.returncode == 2
    assert process.stderr == "keydom: cannot go on: No space left on device\n"


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_ends_a_simulation_with_what_is_finished(workers: str) -> None:
    command = [*KEYDOM, "simulate", "pebbles", "--games", "100000000", "--workers", workers, "--json"]
    ours, theirs = pty.openpty()
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs, start_new_session=True) as process:
        os.close(theirs)
        bar = ""
        for part in output(ours):
            bar += part
            if re.search(r"[1-9][0-9]*/100000000", bar):
                break
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: the workers hear it too
        report, _ = process.communicate()
    rest = "".join(output(ours))
    os.close(ours)
    assert process.returncode == 130
    assert 0 < json.loads(report)["finished"] < 100_000_000
    assert "Traceback" not in rest


def test_a_replay_at_a_terminal_is_stepped_through(finished: Path) -> None:
    shown = at_terminal("replay", str(finished), typed="\n\n5\nq\n")
    assert re.findall(r"^ +([0-9]+)  ", shown, re.MULTILINE) == ["1", "2", "5"]
    assert "Verified" not in shown


def test_a_replay_that_is_stepped_to_its_end_is_verified(finished: Path) -> None:
    assert "the scores are as recorded" in at_terminal("replay", str(finished), typed="999\n0\n" + "\n" * 99)


def test_the_curtain_at_a_terminal_waits_and_clears_the_screen() -> None:
    arguments = ("play", "pebbles", "--as-seated", "--seats", "human,human", "--save", "a.key")
    shown = at_terminal(*arguments, typed="\nkeep\n\nquit\n", kind="xterm")
    first, second = shown.split("Pass the keyboard to Player 2")
    assert "\x1b[2J\x1b[3J" in first.split("> ")[-1]
    assert second.count("You saw") == 1
