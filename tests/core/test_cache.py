"""The one cache: it holds so many entries, and lets go of the one that was used least recently."""

from __future__ import annotations

import pytest

from keydom.core.cache import Cache


@pytest.fixture
def full() -> Cache[str, int | None]:
    """Two of two, `a` the older."""
    cache: Cache[str, int | None] = Cache(2)
    cache["a"] = 1
    cache["b"] = 2
    return cache


def test_a_full_cache_lets_go_of_its_oldest_entry(full: Cache[str, int | None]) -> None:
    full["c"] = 3
    assert ("a" in full, full.values()) == (False, [2, 3])


def test_what_was_read_last_stays(full: Cache[str, int | None]) -> None:
    full.get("a")
    full["c"] = 3
    assert full.values() == [1, 3]


def test_what_was_written_last_stays(full: Cache[str, int | None]) -> None:
    full["a"] = 4
    full["c"] = 3
    assert full.values() == [4, 3]


def test_to_look_whether_an_entry_is_there_is_no_use_of_it(full: Cache[str, int | None]) -> None:
    assert "a" in full
    full["c"] = 3
    assert "a" not in full


def test_nothing_may_be_a_value(full: Cache[str, int | None]) -> None:
    full["a"] = None
    assert (full.get("a"), "a" in full) == (None, True)


def test_what_is_taken_out_is_gone(full: Cache[str, int | None]) -> None:
    assert (full.pop("a"), full.pop("a"), len(full)) == (1, None, 1)


def test_an_empty_cache_has_nothing(full: Cache[str, int | None]) -> None:
    full.clear()
    assert (len(full), full.get("a")) == (0, None)
