"""Bad input gets one clear line on standard error and exit code 2, whatever it is."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from keydom import __version__
from keydom.cli import COMMANDS
from keydom.cli.serve import HOST, PORT

if TYPE_CHECKING:
    from .command_line import Run

HEAD = "keydom 1\ngame pebbles\nrules 1\nseats 2\n"
WHITE = '[pebble.white]\npoints = 1\ncount = 10\nsource = ["mine"]\nstatus = "public"\n'

MISUSES = {
    "fly": "No such command 'fly'",
    "--fly": "No such option",
    "play": "name a game to play",
    "play chess": "no game 'chess': there are",
    "play pebbles extra": "unexpected extra argument",
    "play pebbles --seats 9": "pebbles is for 2 to 4 seats, not 9",
    "play pebbles --seats human": "pebbles is for 2 to 4 seats, not 1",
    "play pebbles --seats 99999999999999999999": "pebbles is for 2 to 4 seats",
    "play pebbles --seats human,deep": "nobody called 'deep' can take a seat",
    "play pebbles --seats human,search:0": "a budget of 0 leaves no time to think",
    "play pebbles --option size=big": "pebbles has no option 'size'",
    "play pebbles --option length=long": "length is one of full, short, not 'long'",
    "play pebbles --option length": "an option is written name=value, not 'length'",
    "play pebbles --option length=full --option length=short": "length cannot be both full and short",
    "play pebbles --language de": "'de' is not one of",
    "play pebbles --seed x": "'x' is not a valid integer",
    "play pebbles --seed -1": "-1 is not in the range",
    "play pebbles --catalogue none.toml": "cannot read none.toml: no such file",
    "play pebbles --save no/where.key": "cannot write no/where.key: no such file",
    "play pebbles --save taken.txt": "taken.txt is already there",
    "play pebbles --save .": ". is already there",
    "play --resume none.key": "cannot read none.key: no such file",
    "play --resume good.key --seed 1": "--resume continues a game as it was begun",
    "play --resume good.key --seats human,human,human": "good.key is a game of 2 seats, not of 3",
    "play chess --resume good.key": "good.key is a game of pebbles, not of chess",
    "simulate": "Missing argument 'GAME'",
    "simulate chess": "no game 'chess'",
    "simulate pebbles --seats 1": "pebbles is for 2 to 4 seats, not 1",
    "simulate pebbles --seats 0": "pebbles is for 2 to 4 seats, not 0",
    "simulate pebbles --seats x": "'x' is not a valid integer",
    "simulate pebbles --games 0": "0 is not in the range",
    "simulate pebbles --workers 0": "0 is not in the range",
    "simulate pebbles --bots deep": "no bot 'deep': there are random",
    "simulate pebbles --seats 3 --bots random,random": "2 bots cannot fill 3 seats",
    "simulate pebbles --option length=long": "length is one of full, short",
    "arena": "name a game and its bots",
    "arena chess": "no game 'chess'",
    "arena pebbles --bots random,deep": "no bot 'deep': there are random",
    "arena pebbles --bots random,search:0": "a budget of 0 leaves no time to think",
    "arena pebbles --bots random,search:soon": "no budget 'soon'",
    "arena pebbles --bots random": "one bot alone cannot be compared",
    "arena pebbles --bots random,greedy,planner --field": "takes two bots, not 3",
    "arena pebbles --games 0": "0 is not in the range",
    "arena pebbles --seats 9": "pebbles is for 2 to 4 seats, not 9",
    "arena pebbles --option length=long": "length is one of full, short",
    "arena pebbles --keep taken.txt": "cannot make the folder taken.txt",
    "arena pebbles --games 1 --resume taken.txt": "taken.txt is no journal of an arena",
    "arena --resume none.jsonl": "cannot read none.jsonl: no such file",
    "arena --resume old.jsonl": "old.jsonl: played under rules version 99 of pebbles",
    "arena pebbles --games 1 --resume no/where.jsonl": "cannot keep a journal at no/where.jsonl: no such file",
    "arena pebbles --engine cloud": "'cloud' is not one of",
    "arena pebbles --html no/where.html": "cannot write no/where.html: no such folder",
    "ladder chess": "no game 'chess'",
    "ladder pebbles --bots random": "a ladder has two bots at least",
    "ladder pebbles --bots random,search:0": "a budget of 0 leaves no time to think",
    "ladder pebbles --games 0": "0 is not in the range",
    "ladder pebbles --resume taken.txt": "cannot make the folder taken.txt",
    "learn chess": "no game 'chess'",
    "learn pebbles --games 0": "0 is not in the range",
    "learn pebbles --games 5": "5 games are too few to learn from",
    "learn pebbles --plan": "pebbles has no plan that could be learned",
    "learn keythedral --plan --games 20": "20 games are too few for 14 measures",
    "learn pebbles --seats x": "'x' is no number of seats",
    "learn pebbles --seats 2,9": "pebbles is for 2 to 4 seats, not 9",
    "learn pebbles --bot random": "random does not weigh features",
    "learn pebbles --bot deep": "no bot 'deep'",
    "learn pebbles --out taken.txt/a.json": "cannot write taken.txt/a.json: no such folder",
    "learn pebbles --games 20 --out taken.txt": "nothing that was learned",
    "hint none.key": "cannot read none.key: no such file",
    "hint old.key": "old.key: played under rules version 99",
    "hint good.key --ply 2": "good.key has the plies 0 to 1, not 2",
    "hint good.key --ply 0": "there is nothing to decide: chance is to move",
    "hint good.key --bot random": "random has no opinion",
    "hint good.key --bot search:0": "a budget of 0 leaves no time to think",
    "hint good.key --best 0": "0 is not in the range",
    "dataset none --out a.parquet": "there are no records in none",
    "dataset . --out a.parquet": "alien.key: no game 'chess'",
    "dataset outdated --out a.parquet": "old.key: played under rules version 99",
    "dataset . --out taken.txt/a.parquet": "cannot write taken.txt/a.parquet: no such folder",
    "replay none.key": "cannot read none.key: no such file",
    "replay .": "cannot read .: is a directory",
    "replay latin.key": "cannot read latin.key: no UTF-8 text (byte 3)",
    "replay empty.key": "empty.key:1: no record",
    "replay alien.key": "alien.key: no game 'chess'",
    "replay headless.key": "headless.key:1: the header has no line `game`",
    "replay garbled.key": "garbled.key:6: cannot read 'what is this'",
    "replay illegal.key": "illegal.key:7: seat 0 may not `to 1` now",
    "replay selfish.key --language en": "selfish.key:8: You cannot give the white pebble to yourself",
    "replay selfish.key --language nl": "selfish.key:8: Je kunt de witte kiezel niet aan jezelf geven",
    "show selfish.key --language fr": "selfish.key:8: Vous ne pouvez pas vous donner le caillou blanc",
    "play --resume selfish.key --language es": "selfish.key:8: No puedes regalarte el guijarro blanco",
    "replay unknown.key": "unknown.key:7: 'fly' is no action",
    "replay crowded.key": "crowded.key: pebbles is for 2 to 4 seats, not 7",
    "replay old.key": "old.key: played under rules version 99",
    "replay good.key --seat 2": "there is no seat '2': the seats are 0 to 1",
    "replay good.key --seat x": "there is no seat 'x'",
    "show good.key --ply 2": "good.key has the plies 0 to 1, not 2",
    "show good.key --ply -1": "good.key has the plies 0 to 1, not -1",
    "show good.key --ply x": "'x' is not a valid integer",
    "show good.key --seat -1": "there is no seat '-1'",
    "show good.key -o no/where.svg": "cannot write no/where.svg: no such file",
    "show good.key -o .": "cannot write .: it is a folder",
    "gallery chess": "no game 'chess'",
    "fuzz chess --seconds 1": "no game 'chess'",
    "fuzz pebbles --seconds 0": "0.0 is not in the range",
    "fuzz pebbles --seconds nan": "'--seconds': nan is no number",
    "fuzz pebbles --seconds inf": "'--seconds': inf is no number",
    "fuzz pebbles --seconds 1 --folder taken.txt": "cannot make the folder taken.txt",
    "check chess": "no game 'chess'",
    "check --catalogue none.toml": "cannot read none.toml: no such file",
    "check --catalogue broken.toml": "broken.toml: no TOML",
    "check pebbles --catalogue broken.toml": "broken.toml: no TOML",
    "check --catalogue strange.toml": "strange.toml is of no game we have",
    "check pebbles --catalogue strange.toml": "strange.toml: hat: unknown kind of component",
    "check --catalogue extra.toml": "extra.toml: pebble.red: there is no pebble of this id to correct",
    "check --catalogue wordy.toml": "wordy.toml: pebble.white: points must be a whole number, not 'one'",
    "check --catalogue sourceless.toml": "sourceless.toml: pebble.white: unknown source 'mine'",
    "check --catalogue small.toml": "small.toml: pebble.white: count: a bag of",
    "simulate pebbles --catalogue wordy.toml": "wordy.toml: pebble.white: points must be a whole number",
    "games extra": "unexpected extra argument",
}

NEEDS = {"dataset": "pyarrow", "learn": "numpy"}  # without it they say so, and nothing else


def misuses() -> Iterator[object]:
    for line, says in MISUSES.items():
        package = NEEDS.get(line.split()[0])
        yield pytest.param(line, says, id=line, marks=pytest.mark.needs(package) if package else ())


@pytest.fixture
def desk(home: Path) -> Path:
    """A folder with all that a command may stumble over."""
    mine = '[source.mine]\ntitle = "My own copy"\n'
    texts = {
        "taken.txt": "precious",
        "good.key": f"{HEAD}\n* draw white\n",
        "empty.key": "",
        "alien.key": HEAD.replace("pebbles", "chess"),
        "headless.key": "keydom 1\nrules 1\nseats 2\n",
        "garbled.key": f"{HEAD}\nwhat is this\n",
        "illegal.key": f"{HEAD}\n* draw white\n0 to 1\n",
        "selfish.key": f"{HEAD}\n* draw white\n0 give\n0 to 0\n",
        "unknown.key": f"{HEAD}\n* draw white\n0 fly\n",
        "crowded.key": HEAD.replace("seats 2", "seats 7"),
        "old.key": HEAD.replace("rules 1", "rules 99"),
        "old.jsonl": '{"journal":"keydom arena 1","rules":99,"contest":{"game":"pebbles","seats":2,'
        '"bots":["random","greedy"],"games":4,"seed":0,"alone":false,"options":[],"catalogue":[]}}\n',
        "broken.toml": "[pebble.white\n",
        "strange.toml": "[hat.top]\nsize = 1\n",
        "extra.toml": mine + WHITE.replace("white", "red"),
        "wordy.toml": mine + WHITE.replace("points = 1", 'points = "one"'),
        "sourceless.toml": WHITE,
        "small.toml": mine + WHITE.replace("= 10", "= 1"),
    }
    for name, text in texts.items():
        (home / name).write_text(text)
    (home / "outdated").mkdir()
    (home / "outdated" / "old.key").write_text(texts["old.key"])
    (home / "latin.key").write_bytes(b"caf\xe9")
    return home


@pytest.mark.parametrize(("line", "says"), [*misuses()])
def test_bad_input_gets_one_clear_line(run: Run, desk: Path, line: str, says: str) -> None:
    before = {path: path.read_bytes() for path in desk.iterdir() if path.is_file()}
    outcome = run(line)
    assert outcome.code == 2
    assert says.lower() in outcome.err.lower()
    assert outcome.err.startswith("keydom")
    assert outcome.err.count("\n") == 1
    assert outcome.out == ""
    assert {path: path.read_bytes() for path in desk.iterdir() if path.is_file()} == before


def test_even_a_strange_file_name_makes_one_line(run: Run) -> None:
    assert run("replay", "two\nlines.key").err == "keydom: cannot read two lines.key: no such file or directory\n"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="the root user may write anywhere")
def test_a_write_protected_file_is_left_alone(run: Run, finished: Path, home: Path) -> None:
    (home / "board.svg").write_text("precious")
    (home / "board.svg").chmod(0o444)
    assert run("show finished.key -o board.svg").code == 2


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Run, command: str) -> None:
    outcome = run(command, "--help")
    assert outcome.code == 0
    assert outcome.out.startswith(f"Usage: keydom {command}")


def test_help_lists_the_commands(run: Run) -> None:
    outcome = run("--help")
    assert all(f"\n  {command}" in outcome.out for command in COMMANDS)


@pytest.mark.needs("litestar")
def test_keydom_alone_serves_and_says_where_it_cannot_listen(run: Run) -> None:
    with ExitStack() as taken:
        with suppress(OSError):  # somebody listens there already
            taken.enter_context(socket.create_server((HOST, PORT)))
        assert f"cannot listen at {HOST}:{PORT}: " in run("").err


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").out == f"keydom {__version__}\n"
