"""What an answer would bring: told as what would follow, and found once for each version of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from keydom.core.match import Match
from keydom.core.record import Record
from keydom.games import game
from keydom.server import look as looked
from keydom.server.draft import Draft
from keydom.server.live import Live
from keydom.server.look import Look
from keydom.server.store import SeatRow, TableRow

from ..browser.scenes import asking

SEATS = tuple(SeatRow(seat, "", None) for seat in range(3))


@pytest.fixture
def asked() -> Look:
    """Somebody who is asked to join, which brings something to both."""
    record = Record.parse(asking("keyper", "Join"))
    match = Match.of(game("keyper"), record)
    for mover, text in record.moves:
        match.play(text, mover)
    live = Live(TableRow("t", "keyper", {}, 0, "", 0.0, 0.0, False, None, SEATS), match.game, [])
    live.match = match
    return Look(live, match.mover, "en")


def test_what_an_answer_brings_is_told_as_what_would_follow(asked: Look) -> None:
    assert {told.partition(": ")[0] for told in asked.brings().values()} == {"then"}


def test_what_an_answer_brings_is_found_once_however_often_it_is_told(
    asked: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    drafts: list[str] = []

    def counted(match: Match[Any, Any], seat: int, steps: Sequence[str]) -> Draft:
        drafts.extend(steps)
        return Draft(match, seat, steps)

    monkeypatch.setattr(looked, "Draft", counted)
    for _ in range(3):
        Look(asked.live, asked.seat, "en").brings()
    assert sorted(drafts) == sorted(map(str, asked.match.legal()))
