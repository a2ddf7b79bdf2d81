"""What is heard of a game: every game says of events that it knows, and a bid beaten is no mere bid."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from keydom.core.event import Event
from keydom.core.match import Match
from keydom.games import games, get_game
from keydom.server.show.sounds import KINDS, MOST, sounds
from keydom.server.words import PageWords
from keydom.words import LANGUAGES


def view(name: str, events: list[tuple[int, Event]], seat: int | None = 0) -> Any:
    match = SimpleNamespace(events=lambda seat: events)
    return SimpleNamespace(match=match, seat=seat, table=SimpleNamespace(game=get_game(name)))


def bid(seat: int, tile: str = "tile:fair") -> Event:
    return Event("bid", {"seat": f"seat:{seat}", "tile": tile})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(games()))
def test_sounds_are_of_events_that_can_be_told(name: str, language: str) -> None:
    words = PageWords(get_game(name), language)
    assert [key for key in games()[name].sounds if not words.has(f"told-{key}")] == []


@pytest.mark.parametrize("name", sorted(games()))
def test_sounds_are_of_kinds_that_are_played(name: str) -> None:
    assert {*games()[name].sounds.values()} <= {*KINDS}


def test_what_a_game_says_nothing_of_sounds_like_a_piece_that_is_placed() -> None:
    assert sounds(view("keyflower", [(3, Event("placed", {"seat": "seat:1"}))])) == [(4, "place")]


def test_whoever_bids_more_than_the_reader_outbids_him() -> None:
    events = [(1, bid(0)), (2, bid(1)), (3, bid(1, "tile:well"))]
    assert sounds(view("keyflower", events)) == [(2, "bid"), (3, "outbid"), (4, "bid")]


def test_nobody_is_outbid_who_only_watches() -> None:
    assert [kind for _, kind in sounds(view("keyflower", [(1, bid(0)), (2, bid(1))], None))] == ["bid", "bid"]


def test_what_is_no_part_of_play_is_not_heard() -> None:
    assert sounds(view("keyflower", [(1, Event("left", {"seat": "seat:1"}))])) == []


def test_only_the_last_events_are_told() -> None:
    match = Match(get_game("pebbles"), 3, rng=Random(1))
    while not match.over:
        match.play(match.legal()[0])
    told = sounds(view("pebbles", match.events(None)))
    assert len(told) <= MOST
