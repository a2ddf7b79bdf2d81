"""What players see of pebbles: the table as a picture and in a terminal, each from its own seat."""

from __future__ import annotations

import re

from keydom import Match
from keydom.games.pebbles import GAME
from keydom.games.pebbles.state import PebblesState
from keydom.games.pebbles.view import PebblesView
from keydom.words import FluentWords

ENGLISH = FluentWords(GAME, "en", {0: "Ana", 1: "Bo"})


def after(*lines: str) -> Match[PebblesState, PebblesView]:
    match = Match(GAME, 2)
    for line in lines:
        match.play(line)
    return match


def picture(match: Match[PebblesState, PebblesView], seat: int | None) -> str:
    return GAME.draw(match.view(seat), ENGLISH)


def token(match: Match[PebblesState, PebblesView], seat: int | None, id: str) -> str:
    """The sign on a token of the picture."""
    found = re.search(rf'id="{id}".*?<text[^>]*>(.)</text>', picture(match, seat))
    assert found, f"no {id}"
    return found[1]


def test_the_mover_sees_the_pebble_in_his_hand() -> None:
    assert token(after("draw gold"), 0, "hand-0-0") == "★"


def test_the_others_see_that_he_has_one_and_not_which() -> None:
    match = after("draw gold")

    assert [token(match, seat, "hand-0-0") for seat in (1, None)] == ["?", "?"]


def test_nobody_else_has_one_in_hand() -> None:
    assert 'id="hand-1-0"' not in picture(after("draw gold"), 1)


def test_pebbles_do_not_leave_the_sheet_however_many_lie_open() -> None:
    match = Match(GAME, 4)
    for turn in range(20):
        kind = "white" if turn < 10 else "coal"
        lines = [f"draw {kind}", *(["keep"] if turn % 4 == 0 else ["give", "to 0"])]
        for line in lines:
            match.play(line)

    assert max(float(x) for x in re.findall(r'<circle cx="([\d.]+)"', GAME.draw(match.view(0), ENGLISH))) < 720 - 14


def test_a_terminal_shows_hand_bowl_and_what_lies_open() -> None:
    match = after("draw gold", "keep", "draw coal", "give", "to 0", "draw white")

    assert GAME.board(match.view(0), ENGLISH).splitlines() == [
        "     hand  bowl  open",
        "Ana  ○     ★     ▲",
        "Bo",
        "",
        "○ white pebble  ★ golden pebble  ▲ lump of coal",
    ]


def test_a_terminal_hides_hand_and_bowl_from_the_others() -> None:
    match = after("draw gold", "keep", "draw coal", "give", "to 0", "draw white")

    assert GAME.board(match.view(1), ENGLISH).splitlines()[1] == "Ana  ?     ?     ▲"


def test_a_name_cannot_move_the_cursor() -> None:
    words = FluentWords(GAME, "en", {0: "A\x1b[2J"})

    assert "\x1b" not in GAME.board(after("draw gold").view(0), words)
