"""What bots do on end is told in lumps; that a person is to move is told at once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, cast

import pytest

from keydom.server.bots import moves as movers
from keydom.server.bots.moves import BotMoves, BotTurn
from keydom.server.settings import Settings
from keydom.server.table.table import GameTable

from ..hosting import awaited

LONG = 60.0


class Busy:
    """A table where bots move on end."""

    id = "t"

    def __init__(self) -> None:
        self.version = 0
        self.bot_to_move = True

    async def play_on(self, store: object, seat: int, steps: Sequence[str], version: int, fence: str) -> None:
        self.version += len(steps)


def told_of(moves: int, then_a_person: bool, every: float, monkeypatch: pytest.MonkeyPatch) -> list[int | None]:
    """The versions that watchers are told of so many moves, until they are told of any."""
    monkeypatch.setattr(movers, "NOTIFY_DELAY", every)
    told: list[int | None] = []

    async def run() -> None:
        heard, none = asyncio.Event(), cast(Any, None)

        def publish(table: str, version: int | None) -> None:
            told.append(version)
            heard.set()

        bots, table = BotMoves(none, Settings(), none, none, publish, none), Busy()
        for number in range(moves):
            table.bot_to_move = not then_a_person or number < moves - 1
            await bots._moves(cast(GameTable, table), BotTurn(0, table.version, ["pass"]), "fence")
        await asyncio.wait_for(heard.wait(), LONG)
        await bots.stop()

    awaited(run())
    return told


def test_moves_of_bots_on_end_are_told_together_when_a_person_is_to_move(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told_of(6, True, LONG, monkeypatch) == [6]


def test_what_bots_have_done_so_far_is_told_though_they_move_on(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told_of(3, False, 0.01, monkeypatch)[-1] == 3
