"""`keydom bench` takes a time that is one."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from keydom.cli import cli


@pytest.mark.parametrize(
    "arguments",
    [
        *(["bench", "--seconds", seconds] for seconds in ("nan", "inf", "-inf", "0", "-1")),
        ["learn", "pebbles", "--noise", "nan"],
    ],
)
def test_a_number_that_is_none_is_refused(arguments: list[str]) -> None:
    run = CliRunner().invoke(cli, arguments)
    assert (run.exit_code, "Traceback" in run.output) == (2, False)
