"""A bot stays in its seat: it goes on where it was, unless something else happened there."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import pytest

from keydom.bots import Bot
from keydom.core.action import Action
from keydom.core.cache import Cache
from keydom.core.game import Game, View
from keydom.core.match import Match
from keydom.games import get_game
from keydom.server.bots import bot_cache
from keydom.server.bots.bot_cache import CACHE_SIZE, choose

MIND = f"{__name__}:Numbered"


class Numbered(Bot):
    """Takes whatever comes first; every new one is counted."""

    made: ClassVar[int] = 0

    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        super().__init__(game, seats)
        Numbered.made += 1

    def choose(self, view: View | None, legal: list[Action], rng: Random) -> Action:
        return legal[0]


@pytest.fixture(autouse=True)
def nobody_sits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_cache, "_cached_bots", Cache(CACHE_SIZE))
    monkeypatch.setattr(Numbered, "made", 0)


def begun() -> Match[Any, Any]:
    return Match(get_game("pebbles"), 2, rng=Random(1))


def play(match: Match[Any, Any], table: str = "t") -> None:
    match.play(choose(table, match, MIND, Random(1)))


def test_a_bot_decides_again_without_being_made_anew() -> None:
    match = begun()
    for _ in range(4):
        play(match)
    assert Numbered.made == 2  # one for each seat


def test_a_bot_knows_nothing_of_another_table() -> None:
    play(begun(), "one")
    play(begun(), "two")
    assert Numbered.made == 2


def test_a_bot_whose_seat_somebody_else_has_played_for_begins_anew() -> None:
    match = begun()
    play(match)
    while match.mover != 0:
        match.play(match.legal()[0])
    match.play(match.legal()[0])  # not by the bot
    while match.mover != 0:
        match.play(match.legal()[0])
    play(match)
    assert Numbered.made == 2


def test_a_bot_whose_last_move_was_taken_back_begins_anew() -> None:
    match = begun()
    twin = match.copy()
    play(match)
    twin.play(twin.legal()[1])
    while twin.mover != 0:
        twin.play(twin.legal()[0])
    play(twin)
    assert Numbered.made == 2


def test_no_more_bots_are_kept_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_cache, "_cached_bots", Cache(3))
    for table in range(5):
        play(begun(), str(table))
    assert len(bot_cache._cached_bots) == 3
