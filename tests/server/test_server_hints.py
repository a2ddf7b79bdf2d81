"""Advice at a table: for whoever plays alone against bots, and for everybody when the game is over."""

from __future__ import annotations

from random import Random

from hosting import Party, Server


def asked(table: Party, seat: int | None, **query: object) -> int:
    return table.client.get(f"{table.path}/hint", params=query, headers=table.head(seat)).status_code


def alone(server: Server) -> tuple[Party, int]:
    table = Party(server, "pebbles", 2, bots=1)
    return table, table.until_a_person_moves()


def test_who_plays_against_bots_is_advised_among_the_legal_actions(server: Server) -> None:
    table, seat = alone(server)
    legal = {choice["text"] for choice in table.get("/legal", seat)["legal"]}
    assert {hint["action"] for hint in table.get("/hint", seat)["hints"]} == legal


def test_advice_is_worded_in_the_readers_language(server: Server) -> None:
    table, seat = alone(server)
    hints = table.client.get(f"{table.path}/hint", headers={**table.head(seat), "accept-language": "nl"}).json()[
        "hints"
    ]
    assert any("kiezel" in hint["text"].lower() for hint in hints)


def test_only_so_many_moves_are_advised_as_are_asked_for(server: Server) -> None:
    table, seat = alone(server)
    assert len(table.get("/hint", seat, best=1)["hints"]) == 1


def test_there_is_no_advice_where_other_people_play(server: Server) -> None:
    table = Party(server, "pebbles", 2)
    assert asked(table, table.get()["mover"]) == 422


def test_nobody_is_advised_for_the_seat_of_another(server: Server) -> None:
    table, _ = alone(server)
    assert asked(table, None) == 403


def test_when_the_game_is_over_every_ply_has_its_advice(server: Server) -> None:
    table = Party(server, "pebbles", 2)
    table.finish(Random(3))
    assert asked(table, None, ply=1) == 200


def test_there_is_nothing_to_advise_when_the_game_is_over(server: Server) -> None:
    table = Party(server, "pebbles", 2)
    table.finish(Random(3))
    assert asked(table, None) == 422


def test_a_level_that_is_none_is_refused(server: Server) -> None:
    table, seat = alone(server)
    assert asked(table, seat, level="divine") == 422
