"""Tables that begin with a position's text: taken from a finished game, checked, and played on from."""

from __future__ import annotations

from random import Random
from typing import Any

import httpx
import pytest

from keydom import Match, get_game
from keydom.core.errors import BadPosition
from keydom.games import games
from tests.core.test_steps import Endless

from ..hosting import GUARD_HEADER, Party, Server, client_of, until


@pytest.fixture
def text() -> str:
    """A moment of a game of pebbles."""
    match = Match(get_game("pebbles"), 2, rng=Random(3))
    for _ in range(4):
        match.play(match.legal()[0])
    return match.game.text(match.state)


def begun(server: Server, text: str, *kinds: str) -> httpx.Response:
    wish = {"text": text, "seats": [{"kind": kind} for kind in kinds]}
    return client_of(server.address, **GUARD_HEADER).post("/api/positions", json=wish)


def test_a_table_begins_with_a_position(server: Server, text: str) -> None:
    made = begun(server, text, "link", "link").json()
    client = client_of(server.address, authorization=f"Bearer {made['tokens']['0']}")
    view = client.get(f"/api/tables/{made['id']}/view", params={"seat": 0}).json()
    expected = get_game("pebbles").view(get_game("pebbles").position(text), 0)
    assert view["view"] == expected.data()


def test_a_table_that_began_with_a_position_is_read_again_from_its_log(server: Server, text: str) -> None:
    table = Party(server, "pebbles", 2)
    made = begun(server, text, "link", "link").json()
    table.id, table.tokens = made["id"], {int(seat): token for seat, token in made["tokens"].items()}
    table.finish(Random(1))
    record = table.client.get(f"/t/{table.id}").status_code, table.get("/position", ply=0)["text"]
    assert record == (200, text)


def test_a_bot_plays_on_from_a_position(server: Server, text: str) -> None:
    mover = get_game("pebbles").mover(get_game("pebbles").position(text))
    kinds = ["bot" if seat == mover else "mine" for seat in range(2)]
    made = begun(server, text, *kinds).json()
    client = client_of(server.address)
    until(lambda: client.get(f"/api/tables/{made['id']}").json()["ply"] > 0)


@pytest.mark.parametrize("wrong", ["", "nonsense", "seats 7", "game chess"])
def test_a_position_that_does_not_add_up_is_refused_in_one_line(server: Server, text: str, wrong: str) -> None:
    answer = begun(server, f"{text}{wrong}\n" if wrong else text.replace("seats 2", "seats 9"), "mine", "mine")
    assert (answer.status_code, answer.json()["detail"].count("\n")) == (400, 0)


def spoilt(id: str, moment: str, old: str, new: str) -> str:
    """A position of a random game at the first moment that has this in it, with something else in its place."""
    match = Match(get_game(id), 2)
    rng = Random(1)
    while moment not in (text := match.game.text(match.state)):
        match.play(rng.choice(match.legal()))
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("id", "moment", "old", "new", "wrong"),
    [
        ("keythedral", "\n  Leave leader=0 served=1\n", "served=1\n", "served=99999\n", "expected a whole number"),
        ("keythedral", "\n  Window phase=5\n", "phase=5", "phase=6", "expected a whole number from 1 to 5"),
        ("keythedral", "\n  Turn seat=", "\n  Turn", "\n  TakeBack\n  Turn", "Turn cannot lie on TakeBack"),
        ("keyper", "\n  Turn seat=", "\nkeypers 0 1\n", "\nkeypers 1\n", "a keyper is at home or on a board"),
        ("keyper", "\n  Work active=", " left=", " left=7", "expected a whole number"),
        ("keyflower", "\n  LoadWorkers place=1", "place=1", "place=9", "expected a whole number"),
        ("keyflower", "\n  Turn seat=", "\nlots order-1", "\nlots -\n#", "bids"),
    ],
)
def test_a_position_that_cannot_be_played_is_refused_with_the_reason(
    server: Server, id: str, moment: str, old: str, new: str, wrong: str
) -> None:
    answer = begun(server, spoilt(id, moment, old, new), "mine", "mine")
    assert (answer.status_code, wrong in answer.json()["detail"]) == (400, True)


