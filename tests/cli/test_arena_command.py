"""The arena from the command line: figures, reports, records, and runs that are stopped and resumed."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from keydom.core.match import Match
from keydom.core.record import Record
from keydom.games.pebbles import GAME

if TYPE_CHECKING:
    from .command_line import Run

KEYDOM = [sys.executable, "-m", "keydom"]
LINE = "arena pebbles --bots random,greedy,search:10 --games 18 --seed 2"


def figures(text: str) -> dict[str, Any]:
    """A report without what depends on the clock."""
    report: dict[str, Any] = json.loads(text)
    for bot in report["bots"]:
        del bot["ms_per_decision"]
    return report


def output(terminal: int) -> Iterator[str]:
    """What comes out of a terminal, until nobody is left at its other end."""
    try:
        while part := os.read(terminal, 4096):
            yield part.decode(errors="replace")
    except OSError:  # how Linux says so
        return


def heed() -> None:
    """Listen to Ctrl-C, to which whatever runs in the background is born deaf."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def end_midway(line: str, how: signal.Signals) -> None:
    """Begin a run at a terminal and end it when its bar shows that ten games or more are finished."""
    ours, theirs = pty.openpty()
    command = [*KEYDOM, *line.split()]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs, preexec_fn=heed) as process:
        os.close(theirs)
        bar = ""
        for part in output(ours):
            bar += part
            if re.search(r"[1-9][0-9]/1000000", bar):
                break
        process.send_signal(how)
        process.communicate()
    for _ in output(ours):
        pass  # the workers end too
    os.close(ours)


def test_json_has_the_promised_keys(run: Run) -> None:
    report = json.loads(run(f"{LINE} --json").out)
    wanted = "bot games wins win_share win_share_low win_share_high mean_score ms_per_decision rating"
    assert [name for name in ["game", "seats", "games", "seed", "bots", "payoff"] if name not in report] == []
    assert [name for name in wanted.split(" ") if name not in report["bots"][0]] == []


def test_one_worker_and_two_give_the_same_result(run: Run) -> None:
    assert figures(run(f"{LINE} --json").out) == figures(run(f"{LINE} --json --workers 2").out)


@pytest.mark.skipif(
    find_spec("ray") is None and "CI" not in os.environ,
    reason="Ray is not installed: pip install 'keydom[ray]', where there is one for the platform",
)
@pytest.mark.soak  # to start Ray takes longer than all other tests of this command
def test_ray_gives_the_same_result_as_the_processes_of_this_machine(run: Run) -> None:
    command = [*KEYDOM, *LINE.split(), "--json", "--engine", "ray", "--workers", "2"]
    on_ray = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    assert figures(on_ray) == figures(run(f"{LINE} --json").out)


def test_without_ray_the_engine_says_what_is_missing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("keydom.arena.workers.find_spec", lambda name: None)
    assert (
        run(f"{LINE} --engine ray").err == "keydom: the engine ray needs the package ray: pip install 'keydom[ray]'\n"
    )


def test_a_person_can_read_it(run: Run) -> None:
    outcome = run(LINE)
    assert outcome.out.startswith("18 games of pebbles with 3 seats")
    assert "How often the row finishes ahead of the column" in outcome.out


def test_a_field_is_one_bot_alone_among_others(run: Run) -> None:
    report = json.loads(run("arena pebbles --bots greedy,random --field --seats 4 --games 8 --json").out)
    assert [bot["games"] for bot in report["bots"]] == [8, 24]


def test_a_sequential_test_ends_when_a_strong_bot_is_known(run: Run) -> None:
    report = json.loads(run("arena pebbles --sprt greedy,random --seats 3 --json").out)
    assert (report["sprt"]["verdict"], report["games"] < report["asked"]) == ("stronger", True)


def test_a_sequential_test_of_a_weak_bot_has_exit_code_1(run: Run) -> None:
    assert run("arena pebbles --sprt random,greedy --seats 3").code == 1


