"""A position: what copies share, and what is kept beside what it follows from."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from keydom.conformance.snapshot import snapshot
from keydom.core.game import NATURE
from keydom.core.plain import names
from keydom.games.keyflower import GAME
from keydom.games.keyflower.state import KeyflowerState

from . import builders as b


def plies(merchants: str, seed: int, seats: int = 3) -> Iterator[KeyflowerState]:
    """The positions of a random game, one after the other: it is played on in between."""
    rng, state = Random(seed), GAME.begin(seats, GAME.options({"merchants": merchants}))
    while state.frames:
        yield state
        legal = GAME.legal(state)
        GAME.play(state, GAME.deal(state, rng) if GAME.mover(state) == NATURE else rng.choice(legal))


def test_a_copy_shares_everything_but_the_stack_of_frames() -> None:
    state = b.table()
    twin = state.copy()

    assert [name for name in names(KeyflowerState) if getattr(twin, name) is not getattr(state, name)] == ["frames"]


@pytest.mark.parametrize("merchants", ["none", "mixed", "full"])
def test_nothing_that_a_copy_may_share_is_changed_in_place(merchants: str) -> None:
    shared = [name for name in names(KeyflowerState) if name != "frames"]
    before: list[tuple[object, object]] = []
    changed = []
    for state in plies(merchants, seed=4):
        changed += [part for part, whole in before if snapshot(part) != whole]
        before = [(part, snapshot(part)) for part in [getattr(state, name) for name in shared]]

    assert changed == []


def test_the_tiles_with_an_action_are_kept_with_each_village() -> None:
    amiss = []
    for state in plies("mixed", seed=7):
        acts, villages = state.box.acts, [village.values() for village in state.maps]
        found = [[tile for tile in village if acts[state.side(tile)]] for village in villages]
        amiss += [found] if found != state.workplaces else []

    assert amiss == []


def test_the_text_and_the_data_of_a_position_keep_the_names_of_their_fields() -> None:
    state = b.table()
    old = {"lots", "hues", "tints", "known", "veiled", "veiled_skills", "veiled_contracts", "last", "aged", "barren"}
    lines = {line.split(" ")[0] for line in GAME.text(state).splitlines()}

    assert (old - lines, old - set(state.data())) == (set(), set())
