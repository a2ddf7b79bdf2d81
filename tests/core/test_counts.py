"""Small multisets as flat lists."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from keydom.core.counts import add, holds, take

piles = st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), min_size=1, max_size=6)


def test_what_is_there_of_every_kind_is_held() -> None:
    assert holds([2, 0, 1], [1, 0, 1])


def test_one_kind_too_few_is_not_held() -> None:
    assert not holds([2, 0, 1], [1, 1, 0])


def test_nothing_is_always_held() -> None:
    assert holds([0, 0], [0, 0])


@given(piles)
def test_taking_what_was_added_leaves_what_there_was(pairs: list[tuple[int, int]]) -> None:
    owned, more = [a for a, _ in pairs], [b for _, b in pairs]
    before = owned[:]

    add(owned, more)
    take(owned, more)

    assert owned == before


@given(piles)
def test_what_is_held_can_be_taken(pairs: list[tuple[int, int]]) -> None:
    owned, wanted = [a for a, _ in pairs], [b for _, b in pairs]
    held = holds(owned, wanted)

    take(owned, wanted)

    assert held == (min(owned) >= 0)
