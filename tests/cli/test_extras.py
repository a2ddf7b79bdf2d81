"""A command whose packages are not installed says what to install, in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from keydom.cli import COMMANDS

if TYPE_CHECKING:
    from .command_line import Run


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library without the packages of the table."""
    monkeypatch.setattr("keydom.cli.serve.find_spec", lambda name: None)


@pytest.mark.usefixtures("bare")
def test_serving_without_its_packages_names_the_extra_that_brings_them(run: Run) -> None:
    outcome = run("serve")
    told = "keydom: the table in the browser is not installed here: pip install 'keydom[table]'\n"
    assert (outcome.code, outcome.out, outcome.err) == (2, "", told)


@pytest.mark.usefixtures("bare")
def test_keydom_alone_without_the_table_says_what_there_is(run: Run) -> None:
    outcome = run("")
    assert (outcome.code, [name for name in COMMANDS if f"\n  {name} " not in outcome.out]) == (0, [])


@pytest.mark.usefixtures("bare")
def test_keydom_alone_without_the_table_says_how_to_get_it(run: Run) -> None:
    assert run("").out.endswith("the table in the browser is not installed here: pip install 'keydom[table]'\n")