def test_a_sequential_test_that_runs_out_of_games_is_undecided(run: Run) -> None:
    outcome = run("arena pebbles --sprt greedy,greedy --seats 3 --games 6 --json")
    assert (outcome.code, json.loads(outcome.out)["sprt"]["verdict"]) == (1, "undecided")


def test_a_sequential_test_with_two_workers_gives_the_same_result(run: Run) -> None:
    line = "arena pebbles --sprt greedy,planner --seats 3 --games 600 --json"
    assert figures(run(line).out) == figures(run(f"{line} --workers 2").out)


def test_a_sequential_test_keeps_its_journal(run: Run, home: Path) -> None:
    run("arena pebbles --sprt greedy,random --seats 3")
    assert len(list(home.rglob("*.jsonl"))) == 1


@pytest.mark.parametrize("options", ["--bots greedy,random", "--between 1", "--errors 0.05,x", "--between 2,1"])
def test_a_sequential_test_that_makes_no_sense_is_refused(run: Run, options: str) -> None:
    assert run(f"arena pebbles --sprt greedy,random {options}").err.startswith("keydom: ")


def test_nothing_but_the_result_is_printed_when_there_is_no_terminal(run: Run) -> None:
    assert run(f"{LINE} --json").err == ""


def test_a_run_that_is_finished_leaves_nothing_behind(run: Run, home: Path) -> None:
    run(LINE)
    assert list(home.rglob("*.jsonl")) == []


def test_the_report_is_one_page_that_loads_nothing(run: Run, home: Path) -> None:
    run(f"{LINE} --html report.html")
    page = (home / "report.html").read_text("utf-8")
    assert re.findall(r"<script|<link|<img|src=|https?://|@import|url\(", page) == []


def test_the_report_names_sources_and_bots_in_plain_words(run: Run, home: Path) -> None:
    run(f"{LINE} --html report.html")
    page = (home / "report.html").read_text("utf-8")
    assert [word for word in ("Golden pebbles", "search:10", "Pebbles") if word not in page] == []


def test_the_report_has_its_four_charts(run: Run, home: Path) -> None:
    run(f"{LINE} --html report.html")
    page = (home / "report.html").read_text("utf-8")
    assert (page.count("<svg "), page.count("class='heat'")) == (3, 1)


def test_kept_records_are_records(run: Run, home: Path) -> None:
    run(f"{LINE} --keep kept")
    matches = [Match.replay(GAME, Record.parse(path.read_text())) for path in (home / "kept").glob("*.key")]
    assert [match.over for match in matches] == [True] * 18


def test_a_folder_that_holds_games_is_not_begun_anew(run: Run) -> None:
    run(f"{LINE} --keep kept")
    assert "kept holds games already: go on with them by --resume kept" in run(f"{LINE} --keep kept").err


def test_a_folder_of_records_is_gone_on_with(run: Run) -> None:
    first = run(f"{LINE} --keep kept --json").out
    assert run("arena --resume kept --json").out == first


def test_a_journal_of_other_games_is_refused(run: Run) -> None:
    run(f"{LINE} --resume a.jsonl")
    assert "a.jsonl is the journal of another contest" in run(f"{LINE} --resume a.jsonl --option length=short").err


@pytest.mark.parametrize(
    ("how", "workers"),
    [
        (signal.SIGKILL, 1),
        (signal.SIGINT, 2),
        pytest.param(signal.SIGKILL, 2, marks=pytest.mark.soak),
        pytest.param(signal.SIGINT, 1, marks=pytest.mark.soak),
    ],
)
def test_a_run_that_is_ended_midway_and_resumed_equals_an_undisturbed_one(
    run: Run, home: Path, how: signal.Signals, workers: int
) -> None:
    line = "arena pebbles --bots random,greedy --seed 4"
    end_midway(f"{line} --games 1000000 --workers {workers} --resume a.jsonl", how)
    finished = (home / "a.jsonl").read_text().count("\n") - 1
    assert 10 <= finished < 1000000
    resumed = run(f"{line} --games {finished + 20} --resume a.jsonl --json").out
    assert figures(resumed) == figures(run(f"{line} --games {finished + 20} --json").out)
