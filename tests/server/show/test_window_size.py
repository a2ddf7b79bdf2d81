"""The window that a table is composed for, as a browser tells it."""

from __future__ import annotations

import pytest

from keydom.core.scene import WindowSize
from keydom.server.show.window_size import DESK, PHONE, parse_window, window_of

MOBILE = "Mozilla/5.0 (Linux; Android 14) Mobile Safari"


@pytest.mark.parametrize(
    ("said", "window"),
    [
        ("1440x900", WindowSize(1440, 896)),
        ("390x844", WindowSize(384, 840)),
        ("1x1", WindowSize(320, 320)),
        ("99999x99999", WindowSize(4096, 2160)),
        ("999999x1", None),
        ("large", None),
        ("", None),
    ],
)
def test_a_window_is_bounded_and_in_steps(said: str, window: WindowSize | None) -> None:
    assert parse_window(said) == window


def test_what_is_asked_for_goes_before_what_was_told_before() -> None:
    assert window_of("800x600", "1024x768", MOBILE) == WindowSize(800, 600)
    assert window_of("nonsense", "1024x768", MOBILE) == WindowSize(1024, 768)


def test_a_browser_that_has_told_nothing_is_judged_by_its_kind() -> None:
    assert (window_of("", "", MOBILE), window_of("", "", "curl")) == (PHONE, DESK)