def test_more_frames_than_any_game_has_are_refused_unread(server: Server) -> None:
    text = spoilt("keythedral", "\n  Turn seat=", "\n  Turn", "\n" + "  Unreadable\n" * 5_000 + "  Turn")
    answer = begun(server, text, "mine", "mine")
    assert (answer.status_code, "more than 200" in answer.json()["detail"]) == (400, True)


@pytest.mark.parametrize("characters", [90_000, 800_000])
def test_a_record_whose_position_is_nothing_but_words_is_refused_with_the_reason(
    server: Server, characters: int
) -> None:
    match = Match(get_game("keyflower"), 2, rng=1)
    record = str(Match(get_game("keyflower"), 2, position=get_game("keyflower").text(match.state)).record())
    hostile = record.replace("from frames\n", f"from frames\nfrom   Turn a={'x ' * (characters // 2)}\n")
    answer = server.browser().post("/api/records", json={"text": hostile})
    wrong = "expected Turn with" if characters < 100_000 else "at most 100000 characters"
    assert (answer.status_code, wrong in answer.json()["detail"]) == (400, True)


def test_a_short_game_does_not_begin_without_the_tiles_of_spring(server: Server) -> None:
    match = Match(get_game("keyflower"), 2, {"length": "short"})
    rng = Random(1)
    while "\n  DrawWorkers " not in (text := match.game.text(match.state)):
        match.play(rng.choice(match.legal()))
    gone = " ".join(f"{tile}:gone" for tile in ("keywood", "key-mine", "woodcutter", "quarryman", "miner", "gold-mine"))
    answer = begun(server, text.replace("\nturns ", f" {gone}\nturns ", 1), "mine", "mine")
    assert (answer.status_code, "of a season to come" in answer.json()["detail"]) == (400, True)


def stuck(server: Server, monkeypatch: pytest.MonkeyPatch) -> tuple[Party, dict[str, Any]]:
    """A table of a game that goes on without end, and the move after which it does."""
    monkeypatch.setitem(games(), "pebbles", Endless())
    table = Party(server, "pebbles", 2)
    return table, {"version": table.get()["version"], "action": "keep"}


def test_a_table_whose_game_goes_on_without_end_says_so_and_stays_as_it_was(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, move = stuck(server, monkeypatch)
    before = table.standing()
    refused = [table.post("moves", 0, **move) for _ in range(2)]
    told = [(answer.status_code, "goes on by itself" in answer.json()["detail"]) for answer in refused]
    assert (told, table.standing() == before) == ([(400, True)] * 2, True)


def test_other_tables_are_played_on_when_a_game_goes_on_without_end(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = Party(server, "keyper", 2)
    table, move = stuck(server, monkeypatch)
    refused, before = table.post("moves", 0, **move).status_code, other.get()["ply"]
    other.play()
    assert (refused, other.get()["ply"] > before) == (400, True)


def test_a_position_of_two_is_not_played_by_three(server: Server, text: str) -> None:
    assert begun(server, text, "mine", "mine", "mine").status_code == 422


def test_a_position_is_checked_and_drawn(server: Server, text: str) -> None:
    told = client_of(server.address, **GUARD_HEADER).post("/api/positions/look", json={"text": text}).json()
    assert (told["game"], len(told["seats"]), told["picture"].startswith("<svg")) == ("pebbles", 2, True)


def test_what_is_wrong_with_a_position_is_an_answer_to_who_edits_it(server: Server, text: str) -> None:
    answer = client_of(server.address, **GUARD_HEADER).post("/api/positions/look", json={"text": f"{text}nonsense\n"})
    assert (answer.status_code, list(answer.json())) == (200, ["wrong"])


def test_a_position_is_refused_in_the_words_of_the_terminal(server: Server, text: str) -> None:
    spoilt = text.replace("white:", "white:9", 1)
    told = client_of(server.address, **GUARD_HEADER).post("/api/positions/look", json={"text": spoilt}).json()
    with pytest.raises(BadPosition) as refused:
        get_game("pebbles").position(spoilt)
    assert told["wrong"] == str(refused.value)


def test_before_the_end_no_position_is_told(server: Server) -> None:
    table = Party(server, "pebbles", 2)
    assert table.client.get(f"{table.path}/position").status_code == 422
