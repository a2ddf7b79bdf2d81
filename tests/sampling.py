"""Which cases of a large product run in every `make test`, and which in `make soak` only."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from keydom.conformance import option_sets
from keydom.core.game import Game, Options


def sampled(cases: Iterable[tuple[Any, ...]], chosen: Callable[..., bool]) -> list[Any]:
    """All cases as parameters, those that are not chosen marked as soak."""
    return [
        pytest.param(*case, id=_name(case), marks=() if chosen(*case) else pytest.mark.soak)  # one id in both runs
        for case in cases
    ]


def _name(case: tuple[Any, ...]) -> str:
    return "-".join(str(value).replace(" ", "-") for value in case)


def tables(game: Game[Any, Any]) -> list[tuple[int, Options]]:
    """Every number of seats with every set of options."""
    return [(seats, options) for seats in game.seats for options in option_sets(game)]


def few_tables(game: Game[Any, Any]) -> list[tuple[int, Options]]:
    """Every set of options once, every number of seats at least once."""
    sets, seats = option_sets(game), list(game.seats)
    return [(seats[turn % len(seats)], sets[turn % len(sets)]) for turn in range(max(len(sets), len(seats)))]
