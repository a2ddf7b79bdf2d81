"""What a thing is worth to who is to move: the best that a bot can make of it now, with the lines it comes from."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from keydom.games import get_game
from keydom.server.web.component_values import things
from keydom.server.words import PageWords

from ..hosting import Party, Server

COAL = "keydom 1\ngame pebbles\nrules 1\nseats 3\n* draw coal\n0 give\n"  # to whom the coal is given is asked


def hint(action: str, points: float | None, gain: float, *alike: str) -> dict[str, Any]:
    """A move as a bot advises it: what it expects of it, and what the move changes."""
    facts = {"preference": 0.5, "chance": None, "features": [{"name": "workers", "points": gain}]}
    return {"action": action, "points": points, "alike": list(alike), "lines": [], "prospects": gain, **facts}


def worth(*advice: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return things(list(advice), PageWords(get_game("keyflower"), "en"))


def looked(server: Server, language: str = "en") -> dict[str, Any]:
    browser = server.browser(**{"accept-language": language})
    id = browser.post("/api/records", json={"text": COAL}).json()["id"]
    found: dict[str, Any] = browser.get(f"/api/tables/{id}/worth").json()
    return found


def test_a_thing_is_worth_what_the_best_move_with_it_changes() -> None:
    found = worth(hint("use miner", 60.0, 2.5), hint("bid miner", 58.0, 0.5))
    assert (found["tile:miner"]["action"], found["tile:miner"]["points"]) == ("use miner", 2.5)


def test_it_says_by_how_much_another_move_is_better() -> None:
    found = worth(hint("pass", 61.0, 3.0), hint("use miner", 59.5, 1.5))
    assert found["tile:miner"]["behind"] == 1.5


def test_where_the_bot_has_no_figures_of_a_move_nothing_is_said_to_be_better() -> None:
    found = worth(hint("pass", 61.0, 3.0), hint("use miner", None, 1.5))
    assert (found["tile:miner"]["points"], found["tile:miner"]["behind"]) == (1.5, None)


def test_moves_that_come_to_the_same_are_worth_the_same() -> None:
    found = worth(hint("use miner", 60.0, 2.0, "use smelter"))
    assert found["tile:smelter"]["points"] == found["tile:miner"]["points"]


def test_things_with_which_nothing_can_be_done_are_not_named(server: Server) -> None:
    assert set(looked(server)["things"]) == {"seat:1", "seat:2"}


@pytest.mark.parametrize(
    ("language", "whose"),
    [
        ("en", "Worth to Player 1 now, in points"),
        ("nl", "Nu voor Speler 1 waard, in punten"),
        ("fr", "Vaut maintenant pour Joueur 1, en points"),
        ("es", "Vale ahora para Jugador 1, en puntos"),
    ],
)
def test_it_says_to_whom_in_the_readers_language(server: Server, language: str, whose: str) -> None:
    assert looked(server, language)["whose"] == whose


def test_who_plays_alone_against_bots_is_spoken_to(server: Server) -> None:
    table = Party(server, "pebbles", 2, bots=1)
    seat = table.until_a_person_moves()
    assert table.get("/worth", seat)["whose"] == "Worth to you now, in points"


def test_nothing_is_said_where_other_people_play(server: Server) -> None:
    table = Party(server, "pebbles", 2)
    mover = table.get()["mover"]
    assert table.client.get(f"{table.path}/worth", headers=table.head(mover)).status_code == 422


def test_looking_back_every_ply_says_what_things_were_worth(server: Server) -> None:
    table = Party(server, "pebbles", 2)
    table.finish(Random(3))
    assert table.get("/worth", None, ply=1)["ply"] == 1
